"""The table of high card, implementing the contract in `tables.common`."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..common.contract import cut_order
    from ..common.redaction import moves, redact
    from .actions import Action, Choice, HighBet, MayBet, SeatAction
    from .decide import (
        CLOSES_BY_CONSENT,
        at_risk,
        decide,
        is_idle,
        is_own_question,
        iter_to_act,
        legal,
        risk,
        seat_limits_to_clear,
        stakes_to_refund,
        time_limit,
        timeout_action,
        to_act,
    )
    from .events import Event
    from .state import ANYTIME, FORM, NEXT, PASSING_PHASES, Phase, State, apply, new
    from .view import (
        HighView,
        announce,
        coup_result,
        lazy_view,
        priceable_coup,
        private_cards,
        view,
    )
else:
    load_lazily(__name__)

__all__ = [
    "ANYTIME",
    "CLOSES_BY_CONSENT",
    "FORM",
    "NEXT",
    "PASSING_PHASES",
    "Action",
    "Choice",
    "Event",
    "HighBet",
    "HighView",
    "MayBet",
    "Phase",
    "SeatAction",
    "State",
    "announce",
    "apply",
    "at_risk",
    "coup_result",
    "cut_order",
    "decide",
    "is_idle",
    "is_own_question",
    "iter_to_act",
    "lazy_view",
    "legal",
    "moves",
    "new",
    "priceable_coup",
    "private_cards",
    "redact",
    "risk",
    "seat_limits_to_clear",
    "stakes_to_refund",
    "time_limit",
    "timeout_action",
    "to_act",
    "view",
]
