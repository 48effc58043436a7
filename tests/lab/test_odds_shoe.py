"""What the bets of a recorded shoe were worth."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import packs
from baccarat.lab import Composition, odds
from baccarat.lab.shoe_worth import shoe_worth
from baccarat.notation import read, replay
from baccarat.rules import Coup
from baccarat.tables.punto import CardBurnt
from notation.played import STRICT, done, play, record_of, seated

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("name", ["punto-banco", "ez"])
def test_each_coup_is_priced_on_the_cards_that_were_left(name: str) -> None:
    record = read((GOLDEN / f"{name}.bhh").read_text())
    coups = list(shoe_worth(record))
    again = [Coup(coup.player, coup.banker) for coup in replay(record).coups if coup]
    assert [each.coup for each in coups] == again
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


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("burn", ["first-card", 5])
def test_burnt_cards_count_as_undealt_unless_they_were_shown(burn: Any) -> None:
    start = seated(replace(STRICT, burn=burn))
    run = play(start)
    first = next(shoe_worth(record_of(start, done(run))))
    shown = [event.card for event in run.events if isinstance(event, CardBurnt) and event.shown]
    assert len(shown) == (burn == "first-card")
    assert first.shoe == Composition.of_packs(8).without(card for card in shown if card)
