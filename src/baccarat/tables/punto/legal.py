"""List what each seat may do now, and with what amounts."""

from functools import lru_cache
from typing import Final

from ...rules import PUNTO_BANCO, Draws, PuntoPreset, Side
from ..banking import MaySpeak
from ..common import (
    CHANGEUR,
    HOUSE,
    MOST_UNITS,
    MayClose,
    MaySetMaximum,
    Seat,
    croupier_may,
    legal_errands,
)
from .actions import (
    Bets,
    Choice,
    MayHold,
    MayStake,
    Spot,
    units,
)
from .state import Phase, State

KEPT: Final = 256
"""Lists of spots that are remembered; a house has few presets, and a table few purses."""
TIMED: Final = frozenset({Phase.STAKING, Phase.HOLDING, Phase.TURNING})


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List what `seat` may do; nothing for an empty chair or a watcher."""
    if seat == HOUSE:
        return _house(state)
    if seat == CHANGEUR:
        return _changeur(state)
    if not 1 <= seat <= len(state.purses) or state.purses[seat - 1] is None:
        return ()
    if state.phase is Phase.STAKING:
        return (may_stake(state, seat),)
    return _answers(state) if seat == awaited(state) else ()


def awaited(state: State) -> Seat:
    """Return the seat that alone is asked during a coup, to deal or to turn a hand; 0 for none."""
    if state.phase is Phase.HOLDING:
        return state.held.seat
    return state.lie(state.turn).looked if state.turn else 0


def _answers(state: State) -> tuple[Choice, ...]:
    return (may_turn(state, state.turn),) if state.turn else (MayHold(),)


def may_turn(state: State, side: Side) -> MaySpeak:
    """Tell what is done with a hand that lies face down: it is shown.

    The American Player's without a natural stays down, and says what it must (PB-13).
    """
    hand = state.coup.player
    if not state.preset.american or side is Side.BANKER or hand.natural:
        return MaySpeak(show=True, draw=False, stand=False, custom=Draws.STAND, late=Draws.STAND)
    says = PUNTO_BANCO.player_says(hand.total)
    draws = says is Draws.DRAW
    return MaySpeak(show=False, draw=draws, stand=not draws, custom=says, late=says)


def _house(state: State) -> tuple[Choice, ...]:
    may = MayClose() if may_close(state) else croupier_may(state.phase)
    return () if may is None else (may,)


def may_close(state: State) -> bool:
    """Whether something is open that time can close: the stakes, or a question."""
    return state.phase in TIMED


def _changeur(state: State) -> tuple[Choice, ...]:
    may = may_set_maximum(state)
    return (*legal_errands(state.purses, state.busy), *((may,) if may.seats else ()))


def may_set_maximum(state: State) -> MaySetMaximum:
    """Tell for which seats a maximum may be set, and between which sums (PB-10).

    It may be lower or higher than the table's.
    """
    seats = tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)
    preset = state.preset
    most = MOST_UNITS - MOST_UNITS % preset.stake_step
    return MaySetMaximum(seats, preset.minimum, most, preset.stake_step)


def total(state: State, seat: Seat) -> int:
    """Tell what a seat can stake in all: its purse and what it has on the felt, in units."""
    return (state.purses[seat - 1] or 0) + units(state.stakes[seat - 1])


def may_stake(state: State, seat: Seat) -> MayStake:
    """Tell what a taken seat may stake while stakes are open."""
    most = total(state, seat)
    limit = min(state.maximum(seat), most)
    return MayStake(_spots(state.preset, limit, state.standing[seat - 1]), most)


@lru_cache(KEPT)
def _spots(preset: PuntoPreset, limit: int, stands: Bets) -> tuple[Spot, ...]:
    """List the spots for bets of at most `limit` units each, or of what `stands` there.

    Each stake and each view asks; most purses hold more than the maximum, and so get the same.
    """
    least, step = preset.minimum, preset.stake_step
    limit -= limit % step
    must_stay = {bet.wager: bet.amount for bet in stands}
    spots = []
    for wager in preset.wagers:
        low, high, standing = least, limit, must_stay.get(wager.name, 0)
        if standing:
            low, high = max(low, standing), max(high, standing)
        if low <= high:
            spots.append(Spot(wager.name, low, high, step, standing, wager.alone))
    return tuple(spots)
