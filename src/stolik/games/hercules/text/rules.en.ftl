### The rules of The Labours of Heracles for players, in our own words. Numbers are those of RULES.md.
### A "contest" is several claims on one Gymnasium card; whoever leaves it at a tie "declines". The "star" is the exceptional initiative.
### Same messages in the same order as rules.ru.ftl; the rules of a section follow its title.

rules-in-short = All play at once and in secret: first refresh your hand if you like, then set out for one of the labours of the round, or for the Gymnasium to get a new card. On a labour you lay one card with a matching symbol, and it takes as many tokens as it has laurel wreaths; if several players came, the highest initiative takes first. Whoever takes the last token also takes the labour card with its effect. In the Gymnasium you pay with cards from your hand, but the new card is yours for the rest of the game. When the last labour is taken, every token and every labour card is worth a point, and most points wins.

## Preparation

rules-section-preparation = Getting ready
rule-HE-1 = For two to four players from the age of 10. A game takes 40 to 70 minutes.
rule-HE-2 = The box holds 12 labour cards, 32 starting cards (four colours of eight), 20 Gymnasium cards and 48 tokens.
rule-HE-3 = There are four characteristics: strength, agility, wit and perseverance. Items are the club, bow and arrows, the rope and the burning log; companions are Iolaus, Theseus, Abderus, Hermes and the nymphs; and there is Heracles' cry. The star is exceptional initiative.
rule-HE-4 = The first four labours are the Nemean Lion, the Lernaean Hydra, the Stymphalian Birds and the Ceryneian Hind.
rule-HE-5 = A starting card shows a characteristic, its initiative and its laurel wreaths: as many wreaths, so many tokens it takes from a labour.
rule-HE-6 = A Gymnasium card has two halves with different initiative: a characteristic on the upper one, an item or a companion on the lower (in our card list also Heracles' cry), where a star may stand in place of the number. Each half takes one or two tokens, and the card costs one to three cards.
rule-HE-8 = Labours 1–4 lie in order in a row in the middle of the table, 5–8 above them, and 9–12 above those.
rule-HE-9 = Each labour has three tokens, 36 in all. The other 12 are not needed in the heroic mode.
rule-HE-10 = At the start five cards lie open in the Gymnasium: those with the club, bow and arrows, the rope, Iolaus and the burning log. The other 15 are shuffled and lie face down in a stack to the left.
rule-HE-R25 = If there are several clubs, bows, ropes or burning logs, the one marked in the card list opens, and without a mark the cheapest.
rule-HE-R37 = At the start of the heroic mode the Gymnasium cards lie from left to right like this: club, bow and arrows, rope, Iolaus, burning log. A new card always takes the place of the one that left.
rule-HE-11 = Each player takes the eight cards of one colour, shuffles them and puts them down face down: this is the personal stack. Four cards from it go into the hand.
rule-HE-R28 = Each player picks a colour; if nobody does, colours follow the order of the seats. Two or three players play by the same rules, and colours not taken stay in the box.

## The turn

rules-section-turn = A turn
rule-HE-12 = All play at once. First you may refresh your hand, and then you must set out for a labour or for the Gymnasium.
rule-HE-R3 = You may refresh your hand once a turn, in one of the three ways.
rule-HE-R32 = In a turn you choose one place: one labour or one Gymnasium card.
rule-HE-R1 = Where to go, with which cards and with which half of a Gymnasium card, everyone decides in secret, and all is revealed at once. Until everybody has decided you may take your choice back and choose again, and the table does not show how far anyone has come.
rule-HE-R24 = If none of your cards fits any labour and you cannot pay for anything in the Gymnasium, choose a card from your hand in secret: when all is revealed it goes to your discard, and that is your whole turn. At the end of the turn your hand is refilled to four. While you have somewhere to go you may not do this, but you may refresh even if that leaves you with nowhere to go.

## Refresh

rules-section-refresh = The refresh
rule-HE-13 = Before setting out you may discard two cards and draw one, or discard four and draw two, or pay a token, discard your whole hand and draw four. The discard lies face up to the right of your personal stack.
rule-HE-R2 = The refresh is chosen in secret too, and until everybody has chosen, you may take it back. Then all discard and draw together; everyone sees what was discarded.
rule-HE-R4 = To discard two or four cards you must hold that many, and you decide which. A full refresh needs a token, and everything in your hand goes. New cards are drawn when all the old ones are in the discard.
rule-HE-R5 = A token paid for a refresh leaves the game.

## Where to go

rules-section-going = To a labour or to the Gymnasium
rule-HE-14 = On a labour you lay exactly one card from your hand. Any labour of the current round will do that has the same symbol as the card, or, for a Gymnasium card, as the half you have named.
rule-HE-15 = In the Gymnasium you lay cards from your hand on one of the open cards: exactly as many as it costs, one to three. In the heroic mode any cards will do.
rule-HE-R30 = Gymnasium cards may pay too: like the others, they go to your discard. A card you have gained is yours for the rest of the game.
rule-HE-16 = Several players may come to the same labour or the same Gymnasium card. It does not matter who laid cards first.
rule-HE-17 = Labours of later rounds are not open yet, and cards cannot be taken blindly from the Gymnasium stack either.

## What the labours bring

rules-section-tokens = What the labours bring
rule-HE-18 = Labours are settled first, then the Gymnasium. If yours is the only card on a labour, take as many tokens as it has laurel wreaths, or as the half you played has.
rule-HE-19 = If several players have cards on a labour, they take tokens in turn: the highest initiative first, and so on downwards.
rule-HE-20 = The star beats every number, but only when the lower half of the card is played.
rule-HE-R7 = If a card with a star is played with its upper half, the number on that half counts and the star does nothing.
rule-HE-R6 = No initiative number appears twice, so there is no tie on a labour. If another card list lets one happen, compare the top cards of the discards, then of the personal stacks (all the tied go straight to the stacks, if even one of their discards is empty), and after that luck decides. No further cards are laid.
rule-HE-21 = Labours with a star on them are settled first, by ascending number, and then all the others. Two stars never meet on one labour.
rule-HE-R8 = In Eurystheus' Whim, too, the order follows the numbers on the labours themselves, not their places in the row.
rule-HE-R9 = Labours without a star go by ascending number as well. It matters for instant effects only.
rule-HE-22 = You cannot take more than is left. Whoever takes the last token takes the labour card, and those whose turn comes later get nothing.
rule-HE-R19 = If a labour is emptied before your card's turn comes, the card simply goes to your discard.
rule-HE-R12 = A card played on a labour goes to the discard even if it brought nothing.

## The labour card

rules-section-labour-card = The labour card
rule-HE-7 = The back of a labour has an instant or a permanent effect. A permanent one lets you take one more token when you use the characteristic it shows.
rule-HE-23 = An instant effect happens at once. A card with a permanent effect goes in front of you; if you have one already, replace it with the new one, or keep the old one and tuck the new one under it. Only one is active.
rule-HE-R31 = Only one permanent effect is ever active, whatever its characteristic. So when you gain another, you have to choose.
rule-HE-R18 = A replaced card stays under the new one. You choose only between the active card and the new one, and only at the moment you gain the new one; a tucked card never comes back.
rule-HE-24 = Every labour card in front of you is worth one point at the end: active, tucked, or with an instant effect.
rule-HE-R16 = The token for a permanent effect is taken from the same labour right after the card's own tokens, if anything is left there; it may be the last one. It takes the characteristic itself, on a starting card or on an upper half; items and companions do not count. You need not take it.
rule-HE-R17 = A permanent effect gained this turn works from the next card you play on a labour.
rule-HE-R34 = The backs of the labours are no secret: you may look at them at any time.
rule-HE-R35 = An instant effect cannot be declined, but its choices are yours; where only one is possible, you are not asked. A token is taken only from somebody who has one. If there is nothing to take, nothing happens.
rule-HE-R36 = If an instant effect carries off a Gymnasium card on which others have laid cards this turn, those return to hand and cannot move to another card. The gap is filled at the end of the turn.

## What the Gymnasium brings

rules-section-gymnasium = Contests in the Gymnasium
rule-HE-25 = If you alone claim a Gymnasium card, take it into your hand and put the cards you paid on your discard.
rule-HE-26 = If several players claim a card, that is a contest: whoever laid the card of highest initiative takes it into hand. The winner's payment goes to the discard.
rule-HE-R10 = Of two or three cards laid, one counts in a contest: the highest. The half of a Gymnasium card is named when it is laid and does not change later; the star works on the lower half only. In Eurystheus' Whim you pay with the upper half, so no star ever enters a contest there.
rule-HE-R11 = Those who lose a contest take the cards they laid back into hand. Before the game you may agree that these cards go to the discard. At the end of the turn everybody draws up to four, whatever they did.
rule-HE-27 = If the best are tied (star against star too), each lays one more card from hand and they compare those. Before that you may decline and spend what you have laid on another Gymnasium card; if only one player did not decline, that player takes the card. With no cards in hand, the top cards of the discards are compared, and if a discard is empty, those of the personal stacks.
rule-HE-R13 = Each of the tied decides in secret to go on with the contest or to decline; if all decline, the card goes to the next in initiative, or stays where it is if there is none. Only the new cards are compared; if they tie again, all is repeated, and again you may decline; if all those who tied again decline, the card goes to whoever came next in that contest. A player with no cards in hand shows the top card of the discard (if even one of those discards is empty, all of them show the tops of their personal stacks): a card shown is not spent, and a Gymnasium card counts with its upper half. Having nothing to show counts as zero; if nobody has anything to show any more, luck decides. The winner discards everything laid, the card laid in this contest too.
rule-HE-R14 = In discards and personal stacks one top card each is compared; if they tie, the next one. Everyone sees these cards, and then they go back to their places.
rule-HE-R15 = If you declined, you may move the cards you laid to another open Gymnasium card that you have not declined this turn, even one that others claim, or take them all back into hand. It may cost no more than the number of cards you laid: you name those that pay, the rest return to hand, none can be added, the halves you named do not change, and in Eurystheus' Whim the characteristic must fit as well. Cards are moved once the contest is decided, in the order of the seats. Contests with a tie are decided first, from left to right, then the other cards, also from left to right.

## The end of the turn

rules-section-end-of-turn = The end of a turn
rule-HE-28 = If fewer than five Gymnasium cards are open after a turn, new ones are opened from the stack until there are five again.
rule-HE-R23 = When the Gymnasium stack has run out there are no new cards: fewer than five lie open, and in the end perhaps none.
rule-HE-29 = At the end of the turn the card you played on a labour goes face up to your discard, and then you draw from your personal stack, one card at a time, until you hold four. Those who gained a Gymnasium card draw too.
rule-HE-R21 = If you hold more than four cards, you keep them all and draw nothing.
rule-HE-30 = As soon as your personal stack is empty, turn your discard over and shuffle it: this is your new personal stack.
rule-HE-R22 = The new stack is made at once, even in the middle of drawing, or, if the discard is empty just then, when the next card is needed. Cards still lying on a labour or in the Gymnasium do not go into it. If stack and discard are both empty, drawing is over.

## The end

rules-section-end = Rounds and victory
rule-HE-31 = A round ends when its last labour card is taken. Then the next four labours come forward, three tokens on each; there are three rounds.
rule-HE-R20 = If the round has ended, the turn is still played out: contests in the Gymnasium are settled, new cards opened, hands refilled, and then the next round begins. The last labour of the game ends it at once: only its instant effect still happens (or the one named for the end of the game, if it has one), and a permanent one needs no decision any more.
rule-HE-32 = The game ends when the last labour card of the last round is taken. Every token and every labour card is one point, and most points wins.
rule-HE-R26 = Players who tie share the victory. Before the game you may agree that more labour cards then win; if those are equal too, the victory is still shared.

## Other ways to play

rules-section-modes = Other ways to play
rule-HE-33 = Instead of three rounds of four labours you may play four rounds of three, in order of number: so you run into each other more often.
rule-HE-34 = In Eurystheus' Whim the labours lie in random order with four tokens on each, and the first five Gymnasium cards are random too. There you pay only with cards of the characteristic on the upper half of the card you want; how many is, as before, its cost. Everything else is as in the heroic mode.
rule-HE-R27 = Four rounds may be played in Eurystheus' Whim as well.

## Examples

rules-section-examples = Examples
rule-HE-35 = The Nemean Lion: two players lay cards with one laurel wreath, the one with the higher initiative takes a token first, then the other, and the last token goes with the labour card to whoever played a lower half with bow and arrows. The Lernaean Hydra: Iolaus with the star takes two tokens, the burning log with initiative 39 gets one instead of two, but it is the last, and the labour card with it, and the third player gets nothing. The Gymnasium: the first card is bought for one card, the second for two, and for the fourth two players laid a card each, and it went to the one with the higher initiative.
