### Captions of the live pictures in the rules: the number of the rule and of the frame.
### A caption says all that is seen: whoever cannot see the picture knows it from these words.

rules-figure-discard = Discard
rules-figure-box = To the box
rules-figure-collection = Collection

rules-figure-SH-6-1 = Three rows of six cards. The first and the last card of each row are lifted: any of these may be taken.
rules-figure-SH-6-2 = The last card of the second row stands on a shelf. Now the next one at that end may be taken.
rules-figure-SH-8-1 = Shelves of three colours. A blue card looks for its place: on the blue shelf.
rules-figure-SH-8-2 = So every colour has a shelf of its own.
rules-figure-SH-10-1 = Two toys on a shelf. There is a place on the left and on the right, but none between them.
rules-figure-SH-10-2 = The new toy stands on the left…
rules-figure-SH-10-3 = …or on the right.
rules-figure-SH-11-1 = A left edge goes only on the left. It may not go on the right.
rules-figure-SH-11-2 = The edge is placed, and the shelf ends there. The right end is still open.
rules-figure-SH-12-1 = A Teddy is on the shelf already. A second Teddy may go neither left nor right.
rules-figure-SH-15-1 = A card of another colour has no place on this shelf face up.
rules-figure-SH-15-2 = But face down it is the right edge.
rules-figure-SH-20-1 = Two cards are left in a row. We take the first…
rules-figure-SH-20-2 = …and one remains.
rules-figure-SH-20-3 = It went to the discard, and six new cards came from the deck.
rules-figure-SH-32-1 = The left edge is there. Only the right one is missing.
rules-figure-SH-32-2 = Edges at both ends: the shelf is complete.
rules-figure-SH-32-3 = All its cards are in the collection, 7 points, and a bonus turn on top.
rules-figure-SH-33-1 = A bonus turn: every card of the row is lifted, not just the ends.
rules-figure-SH-33-2 = A card was taken from inside, and the row closed up.
rules-figure-SH-23-1 = The left edge shows { $game ->
        [toy-story-4] Bullseye, who
       *[geroychiki] the General, who
    } is not on the shelf yet.
rules-figure-SH-23-2 = Placed, though far from the edge: a bonus turn.
rules-figure-SH-24-1 = All different: allowed.
rules-figure-SH-24-2 = All the same: allowed too.
rules-figure-SH-24-3 = Three of a kind, and the new one is another. Not allowed.
rules-figure-SH-28-1 = There is a place for { $game ->
        [toy-story-4] Bullseye right beside Jessie.
       *[geroychiki] the General right beside Melkotron.
    }
rules-figure-SH-28-2 = Side by side: a bonus turn.
rules-figure-SH-29-1 = A toy stands left of the Watchdog, who needs an edge. Another toy may not go on the right.
rules-figure-SH-29-2 = But an edge may.
rules-figure-SH-29-3 = Now the Watchdog stands beside an edge.
rules-figure-SH-30-1 = The Ballerina shuns edges: none may go beside her.
rules-figure-SH-30-2 = The Duckling stands between them. Now there is a place for the edge.
rules-figure-SH-30-3 = The Ballerina and the edge are not neighbours: all is well.
rules-figure-SH-40-1 = The game is over and the shelf is unfinished: an edge on the right, a toy outermost on the left.
rules-figure-SH-40-2 = The outermost toy goes to the box. On the right, the edge protected its toy.
rules-figure-SH-40-3 = The rest joins the collection: 4, 3 and 1, 8 points in all.
