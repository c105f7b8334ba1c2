### The short words of boxes: the name and one sentence under the cover, variants of the rules.
### Where there are none, the words of the game itself are used.

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

## Variants of the rules

option-of-first_seat = Who begins
option-of-first_seat-random = drawn by lot
option-of-stuck_bonus_turn = A bonus turn in which a card had to be removed
option-of-stuck_bonus_turn-normal = becomes a normal turn
option-of-stuck_bonus_turn-bonus = stays a bonus turn
option-of-skip_on_bonus_ends_game = A lost bonus turn counts as the first skip
option-of-face_down_scores = Face-down cards on unfinished shelves score
option-of-mode = Labours
option-of-mode-heroic = heroic
option-of-mode-caprice = Eurystheus' Caprice: random
option-of-rounds = Rounds
option-of-rounds-3 = three of four labours
option-of-rounds-4 = four of three labours
option-of-gym_loser_cards = Cards played in the Gymnasium in vain
option-of-gym_loser_cards-return = go back to the hand
option-of-gym_loser_cards-discard = are discarded
option-of-tie_break = With equal points
option-of-tie_break-shared = the victory is shared
option-of-tie_break-labours = more labours win
option-of-occupied_move = To a tile with another car one may drive
option-of-occupied_move-touch = if the tiles touch
option-of-occupied_move-road = if a road leads there
option-of-tokens = Finishes with fewer than four cars
option-of-tokens-random = any
option-of-tokens-occupied_corners = those where somebody started
option-of-laps = Laps
option-of-mix = Tiles
option-of-mix-usual = the usual ones
option-of-mix-alternative = with forks
option-of-combos_in_refill = Combos may be used after the hand is refilled
option-of-reserve_for_draw_play = The combo “From the deck” also draws from the reserve
option-of-final_may_start_column = The last card may begin a collection
option-of-colours = Colours of the seats in order
