"""The compiled tables play what the rooms' tables play, deal by deal and chip by chip."""

from functools import cache
from itertools import islice
from math import inf
from typing import Annotated, Any, Literal, get_args, get_origin

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings as hypothesis_settings, strategies as st
from msgspec.structs import fields, replace

from baccarat.lab import BadSimulation, simulate
from baccarat.lab.simulation import BankStrategy, SimulationCode
from baccarat.lab.simulation.banking.hand_play import HandPlay
from baccarat.lab.simulation.banking.hands_at_table import HandChances
from baccarat.lab.simulation.banking.settings import BankSettings, bank_settings
from baccarat.lab.simulation.banking.strategy import CALLS
from baccarat.lab.simulation.banking.table import TableShoe
from baccarat.lab.simulation.banking.tally import RESULTS, BankTally, Moments
from baccarat.lab.simulation.banking.traced import program
from baccarat.lab.simulation.banking.traced.amount import Amount, Trace
from baccarat.lab.simulation.banking.traced.numbers import SLOTS
from baccarat.lab.simulation.banking.traced.play import numbers_of, play_traced, program_of
from baccarat.lab.simulation.generator import shuffled_shoes
from baccarat.rules import BANQUE_PRESETS, CHEMIN_PRESETS, BanquePreset, CheminPreset
from baccarat.rules.presets.shoe import BadField
from baccarat.tables.banking.events import StakesSet
from baccarat.tables.banque.events import HandsHeld
from baccarat.tables.dealer import Step
from lab.simulation.bank_play import OWN

PRESETS: tuple[CheminPreset | BanquePreset, ...] = (*CHEMIN_PRESETS, *BANQUE_PRESETS)
PLAYERS: dict[str, dict[str, Any]] = {
    "quiet": {},
    "lively": {
        "strategy": "custom:stake=3,bank=2,pass-after=2,call=banco,call-to=4,raises=yes",
    },
    "bold, with bystanders": {
        "strategy": "draw:stake=9,bank=2,add=3,double=6,call=a-cheval,call-to=3,raises=yes",
        "bystanders": 2,
    },
    "poor": {"strategy": "stand:stake=inf,call=a-deux,double=2,take=3", "bankroll": 9, "seats": 4},
    "unlike": {
        "strategy": "equilibrium:stake=2.5,bank=3,pass-at=7,raises=yes",
        "players": {1: "custom:call=marche,call-to=9", 3: "draw:bank=0,double=1,side=left,stake=4",
                    4: "stand:call=avec,stake=0.5"},
        "seats": 3,
        "bystanders": 1,
    },
    "callers": {"strategy": "custom:call=suivi,stake=6,bank=2,double=9,raises=yes", "bankroll": 40},
}  # fmt: skip
SHOES = 8


def settings_of(preset: CheminPreset | BanquePreset, **given: Any) -> BankSettings:
    return bank_settings(preset, 31, kernel="traced", **given)


def seated(preset: CheminPreset | BanquePreset, players: str) -> dict[str, Any]:
    """Return the arguments for these players, with five seats where theirs are too few."""
    given = PLAYERS[players]
    least = max(4 if preset.game == "banque" else 2, preset.players_needed)
    return {**given, "seats": 5} if given.get("seats", 5) < least else given


class LoggedShoe(TableShoe):
    """A shoe at the rooms' table, with its state and its accounts at each deal."""

    def is_over_after(self, step: Step) -> bool:
        is_over = super().is_over_after(step)
        if any(isinstance(each, StakesSet | HandsHeld) for each in step.events):
            deals.append((self.state, self.flows.numbers()))
        return is_over


deals: list[tuple[Any, tuple[int, ...]]] = []
"""At the deals of the last logged shoes."""


def difference(settings: BankSettings, shoes: int) -> str:
    """Compare all counts, and at every deal the whole state and the accounts."""
    log = np.zeros((256 * shoes, SLOTS), np.int64)
    tally = play_traced(settings, 0, shoes, log=log)
    results, moments = [0] * RESULTS**2, Moments()
    hands = [HandChances(each) for each in settings.plays]
    deals.clear()
    shuffled = shuffled_shoes(settings.seed, settings.rules.packs)
    for number, cards in enumerate(islice(shuffled, shoes)):
        shoe = LoggedShoe(settings, hands, number, cards).play()
        moments += Moments.of(shoe.flows.numbers())
        for coup in shoe.coups:
            results[coup.index] += 1
    tables = program_of(settings).tables
    for at, (state, numbers) in enumerate(deals):
        row = log[at].tolist()
        for name in {*state.__struct_fields__} - {"preset", "phase", "shoe"}:
            if tables.field(name, row, row.__getitem__) != getattr(state, name):
                return f"{name} at deal {at}"
        accounts = np.array([[row[slot]] for slot in tables.slots_of_flows()])
        if numbers_of(settings, accounts.T)[:, 0].tolist() != [*numbers]:
            return f"the accounts at deal {at}"
    if log[len(deals)].any():
        return "there are more deals"
    expected = BankTally(shoes, tuple(results), moments)
    return "" if tally == expected else "the tally"


@pytest.mark.by_day(2)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    "preset",
    PRESETS,
    ids=lambda preset: preset.name,
)
def test_every_deal_is_that_of_the_rooms_tables(
    preset: CheminPreset | BanquePreset, players: str
) -> None:
    assert difference(settings_of(preset, **seated(preset, players)), SHOES) == ""


LONG = 10_000
"""Coups of each preset and strategy that are compared at night."""


@pytest.mark.nightly
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_ten_thousand_coups_are_those_of_the_rooms_tables(
    preset: CheminPreset | BanquePreset, players: str
) -> None:
    settings = settings_of(preset, **seated(preset, players))
    shoes = LONG * SHOES // max(play_traced(settings, 0, SHOES).coups, 1) + 1
    assert difference(settings, min(shoes, LONG // 10)) == ""


@cache
def plays_of(preset: CheminPreset | BanquePreset) -> tuple[HandPlay, ...]:
    """Return two ways of playing the hands of a preset, whatever its calls."""
    called = {"calls": "all", "banco_at": "any-coup", "banco_repeat": 0, "sides_prime": "prime"}
    rules: dict[str, Any] = called if isinstance(preset, BanquePreset) else {}
    return settings_of(preset, rules=rules, strategy="custom", players={1: "draw"}).plays


SUMS: dict[str, list[int]] = {
    "minimum": [100, 5000, 5400],
    "stake_step": [1, 20, 100],
    "minimum_bet": [0, 600],
    "bancos_in_row": [1, 3],
    "tax": [0, 5, 20],
    "tax_limited": [0, 333],
    "tax_open": [0, 333],
    "tax_capital": [0, 333],
}
"""Values of the fields that are numbers."""
_OF_HANDS = {"drawing", "first_look", "banker_looks"}
"""Fields for which the hands would have to be solved again."""


def choices(name: str, kind: Any) -> list[Any]:
    """List some values of a field of a preset; none for one that does not vary."""
    kind = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if name in _OF_HANDS:
        return []
    if get_origin(kind) is Literal:
        return [*get_args(kind)]
    return [False, True] if kind is bool else SUMS.get(name, [])


@st.composite
def players(draw: st.DrawFn) -> BankStrategy:
    """Draw a player."""
    values: dict[str, list[float]] = {
        "stake": [0.5, 1, 2.7, 12, inf],
        "bank": [1, 2.5, 6],
        "take": [2, inf],
        "pass_after": [0, 1, 3, inf],
        "pass_at": [4, inf],
        "add": [0, 4],
        "double": [0, 3, inf],
        "call_to": [3, inf],
    }
    numbers: dict[str, Any] = {name: draw(st.sampled_from(each)) for name, each in values.items()}
    return BankStrategy(call=draw(st.sampled_from(CALLS)), raises=draw(st.booleans()), **numbers)


@st.composite
def tables(draw: st.DrawFn) -> BankSettings:
    """Draw a table: a preset with some fields changed, and its players."""
    preset = draw(st.sampled_from(PRESETS))
    some = {each.name: choices(each.name, each.type) for each in fields(type(preset))}
    changed = draw(st.sets(st.sampled_from(sorted(name for name in some if some[name]))))
    rules: dict[str, Any] = {name: draw(st.sampled_from(some[name])) for name in sorted(changed)}
    seats, stands = draw(st.integers(2, 3)), draw(st.integers(0, 2))
    chairs = {"seats": 2 * seats + 1} if preset.game == "chemin" else {"per_side": seats}
    number = 2 * seats + 1 + stands
    kinds = draw(st.lists(players(), min_size=1, max_size=3))
    try:
        changed_rules = replace(preset, **rules, **chairs, bystanders=stands)
    except BadField:
        assume(False)
    return BankSettings(
        changed_rules,
        31,
        "traced",
        tuple(kinds[at % len(kinds)] for at in range(number)),
        plays_of(preset),
        tuple(at % 2 for at in range(number)),
        draw(st.sampled_from([4, 25, 10**6])) * changed_rules.minimum,
    )


@pytest.mark.by_day(0)
@hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(tables())
def test_any_rules_and_players_are_compiled(settings: BankSettings) -> None:
    assert difference(settings, 1) == ""


def test_a_program_that_does_not_grow_leaves_shoes_to_the_rooms_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "MOST_WORDS", 9_000)
    settings = settings_of(PRESETS[0], seats=4, strategy="custom:stake=2")
    assert difference(settings, 3) != ""  # the log lacks the deals of such shoes
    assert (
        play_traced(settings, 0, 3)
        == simulate(
            PRESETS[0], shoes=3, seed=31, kernel="table", seats=4, strategy="custom:stake=2"
        ).tally
    )
    assert program_of(settings).is_full


def test_a_table_without_a_bank_is_compiled_too() -> None:
    for preset in (PRESETS[0], PRESETS[4]):
        nobody = settings_of(preset, strategy="custom:bank=0")
        assert difference(nobody, 2) == ""


def test_the_default_kernel_is_the_fastest_that_can_play() -> None:
    def kernel(**given: Any) -> str:
        return bank_settings(PRESETS[0], 1, **given).kernel

    own = f"{OWN}.press:3"
    assert kernel() == "hands"
    assert kernel(seats=4) == "traced"
    assert kernel(strategy=own) == kernel(players={2: own}) == "table"
    assert kernel(seats=4, rules={"minimum": 10**9, "stake_step": 100}) == "table"
    for refused in ({"strategy": own}, {"rules": {"minimum": 10**9, "stake_step": 100}}):
        with pytest.raises(BadSimulation) as error:
            kernel(kernel="traced", **refused)
        assert error.value.code == SimulationCode.ONLY_TABLE


def test_an_amount_is_compared_as_its_value_and_every_comparison_is_noted() -> None:
    trace = Trace([7, 12])
    seven, twelve = trace.variable(0), trace.variable(1)
    assert not trace.steps
    assert seven < twelve
    assert seven - twelve < 0  # known already
    assert len(trace.steps) == 1
    assert (2 * seven > twelve, seven == 7, seven != twelve, bool(seven)) == (True,) * 4
    assert (seven >= 6.5, seven <= 6.5, seven < float("inf")) == (True, False, True)
    assert trace.value((seven * twelve // 5 % 4).sum) == 84 // 5 % 4
    assert trace.value(abs(seven - twelve).sum) == 5
    assert seven - seven == 0
    assert type(seven - seven) is int


@pytest.mark.by_day(2)
@pytest.mark.parametrize("use", [int, float, range, [1, 2].__getitem__, lambda each: each + 0.5])
def test_no_other_use_of_an_amount_loses_what_it_is(use: Any) -> None:
    with pytest.raises(TypeError):
        use(Trace([1]).variable(0))
    assert isinstance(Trace([1]).variable(0), Amount)
