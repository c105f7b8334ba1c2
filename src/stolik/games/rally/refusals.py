"""Every way the rules say no: the number of the rule, and the key of its sentence."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("SR-12", "game-over")
NOT_YOUR_TURN: Final = Refusal("SR-5", "not-your-turn")
OTHER_QUESTION: Final = Refusal("SR-5", "other-question")

CORNER_TAKEN: Final = Refusal("SR-4", "corner-taken")

NOT_BESIDE: Final = Refusal("SR-6", "not-beside")
NO_ROAD_OUT: Final = Refusal("SR-6", "no-road-out")
OPEN_ALREADY: Final = Refusal("SR-8", "open-already")
CLOSED_STILL: Final = Refusal("SR-6", "closed-still")
NO_ROAD_IN: Final = Refusal("SR-R1", "no-road-in")
NO_ROAD_THERE: Final = Refusal("SR-R22", "no-road-there")
OTHER_TILE: Final = Refusal("SR-6", "other-tile")
ROAD_BREAKS: Final = Refusal("SR-6", "road-breaks")

FACE_UP: Final = Refusal("SR-10", "face-up")
JUST_SWAPPED: Final = Refusal("SR-10", "just-swapped")
PICKED_ALREADY: Final = Refusal("SR-10", "picked-already")
