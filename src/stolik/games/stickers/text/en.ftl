### What players of Stickers read: events, questions, moves, reasons, settings.
### $ru and $en are names from the component file in the two languages.

title-stickers = Stickers
about-stickers = Build collections of nine clans, set off chains of combos, shift the rarity. In a campaign a pack is opened after every game, and what is stuck on the cards stays there for ever.
source-ours = the box is our reconstruction: it agrees with every number in the rules, but cards, rewards and packs are invented (11 and 8 stand in the rules' example). If you own the box, you can write the real cards into a file.

## Parts of sentences

name = { $seat }
clan = { $en }
letters = { $en }
level = { $en }
and-more = { $first }, { $rest }
and-last = { $first } and { $last }
and-then = { $first }; { $rest }
so-many = { $number ->
    [1] "{ $sticker }"
   *[other] "{ $sticker }" ×{ $number }
}
card = { $clan }{ $stars ->
    [0] { "" }
   *[other] { " " }{ $stars }★
}
combo-card = { card } ({ $combos })
card-now = { $card } + { $new }
sticker = { $sticker ->
    [draw-play] from the deck
    [ask] ask
    [market] from the market
    [swap] swap
    [extra] one more card
    [star] +1★
   *[two-stars] +2★
}
decoration = { $decoration ->
    [heart] heart
    [bolt] bolt
    [moon] moon
    [flower] flower
    [crown] crown
    [bow] bow
    [flame] flame
    [cloud] cloud
    [rainbow] rainbow
    [star-dust] star dust
    [glasses] glasses
   *[paw] paw
}
ornament = { $decoration ->
    [heart] ♥
    [bolt] ↯
    [moon] ☾
    [flower] ✿
    [crown] ♛
    [bow] ⋈
    [flame] ♨
    [cloud] ☁
    [rainbow] ⌒
    [star-dust] ⁂
    [glasses] ∞
   *[paw] ❖
}
lid = the lid of the box
clan-pack = clan pack of { $clan }
power-pack = power pack { $number }
any-clan = any clan
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cards-least = { $least ->
    [one] { $least } card
   *[other] { $least } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Events

took = { $seat } takes from the market: { $card }.
laid = { $seat } lays in the album: { $card }.
collected = A collection of { $clan }, { cards }. { $bonus ->
    [take] Bonus: two cards from the market.
    [swap] Bonus: a swap of tokens.
    [take-swap] Bonus: two cards from the market and a swap of tokens.
   *[none] No bonus for it.
}
draw-played = { $seat } turns over a card of the deck and lays it in the album: { $card }.
swapped = { $seat } swaps the tokens of { $clan } and { $other }: { $clan } is { $level } now, { $other } is { $other_level }.
asked = { $seat } asks { $whom } for a card of { $clan }.
gave = { $seat } gives { $whom } a card: { $card }.
had-none = { $seat } has no card of { $clan }.
nothing-to-draw = There is nothing left to draw: deck and reserve are gone.
drew = { $seat } draws { cards }{ $spare ->
    [0] { " " }from the deck.
   *[other] , { $spare } of them from the reserve.
}
drew-these = Drawn: { $cards }.
market-filled = New in the market: { $cards }.
deck-out = { $turns ->
    [0] The deck is gone and the round is over. Everybody picks a last card in secret!
    [one] The deck is gone: { $turns } turn is left.
   *[other] The deck is gone: { $turns } turns are left.
}
passed = { $seat } passes: no card in the market, none in the hand.
picked = Your last card: { $card }. While others think, you may change your mind.
thought-again = You thought again: pick another card.
added = { $seat }, last card: { $card }. Into the album { $cards ->
    [1] goes
   *[other] go
} { cards }: { $added }.
added-nothing = { $seat }, last card: { $card }. There is no such collection in the album, and nothing is added.
majority = { $clan } ({ $level }): { $results }.{ $tie ->
    [yes] { " " }A tie for the first place: nobody gets the second reward.
   *[no] { "" }
}
result = { $names } — { $those ->
    [1] { cards }, { points }
   *[other] { cards } each, { points } each
}
total = { $seat }: { points }, { $stars } of them for stars.
tie-broken = Equal points. { $clan } decides: { $seat } has more of its cards ({ $cards } to { $others }).
won = { $winners ->
    [1] The winner: { $names }!
   *[other] The victory is shared by { $names }!
}
pack-opened = Opened: { $pack }!
new-combo = A new combo! { $sticker ->
    [draw-play] From the deck: turn over the top card of the deck and lay it in the album.
    [ask] Ask: ask an opponent for a card of any clan.
    [market] From the market: take one card from the market into your hand.
    [swap] Swap: swap two neighbouring tokens.
   *[extra] One more card: lay one card of your hand in the album, of any clan; its combos work.
}
new-bonus = The bonus of a collection of { cards-least } or more: { $bonus ->
    [take] two cards from the market.
    [swap] a swap of tokens.
    [take-swap] two cards from the market and a swap of tokens, in any order.
   *[none] none.
}
new-scenarios = From now on a game can be played with a scenario: topsy-turvy, the big fair or open hands.
trophy = The trophy of this game: { $names }.
got-stickers = { $seat } gets stickers: { $stickers }.
stuck = { $seat } sticks "{ $sticker }" on a card: { $where }.
sticker-passed = { $seat } passes the sticker "{ $sticker }" on: no place for it in the album. Now { $whom } sticks it.
stuck-by-chance = The sticker "{ $sticker }" suits nobody and goes on a random card: { $where }.
sticker-kept = There is no place for the sticker "{ $sticker }" in the whole box; it is kept.
decorates-clan = { $seat } tries the decoration ({ $ornament }) on cards of { $clan }.
decorated = { $seat } sticks the decoration "{ $ornament }": { $where }.
ending-scored = the deck is gone, the points are counted

## Questions

prompt-over = The game is over.
prompt-wait = { $chosen ->
    [yes] You have picked. Waiting for the others.
   *[no] { $others ->
        [1] Now { $seat } decides.
       *[other] Now others decide.
    }
}
prompt-take-one = Step 1. Which card from the market do you take?
tier = { cards-least } or more: { $bonus ->
    [take] two from the market
    [swap] a swap of tokens
    [take-swap] two from the market and a swap
   *[none] nothing
}
prompt-collect = { $laid ->
    [0] Step 2. Which card begins the collection? All its cards are of one clan; the combos of the last one work. Bonus for { $tiers }.
   *[other] A collection of { $clan }, { $laid } laid, bonus: { $bonus ->
        [take] two cards from the market
        [swap] a swap of tokens
        [take-swap] two cards from the market and a swap of tokens
       *[none] none
    }. { $more ->
        [yes] One more card, or is it complete?
       *[no] You have no more cards of this clan.
    }
}
prompt-effects = { $left ->
    [late] Your hand is filled. Use the combos that are left, or end the turn?
    [combos] The bonus is gone, there are combos left. What now?
   *[bonus] Bonus and combos can be used in any order. What now?
}
prompt-taking = { $cards ->
    [1] Which card from the market do you take?
   *[other] Which card from the market do you take first?
}
prompt-swapping = Which two neighbouring tokens are swapped?
prompt-asking = Whom do you ask, and for which clan?
prompt-giving = { $whom } asks for a card of { $clan }. Which one do you give?
prompt-one-more = Which card of your hand goes into the album?
prompt-last-pick = The last card: pick in secret. If your album has its clan, it goes there with your other cards of that clan.
prompt-sticking = The sticker "{ $sticker }"{ $bound ->
    [yes] { " " }for { $clan }
   *[no] { "" }
}: { $loose ->
    [yes] no album has room. Choose any card of the box that it fits!
   *[no] on which card of your album?
}{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } more after it)
}
prompt-decorating = { $chosen ->
    [yes] On which card does the decoration go: { $ornament }?
   *[no] The decoration ({ $ornament }) goes anywhere. Choose a clan, or the lid of the box.
}

## Moves

about-with = { $upper } ⇄ { $lower }
about-from = { $whom }
about-bonus = Bonus
about-combo = Combo
about-decoration = Decoration
about-turn = Next
move-take = take
move-lay = lay
move-give = give
move-pick = pick
move-stick = stick it here
move-decorate = { $where ->
    [lid] the lid of the box
   *[card] stick it here
}
move-choose = { $clan }
move-from = { $clan }
move-with = { $clan } ⇄ { $other }
move-done = the collection is complete
move-bonus-take = take 2 cards from the market
move-bonus-swap = swap 2 neighbouring tokens
move-refill = fill your hand{ $lapses ->
    [bonus] { " " }(the bonus lapses)
    [combos] { " " }(the combos lapse)
    [both] { " " }(the bonus and the combos lapse)
   *[nothing] { " " }(the combos stay)
}
move-end = end the turn
move-back = think again
move-hold = this sticker first
move-draw-play = from the deck: turn over a card and lay it in the album{ times }
move-ask = ask: ask an opponent for a card{ times }
move-market = from the market: take 1 card{ times }
move-swap = swap: swap 2 neighbouring tokens{ times }
move-extra = one more card: lay 1 card of your hand{ times }
times = { $left ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(×{ $left })
}
typed = first=hold deck=draw-play cards=bonus-take tokens=bonus-swap complete=done fill=refill on= more=extra mouse=mice oink=pig bunny=rabbit
typed-help = A move can be written too: "corgi-3 take", "corgi-3 lay", "done", "cards" and "tokens" (the bonus), "deck", "ask" and then "corgi from 2"; "corgi with duck" (tokens), "refill", "end"; "star first" (which sticker to stick first).

## Reasons

why-not-game-over = The game is over.
why-not-not-your-turn = It is not you who decides now.
why-not-other-question = That is not what is asked now.
why-not-not-in-market = There is no such card in the market: { $about }.
why-not-take-first = Take a card from the market first.
why-not-one-card-taken = You have taken your card from the market this turn.
why-not-not-in-hand = This card is not in the hand: { $about }.
why-not-one-clan = All cards of a collection are of one clan, and you have begun with { $clan }.
why-not-nothing-laid = A collection has at least one card.
why-not-collect-first = Play a collection first.
why-not-collection-laid = You have played your collection this turn.
why-not-no-bonus = You have no such bonus now.
why-not-bonus-lapsed = The bonus of the collection can be used only until the hand is filled.
why-not-no-combo = You have no such combo now.
why-not-market-empty = There are no cards in the market.
why-not-hand-empty = There are no cards in your hand.
why-not-deck-empty = There are no cards in the deck.
why-not-effect-first = Choose first which bonus or combo you use.
why-not-not-adjacent = There is another level between these tokens, and only neighbouring levels swap.
why-not-same-level = These tokens lie on one level; tokens of neighbouring levels are swapped.
why-not-asks-himself = You can ask only an opponent.
why-not-no-such-seat = There is no such player at the table.
why-not-other-clan-asked = You were asked for a card of { $clan }.
why-not-refilled-already = Your hand is filled already.
why-not-refill-first = Fill your hand first.
why-not-picked-already = You have picked a card. You may think again.
why-not-nothing-picked = You have not picked anything yet.
why-not-empty-hand = There are no cards in your hand to pick from.
why-not-no-sticker = You have no sticker now.
why-not-no-other-sticker = You have no other sticker of this kind that fits anywhere.
why-not-not-in-album = This card is not in your album: { $about }.
why-not-sticker-of-clan = This sticker is only for cards of { $clan }.
why-not-mark-differs = A sticker with a mark goes on cards of the same mark.
why-not-no-free-cell = There is no free cell for the sticker "{ $sticker }" on this card.
why-not-no-decoration = You have no decoration now.
why-not-clan-first = Choose a clan first.
why-not-other-clan-chosen = You have chosen another clan.

## Points

score-clan = { $clan }
score-stars = stars

## Settings

option-first_seat = Who begins: the number of a seat (whoever stuck a sticker last), or random
option-combos_in_refill = Whether combos that are left can be used after the hand is filled: true or false
option-reserve_for_draw_play = Whether the combo "from the deck" takes from the reserve when the deck is gone: true or false
option-final_may_start_column = Whether the last card may begin a new collection: true or false
option-marks_match = Stickers with a mark go only on cards of the same mark: true or false
option-scenario = The scenario: none, topsy-turvy (the rarity is read from the other end), big-fair (nine cards in the market), open-hands

ask-first_seat = Which of you stuck a sticker last? A name or a number (Enter: by lot)

## Drawing

draw-board = Rarity: the reward for the first place and for the second
draw-rewards = { $first } and { $second }
draw-scenario = Scenario: { $scenario ->
    [topsy-turvy] topsy-turvy (the most valuable clan is at the bottom)
    [big-fair] the big fair
    [open-hands] open hands
   *[none] none
}
draw-market = Market ({ $deck } in the deck, { $reserve } in the reserve)
draw-empty = empty
draw-player = { $seat }
draw-counts = { $stars }★, { cards-in } in hand, { points } now
cards-in = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
draw-first = first player's token
draw-turn = plays
draw-sticking = sticks
draw-thinking = thinking
draw-ready = has picked
draw-album = album:
draw-album-empty = the album is empty
draw-hand = Your hand
draw-hand-of = In the hand
draw-effects = You may use: { $effects }
draw-bonus = { $bonus ->
    [take] bonus (2 market cards)
   *[swap] bonus (a swap of tokens)
}
draw-stickers = stickers: { $stickers }
legend = In an album: the letters of the clan, how many cards, in brackets the points this brings now. ★ stars on a card, a point each. In brackets beside a card are its combos; they work if the card is laid last: "from the deck" lays the top card of the deck in the album at once, "ask" makes an opponent give you a card of the clan you name.
