### Words that only the board of Super Rally needs; all others are in the game's own files.
### $cell is a place such as b2, $kind a kind of tile, $sides where the road leads as it is seen.

rally-board = The table
rally-rug = The rug
rally-drivers = Drivers

## Tiles

rally-closed = { cell }, face down
rally-face = { cell }, face up: { tile }
rally-open = { cell }: { tile }, road { sides }
rally-pit = { pit }, { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
rally-banned = just swapped, may not be swapped
rally-picked = picked for the swap
rally-here = here: { $names }
rally-your-goal = your goal
rally-outlined = { $act ->
    [lay] on the outlined place
   *[pick] the outlined one
}
rally-drives-on = Your car drives on.
rally-beside = { $side ->
    [N] above your car
    [E] to the right of your car
    [S] below your car
   *[W] to the left of your car
}
rally-do = { $act ->
    [start] Start here
    [open] Open it
    [drive] Drive here
    [pick] Pick it for the swap
    [turn] Turn it
    [lay] Lay a tile here
    [lift] Take it away
   *[go] Go
}

## The goal

rally-your-finish = Your finish
rally-first-pit = First to the pit stop
rally-stands = { $where ->
    [away] to the pit stop
    [home] at the finish
   *[bound] knows the finish
}

## A turn

rally-ask = { $phase ->
    [corner] Where do we start?
    [turn] { $colour ->
        [none] To the pit stop!
       *[other] To the { colour } finish!
    }
    [turning] Turn the road
    [swapping] Which tile is swapped?
   *[second] And with which one?
}
rally-ask-about = { $phase ->
    [corner] Choose a corner. Its colour does not matter yet.
    [turn] Open a tile beside you, or swap two.
    [turning] Tap the tile to turn it.
    [swapping] Tap any tile that is face down.
   *[second] Tap one more that is face down.
}
rally-ways = Ways to lay it
rally-way = Way { $number }: road { sides }
rally-go = Go
rally-swap = Swap two
rally-swap-this = Swap this one
rally-ban = These two were just swapped

## The end of the race

rally-podium = Who came home

## The merry circuit

rally-build = { $phase ->
    [laying] Which tile shall it be?
   *[building] Let's build a road!
}
rally-build-about = { $phase ->
    [laying] Tap it once more to turn it.
   *[building] { $length ->
        [0] It is not closed yet.
       *[other] It is closed! A lap is { $length } long.
    } Turns left: { $left }.
}
rally-supply = Supply
rally-kind = { tile }, { $left } left
rally-lay = Lay it
rally-keep = Keep it
rally-lift = Take away
rally-spot = { spot }: { tile }, road { sides }
rally-spot-empty = { spot }, empty
rally-on-circuit = { $start ->
    [true] the start of the circuit
   *[false] on the circuit
}
rally-laps = laps done: { $lap } of { $laps }
