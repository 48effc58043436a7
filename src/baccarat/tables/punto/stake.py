"""Check a seat's stakes against what the table offers, and explain what is wrong with them."""

from collections.abc import Iterator
from typing import Final

from ..common import Code, Fault, Refused, Seat, whole
from .actions import Bet, Bets, Stake, units
from .events import Staked
from .legal import may_stake, total
from .state import Phase, State

STAKING: Final = Phase.STAKING
"""An enum looks its members up anew each time, and every stake asks for this one."""


def staked(state: State, seat: Seat, stake: Stake) -> Staked:
    """Take a seat's stakes; raises Refused for the first thing that is wrong with them.

    What the table offers decides; the rest only says why not.
    """
    if state.phase is STAKING and may_stake(state, seat).allows(stake):
        return restaked(state, seat, stake.bets)
    for code, limit in _faults(state, seat, stake.bets):
        raise Refused(code, stake, state.phase, limit)
    raise Refused(Code.NOT_NOW, stake, state.phase)


def _faults(state: State, seat: Seat, bets: Bets) -> Iterator[Fault]:
    if state.phase is not Phase.STAKING:
        yield (Code.STAKES_CLOSED if state.in_coup else Code.NOT_NOW), None
    names = {wager.name for wager in state.preset.wagers}
    seen: set[str] = set()
    for bet in bets:
        if bet.wager not in names:
            yield Code.UNKNOWN_BET, None
        if bet.wager in seen:
            yield Code.BET_TWICE, None
        seen.add(bet.wager)
        yield from _amount_faults(state, seat, bet)
    yield from _lonely_faults(state, seat, bets)
    yield from _standing_faults(state, seat, bets)
    most = total(state, seat)
    if sum(bet.amount for bet in bets) > most:
        yield Code.OVER_PURSE, most


def _amount_faults(state: State, seat: Seat, bet: Bet) -> Iterator[Fault]:
    preset, amount = state.preset, bet.amount
    maximum = max(state.maximum(seat), state.must_stay(seat, bet.wager))
    if not whole(amount):
        yield Code.AMOUNT_NOT_WHOLE, None
    elif amount <= 0:
        yield Code.AMOUNT_NOT_POSITIVE, None
    elif amount < preset.minimum:
        yield Code.BELOW_MINIMUM, preset.minimum
    elif amount % preset.stake_step:
        yield Code.NOT_A_STEP, preset.stake_step
    elif amount > maximum:
        yield Code.ABOVE_MAXIMUM, maximum


def _lonely_faults(state: State, seat: Seat, bets: Bets) -> Iterator[Fault]:
    main = {wager.name for wager in state.preset.wagers if wager.alone}
    if not any(bet.wager in main for bet in bets) and any(
        bet.amount > state.must_stay(seat, bet.wager) for bet in bets
    ):
        yield Code.NEEDS_MAIN_BET, None


def _standing_faults(state: State, seat: Seat, bets: Bets) -> Iterator[Fault]:
    amounts = {bet.wager: bet.amount for bet in bets}
    for bet in state.standing[seat - 1]:
        if amounts.get(bet.wager, 0) < bet.amount:
            yield Code.STAKE_STANDS, bet.amount


def restaked(state: State, seat: Seat, bets: Bets) -> Staked:
    """Replace a seat's stakes, and tell what that takes from its purse."""
    return Staked(seat, bets, units(bets) - units(state.stakes[seat - 1]))
