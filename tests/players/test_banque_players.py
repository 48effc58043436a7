"""Players of baccara banque: against an open bank, in an auction of both kinds, and alone."""

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from baccarat.fairness import seed_secret, shoes
from baccarat.players import play_shoes, strategies
from baccarat.players.strategy import OutcomesBySide, RandomBelow, Strategy
from baccarat.rules import BANQUE_PRESETS, BanquePreset
from baccarat.tables import SeatAction, Step, banque
from baccarat.tables.banking.events import NobodyStaked
from baccarat.tables.banque import BanqueView, Phase, events as e
from baccarat.tables.banque.view import LazyBanqueView
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR

LIMITED, OPEN, CLUB, *_ = BANQUE_PRESETS
NAMES = tuple(strategies(LIMITED))
OF_TWO = [each for each in BANQUE_PRESETS if each.players_needed == 2]
each_preset = pytest.mark.parametrize("preset", BANQUE_PRESETS, ids=lambda each: each.name)


def watched(play: Strategy) -> Strategy:
    """Check that a strategy answers legally and uses only what a browser is sent."""

    def strategy(
        view: LazyBanqueView, seen: OutcomesBySide, chance: RandomBelow
    ) -> SeatAction | None:
        drawn: list[int] = []

        def counted(bound: int) -> int:
            drawn.append(chance(bound))
            return drawn[-1]

        action, again = play(view, seen, counted), iter(drawn)
        assert action is None or any(may.allows(action) for may in view.choices)
        sent = msgspec.json.decode(msgspec.json.encode(view.whole), type=BanqueView)
        assert play(sent, seen, lambda _: next(again)) == action
        return action

    return strategy


def game(
    preset: BanquePreset, names: Sequence[str], seats: int, seed: int, length: int
) -> list[Step]:
    """Seat players with equal purses; the first have a strategy, the others do nothing."""
    state, luck = banque.new(preset), random.Random(seed)
    for seat in range(1, seats + 1):
        state = banque.decide(state, CHANGEUR, Sit(seat, 200 * preset.minimum)).state
    company = {seat: watched(strategies(preset)[name]) for seat, name in enumerate(names, 1)}
    dealt = shoes(seed_secret(seed), "players", preset)
    return list(islice(play_shoes(state, dealt, company, luck.randrange), length))


def moments(played: Sequence[Step]) -> list[tuple[Any, Any]]:
    return [(before, event) for step in played for before, event, _ in step.done.transitions()]


@pytest.mark.rule("RM-4")
@each_preset
def test_bots_play_a_whole_shoe_and_stake_by_the_height_of_an_open_bank(
    preset: BanquePreset,
) -> None:
    played = moments(game(preset, NAMES * 2, 6, 4, 900))
    assert any(isinstance(event, e.SidesDecided) for _, event in played)
    stakes = [
        event.amount
        for before, event in played
        if isinstance(event, e.SideStaked) and before.open_bank
    ]
    if preset.may_open:
        assert max(stakes) > 5 * preset.least_stake


@pytest.mark.rule("BB-1", "RM-4")
def test_banque_ouverte_is_bid_now_and_then_where_other_bids_are_open_too() -> None:
    events = [
        event
        for seed in range(3)
        for _, event in moments(game(LIMITED, ["bold"] * 5, 5, seed, 900))
    ]
    opened = sum(isinstance(event, e.BankOpened) for event in events)
    assert 0 < opened < sum(isinstance(event, e.SidesDecided) for event in events) / 4


@pytest.mark.rule("BB-9", "RM-4")
@pytest.mark.parametrize(
    "preset",
    [each for each in BANQUE_PRESETS if not each.least_players],
    ids=lambda each: each.name,
)
def test_a_bank_without_stakes_is_given_up_and_left_to_others(preset: BanquePreset) -> None:
    """This way a shoe with one player and a bot becomes idle and waits for the player."""
    for name in NAMES:
        played = game(preset, [name], 2, 1, 300)
        assert len(played) < 300
        assert sum(isinstance(event, NobodyStaked) for _, event in moments(played)) in {0, 2}
        left: Any = played[-1].done.state
        assert (left.phase, left.turn, left.bank) == (Phase.BANK, 0, None)
        assert left.unmet == (1 if name == "bold" else left.unmet)
        assert 2 in banque.to_act(left)
