### The page of a campaign: who plays, tonight, the history, files. What a game draws itself is not here.

camp-title = { $title }: campaign
camp-loading = Opening the campaign…
camp-missing = There is no such campaign
camp-missing-about = Perhaps only a part of the link was copied. Ask for it once more.
camp-won = The campaign is over. { $count ->
    [1] The winner: { $names }!
   *[other] The victory is shared by { $names }!
}
camp-won-about = The deck can be played on with.
camp-settled = For the whole campaign:

## Tonight

camp-tonight = Tonight
camp-running = Evening { $number } is on
camp-gathering = Evening { $number }: waiting for players
camp-sit = Sit down
camp-return = Back to the table
camp-watch = Watch
camp-cancel = Cancel this evening
camp-first = The first evening: who plays?
camp-next = Evening { $number }: who plays?
camp-tonight-about = { $least } to { $most } of you play tonight. For whoever is absent a bot can stand in.
camp-begins = Whoever stuck the last sticker goes first: { $name }.
camp-who = Who decides for { $name }
camp-here = at this screen
camp-own = on their own device
camp-link = comes by link
camp-stands-in = { $bot ->
    [level-1] bot 1 plays: toddler
    [level-2] bot 2 plays: beginner
    [level-3] bot 3 plays: friend
    [level-4] bot 4 plays: expert
    [level-5] bot 5 plays: master
    [luck] a bot plays at random
    [child] a bot forgets nearly everything
   *[greed] a bot takes what looks best
}
camp-options = More settings
camp-begin = Begin the evening
camp-beginning = Laying the table…
camp-how-many = { $least } to { $most } of you can play tonight, but { $count } are ticked.
camp-only-members = An evening is begun by those who play in this campaign. Join in!

## Players

camp-players = Who plays
camp-you = you
camp-theirs = on their own device
camp-nobody = not taken yet
camp-leave = Give the name free
camp-leave-said = Give the name free: { $name }
camp-be = That is me
camp-be-said = That is me: { $name }
camp-join = Join in
camp-join-name = What is your name in this campaign?
camp-join-another = One more player at this screen
camp-add = Add
camp-invite = Invite
camp-invite-about = One link for everybody. It lasts: people come by it on the first evening and on the fifteenth.
camp-invite-link = Link to the campaign
camp-invite-qr = QR code: link to the campaign

## The history

camp-history = Evenings
camp-history-empty = No evening yet. It is all ahead of you!
camp-history-all = Show all { $evenings } evenings
camp-evening = Evening { $number }
camp-points = { $name }: { $points }
camp-was-bot = bot
camp-was-winner = winner
camp-changes = What has changed
camp-stuck = “{ $what }” on a card of { $clan }
camp-stuck-lid = “{ $what }” on the lid of the box
camp-by-chance = By chance
camp-lately = Evening { $number } was played. { $count ->
    [1] The winner: { $names }!
   *[other] The winners: { $names }!
}
camp-look = Look
camp-look-said = Look at evening { $number }
camp-branch = Another way from here
camp-branch-said = Another way from here: a new campaign after evening { $number }
camp-branch-sure = Begin another campaign from here?
camp-branch-about = { $number ->
    [0] The new campaign begins with a fresh box.
   *[other] The new campaign begins where this one was after evening { $number }.
} This one stays as it is.
camp-branch-do = Begin another
camp-branch-start = From the very beginning
camp-undo = Take back
camp-undo-said = Take back evening { $number }
camp-undo-sure = { $count ->
    [1] Take back evening { $first }?
   *[other] Take back evenings { $first }–{ $last }?
}
camp-undo-about = { $count ->
    [1] Its victory and all that it changed on the cards will be gone.
   *[other] Their victories and all that they changed on the cards will be gone.
} { $first ->
    [1] The box will be new again.
   *[other] Everything will be as it was after evening { $before }.
}
camp-undo-running = The evening that is being played can be played to its end, but it will not count.
camp-undo-do = Take back
camp-keep = Leave it as it is
camp-undone = Done. To be safe, you can save how everything was:
camp-undone-file = the file from before

## Files

camp-file = File of the campaign
camp-file-about = It holds the whole campaign, evening by evening. It can be opened here, at another Stolik or in a terminal.
camp-save = Save the file
camp-open-file = Open a file
camp-deck-about = And here are the cards alone, with all their stickers: a game apart can be played with them in a terminal.
camp-deck = Save the cards
camp-file-wrong = The file “{ $file }” could not be opened: { $fault }
camp-file-long = The file “{ $file }” could not be opened: it is too long for a campaign.

## Beginning, in the box

camp-door = Campaign
camp-door-about = Many evenings with one deck: after every game a pack is opened, and the cards change for ever.
camp-mine = Your campaigns
camp-new = Begin a campaign
camp-roster = Players
camp-roster-you = You
camp-roster-one = Player { $number }
camp-roster-more = One more player
camp-roster-less = Remove player { $number }
camp-roster-about = At least two. The others can come later.
camp-new-options = Rules for the whole campaign
camp-cards = Cards of your own box
camp-cards-about = Whoever has the box at home can write its cards into a file, and the campaign begins with them. The same file does for the terminal.
camp-cards-file = Choose a file with cards
camp-cards-taken = Cards from the file “{ $file }”.
camp-cards-drop = Play with our cards

## Stickers

camp-trophies = { $count ->
    [0] no trophies yet
    [one] { $count } trophy: evening { $evenings }
   *[other] { $count } trophies: evenings { $evenings }
}
camp-collector = collector
camp-cell = { $number }: { $what }, { $standing ->
    [opened] opened
    [next] is opened after the next game
   *[later] still to come
}
camp-cell-clan = pack of a random clan
camp-legend-power = power pack: opened by its number
camp-legend-clan = clan pack: a random one
camp-short-power = power
camp-short-clan = clan
camp-progress = Packs opened: { $opened } of { $whole }
camp-album = Changed cards
camp-album-empty = After the first game, cards with new stickers will be here.
camp-album-about = Touch a card to see who changed it, and when.
camp-changed = { $name }, evening { $evening }: { $what }
camp-changed-by-chance = Chance, evening { $evening }: { $what }
camp-lid = On the lid of the box
option-of-marks_match = A sticker with a mark only goes on a card of that mark
option-of-scenario = Scenario
option-of-scenario-none = none
option-of-scenario-topsy-turvy = topsy-turvy: rarity from the other end
option-of-scenario-big-fair = big fair: nine cards on the market
option-of-scenario-open-hands = open hands

## At the table: the pack and the stickers

camp-pack-stickers = { $each ->
    [0] { $all } stickers
   *[other] { $all } stickers, { $each } each
}
camp-pack-stick = Stick the stickers
camp-pack-dealt = Who got which stickers
camp-drag = Drag the sticker onto a card, or touch the card that it goes on.
camp-drag-any = Begin with any sticker: touch it. Then drag it onto a card, or touch the card.
