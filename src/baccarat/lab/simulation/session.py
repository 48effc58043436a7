"""Sessions: a player's means at the start, and the counts of the outcome."""

from math import isfinite, sqrt
from typing import Final

import msgspec

from .fault import BadSimulation, SimulationCode

COUPS: Final = 1000
BANKROLL: Final = 1000.0
BINS: Final = 401
"""Bins of a distribution; the middle one begins at zero, and the outer ones have no end."""
LONGEST: Final = 64
"""The length at which streaks are no longer told apart."""


class Session(msgspec.Struct, frozen=True):
    """How a player plays: sums are in units of the table's minimum.

    - `coups`: in a session, after which the next one starts with a new bankroll.
    - `at`: the coups after which the distribution of results is recorded.
    """

    coups: int
    bankroll: float
    minimum: float
    maximum: float
    at: tuple[int, ...]

    @property
    def width(self) -> float:
        """The width of a bin."""
        if isfinite(self.bankroll):
            return self.bankroll / (BINS // 2)
        return sqrt(self.coups) / 10


def session(
    maximum: float,
    *,
    coups: int | None = None,
    bankroll: float | None = None,
    at: tuple[int, ...] = (),
) -> Session:
    """Check the settings of a session; raises BadSimulation."""
    length = COUPS if coups is None else coups
    money = BANKROLL if bankroll is None else float(bankroll)
    if type(length) is not int or not 1 <= length <= 10**9:
        raise BadSimulation(SimulationCode.BAD_SESSION, value=str(coups))
    if not money >= 1:
        raise BadSimulation(SimulationCode.BAD_BANKROLL, value=str(bankroll))
    marks = tuple(
        sorted({*at, length} if at else {max(length // 10, 1), max(length // 3, 1), length})
    )
    if not all(type(each) is int and 1 <= each <= length for each in marks):
        raise BadSimulation(SimulationCode.BAD_SESSION, value=", ".join(map(str, at)))
    return Session(length, money, 1.0, float(maximum), marks)


class SessionTotals(msgspec.Struct, frozen=True, array_like=True):
    """Sums over all coups, and from `sessions` on over the sessions that ended.

    Those of squares and products give the errors; the risk of a session is the sum of its squared
    stakes.
    """

    coups: float = 0.0
    staked_coups: float = 0.0
    shoes: float = 0.0
    gain: float = 0.0
    stake: float = 0.0
    won: float = 0.0
    lost: float = 0.0
    sessions: float = 0.0
    ruined: float = 0.0
    result: float = 0.0
    result_square: float = 0.0
    staked: float = 0.0
    staked_square: float = 0.0
    result_staked: float = 0.0
    risk: float = 0.0
    risk_square: float = 0.0
    drawdown: float = 0.0
    drawdown_square: float = 0.0
    deepest: float = 0.0


class SessionTally(msgspec.Struct, frozen=True):
    """Counts of sessions.

    - `results`: for each of the chosen coups, the sessions by result; `drawdowns`: by the largest
      fall from a peak.
    - `wins`, `losses`: the sessions by their longest streak of bets won and lost.
    - `runs`: the runs of Player and of Banker in a shoe, by length; ties do not end a run.
    """

    totals: SessionTotals
    results: tuple[tuple[int, ...], ...]
    drawdowns: tuple[int, ...]
    wins: tuple[int, ...]
    losses: tuple[int, ...]
    runs: tuple[tuple[int, ...], ...]

    def __add__(self, other: "SessionTally") -> "SessionTally":
        totals = [a + b for a, b in zip(_numbers(self.totals), _numbers(other.totals), strict=True)]
        deepest = max(self.totals.deepest, other.totals.deepest)
        return SessionTally(
            msgspec.structs.replace(SessionTotals(*totals), deepest=deepest),
            _rows(self.results, other.results),
            sums(self.drawdowns, other.drawdowns),
            sums(self.wins, other.wins),
            sums(self.losses, other.losses),
            _rows(self.runs, other.runs),
        )


def _numbers(totals: SessionTotals) -> tuple[float, ...]:
    return msgspec.structs.astuple(totals)


def sums(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Add up the counts of two tallies."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _rows(
    one: tuple[tuple[int, ...], ...], other: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    return tuple(sums(a, b) for a, b in zip(one, other, strict=True))
