### Captions of the live pictures in the rules: the number of the rule and of the frame.
### A caption says all that is seen: whoever cannot see the picture knows it from these words.

rules-figure-SR-2-1 = The rug: the pit stop with its tokens in the middle, 24 closed tiles around it. Four finishes at the corners: red, green, blue and yellow.

rules-figure-SR-4-1 = All four corners are free: choose any.
rules-figure-SR-4-2 = The red car stands at the blue corner. Three are left for the others.
rules-figure-SR-4-3 = The green car stands at the green one. All are in place, the race may begin!

rules-figure-SR-6-1 = The car stands in its corner. The tile beside it can be opened: the road leads there.
rules-figure-SR-6-2 = There is a curve under it. Like this the road leads off the rug…
rules-figure-SR-6-3 = …and like this to the other tiles. Choose!
rules-figure-SR-6-4 = Road runs into road, and the car drives onto the tile.

rules-figure-SR-R24-1 = The car is on a curve. Its road leads to the next tile. What is under it?
rules-figure-SR-R24-2 = A straight! It can lie only one way, so the car has driven on at once.

rules-figure-SR-7-1 = The very first turn, and a dead end: its road leads only back to the start.
rules-figure-SR-7-2 = In the first turn it may be turned towards a closed tile.
rules-figure-SR-7-3 = The car stands on the dead end, and there is a road.

rules-figure-SR-8-1 = Two cars on tiles side by side. No road joins them, but the tiles touch.
rules-figure-SR-8-2 = The red car has joined the green one. The tile it left is closed.

rules-figure-SR-9-1 = The car stands on a straight.
rules-figure-SR-9-2 = A curve is opened ahead of it.
rules-figure-SR-9-3 = The car has gone, and the straight is closed again. Remember where it is!

rules-figure-SR-11-1 = The road leads to the pit stop, where two tokens lie.
rules-figure-SR-11-2 = The car is at the pit stop, and the top token is shown: it is red. So the red finish is the one to reach.

rules-figure-SR-10-1 = One closed tile is picked and lifted. The second may be any of the closed ones.
rules-figure-SR-10-2 = The second is picked too.
rules-figure-SR-10-3 = They have changed places, and nobody looked. Now they have padlocks: the next player may not swap them.

rules-figure-SR-R14-1 = A tile with a padlock may not be swapped. But the road leads to it, so it may be opened.
rules-figure-SR-R14-2 = It was a straight, and the car has driven on. The padlocks are gone.

rules-figure-SR-12-1 = The token is red, and the road leads to the red finish.
rules-figure-SR-12-2 = The car is at its own finish and has won!

rules-figure-SR-C2-1 = One curve lies on the rug. The next tile may go to any empty place.
rules-figure-SR-C2-2 = A straight beside it, but crosswise: the roads do not meet.
rules-figure-SR-C2-3 = It is turned.
rules-figure-SR-C2-4 = Now the road leads on.

rules-figure-SR-C3-1 = Five tiles in a row. One curve is missing to make a ring.
rules-figure-SR-C3-2 = The road is closed and shines. It has six steps, and the flag shows where it starts.

rules-figure-SR-C6-1 = The car is at the start. The tortoise is chosen.
rules-figure-SR-C6-2 = The tortoise always drives two steps.
rules-figure-SR-C6-3 = Now the hare. The die shows three: three steps.
rules-figure-SR-C6-4 = The hare again, and the die shows nought: it has fallen asleep! The car stays where it is.
