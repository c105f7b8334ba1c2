### What is read in the browser around a game: the front page, the table, the line, the settings.

app = Stolik
page-of = { $title } · Stolik
page-missing = There is nothing here
page-missing-about = Perhaps the address was mistyped, or the page has moved. All the games are on the shelf.
skip = Skip to the main part

## The front page

front-title = What shall we play?
front-about = Choose a box and sit down. No account needed.
front-games = Games
front-seats = { $least }–{ $most }
front-seats-said = { $least } to { $most } players
front-seats-said-one = Up to { $most } players
front-play = Play
front-play-said = { $title }: play now against bots
front-laying = Laying the table…
front-code = Code or link
front-join = Take a seat
front-continue = Go on
front-below = { $count } more below
front-your-move = Your move
front-their-move = The others are moving
front-from-record = from a record
front-gathering = Waiting for the others
front-paused = Paused
front-silent = Stolik does not answer. Try again a little later.
front-bar = Stolik
front-how = How to play
front-rules = Rules
front-to-evening = Evening light
front-to-day = Daylight
front-age-said = From { $age } years on
front-minutes-said = Minutes: { $minutes }
front-open-said = { $title }: open the box
front-near = Nearby
front-near-said = Nearby: { $title }, together on one screen
front-link = By link
front-link-said = By link: { $title }, with friends
front-with = { $title }: { $names }
front-sit = Join
front-sit-with = Waiting: { $names }
front-sit-alone = Nobody there yet
front-tables-yours = Your tables
front-campaigns = Your campaigns
front-campaign-of = { $title }, campaign{ $count ->
    [0] { "" }
   *[other] : { $names }
}
front-campaign-evenings = { $evenings ->
    [0] The first evening is ahead
    [one] { $evenings } evening played
   *[other] { $evenings } evenings played
}
front-campaign-on = An evening is on
front-campaign-waits = You are awaited at the table
front-tables-open = Tables to join
front-name = What is your name?
front-name-save = Save
front-name-change = change the name
front-you-are = You are { $name }
front-forget = Forget me
front-forget-sure = Yes, forget me
front-forget-about = Your name and your seats will be gone. The games of the others stay whole.
front-more = More
front-authors = For bot authors
front-project = About

## The box

lay-way = How shall we play?
lay-way-bots = Against bots
lay-way-near = On one screen
lay-way-link = By link
lay-seats = How many seats?
lay-you = You
lay-seat = Seat { $number }
lay-name = Name: seat { $number }
lay-player = Player { $number }
lay-here = somebody beside you
lay-open = whoever gets the link
lay-bots = Bots
lay-people = People
lay-plain-bots = Plainer bots
lay-bot-level-1 = bot 1: toddler
lay-bot-level-2 = bot 2: beginner
lay-bot-level-3 = bot 3: friend
lay-bot-level-4 = bot 4: expert
lay-bot-level-5 = bot 5: master
lay-bot-luck = bot: plays at random
lay-bot-greed = bot: takes what looks best
lay-bot-child = bot: forgets nearly everything
lay-plays-level-1 = Moves as it pleases and hardly looks: for the smallest.
lay-plays-level-2 = Takes what it fancies, soon forgets what it saw, and is often whimsical.
lay-plays-level-3 = Thinks a little ahead, but gives in to temptation now and then.
lay-plays-level-4 = Thinks far ahead, remembers a lot and seldom errs.
lay-plays-level-5 = Thinks as hard as it can, a whole second for a move, and forgets nothing.
lay-options = More settings
lay-yes = yes
lay-no = no
lay-pace = Time
lay-pace-live = no hurry
lay-pace-clock-5 = clock: 5 minutes each for the game
lay-pace-clock-15 = clock: 15 minutes each for the game
lay-pace-days-1 = a day for every move
lay-pace-days-3 = three days for every move
lay-listed = Everybody sees the table: anybody may join
lay-kid = Children’s table: only set phrases can be said
lay-begin = Play
lay-begin-link = Lay the table and invite friends
lay-invite = Invite your friends
lay-invite-about = Read the code out, or send everybody a link of their own. When all have sat down, the game begins by itself.
lay-code = The code of this table
lay-code-about = It is typed on the front page of Stolik.
lay-come = Already at the table
lay-link-coming = Making the link…
lay-qr = QR code: seat { $number }
lay-share = Send
lay-to-table = To the table

## The way in for friends

door-here = For now this can only be opened on this computer.
door-network = Friends need to be on the same Wi-Fi.
door-no-network = This computer is on no home network now, so friends cannot get in. Connect it to Wi-Fi, and a button will appear here.
door-open = Let friends on your home network in
door-open-about = Anybody on the same network will be able to open Stolik and to join tables that everybody can see. Nothing goes to the internet. It ends when you close Stolik.
door-close = Shut the network out
door-close-about = They can come in as long as Stolik is open. Shut it earlier, and those on the network have to leave, but no game is lost.

## Rules and how to play

rules-of = { $title }: rules
rules-in-short-title = In short
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-contents = Sections
rules-missing = There is no such game
box-missing-about = Perhaps the address was mistyped. All our games are on the shelf.
how-take = What can be taken is lifted a little. Tap it and you see where it can go.
how-place = Tap a dashed place, or drag it there. You can think again: “Undo”.
how-ask = Not allowed? Tap the place, and Stolik says why and by which rule.
how-keys = By keyboard: Tab leads from part to part, the arrows within one, Enter chooses.
how-rules = The rules of the games

## About

about-what = Stolik is board games out of five rule books for the whole family: against bots, together on one screen, or with friends by link.
about-guest = There is no account. Stolik remembers the name you choose and your seats, until you ask it to forget: your name is at the foot of the front page.
about-fair = The server shuffles, but the luck is made of words from all players, and can be checked from the record after the game.
about-boxes = The rules are told in our own words, the drawings are our own. Where we have not seen a box, its cards are reconstructed; whoever owns it can write the real ones down.
about-licences = Licences of what others made

## The table

table-loading = Opening the table…
table-missing = There is no such table
table-missing-about = Perhaps only a part of the link was copied. Ask for it once more.
table-home = To the front page
table-prompt = What to do
table-board = On the table
table-drawing = On the table, drawn with letters
table-legend = How to read it
table-moves = Moves
table-log = What happened
table-log-empty = Nothing has happened yet.
table-undo = Undo
table-changed = The table has changed meanwhile: have another look.
table-close = Got it
table-rule = Rule { $rule }
table-watching = You are watching.
table-paused = The game is paused.
table-ask = { $what ->
    [undo] { $seat } would like to take a move back.
    [pause] { $seat } would like a pause.
   *[resume] { $seat } would like to go on.
}
table-agree = All right
table-disagree = No
table-shut = Close
table-large = A card, large
table-hint = Hint
table-hint-is = You could do this: { $about }, { $says }.
table-rules = Rules
table-menu = Menu of the table
table-pause = Pause
table-resume = Go on
table-sound-on = Sound is on
table-sound-off = Sound is off
table-device = Play on another device
table-device-about = Open this link on a phone or a tablet: your seat will be there too. Show it to nobody.
table-recap = Since your last turn
table-recap-of = { $seat }: since the last turn
table-recap-empty = Nothing has happened since your turn.
table-log-whole = The whole game
table-log-earlier = Show what was earlier
table-log-open = Open all that happened
table-log-show = Touch a line, and the table shows what it speaks of.
table-asked-no = { $what ->
    [undo] Somebody would rather not: the move stays.
    [pause] Somebody would rather play on.
   *[resume] Somebody would rather wait a little longer.
}
table-asked = { $what ->
    [undo] The others were asked whether you may take your move back.
    [pause] The others were asked for a pause.
   *[resume] The others were asked whether to go on.
}
table-asked-waits = Waiting for: { $names }.
table-asked-cancel = Never mind
table-from-record = From a record
table-from-record-about = { $moves ->
    [0] This game was begun from a record. Whoever has seen the record may know what is still hidden here, so this deal is not fair luck.
   *[other] This game goes on from a record, after its move { $moves }. Whoever has seen the record may know what is still hidden here, so this deal is not fair luck.
}
table-grace = { $seconds ->
    [0] If somebody leaves the table, a bot decides for them at once, until they are back.
    [one] If somebody leaves the table, a bot decides for them after { $seconds } second, until they are back.
   *[other] If somebody leaves the table, a bot decides for them after { $seconds } seconds, until they are back.
}
table-grace-minutes = { $minutes ->
    [1] If somebody leaves the table, a bot decides for them after a minute, until they are back.
   *[other] If somebody leaves the table, a bot decides for them after { $minutes } minutes, until they are back.
}
page-of-turn = ● Your turn · { $title }

## Seats

seats = At the table
seat-you = you
seat-beside = at this screen
seat-bot = bot
seat-here = here
seat-away = away from the table
seat-taken-over = a bot decides meanwhile
seat-free = free
seat-moves = to move
seat-clock = Time left:

## Gathering

gather-title = Waiting for players
gather-name = What is your name?
gather-sit = Sit down
gather-link = Link to seat { $number }
gather-copy = Copy the link
gather-copied = The link is copied
gather-no-token = To sit down you need a link from whoever laid the table, or the code: it is typed on the front page.
gather-about = { $seats ->
    [0] Everybody is here, off we go.
    [one] { $seats } seat is free. The game begins by itself when everybody has sat down.
   *[other] { $seats } seats are free. The game begins by itself when everybody has sat down.
}
gather-stand = Stand up
gather-beside = Seat beside me
gather-beside-name = Name of somebody at this screen

## The result

result-winner = { $names } wins!
result-shared = A shared victory: { $names }!
result-place = Place { $place }
result-total = Total
result-again = Play again
result-save = Save the record
result-follow = Sit down again
result-rematch = Another game is waiting at the table.
result-look = Watch the game
result-go-on = Play on from here
result-campaign = To the campaign
result-share = Share
result-share-title = { $names } won

## The line

line-reconnecting = The connection was lost. Connecting again, nothing gets lost.
line-kept = The connection was lost. Your move is kept and will go as soon as it is back.
line-unspoken = The house was updated, but this page was not. Load it again: your game will be there.
line-load = Load again
line-back = The connection is back, nothing was lost.

## Settings

setting-language = Language
setting-language-ru = Русский
setting-language-en = English
setting-theme = Light
setting-theme-auto = as the system
setting-theme-light = day
setting-theme-dark = evening
setting-motion = Motion
setting-motion-0 = none
setting-motion-1 = calm
setting-motion-2 = usual
setting-motion-3 = quick
setting-sound = Sound
setting-speech = Read aloud
settings = Settings
settings-done = Done

## Looking back

replay = Look back at the game
replay-place = Move { $move } of { $moves }
replay-move = move { $move }
replay-about = This is how it was. The game goes on meanwhile.
replay-about-over = This is how it was.
replay-now = To the game
replay-end = To the result
replay-back = One move back
replay-forth = One move on
replay-play = Show move by move
replay-stop = Stop showing

## One screen

curtain-pass = Pass the screen to { $seat }
curtain-about = The others do not peek.
curtain-look = { $seat }, look
curtain-open = We play with open cards, no curtain

## Talking

talk = Say something
talk-freely = In your own words
talk-say = Say
said = { $seat }: { $what }
say = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [thanks] Thank you!
    [well-done] Well done!
    [oops] Oops!
    [wow] Wow!
    [wait] One moment
    [again] Once more?
    [bye] Bye!
    [smile] a smile
    [laugh] a laugh
    [surprise] surprise
    [sad] sadness
    [heart] a heart
   *[applause] applause
}

## The proof

proof = Was the shuffle fair?
proof-about = Before the game we showed the fingerprint of a secret, and everybody who sat down added some luck. The deal was made of all of it together, so nobody could choose it. Now the secret is open: its fingerprint should be the one that was shown.
proof-right = The fingerprint agrees.
proof-wrong = The fingerprint does not agree.
proof-commitment = The fingerprint shown before the game (SHA-256)
proof-secret = The secret
proof-luck = Luck of { $seat }

## Keys

keys = Keys
keys-on = Letters work as commands
key = { $does ->
    [undo] take a move back
    [hint] a hint
    [log] what happened
    [phrases] say something
    [sound] sound
    [replay] one move back or on, while looking back
    [play] start and stop looking back
    [escape] put back, close, return to the game
    [tab] to the next button
    [walk] over the board: from card to card, from place to place
    [take] take, place, press
    [large] a card, large
   *[keys] this list
}

## A first game with a guide

guided-title = { $title }: a first game
guided-link = A first game with a guide
guided-link-about = We play together, step by step: about three minutes.
guided-leave = End and go back to the box
guided-missing = There is no guide to this game yet.
guided-place = { $step } of { $steps }
guided-back = One step back
guided-next = Next
guided-do-it = Do it for me
guided-other = You may do that too! But for now try this: { $about }, { $says }.
guided-later = We shall move in a moment. For now, press “Next”.
guided-learned = What we know
guided-end = Now you can play!
guided-play = Play against a bot
guided-again = Once more, step by step
figure-on = { $rule }: show what comes next
figure-again = { $rule }: show once more
