"""The kernel of hands plays what the tables play, and confirms the values of the solver."""

import inspect
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from baccarat.lab import simulate
from baccarat.lab.counts import of_packs
from baccarat.lab.equilibrium import Shoe, chemin_de_fer, ponte_rules_at, solve, solve_banque
from baccarat.lab.simulation import BankStrategy
from baccarat.lab.simulation.banking import coups
from baccarat.lab.simulation.banking.choices import is_drawing
from baccarat.lab.simulation.banking.settings import BankSettings, bank_settings
from baccarat.lab.simulation.banking.table import TableShoe, play_shoes
from baccarat.rules import (
    BANQUE_PRESETS,
    CHEMIN_PRESETS,
    BanquePreset,
    CheminPreset,
    preset,
)
from lab.simulation.bank_tracing import Traced, trace_hands
from project.tree import ROOT

PRESETS: tuple[CheminPreset | BanquePreset, ...] = (*CHEMIN_PRESETS, *BANQUE_PRESETS)
CLUB, LIMITED = preset("chemin-de-fer-club"), preset("banque-limitee")
ENDS = "0123456789SN"
"""What a banker sees of a side: the card it was given, S for standing, N for a natural."""
SHOES = 50
SEED = 12
MIXED = BankStrategy(bank=1000)
"""The equilibrium, behind a bank that no shoe breaks."""


def settings_of(preset: CheminPreset | BanquePreset, **given: Any) -> BankSettings:
    """Seat as few players as every hand needs."""
    seats = max(2 if isinstance(preset, CheminPreset) else 3, preset.players_needed)
    return bank_settings(preset, SEED, strategy=MIXED, kernel="table", seats=seats, **given)


@cache
def played(preset: CheminPreset | BanquePreset) -> tuple[Traced, Iterator[TableShoe]]:
    return [], play_shoes(settings_of(preset), 0, SHOES)


def at_table(preset: CheminPreset | BanquePreset, shoes: int) -> Traced:
    """Return the coups of the first shoes; each shoe is played once."""
    known, coming = played(preset)
    for shoe in islice(coming, max(0, shoes - len(known))):
        known.append([(coup.start, coup.index) for coup in shoe.coups])
    return known[:shoes]


@pytest.mark.by_day(0)
@pytest.mark.parametrize(
    "preset",
    PRESETS,
    ids=lambda preset: preset.name,
)
def test_the_kernel_plays_every_preset_as_the_tables_do(
    preset: CheminPreset | BanquePreset,
) -> None:
    assert trace_hands(settings_of(preset), SHOES) == at_table(preset, SHOES)


@pytest.mark.by_day(0)
@pytest.mark.parametrize("preset", [CLUB, LIMITED], ids=lambda preset: preset.name)
@pytest.mark.parametrize("given", [{"burn": "first"}, {"burn": 7, "cut": 40}], ids=str)
def test_other_cuts_and_burns_are_played_as_at_the_tables(preset: Any, given: Any) -> None:
    settings = settings_of(preset, **given)
    expected = [
        [(coup.start, coup.index) for coup in shoe.coups] for shoe in play_shoes(settings, 0, 20)
    ]
    assert trace_hands(settings, 20) == expected
    assert expected != at_table(preset, 20)


CHANGES = [
    ("two_hands", "points_at(cards, at + 1)", "points_at(cards, at + 2)"),
    ("two_hands", "ponte < 8 and banker < 8", "ponte < 8"),
    ("two_hands", "banker_draws[banker, event]", "banker_draws[banker, _STOOD]"),
    ("two_hands", "is_drawing(ponte_draws[ponte]", "is_drawing(ponte_draws[7 - ponte]"),
    ("two_hands", "seed, shoe, coup, _BANKER", "seed, shoe, coup, _RIGHT"),
    ("three_hands", "points_at(cards, at + 5)", "points_at(cards, at + 4)"),
    ("three_hands", "left_draws[one, first_two, left]", "left_draws[_STOOD, first_two, left]"),
    ("three_hands", "_NATURAL if left >= 8 else _STOOD", "_STOOD"),
    ("three_hands", "banker_draws[one, two, banker]", "banker_draws[two, one, banker]"),
    ("three_hands", "to_left if two == _NATURAL else banker", "banker"),
    ("play_shoe", "at > stop", "at >= stop"),
    ("play_shoe", "seed, shoe, coups)", "seed, shoe, 0)"),
    ("is_drawing", "* _UNIT < chance", "* _UNIT > chance"),
    ("outcome_of", "0 if hand > banker else 1", "1 if hand > banker else 0"),
]  # fmt: skip
"""Changes of the kernel: the function, a part of its source, and what replaces it."""


def changed(function: str, old: str, new: str) -> FunctionType:
    """Return the kernel's loop over a shoe in plain Python, with one change."""
    scope = dict(vars(coups))
    for name in ("is_drawing", "outcome_of", "two_hands", "three_hands", "play_shoe"):
        source = inspect.getsource(vars(coups)[name].py_func)
        if name == function:
            assert source.count(old) >= 1
            source = source.replace(old, new)
        exec(source[source.index("def ") :], scope)  # noqa: S102 - the kernel's own source
    play: FunctionType = scope["play_shoe"]
    return play


@pytest.mark.by_day(0)
@pytest.mark.parametrize("change", [("", "", ""), *CHANGES], ids=lambda change: change[2])
def test_a_planted_change_of_the_kernel_is_found(change: tuple[str, str, str]) -> None:
    play = changed(*change)
    assert any(differs(preset, play) for preset in GAMES[change[0]]) == bool(change[0])


BOTH = (CLUB, preset("banque-club"))
GAMES: dict[str, tuple[CheminPreset | BanquePreset, ...]] = {
    "two_hands": (preset("chemin-de-fer"), CLUB),
    "three_hands": (preset("banque-club"), LIMITED),
}
GAMES |= dict.fromkeys(("", "play_shoe", "is_drawing", "outcome_of"), BOTH)
"""The presets on which a change of each function shows."""
FEW = (10, SHOES)
"""Numbers of shoes: most changes show in the first few."""


def differs(preset: CheminPreset | BanquePreset, play: FunctionType) -> bool:
    """Whether a changed kernel plays a shoe differently, or cannot."""
    try:
        return any(
            trace_hands(settings_of(preset), few, play) != at_table(preset, few) for few in FEW
        )
    except IndexError:
        return True


def solved(preset: CheminPreset | BanquePreset) -> dict[str, float]:
    """Return the values that the solver certifies for a coup from a full shoe."""
    if isinstance(preset, CheminPreset):
        chemin = solve(chemin_de_fer(preset))
        assert chemin.certificate.holds
        first = chemin.first
        return {"ponte": float(first.value_ponte), "bank": float(first.value_bank)}
    shoe, rules = Shoe(of_packs(preset.packs)), ponte_rules_at(preset)
    three = solve_banque("1/2", shoe=shoe, **rules._asdict()).equilibria[0]
    assert three.regret.most < 1e-12
    return {"right": float(three.value_right), "left": float(three.value_left)}


CONFIRMED = 150_000
"""Shoes on which the values are confirmed; their standard errors are 0.02 to 0.03 percent."""
NEAR = 4
"""Standard errors within which they are; of these 17 values one is beyond with 1 in 900 seeds."""


def printed(name: str) -> dict[str, str]:
    """Return the values of a preset in docs/solve.md, by side; `one` is against one player."""
    _, _, row = (ROOT / "docs/solve.md").read_text("utf-8").partition(f"\n| `{name}` | ")
    _, sides, bank, house, one = row.partition(" |\n")[0].split(" | ")
    values = sides.split(" and ")
    names = ["right", "left"] if len(values) > 1 else ["ponte"]
    return {**dict(zip(names, values, strict=True)), "bank": bank, "house": house, "one": one}


@pytest.mark.by_day(3)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_shoes_confirm_the_values_of_the_equilibrium(preset: CheminPreset | BanquePreset) -> None:
    found = simulate(preset, shoes=CONFIRMED, seed=SEED)
    documented = printed(preset.name)
    for side, each in found.values.items():
        assert documented[side] == f"{100 * (each.exact or 0):.4f}".replace("-", "−")
    for side, value in solved(preset).items():
        assert found.values[side].exact == pytest.approx(value, abs=1e-12)
    for each in found.values.values():
        assert each.exact is not None
        assert each.mean is not None
        assert each.se is not None
        assert abs(each.mean - each.exact) <= NEAR * each.se
        assert each.se < 0.0006


CALLED = [each for each in BANQUE_PRESETS if each.has_calls]


@pytest.mark.rule("BB-11", "AD-B20")
@pytest.mark.by_day(0)
@pytest.mark.parametrize("preset", CALLED, ids=lambda preset: preset.name)
def test_dealt_cards_confirm_the_value_against_one_player_of_both_hands(
    preset: BanquePreset,
) -> None:
    """Many shuffled shoes are cut into coups of nine cards, and all are played at once."""
    rules = ponte_rules_at(preset, preset.information.of_holders(1, 1))
    play = solve_banque(shoe=Shoe(of_packs(preset.packs)), **rules._asdict()).equilibria[0]
    shoe = np.repeat(np.arange(10, dtype=np.int8), of_packs(preset.packs))
    shoes = np.random.default_rng(SEED).permuted(np.tile(shoe, (30_000, 1)), axis=1)
    coups = shoes[:, : len(shoe) // 9 * 9].reshape(-1, 9).T.astype(int)
    chance = np.random.default_rng(SEED + 1)
    first = [(coups[at] + coups[at + 3]) % 10 for at in range(3)]
    right, _, bank = first
    events: list[Any] = []
    totals = []
    for side, total in enumerate(first[:2]):
        draws = np.zeros(len(bank))
        for point, often in ((play.right, play.left)[side]).items():
            own, _, seen = point.partition("|")
            asked = total == int(own)
            if seen:
                held, event = seen.split(",")
                asked &= (right == int(held)) & (events[0] == ENDS.index(event))
            draws[asked] = float(often)
        took = (total < 8) & (bank < 8) & (chance.random(len(bank)) < draws)
        events.append(np.where(total >= 8, ENDS.index("N"), ENDS.index("S")))
        events[side][took] = coups[6 + side][took]
        totals.append(np.where(took, (total + coups[6 + side]) % 10, total))
    draws = np.zeros(len(bank))
    for point, often in play.banker.items():
        own, _, both = point.partition("|")
        one, two = map(ENDS.index, both.split(","))
        draws[(bank == int(own)) & (events[0] == one) & (events[1] == two)] = float(often)
    took = (bank < 8) & (chance.random(len(bank)) < draws)
    last = np.where(took, (bank + coups[8]) % 10, bank)
    won = np.zeros(len(bank))
    for total, own in zip(totals, first, strict=False):
        against = np.where(own >= 8, bank, last)  # a natural is decided at once
        won += np.where((bank >= 8) & (own < 8), 1, np.sign(against - total)) / 2
    error = won.std() / len(won) ** 0.5
    value = float(printed(preset.name)["one"]) / 100
    assert abs(won.mean() - value) <= NEAR * error < value


WRONG = [
    ("chemin-de-fer", {"ponte": {"5": 0}}),
    ("chemin-de-fer-club", {"banker": {"6|S": 1, "5|S": 0}}),
    ("computer-baccarat", {"ponte": {"5": 0}}),
    ("banque-limitee", {"right": {"5": 0}, "banker": {"6|S,S": 1, "5|S,S": 0}}),
    ("banque-ouverte", {"left": {f"5|{seen}": 0 for seen in range(10)}}),
    ("banque-club", {"right": {"5": 0, "6": 1}}),
]


@pytest.mark.by_day(2)
@pytest.mark.parametrize(("preset", "draws"), WRONG, ids=lambda each: str(each)[:30])
def test_a_wrong_strategy_does_not_confirm_them(preset: Any, draws: Any) -> None:
    """The values of the equilibrium are refuted, and those of the wrong strategy confirmed."""
    right = simulate(preset, shoes=1, seed=SEED).values
    wrong = simulate(preset, shoes=CONFIRMED, seed=SEED, strategy=BankStrategy(draws=draws)).values
    off = [
        abs((each.mean or 0) - (right[side].exact or 0)) / each.se
        for side, each in wrong.items()
        if each.se
    ]
    assert max(off) > NEAR
    assert all(abs(each.distance or 0) <= NEAR for each in wrong.values())


def test_choices_have_their_chance_and_depend_on_shoe_coup_and_hand() -> None:
    places = [(shoe, coup, hand) for shoe in range(40) for coup in range(50) for hand in range(3)]
    drawn = [is_drawing(0.3, SEED, *place) for place in places]
    assert abs(sum(drawn) / len(drawn) - 0.3) < 4 * (0.21 / len(drawn)) ** 0.5
    pairs = [one == other for one, other in pairwise(drawn)]
    assert abs(sum(pairs) / len(pairs) - 0.58) < 0.03
    assert is_drawing(1, SEED, 0, 0, 0)
    assert not is_drawing(0, SEED, 0, 0, 0)
