### The rules of Стикеры for players, in our own words. Numbers are those of RULES.md.
### A "column" is the cards of one clan in an album; a "combo" is the effect of a combo sticker; a "mark" is 3+ or 4. Levels: legendary, epic, rare, common.
### The combos: "From the deck" draw-play, "Ask" ask, "From the market" market, "Swap" swap, "One more card" extra.
### Same messages in the same order as rules.ru.ftl; the rules of a section follow its title.

rules-in-short = Collect clan cards in your album, the rarest clans above all! On your turn take a card from the market, lay any number of cards of one clan from your hand, and fill your hand up to six again. If you laid one or two cards, you may take two more from the market; if you laid three or more, you may swap the tokens of two clans on the rarity board: the higher its token, the more a clan is worth. A combo on your last card brings one more effect, and sometimes a whole chain. When the deck has run out, the two players with the most cards of a clan are rewarded for it, and every star in an album is worth a point. Most points wins. And in a campaign you open a pack after every game and stick new stickers on the cards, so that the next evening it is not quite the same game.

## Preparation

rules-section-preparation = Getting ready
rule-ST-1 = Two, three or four can play. The box holds a rarity board, a memo with the campaign track on its back, a first-player token, 108 clan cards, 9 clan tokens, a score pad, 9 clan packs and 6 power packs.
rule-ST-2 = A card shows its stars (each is a victory point), a picture and the name of its clan; some also have a combo, or a mark that says with how many players the card is used. The dashed cells are empty for now: in a campaign some of them take stars and others take combos. Every card has two cells of each kind; a printed combo already fills one.
rule-ST-3 = The beginning of the preparation is missing from the text of the book that we have. How to lay out the board and the tokens is our own decision.
rule-ST-R1 = Lay out the rarity board, shuffle the nine clan tokens and put them down at random, one on each place. The memo lies beside it.
rule-ST-D2 = The rarity board is a pyramid of nine places: one legendary place at the top, two epic ones below it, then three rare ones and three common ones at the bottom.
rule-ST-4 = Four players use all the cards; three take out the cards with the mark "4"; two take out those with the marks "3+" and "4".
rule-ST-D1 = Each clan has 12 cards: six without a mark, three with the mark "3+" and three with the mark "4". So two players play with 54 cards, three with 81, and four with 108.
rule-ST-5 = Shuffle the deck. Put three cards for each player aside, face down: this is the reserve. Lay six cards face up in a row: this is the market. And deal six cards to each player.
rule-ST-6 = Whoever stuck a sticker last begins, and takes the first-player token.
rule-ST-R29 = In a campaign the table remembers who stuck the last sticker (decorations do not count): that player begins the next evening. If they are not there, it is whoever of those present stuck one most recently. Before the first game, say which of you stuck a sticker last; if you name nobody, chance decides.
rule-ST-R27 = The cards in hand are secret until the last pick is shown, and so is that pick; deck and reserve are secret too. Everyone sees all the rest.

## The market

rules-section-market = Your turn: a card from the market
rule-ST-7 = Play goes clockwise. A turn has three steps: take a card from the market, play a collection, refill your hand and the market. First take one card from the market into your hand; its place stays empty for now. If there are no cards in the market, go straight on to the collection.

## The collection

rules-section-collection = Your turn: the collection
rule-ST-8 = Lay any number of cards of one clan from your hand into your album. Let them overlap in a column so that the top strip of each stays in sight: on top of your column of that clan if you have one, or else as a new column.
rule-ST-R2 = You must lay at least one card.
rule-ST-R3 = You lay the cards one by one, in any order you like. The last one stays on top, and its combos are the ones that work. Say that the collection is finished when you have laid enough, even if you hold no more cards of that clan: otherwise everybody would learn that.
rule-ST-9 = Then use the collection bonus and the combos, in any order. Carry one effect out before you begin the next.

## The collection bonus

rules-section-bonus = The collection bonus
rule-ST-10 = You have one bonus a turn, and it depends on how many cards you laid from your hand. For one or two, take two cards from the market into your hand. For three or more, swap two adjacent clan tokens, which means tokens on neighbouring levels of the board. Once power pack 2 is open, three or four cards bring the swap, and five or more bring both the market cards and the swap.
rule-ST-D6 = So it is in the book's example too: for three cards laid from hand, two tokens are swapped.
rule-ST-R4 = Only the cards of the collection count for the bonus. Cards you laid thanks to a combo do not.
rule-ST-R5 = Your bonus is settled as soon as the collection is finished. You can use it until you refill your hand; after that it is lost.
rule-ST-R9 = If there is only one card left in the market, the bonus brings just that one. In an empty market there is nothing to take, by the bonus or by the combo "From the market"; and "One more card" is no use while your hand is empty. What would do nothing cannot be used, and by the end of your turn it is lost.
rule-ST-R18 = Tokens on the same level are not adjacent and cannot be swapped: it would change nothing.

## Combos

rules-section-combos = Combos
rule-ST-11 = In a collection only the combos of the last card work, the one on top: the others are covered. A card may have several; use them at any moment of your turn and in any order.
rule-ST-12 = If a combo lets you lay another card, you may use the combos of that card as well, then those of the next, and so on down the chain.
rule-ST-R7 = A card laid from the deck goes on top of the column of its clan or starts a new one, and its combos are yours too. If it covers a card played this turn, that card's unused combos are not lost.
rule-ST-R8 = Only the combos of cards played this turn work. Cards laid earlier do not work a second time, even if they are on top.
rule-ST-R33 = You need not use the bonus or the combos. But if you have chosen "From the deck", you must lay the card you draw, whatever it turns out to be.
rule-ST-13 = "From the deck": draw the top card of the deck and lay it in your album at once.
rule-ST-14 = "Ask": choose an opponent and name a clan. If they have such cards, they give you one of them, whichever they like, and draw a new one from the deck. If they have none, you draw a card from the deck.
rule-ST-R10 = You may ask for any clan, even one you do not have yet. The card is given from the hand, albums are left alone; an empty hand simply has no such card. The card you are given or draw goes into your hand. Everyone sees what you asked for and what you were given, but only the player who draws a card sees it.
rule-ST-R32 = You only name the clan; which of its cards to give is your opponent's decision. They are asked even if they have just one such card: otherwise everybody would learn that there is no other.
rule-ST-R11 = If there is nothing left to draw for "Ask", with the deck and the reserve both empty, nobody draws, and that is all.

## Refill

rules-section-refill = Your turn: the refill
rule-ST-15 = At the end of your turn draw from the deck until you hold six cards. If you hold six or more already, draw nothing and discard nothing. Then the market is refilled to six cards, and the turn passes on.
rule-ST-R6 = You may save a combo and use it after your hand has been refilled; the hand is not refilled a second time. Then the market is refilled, the turn passes at once, and whatever was not used is lost. Before the game you may agree that combos are lost as soon as the refill begins.
rule-ST-16 = If the deck has run out, cards come from the reserve: first for the hand, then for the market.
rule-ST-R12 = The reserve is for cards that go into a hand, in the refill and by "Ask", and for the market. "From the deck" leaves the reserve alone: when the deck is empty, it cannot be used. Before the game you may agree that it draws from the reserve too.
rule-ST-D5 = The reserve is small and may run out as well. No harm done: if there is nothing to draw, you simply draw nothing.
rule-ST-R14 = When the deck and the reserve are both empty, there is nothing to refill with: play on with the cards that are left. If you have no cards in hand and the market is empty too, you skip your turn.

## The end

rules-section-end = The end of the game
rule-ST-17 = When the deck has run out, finish the round, so that all have equally many turns. Then come the last pick and the scoring.
rule-ST-R13 = The deck has run out when there is not a single card in it; the reserve does not count. This is checked at the end of every turn. The last to play is the player who sits before the one who began the game.
rule-ST-18 = At the very end everyone picks a card from hand in secret, and all are revealed together. If your album has a column of that clan, the card goes there, with all your other hand cards of the same clan. Bonuses and combos no longer work.
rule-ST-R15 = If your album has no column of that clan, nothing is added. Everyone who has cards must pick one, even if none of them fits; an empty hand picks nothing. Until everybody has picked, you may change your mind. Before the game you may agree that the last pick may start a new column too.

## Scoring

rules-section-scoring = Scoring
rule-ST-19 = Whoever has the most cards of a clan in the album gets the first reward of its rarity level, and the next player gets the second. In a tie everyone who shares the place gets its reward, and nobody gets the reward of the next place. For example, in the legendary clan King Corgi the players have 4, 2, 1 and 2 cards: they get 11, 8, 0 and 8 points.
rule-ST-D3 = The legendary clan brings 11 points for the first place and 8 for the second, an epic one 9 and 6, a rare one 7 and 4, a common one 5 and 2. Only the 11 and the 8 are known from the book; the other numbers are ours.
rule-ST-D4 = Two places are rewarded; the third and the fourth get nothing. With two players the second reward is given as well.
rule-ST-R16 = With no cards of a clan you get no reward for it. If you are the only one who has any, you get the first reward, and nobody gets the second.
rule-ST-R17 = If several players share the first place, each of them gets the first reward, and nobody gets the second. If several share the second place, each of them gets the second reward.
rule-ST-20 = Every star in your album is one point.
rule-ST-R20 = The stars of all your cards count, covered ones too: after all, their top strips are in sight. Stars you have stuck on are added.
rule-ST-21 = Most points wins. In a tie it is the player with more cards of the most valuable clan: compare the legendary one first, then the others from left to right.
rule-ST-R19 = In a tie the clans are compared one after another: the legendary one, then each level from the top down, and from left to right on a level, as the tokens lie at the end of the game. If everything is equal, the victory is shared.

## The campaign

rules-section-campaign = The campaign
rule-ST-R28 = You may play a single game with untouched cards, or start a campaign: it is saved, and you can go on with it any evening. A campaign remembers its players, trophies, track, opened packs, the stickers on the cards and those set aside. Any two, three or four of its players can play an evening.
rule-ST-22 = After the first game turn the memo over and write down your names. After every game open the pack shown in the leftmost open cell of the track: the power pack of that number, or a random clan pack. The first one is power pack 1.
rule-ST-23 = Every pack holds a trophy, which the winner sticks under their name, and a sticker for the track, which covers the leftmost open cell. Power packs bring something new as well: pack 1 the combo "From the market" (take a card from the market into your hand), pack 2 a third collection bonus, pack 3 the combo "Swap" (swap two adjacent clan tokens), pack 4 double stars, pack 5 the combo "One more card" (lay a card of any clan from your hand; its combos work too), and pack 6 the scenarios.
rule-ST-R25 = If several players share the victory, each of them gets a trophy.
rule-ST-R31 = After the fifteenth game whoever has the most trophies wins the campaign; if it is a tie, the victory is shared. You can go on playing with your cards, and with one of the scenarios if you like. "Topsy-turvy": at the scoring the board is read backwards: the first place counts as the ninth, the second as the eighth, and so on. "The big fair": the market holds nine cards. "Open hands": everyone sees all the hands, and only the last pick stays secret.

## Sticking

rules-section-sticking = How to stick stickers
rule-ST-24 = New stickers are divided equally, three for each of you. You stick yours on the cards you have collected in your album in this game, always on a dashed cell; they no longer change the points of this game. And after every pack you have a decoration as well: stick it on any card or on the lid of the box, just because it is pretty.
rule-ST-R21 = The stickers are shuffled and dealt one by one, beginning with whoever came last and going up; equal places go in the order of the seats. In which order you stick yours is up to you.
rule-ST-R24 = Stickers from a clan pack go only on cards of that clan.
rule-ST-R30 = Stars go on cells for stars and combos on cells for combos, one sticker to a cell, and they stay there for good. All stick at the same time; stickers that were passed on come after that. You cannot keep a sticker for later, but which one comes first and the card it goes on are your choice.
rule-ST-R22 = A sticker with a mark may go on any card with a cell that fits: the mark only says with how many players the sticker comes out. You may agree beforehand that stickers with a mark go only on cards with the same mark.
rule-ST-R23 = If there is no room for a sticker in your album, it passes to the next player clockwise. If nobody has room, it stays with you: choose any card of the box that it fits. If there is no such card, it waits until there is one.

## Joining

rules-section-joining = When more players join
rule-ST-25 = With two players set aside the stickers with the marks "3+" and "4", with three those with the mark "4". When new players join the campaign, the stickers that fit are stuck on random cards.
rule-ST-R26 = A new player writes down their name and begins without trophies. Before the first game with three players, the stickers set aside with the mark "3+" go on random cards with free cells, and before the first game with four, those with both marks. If stickers are set aside again later, the same happens the next time.

## Example

rules-section-example = An example
rule-ST-26 = You take a Count Oink card from the market and lay three Cosmice cards from your hand. The combo on the top one draws a Rabbit Wizard from the deck, which goes into your album. It has a combo as well: you ask an opponent for a card. And finally, for the three cards you laid, you use the collection bonus and swap the tokens of Cosmice and Geekosaur.
