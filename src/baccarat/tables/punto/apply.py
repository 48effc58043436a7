"""Compute the state after an event.

Each function receives the state before the event and leaves the phase alone; `NEXT` decides it.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ...rules.coup import Coup, Side
from ..common import recorder
from ..common.changeur import Left, SatDown
from ..common.chips import Seat, with_item
from ..common.recorder import credit_purse, make_apply, no_change
from ..common.shoe import CardPassed, CoupEnded, HandLooked, HandShown
from . import events as e
from .actions import Bets
from .events import Event
from .phases import ANYTIME, NEXT, Phase
from .state import Held, Lie, State


def sat_down(state: State, event: SatDown) -> State:
    return replace(state, purses=with_item(state.purses, event.seat, event.amount))


def left(state: State, event: Left) -> State:
    return replace(
        state,
        purses=with_item(state.purses, event.seat, None),
        maxima=with_item(state.maxima, event.seat, None),
        held=replace(state.held, left=True) if event.seat == state.held.seat else state.held,
    )


def maximum_set(state: State, event: e.MaximumSet) -> State:
    return replace(state, maxima=with_item(state.maxima, event.seat, event.maximum))


def staked(state: State, event: e.Staked) -> State:
    held = (state.purses[event.seat - 1] or 0) - event.added
    return replace(
        state,
        purses=with_item(state.purses, event.seat, held),
        stakes=with_item(state.stakes, event.seat, event.bets),
    )


def stakes_opened(state: State, event: e.StakesOpened) -> State:
    return replace(state, free=state.preset.free_hands)


def stakes_closed(state: State, event: e.StakesClosed) -> State:
    return replace(state, standing=((),) * len(state.purses))


def shoe_passed(state: State, event: e.ShoePassed) -> State:
    return replace(state, held=Held(event.seat))


def shoe_refused(state: State, event: e.ShoeRefused) -> State:
    if not event.to:
        return replace(state, held=Held(event.seat, declined=True))
    return replace(state, held=Held(event.to, refused=(*state.held.refused, event.seat)))


def holder_deals(state: State, event: e.HolderDeals) -> State:
    held = replace(state.held, refused=(), dealt=state.preset.must_deal_once)
    return replace(state, held=held)


def croupier_deals(state: State, event: e.CroupierDeals) -> State:
    held = state.held
    lapses = held.lapses + event.late
    return replace(state, held=replace(held, refused=(), lapses=lapses, croupier=True))


def card_passed(state: State, event: CardPassed) -> State:
    if event.card is None:
        raise AssertionError("the table knows each card")
    coup, lie = state.coup.with_card(event.side, event.card), state.lie(event.side)
    state = replace(state, shoe=state.shoe.drawn(), coup=coup)
    return state if event.face_up else _lay(state, event.side, replace(lie, down=lie.down + 1))


def hand_looked(state: State, event: HandLooked) -> State:
    looked = replace(state.lie(event.side), looked=event.seat)
    return _lay(replace(state, turn=event.side), event.side, looked)


def hand_shown(state: State, event: HandShown) -> State:
    shown = replace(state.lie(event.side), down=0, looked=0)
    return _lay(replace(state, turn=None), event.side, shown)


def player_spoke(state: State, event: e.PlayerSpoke) -> State:
    spoken = replace(state.player_lies, draws=event.draws)
    return replace(state, turn=None, player_lies=spoken)


def _lay(state: State, side: Side, lie: Lie) -> State:
    if side is Side.PLAYER:
        return replace(state, player_lies=lie)
    return replace(state, banker_lies=lie)


def card_dealt(state: State, event: e.CardDealt) -> State:
    coup = state.coup.with_card(event.side, event.card)
    return replace(state, shoe=state.shoe.drawn(), coup=coup)


def bet_won(state: State, event: e.BetWon) -> State:
    return _settled(state, event, event.stake + event.win - event.commission)


def bet_lost(state: State, event: e.BetLost) -> State:
    return _settled(state, event, event.back)


def _settled(state: State, event: e.BetWon | e.BetLost, back: int) -> State:
    purses = state.purses
    if back:
        purses = with_item(purses, event.seat, (purses[event.seat - 1] or 0) + back)
    return replace(state, purses=purses, stakes=_without(state, event.seat, event.wager))


def commission_noted(state: State, event: e.CommissionNoted) -> State:
    owing = _set_owed(state, event.seat, state.owes(event.seat) + event.amount)
    return credit_purse(owing, event.seat, -event.amount)


def commission_collected(state: State, event: e.CommissionCollected) -> State:
    return _set_owed(state, event.seat, 0)


def _set_owed(state: State, seat: Seat, amount: int) -> State:
    owed = with_item(state.owed or (0,) * len(state.purses), seat, amount)
    return replace(state, owed=owed if any(owed) else ())


def coup_ended(state: State, event: CoupEnded) -> State:
    standing = state.standing if state.preset.tie_stakes_withdrawable else state.stakes
    shoe = state.shoe.after(event)
    state = replace(state, coup=Coup(), shoe=shoe, standing=standing)
    if state.preset.covered:
        state = replace(state, player_lies=Lie(), banker_lies=Lie())
    if state.held.croupier:
        state = replace(state, held=replace(state.held, croupier=False))
    if state.free:
        state = replace(state, free=state.free - 1)
    return state


def _without(state: State, seat: Seat, wager: str) -> tuple[Bets, ...]:
    """Remove a bet from the felt."""
    remaining: Bets = ()
    for bet in state.stakes[seat - 1]:  # a loop, as each bet asks: there are one or two
        if bet.wager != wager:
            remaining += (bet,)
    return with_item(state.stakes, seat, remaining)


EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    **recorder.EFFECTS,
    SatDown: sat_down,
    Left: left,
    e.MaximumSet: maximum_set,
    e.StakesOpened: stakes_opened,
    e.Staked: staked,
    e.StakesClosed: stakes_closed,
    e.ShoePassed: shoe_passed,
    e.HolderAsked: no_change,
    e.ShoeRefused: shoe_refused,
    e.HolderDeals: holder_deals,
    e.CroupierDeals: croupier_deals,
    e.CardDealt: card_dealt,
    CardPassed: card_passed,
    HandLooked: hand_looked,
    HandShown: hand_shown,
    e.PlayerSpoke: player_spoke,
    e.CoupDecided: no_change,
    e.BetWon: bet_won,
    e.BetLost: bet_lost,
    e.BetStands: no_change,
    e.CommissionNoted: commission_noted,
    e.CommissionCollected: commission_collected,
    CoupEnded: coup_ended,
}
"""The effect of each event on the state; only NEXT changes the phase."""

apply: Final[Callable[[State, Event], State]] = make_apply(EFFECTS, NEXT, ANYTIME, Phase)
