### What the guide to Shells says.

guide-look = These two shells are yours, and nobody else sees them. More spots are better.
guide-back = What the other player holds, you do not see either.
guide-swap = Let us swap this one: { $about }.
guide-other = The other player swaps too.
guide-sand = What was swapped away lies on the sand, for everybody to see.
guide-again = And now this one: { $about }.
guide-kept = The other player keeps both, and has no more turns.
guide-keep = Let that be enough: keep both.
guide-end = Hands are opened. Whoever has the most points has won!
