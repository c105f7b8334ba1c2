### What is said in a first game with a guide: guides/*.toml names these words without "guide-".
### $seat is whoever moves. One or two short sentences, read aloud: the child is five. Neither "up"
### nor "right": on a phone the rug is turned.

## Super Rally

guide-rug = A road is hidden under the tiles. Find it as far as the pit stop: it is in the middle!
guide-corner = Your car will start here. Tap the blue corner.
guide-open = Tap the tile beside your car. What is under it?
guide-turn = A curve! Tap it and it turns. When it lies right, tap “Go”!
guide-others = Now { $seat } drives. Look what is opened there, and remember it.
guide-on = The road leads on. Open the next tile!
guide-closed = The straight lay down by itself. And the tile that the car has left is closed. Do you know what is under it?
guide-next = One more tile. Open it!
guide-towards = Another curve. Turn it towards the pit stop, and drive!
guide-swap = What is ahead, nobody knows. But we remember where the straight was! Tap “Swap two”.
guide-ahead = Tap the tile ahead of your car.
guide-known = And now the one where the straight was.
guide-locked = These two were just swapped as well. See the padlocks? You may not swap them now.
guide-remembered = Open it! We remember what is here now.
guide-pit = The straight, as we wished! The pit stop is next: drive there.
guide-token = The token is red. So your finish is the red one!
guide-finish = A few turns later the road is found. The finish is near: go!
guide-won = Hooray! Whoever is first at the finish in their colour wins.

## The circuit

guide-build = Let's build a race track, all together! The tiles lie beside the rug.
guide-place = Choose a place. Tap where the frame is.
guide-curve = Take the curve. Tap it until the button “Lay it” lights up!
guide-together = Now { $seat } lays one. The road has grown.
guide-go-on = Your turn. Tap the place beside it.
guide-fits = The road has to bend here. Turn the tile until it fits!
guide-amiss = Oh! { $seat } lays a dead end. No car gets past that.
guide-lift = Never mind! Tap the dead end, and then “Take away”.
guide-gap = Now the curve is in place. Two places are left: take this one.
guide-straight = A straight belongs here. Turn it, and lay it!
guide-ring = { $seat } lays the last curve. The road closes into a ring!
guide-ready = Now we can race. Tap “Ready”!
guide-tortoise = The tortoise always drives two tiles. Choose it!
guide-asleep = { $seat } chooses the hare. The die is thrown… Nought: the hare has fallen asleep!
guide-hare = And now take a risk: choose the hare yourself!
guide-lap = Four! The lap is done, and your car is ahead of all. You win!
