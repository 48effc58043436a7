"""The state after an event. It trusts events: they come from `decide`."""

from typing import Any, assert_never

from msgspec.structs import replace

from ...rules import Coup, Outcome, Side
from ..common import (
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    SatDown,
    Seat,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    put,
)
from .actions import Answer, CallKind, Pass, Punt
from .events import (
    Answered,
    AuctionOpened,
    BankDeclined,
    BankEnded,
    BankerAsked,
    BankerSpoke,
    BankHeld,
    BankOffered,
    BankPutUp,
    BankRaised,
    BankWaits,
    BankWon,
    BystandersMayCall,
    BystandersMayStake,
    CallsLapsed,
    CallsOpened,
    CallStood,
    CardPassed,
    ChoiceAsked,
    Doubled,
    DoublingOpened,
    Event,
    HandLooked,
    HandsDecided,
    HandShown,
    LaidAside,
    MatchAsked,
    NobodyStaked,
    PonteAsked,
    PonteSpoke,
    Punted,
    RaiseAsked,
    RaiseMatched,
    RaiseUnmatched,
    StakeCut,
    StakeLost,
    StakeReturned,
    StakesAsked,
    StakesSet,
    StakesStand,
    StakeWon,
    SuiteOffered,
)
from .phases import ANYTIME, NEXT
from .state import Bank, CallHeld, Phase, State, there


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    before = state
    if not isinstance(event, ANYTIME):
        state = replace(state, phase=NEXT[state.phase, type(event)])
    match event:
        case SatDown() | Bought() | Cashed() | Left():
            return _errand(state, event)
        case Answered():
            return replace(state, answers=put(state.answers, event.seat, event.answer))
        case (
            DoublingOpened()
            | CallsOpened()
            | BystandersMayCall()
            | StakesAsked()
            | BystandersMayStake()
            | RaiseAsked()
            | MatchAsked()
            | ChoiceAsked()
            | AuctionOpened()
        ):
            return _opened(before, state, event)
        case CallsLapsed() | CallStood() | Punted() | StakeCut() | StakeReturned() | StakesSet():
            return _stakes(state, event)
        case (
            BankOffered()
            | BankDeclined()
            | BankWaits()
            | BankPutUp()
            | Doubled()
            | BankRaised()
            | RaiseMatched()
            | RaiseUnmatched()
            | LaidAside()
            | BankHeld()
            | BankEnded()
            | SuiteOffered()
        ):
            return _bank(before, state, event)
        case StakeWon() | StakeLost() | BankWon() | StakesStand() | NobodyStaked():
            return _settled(state, event)
        case _:
            return _cards(state, event)


def _errand(state: State, event: SatDown | Bought | Cashed | Left) -> State:
    seat = event.seat
    match event:
        case SatDown():
            stands = (seat,) if state.bystander(seat) else ()
            purses = put(state.purses, seat, event.amount)
            return replace(state, purses=purses, arrivals=state.arrivals + stands)
        case Bought():
            return _paid(state, seat, event.amount)
        case Cashed():
            return _paid(state, seat, -event.amount)
        case Left():
            return replace(
                state,
                purses=put(state.purses, seat, None),
                answers=put(state.answers, seat, None),
                arrivals=tuple(other for other in state.arrivals if other != seat),
                suivi=() if seat in state.suivi else state.suivi,
            )
        case _:
            assert_never(event)


def _opened(
    before: State,
    state: State,
    event: DoublingOpened
    | CallsOpened
    | BystandersMayCall
    | StakesAsked
    | BystandersMayStake
    | RaiseAsked
    | MatchAsked
    | ChoiceAsked
    | AuctionOpened,
) -> State:
    """Ask anew: who is asked has said nothing yet, but for the stakes asked in turn."""
    match event:
        case StakesAsked():
            turn, kept = event.seat, before.phase is Phase.STAKES
            answers = state.answers if kept else (None,) * len(state.answers)
            return _with_bank(replace(state, turn=turn, answers=answers), fresh=False)
        case RaiseAsked() | MatchAsked() | ChoiceAsked():
            return replace(_unanswered(state), turn=event.seat)
        case DoublingOpened() | CallsOpened() | BystandersMayCall() | BystandersMayStake():
            return _with_bank(_unanswered(state), fresh=False)
        case AuctionOpened():
            return _unanswered(state)
        case _:
            assert_never(event)


def _unanswered(state: State) -> State:
    nothing: tuple[Answer | None, ...] = (None,) * len(state.answers)
    return replace(state, answers=nothing, turn=0)


def _stakes(
    state: State,
    event: CallsLapsed | CallStood | Punted | StakeCut | StakeReturned | StakesSet,
) -> State:
    match event:
        case CallsLapsed():
            return state
        case CallStood():
            for seat, amount in zip(event.seats, event.amounts, strict=True):
                state = _moved(state, seat, amount)
            return replace(state, call=CallHeld(event.kind, event.seats, event.half))
        case Punted():
            state = _moved(state, event.seat, event.added)
            return replace(state, answers=put(state.answers, event.seat, Punt(event.amount)))
        case StakeCut():
            return _moved(state, event.seat, -event.back)
        case StakeReturned():
            return replace(_moved(state, event.seat, -event.amount), call=None)
        case StakesSet():
            return replace(_unanswered(state), ponte=event.ponte, raised=(0, 0))
        case _:
            assert_never(event)


def _bank(
    before: State,
    state: State,
    event: BankOffered
    | BankDeclined
    | BankWaits
    | BankPutUp
    | Doubled
    | BankRaised
    | RaiseMatched
    | RaiseUnmatched
    | LaidAside
    | BankHeld
    | BankEnded
    | SuiteOffered,
) -> State:
    match event:
        case BankOffered():
            state = state if before.phase is Phase.BANK else _unanswered(state)
            return replace(state, turn=event.seat, giver=0, price=0, origin=None, suivi=())
        case BankDeclined():
            return replace(state, answers=put(state.answers, event.seat, Pass()))
        case BankWaits():
            return replace(_unanswered(state), giver=0, price=0, origin=None, suivi=())
        case BankPutUp():
            bank = Bank(event.seat, event.amount, event.origin)
            suivi = () if event.seat in state.suivi else state.suivi
            state = replace(_unanswered(state), bank=bank, suivi=suivi, last=None)
            return _paid(replace(state, giver=0, price=0, origin=None), event.seat, -event.amount)
        case Doubled():
            state = _paid(state, event.seat, -event.amount)
            return _with_bank(state, co_banker=event.seat, co=event.amount)
        case BankHeld():
            waits = state.last is None
            return _with_bank(state, waited=waits) if waits else state
        case BankEnded():
            return _ended(state, event)
        case SuiteOffered():
            state = replace(state, giver=event.giver, price=event.price, origin=event.origin)
            return _unanswered(state)
        case _:
            return _raised(state, event)


def _raised(state: State, event: BankRaised | RaiseMatched | RaiseUnmatched | LaidAside) -> State:
    bank = there(state)
    match event:
        case BankRaised(seat, from_purse, from_garage):
            state = _paid(state, seat, -from_purse)
            state = replace(state, raised=(from_purse, from_garage))
            own = bank.own + from_purse + from_garage
            return _with_bank(state, own=own, aside=bank.aside - from_garage)
        case RaiseMatched():
            state = _paid(state, event.seat, -event.from_purse)
            state = _paid(state, event.banker, event.to_purse)
            return _with_bank(
                state,
                own=bank.own - event.to_purse - event.to_garage,
                aside=bank.aside + event.to_garage,
                co=bank.co + event.from_purse + event.from_garage,
                co_aside=bank.co_aside - event.from_garage,
            )
        case RaiseUnmatched():
            return _with_bank(state, shares=event.shares)
        case LaidAside(_, own, _, co):
            return _with_bank(
                state,
                own=bank.own - own,
                co=bank.co - co,
                aside=bank.aside + own,
                co_aside=bank.co_aside + co,
            )
        case _:
            assert_never(event)


def _ended(state: State, event: BankEnded) -> State:
    state = _paid(state, event.seat, event.own + event.aside)
    if event.co_banker:
        state = _paid(state, event.co_banker, event.co + event.co_aside)
    return replace(_unanswered(state), bank=None, shoe_at=event.falls_to)


def _settled(
    state: State, event: StakeWon | StakeLost | BankWon | StakesStand | NobodyStaked
) -> State:
    match event:
        case StakeWon():
            bank = there(state)
            state = _moved(state, event.seat, -event.stake)
            state = _paid(state, event.seat, event.own + event.co)
            return _with_bank(state, own=bank.own - event.own, co=bank.co - event.co)
        case StakeLost():
            stakes = put(state.stakes, event.seat, 0)
            own = there(state).own + event.stake
            return _with_bank(replace(state, stakes=stakes), own=own)
        case BankWon():
            bank = there(state)
            own = bank.own - event.tax - event.co
            return _with_bank(state, own=own, co=bank.co + event.co, won=True)
        case StakesStand():
            return state
        case NobodyStaked():
            state = replace(_unanswered(state), last=None, suivi=(), call=None)
            return _with_bank(state, fresh=False)
        case _:
            assert_never(event)


def _cards(
    state: State,
    event: ShoeStarted
    | CardBurnt
    | StopCardShown
    | CardPassed
    | HandLooked
    | PonteAsked
    | PonteSpoke
    | BankerAsked
    | BankerSpoke
    | HandShown
    | HandsDecided
    | CoupEnded
    | ShoeEnded,
) -> State:
    match event:
        case ShoeStarted() | CardBurnt() | StopCardShown() | ShoeEnded():
            return replace(state, shoe=state.shoe.after(event))
        case CardPassed(side, card):
            if card is None:
                raise ValueError("the table knows the cards that it deals")
            return replace(state, coup=state.coup.with_card(side, card), shoe=state.shoe.drawn())
        case HandLooked():
            return state
        case PonteAsked() | BankerAsked():
            return replace(state, turn=event.seat)
        case PonteSpoke():
            return replace(state, turn=0, ponte_draws=event.draws)
        case BankerSpoke():
            return replace(state, turn=0, banker_draws=event.draws)
        case HandShown():
            shown = {"ponte_shown" if event.side is Side.PLAYER else "banker_shown": True}
            return replace(state, turn=0, **shown)
        case HandsDecided():
            return _decided(state, event)
        case CoupEnded():
            return replace(
                state,
                shoe=state.shoe.after(event),
                coup=Coup(),
                ponte=0,
                ponte_draws=None,
                banker_draws=None,
                ponte_shown=False,
                banker_shown=False,
                call=state.call if any(state.stakes) else None,
            )
        case _:
            assert_never(event)


def _decided(state: State, event: HandsDecided) -> State:
    """Note the outcome, and who may call again: none in a tie, which leaves that as it was."""
    state = _with_bank(replace(state, turn=0, last=event.outcome), waited=False)
    if event.outcome is Outcome.TIE:
        return state
    follows = state.preset.suivi and event.outcome is Outcome.BANKER and state.call
    if not follows or state.call is None or state.call.kind not in _FOLLOWED:
        return replace(state, suivi=())
    seats = state.call.seats
    return replace(state, suivi=() if any(map(state.bystander, seats)) else seats)


_FOLLOWED = {CallKind.SUIVI, CallKind.SOLO, CallKind.A_DEUX}


def _with_bank(state: State, **changes: Any) -> State:
    return replace(state, bank=replace(there(state), **changes))


def _paid(state: State, seat: Seat, amount: int) -> State:
    return replace(state, purses=put(state.purses, seat, state.held(seat) + amount))


def _moved(state: State, seat: Seat, amount: int) -> State:
    """Move units from a purse to its stake, or back for less than none."""
    state = _paid(state, seat, -amount)
    return replace(state, stakes=put(state.stakes, seat, state.staked(seat) + amount))
