### What everybody reads, whichever the game: the terminal and its help.

player = Player { $number }
player-bot = Bot { $number } ({ $bot })

## Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-version = Show the version and stop.
help-help = Show this help and stop.
help-stolik = Stolik, the little table: board games for a family on a screen, and for programs that learn to play them.

    Without a command it opens your browser: pick a box and play. In this window: stolik play geroychiki
help-lang = Language: ru or en. Usually your system's; the variable STOLIK_LANG can set another.
help-play = Play GAME in this window: you and a bot, or whoever you seat.

    Examples:
      stolik play geroychiki
      stolik play toy-story-4 --seats 3
      stolik play geroychiki --seats person:Ann,greed,luck
help-campaign = A campaign of Stickers: fifteen games, after each a pack is opened, and its stickers change the cards for ever. Without a command: the list of campaigns.

    To begin: stolik campaign new cottage --players Ann,Ben
help-new = Begin a campaign: what it is called, and who is in it.
help-show = Tell about a campaign: trophies, track, evenings, changed cards; with --evening one game move by move.
help-undo = Undo the last evening of a campaign, as if it had never been.
help-branch = Make a new campaign that begins with the first evenings of this one.
help-export = Write a campaign to a file, to share it or to keep it safe.
help-import = Take a campaign from a file.
help-players = Who takes part: names separated by commas, at least two. Others can join later.
help-evening-players = Who plays tonight: two to four names separated by commas; Name=greed lets a bot play for somebody ({ $bots }). All of them by default.
help-join = Who joins tonight: names separated by commas.
help-evening = The number of an evening.
help-branch-evening = After which evening to branch off (0: from the very beginning).
help-yes = Do not ask.
help-deck = Write not the campaign but its deck: a component file for stolik play stickers --components.
metavar-campaign = NAME
metavar-new-campaign = NEW_NAME
help-campaign-play = Play an evening of a campaign, or go on with the one begun.

    Examples:
      stolik campaign play cottage
      stolik campaign play cottage --players Ann,Ben=greed,Vera --join Vera
help-serve = Lay tables for people at different screens: a server on this machine.

    Examples:
      stolik serve
      stolik serve --network
      stolik serve --host 0.0.0.0 --port 8000
      stolik serve --database postgresql://user@host/stolik
help-serve-host = The address to listen at; by default only this computer finds it, at 127.0.0.1.
help-serve-port = The port to listen at.
help-serve-folder = The folder with the data; your own by default.
help-serve-database = A PostgreSQL database that several nodes share; without it SQLite in the folder.
help-serve-secret = The secret that signs guests and seats, the same for all nodes. Without it one is kept in the folder.
help-serve-origin = Other sites whose pages may call the house, separated by commas.
help-serve-address = The address at which people outside find the house, such as https://stolik.example: links begin with it.
help-serve-network = Let friends on your home network in: whoever is on it can open Stolik until you close it.
help-serve-workers = How many processes think for bots.
help-serve-connections = How many connections may be open at once.
help-serve-per-address = How many of them from one address; a proxy named in FORWARDED_ALLOW_IPS may have all.
help-serve-patience = How many seconds the head of a request may take; its body twice as long.
help-serve-crowd = How many people may share one address: more than they need together is refused to it. 0: nothing is limited, as for a measurement.
help-serve-keep-gathering = For how many days a table is kept at which no game began. 0: for ever.
help-serve-keep-unfinished = For how many days a game is kept that nobody goes on with. 0: for ever.
help-serve-keep-finished = For how many days a finished game is kept. 0: for ever.
help-serve-keep-guests = For how many days a guest is remembered who never sat down anywhere. 0: for ever.
help-serve-open = Open a browser too, as stolik alone does.
help-verify = Check that nobody could choose the deal of the recorded game FILE.
help-backup = Write all that the server keeps to FILE: tables, guests, and the secret that signs them. The server may run meanwhile.

    Examples:
      stolik backup house.jsonl.gz
      stolik backup house.jsonl.gz --database postgresql://user@host/stolik
help-backup-force = Write over FILE if it is there already.
help-tidy = Pack finished games and clear away what nobody came back to, as the server does little by little. The server may run meanwhile. Campaigns and their games stay.

    Examples:
      stolik tidy --dry-run
      stolik tidy --keep-finished 365
help-tidy-dry-run = Only say what would go.
help-restore = Bring back from FILE what stolik backup wrote there, to this or another database. What is there stays, what is missing is added; the server may run meanwhile.

    Examples:
      stolik restore house.jsonl.gz
      stolik restore house.jsonl.gz --database postgresql://user@host/stolik
help-replay = Show the recorded game FILE, move by move, in words.
help-simulate = Play many games between bots and show a table: points, lengths, what the first turn is worth, how they ended.
help-ladder = Let every bot meet every other over the same deals, and show how strong each is: Elo with intervals, who takes how much from whom, and a bot against itself as a control.

    Examples:
      stolik ladder geroychiki --bots luck,greed,level-5 --pairs 200 --seed evening --save shelf
      stolik ladder rally --bots greed,search:200,search:0.2s --pairs 50
help-analyse = Go through the recorded game FILE: how likely everybody was to win after every move, and which moves changed that. A share is counted: after every move Stolik imagines games from what the players knew, and plays them on to their ends, for everybody equally well.

    Examples:
      stolik analyse evening.json
      stolik analyse evening.json --games 200 --svg evening.svg
help-games = List the games; with a game's key, tell about it and its options.
help-check = Check a component file (the card list of an owner of the box).
help-rules = Show the rules of GAME; with the number of a rule, that rule alone.
help-seats = Who sits at the table: a number (you and bots of level 3, or of level 2 where small children play), or a list of person, person:Name and bots ({ $bots }).
help-option = An option of the game, name=value; stolik games GAME lists them. May be repeated.
help-components = The component file of an owner of the box, instead of our own.
help-seed = The word that all luck grows from: the same word, the same deal.
help-save = Write the game to this file after every move.
help-resume = Go on with the game recorded in this file.
help-at = Draw the table after the move of this number (0: the beginning).
help-tables = Draw the table after every move that all may see.
help-number-of-games = How many games to play (usually 100).
help-simulate-seats = How many seats: a number, a list with commas, or all (usually 2).
help-bots = Bots, with commas ({ $bots }); they change seats from game to game (usually greed,luck).
help-jobs = How many processes to use (usually one a core).
help-analyse-games = How many games to play on from every moment (usually 60): four times as many take four times as long and halve the error.
help-analyse-svg = Write the curve to this file as a picture; an old picture is written over, any other file is not.
help-ladder-bots = Bots, with commas ({ $bots }); search:400 thinks for 400 steps, search:0.2s for 0.2 seconds (usually luck,greed).
help-pairs = How many deals every match is played on, each as often as there are seats: everybody moves on by a seat (usually 100).
help-ladder-seats = How many seats (usually 2).
help-ladder-ray = Play on the Ray cluster that RAY_ADDRESS names, or on this machine (needs stolik[ray]).
help-ladder-save = Keep the games in PATH.jsonl, the figures in PATH.json, a picture in PATH.svg; a ladder that was stopped goes on from there, with its seed.
help-soak = After every move check all that must always hold.
help-json = Print the result as JSON.

## Wrong calls

wrong-call = { $fault }. Help: { $command } --help
wrong-option = no option { $option }{ $similar ->
    [none] { "" }
   *[other] { " " }(perhaps { $similar }?)
}
wrong-command = no command '{ $name }'; there are: { $known }
wrong-value = { $name }: '{ $value }' will not do, it should be { $expected }
wrong-no-value = { $option } needs a value
wrong-missing = missing: { $name }
wrong-extra = too much: { $args }
file-missing = there is no such file
file-changed = it was changed in another window meanwhile, and this game is not written there any more
file-exists = there is a file in its place
file-no-folder = on the way there is a file instead of a folder
file-folder = it is a folder
file-denied = access is denied
file-no-text = it is not a text in UTF-8
file-full = there is no room left for it
wrong-file = the file { $file } cannot be opened: { $detail }
wrong-option-form = an option is written name=value, not '{ $text }'
wrong-picture = the file { $file } is there already and is no SVG picture; name another file for the picture
wrong-record = the file { $file } is no record of Stolik
wrong-saved = the file { $file } is there already; to go on with that game: --resume { $file }
wrong-resume = with --resume the table is laid already, { $option } is not needed
wrong-evening = there was no evening { $number } yet; evenings: { $evenings }
wrong-evening-begun = an evening has begun: finish it (stolik campaign play { $name }) or undo it (stolik campaign undo { $name })
wrong-player = there is no player '{ $name }' in the campaign; there are: { $roster }. Name newcomers in --join too
wrong-bot = no bot '{ $bot }'; there are: { $known }
wrong-ladder-bots = a ladder takes at least two different bots, each named once, not: { $bots }
wrong-nothing-to-undo = the campaign "{ $name }" has had no evening yet
wrong-no-folder = there is no such folder: { $folder }
wrong-too-many = at most { $most } players sit at a table; say in --players which of them play tonight: { $names }
wrong-file-unwritten = the file { $file } cannot be written: { $detail }
wrong-file-exists = the file { $file } is there already: name another
wrong-backup-exists = the file { $file } is there already: name another, or add --force
wrong-no-proof = there is no proof in the record { $file }: it was not played at a server, or it went on from another game
wrong-proof = the proof in the record { $file } does not hold: the deal is not made of what was shown before the game
kind-text = a text
kind-number = a whole number from { $least } to { $most }
kind-number-or-list = a number of seats, a list with commas, or all
stopped = Stopped.
broken = A fault of the game itself, please tell us: { $fault }

## The table in the terminal

play-begins = { $title }. Dealt from the word "{ $seed }": with --seed it is dealt so again.
play-ask = { $name }, your move (a number; ? for help)
play-curtain = Hand the screen to { $name }. The others look away. Press Enter when ready
play-recap = What has happened:
play-help = Type the number of a move. There is also: "undo" takes a move back, "hint" gives advice, "log" tells the whole game, "rules" shows the rules ("rules NUMBER" one rule), "table" draws the table again, "save FILE" writes the game down, "quit" ends.
play-empty = Type the number of a move from 1 to { $most }, or ? for help.
play-not-understood = '{ $text }' is not understood. Type the number of a move from 1 to { $most }, or ? for help.
play-no-such-number = There is no move number { $number }: there are { $most } now.
play-several = '{ $text }' could be several moves: { $moves }.
play-why-not = Not allowed ({ $rule }). { $reason }
play-nothing-to-undo = There is nothing to take back.
play-undo-agree = Take back the last move ({ $name })? Does everybody agree? (y/n)
play-undone = The move is taken back: { $seat }.
play-hint = Hint: { $number }, { $about }, { $says }
hint-why = Stolik looked ahead { $tries ->
    [one] { $tries } time
   *[other] { $tries } times
}: this came out best.
hint-only = There is no other move.
hint-points = The score at once: { $points }.
hint-then = Then:
hint-later = Later, mostly:
play-saved = The game is written to { $file }, and from now on after every move.
play-copied = A copy of the game is written to { $file }; the game itself is kept in the campaign as before.
play-save-where = Where to? For example: save game.json
play-file-exists = The file { $file } is there already: name another.
play-ask-again = '{ $answer }' will not do: a name or the number of a seat ({ $names }).
play-resume = To go on: { $call }
play-would-be-lost = The game is not written down and would be lost. "save FILE" keeps it; "quit" once more leaves.
play-not-over = The game is not over.
yes = y yes
commands = ?=help help=help h=help undo=undo hint=hint log=log rules=rules table=table save=save quit=quit q=quit exit=quit
score-title = Points
score-total = Total
score-winner = { $names } wins!
score-shared = A shared victory: { $names }!

## Replays

replay-head = { $title } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} · luck "{ $seed }" · { $options }
replay-no-options = default options
replay-unfinished = The record ends here, the game is not over.
replay-at = The table after move { $number }:
wrong-at = there is no move { $at } in the record, it has { $moves }

## Simulations

simulate-progress = Playing
simulate-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-turns = By order of play
simulate-turn = turn { $turn }
simulate-by-bot = By bot
simulate-who = who
simulate-games = seats
simulate-wins = share of wins (95 % sure)
simulate-points = points (± spread)
simulate-length = Length of a game: { $least } to { $most } plies, { $mean } on average.
simulate-shared = Shared victories: { $shared }.
simulate-endings = How they ended:
simulate-checked = Checked after every move: all components are there, somebody can move, nothing hidden is seen.
simulate-speed = Games a second: { $speed }.

analyse-progress = Playing on
analyse-about = Share of wins, if everybody played on equally well; give or take { $error } %.
analyse-moves = Move
analyse-turning = Turning points:
analyse-even = No single move clearly changed much.
analyse-point = { $point }. Move { $number }, { $seat }: { $move }. { $before } → { $after }.
analyse-move = { $about }, { $says }
analyse-better = Stolik would have played: { $move }.

ladder-progress = Playing
ladder-title = { $title }: a ladder of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-bot = bot
ladder-slowest = longest thought, CPU s
ladder-goes-on = What was played is in { $file }: the same call goes on from there.
ladder-cross = What the bot of the row takes from the bot of the column
ladder-mirror = { $bot } against itself: { $share }. { $fair ->
    [yes] One half is within the interval, as it should be.
   *[no] One half is NOT within the interval: more deals are needed, or something is unfair.
}
ladder-seed = The word that all luck grew from: { $seed }

## The catalogue

games-seats = Seats: { $least }–{ $most }
games-source = Components: { $source }
games-options = Options (--option name=value):
games-default = usually { $value }
games-hint = More: stolik games GAME. Play: stolik play GAME.
games-bots = Bots: { $bots }
bot-luck = plays at random
bot-greed = takes what looks best right now
bot-child = remembers hardly anything and sometimes moves on a whim: company for small children
bot-level-1 = plays like a small child: moves as it pleases and hardly looks
bot-level-2 = sees what looks good right now, soon forgets what it saw, and often plays on a whim
bot-level-3 = thinks a little ahead, remembers a few things and is easily tempted
bot-level-4 = thinks well ahead, remembers a good deal, seldom errs
bot-level-5 = thinks as hard as it can for a second and forgets nothing

## Checks

check-good = { $file }: all is well. "{ $title }", on a table for { $seats }: { $count ->
    [one] { $count } component
   *[other] { $count } components
}, source: { $source }. Play: stolik play { $game } --components { $file }
no-rule = There is no rule { $rule }.

## Campaigns

campaign-list = { $campaigns ->
    [0] There is no campaign yet. To begin one: stolik campaign new NAME --players Ann,Ben
   *[other] To show one: stolik campaign show NAME. The files are in the folder { $folder }
}
campaign-undo-agree = Undo evening { $number } with its stickers and its trophy? (y/n)
campaign-not-undone = Nothing has changed.
campaign-undone = Evening { $number } is undone. To have it back: stolik campaign import { $file }
    To go on: stolik campaign play { $name }
campaign-branched = The campaign "{ $new_name }" begins where "{ $name }" was after evening { $number }.
campaign-exported = The campaign "{ $name }" is written to { $file }. To take it back: stolik campaign import { $file } { $name }
campaign-deck-exported = The deck of the campaign "{ $name }" is written to { $file }. To play with it: stolik play stickers --components { $file }

## The server

serve-begins = Stolik is open: { $address } (data: { $store }). Ctrl-C closes it.
serve-friends = Friends come in here: { $address }
serve-no-network = This computer is on no home network now: only you can come in. Once it is on one, an invitation's page can let friends in.
serve-let-in = To let friends on your home network in, press the button beside an invitation.
serve-is-open = Stolik is open already: { $address }.
serve-no-browser = No browser was found: open { $address } in one yourself.
backup-progress = Writing tables
backup-done = Written to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}.
backup-secret = The secret that signs guests and seats is in the file too: keep it where nobody else can read it.
restore-progress = Bringing tables back
restore-done = Tables brought back: { $laid }, gone on with: { $grown }, there already: { $stayed }, different here: { $differs }. Guests: { $guests }.
restore-other-secret = There is another secret here: cookies and invitations from the backup will not be known.
restore-no-secret = There is no secret in the backup: cookies and invitations from it are known only to a server that is started with the same --secret.
restore-differing = These tables are different here and were left alone: { $tables }
tidy-progress = Tidying up
tidy-done = Cleared away: tables where no game began: { $gathering }, games left unfinished: { $unfinished }, finished games: { $finished }, guests who never played: { $guests }. Finished games packed: { $packed }. Room freed: { $freed } KB.
tidy-would = Would be cleared away: tables where no game began: { $gathering }, games left unfinished: { $unfinished }, finished games: { $finished }, guests who never played: { $guests }; about { $size } KB together. Finished games that would be packed: { $packed }.
verify-fair = The deal is fair: it is made of the table's secret and of what every seat brought. Before the game the table showed { $commitment }: compare.

## At a table on the server

refused-no-game = No game is going on at this table.
refused-game-began = The game has begun: it is too late to change seats.
refused-seat-taken = This seat is taken: { $number }.
refused-luck = The shuffle needs a word of yours: 1 to { $most } ordinary characters.
refused-id-used = This id was used for another move: give a new move a new id.
refused-no-such-move = This game has no such move: { $move }.
refused-rule = The rules do not allow it ({ $rule }).
refused-nothing-to-undo = You have not moved yet: there is nothing to take back.
refused-nothing-asked = Nothing is asked of you now.
refused-no-seat = This table has no seat { $number }.
refused-paused = The game is paused.
refused-no-name = Say your name first: it is needed here.
refused-name = This name will not do: take a shorter and plainer one.
refused-not-your-seat = Seat { $number } is not yours.
refused-no-invitation = This table is by invitation: ask whoever laid it for the link or the code.
refused-no-such-code = There is no such code. Check it letter by letter, or ask for it again.
refused-code-over = This code leads nowhere any more: the game has begun.
refused-not-at-machine = Only who sits at the computer where Stolik is open can do that.
refused-no-network = This computer is on no home network now. Connect it, and try again.
refused-fixed-gate = Where this Stolik can be found was settled when it was opened.
refused-not-at-table = You do not sit at this table.
refused-not-over = The game is not over yet.
refused-no-such-phrase = There is no such phrase; there are: { $known }.
refused-too-soon = Not so fast: wait a little.
refused-say-something = Say a phrase, or something in your own words.
refused-set-phrases-only = Children may sit at this table: only set phrases can be said here.
refused-words = That is too much at once, or cannot be shown: at most { $most } ordinary characters.
refused-to-remember = In a game of memory nobody looks back before it is over.
refused-campaign-goes-on = This was an evening of a campaign: the next one begins on its page.
refused-roster-full = There is no room for more players in this campaign: { $most } at most.
refused-not-host = Only whoever began this campaign can take evenings back.
stale = Something else is asked by now: look again.
database-full = Stolik has no room to write this down now. Nothing is lost: try again a little later.
database-silent = Stolik does not answer now. Try again a little later.
refused-name-taken = Somebody else plays as { $name } already.
refused-not-your-campaign = That is for those who play in this campaign, or for whoever began it.
refused-evening-goes-on = An evening of this campaign is still being played.
