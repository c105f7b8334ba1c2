### A campaign of Stickers in the terminal.

campaign-title = Campaign '{ $name }': { $played } of { $whole } packs opened
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
campaign-some-clan = clan ?
campaign-power = power { $number }
campaign-evenings = Evenings
campaign-evening = { $names }: points { $points }. Won by { $won }
campaign-evening-goes-on = { $names }: the game is not over
campaign-cards = Changed cards: { $stickers ->
    [one] { $stickers } sticker
   *[other] { $stickers } stickers
}
campaign-aside = Set aside until { $players ->
    [3] three
   *[4] four
} play: { $stickers ->
    [one] { $stickers } sticker
   *[other] { $stickers } stickers
}.
campaign-kept = No free cell was found for: { $kept }.
campaign-placed = There are more players now: the sticker "{ $sticker }" that was set aside goes on a random card, { $card }.
campaign-next = The pack after the next game: { $cell }.
campaign-way-on = The next evening: stolik campaign play { $name }
campaign-resume = To go on with the evening: stolik campaign play { $name }
