### Слова, которые нужны только столу «Стикеров»; остальные — в файлах самой игры.

stickers-board = Стол
stickers-rarity = Редкость кланов
stickers-upside = Вверх тормашками: самый ценный клан внизу. Награды — под жетонами.
stickers-level = { $level }: за первое место { $first }, за второе { $second }
stickers-worth = за первое место { $first }, за второе { $second }
stickers-market = Рынок
stickers-gap = пустое место
stickers-deck = колода
stickers-reserve = запас { $reserve }
stickers-deck-said = В колоде { $deck }, в запасе { $reserve }
stickers-album-yours = Твой альбом
stickers-album-of = { $seat }: альбом
stickers-album-empty = Альбом пока пуст
stickers-clans-and-album = Редкость и твой альбом
stickers-open = открыть
stickers-open-album = Открыть редкость и твой альбом
stickers-look = { $seat }: посмотреть альбом ближе
stickers-hand = Рука: { $cards }
stickers-hand-empty = В руке нет карт
stickers-group = { $clan }: { cards }
stickers-column = { $clan }: { cards }{ $place ->
    [1] , первое место
    [2] , второе место
   *[other] { "" }
}
stickers-stars = звёзд: { $stars }
stickers-now = сейчас { points }
stickers-sums = Звёзд: { $stars }. Карт в руке: { $hand }. Сейчас { points }.
stickers-first = начинает раунд
stickers-ready = готово

## Карты

stickers-mark = { $mark ->
    [4] 4
   *[other] { $mark }+
}
stickers-card = { $card }{ $mark ->
    [0] { "" }
   *[other] , метка { stickers-mark }
}{ $stuck ->
    [nothing] { "" }
   *[other] , наклеено: { $stuck }
}{ $decorations ->
    [nothing] { "" }
   *[other] , украшения: { $decorations }
}

## Бонус, комбо

stickers-tray = Бонус и комбо
stickers-tray-of = { $seat }: ход
stickers-tiers = Бонус за размер коллекции
stickers-to-spend = Что можно применить в этот ход
stickers-nothing-won = Применять нечего
stickers-tier = { $most ->
    [0] { $least }+ карт
   *[other] { $least }–{ $most } { $most ->
        [one] карта
        [few] карты
       *[many] карт
    }
}
stickers-bonus = { $bonus ->
    [take] Две карты
    [swap] Обмен
   *[take-swap] Карты и обмен
}
stickers-a-bonus = бонус
stickers-a-combo = комбо
stickers-from-top = сверху
stickers-spent = применено
stickers-planned = { $clan }, в коллекции { cards }

## Ход

stickers-collect = { $chosen ->
    [0] { $laid ->
        [0] Шаг 2. Какие карты выложить?
       *[other] Добавить карты или готово?
    }
   *[other] Шаг 2. Выложить коллекцию?
}
stickers-collect-about = Все одного клана. Последняя ляжет сверху: сработает её комбо.
stickers-on-top = Сверху: { $card }. { $combos ->
    [0] Комбо нет.
   *[other] Комбо сработает.
}
stickers-lay = { $cards ->
    [0] Коллекция готова
   *[other] { $laid ->
        [0] Выложить
       *[other] Добавить
    } { cards-taken }
}
stickers-laying = Выкладываем…
stickers-do = { $act ->
    [take] Взять: { $card }
    [give] Отдать: { $card }
    [pick] Выбрать втайне: { $card }
    [stick] Наклеить на карту: { $card }
    [decorate] Украсить карту: { $card }
    [from] Попросить: { $card }
   *[lay] Положить: { $card }
}
stickers-will = { $act ->
    [take] Взять
    [give] Отдать
    [pick] Выбрать втайне
    [stick] Наклеить
    [decorate] Украсить
    [from] Попросить
    [lay] Выложить
   *[other] { "" }
}
stickers-spend = { $left ->
    [late] Рука пополнена. Применить комбо?
    [combos] Применить комбо?
   *[bonus] Применить бонус и комбо?
}
stickers-spend-about = В любом порядке, и не обязательно всё.
stickers-picked = выбрано
stickers-last = Какая карта будет последней?
stickers-last-about = С ней в альбом лягут все карты её клана, если он там есть.
stickers-swap-with = { $clan }: с каким из отмеченных жетонов поменять?
stickers-ask-whom = Кого попросить
stickers-ask-for = Карту какого клана

## Наклеивание

stickers-sticking = Наклеивание
stickers-to-pack = К набору стикеров
stickers-yours = Твои стикеры, по порядку
stickers-clans = Кланы

## Конец партии

stickers-ending = Кто собрал больше
stickers-last-picks = Последние карты
stickers-all = Показать всё
stickers-count-again = Посчитать ещё раз
stickers-clan = Клан
stickers-counted = { cards }, { points }
stickers-total = Всего
stickers-why = { $how ->
    [none] Этот клан никто не собирал.
    [first] Поровну на первом месте: каждому по { $first }, вторую награду не получает никто.
    [second] Поровну на втором месте: каждому по { $second }.
   *[alone] Больше никто не собирал: вторая награда остаётся в коробке.
}
