"""Compute the state after an event."""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from ..banking import apply as every_bank, events as b
from ..banking.actions import Punt
from ..banking.apply import clear_answers, staked, with_bank
from ..banking.phases import ANYTIME
from ..common import recorder
from ..common.changeur import Left, SatDown
from ..common.chips import with_item
from ..common.recorder import credit_purse, make_apply, no_change, replace_fields
from ..common.shoe import CoupEnded, ShoeEnded, ShoeStarted
from . import events as e
from .actions import ClaimBanco
from .events import Event
from .phases import NEXT, Phase
from .seating import Hands, TableSide, swap_banker
from .state import Run, State, require_bank

NO_HANDS: Final[dict[str, Any]] = {
    "hands": Hands(),
    "holders": (0, 0),
    "said": (None, None, None),
    "shown": (False, False, False),
    "asked_table": False,
    "voided": None,
    "refused": (),
}


_LEAVES: Final = frozenset({b.BankEnds.PASSED, b.BankEnds.LEFT})
"""How a banker leaves who might have played on."""


def _as_every_bank(state: State, event: Any) -> State:
    after: State = every_bank.EFFECTS[type(event)](state, event)
    return after


def sat_down(state: State, event: SatDown) -> State:
    state = _as_every_bank(state, event)
    named = () if state.is_bystander(event.seat) else (event.seat,)
    return replace_fields(state, names=state.names + named)


def left(state: State, event: Left) -> State:
    state, gone = _as_every_bank(state, event), event.seat
    return replace_fields(
        state,
        names=tuple(seat for seat in state.names if seat != gone),
        winners=tuple(seat for seat in state.winners if seat != gone),
        runs=tuple(run for run in state.runs if run.seat != gone),
        former=0 if state.former == gone else state.former,
        cutter=state.banker if state.cutter == gone else state.cutter,
    )


def put_up(state: State, event: b.BankPutUp) -> State:
    """Seat the new banker in the middle; hands, bancos and suivi start afresh (BB-10)."""
    state = _as_every_bank(state, event)
    places = swap_banker(state.places, event.seat)
    return replace_fields(
        state,
        places=places,
        next_holders=places[1:3],
        former=0,
        suivi=(),
        runs=(),
        call=None,
        a_cheval=False,
        gained=0,
        repeated=0,
        lot=0,
    )


def lot_drawn(state: State, event: e.LotDrawn) -> State:
    return replace_fields(state, lots=state.lots + 1, lot=event.seat)


def opened(state: State, event: e.BankOpened) -> State:
    return with_bank(state, open=True)


def taxed(state: State, event: e.CapitalTaxed) -> State:
    return credit_purse(state, event.seat, -event.amount)


def leaves_winning(state: State, event: b.BankEnded) -> bool:
    """Whether a banker who may not hold the bank again in this shoe leaves it (AD-B11)."""
    return state.gained > 0 and event.how in _LEAVES


def ended(state: State, event: b.BankEnded) -> State:
    """Record the last banker, now at the end of the list (BB-10, BB-16)."""
    seat = event.seat
    names = (*(each for each in state.names if each != seat), seat)
    won = leaves_winning(state, event)
    return replace_fields(
        _as_every_bank(state, event),
        former=seat,
        names=names,
        runs=(),
        suivi=(),
        call=None,
        a_cheval=False,
        cutter=0,
        gained=0,
        repeated=0,
        winners=(*state.winners, seat) if won else state.winners,
    )


def not_handed_on(state: State, event: b.AuctionOpened | b.BankOffered | b.BankWaits) -> State:
    """Forget that the last bank was open, since the next bid decides that (BB-1).

    Between shoes, the bank is for the next shoe (C-4).
    """
    before_shoe = state.before_shoe or state.phase is Phase.BETWEEN_SHOES
    return replace_fields(_as_every_bank(state, event), before_shoe=before_shoe)


def cutter_named(state: State, event: e.CutterNamed) -> State:
    return clear_answers(state, cutter=event.cutter, before_shoe=False)


def shoe_started(state: State, event: ShoeStarted) -> State:
    """Forget the cutter, as the shoe has been cut, and the winners of the last one."""
    return replace_fields(state, shoe=state.shoe.after(event), cutter=0, winners=(), lots=0)


def shoe_ended(state: State, event: ShoeEnded) -> State:
    """Note that a bank has outlasted its shoe, with no banco to follow or repeat (AD-B9)."""
    ended: State = recorder.EFFECTS[ShoeEnded](state, event)
    ended = clear_answers(ended, suivi=(), runs=(), repeated=0, giver=0, price=0)
    return with_bank(ended, shoes=ended.bank.shoes + 1) if ended.bank else ended


def claimed(state: State, event: e.Claimed) -> State:
    return replace_fields(
        state, answers=with_item(state.answers, event.seat, ClaimBanco(event.a_cheval))
    )


def call_stood(state: State, event: b.CallStood) -> State:
    """Record whether a club's only caller plays both hands (BB-11)."""
    said = state.answers[event.seats[0] - 1]
    a_cheval = isinstance(said, ClaimBanco) and said.a_cheval and not event.half
    return replace_fields(_as_every_bank(state, event), a_cheval=a_cheval, lot=0)


def side_staked(state: State, event: e.SideStaked) -> State:
    chosen, seat = state.chosen, event.seat
    if state.is_bystander(seat):
        chosen = with_item(chosen, seat - state.preset.seats, event.side)
    answers = with_item(state.answers, seat, Punt(event.amount))
    return replace_fields(staked(state, seat, event.added), chosen=chosen, answers=answers)


Asked = (
    b.BankerAsked | e.AcceptAsked | e.TopUpAsked | e.RightAsked | e.LeftAsked | e.RefillAsked
    | e.NewShoeAsked | e.CutterAsked
)  # fmt: skip


def one_asked(state: State, event: Asked) -> State:
    return clear_answers(state, turn=event.seat)


def brought(state: State, event: e.ToppedUp | e.AllAccepted) -> State:
    """Add to a bank that holds all stakes."""
    state = credit_purse(clear_answers(state), event.seat, -event.amount)
    return with_bank(state, own=require_bank(state).own + event.amount, open=True)


def refilled(state: State, event: e.Refilled) -> State:
    """Continue without the co-banker, whose part was lost with the bank."""
    state = credit_purse(clear_answers(state), event.seat, -event.amount)
    return with_bank(state, own=event.amount, co_banker=None, co=0, shares=(1, 1))


def nobody_staked(state: State, event: b.NobodyStaked) -> State:
    """Count the rounds without stakes, up to two; a round without a coup ends all runs (BB-9)."""
    state = replace_fields(_as_every_bank(state, event), runs=())
    return with_bank(state, empty=min(2, require_bank(state).empty + 1))


def hands_held(state: State, event: e.HandsHeld) -> State:
    return clear_answers(
        state,
        holders=(event.right, event.left),
        next_holders=(event.next_right, event.next_left),
        raised=(0, 0),
    )


def card_given(state: State, event: e.CardGiven) -> State:
    if event.card is None:
        raise AssertionError("the table knows each card")
    hands = state.hands.with_card(event.side, event.card)
    return replace_fields(state, hands=hands, shoe=state.shoe.drawn())


def _at(side: TableSide) -> int:
    """Return the place of a side, from 1, as `with_item` counts."""
    return tuple(TableSide).index(side) + 1


def side_spoke(state: State, event: e.SideSpoke) -> State:
    return clear_answers(state, said=with_item(state.said, _at(event.side), event.draws))


def banker_spoke(state: State, event: b.BankerSpoke) -> State:
    return clear_answers(state, said=with_item(state.said, _at(TableSide.BANKER), event.draws))


def side_voided(state: State, event: e.SideVoided) -> State:
    for seat, amount in zip(event.seats, event.amounts, strict=True):
        state = staked(state, seat, -amount)
    holders = with_item(state.holders, _at(event.side), 0)
    return replace_fields(state, voided=event.side, holders=holders)


def table_asked(state: State, event: e.TableAsked) -> State:
    return replace_fields(state, asked_table=True)


def hand_turned(state: State, event: e.HandTurned) -> State:
    return replace_fields(state, turn=0, shown=with_item(state.shown, _at(event.side), True))


def sides_decided(state: State, event: e.SidesDecided) -> State:
    return with_bank(clear_answers(state, last=(event.right, event.left)), coups=1, empty=0)


def stake_collected(state: State, event: e.StakeCollected) -> State:
    stakes = with_item(
        state.stakes, event.seat, state.staked(event.seat) - event.taken - event.back
    )
    state = credit_purse(replace_fields(state, stakes=stakes), event.seat, event.back)
    return with_bank(state, own=require_bank(state).own + event.taken)


def stake_paid(state: State, event: e.StakePaid) -> State:
    state = credit_purse(staked(state, event.seat, -event.stake), event.seat, event.own + event.co)
    bank = require_bank(state)
    return with_bank(state, own=bank.own - event.own, co=bank.co - event.co)


def coup_reckoned(state: State, event: e.CoupReckoned) -> State:
    bank = require_bank(state)
    own, co = bank.own - event.tax - event.co, bank.co + event.co
    if state.preset.winner_out:
        state = replace_fields(state, gained=state.gained + event.net - event.tax)
    return with_bank(state, own=own, co=co, won=bank.won or event.net > 0, waited=False)


def hand_passed(state: State, event: e.HandPassed) -> State:
    return replace_fields(
        state, next_holders=with_item(state.next_holders, _at(event.side), event.seat)
    )


def call_judged(state: State, event: e.CallJudged) -> State:
    runs = tuple(Run(seat, lost) for seat, lost in zip(event.seats, event.lost, strict=True))
    repeated = state.repeated + 1 if state.preset.banco_repeat and event.suivi else 0
    return replace_fields(state, suivi=event.suivi, runs=runs, repeated=repeated)


def coup_ended(state: State, event: CoupEnded) -> State:
    """Clear the table; a call remains if the stakes of all its callers do (CF-15)."""
    call = state.call
    stands = call is not None and all(map(state.staked, call.seats))
    shoe, a_cheval = state.shoe.after(event), stands and state.a_cheval
    call = call if stands else None
    return replace_fields(state, shoe=shoe, call=call, a_cheval=a_cheval, **NO_HANDS)


OWN: Final[Mapping[type, Callable[[State, Any], State]]] = {
    ShoeStarted: shoe_started,
    ShoeEnded: shoe_ended,
    e.CutterAsked: one_asked,
    e.CutterNamed: cutter_named,
    SatDown: sat_down,
    Left: left,
    CoupEnded: coup_ended,
    b.BankPutUp: put_up,
    b.BankEnded: ended,
    b.AuctionOpened: not_handed_on,
    b.BankOffered: not_handed_on,
    b.BankWaits: not_handed_on,
    b.NobodyStaked: nobody_staked,
    b.CallStood: call_stood,
    b.BankerAsked: one_asked,
    b.BankerSpoke: banker_spoke,
    e.LotDrawn: lot_drawn,
    e.BankOpened: opened,
    e.CapitalTaxed: taxed,
    e.Claimed: claimed,
    e.SideStaked: side_staked,
    e.AcceptAsked: one_asked,
    e.AllAccepted: brought,
    e.TopUpAsked: one_asked,
    e.ToppedUp: brought,
    e.HandsHeld: hands_held,
    e.CardGiven: card_given,
    e.HandSeen: no_change,
    e.RightAsked: one_asked,
    e.LeftAsked: one_asked,
    e.SideSpoke: side_spoke,
    e.TableAsked: table_asked,
    e.SideVoided: side_voided,
    e.HandTurned: hand_turned,
    e.SidesDecided: sides_decided,
    e.StakeCollected: stake_collected,
    e.StakePaid: stake_paid,
    e.CoupReckoned: coup_reckoned,
    e.HandPassed: hand_passed,
    e.CallJudged: call_judged,
    e.RefillAsked: one_asked,
    e.NewShoeAsked: one_asked,
    e.Refilled: refilled,
}
"""The events that only this table has, or that do more here."""


_KNOWN: Final = {**recorder.EFFECTS, **every_bank.EFFECTS, **OWN}
EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    kind: _KNOWN[kind] for kind in get_args(Event)
}
"""The effect of each event; only NEXT changes the phase."""

apply: Final[Callable[[State, Event], State]] = make_apply(EFFECTS, NEXT, ANYTIME, Phase)
"""Return the state after an event; raises KeyError if the phase does not allow it."""
