### The short words of boxes: the name and one sentence under the cover.

box-name-geroychiki = Perfect Order
box-about-geroychiki = Collect shelves of toys and close them with edges on both sides.
box-name-toy-story-4 = Toy Story
box-about-toy-story-4 = The same shelves at sunset and a quick finish: one more turn each.
box-name-hercules = Labours of Heracles
box-about-hercules = Choose in secret, reveal together: the fastest takes the glory.
box-name-rally = Super Rally
box-about-rally = Remember where the roads are and be the first to the finish.
box-name-rally-circuit = The Merry Circuit
box-about-rally-circuit = Build a closed road and race round it: as tortoise or hare.
box-name-stickers = Stickers
box-about-stickers = Collect clans in your album. Stickers change the cards for ever.
