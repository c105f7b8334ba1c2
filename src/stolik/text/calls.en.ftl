### The page that shows every call to the server.

calls-title = Stolik for programs
calls-about = Everything a browser does at a table, a program can do too: over HTTP with JSON, or through a socket that is told everything as it happens. Whoever says a name becomes a guest; a cookie remembers whom. With lang=en or lang=ru in the address, answers come in that language.
calls-other-language = По-русски
calls-for-programs = The same for programs: { $link }
calls-contents = Calls
calls-group-me = The guest
calls-group-games = Games
calls-group-tables = Tables
calls-group-codes = Codes
calls-group-campaigns = Campaigns
calls-group-house = The house itself
calls-parameters = In the address and the headers
calls-body = What is sent
calls-answers = What comes back
calls-example = Example
calls-needed = needed
calls-where = { $place ->
    [path] in the path
    [query] after the question mark
    [header] in a header
   *[cookie] in a cookie
}
calls-faults = When it does not work
calls-socket = The socket
calls-socket-about = A window says hello first. Everything else it says is answered with done, refused, stale or error, and it is sent the table whenever something has changed.
calls-socket-says = What a window says
calls-socket-tells = What a window is told
calls-shapes = Shapes
