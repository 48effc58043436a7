"""Counting: its shoes are those of the simulation, so are its bets; its counts and refusals."""

from itertools import islice
from math import sqrt
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, strategies as st

from baccarat.cards import PACK
from baccarat.lab import removal, simulate
from baccarat.lab.counting import (
    BadDivisor,
    BadRunning,
    RunningAlone,
    UnbalancedTags,
    correlation,
    count,
    read_tags,
)
from baccarat.lab.counting.dealing import deal_shoes
from baccarat.lab.simulation import BadSimulation, SimulationCode
from baccarat.lab.simulation.generator import BLOCK, shuffled_shoes
from baccarat.lab.simulation.reference import dealt_coups
from baccarat.rules import ShoeRules, punto_preset
from project.tree import ROOT

LAST_COUP = 6
"""The most cards of a coup, and so the fewest with which one begins."""
DRAGON = "0,0,0,-1,-1,-1,-1,2,2,0"
UNBALANCED = "1,0,0,-1,-1,-1,-1,2,2,0"


@pytest.mark.parametrize("packs", [1, 8])
def test_the_unseen_cards_are_those_of_the_reference(packs: int) -> None:
    kinds = np.arange(len(PACK))
    (found,) = deal_shoes(20, packs, kinds, 6)
    rules = ShoeRules(packs=packs, stop_depth=LAST_COUP, burn="first-card")
    row = 0
    for number, cards in enumerate(islice(shuffled_shoes(6, packs), 20)):
        before = first = None
        for start, _ in dealt_coups(cards, rules):
            first = start if first is None else first
            left = len(cards) - start
            unseen = [packs - [cards[0], *cards[first:start]].count(card) for card in PACK]
            expected = (number, left, len(cards) if before is None else before)
            assert (found.shoe[row], found.left[row], found.before[row]) == expected
            assert found.unseen[row].tolist() == unseen
            before, row = left, row + 1
    assert row == len(found.shoe)


def test_blocks_go_on_where_the_last_one_ended() -> None:
    kinds = np.array([card.points for card in PACK])
    first, second = deal_shoes(BLOCK + 3, 1, kinds, 6)
    assert [*dict.fromkeys(first.shoe.tolist()), *dict.fromkeys(second.shoe.tolist())] == [
        *range(BLOCK + 3)
    ]
    cards = next(shuffled_shoes(6, 1, BLOCK + 2))
    rules = ShoeRules(packs=1, stop_depth=LAST_COUP, burn="first-card")
    assert second.left[second.shoe == BLOCK + 2].tolist() == [
        len(cards) - start for start, _ in dealt_coups(cards, rules)
    ]


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5])
def test_a_bad_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSimulation) as refused:
        count("tie", shoes=2, seed=seed)
    assert refused.value.code == SimulationCode.BAD_SEED


@pytest.mark.by_day(2)
@pytest.mark.parametrize(
    ("tags", "options", "words"),
    [
        (DRAGON, {"threshold": 4}, "threshold=4"),
        (DRAGON, {"threshold": 4, "divisor": "shoe"}, "threshold=4,divisor=shoe"),
        (UNBALANCED, {"running": (-32, 0)}, "running=-32:0"),
    ],
)
@pytest.mark.parametrize(("one_more", "cut"), [(False, 14), (True, 15)])
def test_the_strategy_of_the_simulation_makes_the_same_bets(
    tags: str, options: dict[str, Any], words: str, one_more: bool, cut: int
) -> None:
    """With one coup more, a stop card on top ends the shoe here, but not at a table (C-5)."""
    found = count("dragon-7", tags=tags, cuts=(14,), one_more=one_more, shoes=60, **options)
    game = msgspec.structs.replace(punto_preset("ez"), stop_depth=14, one_more=one_more)
    played = simulate(
        game, shoes=60, seed=1, cut=cut, burn="first", bets=["dragon-7"], bankroll=float("inf"),
        strategy=f"counting:tags={tags.replace(',', '/')},{words}",
    )  # fmt: skip
    assert played.tally.sessions is not None
    assert found.cuts[0].coups == played.coups / 60
    assert found.cuts[0].bets == played.tally.sessions.totals.staked_coups / 60
    assert found.cuts[0].bets > 5


def test_only_the_last_coup_of_a_deep_stop_card_is_dealt() -> None:
    for one_more in (False, True):
        found = count("tie", cuts=(415, 0), one_more=one_more, shoes=2, seed=3)
        assert found.cuts[0].coups == 1
        assert found.cuts[1].coups > 80


def test_nothing_is_told_of_bets_that_were_not_made() -> None:
    found = count("dragon-7", tags=DRAGON, threshold=1000, cuts=(14,), shoes=300).cuts[0]
    assert (found.bets, found.profit) == (0, 0)
    assert found.advantage is found.advantage_error is found.bets_error is found.error is None
    assert found.best_advantage is not None
    assert found.best_error is not None


def test_no_error_comes_from_a_few_shoes() -> None:
    few = count("dragon-7", tags=DRAGON, threshold=4, cuts=(14,), shoes=90).cuts[0]
    assert few.bets > 0
    assert few.advantage is not None
    assert few.error is few.bets_error is few.advantage_error is few.best_error is None


def test_tags_out_of_balance_are_refused_with_their_balanced_form() -> None:
    with pytest.raises(UnbalancedTags) as refused:
        count("dragon-7", tags=UNBALANCED, shoes=2)
    assert [refused.value.total, refused.value.times] == [4, 13]
    form = [*refused.value.balanced.values()]
    assert form == [12, -1, -1, -14, -14, -14, -14, 25, 25, -1]
    assert count("dragon-7", tags=form, shoes=2).divisor == "unseen"


@given(st.lists(st.integers(-50, 50), min_size=10, max_size=10))
def test_the_balanced_form_is_the_tags_less_their_average(tenths: list[int]) -> None:
    tags = [each / 10 for each in tenths]
    total = 4 * (sum(tags) + 3 * tags[9])
    if len({*tags}) == 1 or abs(total) < 0.01:
        return
    with pytest.raises(UnbalancedTags) as refused:
        count("tie", tags=tags, shoes=2)
    bad = refused.value
    assert float(bad.total) == pytest.approx(total)
    form = [*bad.balanced.values()]
    assert sum(form) + 3 * form[9] == 0
    assert form == pytest.approx([(tag - total / 52) * float(bad.times) for tag in tags])


def test_a_correlation_is_that_of_what_is_counted() -> None:
    """Tags out of balance lose to their balanced form what their average adds to their squares."""
    effects = removal("dragon-7").effects
    counted = correlation(read_tags(UNBALANCED), effects)
    balanced = correlation(read_tags("12,-1,-1,-14,-14,-14,-14,25,25,-1"), effects)
    assert counted == pytest.approx(balanced * sqrt(1 - 1 / 13**2))
    found = count("dragon-7", tags=UNBALANCED, running=(-32, 0), shoes=2)
    assert found.correlation == counted
    assert (found.divisor, found.start, found.threshold) == (None, -32, 0)


@pytest.mark.parametrize("running", ["-32", "-32:x", "1:2:3", (1, 2, 3), (0, float("nan"))])
def test_a_running_count_takes_two_numbers(running: Any) -> None:
    with pytest.raises(BadRunning):
        count("tie", running=running, shoes=2)


def test_another_divisor_is_refused() -> None:
    with pytest.raises(BadDivisor):
        count("tie", divisor="tray", shoes=2)  # type: ignore[arg-type]


@pytest.mark.parametrize("option", [{"threshold": 1}, {"divisor": "shoe"}])
def test_a_running_count_has_neither_threshold_nor_divisor(option: dict[str, Any]) -> None:
    with pytest.raises(RunningAlone):
        count("tie", running=(0, 1), shoes=2, **option)


def test_two_documents_define_the_count_alike() -> None:
    definitions = {
        paragraph
        for page in ("counting.md", "simulation.md")
        for paragraph in (ROOT / "docs" / page).read_text("utf-8").split("\n\n")
        if paragraph.startswith("The true count is ")
    }
    assert len(definitions) == 1
