"""Tables of whole chips: no fraction of a chip is ever taken, paid or staked."""

import random
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import seed_secret, shoes
from baccarat.players import play_shoes, strategies
from baccarat.rules import CHIP, BadField, Preset, Rounding, preset
from baccarat.rules.presets.serialization import read_preset, write_preset
from baccarat.tables import table_of
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE

WHOLE: dict[str, Any] = {"whole_chips": True, "stake_step": CHIP}


def whole(name: str, **fields: Any) -> Any:
    return replace(preset(name), **WHOLE, **fields)


@pytest.mark.parametrize(("rounding", "commission"), [("up", 200), ("down", 100), ("nearest", 100)])
@pytest.mark.rule("PB-9")
def test_commission_is_a_whole_chip(rounding: Rounding, commission: int) -> None:
    """A twentieth of 25 chips is 1.25."""
    rules = whole("punto-banco", rounding=rounding)
    line = rules.wager("banker").lines[0]
    assert line.settle(2_500, rounding).commission == 125
    assert line.settle(2_500, rounding, rules.rounding_unit).commission == commission


@pytest.mark.rule("PB-9")
def test_half_a_stake_is_rounded_down() -> None:
    half = next(each for each in whole("super6").wager("banker").lines if each.pays == (1, 2))
    assert [half.settle(2_500, "up", unit).win for unit in (1, CHIP)] == [1_250, 1_200]


@pytest.mark.parametrize(("win", "tax"), [(84_192, 4_300), (100, 100), (2_000, 100), (0, 0)])
@pytest.mark.rule("CF-17")
def test_tax_on_a_bank_is_a_whole_chip(win: int, tax: int) -> None:
    assert whole("chemin-de-fer").tax_on_win(win) == tax


@pytest.mark.parametrize(
    ("fields", "held", "brought"),
    [({}, 84_100, 80_000), ({"tax_capital": 0}, 84_100, 84_100), ({}, 99, 0), ({}, 0, 0)],
)
@pytest.mark.rule("BB-15")
def test_a_purse_pays_for_the_most_that_it_can_bring(
    fields: dict[str, int], held: int, brought: int
) -> None:
    """Of 841 chips, 800 leave exactly the tax of 40, and one chip that cannot be brought."""
    rules = whole("banque-limitee", tax="capital", **fields)
    most = rules.brings(held)
    assert most // CHIP * CHIP == brought
    assert most + rules.tax_on_capital(most) <= held


@pytest.mark.parametrize("game", ["punto-banco", "super6", "chemin-de-fer", "banque-limitee"])
def test_a_shoe_of_bots_leaves_whole_chips_everywhere(game: str) -> None:
    rules = whole(game)
    table, names = table_of(rules), tuple(strategies(rules))
    state, luck = table.new(rules), random.Random(7)
    for seat in range(1, 6):
        state = table.decide(state, CHANGEUR, Sit(seat, 500 * rules.minimum)).state
    company = {seat: strategies(rules)[names[seat % len(names)]] for seat in range(1, 6)}
    dealt = shoes(seed_secret(7), "whole", rules)
    taxed = 0
    for step in islice(play_shoes(state, dealt, company, luck.randrange), 1_500):
        for move in (move for event in step.done.events for move in table.moves(event)):
            assert move.amount % CHIP == 0, (step.seat == HOUSE, move)
            taxed += move.target.account == "commission"
    assert taxed or game == "super6"


@pytest.mark.parametrize("game", ["punto-banco", "chemin-de-fer", "banque-limitee"])
def test_fractional_steps_are_refused(game: str) -> None:
    with pytest.raises(BadField, match="stake_step"):
        replace(preset(game), whole_chips=True)
    again: Preset = read_preset(write_preset(whole(game)))
    assert again == whole(game)
