"""Tables as environments of PettingZoo: its own API tests, and rewards that match the table."""

import random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
from pettingzoo.test import api_test, seed_test

from baccarat.rl import table as tables
from baccarat.rl.game import TableGame
from baccarat.rl.register import GAMES
from baccarat.rl.slots import ActionSlot, amount, match_slots
from baccarat.rl.table import TableEnv, env
from baccarat.rules import PRESETS as ALL_PRESETS, Preset, Side, preset as preset_named
from baccarat.tables.banking.actions import Pass, PutUp
from baccarat.tables.punto import Bet, Stake
from baccarat.tables.register import TABLES

PRESETS = ("chemin-de-fer", "chemin-de-fer-club", "punto-banco", "banque-limitee")


@pytest.mark.parametrize("name", PRESETS)
def test_petting_zoo_finds_no_fault(name: str) -> None:
    api_test(env(name, coups=10), num_cycles=100)


def test_a_seed_repeats_everything() -> None:
    seed_test(lambda: env("chemin-de-fer"), num_cycles=60)


def test_every_game_can_be_learned() -> None:
    assert set(GAMES) == set(TABLES)


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: str(preset.name))
def test_random_play_is_never_refused_and_can_always_be_late(preset: Preset) -> None:
    """The actions include the table's default for a player who does not answer, or waiting."""
    dice, numbers = random.Random(7), GAMES[preset.game]
    slots, layouts = list(numbers.slots(preset, 3)), set[tuple[int, ...]]()
    chips = 40 * preset.minimum
    players = max(4, preset.players_needed)
    game, won = TableGame(preset, players, chips, bytes(32)), [0] * players
    for _ in range(120):
        if game.seat is None:
            break
        seen = numbers.encode_view(preset, game.table.view(game.state, game.seat))
        layouts.add(tuple(map(len, seen.values())))
        assert all(number >= 0 for part in seen.values() for number in part)
        can = [each for each in match_slots(slots, game.choices()) if each is not None]
        late = game.table.timeout_action(game.state, game.seat)
        assert game.may_wait if late is None else late in can
        game.answer(dice.choice([*can, None] if game.may_wait else can))
        gains = game.take_gains()
        won = [all_of + gains[seat] for seat, all_of in enumerate(won, 1)]
    lies = {seat: chips + all_of for seat, all_of in enumerate(won, 1)}
    balances = game.state.balances()
    for place, units in balances.items():
        if place.seat:
            lies[place.seat] -= units
    assert game.coups > 0
    gone = lies.keys() - {place.seat for place in balances}  # with their chips (AD-C10)
    assert {lie for seat, lie in lies.items() if seat not in gone} <= {0}
    assert all(lies[seat] >= 0 for seat in gone)
    assert len(layouts) == 1


def test_waiting_players_are_asked_again_after_another_has_answered() -> None:
    """A bank without a taker waits for anyone; the other player then answers the new bank."""
    preset = preset_named("chemin-de-fer")
    game = TableGame(preset, 2, 40 * preset.minimum, bytes(32))
    while not game.may_wait:
        game.answer(Pass())
    waits = game.seat
    game.answer(None)
    assert game.seat not in {None, waits}
    game.answer(PutUp(preset.minimum))
    assert (game.seat, str(game.state.phase)) == (waits, "double")


def test_a_player_who_turns_both_hands_is_asked_for_each() -> None:
    """A player alone at a table with the squeeze stakes on both hands, and turns one by one."""
    preset = replace(preset_named("midi"), squeeze=True)
    game = TableGame(preset, 1, 40 * preset.minimum, bytes(32))
    assert str(game.state.phase) == "staking"
    game.answer(Stake(tuple(Bet(side, preset.minimum) for side in Side)))
    turned = list[object]()
    while game.coups == 0:
        turned.append(game.state.turn)
        can = [each for each in match_slots(slots_of(preset), game.choices()) if each is not None]
        game.answer(can[0])
    assert turned[:2] == [Side.PLAYER, Side.BANKER]


def slots_of(preset: Preset) -> list[ActionSlot]:
    return list(GAMES[preset.game].slots(preset, 2))


def play(made: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """Play at random; return the actions and each agent's reward."""
    made.reset(seed=seed)
    dice, did = np.random.default_rng(seed), list[int]()
    rewards = dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter():
        _, reward, ended, cut, info = made.last()
        rewards[agent] += reward
        over = ended or cut
        action = None if over else int(dice.choice(np.flatnonzero(info["action_mask"])))
        did += [] if action is None else [action]
        made.step(action)
    return did, rewards


SEED = 8
"""With this seed the shoe ends while a bank is held."""


def test_rewards_are_winnings_in_minimum_stakes() -> None:
    made: Any = TableEnv("chemin-de-fer-club", players=3, coups=6)
    did, rewards = play(made, SEED)
    again, same = play(made, SEED)
    other, _ = play(made, 4)
    assert (did, rewards) == (again, same)
    assert did != other
    assert sum(rewards.values()) == pytest.approx(0)  # a club takes no tax
    assert any(rewards.values())
    made.reset(seed=SEED)
    for action in did:
        made.step(action)
    purses = made._game.state.purses[:3]
    chips = [(100 + reward) * made.preset.minimum for reward in rewards.values()]
    bank = made._game.state.bank
    if bank is not None:
        chips[bank.seat - 1] -= bank.own + bank.aside
    assert list(purses) == pytest.approx(chips, abs=1e-6)


def test_an_episode_can_be_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    made = TableEnv("punto-banco", players=2, coups=3)
    did, _ = play(made, 1)
    assert len(did) == 6
    assert made.coups == 3
    monkeypatch.setattr(tables, "MAX_DECISIONS", 4)
    assert len(play(made, 1)[0]) == 4


def test_an_episode_ends_when_nobody_continues() -> None:
    """A bank without a taker waits; once everyone has waited too, the episode ends."""
    made = TableEnv("chemin-de-fer", players=2)
    made.reset(seed=1)
    steps = 0
    while not made.terminations[made.agent_selection]:
        mask = made.infos[made.agent_selection]["action_mask"]
        names = dict(zip(made.actions, mask, strict=True))
        made.step(made.actions.index("wait" if names["wait"] else "pass"))
        steps += 1
    assert steps < 20
    assert not made.truncations["seat_1"]


def test_an_episode_ends_when_one_player_has_every_chip() -> None:
    """The holder of a bank that never moves can only hold it, with no opponents left."""
    made: Any = TableEnv("computer-baccarat", players=2, chips=2, bins=2)
    for seed in range(4):
        did, rewards = play(made, seed)
        assert len(did) < 100
        assert {*rewards.values()} == {-2.0, 2.0}


def test_a_face_down_hand_is_hidden() -> None:
    made: Any = TableEnv("chemin-de-fer", players=2)
    made.reset(seed=1)
    while made._game.state.phase != "ponte":
        mask = made.infos[made.agent_selection]["action_mask"]
        wanted = ("put-up:0", "punt:0", "pass", "punt:none")
        made.step(next(at for at in map(made.actions.index, wanted) if mask[at]))
    start = sum(made.layout[name] for name in list(made.layout)[: list(made.layout).index("ponte")])
    ponte, banker = made.agent_selection, made.agents[made._game.state.banker - 1]
    holder = made.preset.seats
    seen = {
        at: made.observe(at)[start : start + made.layout["ponte"]][holder:] for at in made.agents
    }
    hidden = [10, 21]
    assert all(seen[banker][hidden] == 1)
    assert seen[banker].sum() == 2
    assert all(seen[ponte][hidden] == 0)
    assert seen[ponte][33:43].sum() == 1


def test_a_masked_action_is_refused() -> None:
    made = TableEnv("chemin-de-fer", players=2)
    made.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 cannot do"):
        made.step(made.actions.index("draw"))


@pytest.mark.parametrize(
    "options", [{"players": 0}, {"players": 10}, {"chips": 0}, {"coups": 0}, {"bins": 1}]
)
def test_no_table_is_made_of_nonsense(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        TableEnv("chemin-de-fer", **options)


def test_amounts_of_bins() -> None:
    """The amounts divide the range evenly into whole steps, with both ends and no duplicates."""
    assert [amount(50, 1010, 20, at, 5) for at in range(5)] == [50, 280, 520, 760, 1010]
    assert [amount(30, 50, 20, at, 5) for at in range(5)] == [30, None, 40, None, 50]
    assert [amount(70, 70, 20, at, 5) for at in range(5)] == [70, None, None, None, None]
