"""The croupier of a table that is played outside a room."""

from itertools import islice, pairwise, repeat
from typing import Any

import pytest

from baccarat.cards import PACK, parse_cards
from baccarat.fairness.sealed import seal_shoe
from baccarat.fairness.shoe import house_only_attempt, shoes
from baccarat.fairness.shuffle import lot, seed_secret
from baccarat.rules import PRESETS, Preset, preset
from baccarat.rules.presets.serialization import write_preset
from baccarat.tables import State, next_house_action, play, punto, table_of
from baccarat.tables.banque import BidOpen
from baccarat.tables.banque.events import LotDrawn
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Close, CoupEnded, Deal, StartShoe
from support.tables.punto_table import bets, felt

NATURAL = parse_cards("Kc 7d 9c Kd")
"""The player wins with the first four cards."""
STAKE = bets(banker=10_000)


def stake_once(state: State) -> tuple[int, punto.Stake] | None:
    return None if state.staked(1) else (1, STAKE)


def test_each_phase_has_its_action() -> None:
    state, cards = punto.new(felt().state.preset), iter(NATURAL)
    actions = list[object]()
    for _ in range(7):
        action = next_house_action(state, cards)
        assert action is not None
        actions.append(action)
        state = punto.decide(state, HOUSE, action).state
    assert actions == [StartShoe(), Close(), *map(Deal, NATURAL), Close()]


def test_no_card_is_drawn_while_bets_are_open() -> None:
    cards = iter(NATURAL)
    assert next_house_action(felt().state, cards) == Close()
    assert tuple(cards) == NATURAL


def test_players_act_before_the_croupier() -> None:
    steps = list(islice(play(felt().state, stake_once, cards=NATURAL), 6))
    assert [(step.seat, step.action) for step in steps[:2]] == [(1, STAKE), (HOUSE, Close())]
    assert CoupEnded in map(type, steps[-1].events)
    assert all(step.done.state == after.state for step, after in pairwise(steps))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))
def test_play_ends_when_no_shoe_is_left(preset: Preset) -> None:
    state = table_of(preset).new(preset)
    for seat in (1, 2):
        state = table_of(preset).decide(state, CHANGEUR, Sit(seat, 100 * preset.minimum)).state
    steps = list(islice(play(state, shoes=[repeat(PACK[0])]), 2_000))
    assert len(steps) < 2_000
    assert sum(step.action == StartShoe() for step in steps) <= 1
    assert not [step for step in play(state) if step.action == StartShoe()]


@pytest.mark.rule("AD-B9", "FR-3")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_outside_a_house_a_lot_is_drawn_from_the_shoe_of_the_seed(seed: int) -> None:
    rules = preset("banque-ouverte-france")
    state = table_of(rules).new(rules)
    for seat in (1, 2, 3):
        state = table_of(rules).decide(state, CHANGEUR, Sit(seat, 100 * rules.minimum)).state
    secret = seed_secret(seed)

    def bids(state: State) -> tuple[int, Any] | None:
        asked = table_of(rules).to_act(state) if state.phase == "auction" else ()
        return (asked[0], BidOpen()) if asked else None

    steps = islice(play(state, bids, shoes=shoes(secret, "a room", rules)), 100)
    drawn = next(event for step in steps for event in step.events if isinstance(event, LotDrawn))
    alone = house_only_attempt(secret, "a room", 1, write_preset(rules))
    key = seal_shoe(secret, alone, rules.packs).key
    assert (drawn.number, len(drawn.seats)) == (0, 3)
    assert drawn.seat == drawn.seats[lot(key, 0, 3)]


def test_play_ends_when_nobody_can_act() -> None:
    """Nobody is there to hold the bank, so that the first shoe is never needed."""
    game = table_of(preset("banque-club"))
    steps = [*play(game.new(preset("banque-club")), shoes=repeat(PACK))]
    assert [step.action for step in steps] == [Close()]
    assert not game.legal(steps[-1].done.state, HOUSE)
