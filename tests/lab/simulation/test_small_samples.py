"""No figure comes from an empty sample, and no error from one that is too small for it."""

from concurrent.futures import Executor
from math import sqrt
from typing import cast

import pytest
import scipy  # its `stats`, which take a second to load, are loaded on first use

from baccarat.lab import rows, simulate
from baccarat.lab.simulation import Measure, Share, simulation_object
from baccarat.lab.simulation.estimates import (
    effective_number,
    exact_bounds,
    sample_of_counts,
    share,
    widened,
)
from baccarat.lab.simulation.session_summary import SessionSummary

COUNTS = [
    (0, 8),
    (8, 8),
    (3, 8),
    (0, 1),
    (1, 1),
    (7, 300),
    (295, 300),
    (29, 10**6),
    (999_990, 10**6),
]


def played(**given: object) -> SessionSummary:
    found = simulate("punto-banco", seed=1, bets=["banker"], **given).played  # type: ignore[call-overload]
    assert isinstance(found, SessionSummary)
    return found


def test_without_a_finished_session_there_is_no_figure_of_one() -> None:
    found = simulate("punto-banco", shoes=10, seed=1, bets=["banker"], strategy="martingale")
    summary = found.played
    assert summary is not None
    assert summary.sessions == 0
    assert summary.result == summary.drawdown == Measure()
    assert summary.ruin == Share()
    assert {summary.sd, summary.deepest, summary.wins, summary.losses} == {None}
    assert summary.quantiles[1000] is None
    assert summary.quantiles[100] is not None
    written = simulation_object(found)["played"]
    assert written["ruin"] == {"mean": None, "se": None, "low": None, "high": None}
    assert written["quantiles"][-1] == {"coup": 1000, "sessions": 0, "results": None}
    assert not any(row["measure"].startswith("longest streak") for row in rows(found))


def test_a_long_session_goes_on_over_the_blocks() -> None:
    """Four bankrolls were lost unseen when each block of 1,024 shoes began a new session."""
    found = played(shoes=4000, strategy="martingale", session_coups=100_000)
    assert (found.sessions, found.ruin) == (3, Share(1.0, None, *exact_bounds(3, 3)))
    assert found.result == Measure(-1000.0, None)
    assert found.deepest is not None
    assert found.deepest > 1000


def test_below_thirty_sessions_there_is_no_error() -> None:
    few, enough = (played(shoes=shoes, strategy="flat") for shoes in (360, 380))
    assert (few.sessions, enough.sessions) == (29, 31)
    for name in ("per_unit", "per_coup", "per_shoe", "result", "drawdown"):
        assert getattr(few, name).mean is not None
        assert getattr(few, name).se is None
        assert getattr(enough, name).se > 0


def test_sessions_of_unequal_risk_count_as_fewer() -> None:
    """A few ruined sessions decide what Fibonacci brings: 40 of them are worth some 6."""
    found = played(shoes=500, strategy="fibonacci")
    assert found.sessions > 30 > found.weight
    assert found.result.se is None


def test_sessions_of_a_bet_that_is_hardly_ever_won_have_no_error() -> None:
    found = simulate(
        "ez", shoes=10, seed=1, bets=["dragon-7"], strategy="flat", session_coups=10
    ).played
    assert found is not None
    assert found.sessions > 30 > found.weight
    assert found.per_unit.se is None


def test_errors_are_those_of_sessions() -> None:
    """From the sums over sessions, by the formulas for a mean and for a ratio of means."""
    found = simulate("punto-banco", shoes=3000, seed=1, bets=["banker"], strategy="fibonacci")
    assert found.tally.sessions is not None
    assert found.played is not None
    sums, played = found.tally.sessions.totals, found.played
    n = sums.sessions
    factor = scipy.stats.t.ppf(0.995, played.weight - 1) / scipy.stats.norm.ppf(0.995)
    variance = (sums.result_square / n - (sums.result / n) ** 2) * n / (n - 1)
    error = sqrt(variance / n) * factor
    assert played.result.se == pytest.approx(error, rel=1e-4)
    assert played.sd == pytest.approx(sqrt(variance))
    assert played.per_coup.se == pytest.approx(error / 1000, rel=1e-4)
    assert played.per_shoe.se == pytest.approx(error / 1000 * found.coups / 3000, rel=1e-4)
    unit = sums.result / sums.staked
    left = sums.result_square - 2 * unit * sums.result_staked + unit**2 * sums.staked_square
    error = sqrt(left / (n - 1) / n) * n / sums.staked * factor
    assert played.per_unit.se == pytest.approx(error, rel=1e-4)


@pytest.mark.parametrize(("count", "number"), COUNTS)
def test_the_bounds_of_a_share_are_exact(count: int, number: int) -> None:
    low = scipy.stats.beta.ppf(0.025, count, number - count + 1) if count else 0.0
    high = scipy.stats.beta.ppf(0.975, count + 1, number - count) if count < number else 1.0
    assert exact_bounds(count, number) == pytest.approx((low, high), rel=1e-8)


def test_a_share_has_bounds_or_an_error() -> None:
    none = share(0, 8)
    assert (none.mean, none.se, none.low) == (0.0, None, 0.0)
    assert none.high == pytest.approx(0.37, abs=0.001)
    assert share(29, 1000).se is None
    large = share(400, 1000)
    assert large.low is None
    assert large.se == pytest.approx(sqrt(0.24 / 1000), rel=0.01)
    assert share(0, 0) == Share()


@pytest.mark.parametrize("number", [30, 31.5, 50, 1000])
def test_errors_are_widened_to_student_s_distribution(number: float) -> None:
    factor = scipy.stats.t.ppf(0.995, number - 1) / scipy.stats.norm.ppf(0.995)
    assert widened(2.0, number) == pytest.approx(2 * factor, rel=2e-4)
    assert widened(0.0, number) is None
    assert widened(2.0, 29.9) is None


def test_equal_weights_count_in_full() -> None:
    assert effective_number(30, 30 * 7, 30 * 49) == 30
    assert effective_number(3, 10 + 1 + 1, 100 + 2) == pytest.approx(3 / (3 * 102 / 144) ** 2)
    assert effective_number(0, 0, 0) == effective_number(9, 0, 0) == 0


def test_a_bet_that_was_never_won_has_no_error() -> None:
    """In one shoe Dragon 7 is won once or twice, or never: −100 % ± 0."""
    found = simulate("ez", shoes=1, seed=1, bets=["dragon-7", "player"])
    rare, common = found.bets["dragon-7"], found.bets["player"]
    assert (rare.se, rare.interval, rare.distance) == (None, None, None)
    assert common.se is not None
    assert "–" in str(found)


def test_the_requested_error_waits_for_bets_that_were_not_won_yet() -> None:
    found = simulate("ez", seed=1, bets=["egalite-3"], until=0.5, kernel="lanes")
    assert 0 < (found.bets["egalite-3"].se or 1) <= 0.5


def test_nothing_counted_is_no_sample() -> None:
    assert sample_of_counts([0, 0], [1.0, -1.0]) == (None, None, None)
    assert sample_of_counts([5, 5], [0.0, 0.0]) == (0.0, 0.0, 0.0)


def test_an_interrupted_simulation_without_a_shoe_has_no_figures() -> None:
    class Stopped:
        def submit(self, *_: object) -> None:
            raise KeyboardInterrupt

    found = simulate("ez", shoes=10, seed=1, executor=cast("Executor", Stopped()), jobs=1)
    assert found.interrupted
    assert found.coups == 0
    assert {each.mean for each in found.bets.values()} == {None}
    assert "–" in str(found)
