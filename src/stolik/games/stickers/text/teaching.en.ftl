### What is said in the annotated first game: guides/*.toml names these words without "guide-".
### $about is the card, $seat who moves. A short sentence or two: a child reads or hears them.

guide-rarity = This is how rare the clans are. The higher a token, the more points for whoever collects most of its cards.
guide-take = Step 1. Take a card from the market: tap it, then the gold button. You already have two like that!
guide-collect = Step 2. Lay all three: tap them in order. Last the one without stars but with a combo: it lies on top, so its combo works.
guide-earned = Three cards bring the bonus "Swap", and the top card brings its combo. Use them in any order.
guide-draw-play = Tap the combo "from the deck": the top card of the deck goes straight to your album.
guide-chain = It is a King Corgi, and it has a combo as well: a chain! Tap "ask".
guide-question = Ask your opponent for another King Corgi. If they have none, you draw a card from the deck.
guide-gives = { $seat } decides which card of that clan to give, and draws another one from the deck.
guide-bonus = Now the bonus for three cards: tap "Swap".
guide-swap = Tokens of neighbouring levels change places. Lift your Rabbit Wizard to the very top: tap it, then Count Oink.
guide-refilled = Step 3 goes by itself: you have six cards again, and the market is full. Your turn is over.
guide-others = { $seat } moves: takes a card from the market and lays it, all alone.
guide-small = For one or two cards the bonus is another one: take two cards from the market.
guide-asked = Now it is you who is asked! Give this card: { $about }. You draw another one for it.
guide-most = The number below a column is how many cards it has. Gold: you have most of them. Silver: second most.
guide-final = Many turns later the deck has run out. Now everybody secretly picks a last card from hand.
guide-pick = Pick a Rabbit Wizard: you have some in the album, so all Rabbit Wizards of your hand go there too.
guide-points = Rewards are for most and second most in each clan, and every star is a point. You win!
