"""The table of baccara banque, implementing the contract in `tables.common`.

It builds on `tables.banking`: `bank` finds a banker and continues after a coup, `coup` plays the
cards, `reckoning` and `settling` pay, and `seating` places the players.
"""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..banking.hand_choices import AskTable as AskTable
    from ..banking.legal import (
        CLOSES_BY_CONSENT as CLOSES_BY_CONSENT,
        is_idle as is_idle,
        time_limit as time_limit,
    )
    from ..banking.phases import ANYTIME as ANYTIME, PASSING_PHASES as PASSING_PHASES
    from ..banking.state import (
        seat_limits_to_clear as seat_limits_to_clear,
        stakes_to_refund as stakes_to_refund,
    )
    from ..banking.view import priceable_coup as priceable_coup
    from ..common.redaction import moves as moves, redact as redact
    from .actions import (
        AcceptAll as AcceptAll,
        Action as Action,
        BidOpen as BidOpen,
        Choice as Choice,
        ClaimBanco as ClaimBanco,
        MayBid as MayBid,
        MayClaim as MayClaim,
        MayNameCutter as MayNameCutter,
        MayPay as MayPay,
        MayStakeOn as MayStakeOn,
        NameCutter as NameCutter,
        NewShoe as NewShoe,
        Refill as Refill,
        SeatAction as SeatAction,
        StakeOn as StakeOn,
        TopUp as TopUp,
    )
    from .announcements import announce as announce, coup_result as coup_result
    from .apply import apply as apply
    from .decide import decide as decide
    from .events import Event as Event
    from .legal import (
        at_risk as at_risk,
        is_own_question as is_own_question,
        iter_to_act as iter_to_act,
        legal as legal,
        risk as risk,
        timeout_action as timeout_action,
        to_act as to_act,
    )
    from .phases import NEXT as NEXT, Phase as Phase
    from .seating import Hands as Hands, TableSide as TableSide
    from .state import (
        FORM as FORM,
        BanqueBank as BanqueBank,
        State as State,
        cut_order as cut_order,
        new as new,
    )
    from .view import (
        BanqueView as BanqueView,
        PlaceView as PlaceView,
        SideView as SideView,
        lazy_view as lazy_view,
        private_cards as private_cards,
        view as view,
    )
else:
    load_lazily(__name__)
