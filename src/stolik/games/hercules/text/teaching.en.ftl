### What is said in a first game with a guide: guides/hercules.toml names these words without "guide-".
### $seat is whoever moves. One or two short sentences: they are read or heard for the first time.

guide-labours = These are the four labours of the round, with three tokens on each. A token is a point!
guide-keep = Below is your hand. A turn begins with a chance to refresh it. These cards are good, so keep them.
guide-labour = The sign on a card must be on the labour too. Tap strength 32, then the Lion.
guide-secret = Your card lies face down: everybody chooses at once, in secret. { $seat } is choosing too…
guide-initiative = The cards are open! The higher number takes first: 32 before 31. As many wreaths on a card, so many tokens.
guide-visit = Now to the Gymnasium, for help! The club costs one card: tap it.
guide-pay = Any card can pay, and goes to your discard. Give agility 8.
guide-contest = Your rival wanted the club too! But your 8 is more than 2: it is in your hand, and they took their card back.
guide-refresh = Now refresh your hand: two cards to the discard, one new card from your stack.
guide-first = Which cards can go? The weakest. First strength 1…
guide-second = …and then wit 9.
guide-club = A Gymnasium card has two halves. Tap the lower one, the club with two wreaths, then the Lion.
guide-lion = One token was left on the Lion, and you cannot take more. But it was the last: the labour itself is yours with it!
guide-wit = Three tokens are still on the Hydra. Go there with wit 24.
guide-star = Your rival has Iolaus with the star, which goes before any number. But the last token is yours, and the Hydra too!
guide-tuck = You have two lasting bonuses now, and only one works. Let strength stay.
guide-bonus = For the Lion you take one more token with every strength card. And every labour is a point at the end.
guide-last = Many turns later. Only Cerberus is left, with two tokens: go there with strength 32.
guide-extra = One token is taken. For strength you may take one more, and it is the last!
guide-points = Cerberus is yours, and a token of your rival with it. No labours are left: count tokens and labours. You win!
