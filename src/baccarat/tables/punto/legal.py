"""What each seat may do now, with its amounts."""

from ..common import (
    CHANGEUR,
    HOUSE,
    MayClose,
    MaySetMaximum,
    Seat,
    croupier_may,
    legal_errands,
)
from .actions import (
    Choice,
    MayStake,
    Spot,
)
from .state import Phase, State


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List what `seat` may do; nothing for an empty chair or a watcher."""
    if seat == HOUSE:
        return _house(state)
    if seat == CHANGEUR:
        return _changeur(state)
    if not 1 <= seat <= len(state.purses) or state.purses[seat - 1] is None:
        return ()
    return (_stake(state, seat),) if state.phase is Phase.STAKING else ()


def _house(state: State) -> tuple[Choice, ...]:
    may = MayClose() if state.phase is Phase.STAKING else croupier_may(state.phase)
    return () if may is None else (may,)


def _changeur(state: State) -> tuple[Choice, ...]:
    may: tuple[Choice, ...] = tuple(legal_errands(state.purses, state.busy))
    seats = tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)
    if seats:
        preset = state.preset
        may += (MaySetMaximum(seats, preset.minimum, preset.maximum, preset.stake_step),)
    return may


def total(state: State, seat: Seat) -> int:
    """Tell what a seat can stake in all: its purse and what it has on the felt, in units."""
    return (state.purses[seat - 1] or 0) + state.staked(seat)


def _stake(state: State, seat: Seat) -> MayStake:
    most, preset = total(state, seat), state.preset
    spots = []
    for wager in preset.wagers:
        standing = state.must_stay(seat, wager.name)
        high = min(state.maximum(seat), most)
        high = max(high - high % preset.stake_step, standing)
        low = max(preset.minimum, standing)
        if low <= high:
            spots.append(Spot(wager.name, low, high, preset.stake_step, standing, wager.alone))
    return MayStake(tuple(spots), most)
