### The rules of Суперралли for players, in our own words. Numbers are those of RULES.md.
### $game: rally or rally-circuit. A "tile" is a track tile; a "finish" is a start and finish tile.
### Same messages in the same order as rules.ru.ftl; the rules of a section follow its title.

rules-in-short = { $game ->
    [rally-circuit] Build one road all together: lay tiles in turn until the road closes into a ring. Somebody says "ready", and the race is on! On your turn, choose: the tortoise always drives 2 steps, the hare as many as the die shows. When somebody has done all the laps, the others finish the round, and the car that has come farthest wins.
   *[rally] All the tiles lie face down: where is the road? On your turn, open a tile beside your car, lay it so that the road runs on, and drive onto it. Or swap two tiles that lie face down. Remember what lies where: when the cars have gone, a tile is turned face down again! At the pit stop a token waits for you: its colour is the colour of your finish. The first car to get to its own finish wins!
}

## Preparation

rules-section-preparation = Getting ready
rule-SR-1 = In the box there are 4 cars, 24 tiles with roads, a pit stop, 4 tokens and 4 finishes. Tokens and finishes have the same four colours.
rule-SR-R21 = Two, three or four can play.
rule-SR-2 = The pit stop lies in the middle for all to see. Around it lie the 24 tiles, shuffled and face down: 5 by 5 in all. Beside each corner there is a finish.
rule-SR-R19 = Two finishes lie on the left side, two on the right. From each of them a car can only drive to its own corner.
rule-SR-R12 = Roads lead from the pit stop to all four sides.
rule-SR-3 = Take as many tokens as there are players. Shuffle them and stack them on the pit stop without looking. The others go back to the box.
rule-SR-R13 = With fewer than four players the tokens are picked blindly. You may agree before the game to take the colours where the cars start instead.
rule-SR-R25 = Nobody looks at the tokens left in the box until the game is over.
rule-SR-4 = Choose a car and put it on any free finish: you start from here. At the start there is only one car on each, and the colour does not matter yet.
rule-SR-R23 = Say who of you is the youngest: that player begins. If you name nobody, chance decides. Cars and corners are chosen in turn, too.

## The turn

rules-section-turn = Your turn
rule-SR-5 = The youngest begins, then it goes clockwise. On your turn, do one thing: open a tile and drive onto it, or swap two tiles.
rule-SR-R16 = You cannot skip a turn. But don't worry: there is always something you can do!

## Opening

rules-section-opening = Open a tile and drive
rule-SR-6 = Open one tile a turn. It must share a side with the place where your car is, and your road must lead there. Lay it so that the road runs on, and drive onto it. More than one way? You choose!
rule-SR-R24 = If a tile can lie only one way, it is laid at once. A crossing, for one, looks the same whichever way you turn it.
rule-SR-R2 = The road only has to run on from the one you are driving on. It need not meet other tiles, and it may even lead off the edge.
rule-SR-R17 = You can go back: if the road leads there, open the tile again that your car has just left.
rule-SR-R18 = Opening a tile you know already? You may turn it another way now.
rule-SR-7 = A dead end on your first turn? No harm done! You may turn its road not to the start but to any tile beside it that still lies face down.
rule-SR-R3 = A dead end can be turned away like that on your very first turn only. Not later.
rule-SR-R4 = In the corner, the dead end has two face-down tiles beside it: choose either. Your car stands on the dead end even though no road leads to the start.
rule-SR-R5 = You need not turn the dead end away on your first turn: it may lead back to the start if you like.

## Other cars

rules-section-cars = Other cars
rule-SR-8 = Is there an open tile with another car beside you? You may drive right onto it. Then you open nothing on this turn.
rule-SR-R1 = You may drive onto a tile with another car if it shares a side with yours. You may agree before the game to be stricter: only if a road leads there. That tile is not turned round.
rule-SR-R11 = Any number of cars fits on one tile.
rule-SR-9 = When the last car has gone, the tile is turned face down again. The pit stop and the finishes always stay open.
rule-SR-R20 = This is a memory game! Everybody sees an open tile, but once it is face down there are no hints. When two tiles are swapped, watch them closely.

## Pit stop

rules-section-pit = The pit stop
rule-SR-R22 = You get to the pit stop and to a finish by road only. There is nothing to open: just drive there, that is your turn. A car that stands there already is not in the way.
rule-SR-11 = Your car is at the pit stop? Take the top token and show it to all. Its colour is the colour of your finish!
rule-SR-R9 = You may come to the pit stop again, but there is no second token for you.

## Swapping

rules-section-swapping = Swap two tiles
rule-SR-10 = Choose any two tiles that lie face down and swap them. No peeking! And leave alone those that the player before you has just swapped. Until you name the second tile, you may change your mind.
rule-SR-R14 = You may not swap the two tiles that another player swapped right before you. If that player drove instead, swap any you like. And you may open such a tile.
rule-SR-R15 = Only tiles that lie face down are swapped. The pit stop, the finishes and tiles with cars stay where they are.

## The end

rules-section-end = The finish
rule-SR-12 = The first car to reach the finish in the colour of its token wins at once. Hooray!
rule-SR-R8 = Without a token a finish does not count: go to the pit stop first.
rule-SR-R10 = Your token has the colour of your start? Then race back!
rule-SR-R6 = You may drive onto any finish again if a road leads there. That helps when a dead end turns up in the corner: go back to the finish and open the corner once more, or swap it first.
rule-SR-R7 = After the start any number of cars fits on a finish. If it is not yours, nothing happens there.

## The circuit

rules-section-circuit = The merry track
rule-SR-13 = You can lay the tiles as a road that goes round, and race on it as long as you like. The book has no rules for this, so we made up our own.
rule-SR-C1 = The place to build is empty: 7 places across and 5 down. Beside it lie 24 open tiles, the supply. All build one road together, in turn. You can also build alone; four is the most.
rule-SR-C2 = While you are building, do one thing on your turn: lay a tile of the supply on any empty place, turned any way you like; put a lying tile back into the supply; or say that the road is ready.
rule-SR-C3 = After every turn you see whether the road is closed and how many steps it has. If there are several such roads, the longest counts. A crossing is driven straight on only, but at a junction the road may turn off.
rule-SR-C4 = Is the road closed? Now anybody may say "ready" on their turn, and the race begins! All cars go to the uppermost tile of the road, and if there are several, to the leftmost of them. From there they drive to the right. Whoever began the building drives first.
rule-SR-C5 = You have 48 turns for building, all of you together. When they are over, the race begins by itself. But if the road is still not closed, there is no race: friendship has won.
rule-SR-C6 = In the race, choose on every turn: tortoise or hare. The tortoise always drives 2 steps. The hare throws a die with 0, 1, 2, 2, 3 and 4 on it and drives as many. At 0 the hare has fallen asleep and stays where it is.
rule-SR-C7 = Cars do not push each other: any number fits on one tile.
rule-SR-C8 = When your car reaches the start or drives past it, a lap is done! Usually there are two laps; before the game you may choose one or three.
rule-SR-C9 = Somebody has done all the laps? The others finish the round, so that all have equally many turns. The car that has come farthest wins. If it is a tie, you share the victory!
