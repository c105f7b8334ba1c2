### Words that only the Stickers table needs; the others stand in the game's own files.

stickers-board = Table
stickers-rarity = Rarity of clans
stickers-upside = Topsy-turvy: the most valuable clan is at the bottom. Rewards stand under the tokens.
stickers-level = { $level }: { $first } for the first place, { $second } for the second
stickers-worth = { $first } for the first place, { $second } for the second
stickers-market = Market
stickers-gap = empty place
stickers-deck = deck
stickers-reserve = reserve { $reserve }
stickers-deck-said = { $deck } in the deck, { $reserve } in the reserve
stickers-album-yours = Your album
stickers-album-of = { $seat }: album
stickers-album-empty = The album is still empty
stickers-clans-and-album = Rarity and your album
stickers-open = open
stickers-open-album = Open rarity and your album
stickers-look = { $seat }: look at the album closely
stickers-hand = Hand: { $cards }
stickers-hand-empty = No cards in hand
stickers-group = { $clan }: { cards }
stickers-column = { $clan }: { cards }{ $place ->
    [1] , first place
    [2] , second place
   *[other] { "" }
}
stickers-stars = stars: { $stars }
stickers-now = now { points }
stickers-sums = Stars: { $stars }. Cards in hand: { $hand }. Now { points }.
stickers-first = begins each round
stickers-ready = ready

## Cards

stickers-mark = { $mark ->
    [4] 4
   *[other] { $mark }+
}
stickers-card = { $card }{ $mark ->
    [0] { "" }
   *[other] , mark { stickers-mark }
}{ $stuck ->
    [nothing] { "" }
   *[other] , stuck on it: { $stuck }
}{ $decorations ->
    [nothing] { "" }
   *[other] , decorations: { $decorations }
}

## Bonus, combos

stickers-tray = Bonus and combos
stickers-tray-of = { $seat }: turn
stickers-tiers = Bonus by the size of the collection
stickers-to-spend = What can be used in this turn
stickers-nothing-won = Nothing to use
stickers-tier = { $most ->
    [0] { $least }+ cards
   *[other] { $least }–{ $most } { $most ->
        [one] card
       *[other] cards
    }
}
stickers-bonus = { $bonus ->
    [take] Two cards
    [swap] Swap
   *[take-swap] Cards and swap
}
stickers-a-bonus = bonus
stickers-a-combo = combo
stickers-from-top = on top
stickers-spent = used
stickers-planned = { $clan }, { cards } in the collection

## The turn

stickers-collect = { $chosen ->
    [0] { $laid ->
        [0] Step 2. Which cards do you lay?
       *[other] Add cards, or is it finished?
    }
   *[other] Step 2. Lay the collection?
}
stickers-collect-about = All of one clan. The last one lies on top: its combo works.
stickers-on-top = On top: { $card }. { $combos ->
    [0] No combo.
   *[other] Its combo works.
}
stickers-lay = { $cards ->
    [0] The collection is finished
   *[other] { $laid ->
        [0] Lay
       *[other] Add
    } { cards }
}
stickers-laying = Laying…
stickers-do = { $act ->
    [take] Take { $card }
    [give] Give { $card }
    [pick] Pick secretly: { $card }
    [stick] Stick on { $card }
    [decorate] Decorate { $card }
    [from] Ask for { $card }
   *[lay] Lay { $card }
}
stickers-will = { $act ->
    [take] Take
    [give] Give
    [pick] Pick in secret
    [stick] Stick
    [decorate] Decorate
    [from] Ask
    [lay] Lay
   *[other] { "" }
}
stickers-spend = { $left ->
    [late] The hand is filled. Use combos?
    [combos] Use combos?
   *[bonus] Use the bonus and combos?
}
stickers-spend-about = In any order, and not all of them need be used.
stickers-picked = picked
stickers-last = Which card is your last one?
stickers-last-about = With it all cards of its clan go into the album, if it is there.
stickers-swap-with = { $clan }: which of the marked tokens does it change places with?
stickers-ask-whom = Whom to ask
stickers-ask-for = For a card of which clan

## Sticking

stickers-sticking = Sticking
stickers-to-pack = On to the pack
stickers-yours = Your stickers, in their order
stickers-clans = Clans

## The end

stickers-ending = Who has most
stickers-last-picks = The last picks
stickers-all = Show everything
stickers-count-again = Count once more
stickers-clan = Clan
stickers-counted = { cards }, { points }
stickers-total = Total
stickers-why = { $how ->
    [none] Nobody collected this clan.
    [first] A tie for the first place: { $first } each, and nobody has the second reward.
    [second] A tie for the second place: { $second } each.
   *[alone] Nobody else collected it: the second reward stays in the box.
}
