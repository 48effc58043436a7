"""The table of chemin de fer, implementing the contract in `tables.common`.

Most of it is shared in `tables.banking`. Its own parts are the cards and the passing of the bank
(`coup`), the choices (`legal`) and the effects of its events (`apply`).
"""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..banking.actions import (
        AcceptPartner as AcceptPartner,
        Action as Action,
        AddToBank as AddToBank,
        Answer as Answer,
        Bid as Bid,
        CallBanco as CallBanco,
        CallKind as CallKind,
        Choice as Choice,
        Double as Double,
        GiveUpBank as GiveUpBank,
        HoldBank as HoldBank,
        LeaveIn as LeaveIn,
        MatchRaise as MatchRaise,
        MayAnswer as MayAnswer,
        MayCall as MayCall,
        MayChoose as MayChoose,
        MayName as MayName,
        Pass as Pass,
        PassBank as PassBank,
        Punt as Punt,
        PutUp as PutUp,
        RaiseBank as RaiseBank,
        SeatAction as SeatAction,
        SetAside as SetAside,
        TakeBank as TakeBank,
        TakeBankAt as TakeBankAt,
    )
    from ..banking.events import BankEnds as BankEnds
    from ..banking.hand_choices import (
        AskTable as AskTable,
        DrawCard as DrawCard,
        Show as Show,
        Stand as Stand,
    )
    from ..banking.legal import (
        CLOSES_BY_CONSENT as CLOSES_BY_CONSENT,
        is_idle as is_idle,
        time_limit as time_limit,
    )
    from ..banking.phases import ANYTIME as ANYTIME, PASSING_PHASES as PASSING_PHASES
    from ..banking.state import (
        Bank as Bank,
        CallHeld as CallHeld,
        order as order,
        prime as prime,
        seat_limits_to_clear as seat_limits_to_clear,
        stakes_to_refund as stakes_to_refund,
    )
    from ..banking.view import priceable_coup as priceable_coup
    from ..common.contract import cut_order as cut_order
    from ..common.redaction import moves as moves, redact as redact
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
    from .state import FORM as FORM, State as State, new as new
    from .view import (
        CheminView as CheminView,
        HandView as HandView,
        SeatView as SeatView,
        lazy_view as lazy_view,
        private_cards as private_cards,
        view as view,
    )
else:
    load_lazily(__name__)
