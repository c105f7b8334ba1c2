"""Every way the rules say no: the number of the rule, and the key of its sentence."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("SH-41", "game-over")
NOT_YOUR_TURN: Final = Refusal("SH-5", "not-your-turn")
NOT_IN_THE_MIDDLE: Final = Refusal("SH-6", "not-in-the-middle")
NOT_AN_END: Final = Refusal("SH-6", "not-an-end")

SHELF_EXISTS: Final = Refusal("SH-8", "shelf-exists")
NO_SHELF: Final = Refusal("SH-9", "no-shelf")
NO_NEW_SHELF: Final = Refusal("SH-37", "no-new-shelf")
CLOSED_END: Final = Refusal("SH-11", "closed-end")
CLOSED_BY_BACK: Final = Refusal("SH-19", "closed-by-back")
WRONG_SIDE: Final = Refusal("SH-11", "wrong-side")
NO_TOY_TO_CLOSE: Final = Refusal("SH-31", "no-toy-to-close")
SAME_TOY: Final = Refusal("SH-12", "same-toy")
BLUE_MIX: Final = Refusal("SH-24", "blue-mix")
NOT_FIRST: Final = Refusal("SH-25", "not-first")
NEEDS_TWO_TOYS: Final = Refusal("SH-26", "needs-two-toys")
NEEDS_THREE_SHELVES: Final = Refusal("SH-27", "needs-three-shelves")
ONLY_AN_EDGE: Final = Refusal("SH-29", "only-an-edge")
SHUNS_EDGES: Final = Refusal("SH-30", "shuns-edges")
TOY_SHUNS_EDGES: Final = Refusal("SH-30", "toy-shuns-edges")

BACK_NEEDS_SHELF: Final = Refusal("SH-17", "back-needs-shelf")
BACK_NEEDS_TOY: Final = Refusal("SH-15", "back-needs-toy")

NOT_STUCK: Final = Refusal("SH-42", "not-stuck")
NOT_BEFORE_YOU: Final = Refusal("SH-R27", "not-before-you")
REMOVAL_UNLAWFUL: Final = Refusal("SH-R4", "removal-unlawful")
REMOVAL_NO_HELP: Final = Refusal("SH-R4", "removal-no-help")
CAN_REMOVE: Final = Refusal("SH-R30", "can-remove")
