"""The table of chemin de fer, implementing the contract in `tables.common`.

Most of it is shared in `tables.banking`. Its own parts are the cards and the passing of the bank
(`coup`), the choices (`legal`) and the effects of its events (`apply`).
"""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..banking.actions import (
        AcceptPartner,
        Action,
        AddToBank,
        Answer,
        Bid,
        CallBanco,
        CallKind,
        Choice,
        Double,
        GiveUpBank,
        HoldBank,
        LeaveIn,
        MatchRaise,
        MayAnswer,
        MayCall,
        MayChoose,
        MayName,
        Pass,
        PassBank,
        Punt,
        PutUp,
        RaiseBank,
        SeatAction,
        SetAside,
        TakeBank,
        TakeBankAt,
    )
    from ..banking.events import BankEnds
    from ..banking.hand_choices import AskTable, DrawCard, Show, Stand
    from ..banking.phases import ANYTIME, PASSING_PHASES
    from ..banking.state import Bank, CallHeld, order, prime, seat_limits_to_clear, stakes_to_refund
    from ..common.contract import cut_order
    from ..common.redaction import moves, redact
    from .announcements import announce, coup_result
    from .apply import apply
    from .decide import decide
    from .events import Event
    from .legal import (
        CLOSES_BY_CONSENT,
        at_risk,
        is_idle,
        is_own_question,
        iter_to_act,
        legal,
        risk,
        time_limit,
        timeout_action,
        to_act,
    )
    from .phases import NEXT, Phase
    from .state import FORM, State, new
    from .view import CheminView, HandView, SeatView, lazy_view, priceable_coup, private_cards, view
else:
    load_lazily(__name__)

__all__ = [
    "ANYTIME",
    "CLOSES_BY_CONSENT",
    "FORM",
    "NEXT",
    "PASSING_PHASES",
    "AcceptPartner",
    "Action",
    "AddToBank",
    "Answer",
    "AskTable",
    "Bank",
    "BankEnds",
    "Bid",
    "CallBanco",
    "CallHeld",
    "CallKind",
    "CheminView",
    "Choice",
    "Double",
    "DrawCard",
    "Event",
    "GiveUpBank",
    "HandView",
    "HoldBank",
    "LeaveIn",
    "MatchRaise",
    "MayAnswer",
    "MayCall",
    "MayChoose",
    "MayName",
    "Pass",
    "PassBank",
    "Phase",
    "Punt",
    "PutUp",
    "RaiseBank",
    "SeatAction",
    "SeatView",
    "SetAside",
    "Show",
    "Stand",
    "State",
    "TakeBank",
    "TakeBankAt",
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
    "order",
    "priceable_coup",
    "prime",
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
