### The rules of the shelf game for players, in our own words. Numbers are those of RULES.md.
### $game: geroychiki or toy-story-4. "Edge" always means an edge card; rows and shelves have "ends".
### Same messages in the same order as rules.ru.ftl; the rules of a section follow its title.

rules-in-short = Each turn is one card: take it from an end of any row in the middle and put it straight on a shelf of your own, at the left or at the right. You have at most three shelves, one of each colour, and no toy appears twice on a shelf; only the blue shelf has a rule of its own. When edges (any card face down can be one too) close a shelf at both ends, it is complete: its cards go to your collection, and your reward is a bonus turn with any card from the middle. When the deck has run out and a row cannot be refreshed, the final round begins: no new shelves now, only those you have can be completed. Most points in the collection wins, and players who tie share the victory.

## Preparation

rules-section-preparation = Getting ready
rule-SH-1 = The game has 84 cards in three colours: 61 toys and 23 shelf edges. A card shows its colour and its points, and some also show a special property.
rule-SH-R25 = From 2 to 5 people can play; it is best with two, three or four.
rule-SH-4 = Shuffle the cards and lay three rows of 6 face up in the middle. The other 66 are the deck, the discard is still empty, and every player needs room for three shelves.
rule-SH-5 = Whoever most recently watched { $game ->
        [toy-story-4] any of the Toy Story films
       *[geroychiki] the Geroychiki cartoon
    } begins. Play goes clockwise: the player on the left is next, once the turn and every bonus turn it earned are done.
rule-SH-R26 = Players may settle who begins before the game. If they name nobody, chance decides.

## A turn

rules-section-turn = A turn
rule-SH-6 = On a normal turn, take one card from the left or the right end of any row and put it on one of your shelves. A turn must be taken.
rule-SH-7 = A card cannot be taken if there is no place for it, neither face up nor face down.

## A card goes on a shelf

rules-section-placing = Placing a card
rule-SH-8 = Face up, a card goes only on the shelf of its own colour: { $game ->
        [toy-story-4] green, yellow or blue
       *[geroychiki] purple, orange or blue
    }. There is one shelf of each colour, so never more than three.
rule-SH-9 = The first card of a new colour starts a new shelf, be it a toy or an edge. In the final round no new shelf is started.
rule-SH-10 = A new card goes only at the left or the right end of the shelf. It cannot be squeezed in between, and cards cannot change places.
rule-SH-11 = A left edge goes only at the left end of a shelf, a right edge only at the right end. The shelf stops at its edge: nothing goes beyond it.
rule-SH-12 = No toy appears twice on a shelf. Only the blue shelf has a rule of its own: toys of one kind may be collected there.
rule-SH-13 = A card with a condition can be placed face up only if the condition is met at that moment.
rule-SH-14 = An edge is not a toy: when toys are counted or compared, edges are left out.

## Face down

rules-section-face-down = A card face down
rule-SH-15 = Any card you take may go face down on any of your shelves, whatever the colour, at an end that has no edge yet. The shelf only needs to hold a toy already.
rule-SH-16 = A card face down is the edge of the end where it lies. What its face shows no longer matters: not the colour, the points or the property.
rule-SH-17 = A card face down cannot start a shelf: a toy must be there already.
rule-SH-18 = A card face down is an edge for every rule: for completing a shelf, and for toys that need an edge beside them or may not have one.
rule-SH-19 = The back of a card shows an edge on both sides, but the shelf stops at this card. Nothing goes beyond it.
rule-SH-R22 = A card face down brings no bonus turns: such an edge no longer shows a toy, and such a toy is no longer a toy.

## Row refresh

rules-section-refresh = Refreshing a row
rule-SH-20 = If a turn leaves one card in a row, that card goes to the discard and 6 cards from the deck fill the row. The discard lies face up, and anyone may look through it at any time.
rule-SH-21 = The order is: take a card, place it, complete the shelf if it now has both edges, refresh the row if due, and only then a bonus turn. A bonus turn keeps the same order.
rule-SH-22 = If a row is due to be refreshed and the deck is empty, the final round begins.

## A shelf is complete

rules-section-completing = Completing a shelf
rule-SH-31 = A shelf is complete as soon as there is an edge at both ends. A shelf without toys cannot be completed, so a lone edge never gets a second one.
rule-SH-32 = From a complete shelf, cards that lay face down go to the box and the rest to your collection; the shelf is gone, and until the final round a new one of that colour may be started. Your reward is one bonus turn.
rule-SH-R24 = Collections lie face down: only the owner sees their points, the others see just the number of cards. The discard is open to all.

## Bonus turn

rules-section-bonus = Bonus turns
rule-SH-33 = A bonus turn is like a normal one, but you may take any card in the middle, even from inside a row (the row closes up), only not from the discard. It may earn more bonus turns; finish each turn before the next.
rule-SH-34 = Two properties at once give two bonus turns, one after the other. For example, when { $game ->
        [toy-story-4] Bullseye is placed beside Jessie on a shelf whose edge shows Bullseye
       *[geroychiki] the General is placed beside Melkotron on a shelf whose edge shows the General
    }.
rule-SH-R23 = A bonus turn cannot be declined: if it can be made, it must be made.

## Properties

rules-section-properties = Card properties
rule-SH-23 = “The edge calls”. This edge shows a toy: place that toy on the shelf with this edge, near it or far, and you get a bonus turn. The edge must be there before the toy; the other way round does not count.
rule-SH-24 = “Different or the same”. On the blue shelf, toys are either all different or all the same. Any number of the same toy is fine, but then no other toy may join them.
rule-SH-25 = “Only as the first”. This toy can only be the first on its shelf: no other toys there yet, though an edge may be. After it, toys are placed as usual.
rule-SH-26 = “Needs two”. This toy goes only where two or more other toys already stand. Edges do not count.
rule-SH-27 = “Needs three shelves”. To place this card face up you must already have three shelves with a card on each; a lone edge is enough. So it can never start a shelf.
rule-SH-28 = “Calls a neighbour”. Such a toy calls another: { $game ->
        [toy-story-4] Jessie calls Bullseye
       *[geroychiki] Melkotron calls the General
    }; with the cards of your own file, the one named on the card. Place that toy right next to it and you get a bonus turn. The other way round does not count: the toy that calls brings nothing by coming.
rule-SH-29 = “Loves an edge”. This toy must end up beside an edge. Once a toy stands on one side of it, the other side is for an edge only.
rule-SH-30 = “Shy of edges”. This toy never stands beside an edge: it cannot be placed next to one, nor an edge next to it. To complete the shelf, shield it with other toys.
rule-SH-R17 = A toy that needs an edge may be placed beside another toy. From then on, its free side takes only an edge.
rule-SH-R18 = Two toys that need an edge may stand side by side. From then on, only edges fit to the left and to the right of the pair.
rule-SH-R19 = A card face down is an edge too. It suits a toy that needs an edge, and it cannot go beside a toy that may not have one.
rule-SH-R20 = While the blue shelf holds one toy, nothing is settled. The second toy shows whether this shelf is for toys of one kind or all different.

## Final round

rules-section-final = The final round
rule-SH-35 = When the final round begins, the whole discard is laid face up in the middle with the cards left in the rows.
rule-SH-36 = In the final round any card in the middle may be taken, on a normal turn and on a bonus turn alike.
rule-SH-37 = In the final round cards go only on shelves that are already there. No new shelf can be started.
rule-SH-38 = If no card has a place in the final round, the turn is skipped. { $game ->
        [toy-story-4] Nothing else changes: the others play on as before.
       *[geroychiki] After the first such skip all the others have one more turn each, and the game ends.
    }
rule-SH-39 = Otherwise the final round is played like the rest of the game: properties, completing shelves and bonus turns all work.
rule-SH-R6 = In the final round no cards are removed from your shelves. If nothing can be placed, the turn is skipped.
rule-SH-R7 = A turn cannot be skipped by choice, not even in the final round. It is skipped only when no card has a place.
rule-SH-R8 = If a bonus turn cannot be made in the final round, it is lost together with that player's other bonus turns. { $game ->
        [toy-story-4] The game then goes on as usual.
       *[geroychiki] This too is a skip after which the others have one more turn each, unless agreed otherwise before the game.
    }
rule-SH-R9 = { $game ->
        [toy-story-4] A skip in the final round does not end the game: everyone gets a last turn, and then points are counted.
       *[geroychiki] After the first forced skip each of the others, clockwise, has one turn with its bonus turns, and then points are counted. Further skips change nothing; having no cards left in the middle is a skip too.
    }
rule-SH-R10 = If the final round begins while a player still has bonus turns, they are played at once, by the rules of the final round.
rule-SH-R11 = { $game ->
        [toy-story-4] Whoever started the final round first plays the bonus turns still due. Then, clockwise, everyone has one more turn with its bonus turns, and the one who started the round goes last.
       *[geroychiki] In the final round turns go clockwise as before. This lasts until somebody is forced to skip.
    }
rule-SH-R31 = In the final round there are no rows any more and nothing is refreshed: the cards in the middle only grow fewer.

## Scoring

rules-section-scoring = Points and victory
rule-SH-40 = Before counting, toys standing at the very ends of unfinished shelves go to the box; edges stay. Everything left on the shelves joins the collection.
rule-SH-41 = Add up the points on all cards in the collection: the most points wins. Players who tie share the victory.
rule-SH-R13 = On an unfinished shelf a card face down stays as an edge and protects the toy beside it, but scores nothing. Before the game you may agree that its points count.
rule-SH-R14 = Before counting, an unfinished shelf loses at most one toy at each end. Toys that come to stand at the ends after that stay.
rule-SH-R15 = If only an edge lies on a shelf, its points count.

## When nothing fits

rules-section-stuck = When no card fits
rule-SH-42 = If no card on offer has a place, one card that is in the way goes from your shelves to the box. Then play a normal turn.
rule-SH-R27 = When no card fits, only a card on your own shelves can be removed. The collection is left alone.
rule-SH-R4 = You choose which card to remove: any that makes a move possible and leaves the shelf within the rules (the gap closes). If one is not enough, cards are removed one by one; they score nothing.
rule-SH-R5 = If nothing fits on a bonus turn, a card is removed from your shelves as well, and then a normal turn is played: cards from the ends of rows only. Before the game you may agree that the turn stays a bonus turn.
rule-SH-R28 = If the only toy of a shelf is removed, a card lying there face down goes to the box too: it cannot stay without a toy.
rule-SH-R30 = If nothing fits and there is nothing on your shelves to remove, one of the cards on offer goes to the discard and the turn is over. The row is refreshed as usual.
