"""Bets as tables, and the sums of sessions, without a kernel."""

from itertools import product
from random import Random

import pytest

from baccarat.cards import PACK
from baccarat.lab.pricing.distribution import cell_facts
from baccarat.lab.simulation.paytables import HANDS as ALL_HANDS, card_bet, gains_of, line_of
from baccarat.lab.simulation.session import SessionTally, SessionTotals
from baccarat.rules import Facts, standard_wager

RANKED = ("player-pair", "either-pair", "perfect-pair", "tiger-pair")
HANDS = 40


def test_lines_and_gains_are_those_of_the_bet() -> None:
    """Panda 8 pays 25 for 1 on an eight of three cards of Player's, and loses otherwise."""
    wager = standard_wager("panda-8")
    won = {line_of(wager, facts) for facts in cell_facts() if is_panda(facts)}
    lost = {line_of(wager, facts) for facts in cell_facts() if not is_panda(facts)}
    assert [gains_of(wager)[line] for line in (*won, *lost)] == [25, -1]


def is_panda(facts: Facts) -> bool:
    eight = facts.player_total == 8 and facts.player_cards == 3
    return eight and facts.banker_total < 8


@pytest.mark.parametrize("name", RANKED)
def test_a_table_of_ranks_has_the_lines_of_the_bet(name: str) -> None:
    """Hands of the pack at random, some of them pairs of one rank on both sides."""
    wager, random = standard_wager(name), Random(3)
    table = card_bet(wager)
    hands = [*random.sample(ALL_HANDS, HANDS), *((card, card) for card in PACK[:5])]
    facts = [*enumerate(cell_facts())][::57]
    for (cell, each), player, banker in product(facts, hands, hands):
        ranks = {card.rank for card in (*player, *banker)}
        whole = Facts(
            each.player_total, each.banker_total, each.player_cards, each.banker_cards,
            player, banker,
        )  # fmt: skip
        one, other = table.classes[player], table.classes[banker]
        found = table.lines[table.kinds[cell]][one][other][len(ranks) == 1]
        assert found == line_of(wager, whole)


def test_the_deepest_fall_of_two_parts_is_the_deeper_one() -> None:
    parts = [
        SessionTally(
            SessionTotals(sessions=1.0, deepest=deepest), ((1,),), (1,), (1,), (1,), ((1,),)
        )
        for deepest in (3.0, 5.0)
    ]
    whole = parts[0] + parts[1]
    assert (whole.totals.deepest, whole.totals.sessions) == (5.0, 2.0)
    assert (whole.results, whole.wins) == (((2,),), (2,))
