### What players of the shelf game read: events, prompts, moves, reasons, options.
### $game is geroychiki or toy-story-4; $colour is A, B or C; $end and $side are left or right.

title-geroychiki = Geroychiki: Perfect Order
title-toy-story-4 = Toy Story 4
about-geroychiki = Put toys on three shelves and close the shelves with edges. The final round lasts until somebody has to skip.
about-toy-story-4 = Put toys on three shelves and close the shelves with edges. In the final round everybody plays once more.

source-ours = the card list is our reconstruction: it agrees with every number in the rules, but we have not seen the cards. An owner of the box may transcribe the real ones into a file.

## Parts of sentences

toy = { $en }
edge = the { $side } { colour } edge
edge-with-toy = { edge } (bonus for { $en })
colour = { $colour ->
    [A] { $game ->
        [toy-story-4] green
       *[other] purple
    }
    [B] { $game ->
        [toy-story-4] yellow
       *[other] orange
    }
   *[C] blue
}
shelf = { colour } shelf
at-end = { $end ->
    [left] left
   *[right] right
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

who = { $seat }{ $bonus ->
    [0] { "" }
   *[1] { " " }(bonus turn)
}

## Events

placed-start = { who }: { $card } starts the { shelf }.
placed-add = { who }: { $card } goes on the { at-end } end of the { shelf }.
placed-down = { who }: { $card }, face down, closes the { shelf } on the { at-end }.
completed = { $seat }: the { shelf } is complete, { points } for the collection!
bonus-earned = { $seat } earns { $turns ->
    [one] a bonus turn
   *[other] { $turns } bonus turns
}!
row-discarded = Row { $row }: the last card, { $card }, goes to the discard.
row-dealt = Row { $row } is refreshed. { $left ->
    [0] The deck is empty.
    [one] { $left } card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
final-round = No cards to refresh the row: the final round begins. The discard is laid out in the middle, which now holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Any of them may be taken, no new shelf may be started. { $lasts ->
    [until-skip] It goes on until somebody has to skip.
   *[one-turn-each] Everybody has one more turn.
}
skipped = { $seat }: nothing can be placed, { $lost ->
    [0] the turn is skipped.
    [1] the bonus turn is lost.
   *[other] { $lost } bonus turns are lost.
}
last-turns = That is the first skip: everybody else has one more turn, and that is the end.
removed = { $seat }: nothing can be placed, { $face ->
    [down] a face-down card ({ $card })
   *[up] { $card }
} goes from the { shelf } to the box.
now-normal = { $seat }: a normal turn instead of the bonus turn.
discarded = { $seat }: nothing can be placed and nothing removed, { $card } goes to the discard.
game-over = The game is over: { $ending ->
    [skip] after the first skip the others had one more turn each.
    [bonus-skip] after the first skip (of a bonus turn) the others had one more turn each.
   *[one-turn-each] everybody has had a last turn.
}
ending-skip = a skipped turn
ending-bonus-skip = a skipped bonus turn
ending-one-turn-each = one more turn each

## Prompts

prompt-turn = Put an end card of any row on one of your shelves.
prompt-bonus = Bonus turn: take any card.{ $due ->
    [0] { "" }
    [1] { " " }Then one more.
   *[other] { " " }Then { $due } more.
}
prompt-final = Final round: take any card. No new shelf may be started.
prompt-final-bonus = Final round, bonus turn: any card, but no new shelf.{ $due ->
    [0] { "" }
    [1] { " " }Then one more.
   *[other] { " " }Then { $due } more.
}
prompt-final-wait = Final round: it is { $seat }'s turn.
prompt-remove = No card can be placed: remove a card of yours that is in the way.
prompt-discard = No card can be placed and there is nothing to remove: put one of the cards on the discard.
prompt-wait = It is { $seat }'s turn.
prompt-over = The game is over.

## Moves

move-start = start the { shelf }
move-add = on its shelf, { at-end }
move-down = face down: { colour } { at-end }
brief-move-start = start a shelf
brief-move-add = { at-end }
brief-move-down = ▒{ $colour } { at-end }
move-remove = remove { $face ->
    [down] this face-down card from the { shelf }
   *[up] it from the { shelf }
}
move-discard = to the discard
typed = l=left r=right s=start d=down face= { $game ->
        [toy-story-4] green=a yellow=b
       *[other] purple=a orange=b
    } blue=c
typed-help = A move can be typed too: the card's code and the place, "A3.1 left", "A3.1 right", "A3.1 start", "A3.1 down B left"; a name will do for the code: "teddy left".

## Reasons

why-not-game-over = The game is over.
why-not-not-your-turn = It is not your turn.
why-not-not-in-the-middle = Not in the middle of the table: { $card }.
why-not-not-an-end = Inside a row: { $card }. A normal turn takes from an end.
why-not-shelf-exists = You already have the { shelf }, so it cannot be started again.
why-not-no-shelf = You have no { shelf } yet, so it has no left or right.
why-not-no-new-shelf = That would start the { shelf }, and no new shelf may be started in the final round.
why-not-closed-end = The { shelf } is closed on the { at-end }: { $other } lies there.
why-not-closed-by-back = The { shelf } is closed on the { at-end } by a face-down card.
why-not-wrong-side = It does not fit this end of the shelf: { $card }.
why-not-no-toy-to-close = There is no toy on the { shelf } yet, so there is nothing to close.
why-not-same-toy = The { shelf } already holds { $other }: toys on a shelf are all different.
why-not-blue-mix = On the blue shelf the toys are all different or all the same; this would mix: { $card }.
why-not-not-first = Only as the first toy of a shelf: { $card }.
why-not-needs-two-toys = Two other toys must lie on the { shelf } first: { $card }.
why-not-needs-three-shelves = You need three shelves first: { $card }.
why-not-only-an-edge = Only an edge may go on the { at-end }, because { $other } there must touch one.
why-not-shuns-edges = Not beside an edge: { $card }.
why-not-toy-shuns-edges = No edge may go on the { at-end }: { $other } stands there and may not touch one.
why-not-back-needs-shelf = You have no { shelf }, and a face-down card cannot start one.
why-not-back-needs-toy = A face-down card goes only on a shelf with a toy.
why-not-not-stuck = As long as something can be placed, nothing is removed: { $card }.
why-not-not-before-you = Only a card on your own shelves can be removed, not { $card }.
why-not-removal-unlawful = Without { $card } its neighbours would lie side by side against the rules.
why-not-removal-no-help = Removing { $card } would not let you move. Remove a card that is in the way.
why-not-can-remove = Nothing is discarded while a card on your shelves can be removed.

## Score pad

score-collection = collection
score-unfinished = { shelf } (unfinished)

## Options

option-first_seat = Who begins: the number of a seat, or random
option-stuck_bonus_turn = What a bonus turn becomes if a card had to be removed in it: normal, or still bonus
option-skip_on_bonus_ends_game = Whether a bonus turn that cannot be made counts as the first skip
option-face_down_scores = Whether face-down cards on unfinished shelves score their points

ask-first_seat = Who of you was the last to watch { $game ->
        [toy-story-4] Toy Story
       *[other] Geroychiki
    }? A name or the number of a seat (an empty line leaves it to chance)

## The drawing

draw-row = Row { $row }
draw-pool = The middle
draw-piles = Deck { $deck } · discard { $discard } · out of the game { $removed }
draw-discard = Discard:
draw-player = { $seat }
draw-collection = collection: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
draw-points = { points }
draw-total = { points } in all
draw-turn = to move
draw-bonus = bonus turn
draw-no-shelves = no shelves
draw-edge-left = left edge
draw-edge-right = right edge
draw-name = { $en }
draw-edge = edge
draw-property-plain = { "" }
draw-property-first-toy = first
draw-property-two-toys = 2 toys
draw-property-three-shelves = 3 shelves
draw-property-neighbour-bonus = beside +{ $en }
draw-property-touch-edge = at edge
draw-property-no-edge = no edge
draw-property-edge-bonus = +{ $en }
legend = A: { $game ->
        [toy-story-4] green, B: yellow
       *[other] purple, B: orange
    }, C: blue · ▐ ▌ closed · … open · ▒ face down · ★ points · "first": only as the first toy · "2 toys": two toys must be there · "3 shelves": you need three shelves · "beside +name": a bonus turn when that toy is put right beside it · "at edge": must touch an edge · "no edge": may not touch one · "+name" on an edge: a bonus turn for that toy
