"""The results of a strategy: means with their errors, ruin, drawdown and streaks."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt
from typing import Any, Final

import msgspec

from .estimates import Measure, Share, effective_number, mean_error, share, widened
from .session import BINS, Session, SessionTally, SessionTotals

SHARES: Final = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)


class SessionSummary(msgspec.Struct, frozen=True):
    """The results of a strategy, in units of the table's minimum; None where there is no sample.

    The errors are those of sessions, so none is given for fewer than `estimates.LEAST` of them.

    - `per_unit`, `per_coup`, `per_shoe`: the gain per unit staked, per coup dealt and per shoe.
    - `staked`: the share of coups on which it staked; `mean_stake`: the stake on these.
    - `sessions`: the number of finished sessions; `weight`: how many that risk alike are worth as
      much, or the bets won or lost if these are fewer. `result`, `sd`: of a session's result.
    - `ruin`: the share of sessions that ended with less than the minimum.
    - `drawdown`: the largest fall from a peak in a session; `deepest`: the largest of all.
    - `quantiles`: for each of the chosen coups, the result at each of SHARES, to the width of a
      bin; `reached`: the sessions that came so far. `wins`, `losses`: the share of sessions by
      their longest streak.
    - `runs`: how many runs of at least each length, from 1, a shoe has, of Player and of Banker.
    """

    per_unit: Measure
    per_coup: Measure
    per_shoe: Measure
    staked: float | None
    mean_stake: float | None
    sessions: int
    weight: float
    result: Measure
    sd: float | None
    ruin: Share
    drawdown: Measure
    deepest: float | None
    width: float
    reached: Mapping[int, int]
    quantiles: Mapping[int, Sequence[float] | None]
    wins: Sequence[float] | None
    losses: Sequence[float] | None
    runs: Sequence[Sequence[float] | None]


def summarize(session: Session, tally: SessionTally) -> SessionSummary:
    """Compute the summary of the sessions."""
    totals = tally.totals
    sessions = int(totals.sessions)
    alike = effective_number(sessions, totals.risk, totals.risk_square)
    weight = min(alike, totals.won, totals.lost)
    error = mean_error(sessions, totals.result, totals.result_square)
    result = Measure(ratio(totals.result, sessions), widened(error, weight))
    fall = mean_error(sessions, totals.drawdown, totals.drawdown_square)
    coups_a_shoe = ratio(totals.coups, totals.shoes) or 0.0
    rows = dict(zip(session.at, tally.results, strict=True))
    return SessionSummary(
        per_unit=Measure(ratio(totals.gain, totals.stake), widened(_unit_error(totals), weight)),
        per_coup=_by_coups(totals.gain, totals.coups, result, 1 / session.coups),
        per_shoe=_by_coups(totals.gain, totals.shoes, result, coups_a_shoe / session.coups),
        staked=ratio(totals.staked_coups, totals.coups),
        mean_stake=ratio(totals.stake, totals.staked_coups),
        sessions=sessions,
        weight=weight,
        result=result,
        sd=error * sqrt(sessions) if sessions > 1 else None,
        ruin=share(int(totals.ruined), sessions),
        drawdown=Measure(ratio(totals.drawdown, sessions), widened(fall, weight)),
        deepest=totals.deepest if sessions else None,
        width=session.width,
        reached={coup: sum(row) for coup, row in rows.items()},
        quantiles={coup: _quantiles(row, session.width) for coup, row in rows.items()},
        wins=shares(tally.wins),
        losses=shares(tally.losses),
        runs=[_at_least(row, totals.shoes) for row in tally.runs],
    )


def ratio(over: float, under: float) -> float | None:
    """Divide; None if there is nothing to divide by."""
    return over / under if under else None


def _by_coups(gain: float, number: float, result: Measure, part: float) -> Measure:
    """Return a gain by its divisor; the error is a part of that of a session's result."""
    return Measure(ratio(gain, number), None if result.se is None else part * result.se)


def _unit_error(totals: SessionTotals) -> float:
    """Return the error of the gain per unit staked, a ratio of sums over sessions."""
    if not totals.staked:
        return 0.0
    per_unit = totals.result / totals.staked
    left = totals.result_square - 2 * per_unit * totals.result_staked
    square = left + per_unit**2 * totals.staked_square
    return mean_error(totals.sessions, 0.0, square) * totals.sessions / totals.staked


def _quantiles(counts: Sequence[int], width: float) -> list[float] | None:
    """Return the lower edge of the bin in which each of SHARES of the sessions is reached."""
    number = sum(counts)
    if not number:
        return None
    sums = list(accumulate(counts))
    places = (next(at for at, sum_ in enumerate(sums) if sum_ >= each * number) for each in SHARES)
    return [(place - BINS // 2) * width for place in places]


def shares(counts: Sequence[int]) -> list[float] | None:
    """Return each count as a share of all; None if all are 0."""
    number = sum(counts)
    return [count / number for count in counts] if number else None


def _at_least(counts: Sequence[int], shoes: float) -> list[float] | None:
    longer = list(accumulate(reversed(counts)))[::-1]
    return [number / shoes for number in longer[1:]] if shoes else None


def summary_object(summary: SessionSummary) -> dict[str, Any]:
    """Return a summary as a JSON object."""
    found: dict[str, Any] = msgspec.to_builtins(summary)
    del found["reached"]
    return {
        **found,
        "quantiles": [
            {
                "coup": coup,
                "sessions": summary.reached[coup],
                "results": row and dict(zip(map(str, SHARES), row, strict=True)),
            }
            for coup, row in summary.quantiles.items()
        ],
    }
