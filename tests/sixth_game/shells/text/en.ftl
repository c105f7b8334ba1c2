### What players of Shells read: events, prompts, moves, reasons, options.

title-shells = Shells by the Sea
about-shells = Two shells that nobody else sees: swap them until you like both, and keep them.
source-ours = the game is our own: there is no box.

## Events

swapped = { $seat } lays a shell with { spots } on the sand.
took = You take a shell with { spots }.
kept = { $seat } keeps both shells.
opened = { $seat } shows: { $one } and { $other }.
spots = { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}
ending-kept = all have kept their shells

## Prompts and moves

prompt-turn = Swap a shell, or keep both.
prompt-wait = It is { $seat }'s turn.
prompt-over = The game is over.
about-shell = shell with { spots }
about-both = both shells
move-swap = swap it
move-keep = keep them
typed = l=left r=right k=keep s=swap
typed-help = A move can be typed too: swap left, swap right or keep.

## Reasons

why-not-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-empty = The pile is empty: nothing is left to swap for.

## Options and points

option-first_seat = Who begins: the number of a seat, or random
ask-first_seat = Who of you was at the sea last? A name or the number of a seat (an empty line leaves it to chance)
score-spots = spots
score-twins = twins

## The drawing

draw-pile = Pile: { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
} face down
draw-sand = On the sand:
draw-no-sand = nothing yet
draw-player = { $seat }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-kept = keeps both
draw-turn = to move
legend = A number is the spots of a shell · ▒▒▒ a shell that you may not see · (3) a shell on the sand
