"""Scorecards do not predict what comes next, shown with 200,000 sealed eight-pack shoes.

Each shoe is derived from its number with the same shuffle that seals the shoes of the tables, and
is dealt by the rules as written out below. Before each coup every road shows something. This counts
what came after it, and asks two questions.

1. Does the next result depend on what a road shows? A chi-square test for each road. A test that
finds nothing means something only if it could have found something: a house that deals what a road
points to once in twenty coups is detected within the first 500 shoes.
2. Could anybody profit from it? For each thing a road can show, and each bet, compute the most that
the bet can be worth, from exact (Clopper-Pearson) bounds on how often it wins and loses. The chance
that any of the bounds fails is one in a million, and all of them are losses.

The counts are stored next to this file, since 200,000 shoes take minutes. The tests recount the
first 500 and compare the rest with the stored sums; `python test_roads_predict_nothing.py` recounts
all of it.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
import scipy

from baccarat.fairness import frame, seed_secret, shoe_key, shuffled
from baccarat.rules import Outcome
from baccarat.scorecards import (
    BIG_EYE_BOY,
    COCKROACH_ROAD,
    SMALL_ROAD,
    Entry,
    asked,
    big_road,
    derived_road,
)

SHOES, FIRST = 200_000, 500
KEPT = Path(__file__).with_name("roads_predict_nothing.json")
ALPHA = 1e-6
"""The probability that fair shoes fail one of the questions, over all of its parts."""

PLAYER, BANKER, TIE = Outcome.PLAYER, Outcome.BANKER, Outcome.TIE
COMES = (PLAYER, BANKER, TIE)
DERIVED = {
    "big_eye_boy": BIG_EYE_BOY, "small_road": SMALL_ROAD, "cockroach_road": COCKROACH_ROAD
}  # fmt: skip
ROADS = ("big_road", *DERIVED)
LONG = 4
"""Winning streaks of this length and longer are counted together."""
GAINS = {
    "player": {PLAYER: 1.0, BANKER: -1.0, TIE: 0.0},
    "banker": {PLAYER: -1.0, BANKER: 0.95, TIE: 0.0},
    "tie": {PLAYER: -1.0, BANKER: -1.0, TIE: 8.0},
}
"""The gain of each bet per unit staked."""
BANKER_DRAWS_TO = (3, 3, 4, 4, 5, 5, 6, 6, 2, 3)
"""Indexed by the value of Player's third card."""

Tables = dict[str, dict[str, list[int]]]
"""By road and by its last bead: how often Player, Banker and a tie came next."""


def dealt(shoe: int) -> list[Outcome]:
    """Shuffle a shoe as a sealed one is shuffled, and deal it out."""
    worths = [min(rank, 10) % 10 for rank in range(1, 14)] * 32
    cards = list(shuffled(worths, shoe_key(seed_secret(shoe), frame("roads"))))
    came = []
    while len(cards) > 13:
        player, banker = [cards.pop(), cards.pop()], [cards.pop(), cards.pop()]
        third = None
        if sum(player) % 10 < 8 and sum(banker) % 10 < 8:
            if sum(player) % 10 < 6:
                player.append(third := cards.pop())
            if sum(banker) % 10 <= (5 if third is None else BANKER_DRAWS_TO[third]):
                banker.append(cards.pop())
        ahead = sum(player) % 10 - sum(banker) % 10
        came.append(PLAYER if ahead > 0 else BANKER if ahead < 0 else TIE)
    return came


def big_road_shows(came: list[Outcome]) -> Iterator[str | None]:
    """Yield, before each coup, the last winner and the length of the streak; None before a win."""
    last, run = None, 0
    for outcome in came:
        yield f"{last} {min(run, LONG)}" if last else None
        if outcome is not TIE:
            last, run = outcome, run + 1 if outcome is last else 1


def derived_road_shows(came: list[Outcome], offset: int) -> Iterator[str | None]:
    """Yield, before each coup, a road's newest colour and which side's win would make it red.

    A win of the other side would make it blue, so the colour that a win produced reveals the answer
    afterwards. None while the road has no bead.
    """
    road = big_road(map(Entry, came))
    colours = [bead.colour for bead in derived_road(road, offset)]
    wins = [outcome for outcome in came if outcome is not TIE]
    before = len(wins) - len(colours)
    last = asked(road, offset)
    won = 0
    for outcome in came:
        at = won - before
        if at < 1:
            yield None
        elif at < len(colours):
            other = BANKER if wins[won] is PLAYER else PLAYER
            yield f"{colours[at - 1]} {wins[won] if colours[at] == 'red' else other}"
        else:
            yield f"{colours[-1]} {PLAYER if last.player == 'red' else BANKER}"
        won += outcome is not TIE


def counted(shoes: Iterable[list[Outcome]], roads: Iterable[str] = ROADS) -> Tables:
    """Count the results that followed each display of the roads."""
    tables: Tables = {road: {} for road in roads}
    for came in shoes:
        for road, table in tables.items():
            for mark, outcome in zip(shows(road, came), came, strict=True):
                if mark:
                    row = table.setdefault(mark, [0, 0, 0])
                    row[COMES.index(outcome)] += 1
    return {road: dict(sorted(rows.items())) for road, rows in tables.items()}


def shows(road: str, came: list[Outcome]) -> Iterator[str | None]:
    """Yield what a road shows before each coup."""
    if road == "big_road":
        return big_road_shows(came)
    return derived_road_shows(came, DERIVED[road])


def chance(rows: Mapping[str, list[int]]) -> float:
    """Return the probability that rows differ this much if results do not depend on the row."""
    return float(scipy.stats.chi2_contingency(list(rows.values())).pvalue)


def at_most(row: list[int], bet: str, alpha: float) -> float:
    """Bound a bet's value per unit staked; the bound is too low with probability below alpha."""
    worth = 0.0
    for outcome, times in zip(COMES, row, strict=True):
        gain = GAINS[bet][outcome]
        sure = scipy.stats.binomtest(times, sum(row)).proportion_ci(1 - alpha, "exact")
        worth += gain * (sure.high if gain > 0 else sure.low)
    return worth


def bounds(tables: Tables) -> dict[tuple[str, str, str], float]:
    """Bound every bet after each display of a road; any bound fails with probability ALPHA."""
    asked = [(road, mark, bet) for road, rows in tables.items() for mark in rows for bet in GAINS]
    each = ALPHA / (len(asked) * len(COMES))
    return {(road, mark, bet): at_most(tables[road][mark], bet, each) for road, mark, bet in asked}


def written(tables: Tables, first: Tables) -> dict[str, Any]:
    """Build the stored data: the counts and the results derived from them."""
    worth = bounds(tables)
    best = max(worth, key=worth.__getitem__)
    return {
        "shoes": SHOES,
        "tables": tables,
        "chances": {road: chance(rows) for road, rows in tables.items()},
        "best": dict(zip(("road", "mark", "bet"), best, strict=True)) | {"worth": worth[best]},
        "first": first,
    }


@pytest.fixture(scope="module")
def kept() -> Any:
    return json.loads(KEPT.read_text(encoding="utf-8"))


@pytest.mark.rule("PB-18")
def test_the_first_shoes_match_the_stored_counts(kept: Any) -> None:
    assert counted(map(dealt, range(FIRST))) == kept["first"]


@pytest.mark.rule("PB-18")
def test_results_do_not_depend_on_roads(kept: Any) -> None:
    for road, rows in kept["tables"].items():
        assert kept["chances"][road] == pytest.approx(chance(rows), rel=1e-6)
        assert chance(rows) > ALPHA / len(kept["tables"]), road
    assert sum(map(sum, kept["tables"]["big_road"].values())) > 70 * SHOES


@pytest.mark.rule("PB-18")
def test_no_bet_profits_from_any_road(kept: Any) -> None:
    found = written(kept["tables"], kept["first"])
    assert kept["best"] == found["best"] | {"worth": pytest.approx(found["best"]["worth"])}
    assert kept["best"]["worth"] < 0


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("road", DERIVED)
def test_a_roads_display_is_known_before_the_coup(road: str) -> None:
    """It is the same whatever result follows."""
    came = dealt(0)
    shown = list(derived_road_shows(came, DERIVED[road]))
    for at, mark in enumerate(shown):
        for outcome in COMES:
            assert [*derived_road_shows([*came[:at], outcome], DERIVED[road])][at] == mark


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("road", ["big_road", *DERIVED])
def test_a_predictive_road_would_be_detected(road: str) -> None:
    """Once in twenty coups the road's prediction comes true: the last winner's side, or red."""
    luck, wins, shoes = Random(20), [PLAYER, BANKER], []
    for _ in range(FIRST):
        came: list[Outcome] = []
        for _ in range(80):
            came.append(luck.choices(COMES, (446, 459, 95))[0])
            if luck.random() < 1 / 20:
                came[-1] = _pointed_to(road, came[:-1]) or luck.choice(wins)
        shoes.append(came)
    assert chance(counted(shoes, [road])[road]) < ALPHA


def _pointed_to(road: str, came: list[Outcome]) -> Outcome | None:
    drawn = big_road(map(Entry, came))
    if road == "big_road":
        return drawn[-1].outcome if drawn else None
    marks = asked(drawn, DERIVED[road])
    return {"red": PLAYER, "blue": BANKER}.get(marks.player or "")


def count_all() -> None:
    """Count every shoe again and store the results."""
    tables: Tables = {}
    with ProcessPoolExecutor() as workers:
        blocks = [range(start, start + FIRST) for start in range(0, SHOES, FIRST)]
        for block in workers.map(_block, blocks):
            for road, rows in block.items():
                for mark, row in rows.items():
                    so_far = tables.setdefault(road, {}).setdefault(mark, [0, 0, 0])
                    tables[road][mark] = [a + b for a, b in zip(so_far, row, strict=True)]
    tables = {road: dict(sorted(rows.items())) for road, rows in tables.items()}
    text = json.dumps(written(tables, _block(range(FIRST))), indent=1)
    KEPT.write_text(text + "\n", encoding="utf-8")


def _block(shoes: range) -> Tables:
    return counted(map(dealt, shoes))


if __name__ == "__main__":
    count_all()
