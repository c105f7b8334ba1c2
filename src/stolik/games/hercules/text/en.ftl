### What players of Подвиги Геракла read: events, prompts, moves, reasons, options.
### $symbol, $item and $characteristic are names of symbols; $initiative is a number or ★.

title-hercules = The Labours of Heracles
about-hercules = Everybody chooses at once and in secret: perform a labour for its tokens, or buy helpers in the Gymnasium. Whoever takes the last token takes the labour.

source-ours = the cards are our reconstruction: they agree with every number in the rules, but we have not seen the real ones. An owner of the box may transcribe them into a file.

## Parts of sentences

name = { $seat }
and-more = { $first }, { $rest }
strength = strength
agility = agility
wit = wit
perseverance = perseverance
club = club
bow = bow and arrows
log = burning log
rope = rope
iolaus = Iolaus
theseus = Theseus
abderus = Abderus
hermes = Hermes
nymphs = nymphs
cry = Heracles' cry
symbol-name = { $symbol ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
    [perseverance] { perseverance }
    [club] { club }
    [bow] { bow }
    [log] { log }
    [rope] { rope }
    [iolaus] { iolaus }
    [theseus] { theseus }
    [abderus] { abderus }
    [hermes] { hermes }
    [nymphs] { nymphs }
   *[cry] { cry }
}
item-name = { $item ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
    [perseverance] { perseverance }
    [club] { club }
    [bow] { bow }
    [log] { log }
    [rope] { rope }
    [iolaus] { iolaus }
    [theseus] { theseus }
    [abderus] { abderus }
    [hermes] { hermes }
    [nymphs] { nymphs }
   *[cry] { cry }
}
characteristic-name = { $characteristic ->
    [strength] { strength }
    [agility] { agility }
    [wit] { wit }
   *[perseverance] { perseverance }
}
face-whole = { symbol-name } { $initiative }
face-upper = { symbol-name } { $initiative } ({ item-name })
face-lower = { symbol-name } { $initiative }
gymnasium-card = { item-name } ({ symbol-name } { $initiative })
labour = { $number } “{ $en }”
permanent-effect = one more token with { $symbol ->
    [strength] strength
    [agility] agility
    [wit] wit
   *[perseverance] perseverance
}
tokens-count = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
cards-count = { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}

## Events

planned = A secret choice: { $about }, { $says }.
thought-again = You think again.
refreshed = { $seat } refreshes the hand: discards { $cards }; draws { $drawn }.
renewed = { $seat } pays a token for a new hand: discards { $cards }; draws { $drawn }.
reshuffled = { $seat }: the stack is empty, the discard is shuffled into a new one of { $cards }.
went = { $seat } goes to labour { $labour } with { $cards }.
visited = { $seat } visits the Gymnasium for { $wanted }, laying { $cards }.
rested = { $seat } can do nothing and discards { $card }.
took-tokens = { $seat } takes { tokens-count } from labour { $labour }; { $left ->
    [0] none is left.
   *[other] { $left } left.
}
took-extra = { $seat } takes one more from labour { $labour } for the permanent effect; { $left ->
    [0] none is left.
   *[other] { $left } left.
}
left-extra = { $seat } leaves the extra token on labour { $labour }.
came-late = { $seat } gets nothing from labour { $labour }: others have a higher initiative, and no token is left.
took-labour = { $seat } takes labour { $labour }!
activated = { $seat }: from now on { permanent-effect }.
tucked = { $seat } keeps the old effect; labour { $labour } goes under it.
robbed = { $seat } takes a token from { $victim }.
took-free = { $seat } takes a card of the Gymnasium for free: { $card }.
claim-failed = { $seat }: the card was taken away ({ $card }), the cards laid for it return to the hand.
recalled = { $seat } takes a card back from the discard: { $card }.
drew-card = { $seat } draws a card.
no-effect = { $seat }: { $effect ->
    [take-token] no rival has a token to take.
    [take-gymnasium-card] there is no card in the Gymnasium to take.
    [recall-card] there is no card in the discard to take back.
   *[draw-card] there is no card to draw.
}
bought = { $seat } takes from the Gymnasium: { $card }.
outbid = { $seat } does not get it, with an initiative of { $own } against { $best }; the cards laid { $where ->
    [discard] are discarded.
   *[return] return to the hand.
}
out-duelled = { $seat } loses the contest; the cards laid { $where ->
    [discard] are discarded.
   *[return] return to the hand.
}
tied = { $seat } is tied for { $card }.
duels = { $seat } contests { $card } further.
declines = { $seat } gives way: { $card }.
laid = { $seat } lays one more card: { $card }.
showed-discard = { $seat } shows the next card of the discard: { $card }.
showed-stack = { $seat } shows the next card of the stack: { $card }.
decided-by-luck = Nothing tells them apart: luck is for { $seat }.
redirected = { $seat } moves the cards to { $card }.
withdrew = { $seat } takes the cards back into the hand.
opened = A new card in the Gymnasium: { $card }. { $left ->
    [0] That was the last.
   *[other] { $left } in the stack.
}
round-begins = Round { $round } begins.
turn-begins = Turn { $turn }.
game-over = The last labour is done: the game is over.
ending-labours = all labours are done

## Prompts

prompt-refresh = You may refresh your hand: two cards for one, four for two, or a token for a whole new hand.
prompt-discard = { $named ->
    [0] Which card goes first?
   *[other] And which next?
}
prompt-choice = Where to? A card of yours on a labour, or the Gymnasium. Nobody sees it before all have chosen.
prompt-rest = No labour asks for your cards and the Gymnasium is out of reach: discard a card.
prompt-pay = For { $card }: lay { cards-count }, laid so far: { $paid }.
prompt-extra-token = Your permanent effect offers one more token from labour { $labour }, where { $left } lie. Take it?
prompt-permanent = You have { $old }; the new labour gives { $new }. Shall it replace the old one?
prompt-robbery = Take a token: from whom?
prompt-free-card = Take a card of the Gymnasium for free: which?
prompt-recall = Take a card back from your discard: which?
prompt-contest = You are tied for { $card }. Lay one more card, or give way?
prompt-duel-card = The contest for { $card }: which card do you lay?
prompt-redirect = What shall the cards you laid buy instead?
prompt-wait = { $chosen ->
    [yes] You have chosen.
   *[no] Please wait.
} { $others ->
    [one] { $seat } is still thinking.
   *[other] { $others } players are still thinking.
}
prompt-over = The game is over.

## Moves

about-keep = hand
about-two = hand
about-four = hand
about-renew = hand
about-back = your choice
about-extra = extra token
about-leave = extra token
about-replace = new labour
about-tuck = new labour
about-rob = token
about-duel = contest
about-decline = contest
about-withdraw = cards laid
move-keep = keep it
move-two = discard two, draw one
move-four = discard four, draw two
move-renew = pay a token, draw four new
move-discard = discard
move-labour = labour { $labour }, up to { tokens-count }
move-visit = buy for { cards-count }{ $mode ->
    [caprice] { " " }with { characteristic-name }
   *[heroic] { "" }
}
move-pay = lay as payment
move-back = take it back
move-extra = take it
move-leave = leave it
move-replace = it replaces the old one
move-tuck = it goes under the old one
move-rob = from { $victim }
move-take = take into the hand
move-duel = lay one more card
move-decline = give way
move-lay = lay it
move-withdraw = take them back
typed = p=pay d=discard v=visit buy=visit on=
typed-help = A move can be typed too: "S32 labour 1", "G07 upper labour 7", "G05 buy", then "S1 pay"; "keep", "two", "back".

## Reasons

why-not-game-over = The game is over.
why-not-not-asked = Nothing is asked of you now.
why-not-already-chosen = You have chosen already; take the choice back first.
why-not-nothing-chosen = There is nothing to take back.
why-not-other-question = That is not what is asked now.
why-not-one-refresh = The refresh is chosen already: name the cards, or take it back.
why-not-few-to-discard = There are not enough cards in your hand for that.
why-not-no-token-to-pay = You have no token to pay with.
why-not-named-already = Named already: { $card }.
why-not-not-in-hand = Not in your hand: { $card }.
why-not-one-target = You are on the way to the Gymnasium already; take the choice back first.
why-not-later-round = Its round has not come yet: labour { $labour }.
why-not-labour-taken = Already taken: labour { $labour }.
why-not-symbol-differs = Labour { $labour } does not ask for this symbol: { $card }.
why-not-not-open = Not open in the Gymnasium: { $card }.
why-not-few-to-pay = It costs { cards-count }, and there are not so many in your hand: { $card }.
why-not-few-of-characteristic = It costs { cards-count } with { characteristic-name }, and there are not so many in your hand: { $card }.
why-not-wrong-characteristic = It does not have the characteristic asked for: { $card }.
why-not-lower-half-pays-not = A lower half does not pay here, the characteristic on the upper half does: { $card }.
why-not-laid-already = Laid already: { $card }.
why-not-can-act = As long as you have somewhere to go, no card is discarded: { $card }.
why-not-no-rival = That is not a rival of yours at this table.
why-not-no-token-to-take = { $victim } has no token.
why-not-not-in-discard = Not in your discard: { $card }.
why-not-declined = You gave way on this one in this turn: { $card }.
why-not-few-laid = It costs { cards-count }, more than you have laid for it: { $card }.
why-not-few-laid-of-characteristic = It costs { cards-count } with { characteristic-name }, and you have not laid so many: { $card }.
why-not-not-laid = Not among the cards you laid: { $card }.

## Score pad

score-tokens = tokens
score-labours = labours

## Options

option-mode = The mode: heroic, or caprice (Eurystheus' Whim: random labours, four tokens on each, payment by characteristic)
option-rounds = How many rounds: 3 of four labours, or 4 of three
option-gym_loser_cards = What becomes of the cards laid in vain for a card of the Gymnasium: return to the hand, or discard
option-tie_break = Equal points: a shared victory, or more labours win
option-colours = The colours of the seats in order: 2134 gives seat 1 colour 2 and seat 2 colour 1

## The drawing

draw-head = Round { $round } of { $rounds }, turn { $turn }
draw-later = Round { $round }:
draw-labour = { $number } { $en }
draw-symbol = { symbol-name }
draw-brief = { $symbol ->
    [strength] St
    [agility] Ag
    [wit] Wi
    [perseverance] Pe
    [club] cl
    [bow] bo
    [log] lo
    [rope] ro
    [iolaus] Io
    [theseus] Th
    [abderus] Ab
    [hermes] He
    [nymphs] ny
   *[cry] cr
}
draw-extra-token = +1 with { symbol-name }
draw-effect = { $effect ->
    [take-token] a rival's token
    [take-gymnasium-card] a free card
    [recall-card] a card back
   *[draw-card] draw a card
}
draw-at-the-end = { $now } (if it is the last: { $last })
draw-gymnasium = Gymnasium, { $stack } in the stack
draw-empty = empty
draw-contested = TIED
draw-hand = Your hand
draw-player = { $seat }
draw-tokens = tokens { $tokens }
draw-labours = labours { $labours }
draw-piles = hand { $hand }, stack { $stack }, discard { $discard }
draw-bought = bought:
draw-thinking = thinking
draw-ready = has chosen
draw-on-labour = on labour { $labour }: { $cards }
draw-for-card = for { $card }: { $cards }
draw-nowhere = lays { $cards }
legend = ● a token, which is a point; a labour is another point · the number on a card is its initiative: the highest takes first, ★ before all · ▯ the price in cards · a Gymnasium card has two halves, a characteristic and an item or a companion; one of them is used · » what a labour gives to whoever takes its last token; “+1” is one more token with that characteristic from then on · in brackets, in short, what later labours ask for: St strength, Ag agility, Wi wit, Pe perseverance, cl club, bo bow, ro rope, lo log, Io Iolaus, cr cry
