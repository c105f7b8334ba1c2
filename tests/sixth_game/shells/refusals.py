"""Every way the rules say no."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("RK-6", "over")
NOT_YOUR_TURN: Final = Refusal("RK-3", "your-turn")
NOTHING_LEFT: Final = Refusal("RK-5", "empty")
