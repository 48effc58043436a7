"""The table of punto banco, implementing the contract in `tables.common`."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..banking.hand_choices import (
        DrawCard as DrawCard,
        MaySpeak as MaySpeak,
        Show as Show,
        Stand as Stand,
    )
    from ..common.changeur import MaySetMaximum as MaySetMaximum, SetMaximum as SetMaximum
    from ..common.contract import cut_order as cut_order
    from ..common.redaction import moves as moves, redact as redact
    from ..common.shoe import (
        CardBurnt as CardBurnt,
        CardPassed as CardPassed,
        Close as Close,
        CoupEnded as CoupEnded,
        Deal as Deal,
        HandLooked as HandLooked,
        HandShown as HandShown,
        ShoeEnded as ShoeEnded,
        ShoeStarted as ShoeStarted,
        ShoeView as ShoeView,
        StartShoe as StartShoe,
        StopCardShown as StopCardShown,
    )
    from .actions import (
        Action as Action,
        AskCroupier as AskCroupier,
        Bet as Bet,
        Bets as Bets,
        Choice as Choice,
        DealCoup as DealCoup,
        MayHold as MayHold,
        MayStake as MayStake,
        RefuseShoe as RefuseShoe,
        SeatAction as SeatAction,
        Spot as Spot,
        Stake as Stake,
    )
    from .announcements import (
        announce as announce,
        coup_result as coup_result,
        explain_coup as explain_coup,
        explain_reason as explain_reason,
    )
    from .apply import apply as apply
    from .decide import decide as decide
    from .events import (
        BetLost as BetLost,
        BetStands as BetStands,
        BetWon as BetWon,
        CardDealt as CardDealt,
        CommissionCollected as CommissionCollected,
        CommissionNoted as CommissionNoted,
        CoupDecided as CoupDecided,
        CroupierDeals as CroupierDeals,
        Event as Event,
        HolderAsked as HolderAsked,
        HolderDeals as HolderDeals,
        MaximumSet as MaximumSet,
        PlayerSpoke as PlayerSpoke,
        ShoePassed as ShoePassed,
        ShoeRefused as ShoeRefused,
        Staked as Staked,
        StakesClosed as StakesClosed,
        StakesOpened as StakesOpened,
    )
    from .legal import (
        CLOSES_BY_CONSENT as CLOSES_BY_CONSENT,
        at_risk as at_risk,
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
    from .phases import (
        ANYTIME as ANYTIME,
        NEXT as NEXT,
        PASSING_PHASES as PASSING_PHASES,
        Phase as Phase,
    )
    from .shoe_holder import LAPSES as LAPSES
    from .state import FORM as FORM, Held as Held, State as State, new as new
    from .view import (
        HandView as HandView,
        PuntoView as PuntoView,
        SeatView as SeatView,
        TurnView as TurnView,
        lazy_view as lazy_view,
        priceable_coup as priceable_coup,
        private_cards as private_cards,
        view as view,
    )
else:
    load_lazily(__name__)
