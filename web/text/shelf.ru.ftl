### Слова, которые нужны только доске игры с полками; остальные — в её собственных файлах.
### $game — geroychiki или toy-story-4, $colour — A, B или C, $end — left или right.

shelf-board = Стол
shelf-yours = Твои полки
shelf-of = { $seat }: полки
shelf-look = { $seat }: посмотреть полки ближе
shelf-none = { shelf }: ещё не начата
shelf-empty = Пусто
shelf-places = Места: { shelf } { at-end }
shelf-letter = { $colour ->
    [A] { $game ->
        [toy-story-4] З
       *[other] Ф
    }
    [B] { $game ->
        [toy-story-4] Ж
       *[other] О
    }
   *[C] С
}

## Карты

shelf-back = карта рубашкой вверх
shelf-card = { $card }, { $kind ->
    [edge] { points }
   *[toy] { shelf-colour } карта, { points }
}
shelf-card-with = { shelf-card }, { $property }

## Свойства

shelf-property = { $property ->
    [edge-bonus] Край зовёт
    [neighbour-bonus] Зовёт соседа
    [first-toy] Только первой
    [two-toys] Нужны две
    [three-shelves] Нужны три полки
    [touch-edge] Любит край
    [no-edge] Боится края
   *[same] Разные или одинаковые
}
shelf-property-about = { $property ->
    [edge-bonus] «{ $toy }» встаёт на полку с таким краем — бонусный ход.
    [neighbour-bonus] «{ $toy }» встаёт рядом с этой картой — бонусный ход.
    [first-toy] Встаёт на полку только первой игрушкой. Край — не игрушка.
    [two-toys] На полке уже должны стоять хотя бы две игрушки.
    [three-shelves] Сначала должны быть начаты все твои три полки.
    [touch-edge] Хотя бы с одной стороны должен быть край.
    [no-edge] Рядом с этой игрушкой край не кладут.
   *[same] Игрушки на синей полке все разные или все одинаковые.
}
shelf-edge-about = Кладётся на { $side ->
    [left] левый
   *[right] правый
} конец полки и закрывает его.

## Стопки

shelf-deck = Колода
shelf-deck-said = Колода: { shelf-cards }
shelf-discard = Сброс
shelf-discard-said = Сброс: { shelf-cards }. Посмотреть
shelf-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
shelf-collection-yours = Твоя коллекция
shelf-collection-said = в коллекции { shelf-cards }

## Ход

shelf-by-keys = Стрелки — от карты к карте, Enter — взять, Esc — вернуть.
shelf-where = { $card }: куда?
shelf-where-about = Выбери место на полке
shelf-remove = { $card }: убрать?
shelf-remove-about = Или выбери другую карту.
shelf-throw = { $card }: в сброс?
shelf-throw-about = Или выбери другую карту.
shelf-do = { $act ->
    [remove] Убрать
   *[discard] В сброс
}
shelf-as-edge = край
shelf-key-up = лицом вверх
shelf-key-down = рубашкой: край
shelf-other = Другая карта
shelf-owed = { $turns ->
    [one] { $turns } бонусный ход
    [few] { $turns } бонусных хода
   *[many] { $turns } бонусных ходов
}
shelf-ask-place = { shelf } { at-end }: почему сюда нельзя?
shelf-rule = Правило

## Конец игры

shelf-ending = Очки карта за картой
shelf-counts = { $kept ->
    [true] { points }
   *[false] не в счёт
}
shelf-ending-note = С незавершённой полки уходит крайняя игрушка с каждого конца, где нет края. Карта рубашкой вверх — край.
