### Что читают игроки «Подвигов Геракла»: события, вопросы, ходы, причины, настройки.
### $symbol, $item и $characteristic — имена символов; $initiative — число или ★.

title-hercules = Подвиги Геракла
about-hercules = Все выбирают одновременно и втайне: совершить подвиг ради жетонов или взять помощников в Гимнасии. Кто берёт последний жетон, тот забирает и подвиг.

source-ours = карты — наша реконструкция: она сходится с каждым числом в правилах, но настоящих карт мы не видели. Владелец коробки может переписать их в файл.

## Части предложений

name = { $seat }
and-more = { $first }, { $rest }
strength = сила
agility = ловкость
wit = смекалка
perseverance = упорство
club = палица
bow = лук и стрелы
log = горящий ствол
rope = верёвка
iolaus = Иолай
theseus = Тесей
abderus = Абдер
hermes = Гермес
nymphs = нимфы
cry = крик Геракла
symbol-name = { $symbol ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
    [perseverance] { perseverance }
    [club] { club }
    [bow] { bow }
    [log] { log }
    [rope] { rope }
    [iolaus] { iolaus }
    [theseus] { theseus }
    [abderus] { abderus }
    [hermes] { hermes }
    [nymphs] { nymphs }
   *[cry] { cry }
}
item-name = { $item ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
    [perseverance] { perseverance }
    [club] { club }
    [bow] { bow }
    [log] { log }
    [rope] { rope }
    [iolaus] { iolaus }
    [theseus] { theseus }
    [abderus] { abderus }
    [hermes] { hermes }
    [nymphs] { nymphs }
   *[cry] { cry }
}
characteristic-name = { $characteristic ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
   *[perseverance] { perseverance }
}
face-whole = { symbol-name } { $initiative }
face-upper = { symbol-name } { $initiative } ({ item-name })
face-lower = { symbol-name } { $initiative }
gymnasium-card = { item-name } ({ symbol-name } { $initiative })
labour = { $number } «{ $ru }»
permanent-effect = +1 жетон за { $symbol ->
    [strength] силу
    [agility] ловкость
    [wit] смекалку
   *[perseverance] упорство
}
tokens-count = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
cards-count = { $cost ->
    [one] { $cost } карта
    [few] { $cost } карты
   *[many] { $cost } карт
}

## События

planned = Тайный выбор: { $about } — { $says }.
thought-again = Выбор отменён.
refreshed = { $seat } обновляет руку. В сброс: { $cards }. Новых карт: { $drawn }.
renewed = { $seat } платит жетон за новую руку. В сброс: { $cards }. Новых карт: { $drawn }.
reshuffled = { $seat }: личная стопка кончилась, сброс перемешан. Карт в новой стопке: { $cards }.
went = { $seat } идёт на подвиг { $labour }. Карта: { $cards }.
visited = { $seat } идёт в Гимнасий. Цель: { $wanted }. Плата: { $cards }.
rested = { $seat }: ни подвига, ни Гимнасия. В сброс: { $card }.
took-tokens = { $seat } берёт { tokens-count } с подвига { $labour }. Осталось: { $left }.
took-extra = { $seat } берёт ещё один жетон с подвига { $labour } за постоянный эффект. Осталось: { $left }.
left-extra = { $seat } оставляет дополнительный жетон на подвиге { $labour }.
came-late = { $seat } ничего не получает с подвига { $labour }: у других инициатива выше, жетонов не осталось.
took-labour = { $seat } забирает подвиг { $labour }!
activated = { $seat }: теперь действует { permanent-effect }.
tucked = { $seat } оставляет прежний эффект, подвиг { $labour } ложится под него.
robbed = Жетон переходит: { $victim } → { $seat }.
took-free = { $seat } берёт карту Гимнасия даром: { $card }.
claim-failed = { $seat }: карту забрали ({ $card }), плата возвращается в руку.
recalled = { $seat } возвращает карту из сброса: { $card }.
drew-card = { $seat } берёт карту из стопки.
no-effect = { $seat }: { $effect ->
    [take-token] ни у кого из соперников нет жетонов.
    [take-gymnasium-card] в Гимнасии нечего взять.
    [recall-card] в сбросе нечего взять.
   *[draw-card] брать неоткуда: нет ни стопки, ни сброса.
}
bought = { $seat } берёт из Гимнасия: { $card }.
outbid = { $seat } остаётся без карты: инициатива { $own } против { $best }. Плата { $where ->
    [discard] уходит в сброс.
   *[return] возвращается в руку.
}
out-duelled = { $seat } проигрывает спор. Плата { $where ->
    [discard] уходит в сброс.
   *[return] возвращается в руку.
}
tied = { $seat }: инициатива равная. Спорная карта: { $card }.
duels = { $seat } спорит дальше. Спорная карта: { $card }.
declines = { $seat } уступает спорную карту: { $card }.
laid = { $seat } кладёт ещё одну карту: { $card }.
showed-discard = { $seat } показывает следующую карту сброса: { $card }.
showed-stack = { $seat } показывает следующую карту стопки: { $card }.
decided-by-luck = Всё поровну, решает жребий: { $seat }.
redirected = { $seat } переносит плату. Новая цель: { $card }.
withdrew = { $seat } забирает карты обратно в руку.
opened = Новая карта в Гимнасии: { $card }. Осталось в стопке: { $left }.
round-begins = Начинается раунд { $round }.
turn-begins = Ход { $turn }.
game-over = Последний подвиг совершён: игра окончена.
ending-labours = совершены все подвиги

## Вопросы

prompt-refresh = Можно обновить руку: две карты на одну, четыре на две или всю руку за жетон.
prompt-discard = { $named ->
    [0] Какую карту сбросить первой?
   *[other] А какую следующей?
}
prompt-choice = Куда? Карта на подвиг — или в Гимнасий. Никто не увидит, пока не выберут все.
prompt-rest = Ни один подвиг не ждёт твоих карт, и в Гимнасии не по карману: сбрось одну карту.
prompt-pay = Цель — { $card }. Цена — { cards-count }, уже положено: { $paid }.
prompt-extra-token = Постоянный эффект даёт ещё один жетон с подвига { $labour }, там осталось { $left }. Взять?
prompt-permanent = У тебя действует { $old }. Новый подвиг даёт { $new }. Заменить?
prompt-robbery = Забери жетон у соперника. Чей?
prompt-free-card = Возьми карту Гимнасия даром. Какую?
prompt-recall = Верни карту из сброса. Какую?
prompt-contest = Ничья, спорная карта — { $card }. Положить ещё одну карту или уступить?
prompt-duel-card = Спорная карта — { $card }. Чем споришь?
prompt-redirect = На что потратить выложенные карты?
prompt-wait = { $chosen ->
    [yes] Твой выбор сделан.
   *[no] Подожди.
} { $others ->
    [1] Ещё думает { $seat }.
    [one] Ещё думает { $others } игрок.
    [few] Ещё думают { $others } игрока.
   *[many] Ещё думают { $others } игроков.
}
prompt-over = Игра окончена.

## Ходы

about-keep = рука
about-two = рука
about-four = рука
about-renew = рука
about-back = твой выбор
about-extra = ещё один жетон
about-leave = ещё один жетон
about-replace = новый подвиг
about-tuck = новый подвиг
about-rob = чей жетон
about-duel = спор
about-decline = спор
about-withdraw = выложенные карты
move-keep = оставить
move-two = сбросить две, взять одну
move-four = сбросить четыре, взять две
move-renew = заплатить жетон, взять четыре новые
move-discard = сбросить
move-labour = на подвиг { $labour }, жетонов — до { $tokens }
move-visit = купить ({ cards-count }{ $mode ->
    [caprice] , { characteristic-name }
   *[heroic] { "" }
})
move-pay = положить в уплату
move-back = передумать
move-extra = взять
move-leave = оставить
move-replace = заменить
move-tuck = оставить прежний, новый подложить
move-rob = { $victim }
move-take = взять в руку
move-duel = положить ещё одну карту
move-decline = уступить
move-lay = положить
move-withdraw = забрать обратно
typed = верх=upper низ=lower подвиг=labour плата=pay положить=pay уплату= сброс=discard сбросить=discard купить=visit цель=visit передумать=back оставить=keep две=two четыре=four взять=take спор=duel уступить=decline на= в=
typed-help = Ход можно и написать: «S32 подвиг 1», «G07 верх подвиг 7», «G05 купить», затем «S1 плата»; «оставить», «две», «передумать».

## Причины

why-not-game-over = Игра окончена.
why-not-not-asked = Сейчас тебя ни о чём не спрашивают.
why-not-already-chosen = Выбор уже сделан; сначала передумай.
why-not-nothing-chosen = Передумывать пока нечего.
why-not-other-question = Сейчас спрашивают не об этом.
why-not-one-refresh = Обновление уже выбрано: назови карты или передумай.
why-not-few-to-discard = Для этого в руке мало карт.
why-not-no-token-to-pay = У тебя нет жетона, чтобы заплатить.
why-not-named-already = Уже названа: { $card }.
why-not-not-in-hand = Нет у тебя в руке: { $card }.
why-not-one-target = Ты уже идёшь в Гимнасий; сначала передумай.
why-not-later-round = Его раунд ещё не наступил: подвиг { $labour }.
why-not-labour-taken = Уже совершён: подвиг { $labour }.
why-not-symbol-differs = Подвиг { $labour } не ждёт такого символа: { $card }.
why-not-not-open = Не лежит открытой в Гимнасии: { $card }.
why-not-few-to-pay = Цена — { cards-count }, в руке столько нет: { $card }.
why-not-few-of-characteristic = Цена — { cards-count } ({ characteristic-name }), в руке столько нет: { $card }.
why-not-wrong-characteristic = Не та характеристика: { $card }.
why-not-lower-half-pays-not = Нижней половиной здесь не платят, платят характеристикой на верхней: { $card }.
why-not-laid-already = Уже положена: { $card }.
why-not-can-act = Пока есть куда пойти, карты не сбрасывают: { $card }.
why-not-no-rival = За этим столом у тебя нет такого соперника.
why-not-no-token-to-take = Нет ни одного жетона: { $victim }.
why-not-not-in-discard = Нет в твоём сбросе: { $card }.
why-not-declined = В этот ход она тобой уже уступлена: { $card }.
why-not-few-laid = Цена — { cards-count }, положено меньше: { $card }.
why-not-few-laid-of-characteristic = Цена — { cards-count } ({ characteristic-name }), положено не то: { $card }.
why-not-not-laid = Нет среди выложенных тобой карт: { $card }.

## Счёт

score-tokens = жетоны
score-labours = подвиги

## Настройки

option-mode = Режим: heroic — героический, caprice — «Каприз Эврисфея» (случайные подвиги, по четыре жетона, плата характеристикой)
option-rounds = Сколько раундов: 3 по четыре подвига или 4 по три
option-gym_loser_cards = Куда идут карты, выложенные в Гимнасии зря: return — в руку, discard — в сброс
option-tie_break = При равенстве очков: shared — общая победа, labours — у кого больше подвигов
option-colours = Цвета мест по порядку: 2134 — первому месту второй цвет, второму первый

## Рисунок

draw-head = Раунд { $round } из { $rounds }, ход { $turn }
draw-later = Раунд { $round }:
draw-labour = { $number } { $ru }
draw-symbol = { symbol-name }
draw-brief = { $symbol ->
    [strength] Си
    [agility] Ло
    [wit] См
    [perseverance] Уп
    [club] па
    [bow] лу
    [log] го
    [rope] ве
    [iolaus] Ио
    [theseus] Те
    [abderus] Аб
    [hermes] Ге
    [nymphs] ни
   *[cry] кр
}
draw-extra-token = +1: { symbol-name }
draw-effect = { $effect ->
    [take-token] жетон соперника
    [take-gymnasium-card] карта даром
    [recall-card] карта из сброса
   *[draw-card] карта из стопки
}
draw-at-the-end = { $now } (если последний: { $last })
draw-gymnasium = Гимнасий, в стопке { $stack }
draw-empty = пусто
draw-contested = СПОР
draw-hand = Твоя рука
draw-player = { $seat }
draw-tokens = жетоны { $tokens }
draw-labours = подвиги { $labours }
draw-piles = рука { $hand }, стопка { $stack }, сброс { $discard }
draw-bought = куплено:
draw-thinking = думает
draw-ready = выбор сделан
draw-on-labour = на подвиге { $labour }: { $cards }
draw-for-card = за { $card }: { $cards }
draw-nowhere = кладёт: { $cards }
legend = ● жетон, он же очко; подвиг — ещё очко · число на карте — инициатива: у кого больше, тот берёт раньше; ★ раньше всех · ▯ цена в картах · у карты Гимнасия две половины: характеристика и предмет или соратник, играет одна · » что даёт подвиг тому, кто взял последний жетон; «+1» — с тех пор ещё один жетон за эту характеристику · в скобках коротко, чего ждут подвиги следующих раундов: Си сила, Ло ловкость, См смекалка, Уп упорство, па палица, лу лук, ве верёвка, го горящий ствол, Ио Иолай, кр крик
