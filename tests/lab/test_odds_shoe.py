"""What the bets of a recorded shoe were worth."""

from pathlib import Path

import pytest

from baccarat.cards import packs
from baccarat.lab import Composition, odds
from baccarat.lab.shoe_worth import shoe_worth
from baccarat.notation import read, replay

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("name", ["punto-banco", "ez"])
def test_each_coup_is_priced_on_the_cards_that_were_left(name: str) -> None:
    record = read((GOLDEN / f"{name}.bhh").read_text())
    coups = list(shoe_worth(record))
    assert [each.coup for each in coups] == list(replay(record).coups)
    left = list(packs(record.preset.packs))
    for number, each in enumerate(coups, 1):
        assert each.number == number
        assert sum(each.shoe.counts) <= len(left)
        if record.preset.burn == 0:
            assert each.shoe == Composition.of_cards(left)
        for card in (*each.coup.player.cards, *each.coup.banker.cards):
            left.remove(card)
    last = coups[-1]
    bets = odds(record.preset, last.shoe).bets
    assert last.edges == {bet: found.edge for bet, found in bets.items()}
