"""The results of a strategy: means with their errors, ruin, drawdown and streaks."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt
from typing import Any, Final

import msgspec

from .session import BINS, Session, SessionTally, Totals

SHARES: Final = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)


class Measure(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    se: float


class SessionSummary(msgspec.Struct, frozen=True):
    """The results of a strategy, in units of the table's minimum.

    - `per_unit`, `per_coup`, `per_shoe`: the gain per unit staked, per coup dealt and per shoe.
    - `staked`: the share of coups on which it staked; `mean_stake`: the stake on these.
    - `sessions`: the number of finished sessions. `result`, `sd`: of the result of a session.
    - `ruin`: the share of sessions that ended with less than the minimum.
    - `drawdown`: the largest fall from a peak in a session; `deepest`: the largest of all.
    - `quantiles`: for each of the chosen coups, the result at each of SHARES, to the width of a
      bin. `wins`, `losses`: the share of sessions by their longest streak.
    - `runs`: how many runs of at least each length, from 1, a shoe has, of Player and of Banker.
    """

    per_unit: Measure
    per_coup: Measure
    per_shoe: Measure
    staked: float
    mean_stake: float
    sessions: int
    result: Measure
    sd: float
    ruin: Measure
    drawdown: Measure
    deepest: float
    width: float
    quantiles: Mapping[int, Sequence[float]]
    wins: Sequence[float]
    losses: Sequence[float]
    runs: Sequence[Sequence[float]]


def summarize(session: Session, tally: SessionTally) -> SessionSummary:
    """Compute the summary of the sessions."""
    totals = tally.totals
    sessions = int(totals.sessions)
    result = _mean(totals.result, totals.result_square, sessions)
    share = totals.ruined / max(sessions, 1)
    return SessionSummary(
        per_unit=_per_unit(totals),
        per_coup=_scale(_per_shoe(totals), totals.shoes / max(totals.coups, 1)),
        per_shoe=_per_shoe(totals),
        staked=totals.staked_coups / max(totals.coups, 1),
        mean_stake=totals.stake / max(totals.staked_coups, 1),
        sessions=sessions,
        result=result,
        sd=result.se * sqrt(sessions),
        ruin=Measure(share, sqrt(share * (1 - share) / max(sessions, 1))),
        drawdown=_mean(totals.drawdown, totals.drawdown_square, sessions),
        deepest=totals.deepest,
        width=session.width,
        quantiles={
            coup: [_quantile(row, each, session.width) for each in SHARES]
            for coup, row in zip(session.at, tally.results, strict=True)
        },
        wins=_shares(tally.wins),
        losses=_shares(tally.losses),
        runs=[_at_least(row, totals.shoes) for row in tally.runs],
    )


def _mean(total: float, square: float, number: float) -> Measure:
    if number < 2:
        return Measure(total, 0.0)
    mean = total / number
    variance = max(square - number * mean**2, 0.0) / (number - 1)
    return Measure(mean, sqrt(variance / number))


def _per_shoe(totals: Totals) -> Measure:
    return _mean(totals.gain, totals.gain_square, totals.shoes)


def _scale(measure: Measure, factor: float) -> Measure:
    return Measure(measure.mean * factor, measure.se * factor)


def _per_unit(totals: Totals) -> Measure:
    """Return gain over stake; the error of a ratio of sums over shoes."""
    if not totals.stake:
        return Measure(0.0, 0.0)
    ratio = totals.gain / totals.stake
    square = totals.gain_square - 2 * ratio * totals.gain_stake + ratio**2 * totals.stake_square
    return Measure(ratio, sqrt(max(square, 0.0)) / totals.stake)


def _quantile(counts: Sequence[int], share: float, width: float) -> float:
    """Return the lower edge of the bin in which a share of the sessions is reached."""
    wanted = share * sum(counts)
    place = next((at for at, sum_ in enumerate(accumulate(counts)) if sum_ >= wanted), 0)
    return (place - BINS // 2) * width


def _shares(counts: Sequence[int]) -> list[float]:
    return [count / max(sum(counts), 1) for count in counts]


def _at_least(counts: Sequence[int], shoes: float) -> list[float]:
    longer = list(accumulate(reversed(counts)))[::-1]
    return [number / max(shoes, 1) for number in longer[1:]]


def summary_object(summary: SessionSummary) -> dict[str, Any]:
    """Return a summary as a JSON object."""
    found: dict[str, Any] = msgspec.to_builtins(summary)
    return {
        **found,
        "quantiles": [
            {"coup": coup, "results": dict(zip(map(str, SHARES), row, strict=True))}
            for coup, row in summary.quantiles.items()
        ],
    }
