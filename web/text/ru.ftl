### Что читают в браузере вокруг игры: главная страница, стол, связь, настройки.

app = Столик
page-of = { $title } · Столик
page-missing = Здесь ничего нет
page-missing-about = Может быть, адрес набран с ошибкой или страница переехала. Все игры стоят на полке.
skip = К главному

## Главная

front-title = Во что поиграем?
front-about = Выбери коробку и садись. Без регистрации.
front-games = Игры
front-seats = { $least }–{ $most }
front-seats-said = Игроков: { $least }–{ $most }
front-seats-said-one = Игроков: до { $most }
front-play = Играть
front-play-said = { $title }: играть сейчас с ботами
front-laying = Накрываем…
front-code = Код или ссылка
front-join = Сесть за стол
front-continue = Продолжить
front-below = ещё { $count } ниже
front-your-move = Твой ход
front-their-move = Ходят другие
front-from-record = игра из записи
front-gathering = Ждём остальных
front-paused = Пауза
front-silent = Столик не отвечает. Попробуй ещё раз чуть позже.
front-bar = Столик
front-how = Как играть
front-rules = Правила
front-to-evening = Вечерний свет
front-to-day = Дневной свет
front-age-said = С { $age } лет
front-minutes-said = Минут: { $minutes }
front-open-said = { $title }: открыть коробку
front-near = Рядом
front-near-said = Рядом: { $title }, на одном экране
front-link = Ссылка
front-link-said = Ссылка: { $title }, с друзьями
front-with = { $title }: { $names }
front-sit = Подсесть
front-sit-with = Ждут: { $names }
front-sit-alone = Пока никого нет
front-tables-yours = Твои столы
front-campaigns = Твои кампании
front-campaign-of = { $title }, кампания{ $count ->
    [0] { "" }
   *[other] : { $names }
}
front-campaign-evenings = { $evenings ->
    [0] Первый вечер впереди
    [one] Сыгран { $evenings } вечер
    [few] Сыграно { $evenings } вечера
   *[many] Сыграно { $evenings } вечеров
}
front-campaign-on = Вечер идёт
front-campaign-waits = Тебя ждут за столом
front-tables-open = Сюда можно подсесть
front-name = Как тебя зовут?
front-name-save = Сохранить
front-name-change = сменить имя
front-you-are = Тебя зовут { $name }
front-forget = Забыть меня
front-forget-sure = Да, забыть
front-forget-about = Имя и твои места за столами пропадут. Игры остальных останутся целы.
front-more = Ещё
front-authors = Для авторов ботов
front-project = О проекте

## Коробка

lay-way = Как играем?
lay-way-bots = С ботами
lay-way-near = На одном экране
lay-way-link = По ссылке
lay-seats = Сколько мест?
lay-you = Ты
lay-seat = Место { $number }
lay-name = Имя: место { $number }
lay-player = Игрок { $number }
lay-here = кто-то рядом
lay-open = кто придёт по ссылке
lay-bots = Боты
lay-people = Люди
lay-plain-bots = Боты попроще
lay-bot-level-1 = бот 1: малыш
lay-bot-level-2 = бот 2: новичок
lay-bot-level-3 = бот 3: приятель
lay-bot-level-4 = бот 4: знаток
lay-bot-level-5 = бот 5: мастер
lay-bot-luck = бот: ходит наугад
lay-bot-greed = бот: берёт лучшее на вид
lay-bot-child = бот: почти всё забывает
lay-plays-level-1 = Ходит, как ему нравится, и почти не смотрит: для самых маленьких.
lay-plays-level-2 = Берёт то, что приглянулось, быстро забывает, что видел, и часто чудит.
lay-plays-level-3 = Думает немного вперёд, но иногда поддаётся соблазну.
lay-plays-level-4 = Думает далеко вперёд, много помнит и редко ошибается.
lay-plays-level-5 = Думает изо всех сил, целую секунду над ходом, и ничего не забывает.
lay-options = Ещё настройки
lay-yes = да
lay-no = нет
lay-pace = Время
lay-pace-live = не торопим
lay-pace-clock-5 = часы: по 5 минут на игру
lay-pace-clock-15 = часы: по 15 минут на игру
lay-pace-days-1 = на каждый ход сутки
lay-pace-days-3 = на каждый ход три дня
lay-listed = Стол виден всем: подсесть может любой
lay-kid = Детский стол: говорить можно только готовыми фразами
lay-begin = Играть
lay-begin-link = Накрыть стол и позвать друзей
lay-invite = Позови друзей
lay-invite-about = Продиктуй код или отправь каждому свою ссылку. Как только все сядут, игра начнётся сама.
lay-code = Код стола
lay-code-about = Его вводят на главной странице Столика.
lay-come = Уже за столом
lay-link-coming = Готовим ссылку…
lay-qr = QR-код: место { $number }
lay-share = Отправить
lay-to-table = К столу

## Вход для друзей

door-here = Пока сюда можно попасть только с этого компьютера.
door-network = Друзья должны быть в той же сети Wi-Fi.
door-no-network = Этот компьютер сейчас не в домашней сети, и друзьям сюда не попасть. Подключи его к Wi-Fi, и здесь появится кнопка.
door-open = Пустить друзей из домашней сети
door-open-about = Все, кто в той же сети, смогут открыть Столик и подсесть за столы, которые видны всем. В интернет ничего не уходит. Закроешь Столик — закроется и вход.
door-close = Закрыть вход из сети
door-close-about = Вход открыт, пока открыт Столик. Закроешь раньше — гости из сети выйдут, но игры не пропадут.

## Правила и «Как играть»

rules-of = { $title }: правила
rules-in-short-title = Коротко
rules-search = Найти в правилах
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[other] Нашлось { $count } правил
}
rules-contents = Разделы
rules-missing = Такой игры нет
box-missing-about = Может быть, адрес набран с ошибкой. Все наши игры стоят на полке.
how-take = Что можно взять, чуть приподнято. Нажми — и увидишь, куда это можно положить.
how-place = Нажми на место, обведённое пунктиром, или перетащи туда. Передумать можно: «Отменить».
how-ask = Нельзя? Нажми на место, и Столик скажет почему и по какому правилу.
how-keys = С клавиатуры: Tab ведёт от части к части, стрелки — внутри неё, Enter выбирает.
how-rules = Правила игр

## О проекте

about-what = Столик — настольные игры из пяти книг правил для всей семьи: с ботами, рядом за одним экраном или с друзьями по ссылке.
about-guest = Регистрации нет. Столик помнит имя, которое ты выбираешь, и места за столами, пока не попросишь забыть: имя внизу главной страницы.
about-fair = Тасует сервер, но случай складывается из слов всех игроков, и после игры его можно проверить по записи.
about-boxes = Правила пересказаны своими словами, рисунки свои. Карты там, где мы не видели коробку, восстановлены; владелец коробки может записать настоящие.
about-licences = Лицензии того, что сделали другие

## Стол

table-loading = Открываем стол…
table-missing = Такого стола нет
table-missing-about = Может быть, ссылка скопирована не целиком. Попроси её ещё раз.
table-home = На главную
table-prompt = Что делать
table-board = На столе
table-drawing = На столе: рисунок из букв
table-legend = Как это читать
table-moves = Ходы
table-log = Что было
table-log-empty = Пока ничего не случилось.
table-undo = Отменить
table-changed = Стол успел измениться: посмотри ещё раз.
table-close = Понятно
table-rule = Правило { $rule }
table-watching = Ты смотришь со стороны.
table-paused = Игра стоит на паузе.
table-ask = { $what ->
    [undo] { $seat } просит взять ход назад.
    [pause] { $seat } просит сделать паузу.
   *[resume] { $seat } предлагает играть дальше.
}
table-agree = Можно
table-disagree = Нет
table-shut = Закрыть
table-large = Карта крупно
table-hint = Подсказка
table-hint-is = Можно так: { $about } — { $says }.
table-rules = Правила
table-menu = Меню стола
table-pause = Пауза
table-resume = Играть дальше
table-sound-on = Звук включён
table-sound-off = Звук выключен
table-device = Играть на другом устройстве
table-device-about = Открой эту ссылку на телефоне или планшете: место будет и там. Никому её не показывай.
table-recap = С твоего прошлого хода
table-recap-of = { $seat }: с прошлого хода
table-recap-empty = С твоего хода ничего не случилось.
table-log-whole = Вся игра
table-log-earlier = Показать, что было раньше
table-log-open = Открыть всё, что было
table-log-show = Коснись строки, и стол покажет, о чём она.
table-asked-no = { $what ->
    [undo] Не все согласны: ход остаётся.
    [pause] Не все согласны: играем дальше.
   *[resume] Не все согласны: подождём ещё.
}
table-asked = { $what ->
    [undo] Спросили остальных, можно ли взять ход назад.
    [pause] Спросили остальных, можно ли сделать паузу.
   *[resume] Спросили остальных, играем ли дальше.
}
table-asked-waits = Ждём ответа: { $names }.
table-asked-cancel = Не надо
table-from-record = Из записи
table-from-record-about = { $moves ->
    [0] Эта игра начата по готовой записи. Кто видел запись, может знать, что здесь ещё скрыто, поэтому честной эту раздачу считать нельзя.
   *[other] Эта игра продолжает запись после { $moves }-го хода. Кто видел запись, может знать, что здесь ещё скрыто, поэтому честной эту раздачу считать нельзя.
}
table-grace = { $seconds ->
    [0] Если кто-то уйдёт из-за стола, за него сразу решает бот, пока игрок не вернётся.
    [one] Если кто-то уйдёт из-за стола, через { $seconds } секунду за него решает бот, пока игрок не вернётся.
    [few] Если кто-то уйдёт из-за стола, через { $seconds } секунды за него решает бот, пока игрок не вернётся.
   *[many] Если кто-то уйдёт из-за стола, через { $seconds } секунд за него решает бот, пока игрок не вернётся.
}
table-grace-minutes = { $minutes ->
    [1] Если кто-то уйдёт из-за стола, через минуту за него решает бот, пока игрок не вернётся.
    [one] Если кто-то уйдёт из-за стола, через { $minutes } минуту за него решает бот, пока игрок не вернётся.
    [few] Если кто-то уйдёт из-за стола, через { $minutes } минуты за него решает бот, пока игрок не вернётся.
   *[many] Если кто-то уйдёт из-за стола, через { $minutes } минут за него решает бот, пока игрок не вернётся.
}
page-of-turn = ● Твой ход · { $title }

## Места

seats = За столом
seat-you = это ты
seat-beside = у этого экрана
seat-bot = бот
seat-here = на месте
seat-away = сейчас не за столом
seat-taken-over = пока ходит бот
seat-free = свободно
seat-moves = ходит
seat-clock = Осталось времени:

## Сбор

gather-title = Ждём игроков
gather-name = Как тебя зовут?
gather-sit = Сесть
gather-link = Ссылка на место { $number }
gather-copy = Скопировать ссылку
gather-copied = Ссылка скопирована
gather-no-token = Чтобы сесть, нужна ссылка от того, кто накрыл стол, или код: его вводят на главной странице.
gather-about = { $seats ->
    [0] Все на месте, начинаем.
    [one] Свободно { $seats } место. Игра начнётся сама, когда все сядут.
    [few] Свободно { $seats } места. Игра начнётся сама, когда все сядут.
   *[many] Свободно { $seats } мест. Игра начнётся сама, когда все сядут.
}
gather-stand = Встать
gather-beside = Посадить рядом
gather-beside-name = Имя того, кто играет с этого экрана

## Итог

result-winner = Победа: { $names }!
result-shared = Общая победа: { $names }!
result-place = { $place } место
result-total = Всего
result-again = Ещё раз
result-save = Сохранить запись
result-follow = Сесть ещё раз
result-rematch = За столом уже ждут ещё одной игры.
result-look = Посмотреть игру
result-go-on = Играть отсюда
result-campaign = К кампании
result-share = Поделиться
result-share-title = Победа: { $names }

## Связь

line-reconnecting = Связь прервалась. Соединяемся снова, ничего не потеряется.
line-kept = Связь прервалась. Ход сохранён: он уйдёт, как только она вернётся.
line-unspoken = Столик обновился, а эта страница ещё прежняя. Загрузи её заново: игра никуда не денется.
line-load = Загрузить
line-back = Связь вернулась, всё на месте.

## Настройки

setting-language = Язык
setting-language-ru = Русский
setting-language-en = English
setting-theme = Свет
setting-theme-auto = как в системе
setting-theme-light = день
setting-theme-dark = вечер
setting-motion = Движение
setting-motion-0 = нет
setting-motion-1 = спокойное
setting-motion-2 = обычное
setting-motion-3 = быстрое
setting-sound = Звук
setting-speech = Читать вслух
settings = Настройки
settings-done = Готово

## Просмотр

replay = Просмотр игры
replay-place = Ход { $move } из { $moves }
replay-move = ход { $move }
replay-about = Так было. Игра тем временем идёт дальше.
replay-about-over = Так было.
replay-now = К игре
replay-end = К итогу
replay-back = На ход назад
replay-forth = На ход вперёд
replay-play = Показать ход за ходом
replay-stop = Остановить показ

## Один экран

curtain-pass = Передай экран: { $seat }
curtain-about = Остальные не подглядывают.
curtain-look = { $seat }, смотри
curtain-open = Играем в открытую, без занавеса

## Разговор

talk = Сказать
talk-freely = Своими словами
talk-say = Сказать
said = { $seat }: { $what }
say = { $phrase ->
    [hello] Привет!
    [good-luck] Удачи!
    [thanks] Спасибо!
    [well-done] Здорово!
    [oops] Ой!
    [wow] Ух ты!
    [wait] Минутку
    [again] Ещё раз?
    [bye] Пока!
    [smile] улыбка
    [laugh] смех
    [surprise] удивление
    [sad] грусть
    [heart] сердечко
   *[applause] аплодисменты
}

## Доказательство

proof = Честно ли перемешали?
proof-about = До игры мы показали отпечаток секрета, а каждый, кто сел, добавил свою удачу. Раздача сделана из всего вместе, поэтому подобрать её не мог никто. Теперь секрет открыт: его отпечаток должен совпасть с показанным.
proof-right = Отпечаток совпадает.
proof-wrong = Отпечаток не совпадает.
proof-commitment = Отпечаток, показанный до игры (SHA-256)
proof-secret = Секрет
proof-luck = Удача: { $seat }

## Клавиши

keys = Клавиши
keys-on = Буквы работают как команды
key = { $does ->
    [undo] взять ход назад
    [hint] подсказка
    [log] что было
    [phrases] сказать
    [sound] звук
    [replay] ход назад и вперёд при просмотре
    [play] пуск и остановка просмотра
    [escape] отменить выбор, закрыть, вернуться к игре
    [tab] к следующей кнопке
    [walk] по доске: от карты к карте, от места к месту
    [take] взять, положить, нажать
    [large] карта крупно
   *[keys] этот список
}

## Первая игра с подсказками

guided-title = { $title }: первая игра
guided-link = Первая игра с подсказками
guided-link-about = Ходим вместе, по шагам: минуты три.
guided-leave = Закончить и вернуться к коробке
guided-missing = К этой игре подсказок пока нет.
guided-place = { $step } из { $steps }
guided-back = На шаг назад
guided-next = Дальше
guided-do-it = Сделай за меня
guided-other = Так тоже можно! А сейчас попробуй: { $about } — { $says }.
guided-later = Ходить будем чуть позже. А пока нажми «Дальше».
guided-learned = Уже знаем
guided-end = Теперь ты умеешь играть!
guided-play = Играть с ботом
guided-again = Ещё раз по шагам
figure-on = { $rule }: показать дальше
figure-again = { $rule }: показать ещё раз
