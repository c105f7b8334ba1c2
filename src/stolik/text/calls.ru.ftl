### The page that shows every call to the server.

calls-title = «Столик» для программ
calls-about = Всё, что делает за столом браузер, может и программа: по HTTP в JSON или через сокет, которому обо всём говорят сразу. Кто назвал имя, тот становится гостем; кто именно — помнит cookie. С lang=ru или lang=en в адресе ответы придут на этом языке.
calls-other-language = In English
calls-for-programs = То же для программ: { $link }
calls-contents = Вызовы
calls-group-me = Гость
calls-group-games = Игры
calls-group-tables = Столы
calls-group-codes = Коды
calls-group-campaigns = Кампании
calls-group-house = Сам сервер
calls-parameters = В адресе и заголовках
calls-body = Что отправить
calls-answers = Что придёт в ответ
calls-example = Пример
calls-needed = обязательно
calls-where = { $place ->
    [path] в пути
    [query] после вопросительного знака
    [header] в заголовке
   *[cookie] в cookie
}
calls-faults = Если не получилось
calls-socket = Сокет
calls-socket-about = Сначала окно здоровается: hello. На всё остальное ему отвечают done, refused, stale или error, а при каждой перемене присылают стол.
calls-socket-says = Что говорит окно
calls-socket-tells = Что говорят окну
calls-shapes = Из чего состоит
