### What players of Суперралли read: events, prompts, moves, reasons, options.
### $colour is red, green, blue or yellow; $sides are letters of N, E, S, W.

title-rally = Super Rally
title-rally-circuit = Super Rally: The Merry Circuit
about-rally = A memory race over tiles that lie face down: find the road to the pit stop, learn the colour of your finish, and be the first to get there.

about-rally-circuit = Build a closed road together and race round it: the tortoise drives steadily, the hare as luck will have it.

source-ours = the mix of tiles is our reconstruction: the rules count 24 tiles but do not say how many of each. An owner of the box may write down the real mix in a file.

## Parts of sentences

colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
finish = the { colour } finish
pit = the pit stop
cell = tile { $cell }
spot = place { $cell }
tile = { $kind ->
    [straight] a straight
    [curve] a curve
    [tee] a junction
    [crossing] a crossing
   *[dead-end] a dead end
}
sides = { $sides ->
    [N] up
    [E] right
    [S] down
    [W] left
    [NS] up and down
    [EW] left and right
    [NE] up and right
    [ES] right and down
    [SW] down and left
    [NW] left and up
    [NES] up, right and down
    [ESW] right, down and left
    [NSW] up, down and left
    [NEW] left, up and right
   *[NESW] all four sides
}

## Events

started = { $seat } starts at { $place }.
opened = { $seat } opens { $place }.
seen-tile = It is { $tile }.
drove = { $seat } drives to { $place }.
closed = { $place } is turned face down again.
swapped = { $seat } swaps { $place } and { $other }.
took-token = { $seat } takes a token: to { $finish } now!
won = { $seat } is at the finish and wins!{ $home ->
    [yes] { " " }It is the corner where the race began.
   *[no] { "" }
}{ $others ->
    [0] { "" }
    [one] { " " }Another car is standing there too.
   *[other] { " " }{ $others } other cars are standing there too.
}
laid-tile = { $seat } lays on { $place }: { $tile }.
lifted-tile = { $seat } takes from { $place }: { $tile }.
circuit = { $length ->
    [0] The road is open again.
   *[other] The road is closed! A lap is { $length } long.
}
race-begins = The race begins! Start: { $place }, a lap is { $length } long, laps: { $laps }.
no-race = The road was never closed, so there is no race: friendship has won.
tortoise-drove = { $seat }: the tortoise drives { $steps }.
hare-drove = { $seat }: { $steps ->
    [0] the hare has fallen asleep and stays where it is.
   *[other] the hare drives { $steps }.
}
lap-done = { $seat } finishes lap { $lap } of { $laps }!
won-circuit = { $seat } is at the finish and wins!
ending-race = a race round the circuit
ending-no-circuit = the road was not closed
ending-own-corner = the winner's own corner
ending-other-corner = another corner

## Prompts

prompt-corner = Choose a corner to start from.
prompt-turn = Find the pit stop: open a tile and drive onto it, or swap two tiles.
prompt-to-finish = To { $finish }! Open a tile and drive onto it, or swap two tiles.
prompt-turning = You have found { $tile }. Which way shall it lie?
prompt-first = Which tile do you want to swap?
prompt-second = And with which one?
prompt-building = Let's build a road! { $length ->
    [0] It is not closed yet.
   *[other] It is closed, a lap is { $length } long.
} Turns left: { $left }.
prompt-laying = { $place }: what goes there, and which way round?
prompt-racing = { $left } to the finish. Tortoise or hare?
prompt-wait = It is { $seat }'s turn.
prompt-over = The race is over.

## Moves

about-swap = two tiles
about-choice = the swap
about-open = open a tile
about-pick = tile
about-lay = lay a tile on
about-lift = take away a tile
move-start = start here
move-open = { $cell }
move-turn = road { sides }
move-drive = drive there
move-swap = swap them
move-pick = { $cell }
move-back = no swap after all
typed = tile= place= o=open d=drive s=swap p=pick b=back
typed-help = A move can be typed too: { $game ->
    [rally-circuit] "b2 lay", then "turn NE" (N up, E right, S down, W left); "lift b2", "ready"; in the race "tortoise" or "hare".
   *[other] "b2 open", "turn NE" (N up, E right, S down, W left), "pit drive", "swap", then "a1 pick" and "d4 pick".
}

about-drive = speed
about-road = the road
move-circuit-lay = { $cell }
move-circuit-back = not here
move-circuit-lift = { $cell }
move-circuit-ready = ready, let's race!
move-circuit-tortoise = tortoise: 2 steps
move-circuit-hare = hare: what the die says

## Reasons

why-not-game-over = The race is over.
why-not-not-your-turn = It is not your turn.
why-not-other-question = That is not what is asked now.
why-not-corner-taken = Another car stands there: { $place }.
why-not-not-beside = Not beside your car: { $place }.
why-not-no-road-out = Your road does not lead there: { $place }.
why-not-open-already = It lies face up already: { $place }.
why-not-closed-still = It lies face down; open it first: { $place }.
why-not-no-road-in = No road leads over there: { $place }.
why-not-no-road-there = Only by road, and none leads there: { $place }.
why-not-other-tile = That is another kind of tile.
why-not-road-breaks = The road would break off: it has to meet the road you come from.
why-not-face-up = Only tiles that lie face down are swapped, not { $place }.
why-not-just-swapped = It was swapped just before your turn: { $place }.
why-not-picked-already = That is the first one already: { $place }.
why-not-not-racing = The race has not begun yet.
why-not-road-ready = The road is ready, now we race.
why-not-place-taken = A tile lies there already: { $place }.
why-not-no-tiles-left = There are no tiles left.
why-not-no-tile-there = There is nothing there: { $place }.
why-not-no-such-tile = There are no more of these: { $place }.
why-not-no-circuit = The road is not closed yet.

## Score pad

score-finish = at the finish
score-driven = steps

## Options

option-first_seat = Who begins: the number of a seat (the youngest), or random
option-occupied_move = Onto a tile with another car: touch (it is enough that the tiles touch), or road (a road must lead there)
option-tokens = With fewer than four cars, which finishes count: random, or occupied_corners (those where cars started)
option-laps = How many laps: 1, 2 or 3
option-mix = Which tiles: usual, or alternative (with junctions)

ask-first_seat = Who of you is the youngest? A name or the number of a seat (an empty line leaves it to chance)

## The drawing

draw-pit = PIT
draw-colour = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] Y
}
draw-player = { $seat }
draw-to-pit = to the pit stop
draw-to-finish = to { finish }
draw-turn = to move
draw-circuit = { $length ->
    [0] The road is not closed
   *[other] The road is closed, a lap is { $length } long, laps: { $laps }
}
draw-supply = Supply: { $tiles }
draw-driven = driven { $steps }, laps { $lap }
legend = { $game ->
    [rally-circuit] · an empty place · ? a tile is about to go there · ① ② ③ ④ cars · ⚑ the start, to the right · in bold: the closed road
   *[other] ░ a tile face down · × was just swapped and may not be swapped again · ▓ picked for a swap · ? being laid · ① ② ③ ④ cars · [R] [G] [B] [Y] finishes: red, green, blue, yellow · PIT the pit stop, ● how many tokens are there
}
