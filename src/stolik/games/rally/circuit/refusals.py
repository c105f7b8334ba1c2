"""Every way the circuit says no."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("SR-C9", "game-over")
NOT_YOUR_TURN: Final = Refusal("SR-C1", "not-your-turn")
OTHER_QUESTION: Final = Refusal("SR-C2", "other-question")
NOT_RACING: Final = Refusal("SR-C4", "not-racing")
ROAD_READY: Final = Refusal("SR-C4", "road-ready")
PLACE_TAKEN: Final = Refusal("SR-C2", "place-taken")
NO_TILES_LEFT: Final = Refusal("SR-C1", "no-tiles-left")
NO_TILE_THERE: Final = Refusal("SR-C2", "no-tile-there")
NO_SUCH_TILE: Final = Refusal("SR-C1", "no-such-tile")
NO_CIRCUIT: Final = Refusal("SR-C4", "no-circuit")
