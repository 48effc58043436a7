"""Simulations as a whole: the same for any number of jobs, stopped, continued and refused."""

import json
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from math import inf, sqrt
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab import BadSimulation, Bet, odds, simulate
from baccarat.lab.composition import Composition
from baccarat.lab.simulation import Progress, SimulationCode, simulate as package, simulation_object
from baccarat.lab.simulation.simulate import simulate as simulate_function
from baccarat.rules import Condition, Outcome, PaytableRow, Wager

KINDS: dict[str, dict[str, Any]] = {
    "lanes": {"shoes": 300_000},
    "cards": {"shoes": 40_000, "kernel": "cards"},
    "a strategy": {"shoes": 10_000, "strategy": "dalembert", "bets": ["banker"]},
}


GIVING = Wager(
    "giving", "3 Giving 8", (PaytableRow(Condition(banker_two=(3,), player_third=(8,)), (200, 1)),)
)


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_jobs_changes_nothing(kind: str) -> None:
    one, three = (simulate(seed=2, jobs=jobs, **KINDS[kind]) for jobs in (1, 3))
    assert one.tally == three.tally
    assert one.shoes == KINDS[kind]["shoes"]


@pytest.mark.parametrize("kind", ["cards", "a strategy"])
def test_processes_play_the_same_as_threads(kind: str, pool: ProcessPoolExecutor) -> None:
    found = simulate(seed=2, jobs=2, executor=pool, **KINDS[kind])
    assert found.tally == simulate(seed=2, jobs=1, **KINDS[kind]).tally


def test_all_shoes_are_used_up_by_long_sessions_whatever_the_jobs(tmp_path: Path) -> None:
    """A session of 100,000 coups takes 1,200 shoes: one takes shoes that other stretches wanted."""
    given: dict[str, Any] = {
        "shoes": 10_000, "seed": 4, "bets": ["player"], "strategy": "paroli",
        "session_coups": 100_000, "bankroll": 1e5,
    }  # fmt: skip
    once = simulate(**given, jobs=1)
    assert (once.shoes, once.played and once.played.sessions) == (10_000, 8)
    assert 0 < once.tally.further < 3 * 1300
    assert all(simulate(**given, jobs=jobs).tally == once.tally for jobs in (2, 3, 7))
    file = tmp_path / "check.json"

    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    begun = simulate(**given, checkpoint=file, report=interrupt)
    assert begun.interrupted
    assert begun.shoes < 10_000
    assert simulate(**given, checkpoint=file).tally == once.tally


def test_the_reference_and_the_readable_kernel_give_one_result() -> None:
    bets: list[Bet] = ["player", "tie", "dragon-7", "either-pair", "tiger-pair", GIVING]
    one, other = (
        simulate("ez", shoes=60, seed=8, bets=bets, burn="first", cut=30, kernel=kernel)
        for kernel in ("reference", "cards")
    )
    assert one.tally == other.tally
    assert one.bets == other.bets


def test_another_seed_gives_other_cards() -> None:
    assert simulate(shoes=10, seed=1).tally != simulate(shoes=10, seed=2).tally
    assert simulate(shoes=10).settings.seed != simulate(shoes=10).settings.seed


@pytest.mark.parametrize("kernel", ["lanes", "cards"])
def test_estimates_lie_within_their_errors(kernel: str) -> None:
    """Of ten bets on 16 million coups none is four standard errors off."""
    bets = [
        "player", "banker", "tie", "dragon-7", "panda-8", "banker-super6", "tiger",
        "natural-9-over-7", "small", "egalite-3",
    ]  # fmt: skip
    found = simulate("ez", shoes=200_000, seed=11, bets=bets, kernel=kernel)
    priced = odds("ez", Composition.of_packs(8), bets=bets)
    for name, each in found.bets.items():
        assert each.exact == pytest.approx(-float(priced.bets[name].edge), abs=1e-15)
        assert each.sd == pytest.approx(priced.bets[name].sd, rel=0.01)
        assert each.sd is not None
        assert each.se == pytest.approx(each.sd / sqrt(found.coups), rel=1e-4)
        assert abs(each.distance or inf) < 4
        assert each.interval is not None
        low, high = each.interval
        assert each.mean is not None
        assert low < each.mean < high
    shares = {outcome: number / found.coups for outcome, number in found.outcomes.items()}
    assert shares == pytest.approx(
        {each: float(priced.outcomes[each]) for each in Outcome}, abs=1e-3
    )


def test_a_bet_on_third_cards_is_simulated_and_played() -> None:
    """22,708,577,366,016 of 4,998,398,275,503,360 orders win 200 to 1."""
    found = simulate("ez", shoes=20_000, seed=11, bets=GIVING, strategy="flat", bankroll=1e9)
    each, played = found.bets["giving"], found.played
    assert found.settings.kernel == "cards"
    assert each.exact == pytest.approx(201 * 22_708_577_366_016 / 4_998_398_275_503_360 - 1)
    assert abs(each.distance or inf) < 4
    assert played is not None
    assert played.per_unit.mean == pytest.approx(each.mean)


def test_the_simulation_stops_at_the_requested_error() -> None:
    found = simulate(until=4e-4, seed=1, bets=["banker"], kernel="cards", jobs=2)
    assert (found.bets["banker"].se or inf) <= 4e-4
    chunks = found.shoes // 16384
    earlier = simulate(shoes=(chunks - 1) * 16384, seed=1, bets=["banker"], kernel="cards")
    assert (earlier.bets["banker"].se or 0.0) > 4e-4
    assert (
        simulate(until=4e-4, seed=1, bets=["banker"], kernel="cards", jobs=1).tally == found.tally
    )


def test_the_shoes_limit_it_too() -> None:
    assert simulate(until=1e-9, shoes=100, seed=1).shoes == 100


class Stopper:
    """Presses Ctrl-C after some chunks."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.seen: list[Progress] = []

    def __call__(self, progress: Progress) -> None:
        self.seen.append(progress)
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize("kind", KINDS)
def test_an_interrupted_simulation_continues_to_the_same_result(kind: str, tmp_path: Path) -> None:
    settings = {**KINDS[kind], "seed": 3, "checkpoint": tmp_path / "check.json"}
    stopper = Stopper(1)
    early = simulate(**settings, report=stopper)
    assert early.interrupted
    assert 0 < early.shoes < settings["shoes"]
    assert early.shoes == stopper.seen[-1].shoes
    assert all((each.se or 0) > 0 for each in early.bets.values())
    late = simulate(**{**settings, "seed": None})
    assert not late.interrupted
    assert late.tally == simulate(**KINDS[kind], seed=3).tally
    assert late.new_coups == late.coups - early.coups
    assert simulate(**settings).tally == late.tally


OTHERS: list[dict[str, Any]] = [
    {"shoes": 50}, {"seed": 4}, {"cut": 30}, {"burn": 5}, {"bets": ["tie"]}, {"kernel": "cards"},
    {"until": 0.1}, {"strategy": "flat"}, {"preset": "mini"},
]  # fmt: skip


@pytest.mark.parametrize("other", OTHERS, ids=str)
def test_a_checkpoint_of_other_settings_is_refused(other: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "check.json"
    settings: dict[str, Any] = {"preset": "midi", "shoes": 40, "seed": 3, "checkpoint": file}
    simulate(**settings)
    written = file.read_bytes()
    with pytest.raises(BadSimulation) as refused:
        simulate(**{**settings, **other})
    assert refused.value.code == SimulationCode.OTHER_CHECKPOINT
    assert file.read_bytes() == written


@pytest.mark.parametrize("text", ["", "{}", "[1]", "\x00\xff", '{"version": 2}'])
def test_an_unreadable_checkpoint_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "check.json"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadSimulation) as refused:
        simulate(shoes=5, checkpoint=file)
    assert refused.value.code == SimulationCode.BAD_CHECKPOINT
    assert file.read_text(encoding="latin-1") == text


REFUSED: list[tuple[dict[str, Any], SimulationCode]] = [
    ({"shoes": 0}, SimulationCode.NO_SHOES),
    ({"shoes": 1.5}, SimulationCode.NO_SHOES),
    ({"jobs": 0}, SimulationCode.NO_JOBS),
    ({"seed": -1}, SimulationCode.BAD_SEED),
    ({"seed": 2**63}, SimulationCode.BAD_SEED),
    ({"cut": 417}, SimulationCode.CUT_TOO_DEEP),
    ({"cut": 406, "burn": "first"}, SimulationCode.CUT_TOO_DEEP),
    ({"cut": 6}, SimulationCode.CUT_TOO_SHALLOW),
    ({"cut": -1}, SimulationCode.CUT_TOO_SHALLOW),
    ({"burn": 53}, SimulationCode.BAD_BURN),
    ({"burn": -1}, SimulationCode.BAD_BURN),
    ({"until": 0.0}, SimulationCode.BAD_UNTIL),
    ({"until": float("nan")}, SimulationCode.BAD_UNTIL),
    ({"kernel": "gpu"}, SimulationCode.UNKNOWN_KERNEL),
    ({"kernel": "lanes", "bets": ["player-pair"]}, SimulationCode.VALUES_ONLY),
    ({"strategy": "kelly", "bets": ["player-pair"]}, SimulationCode.VALUES_ONLY),
    ({"strategy": "flat", "kernel": "lanes"}, SimulationCode.ONLY_CARDS),
    ({"strategy": "flat", "session_coups": 0}, SimulationCode.BAD_SESSION),
    ({"strategy": "flat", "at": [2000]}, SimulationCode.BAD_SESSION),
    ({"strategy": "flat", "bankroll": 0.5}, SimulationCode.BAD_BANKROLL),
    ({"strategy": "flat", "bankroll": float("nan")}, SimulationCode.BAD_BANKROLL),
]


@pytest.mark.parametrize(("given", "code"), REFUSED, ids=lambda each: str(each)[:40])
def test_bad_settings_are_refused(given: dict[str, Any], code: SimulationCode) -> None:
    with pytest.raises(BadSimulation) as refused:
        simulate(**{"shoes": 1, **given})
    assert refused.value.code == code


def test_without_numba_the_reference_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baccarat.lab.simulation.settings.find_spec", lambda _: None)
    assert simulate(shoes=2, seed=1).settings.kernel == "reference"
    every: list[dict[str, Any]] = [{"kernel": "cards"}, {"strategy": "flat"}]
    for given in every:
        with pytest.raises(BadSimulation) as refused:
            simulate(shoes=2, **given)
        assert refused.value.code == SimulationCode.NEEDS_NUMBA


def test_the_numbers_are_printed() -> None:
    found = simulate("ez", shoes=100, seed=1, strategy="flat", bets=["banker-ez"])
    text = str(found)
    assert f"{found.coups:,} coups, 100 shoes, seed 1" in text
    assert f"{found.bets['banker-ez'].mean:.4%}" in text
    assert "flat: " in text
    assert len({len(line) for line in text.splitlines()[2:4]}) == 1


def test_the_object_has_the_documented_keys() -> None:
    found = json.loads(json.dumps(simulation_object(simulate(shoes=10, seed=5))))
    assert {
        "version",
        "coups",
        "shoes",
        "outcomes",
        "bets",
        "seed",
        "kernel",
        "coups_per_second",
    } < {*found}
    assert set(found["outcomes"]) == {"player", "banker", "tie"}
    assert all(set(each) == {"mean", "se", "exact"} for each in found["bets"].values())
    assert sum(found["outcomes"].values()) == found["coups"]


def test_one_function_has_all_its_names() -> None:
    assert simulate is package is simulate_function


def test_an_executor_is_left_open() -> None:
    class Direct(Executor):
        closed = False

        def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Any:
            done: Future[Any] = Future()
            done.set_result(function(*arguments, **named))
            return done

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            self.closed = True

    pool = Direct()
    assert simulate(shoes=10, seed=5, executor=pool).tally == simulate(shoes=10, seed=5).tally
    assert not pool.closed
