"""The table of baccara banque, implementing the contract in `tables.common`.

It builds on `tables.banking`: `bank` finds a banker and continues after a coup, `coup` plays the
cards, `reckoning` and `settling` pay, and `seating` places the players.
"""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..banking.hand_choices import AskTable
    from ..banking.phases import ANYTIME, PASSING_PHASES
    from ..banking.state import seat_limits_to_clear, stakes_to_refund
    from ..common.redaction import moves, redact
    from .actions import (
        AcceptAll,
        Action,
        BidOpen,
        Choice,
        ClaimBanco,
        MayBid,
        MayClaim,
        MayNameCutter,
        MayPay,
        MayStakeOn,
        NameCutter,
        NewShoe,
        Refill,
        SeatAction,
        StakeOn,
        TopUp,
    )
    from .announcements import announce, coup_result
    from .apply import apply
    from .decide import at_risk, decide, risk
    from .events import Event
    from .legal import (
        CLOSES_BY_CONSENT,
        is_idle,
        is_own_question,
        iter_to_act,
        legal,
        time_limit,
        timeout_action,
        to_act,
    )
    from .phases import NEXT, Phase
    from .seating import Hands, TableSide
    from .state import FORM, BanqueBank, State, cut_order, new
    from .view import (
        BanqueView,
        PlaceView,
        SideView,
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
    "AcceptAll",
    "Action",
    "AskTable",
    "BanqueBank",
    "BanqueView",
    "BidOpen",
    "Choice",
    "ClaimBanco",
    "Event",
    "Hands",
    "MayBid",
    "MayClaim",
    "MayNameCutter",
    "MayPay",
    "MayStakeOn",
    "NameCutter",
    "NewShoe",
    "Phase",
    "PlaceView",
    "Refill",
    "SeatAction",
    "SideView",
    "StakeOn",
    "State",
    "TableSide",
    "TopUp",
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
