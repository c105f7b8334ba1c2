### Страница кампании: кто играет, сегодняшний вечер, история, файлы. Чего каждая игра рисует сама, тут нет.

camp-title = { $title }: кампания
camp-loading = Открываем кампанию…
camp-missing = Такой кампании нет
camp-missing-about = Возможно, ссылка скопирована не целиком. Попроси её ещё раз.
camp-won = Кампания окончена. { $count ->
    [1] Победа: { $names }!
   *[other] Победу делят { $names }!
}
camp-won-about = Играть этой колодой можно и дальше.
camp-settled = На всю кампанию:

## Сегодня

camp-tonight = Сегодня
camp-running = Вечер { $number } идёт
camp-gathering = Вечер { $number }: ждём игроков
camp-sit = Сесть за стол
camp-return = Вернуться за стол
camp-watch = Смотреть
camp-cancel = Отменить этот вечер
camp-first = Первый вечер: кто играет?
camp-next = Вечер { $number }: кто играет?
camp-tonight-about = Сегодня играют { $least }–{ $most } участника. За того, кого нет, может сыграть бот.
camp-begins = Первый ход — у того, кто последним наклеил стикер: { $name }.
camp-who = Кто решает за игрока { $name }
camp-here = за этим экраном
camp-own = на своём устройстве
camp-link = придёт по ссылке
camp-stands-in = { $bot ->
    [level-1] играет бот 1: малыш
    [level-2] играет бот 2: новичок
    [level-3] играет бот 3: приятель
    [level-4] играет бот 4: знаток
    [level-5] играет бот 5: мастер
    [luck] бот играет наугад
    [child] бот почти всё забывает
   *[greed] бот берёт лучшее на вид
}
camp-options = Ещё настройки
camp-begin = Начать вечер
camp-beginning = Раскладываем…
camp-how-many = Сегодня могут играть { $least }–{ $most } участника, а отмечено: { $count }.
camp-only-members = Вечер начинают те, кто играет в этой кампании. Присоединяйся!

## Участники

camp-players = Кто играет
camp-you = ты
camp-theirs = на своём устройстве
camp-nobody = никто пока не занял
camp-leave = Освободить имя
camp-leave-said = Освободить имя { $name }
camp-be = Это я
camp-be-said = Это я: { $name }
camp-join = Присоединиться
camp-join-name = Как тебя зовут в этой кампании?
camp-join-another = Ещё один игрок за этим экраном
camp-add = Добавить
camp-invite = Пригласить
camp-invite-about = Одна ссылка для всех. Она не кончается: по ней приходят и в первый вечер, и в пятнадцатый.
camp-invite-link = Ссылка на кампанию
camp-invite-qr = QR-код: ссылка на кампанию

## История

camp-history = Вечера
camp-history-empty = Ещё ни одного вечера. Всё впереди!
camp-history-all = Показать все вечера: { $evenings }
camp-evening = Вечер { $number }
camp-points = { $name }: { $points }
camp-was-bot = бот
camp-was-winner = победа
camp-changes = Что изменилось
camp-stuck = «{ $what }» на карту { $clan }
camp-stuck-lid = «{ $what }» на крышку коробки
camp-by-chance = Жребий
camp-lately = Вечер { $number } сыгран. { $count ->
    [1] Победа: { $names }!
   *[other] Победу делят { $names }!
}
camp-look = Посмотреть
camp-look-said = Посмотреть вечер { $number }
camp-branch = Отсюда иначе
camp-branch-said = Отсюда иначе: новая кампания после вечера { $number }
camp-branch-sure = Начать отсюда другую кампанию?
camp-branch-about = { $number ->
    [0] Новая кампания начнётся с чистой коробки.
   *[other] Новая кампания начнётся там, где эта была после вечера { $number }.
} Эта останется как есть.
camp-branch-do = Начать другую
camp-branch-start = С самого начала
camp-undo = Отменить
camp-undo-said = Отменить вечер { $number }
camp-undo-sure = { $count ->
    [1] Отменить вечер { $first }?
   *[other] Отменить вечера { $first }–{ $last }?
}
camp-undo-about = { $count ->
    [1] Пропадут его победа и всё, что он изменил на картах.
   *[other] Пропадут их победы и всё, что они изменили на картах.
} { $first ->
    [1] Коробка снова станет новой.
   *[other] Всё станет таким, каким было после вечера { $before }.
}
camp-undo-running = Вечер, который сейчас идёт, можно будет доиграть, но он не засчитается.
camp-undo-do = Отменить
camp-keep = Оставить как есть
camp-undone = Готово. На всякий случай можно сохранить, как всё было:
camp-undone-file = файл до отмены

## Файлы

camp-file = Файл кампании
camp-file-about = В нём вся кампания, вечер за вечером. Его можно открыть тут же, на другом столике или в терминале.
camp-save = Сохранить файл
camp-open-file = Открыть из файла
camp-deck-about = А тут только карты, со всеми стикерами: ими можно сыграть отдельную партию в терминале.
camp-deck = Сохранить карты
camp-file-wrong = Файл «{ $file }» не открылся: { $fault }
camp-file-long = Файл «{ $file }» не открылся: он слишком велик для кампании.

## Начало, в коробке

camp-door = Кампания
camp-door-about = Много вечеров одной колодой: после каждой партии открывается набор, и карты меняются навсегда.
camp-mine = Твои кампании
camp-new = Начать кампанию
camp-roster = Участники
camp-roster-you = Ты
camp-roster-one = Участник { $number }
camp-roster-more = Ещё участник
camp-roster-less = Убрать участника { $number }
camp-roster-about = Хотя бы двое. Остальные смогут прийти позже.
camp-new-options = Правила на всю кампанию
camp-cards = Карты из своей коробки
camp-cards-about = Если коробка есть дома, её карты можно записать в файл, и кампания начнётся с ними. Тот же файл подходит и для терминала.
camp-cards-file = Выбрать файл с картами
camp-cards-taken = Карты из файла «{ $file }».
camp-cards-drop = Играть нашими картами

## Стикеры

camp-trophies = { $count ->
    [0] трофеев пока нет
    [one] { $count } трофей: вечера { $evenings }
    [few] { $count } трофея: вечера { $evenings }
   *[many] { $count } трофеев: вечера { $evenings }
}
camp-collector = коллекционер
camp-cell = { $number }: { $what }, { $standing ->
    [opened] открыт
    [next] откроется после следующей партии
   *[later] впереди
}
camp-cell-clan = набор случайного клана
camp-legend-power = набор силы: открываем по номеру
camp-legend-clan = набор клана: случайный
camp-short-power = сила
camp-short-clan = клан
camp-progress = Открыто наборов: { $opened } из { $whole }
camp-album = Изменённые карты
camp-album-empty = После первой партии здесь появятся карты с новыми стикерами.
camp-album-about = Тронь карту, чтобы увидеть, кто и когда её изменил.
camp-changed = { $name }, вечер { $evening }: { $what }
camp-changed-by-chance = Жребий, вечер { $evening }: { $what }
camp-lid = На крышке коробки
option-of-marks_match = Стикер с меткой — только на карту с той же меткой
option-of-scenario = Сценарий
option-of-scenario-none = без сценария
option-of-scenario-topsy-turvy = вверх тормашками: редкость с другого конца
option-of-scenario-big-fair = большая ярмарка: на рынке девять карт
option-of-scenario-open-hands = открытые руки

## За столом: набор и стикеры

camp-pack-stickers = { $each ->
    [0] Стикеров: { $all }
   *[other] Стикеров: { $all }, по { $each } каждому
}
camp-pack-stick = Наклеить стикеры
camp-pack-dealt = Кому какие стикеры достались
camp-drag = Перетащи стикер на карту или тронь карту, на которую клеишь.
camp-drag-any = Начни с любого стикера: тронь его. Потом перетащи его на карту или тронь карту.
