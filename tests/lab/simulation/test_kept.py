"""Rows of shoes and sessions: the same from every kernel, and as many gains as the report has."""

from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from baccarat.lab import BadSimulation, simulate
from baccarat.lab.endings import cell_of
from baccarat.lab.simulation import BankStrategy, SimulationCode
from baccarat.lab.simulation.chunk import BLOCKS_PLAYED
from baccarat.lab.simulation.generator import BLOCK
from baccarat.lab.simulation.lanes_reference import deal_shoes
from baccarat.lab.simulation.settings import settings
from baccarat.lab.simulation.strategy import read_strategy
from baccarat.rules import BANQUE_PRESETS, CHEMIN_PRESETS, Outcome
from lab.simulation.test_sessions import BETS, PlainPlayer, coups

BANKS = [*CHEMIN_PRESETS, *BANQUE_PRESETS]
SIDE_BETS = ["banker", "tie", "dragon-7", "player-pair", "three-giving-8"]
Rows = list[dict[str, Any]]


def by_shoe(preset: str = "punto-banco", **options: Any) -> tuple[Any, Rows]:
    """Simulate, and return the result and the rows of its shoes."""
    rows: Rows = []
    found = simulate(preset, seed=6, by_shoe=rows.extend, **options)
    assert found.shoes == len(rows)
    return found, rows


def total(rows: Rows, name: str) -> Any:
    return sum((row[name] for row in rows), Fraction(0))


@pytest.mark.parametrize(
    ("kernel", "bets", "shoes"),
    [("lanes", [], 2000), ("cards", SIDE_BETS, 2000), ("reference", SIDE_BETS, 40)],
)
def test_sums_of_rows_are_the_report(kernel: str, bets: list[str], shoes: int) -> None:
    found, rows = by_shoe(shoes=shoes, kernel=kernel, bets=bets)
    assert [row["shoe"] for row in rows] == [*range(shoes)]
    assert total(rows, "coups") == found.coups
    for outcome, number in found.outcomes.items():
        assert total(rows, outcome.value) == number
    for name, each in found.bets.items():
        assert float(total(rows, f"gain_{name}") / found.coups) == each.mean
    assert found.tally == simulate(seed=6, shoes=shoes, kernel=kernel, bets=bets).tally


@pytest.mark.parametrize("preset", ["ez", "super6", "punto-banco-macau"])
def test_the_reference_gives_the_rows_of_the_readable_kernel(preset: str) -> None:
    """Types too: whole gains are whole numbers in both."""
    (_, own), (_, plain) = (
        by_shoe(preset, shoes=40, kernel=each) for each in ("cards", "reference")
    )
    assert own == plain
    assert [[*map(type, row.values())] for row in own] == [
        [*map(type, row.values())] for row in plain
    ]


@pytest.mark.parametrize("shoes", [1, 33, 70])
def test_the_fast_kernel_counts_each_shoe_as_its_reference(shoes: int) -> None:
    _, rows = by_shoe(shoes=shoes, kernel="lanes", cut=200)
    dealt = islice(deal_shoes(6, settings("punto-banco", seed=6, cut=200).shoe), shoes)
    for row, own in zip(rows, dealt, strict=True):
        outcomes = [cell_of(coup).outcome for coup in own]
        assert row["coups"] == len(outcomes)
        for outcome in Outcome:
            assert row[outcome.value] == outcomes.count(outcome)


def test_rows_are_the_same_for_any_number_of_jobs(pool: ProcessPoolExecutor) -> None:
    """Over two chunks of each kernel."""
    for options in (
        {"shoes": 140_000}, {"shoes": 20_000, "bets": SIDE_BETS},
        {"shoes": 5000, "strategy": "flat", "bets": ["banker"]},
    ):  # fmt: skip
        one, two, far = (
            by_shoe(**options, **how)[1] for how in ({"jobs": 1}, {"jobs": 2}, {"executor": pool})
        )
        assert one == two == far


@pytest.mark.parametrize(("name", "bankroll"), [("flat", 1000.0), ("martingale", 20.0)])
def test_shoes_and_sessions_of_a_strategy_are_those_of_the_plain_player(
    name: str, bankroll: float
) -> None:
    plain = PlainPlayer(read_strategy(name), bankroll)
    shoes = coups()
    plain.sit_down(shoes, ())
    sessions: Rows = []
    _, rows = by_shoe(
        shoes=len(shoes), jobs=1, cut=14, burn="first", strategy=name, bets=BETS,
        session_coups=100, bankroll=bankroll, by_session=sessions.extend,
    )  # fmt: skip
    assert [row["gain"] for row in rows] == plain.gain_of_shoes
    assert [row["staked"] for row in rows] == plain.stake_of_shoes
    assert [row["coups"] for row in rows] == [*map(len, shoes)]
    for outcome in Outcome:
        assert [row[outcome.value] for row in rows] == [
            sum(each.coup.outcome is outcome for each in shoe) for shoe in shoes
        ]
    assert [row["session"] for row in sessions] == [*range(len(plain.results))]
    assert [row["gain"] for row in sessions] == plain.results
    assert [row["staked"] for row in sessions] == pytest.approx(plain.stakes)
    assert [row["drawdown"] for row in sessions] == plain.drawdowns
    assert sum(row["ruined"] for row in sessions) == plain.ruined
    assert [(row["wins"], row["losses"]) for row in sessions] == plain.streaks
    begins = [at for at, shoe in enumerate(shoes) for _ in shoe][::100]
    assert [row["shoe"] for row in sessions] == begins[: len(sessions)]


@pytest.mark.parametrize(("bet", "session"), [("banker", 1000), ("player", 7)])
def test_sums_of_rows_of_a_strategy_are_the_report(bet: str, session: int) -> None:
    """Floats are added up in the order of the kernel: by stretch, then all stretches."""
    sessions: Rows = []
    found, rows = by_shoe(
        shoes=9000, strategy="martingale", bets=[bet], session_coups=session,
        by_session=sessions.extend,
    )  # fmt: skip
    totals = found.tally.sessions.totals
    assert found.tally.further == [row["shoe"] for row in rows].count(None)
    assert total(rows, "coups") == found.coups
    for name, expected in (("gain", totals.gain), ("staked", totals.stake)):
        parts, last = list[float](), -1
        for row in rows:
            number = row["shoe"]
            if number is not None and number // (BLOCK * BLOCKS_PLAYED) != last:
                last = number // (BLOCK * BLOCKS_PLAYED)
                parts.append(0.0)
            parts[-1] += row[name]
        assert sum(parts) == expected
    assert [row["session"] for row in sessions] == [*range(found.played.sessions)]
    assert sum(row["gain"] for row in sessions) == pytest.approx(totals.result, rel=1e-12)
    assert max(row["drawdown"] for row in sessions) == totals.deepest
    assert sum(row["ruined"] for row in sessions) == totals.ruined


@pytest.mark.by_day(4)
@pytest.mark.parametrize("name", [each.name for each in BANKS])
def test_whole_tables_give_the_rows_of_the_rooms_tables(name: str) -> None:
    strategy = "custom:stake=3,bank=2,pass-after=2,call=banco,call-to=4,raises=yes"
    (fast, own), (plain, slow) = (
        by_shoe(name, shoes=4, kernel=each, strategy=strategy) for each in ("traced", "table")
    )
    assert own == slow
    assert fast.tally == plain.tally
    assert [total(own, each) for each in [*own[0]][-15:]] == [*fast.tally.flows.sums[-15:]]
    assert total(own, "gain_ponte") + total(own, "gain_bank") + total(own, "gain_house") == 0


@pytest.mark.by_day(4)
@pytest.mark.parametrize("name", [each.name for each in BANKS])
def test_sums_of_rows_of_hands_are_the_report(name: str) -> None:
    found, rows = by_shoe(name, shoes=1500, kernel="hands")
    assert total(rows, "coups") == found.coups
    for side, counts in found.outcomes.items():
        for outcome, number in counts.items():
            column = outcome.value if side == "ponte" else f"{side}_{outcome.value}"
            assert total(rows, column) == number
    for side, each in found.values.items():
        assert float(total(rows, f"gain_{side}") / found.coups) == each.mean


@pytest.mark.parametrize("name", ["chemin-de-fer", "banque-limitee"])
def test_hands_are_counted_in_the_shoe_in_which_they_are_dealt(name: str) -> None:
    """A whole table whose bank is never broken plays the same coups, shoe by shoe."""
    _, own = by_shoe(name, shoes=20, kernel="hands")
    _, whole = by_shoe(name, shoes=20, kernel="table", strategy=BankStrategy(bank=1000))
    columns = [each for each in own[0] if not each.startswith("gain")]
    assert len(columns) >= 5
    assert [[row[each] for each in columns] for row in own] == [
        [row[each] for each in columns] for row in whole
    ]


@pytest.mark.parametrize(
    ("preset", "options", "code"),
    [
        ("punto-banco", {"by_session": print}, SimulationCode.NO_SESSIONS),
        ("chemin-de-fer", {"by_session": print, "strategy": "draw"}, SimulationCode.NO_SESSIONS),
        ("punto-banco", {"by_shoe": print, "checkpoint": "x"}, SimulationCode.ROWS_AND_CHECKPOINT),
        (
            "punto-banco",
            {"by_session": print, "strategy": "flat", "checkpoint": "x"},
            SimulationCode.ROWS_AND_CHECKPOINT,
        ),
    ],
)
def test_rows_that_cannot_be_are_refused(
    preset: str, options: dict[str, Any], code: SimulationCode
) -> None:
    with pytest.raises(BadSimulation) as fault:
        simulate(preset, shoes=1, **options)
    assert fault.value.code is code
