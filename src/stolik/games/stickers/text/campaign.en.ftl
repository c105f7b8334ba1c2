### A campaign of Stickers in the terminal.

campaign-title = Campaign "{ $name }": { $played } of { $whole } packs opened
campaign-roster = Players and trophies
campaign-trophies = { $trophies ->
    [0] { "" }
    [one] (game { $games })
   *[other] (games { $games })
}
campaign-won = { $winners ->
    [1] The campaign is over. The winner: { $names }! The deck can be played on with.
   *[other] The campaign is over. The victory is shared by { $names }! The deck can be played on with.
}
campaign-options = For the whole campaign: { $options }
campaign-track = Campaign track
campaign-some-clan = random clan
campaign-power = power { $number }
campaign-evenings = Evenings
campaign-evening = { $names }: points { $points }. Won by { $won }
campaign-evening-goes-on = { $names }: the game is not over
campaign-cards = Changed cards: stickers { $stickers }, decorations { $decorations }
campaign-aside = Set aside until { $players ->
    [3] three
   *[4] four
} play: { $stickers ->
    [one] { $stickers } sticker
   *[other] { $stickers } stickers
}.
campaign-kept = No free cell was found for: { $kept }.
campaign-placed = There are more players now, and the stickers that were set aside went on random cards: { $cards }.
campaign-begins = Whoever stuck the last sticker goes first: { $name }.
campaign-next = After the next game: { $kind ->
    [clan] a random clan pack.
   *[power] power pack { $number }.
}
campaign-scenarios = With a scenario: stolik campaign play { $name } --option scenario=big-fair (also topsy-turvy and open-hands)
campaign-way-on = The next evening: stolik campaign play { $name }
campaign-resume = To go on with the evening: stolik campaign play { $name }
