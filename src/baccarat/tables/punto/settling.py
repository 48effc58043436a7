"""Settle the bets of a coup: who wins, loses or keeps what, and which commission is due."""

from typing import Final

from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.facts import Facts
from ...rules.wagers.wager import Fate, PaytableRow
from ..common.chips import Seat
from .actions import Bet
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CommissionNoted,
    Event,
)
from .state import State

STANDS: Final = Fate.STANDS
"""A constant, because looking up a member of an enum is slow and most bets need this one."""


def settle(state: State, facts: Facts) -> list[Event]:
    """Collect the losing stakes first, then pay, seat by seat."""
    lines = _deciding_lines(state, facts)
    lost: list[Event] = []
    paid: list[Event] = []
    for seat, bets in enumerate(state.stakes, 1):
        for bet in bets:
            line = lines[bet.wager]
            if line is None or line.loses:
                lost.append(_collect(state.preset, seat, bet, line))
            else:
                paid += _pay(state.preset, seat, bet, line)
    return lost + paid


def _collect(preset: PuntoPreset, seat: Seat, bet: Bet, line: PaytableRow | None) -> BetLost:
    """Take a losing bet, or the part of it that is lost, rounded as a win is (PB-9)."""
    if line is None:
        return BetLost(seat, bet.wager, bet.amount)
    result = line.settle(bet.amount, preset.rounding, preset.rounding_unit, preset.win_rounding)
    return BetLost(seat, bet.wager, bet.amount, result.back)


def _pay(preset: PuntoPreset, seat: Seat, bet: Bet, line: PaytableRow) -> tuple[Event, ...]:
    """Pay a winning bet, and take or note its commission (PB-9); or leave it in place (PB-8)."""
    unit = preset.rounding_unit
    result = line.settle(bet.amount, preset.rounding, unit, preset.win_rounding)
    if result.fate is STANDS:
        return (BetStands(seat, bet.wager, bet.amount),)
    noted = preset.commission == "noted"
    taken = 0 if noted else result.commission
    won = BetWon(seat, bet.wager, bet.amount, result.win, taken)
    if noted and result.commission:
        return won, CommissionNoted(seat, bet.wager, result.commission)
    return (won,)


def _deciding_lines(state: State, facts: Facts) -> dict[str, PaytableRow | None]:
    """Return the paytable row that decides each bet on the felt; None if the bet is lost."""
    laid = {bet.wager for bets in state.stakes for bet in bets}
    return {wager.name: wager.line(facts) for wager in state.preset.wagers if wager.name in laid}
