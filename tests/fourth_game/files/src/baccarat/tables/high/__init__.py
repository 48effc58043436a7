"""The table of high card, implementing the contract in `tables.common`."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..common.contract import cut_order as cut_order
    from ..common.redaction import moves as moves, redact as redact
    from .actions import (
        Action as Action,
        Choice as Choice,
        HighBet as HighBet,
        MayBet as MayBet,
        SeatAction as SeatAction,
    )
    from .decide import (
        CLOSES_BY_CONSENT as CLOSES_BY_CONSENT,
        at_risk as at_risk,
        decide as decide,
        is_idle as is_idle,
        is_own_question as is_own_question,
        iter_to_act as iter_to_act,
        legal as legal,
        risk as risk,
        seat_limits_to_clear as seat_limits_to_clear,
        stakes_to_refund as stakes_to_refund,
        time_limit as time_limit,
        timeout_action as timeout_action,
        to_act as to_act,
    )
    from .events import Event as Event
    from .state import (
        ANYTIME as ANYTIME,
        FORM as FORM,
        NEXT as NEXT,
        PASSING_PHASES as PASSING_PHASES,
        Phase as Phase,
        State as State,
        apply as apply,
        new as new,
    )
    from .view import (
        HighView as HighView,
        announce as announce,
        coup_result as coup_result,
        lazy_view as lazy_view,
        priceable_coup as priceable_coup,
        private_cards as private_cards,
        view as view,
    )
else:
    load_lazily(__name__)
