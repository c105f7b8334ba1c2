### Что читают игроки «Стикеров»: события, вопросы, ходы, причины, настройки.
### $ru и $en — названия из файла компонентов на двух языках.

title-stickers = Стикеры
about-stickers = Собирай коллекции девяти кланов, запускай цепочки комбо и меняй редкость. В кампании после каждой партии открывается набор, а стикеры остаются на картах навсегда.
source-ours = коробка — наша реконструкция: она согласуется с каждым числом из правил, но сами карты, награды и наборы придуманы (11 и 8 — из примера в правилах). Владелец коробки может записать настоящие карты в файл.

## Части предложений

name = { $seat }
clan = «{ $ru }»
letters = { $ru }
level = { $ru }
and-more = { $first }, { $rest }
and-last = { $first } и { $last }
and-then = { $first }; { $rest }
so-many = { $number ->
    [1] «{ $sticker }»
   *[other] «{ $sticker }» ×{ $number }
}
card = { $clan }{ $stars ->
    [0] { "" }
   *[other] { " " }{ $stars }★
}
combo-card = { card } ({ $combos })
card-now = { $card } + { $new }
sticker = { $sticker ->
    [draw-play] из колоды
    [ask] просьба
    [market] с рынка
    [swap] обмен
    [extra] ещё карта
    [star] +1★
   *[two-stars] +2★
}
decoration = { $decoration ->
    [heart] сердечко
    [bolt] молния
    [moon] луна
    [flower] цветок
    [crown] корона
    [bow] бантик
    [flame] огонёк
    [cloud] облачко
    [rainbow] радуга
    [star-dust] звёздная пыль
    [glasses] очки
   *[paw] лапка
}
ornament = { $decoration ->
    [heart] ♥
    [bolt] ↯
    [moon] ☾
    [flower] ✿
    [crown] ♛
    [bow] ⋈
    [flame] ♨
    [cloud] ☁
    [rainbow] ⌒
    [star-dust] ⁂
    [glasses] ∞
   *[paw] ❖
}
lid = крышка коробки
clan-pack = набор клана { $clan }
power-pack = набор силы № { $number }
any-clan = любой клан
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-of = { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
}
cards-of-least = { $least ->
    [one] { $least } карты
   *[other] { $least } карт
}
cards-taken = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
cards-each = { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}
points-each = { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## События

took = { $seat } берёт с рынка: { $card }.
laid = { $seat } кладёт в альбом: { $card }.
collected = Коллекция { $clan } из { cards-of }. { $bonus ->
    [take] Бонус: две карты с рынка.
    [swap] Бонус: обмен жетонов.
    [take-swap] Бонус: две карты с рынка и обмен жетонов.
   *[none] Бонуса за неё нет.
}
draw-played = { $seat } открывает верхнюю карту и кладёт в альбом: { $card }.
swapped = { $seat } меняет местами жетоны { $clan } и { $other }: { $clan } теперь { $level }, { $other } — { $other_level }.
asked = { $seat } просит у игрока { $whom } карту клана { $clan }.
gave = { $seat } отдаёт карту игроку { $whom }: { $card }.
had-none = У игрока { $seat } нет карт клана { $clan }.
nothing-to-draw = Брать больше неоткуда: колода и запас кончились.
drew = { $seat } берёт { cards-taken }{ $spare ->
    [0] { " " }из колоды.
   *[other] , из них из запаса: { $spare }.
}
drew-these = Пришло: { $cards }.
market-filled = На рынке { $count ->
    [1] появляется
   *[other] появляются
}: { $cards }.
deck-out = { $turns ->
    [0] Колода кончилась, и раунд доигран. Каждый тайно выбирает последнюю карту!
    [one] Колода кончилась: до конца остался { $turns } ход.
    [few] Колода кончилась: до конца осталось { $turns } хода.
   *[many] Колода кончилась: до конца осталось { $turns } ходов.
}
passed = { $seat } пропускает ход: ни на рынке, ни в руке нет карт.
picked = Твоя последняя карта: { $card }. Пока думают другие, можно передумать.
thought-again = Можно выбрать другую карту.
added = { $seat }, последняя карта: { $card }. В альбом { $cards ->
    [1] ложится
   *[other] ложатся
} { cards }: { $added }.
added-nothing = { $seat }, последняя карта: { $card }. Такой коллекции в альбоме нет, и ничего не добавляется.
majority = { $clan } ({ $level } клан): { $results }.{ $tie ->
    [yes] { " " }Ничья за первое место: вторую награду не получает никто.
   *[no] { "" }
}
result = { $names } — { $those ->
    [1] { cards }, { points }
   *[other] по { cards-each }, по { points-each }
}
total = { $seat }: { points }, из них за звёзды { $stars }.
tie-broken = Очков поровну. Решает клан { $clan }: у игрока { $seat } таких карт больше ({ $cards } против { $others }).
won = { $winners ->
    [1] Победа: { $names }!
   *[other] Победу делят { $names }!
}
pack-opened = Открыт { $pack }!
new-combo = Новое комбо! { $sticker ->
    [draw-play] «Из колоды»: открыть верхнюю карту колоды и положить в альбом.
    [ask] «Просьба»: попросить у соперника карту любого клана.
    [market] «С рынка»: взять одну карту с рынка в руку.
    [swap] «Обмен»: поменять местами два соседних жетона.
   *[extra] «Ещё карта»: положить в альбом одну карту из руки, любого клана; её комбо сработают.
}
new-bonus = Бонус коллекции от { cards-of-least }: { $bonus ->
    [take] две карты с рынка.
    [swap] обмен жетонов.
    [take-swap] две карты с рынка и обмен жетонов, в любом порядке.
   *[none] никакого.
}
new-scenarios = Теперь партию можно сыграть со сценарием: «Вверх тормашками», «Большая ярмарка» или «Открытые руки».
trophy = Трофей за эту партию: { $names }.
got-stickers = { $seat } получает стикеры: { $stickers }.
stuck = { $seat } наклеивает стикер «{ $sticker }» на карту { $where }.
sticker-passed = { $seat } передаёт стикер «{ $sticker }»: в альбоме ему нет места. Теперь его клеит { $whom }.
stuck-by-chance = Стикер «{ $sticker }» никому не подошёл и достаётся случайной карте: { $where }.
sticker-kept = Стикеру «{ $sticker }» нет места во всей коробке, он отложен.
decorates-clan = { $seat } примеряет украшение «{ $ornament }» к картам клана { $clan }.
decorated = { $seat } клеит украшение «{ $ornament }»: { $where }.
ending-scored = колода кончилась, очки подсчитаны

## Вопросы

prompt-over = Партия окончена.
prompt-wait = { $chosen ->
    [yes] Выбор сделан. Ждём остальных.
   *[no] { $others ->
        [1] Сейчас решает { $seat }.
       *[other] Сейчас решают другие.
    }
}
prompt-take-one = Шаг 1. Какую карту взять с рынка?
tier = от { cards-of-least } — { $bonus ->
    [take] две с рынка
    [swap] обмен жетонов
    [take-swap] две с рынка и обмен
   *[none] ничего
}
prompt-collect = { $laid ->
    [0] Шаг 2. С какой карты начать коллекцию? Все её карты — одного клана, сработают комбо последней. Бонус: { $tiers }.
   *[other] Коллекция { $clan }, положено { $laid }, бонус: { $bonus ->
        [take] две карты с рынка
        [swap] обмен жетонов
        [take-swap] две карты с рынка и обмен жетонов
       *[none] нет
    }. { $more ->
        [yes] Добавить ещё карту или готово?
       *[no] Больше карт этого клана у тебя нет.
    }
}
prompt-effects = { $left ->
    [late] Рука пополнена. Применить оставшиеся комбо или закончить ход?
    [combos] Бонуса больше нет, комбо ещё есть. Что делаем?
   *[bonus] Бонус и комбо можно применить в любом порядке. Что делаем?
}
prompt-taking = { $cards ->
    [1] Какую карту взять с рынка?
   *[other] Какую карту взять с рынка первой?
}
prompt-swapping = Какие два соседних жетона поменять местами?
prompt-asking = У кого и карту какого клана попросить?
prompt-giving = { $whom } просит карту клана { $clan }. Какую отдать?
prompt-one-more = Какую карту из руки положить в альбом?
prompt-last-pick = Последняя карта: выбери втайне. Если в альбоме есть её клан, она ляжет туда вместе с остальными картами этого клана.
prompt-sticking = Стикер «{ $sticker }»{ $bound ->
    [yes] { " " }для клана { $clan }
   *[no] { "" }
}: { $loose ->
    [yes] в альбомах места нет. Выбери любую подходящую карту из коробки!
   *[no] на какую карту альбома наклеить?
}{ $more ->
    [0] { "" }
   *[other] { " " }(после него ещё { $more })
}
prompt-decorating = { $chosen ->
    [yes] На какую карту наклеить украшение «{ $ornament }»?
   *[no] Украшение «{ $ornament }» можно наклеить куда угодно. Выбери клан или крышку коробки.
}

## Ходы

about-with = { $upper } ⇄ { $lower }
about-from = { $whom }
about-bonus = Бонус
about-combo = Комбо
about-decoration = Украшение
about-turn = Дальше
move-take = взять
move-lay = положить
move-give = отдать
move-pick = выбрать
move-stick = наклеить сюда
move-decorate = { $where ->
    [lid] крышка коробки
   *[card] наклеить сюда
}
move-choose = { $clan }
move-from = { $clan }
move-with = { $clan } ⇄ { $other }
move-done = коллекция готова
move-bonus-take = взять 2 карты с рынка
move-bonus-swap = поменять местами 2 соседних жетона
move-refill = пополнить руку{ $lapses ->
    [bonus] { " " }(бонус сгорит)
    [combos] { " " }(комбо сгорят)
    [both] { " " }(бонус и комбо сгорят)
   *[nothing] { " " }(комбо останутся)
}
move-end = закончить ход
move-back = передумать
move-hold = сначала этот стикер
move-draw-play = из колоды: открыть карту и положить в альбом{ times }
move-ask = просьба: попросить карту у соперника{ times }
move-market = с рынка: взять 1 карту{ times }
move-swap = обмен: поменять местами 2 соседних жетона{ times }
move-extra = ещё карта: положить 1 карту из руки{ times }
times = { $left ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(×{ $left })
}
typed = сначала=hold звезда=star взять=take беру=take положить=lay кладу=lay отдать=give даю=give выбрать=pick наклеить=stick украсить=decorate крышка=lid у=from с=with на= карты=bonus-take жетоны=bonus-swap готово=done добор=refill пополнить=refill конец=end закончить=end передумать=back колода=draw-play просьба=ask рынок=market обмен=swap ещё=extra корги=corgi космыши=mice крольшебник=rabbit гикозавр=dino хрякула=pig шокоала=koala каратэкот=cat пандастик=panda уть=duck
typed-help = Ход можно и написать: «corgi-3 взять», «corgi-3 положить», «готово», «карты» и «жетоны» (бонус), «колода», «просьба», затем «корги у 2»; «корги с уть» (жетоны), «добор», «конец»; «звезда сначала» (какой стикер клеить первым).

## Причины

why-not-game-over = Партия окончена.
why-not-not-your-turn = Сейчас решаешь не ты.
why-not-other-question = Сейчас спрашивают не об этом.
why-not-not-in-market = Такой карты нет на рынке: { $about }.
why-not-take-first = Сначала возьми карту с рынка.
why-not-one-card-taken = Карта с рынка в этот ход уже взята.
why-not-not-in-hand = Этой карты нет в руке: { $about }.
why-not-one-clan = В коллекции все карты одного клана, а начата она картой { $clan }.
why-not-nothing-laid = В коллекции должна быть хотя бы одна карта.
why-not-collect-first = Сначала разыграй коллекцию.
why-not-collection-laid = Коллекция в этот ход уже разыграна.
why-not-no-bonus = Такого бонуса у тебя сейчас нет.
why-not-bonus-lapsed = Бонус коллекции действует только до пополнения руки.
why-not-no-combo = Такого комбо у тебя сейчас нет.
why-not-market-empty = На рынке нет карт.
why-not-hand-empty = В руке нет карт.
why-not-deck-empty = В колоде нет карт.
why-not-effect-first = Сначала выбери, какой бонус или какое комбо применить.
why-not-not-adjacent = Между уровнями этих жетонов есть ещё уровень, а меняют только соседние.
why-not-same-level = Эти жетоны лежат на одном уровне, а меняют жетоны соседних уровней.
why-not-asks-himself = Просить можно только у соперника.
why-not-no-such-seat = За столом нет такого игрока.
why-not-other-clan-asked = Просили карту клана { $clan }.
why-not-refilled-already = Рука уже пополнена.
why-not-refill-first = Сначала пополни руку.
why-not-picked-already = Карта уже выбрана. Можно передумать.
why-not-nothing-picked = Ещё ничего не выбрано.
why-not-empty-hand = В руке нет карт, выбирать не из чего.
why-not-no-sticker = У тебя сейчас нет стикера.
why-not-no-other-sticker = Другого такого стикера, которому есть место, у тебя нет.
why-not-not-in-album = Этой карты нет в твоём альбоме: { $about }.
why-not-sticker-of-clan = Этот стикер — только для карт клана { $clan }.
why-not-mark-differs = Стикер с меткой клеят на карты с той же меткой.
why-not-no-free-cell = На этой карте нет свободной клетки для стикера «{ $sticker }».
why-not-no-decoration = Украшения у тебя сейчас нет.
why-not-clan-first = Сначала выбери клан.
why-not-other-clan-chosen = Выбран другой клан.

## Счёт

score-clan = { $clan }
score-stars = звёзды

## Настройки

option-first_seat = Кто начинает: номер места (кто последним приклеил стикер) или random — по жребию
option-combos_in_refill = Можно ли применить оставшиеся комбо и после пополнения руки: true или false
option-reserve_for_draw_play = Берёт ли комбо «Из колоды» карту из запаса, когда колода кончилась: true или false
option-final_may_start_column = Может ли последняя карта начать новую коллекцию: true или false
option-marks_match = Стикеры с меткой клеят только на карты с той же меткой: true или false
option-scenario = Сценарий: none — без него, topsy-turvy — вверх тормашками (редкость читается с другого конца), big-fair — большая ярмарка (на рынке 9 карт), open-hands — открытые руки

ask-first_seat = Кто последним приклеил стикер? Имя или номер (Enter — жребий)

## Рисунок

draw-board = Редкость: награда за первое место и за второе
draw-rewards = { $first } и { $second }
draw-scenario = Сценарий: { $scenario ->
    [topsy-turvy] вверх тормашками (самый ценный клан внизу)
    [big-fair] большая ярмарка
    [open-hands] открытые руки
   *[none] нет
}
draw-market = Рынок (в колоде { $deck }, в запасе { $reserve })
draw-empty = пусто
draw-player = { $seat }
draw-counts = { $stars }★, в руке { cards-in }, сейчас { points }
cards-in = { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}
draw-first = жетон первого игрока
draw-turn = ходит
draw-sticking = клеит
draw-thinking = выбирает
draw-ready = выбрано
draw-album = альбом:
draw-album-empty = альбом пуст
draw-hand = Твоя рука
draw-hand-of = В руке
draw-effects = Можно применить: { $effects }
draw-bonus = { $bonus ->
    [take] бонус — 2 карты с рынка
   *[swap] бонус — обмен жетонов
}
draw-stickers = стикеры: { $stickers }
legend = В альбоме: буквы клана, сколько карт, в скобках — сколько очков это даёт сейчас. ★ звёзды на карте, по очку каждая. В скобках у карты — её комбо, оно сработает, если карта ляжет последней: «из колоды» — верхняя карта колоды сразу ложится в альбом, «просьба» — соперник отдаёт тебе карту названного клана.
