### Words that only the board of Heracles needs; the others are in its own files.
### $symbol is the name of a symbol, $initiative a number or ★.

hercules-board = Table
hercules-labours = Labours
hercules-gymnasium = Gymnasium
hercules-open-cards = Open cards
hercules-hand = Cards in hand
hercules-hand-empty = No cards in hand
hercules-of = { $seat }
hercules-look = { $seat }: look closer
hercules-look-own = Look at the own labours, purchases and discard

## Rounds and steps

hercules-round = Round { $round }
hercules-round-short = Round
hercules-round-of = Round { $round } of { $rounds }
hercules-later = { $more ->
    [1] Round { $last }
    [2] Rounds { $next } and { $last }
   *[other] Rounds { $next } to { $last }
}
hercules-later-title = Rounds to come
hercules-later-look = Look at the rounds to come
hercules-round-and-tokens = Round { $round }. Tokens: { $tokens } of { $places }.
hercules-steps = Steps of a turn
hercules-step = { $step ->
    [1] Refresh the hand
    [2] Labour or Gymnasium
   *[3] Reveal
}

## Cards and labours

hercules-face = { $half ->
    [upper] upper half:{" "}
    [lower] lower half:{" "}
   *[whole] { "" }
}{ symbol-name } { $initiative }, { tokens-count }
hercules-card = { $name }: { $faces }; price { cards-count }
hercules-of-hand = { $half ->
    [whole] { $face }
   *[other] { $name }, { $face }
}
hercules-labour = { $number } { $name }. Asks for { $symbols }. Tokens: { $tokens } of { $places }. Reward: { $reward }
hercules-labour-fits = { $labour }. Fits here
hercules-labour-not = { $labour }. This card does not fit here
hercules-labour-taken = { $labour }. Done by { $seat }
hercules-asks = Asks for
hercules-effect = { $effect ->
    [take-token] take a token from a rival
    [take-gymnasium-card] take a Gymnasium card for free
    [recall-card] take a card of the own discard back into the hand
   *[draw-card] draw a card from the own stack
}
hercules-reward = For whoever takes the last token: { $reward }
hercules-at-the-end = If this labour ends the game: { $reward }
hercules-labour-point = And one more point at the end
hercules-lasting = { $lasting ->
    [active] at work
    [tucked] tucked away, not at work
   *[instant] worked at once
}
hercules-laid-down = face down: { $cards }
hercules-laid-up = { $seat }: { $cards }
hercules-contested = { $card }. Contested
hercules-wanted = { $card }. Chosen
hercules-able = { $card }. Can be taken
hercules-gap = Empty place
hercules-bare = No more cards
hercules-in-stack = { $cards } in the stack

## Before a player

hercules-won = { $labours ->
    [one] { $labours } labour
   *[other] { $labours } labours
}
hercules-hand-and-stack = { $hand } in hand, { $stack } in the stack.
hercules-stack = stack
hercules-discard = discard
hercules-bought = Bought: { $cards }
hercules-bought-title = Bought in the Gymnasium
hercules-discard-title = Discard
hercules-labours-won = Labours
hercules-ready = has chosen
hercules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The turn

hercules-ask = { $phase ->
    [refresh] Refresh the hand?
    [extra-token] Take one more token?
    [permanent] Which bonus to keep?
    [redirect] Where does the payment go?
   *[choice] A labour or the Gymnasium?
}
hercules-ask-about = { $phase ->
    [refresh] Once a turn, if wished.
    [extra-token] It is the bonus of a labour.
    [permanent] Only one of them works.
    [redirect] Laid: { $cards }.
   *[choice] A secret until all have chosen.
}
hercules-tie = { $card }: a tie. Contest it?
hercules-tie-about = Lay one more card, or give way.
hercules-paying = { $card }: paid { $paid } of { $cost }
hercules-refresh = How to refresh the hand
hercules-way = { $way ->
    [two] discard 2, draw 1
    [four] discard 4, draw 2
   *[renew] a token for a new hand
}
hercules-keep = Keep the hand
hercules-duel = Contest it
hercules-to-discard = discard
hercules-away = lies face down
hercules-where = { $card }: where to?
hercules-where-about = Labour { $labours } or the Gymnasium.
hercules-nowhere = No labour of this round asks for it: it can pay in the Gymnasium.
hercules-put-back = Another card
hercules-pick = What to choose
hercules-revealed = The cards are open!
hercules-took = { $seat } takes { tokens-count }
hercules-taken = { $seat } does labour { $number }
hercules-lost = Lower initiative, no card: { $names }
hercules-refreshed = Hand refreshed: { $names }
hercules-skip = Skip

## The end

hercules-ending = Tokens and labours

## Colours of the seats: the vases on the backs, in the order of the seats

option-of-colours-1234 = amphora, kylix, lekythos, oenochoe
option-of-colours-1243 = amphora, kylix, oenochoe, lekythos
option-of-colours-1324 = amphora, lekythos, kylix, oenochoe
option-of-colours-1342 = amphora, lekythos, oenochoe, kylix
option-of-colours-1423 = amphora, oenochoe, kylix, lekythos
option-of-colours-1432 = amphora, oenochoe, lekythos, kylix
option-of-colours-2134 = kylix, amphora, lekythos, oenochoe
option-of-colours-2143 = kylix, amphora, oenochoe, lekythos
option-of-colours-2314 = kylix, lekythos, amphora, oenochoe
option-of-colours-2341 = kylix, lekythos, oenochoe, amphora
option-of-colours-2413 = kylix, oenochoe, amphora, lekythos
option-of-colours-2431 = kylix, oenochoe, lekythos, amphora
option-of-colours-3124 = lekythos, amphora, kylix, oenochoe
option-of-colours-3142 = lekythos, amphora, oenochoe, kylix
option-of-colours-3214 = lekythos, kylix, amphora, oenochoe
option-of-colours-3241 = lekythos, kylix, oenochoe, amphora
option-of-colours-3412 = lekythos, oenochoe, amphora, kylix
option-of-colours-3421 = lekythos, oenochoe, kylix, amphora
option-of-colours-4123 = oenochoe, amphora, kylix, lekythos
option-of-colours-4132 = oenochoe, amphora, lekythos, kylix
option-of-colours-4213 = oenochoe, kylix, amphora, lekythos
option-of-colours-4231 = oenochoe, kylix, lekythos, amphora
option-of-colours-4312 = oenochoe, lekythos, amphora, kylix
option-of-colours-4321 = oenochoe, lekythos, kylix, amphora
