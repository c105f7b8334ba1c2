### What players of the shelf game read: events, prompts, moves, reasons, options.
### $game is geroychiki or toy-story-4; $colour is A, B or C; $end and $side are left or right.

title-geroychiki = Геройчики: Полный порядок
title-toy-story-4 = История игрушек 4
about-geroychiki = Расставить игрушки по трём полкам и закрыть полки краями. Финальный раунд длится, пока кому-нибудь не придётся пропустить ход.
about-toy-story-4 = Расставить игрушки по трём полкам и закрыть полки краями. В финальном раунде каждый ходит ещё по разу.

source-ours = список карт восстановлен нами: он сходится со всеми числами в правилах, но самих карт мы не видели. Владелец коробки может переписать настоящие карты в файл.

## Parts of sentences

toy = «{ $ru }»
edge = { $side ->
    [left] левый
   *[right] правый
} { edge-colour } край
edge-with-toy = { edge } (бонус: «{ $ru }»)
edge-colour = { $colour ->
    [A] { $game ->
        [toy-story-4] зелёный
       *[other] фиолетовый
    }
    [B] { $game ->
        [toy-story-4] жёлтый
       *[other] оранжевый
    }
   *[C] синий
}
shelf = { shelf-colour } полка
shelf-colour = { $colour ->
    [A] { $game ->
        [toy-story-4] зелёная
       *[other] фиолетовая
    }
    [B] { $game ->
        [toy-story-4] жёлтая
       *[other] оранжевая
    }
   *[C] синяя
}
the-shelf = { $colour ->
    [A] { $game ->
        [toy-story-4] зелёную
       *[other] фиолетовую
    }
    [B] { $game ->
        [toy-story-4] жёлтую
       *[other] оранжевую
    }
   *[C] синюю
} полку
of-shelf = { $colour ->
    [A] { $game ->
        [toy-story-4] зелёной
       *[other] фиолетовой
    }
    [B] { $game ->
        [toy-story-4] жёлтой
       *[other] оранжевой
    }
   *[C] синей
} полки
at-end = { $end ->
    [left] слева
   *[right] справа
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

who = { $seat }{ $bonus ->
    [0] { "" }
   *[1] { " " }(бонусный ход)
}

## Events

placed-start = { who }: { $card } начинает { the-shelf }.
placed-add = { who }: { $card } — { at-end } на { the-shelf }.
placed-down = { who }: { $card } рубашкой вверх закрывает { the-shelf } { at-end }.
completed = { $seat }: { shelf } завершена, { points } в коллекцию!
bonus-earned = { $seat } получает { $turns ->
    [one] бонусный ход
    [few] { $turns } бонусных хода
   *[many] { $turns } бонусных ходов
}!
row-discarded = Ряд { $row }: последняя карта, { $card }, уходит в сброс.
row-dealt = Ряд { $row } обновлён. { $left ->
    [0] Колода кончилась.
    [one] В колоде осталась { $left } карта.
    [few] В колоде осталось { $left } карты.
   *[many] В колоде осталось { $left } карт.
}
final-round = Обновить ряд нечем: начинается финальный раунд. Сброс выложен в середину стола, теперь там { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. Брать можно любую, новых полок не начинать. { $lasts ->
    [until-skip] Играем, пока кому-нибудь не придётся пропустить ход.
   *[one-turn-each] У каждого ещё по одному ходу.
}
skipped = { $seat }: положить нечего, { $lost ->
    [0] ход пропущен.
    [1] бонусный ход пропадает.
    [one] пропадает { $lost } бонусный ход.
    [few] пропадают { $lost } бонусных хода.
   *[many] пропадают { $lost } бонусных ходов.
}
last-turns = Это первый пропуск: у остальных ещё по одному ходу, и конец.
removed = { $seat }: положить нечего, { $face ->
    [down] карта рубашкой вверх ({ $card })
   *[up] { $card }
} уходит с { of-shelf } в коробку.
now-normal = { $seat }: вместо бонусного хода — обычный.
discarded = { $seat }: положить нечего и убрать нечего, { $card } уходит в сброс.
game-over = Игра окончена: { $ending ->
    [skip] после первого пропуска у остальных было ещё по ходу.
    [bonus-skip] после первого пропуска (бонусного хода) у остальных было ещё по ходу.
   *[one-turn-each] у каждого был последний ход.
}
ending-skip = пропуск обычного хода
ending-bonus-skip = пропуск бонусного хода
ending-one-turn-each = ещё по одному ходу

## Prompts

prompt-turn = Положи крайнюю карту любого ряда на свою полку.
prompt-bonus = Бонусный ход: возьми любую карту.{ $due ->
    [0] { "" }
    [1] { " " }Потом ещё один.
   *[other] { " " }Потом ещё { $due }.
}
prompt-final = Финальный раунд: возьми любую карту. Новых полок не начинают.
prompt-final-bonus = Финальный раунд, бонусный ход: любая карта, но без новых полок.{ $due ->
    [0] { "" }
    [1] { " " }Потом ещё один.
   *[other] { " " }Потом ещё { $due }.
}
prompt-final-wait = Финальный раунд: сейчас ходит { $seat }.
prompt-remove = Ни одну карту положить нельзя: убери в коробку свою карту, которая мешает.
prompt-discard = Ни одну карту положить нельзя, и убрать нечего: отправь одну из карт в сброс.
prompt-wait = Сейчас ходит { $seat }.
prompt-over = Игра окончена.

## Moves

move-start = начать { the-shelf }
move-add = на полку { at-end }
move-down = рубашкой вверх: { shelf-colour } { at-end }
brief-move-start = начать полку
brief-move-add = { at-end }
brief-move-down = ▒{ $colour } { at-end }
move-remove = убрать { $face ->
    [down] карту рубашкой вверх с { of-shelf }
   *[up] с { of-shelf }
}
move-discard = отправить в сброс
typed = начать=start слева=left лево=left л=left l=left справа=right право=right п=right r=right рубашкой=down вверх= вниз=down d=down { $game ->
        [toy-story-4] зелёная=a жёлтая=b
       *[other] фиолетовая=a оранжевая=b
    } синяя=c убрать=remove сброс=discard
typed-help = Ход можно и набрать: код карты и место — «A3.1 слева», «A3.1 справа», «A3.1 начать», «A3.1 рубашкой B слева»; вместо кода годится и имя: «мишка слева».

## Reasons

why-not-game-over = Игра уже окончена.
why-not-not-your-turn = Сейчас не твой ход.
why-not-not-in-the-middle = { $card }: этой карты нет в середине стола.
why-not-not-an-end = { $card } лежит внутри ряда, а в обычный ход берут только с конца.
why-not-shelf-exists = { $card } не начинает полку: { shelf } у тебя уже есть.
why-not-no-shelf = { $card }: такой полки у тебя ещё нет, класть слева или справа некуда.
why-not-no-new-shelf = { $card } начинает новую полку, а в финальном раунде новых полок не начинают.
why-not-closed-end = Этот конец полки уже закрыт: там { $other }.
why-not-closed-by-back = Этот конец полки уже закрыт картой рубашкой вверх.
why-not-wrong-side = { $card } с этого конца полки не кладётся.
why-not-no-toy-to-close = { $card }: на полке ещё нет ни одной игрушки, закрывать нечего.
why-not-same-toy = { $card } на этой полке уже есть: игрушки не повторяются.
why-not-blue-mix = { $card }: на синей полке игрушки либо все разные, либо все одинаковые.
why-not-not-first = { $card } встаёт на полку только первой игрушкой.
why-not-needs-two-toys = { $card }: на полке сначала должны быть две другие игрушки.
why-not-needs-three-shelves = { $card }: сначала нужны три свои полки.
why-not-only-an-edge = С этого конца стоит { $other }: рядом можно положить только край.
why-not-shuns-edges = { $card } рядом с краем не ставится.
why-not-toy-shuns-edges = С этого конца стоит { $other }: рядом с этой игрушкой края не кладут.
why-not-back-needs-shelf = Рубашкой вверх полку не начать, а такой полки у тебя нет.
why-not-back-needs-toy = Рубашкой вверх кладут только на полку, где есть игрушка.
why-not-not-stuck = { $card }: пока ход есть, ничего не убирают.
why-not-not-before-you = { $card }: убрать можно только карту со своей полки.
why-not-removal-unlawful = { $card }: без этой карты соседние окажутся рядом не по правилам.
why-not-removal-no-help = { $card }: если убрать эту карту, хода всё равно не будет. Убери ту, которая мешает.
why-not-can-remove = { $card }: в сброс не отправить, пока можно убрать карту со своей полки.

## Score pad

score-collection = коллекция
score-unfinished = { shelf } (не завершена)

## Options

option-first_seat = Кто начинает: номер места, а random — пусть решит случай
option-stuck_bonus_turn = Чем становится бонусный ход, если в нём пришлось убрать карту: обычным или остаётся бонусным
option-skip_on_bonus_ends_game = Считать ли первым пропуском пропавший бонусный ход
option-face_down_scores = Считать ли очки карт рубашкой вверх на незавершённых полках

ask-first_seat = Кто из вас последним смотрел { $game ->
        [toy-story-4] «Историю игрушек»
       *[other] «Геройчиков»
    }? Имя или номер места (пустая строка — пусть решит случай)

## The drawing

draw-row = Ряд { $row }
draw-pool = Середина стола
draw-piles = Колода { $deck } · сброс { $discard } · в коробке { $removed }
draw-discard = Сброс:
draw-player = { $seat }
draw-collection = коллекция: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
draw-points = { points }
draw-total = всего { points }
draw-turn = ходит
draw-bonus = бонусный ход
draw-no-shelves = полок нет
draw-edge-left = левый край
draw-edge-right = правый край
draw-name = { $ru }
draw-edge = край
draw-property-plain = { "" }
draw-property-first-toy = первая
draw-property-two-toys = 2 игр.
draw-property-three-shelves = 3 полки
draw-property-neighbour-bonus = рядом +{ $ru }
draw-property-touch-edge = у края
draw-property-no-edge = без края
draw-property-edge-bonus = +{ $ru }
legend = A — { $game ->
        [toy-story-4] зелёные, B — жёлтые
       *[other] фиолетовые, B — оранжевые
    }, C — синие · ▐ ▌ полка закрыта · … открыта · ▒ рубашкой вверх · ★ очки · «первая» — только первой игрушкой · «2 игр.» — нужны две игрушки · «3 полки» — нужны три полки · «рядом +имя» — бонусный ход, когда эту игрушку кладут вплотную · «у края» — должна касаться края · «без края» — края рядом нельзя · «+имя» на крае — бонусный ход за эту игрушку на полке
