"""The values of the bets in a recorded shoe."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.cards import Card, packs
from baccarat.lab import Composition, Method, distribution, odds, price
from baccarat.lab.kernels import choice
from baccarat.lab.pricing.shoe_prices import shoe_prices
from baccarat.notation import read, replay
from baccarat.rules import Coup, PuntoPreset, punto_preset, read_wager, standard_wager
from baccarat.tables.punto import CardBurnt
from notation.played import STRICT, done, play, record_of, seated

KINGS = """
title = "Kings"
needs = "ranks"
outcomes = [{ when = { player_ranks = "K" }, pays = 99 }]
"""
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.by_day(1)
@pytest.mark.rule("PB-17")
@pytest.mark.parametrize("kernel", ["auto", "reference"])
@pytest.mark.parametrize("name", ["punto-banco", "ez"])
def test_each_coup_is_priced_on_the_cards_that_were_left(name: str, kernel: str) -> None:
    record = read((GOLDEN / f"{name}.bhh").read_text())
    assert isinstance(record.preset, PuntoPreset)
    worth = shoe_prices(record, kernel=kernel)
    coups = worth.coups
    assert worth.method.kernel == ("float64" if kernel == "auto" else kernel)
    assert (worth.ranked, worth.slower) == (None, None)
    again = [Coup(*coup.hands.values()) for coup in replay(record).coups if coup]
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


def test_without_numba_and_numpy_it_is_the_same_and_said_to_be_slower(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = seated(replace(punto_preset("ez"), packs=4, stop_depth=104))
    record = record_of(start, done(play(start)))
    fast = shoe_prices(record)
    monkeypatch.setattr(choice, "find_spec", lambda _: None)
    plain = shoe_prices(record)
    assert plain.coups == fast.coups
    assert plain.method.kernel == "reference"
    assert plain.slower is not None
    assert "numba and numpy are not installed" in plain.slower


@pytest.mark.rule("C-7")
@pytest.mark.parametrize("burn", ["first-card", 5])
def test_burnt_cards_count_as_undealt_unless_they_were_shown(burn: Any) -> None:
    start = seated(replace(STRICT, burn=burn))
    run = play(start)
    first = shoe_prices(record_of(start, done(run))).coups[0]
    shown = [event.card for event in run.events if isinstance(event, CardBurnt) and event.shown]
    assert len(shown) == (burn == "first-card")
    assert first.shoe == Composition.of_packs(8).without(card for card in shown if card)


def test_bets_of_the_house_are_priced_too_by_ranks_where_they_ask() -> None:
    start = seated(replace(punto_preset("ez"), packs=4, stop_depth=104))
    record = record_of(start, done(play(start)))
    own = [read_wager("kings", KINGS), standard_wager("big"), standard_wager("tie-9")]
    worth = shoe_prices(record, own)
    assert [wager.title for wager in worth.wagers][-2:] == ["Kings", "Big"]
    assert worth.ranked == Method("joint")
    for each in worth.coups:
        cards = dict(each.shoe.cards or ())
        kings, left = sum(cards[Card(f"K{suit}")] for suit in "cdhs"), sum(each.shoe.counts)
        assert each.edges["kings"] == 1 - 100 * Fraction(kings * (kings - 1), left * (left - 1))
        priced = price(own[1], distribution(each.shoe, own[1:2]))
        assert each.edges["big"] == priced.edge
