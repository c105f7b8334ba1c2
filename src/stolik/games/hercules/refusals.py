"""Every way the rules say no: the number of the rule, and the key of its sentence."""

from typing import Final

from stolik.core import Refusal

GAME_OVER: Final = Refusal("HE-32", "game-over")
NOT_ASKED: Final = Refusal("HE-12", "not-asked")
ALREADY_CHOSEN: Final = Refusal("HE-R1", "already-chosen")
NOTHING_CHOSEN: Final = Refusal("HE-R1", "nothing-chosen")
OTHER_QUESTION: Final = Refusal("HE-12", "other-question")

ONE_REFRESH: Final = Refusal("HE-R3", "one-refresh")
FEW_TO_DISCARD: Final = Refusal("HE-R4", "few-to-discard")
NO_TOKEN_TO_PAY: Final = Refusal("HE-13", "no-token-to-pay")
NAMED_ALREADY: Final = Refusal("HE-13", "named-already")
NOT_IN_HAND_TO_DISCARD: Final = Refusal("HE-13", "not-in-hand")

NOT_IN_HAND: Final = Refusal("HE-14", "not-in-hand")
ONE_TARGET: Final = Refusal("HE-R32", "one-target")
LATER_ROUND: Final = Refusal("HE-17", "later-round")
LABOUR_TAKEN: Final = Refusal("HE-22", "labour-taken")
SYMBOL_DIFFERS: Final = Refusal("HE-14", "symbol-differs")

NOT_OPEN: Final = Refusal("HE-17", "not-open")
FEW_TO_PAY: Final = Refusal("HE-15", "few-to-pay")
FEW_OF_CHARACTERISTIC: Final = Refusal("HE-34", "few-of-characteristic")
WRONG_CHARACTERISTIC: Final = Refusal("HE-34", "wrong-characteristic")
LOWER_HALF_PAYS_NOT: Final = Refusal("HE-R10", "lower-half-pays-not")
LAID_ALREADY: Final = Refusal("HE-15", "laid-already")
NOT_IN_HAND_TO_PAY: Final = Refusal("HE-15", "not-in-hand")
CAN_ACT: Final = Refusal("HE-R24", "can-act")

NO_RIVAL: Final = Refusal("HE-R35", "no-rival")
NO_TOKEN_TO_TAKE: Final = Refusal("HE-R35", "no-token-to-take")
NOT_IN_DISCARD: Final = Refusal("HE-R35", "not-in-discard")

NOT_IN_HAND_TO_DUEL: Final = Refusal("HE-27", "not-in-hand")
DECLINED: Final = Refusal("HE-R15", "declined")
FEW_LAID: Final = Refusal("HE-R15", "few-laid")
FEW_LAID_OF_CHARACTERISTIC: Final = Refusal("HE-34", "few-laid-of-characteristic")
SPENT_ALREADY: Final = Refusal("HE-R15", "named-already")
NOT_LAID: Final = Refusal("HE-R15", "not-laid")
