"""Every way the rules say no: the number of the rule, and the key of its sentence."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("ST-18", "game-over")
NOT_YOUR_TURN: Final = Refusal("ST-7", "not-your-turn")
OTHER_QUESTION: Final = Refusal("ST-9", "other-question")

NOT_IN_MARKET: Final = Refusal("ST-7", "not-in-market")
TAKE_FIRST: Final = Refusal("ST-7", "take-first")
ONE_CARD_TAKEN: Final = Refusal("ST-7", "one-card-taken")

NOT_IN_HAND: Final = Refusal("ST-8", "not-in-hand")
ONE_CLAN: Final = Refusal("ST-8", "one-clan")
NOTHING_LAID: Final = Refusal("ST-R2", "nothing-laid")
COLLECT_FIRST: Final = Refusal("ST-8", "collect-first")
COLLECTION_LAID: Final = Refusal("ST-8", "collection-laid")

NO_BONUS: Final = Refusal("ST-10", "no-bonus")
BONUS_LAPSED: Final = Refusal("ST-R5", "bonus-lapsed")
NO_COMBO: Final = Refusal("ST-11", "no-combo")
MARKET_EMPTY: Final = Refusal("ST-R9", "market-empty")
HAND_EMPTY: Final = Refusal("ST-R9", "hand-empty")
DECK_EMPTY: Final = Refusal("ST-R12", "deck-empty")
EFFECT_FIRST: Final = Refusal("ST-9", "effect-first")
NOT_ADJACENT: Final = Refusal("ST-10", "not-adjacent")
SAME_LEVEL: Final = Refusal("ST-R18", "same-level")

ASKS_HIMSELF: Final = Refusal("ST-14", "asks-himself")
NO_SUCH_SEAT: Final = Refusal("ST-14", "no-such-seat")
NOT_IN_HAND_TO_GIVE: Final = Refusal("ST-14", "not-in-hand")
OTHER_CLAN_ASKED: Final = Refusal("ST-14", "other-clan-asked")

REFILLED_ALREADY: Final = Refusal("ST-15", "refilled-already")
REFILL_FIRST: Final = Refusal("ST-15", "refill-first")

NOT_IN_HAND_TO_PICK: Final = Refusal("ST-18", "not-in-hand")
PICKED_ALREADY: Final = Refusal("ST-18", "picked-already")
NOTHING_PICKED: Final = Refusal("ST-18", "nothing-picked")
EMPTY_HAND: Final = Refusal("ST-R15", "empty-hand")

NO_STICKER: Final = Refusal("ST-24", "no-sticker")
NO_OTHER_STICKER: Final = Refusal("ST-R30", "no-other-sticker")
NOT_IN_ALBUM: Final = Refusal("ST-24", "not-in-album")
STICKER_OF_CLAN: Final = Refusal("ST-R24", "sticker-of-clan")
MARK_DIFFERS: Final = Refusal("ST-R22", "mark-differs")
NO_FREE_CELL: Final = Refusal("ST-R30", "no-free-cell")
NO_DECORATION: Final = Refusal("ST-24", "no-decoration")
CLAN_FIRST: Final = Refusal("ST-24", "clan-first")
OTHER_CLAN_CHOSEN: Final = Refusal("ST-24", "other-clan-chosen")
