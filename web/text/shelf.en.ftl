### Words that only the board of the shelf game needs; all others are in the game's own files.
### $game is geroychiki or toy-story-4, $colour is A, B or C, $end is left or right.

shelf-board = The table
shelf-yours = Your shelves
shelf-of = { $seat }: shelves
shelf-look = { $seat }: look at the shelves closely
shelf-none = { shelf }: not started yet
shelf-empty = Nothing here
shelf-places = Places: { shelf }, { at-end }
shelf-letter = { $colour ->
    [A] { $game ->
        [toy-story-4] G
       *[other] P
    }
    [B] { $game ->
        [toy-story-4] Y
       *[other] O
    }
   *[C] B
}

## Cards

shelf-back = a face-down card
shelf-card = { $card }, { $kind ->
    [edge] { points }
   *[toy] { colour } card, { points }
}
shelf-card-with = { shelf-card }, { $property }

## Properties

shelf-property = { $property ->
    [edge-bonus] The edge calls
    [neighbour-bonus] Calls a neighbour
    [first-toy] Only as the first
    [two-toys] Needs two
    [three-shelves] Needs three shelves
    [touch-edge] Loves an edge
    [no-edge] Shy of edges
   *[same] Different or the same
}
shelf-property-about = { $property ->
    [edge-bonus] Put { $toy } on the shelf with this edge: a bonus turn.
    [neighbour-bonus] Put { $toy } beside this card: a bonus turn.
    [first-toy] It can only be the first toy on its shelf. An edge is no toy.
    [two-toys] Two toys or more must be on the shelf already.
    [three-shelves] All three of your shelves must have been started.
    [touch-edge] There must be an edge on one side at least.
    [no-edge] No edge may lie beside this toy.
   *[same] Toys on the blue shelf are all different or all the same.
}
shelf-edge-about = It goes to the { $side } end of a shelf and closes it.

## Heaps

shelf-deck = Deck
shelf-deck-said = Deck: { shelf-cards }
shelf-discard = Discard
shelf-discard-said = Discard: { shelf-cards }. Look through
shelf-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
shelf-collection-yours = Your collection
shelf-collection-said = { shelf-cards } collected

## The turn

shelf-by-keys = Arrows go from card to card, Enter takes one, Esc puts it back.
shelf-where = { $card }: where to?
shelf-where-about = Choose a place on a shelf
shelf-remove = { $card }: remove it?
shelf-remove-about = Or choose another card.
shelf-throw = { $card }: to the discard?
shelf-throw-about = Or choose another card.
shelf-do = { $act ->
    [remove] Remove
   *[discard] Discard
}
shelf-as-edge = edge
shelf-key-up = face up
shelf-key-down = face down: an edge
shelf-other = Another card
shelf-owed = { $turns ->
    [one] { $turns } bonus turn
   *[other] { $turns } bonus turns
}
shelf-ask-place = { shelf }, { at-end }: why not here?
shelf-rule = The rule

## The end of the game

shelf-ending = The points, card by card
shelf-counts = { $kept ->
    [true] { points }
   *[false] does not count
}
shelf-ending-note = From an unfinished shelf the outermost toy goes at each end without an edge. A face-down card is an edge.
