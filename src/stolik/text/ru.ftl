### What everybody reads, whichever the game: the terminal and its help.

player = Игрок { $number }
player-bot = Бот { $number } ({ $bot })

## Help

help-usage = Как вызвать:
help-options = Ключи
help-commands = Команды
help-version = Показать версию и закончить.
help-help = Показать эту справку и закончить.
help-stolik = Столик: настольные игры для семьи на экране — и для программ, которые учатся в них играть.

    Без команды откроется браузер: выбери коробку и играй. В этом окне: stolik play geroychiki
help-lang = Язык: ru или en. Обычно — язык системы; другой можно задать переменной STOLIK_LANG.
help-play = Сыграть в GAME в этом окне: ты и бот, или кого посадишь.

    Примеры:
      stolik play geroychiki
      stolik play toy-story-4 --seats 3
      stolik play geroychiki --seats person:Аня,person:Петя,greed
help-campaign = Кампания «Стикеров»: пятнадцать партий, после каждой открывается набор, и стикеры меняют карты навсегда. Без команды — список кампаний.

    Начать: stolik campaign new дача --players Катя,Олег
help-new = Начать кампанию: как она называется и кто в ней.
help-show = Рассказать о кампании: трофеи, шкала, вечера, изменённые карты; с --evening — одну партию ход за ходом.
help-undo = Отменить последний вечер кампании, будто его не было.
help-branch = Завести новую кампанию, которая начинается с первых вечеров этой.
help-export = Записать кампанию в файл, чтобы передать её или сберечь.
help-import = Взять кампанию из файла.
help-players = Кто участвует: имена через запятую, хотя бы два. Потом могут присоединиться другие.
help-evening-players = Кто сегодня играет: от двух до четырёх имён через запятую; Имя=greed — за него сыграет бот ({ $bots }). Обычно все.
help-join = Кто присоединяется сегодня: имена через запятую.
help-evening = Номер вечера.
help-branch-evening = После какого вечера отойти в сторону (0 — с самого начала).
help-yes = Не переспрашивать.
help-deck = Записать не кампанию, а её колоду: файл компонентов для stolik play stickers --components.
metavar-campaign = НАЗВАНИЕ
metavar-new-campaign = НОВОЕ_НАЗВАНИЕ
help-campaign-play = Сыграть вечер кампании или доиграть начатый.

    Примеры:
      stolik campaign play дача
      stolik campaign play дача --players Катя,Олег=greed,Вера --join Вера
help-serve = Накрыть столы для тех, кто сидит у разных экранов: сервер на этой машине.

    Примеры:
      stolik serve
      stolik serve --network
      stolik serve --host 0.0.0.0 --port 8000
      stolik serve --database postgresql://user@host/stolik
help-serve-host = По какому адресу слушать; обычно 127.0.0.1, и заходит туда только этот компьютер.
help-serve-port = Какой порт слушать.
help-serve-folder = Папка с данными; обычно папка пользователя.
help-serve-database = База PostgreSQL, общая для нескольких узлов; без неё — SQLite в папке.
help-serve-secret = Секрет, которым подписаны гости и места; у всех узлов один. Без него он хранится в папке.
help-serve-origin = Страницы каких ещё сайтов могут обращаться к дому, через запятую.
help-serve-address = По какому адресу Столик находят снаружи, например https://stolik.example: с него начинаются ссылки.
help-serve-network = Пустить друзей из домашней сети: кто в ней, тот сможет открыть Столик, пока ты его не закроешь.
help-serve-workers = Сколько процессов думает за ботов.
help-serve-connections = Сколько соединений может быть открыто сразу.
help-serve-per-address = Сколько из них с одного адреса; прокси из FORWARDED_ALLOW_IPS может занять все.
help-serve-patience = За сколько секунд должен прийти заголовок запроса; тело — вдвое дольше.
help-serve-crowd = Сколько человек может прийти с одного адреса: сверх того, что им нужно всем вместе, адресу откажут. 0 — без ограничений, например для замеров.
help-serve-keep-gathering = Сколько дней хранить стол, за которым игра так и не началась. 0 — всегда.
help-serve-keep-unfinished = Сколько дней хранить игру, которую никто не продолжает. 0 — всегда.
help-serve-keep-finished = Сколько дней хранить доигранную игру. 0 — всегда.
help-serve-keep-guests = Сколько дней помнить гостя, который так никуда и не сел. 0 — всегда.
help-serve-open = Заодно открыть браузер, как делает просто stolik.
help-verify = Проверить, что раздачу записанной игры FILE никто не мог подобрать.
help-backup = Записать в FILE всё, что хранит сервер: столы, гостей и секрет, которым они подписаны. Сервер можно не останавливать.

    Примеры:
      stolik backup дом.jsonl.gz
      stolik backup дом.jsonl.gz --database postgresql://user@host/stolik
help-backup-force = Записать поверх FILE, если он уже есть.
help-tidy = Упаковать доигранные игры и убрать то, к чему никто не вернулся, — то же сервер делает сам понемногу. Сервер можно не останавливать. Кампании и их игры остаются.

    Примеры:
      stolik tidy --dry-run
      stolik tidy --keep-finished 365
help-tidy-dry-run = Только сказать, что будет убрано.
help-restore = Вернуть из FILE то, что записала команда stolik backup, — в эту или другую базу. Что есть, остаётся, чего нет, добавится; сервер можно не останавливать.

    Примеры:
      stolik restore дом.jsonl.gz
      stolik restore дом.jsonl.gz --database postgresql://user@host/stolik
help-replay = Показать записанную игру FILE: ход за ходом, словами.
help-simulate = Сыграть много игр между ботами и показать таблицу: очки, длина, выгода первого хода, чем кончились.
help-ladder = Свести каждого бота с каждым на одних и тех же раскладах и показать силу: Эло с интервалами, кто сколько у кого выигрывает и бота против самого себя для проверки.

    Примеры:
      stolik ladder geroychiki --bots luck,greed,level-5 --pairs 200 --seed вечер --save shelf
      stolik ladder rally --bots greed,search:200,search:0.2s --pairs 50
help-analyse = Разобрать записанную игру FILE: чьи шансы на победу были какими после каждого хода и какие ходы их изменили. Шансы подсчитаны: после каждого хода по тому, что знали игроки, Столик воображает игры и доигрывает их до конца, за всех одинаково хорошо.

    Примеры:
      stolik analyse вечер.json
      stolik analyse вечер.json --games 200 --svg вечер.svg
help-games = Перечислить игры; с ключом игры — рассказать о ней и её настройках.
help-check = Проверить файл с компонентами (список карт владельца коробки).
help-rules = Показать правила GAME; с номером правила — одно это правило.
help-seats = Кто за столом: число (ты и боты уровня 3, а в играх для малышей уровня 2) или список из person, person:Имя и ботов ({ $bots }).
help-option = Настройка игры name=value; какие есть, скажет stolik games GAME. Можно повторять.
help-components = Файл с компонентами владельца коробки вместо наших.
help-seed = Слово, из которого растёт весь случай: то же слово — та же раздача.
help-save = Записывать игру в этот файл после каждого хода.
help-resume = Продолжить игру, записанную в этот файл.
help-at = Нарисовать стол после хода с этим номером (0 — начало игры).
help-tables = Рисовать стол после каждого хода, который видят все.
help-number-of-games = Сколько игр сыграть (обычно 100).
help-simulate-seats = Сколько мест: число, список через запятую или all (обычно 2).
help-bots = Боты через запятую ({ $bots }); от игры к игре они пересаживаются (обычно greed,luck).
help-jobs = Сколько процессов занять (обычно по числу ядер).
help-analyse-games = Сколько игр доигрывать после каждого хода (обычно 60): вчетверо больше игр — вчетверо дольше и вдвое точнее.
help-analyse-svg = Записать кривую в этот файл рисунком; прежний рисунок заменяется, другой файл — нет.
help-ladder-bots = Боты через запятую ({ $bots }); search:400 думает 400 шагов, search:0.2s — 0,2 секунды (обычно luck,greed).
help-pairs = На скольких раскладах играть каждую встречу, на каждом — столько раз, сколько мест: все пересаживаются по кругу (обычно 100).
help-ladder-seats = Сколько мест (обычно 2).
help-ladder-ray = Играть на кластере Ray, который назван в RAY_ADDRESS, или на этой машине (нужен пакет stolik[ray]).
help-ladder-save = Хранить игры в PATH.jsonl, итоги в PATH.json, рисунок в PATH.svg; прерванный турнир продолжится оттуда, с тем же словом.
help-soak = После каждого хода проверять всё, что должно быть верно всегда.
help-json = Напечатать итог как JSON.

## Wrong calls

wrong-call = { $fault }. Справка: { $command } --help
wrong-option = нет ключа { $option }{ $similar ->
    [none] { "" }
   *[other] { " " }(может быть, { $similar }?)
}
wrong-command = нет команды «{ $name }»; есть: { $known }
wrong-value = { $name }: значение «{ $value }» не подходит, нужно: { $expected }
wrong-no-value = после { $option } нужно значение
wrong-missing = не хватает: { $name }
wrong-extra = лишнее: { $args }
file-missing = такого файла нет
file-changed = его тем временем изменили в другом окне, и эта партия туда больше не пишется
file-exists = на этом месте уже есть файл
file-no-folder = в пути к нему вместо папки файл
file-folder = это папка
file-denied = нет доступа
file-no-text = это не текст в UTF-8
file-full = для него не осталось места
wrong-file = файл { $file } не открывается: { $detail }
wrong-option-form = настройка пишется как name=value, а не «{ $text }»
wrong-picture = файл { $file } уже есть, и это не рисунок SVG; назови для рисунка другой файл
wrong-record = файл { $file } — не запись Столика
wrong-saved = файл { $file } уже есть; продолжить ту игру — --resume { $file }
wrong-resume = с --resume стол уже накрыт, { $option } не нужен
wrong-evening = вечера { $number } ещё не было, вечеров: { $evenings }
wrong-evening-begun = вечер уже начат: доиграй его (stolik campaign play { $name }) или отмени (stolik campaign undo { $name })
wrong-player = игрока «{ $name }» в кампании нет, есть: { $roster }. Новых игроков называют ещё и в --join
wrong-bot = нет бота «{ $bot }»; есть: { $known }
wrong-ladder-bots = для турнира нужны хотя бы два разных бота, каждый по одному разу, а не: { $bots }
wrong-nothing-to-undo = в кампании «{ $name }» ещё не было ни одного вечера
wrong-no-folder = такой папки нет: { $folder }
wrong-too-many = за столом не больше { $most } игроков, назови в --players, кто сегодня играет из них: { $names }
wrong-file-unwritten = файл { $file } не записывается: { $detail }
wrong-file-exists = файл { $file } уже есть, назови другой
wrong-backup-exists = файл { $file } уже есть: назови другой или добавь --force
wrong-no-proof = в записи { $file } нет доказательства: она сыграна не на сервере или продолжена с чужого хода
wrong-proof = доказательство в записи { $file } не сходится: раздача не из того, что было показано перед игрой
kind-text = текст
kind-number = целое число от { $least } до { $most }
kind-number-or-list = число мест, список через запятую или all
stopped = Остановлено.
broken = Ошибка в самой игре, расскажи нам о ней: { $fault }

## The table in the terminal

play-begins = { $title }. Раздача по слову «{ $seed }»: с ключом --seed её можно повторить.
play-ask = { $name }, ход (номер; ? — помощь)
play-curtain = Теперь у экрана { $name }, остальные не смотрят. Всё готово — Enter
play-recap = Что произошло:
play-help = Ход — это его номер. Ещё можно: «отмена» — взять ход назад, «совет» — подсказка, «журнал» — вся игра словами, «правила» — правила (или «правила НОМЕР» — одно правило), «стол» — нарисовать стол ещё раз, «сохранить ФАЙЛ» — записать игру, «выход» — закончить.
play-empty = Нужен номер хода от 1 до { $most } или ? для помощи.
play-not-understood = Не понимаю «{ $text }». Нужен номер хода от 1 до { $most } или ? для помощи.
play-no-such-number = Хода с номером { $number } нет: сейчас их { $most }.
play-several = Под «{ $text }» подходит несколько ходов: { $moves }.
play-why-not = Так нельзя ({ $rule }). { $reason }
play-nothing-to-undo = Брать назад нечего.
play-undo-agree = Вернуть последний ход ({ $name })? Все согласны? (д/н)
play-undone = Ход возвращён: { $seat }.
play-hint = Совет: { $number } — { $about }, { $says }
hint-why = Столик заглянул вперёд { $tries ->
    [few] { $tries } раза
   *[other] { $tries } раз
}: так лучше всего.
hint-only = Другого хода нет.
hint-points = К счёту сразу: { $points }.
hint-then = Тогда:
hint-later = Потом чаще всего:
play-saved = Игра записана в { $file }; дальше она пишется туда сама, ход за ходом.
play-copied = Копия игры записана в { $file }; сама партия, как и прежде, хранится в кампании.
play-save-where = Куда записать? Например: сохранить игра.json
play-file-exists = Файл { $file } уже есть: нужно другое имя.
play-ask-again = «{ $answer }» не подходит: нужно имя или номер места ({ $names }).
play-resume = Продолжить: { $call }
play-would-be-lost = Игра не записана и пропадёт. «сохранить ФАЙЛ» — записать; ещё раз «выход» — уйти так.
play-not-over = Игра не закончена.
yes = д да y yes
commands = ?=help помощь=help справка=help help=help отмена=undo назад=undo undo=undo совет=hint подсказка=hint hint=hint журнал=log лог=log log=log правила=rules rules=rules стол=table table=table сохранить=save save=save выход=quit quit=quit q=quit
score-title = Очки
score-total = Всего
score-winner = Победа: { $names }!
score-shared = Общая победа: { $names }!

## Replays

replay-head = { $title } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
} · слово случая «{ $seed }» · { $options }
replay-no-options = настройки обычные
replay-unfinished = Запись кончается здесь, игра не закончена.
replay-at = Стол после хода { $number }:
wrong-at = хода { $at } в записи нет, всего ходов { $moves }

## Simulations

simulate-progress = Играем
simulate-title = { $title }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
simulate-turns = По порядку хода
simulate-turn = { $turn }-й ход
simulate-by-bot = По ботам
simulate-who = кто
simulate-games = мест
simulate-wins = доля побед (с надёжностью 95 %)
simulate-points = очки (± разброс)
simulate-length = Длина игры: от { $least } до { $most } ходов, в среднем { $mean }.
simulate-shared = Общих побед: { $shared }.
simulate-endings = Чем кончилось:
simulate-checked = После каждого хода проверено всё: ничего не потерялось, ход есть, чужого не видно.
simulate-speed = Игр в секунду: { $speed }.

analyse-progress = Доигрываем
analyse-about = Доля побед, если бы дальше все играли одинаково хорошо; погрешность ±{ $error } %.
analyse-moves = Ход
analyse-turning = Переломные ходы:
analyse-even = Ни один ход явно не изменил многого.
analyse-point = { $point }. Ход { $number }, { $seat }: { $move }. { $before } → { $after }.
analyse-move = { $about }, { $says }
analyse-better = Столик сыграл бы: { $move }.

ladder-progress = Играем
ladder-title = { $title }: турнир, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}
ladder-bot = бот
ladder-slowest = дольше всего думал, с ЦП
ladder-goes-on = Сыгранное лежит в { $file }: тот же вызов продолжит оттуда.
ladder-cross = Сколько бот строки берёт у бота столбца
ladder-mirror = { $bot } против самого себя: { $share }. { $fair ->
    [yes] Половина лежит в интервале, как и должна.
   *[no] Половина НЕ лежит в интервале: раскладов мало, или что-то нечестно.
}
ladder-seed = Слово, из которого выросла вся удача: { $seed }

## The catalogue

games-seats = Мест: { $least }–{ $most }
games-source = Компоненты: { $source }
games-options = Настройки (--option name=value):
games-default = обычно { $value }
games-hint = Подробнее: stolik games GAME. Сыграть: stolik play GAME.
games-bots = Боты: { $bots }
bot-luck = ходит наугад
bot-greed = берёт то, что лучше всего выглядит прямо сейчас
bot-child = почти ничего не помнит и иногда ходит просто так: в компанию малышам
bot-level-1 = играет как малыш: ходит как хочется и почти не смотрит
bot-level-2 = видит, что хорошо прямо сейчас, быстро забывает увиденное и часто ходит просто так
bot-level-3 = думает немного вперёд, помнит кое-что и легко соблазняется
bot-level-4 = думает далеко вперёд, многое помнит, редко ошибается
bot-level-5 = целую секунду думает изо всех сил и ничего не забывает

## Checks

check-good = { $file }: всё верно. «{ $title }», на столе для { $seats ->
    [one] { $seats } игрока
   *[other] { $seats } игроков
} — { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[many] { $count } компонентов
}, источник: { $source }. Сыграть: stolik play { $game } --components { $file }
no-rule = Нет правила { $rule }.

## Campaigns

campaign-list = { $campaigns ->
    [0] Кампаний пока нет. Начать: stolik campaign new НАЗВАНИЕ --players Катя,Олег
   *[other] Показать: stolik campaign show НАЗВАНИЕ. Файлы лежат в папке { $folder }
}
campaign-undo-agree = Отменить вечер { $number } вместе с его стикерами и трофеем? (д/н)
campaign-not-undone = Ничего не изменилось.
campaign-undone = Вечер { $number } отменён. Вернуть его можно так: stolik campaign import { $file }
    Дальше: stolik campaign play { $name }
campaign-branched = Кампания «{ $new_name }» начинается там, где «{ $name }» была после вечера { $number }.
campaign-exported = Кампания «{ $name }» записана в { $file }. Взять её обратно: stolik campaign import { $file } { $name }
campaign-deck-exported = Колода кампании «{ $name }» записана в { $file }. Сыграть ею: stolik play stickers --components { $file }

## The server

serve-begins = Столик открыт: { $address } (данные: { $store }). Закрыть — Ctrl-C.
serve-friends = Друзья заходят сюда: { $address }
serve-no-network = Домашней сети сейчас нет: зайти можно только с этого компьютера. Когда она появится, друзей можно будет пустить на странице с приглашением.
serve-let-in = Чтобы пустить друзей из домашней сети, нажми кнопку рядом с приглашением.
serve-is-open = Столик уже открыт: { $address }.
serve-no-browser = Браузер не нашёлся. Столик ждёт тебя здесь: { $address }
backup-progress = Записываем столы
backup-done = Записано в { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $guests ->
    [one] { $guests } гость
    [few] { $guests } гостя
   *[many] { $guests } гостей
}.
backup-secret = В файле есть и секрет, которым подписаны гости и места: храни его там, где никто другой его не прочтёт.
restore-progress = Возвращаем столы
restore-done = Столов возвращено: { $laid }, дополнено: { $grown }, уже было: { $stayed }, здесь другие: { $differs }. Гостей: { $guests }.
restore-other-secret = Здесь другой секрет: куки и приглашения из копии не подойдут.
restore-no-secret = Секрета в копии нет: куки и приглашения из неё узнает только сервер, запущенный с тем же --secret.
restore-differing = Эти столы здесь другие, их не тронули: { $tables }
tidy-progress = Наводим порядок
tidy-done = Убрано столов, где игра не началась: { $gathering }, брошенных игр: { $unfinished }, доигранных игр: { $finished }, гостей, которые не играли: { $guests }. Упаковано доигранных игр: { $packed }. Освободилось { $freed } КБ.
tidy-would = Будет убрано столов, где игра не началась: { $gathering }, брошенных игр: { $unfinished }, доигранных игр: { $finished }, гостей, которые не играли: { $guests }; вместе около { $size } КБ. Доигранных игр будет упаковано: { $packed }.
verify-fair = Раздача честная: она сложена из секрета стола и вклада каждого места. Перед игрой стол показывал { $commitment } — сравни.

## At a table on the server

refused-no-game = Сейчас за этим столом не играют.
refused-game-began = Игра уже началась: пересаживаться поздно.
refused-seat-taken = Это место занято: { $number }.
refused-luck = Чтобы перемешать карты, нужно слово от тебя: от 1 до { $most } обычных знаков.
refused-id-used = Под этим id уже был другой ход: дай новому ходу новый id.
refused-no-such-move = Такого хода нет в этой игре: { $move }.
refused-rule = По правилам так нельзя ({ $rule }).
refused-nothing-to-undo = У тебя ещё не было хода: брать назад нечего.
refused-nothing-asked = Тебя сейчас ни о чём не спрашивают.
refused-no-seat = За этим столом нет места { $number }.
refused-paused = Игра стоит на паузе.
refused-no-name = Сначала назовись: здесь нужно имя.
refused-name = Такое имя не подходит: возьми короче и попроще.
refused-not-your-seat = Место { $number } не твоё.
refused-no-invitation = За этот стол садятся по приглашению: попроси ссылку или код у того, кто его накрыл.
refused-no-such-code = Такого кода нет. Проверь его букву за буквой или попроси ещё раз.
refused-code-over = Этот код больше не действует: за столом уже играют.
refused-not-at-machine = Это может только тот, кто сидит за компьютером, где открыт Столик.
refused-no-network = Этот компьютер сейчас не в домашней сети. Подключи его и попробуй ещё раз.
refused-fixed-gate = Где искать этот Столик, решили, когда его открывали.
refused-not-at-table = Тебя нет за этим столом.
refused-not-over = Игра ещё не закончена.
refused-no-such-phrase = Такой фразы нет; есть: { $known }.
refused-too-soon = Не так быстро: подожди немного.
refused-say-something = Нужна фраза или несколько своих слов.
refused-set-phrases-only = За этим столом могут сидеть дети: здесь говорят только готовыми фразами.
refused-words = Так не сказать: слишком много сразу или непечатные знаки; можно до { $most } обычных знаков.
refused-to-remember = В игре на память назад не смотрят, пока она не окончена.
refused-campaign-goes-on = Это был вечер кампании: следующий начинается на её странице.
refused-roster-full = Больше игроков в этой кампании не поместится: самое большее { $most }.
refused-not-host = Вечера отменяет только тот, кто начал эту кампанию.
stale = Вопрос уже другой: посмотри ещё раз.
database-full = Столику сейчас некуда это записать. Ничего не потеряно: попробуй ещё раз чуть позже.
database-silent = Столик сейчас не отвечает. Попробуй ещё раз чуть позже.
refused-name-taken = За { $name } уже играет кто-то другой.
refused-not-your-campaign = Это могут те, кто играет в этой кампании, или тот, кто её начал.
refused-evening-goes-on = Вечер этой кампании ещё не доигран.
