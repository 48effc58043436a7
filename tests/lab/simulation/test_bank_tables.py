"""Whole tables: who gains what, by which rules, and that no chip is lost."""

import json
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from math import inf, sqrt
from pathlib import Path
from typing import Any

import pytest
import scipy  # its `stats`, which take a second to load, are loaded on first use

from baccarat.lab import BadSimulation, simulate
from baccarat.lab.simulation import (
    BankSimulation,
    BankStrategy,
    SimulationCode,
    Strategy,
    bank_object,
    read_bank_strategy,
)
from baccarat.lab.simulation.banking.table import play_shoes
from baccarat.rules import (
    BANQUE_PRESETS,
    CHEMIN_PRESETS,
    BanquePreset,
    CheminPreset,
    Outcome,
)
from baccarat.tables.banking.events import (
    BankAdded,
    Doubled,
    RaiseMatched,
)
from baccarat.tables.banque.events import AllAccepted, Claimed
from lab.simulation.bank_play import OWN, ends, events, shoes, transitions

PRESETS: tuple[CheminPreset | BanquePreset, ...] = (*CHEMIN_PRESETS, *BANQUE_PRESETS)
LIVELY = BankStrategy(
    name="custom", stake=3, bank=2, pass_after=2, call="banco", call_to=4, raises=True
)


BOLD = BankStrategy(
    name="draw", stake=9, bank=2, add=3, double=6, call="a-cheval", call_to=3, raises=True
)
KINDS_OF_PLAY = {
    "quiet": (BankStrategy(), 0),
    "lively": (LIVELY, 0),
    "bold, with bystanders": (BOLD, 2),
}


@pytest.mark.by_day(6)
@pytest.mark.parametrize("kind", KINDS_OF_PLAY)
@pytest.mark.parametrize("name", [each.name for each in PRESETS])
def test_every_gain_is_in_a_purse(name: str, kind: str) -> None:
    """The accounts of each shoe add up to what players hold more or less, and the tax."""
    strategy, bystanders = KINDS_OF_PLAY[kind]
    for shoe in shoes(name, 3, strategy, bystanders=bystanders):
        state, flows = shoe.state, shoe.flows
        held = dict.fromkeys(shoe.settings.places, 0)
        assert len(held) == 5 + bystanders
        for place, units in state.balances().items():
            held[place.seat] += units
        for at, units in enumerate(held.values()):
            assert units == shoe.settings.purse + flows.ponte[at] + flows.bank[at]
        assert sum(flows.ponte) + sum(flows.bank) + flows.house == 0
        assert flows.coups == len(shoe.coups) > 0
        assert flows.banks > 0


def mean_of(found: BankSimulation, role: str = "house") -> float:
    mean = found.roles[role].per_shoe.mean
    assert mean is not None
    return mean


@pytest.mark.by_day(0)
def test_the_tax_is_that_of_the_rules() -> None:
    """5 % of what banks win at chemin de fer, 2 % of their net wins at banque."""
    found = simulate("chemin-de-fer", shoes=8, seed=5, kernel="table")
    untaxed = simulate("chemin-de-fer", shoes=8, seed=5, kernel="table", rules={"tax": 0})
    assert found.outcomes == untaxed.outcomes
    lost = (
        found.outcomes["ponte"][Outcome.BANKER] * 4 * 500
    )  # four stakes of a tenth of a minimum banco
    assert found.tally.flows.sums[6] == lost * 5 // 100
    assert found.roles["ponte"] == untaxed.roles["ponte"]
    assert untaxed.roles["house"].per_unit.mean == 0
    rates = ({"tax_limited": rate} for rate in (200, 2000))
    two, twenty = (
        simulate("banque-limitee", shoes=4, seed=5, strategy="stand:bank=100", rules=rules)
        for rules in rates
    )
    assert mean_of(two) * 10 == mean_of(twenty) > 0


def test_a_bank_is_passed_on_after_the_wins_asked_for() -> None:
    for wins in (1, 3):
        (shoe,) = shoes("chemin-de-fer", 1, BankStrategy(pass_after=wins))
        coups = [each.result.outcome.value for each in shoe.coups]
        how = ends(shoe)
        run = passed = 0
        for outcome in coups[:-1]:
            run = {"banker": run + 1, "player": 0, "tie": run}[outcome]
            if run == wins:
                passed, run = passed + 1, 0
        assert how.count("passed") == passed > 0
    (shoe,) = shoes("chemin-de-fer", 1, BankStrategy(), rules={"passing": "never"})
    assert "passed" not in ends(shoe)


def test_a_bank_is_passed_on_from_the_sum_asked_for() -> None:
    small, large, never = (
        simulate("chemin-de-fer", shoes=8, seed=5, strategy=BankStrategy(stake=9, pass_at=at))
        for at in (1.5, 6, inf)
    )
    lengths = [each.coups_per_bank or 0 for each in (small, large, never)]
    assert 0 < lengths[0] < lengths[1] < lengths[2]


def test_calls_are_made_up_to_their_limit() -> None:
    (shoe,) = shoes("chemin-de-fer", 1, BankStrategy(call="banco", call_to=2))
    heard = ends(shoe)
    assert {"solo", "suivi"} < {*heard}
    assert max(shoe.flows.staked) > 0
    (quiet,) = shoes("chemin-de-fer", 1, BankStrategy(call="banco", call_to=0))
    assert not {"solo", "suivi"} & {*ends(quiet)}


DONE: dict[str, tuple[str, dict[str, Any], type, dict[str, Any]]] = {
    "adds to a bank": (
        "chemin-de-fer", {"add": 3}, BankAdded, {"rules": {"adds": True}}),
    "doubles a bank": ("chemin-de-fer", {"double": 2}, Doubled, {}),
    "pays a co-banker's part of a raise": (
        "chemin-de-fer", {"double": 2, "raises": True, "stake": 9}, RaiseMatched, {}),
    "calls à cheval": ("banque-club", {"call": "a-cheval"}, Claimed, {}),
    "accepts all stakes": (
        "banque-limitee", {"raises": True, "stake": 9}, AllAccepted,
        {"rules": {"over": "as-far", "raises": False}}),
}  # fmt: skip


@pytest.mark.parametrize("what", DONE)
def test_a_player_can(what: str) -> None:
    """The event occurs with an argument of the strategy, and never without it."""
    name, arguments, kind, given = DONE[what]
    plain = dict.fromkeys(({"add", "double", "call"} & {*arguments}) or {"raises"})
    calm = BankStrategy(**{key: value for key, value in arguments.items() if key not in plain})
    (bold,) = shoes(name, 1, BankStrategy(**arguments), **given)
    assert any(isinstance(each, kind) for each in events(bold))
    (calm_shoe,) = shoes(name, 1, calm, **given)
    assert not any(isinstance(each, kind) for each in events(calm_shoe))


def test_adding_stops_at_the_sum_asked_for() -> None:
    (shoe,) = shoes("chemin-de-fer", 1, BankStrategy(bank=1, add=3), rules={"adds": True})
    minimum = shoe.settings.rules.minimum
    sums = {after.bank.sum for event, after in transitions(shoe) if isinstance(event, BankAdded)}
    assert sums == {3 * minimum}


@pytest.mark.parametrize("side", ["right", "left"])
def test_bystanders_stake_on_the_side_asked_for(side: Any) -> None:
    found = simulate(
        "banque-ouverte", shoes=2, seed=5, seats=4, bystanders=1,
        strategy="custom:stake=0", players={5: f"custom:stake=2,side={side}"},
    )  # fmt: skip
    assert [each.ponte.mean != 0 for each in found.seats] == [False] * 4 + [True]
    other = {"right": "left", "left": "right"}[side]
    assert sum(found.outcomes[side].values()) == found.coups > 0
    assert sum(found.outcomes[other].values()) == 0


def test_a_seat_can_have_its_own_strategy() -> None:
    found = simulate(
        "chemin-de-fer", shoes=6, seed=5, players={2: "custom:bank=0", 4: "stand:stake=0"}
    )
    assert found.seats[1].bank.mean == 0
    assert found.seats[1].ponte.mean != 0
    assert found.seats[3].ponte.mean == 0
    assert found.seats[3].bank.mean != 0
    assert found.values["ponte"].exact is None


@pytest.mark.by_day(0)
def test_everybody_may_decline() -> None:
    """Without a bank, or without stakes, a shoe ends instead of going on for ever."""
    for each in PRESETS:
        for nobody in (BankStrategy(bank=0), BankStrategy(stake=0)):
            found = simulate(each, shoes=2, seed=5, strategy=nobody)
            assert found.coups == 0
            assert str(found)
            assert json.dumps(bank_object(found))


def test_a_shoe_ends_where_no_bank_can_cover_the_stakes() -> None:
    """Everybody stakes all they have against open banks, which nobody can top up."""
    given: dict[str, Any] = {"strategy": "stand:stake=inf", "bankroll": 9, "kernel": "table"}
    assert simulate("banque-ouverte", shoes=1, seed=5, **given).coups == 0


def test_roles_agree_with_the_values_for_even_stakes() -> None:
    """With stakes that never change, gains per unit staked are the values of a coup."""
    found = simulate("computer-chemin-de-fer", shoes=60, seed=5, kernel="table", seats=2)
    ponte, value = found.roles["ponte"].per_unit, found.values["ponte"]
    assert ponte.mean == pytest.approx(value.mean)
    assert ponte.se == pytest.approx(value.se, rel=0.3)
    assert value.se == pytest.approx(0.95 / sqrt(found.coups), rel=0.05)


@pytest.mark.by_day(0)
def test_errors_are_those_of_independent_shoes() -> None:
    """The error of a mean over shoes, computed from single shoes."""
    given: dict[str, Any] = {"seed": 5, "kernel": "table", "seats": 3}
    found = simulate("chemin-de-fer", shoes=40, **given)
    unit = found.settings.rules.minimum
    flows = [each.flows for each in play_shoes(found.settings, 0, 40)]
    gains, stakes = [sum(each.ponte) / unit for each in flows], [sum(each.staked) for each in flows]
    mean = sum(gains) / 40
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / 39 / 40)
    weight = sum(stakes) ** 4 / sum(each**2 for each in stakes) ** 2 / 40
    value = found.roles["ponte"].per_shoe
    assert value.mean == pytest.approx(mean)
    factor = scipy.stats.t.ppf(0.995, weight - 1) / scipy.stats.norm.ppf(0.995)
    assert value.se == pytest.approx(error * factor, rel=1e-4)


def test_a_few_shoes_have_no_error() -> None:
    found = simulate("chemin-de-fer", shoes=29, seed=5, kernel="table", seats=3)
    assert found.roles["ponte"].per_shoe.mean is not None
    assert found.roles["ponte"].per_shoe.se is None
    assert found.seats[0].all.se is None


def test_nor_have_shoes_of_which_few_hold_the_stakes() -> None:
    """Somebody calls every bank, so that stakes double until it loses."""
    strategy = BankStrategy(call="banco")
    found = simulate("chemin-de-fer", shoes=64, seed=2, kernel="table", strategy=strategy)
    assert all(each.all.se is None for each in found.seats)


def test_a_table_at_which_nobody_stakes_has_no_figures() -> None:
    found = simulate("chemin-de-fer", shoes=2, seed=5, strategy=BankStrategy(bank=0))
    assert (found.coups, found.coups_per_bank) == (0, None)
    for each in (*found.values.values(), found.roles["ponte"].per_unit, found.seats[0].per_unit):
        assert (each.mean, each.se) == (None, None)


KINDS: dict[str, dict[str, Any]] = {
    "own": {"preset": "chemin-de-fer", "shoes": 40, "seats": 3, "strategy": f"{OWN}.press:3"},
    "hands": {"preset": "banque-ouverte", "shoes": 40_000},
    "table": {"preset": "chemin-de-fer-club", "shoes": 70, "kernel": "table", "seats": 3},
}


@pytest.mark.by_day("hands")
@pytest.mark.parametrize("kind", KINDS)
def test_jobs_processes_and_checkpoints_change_nothing(
    kind: str, pool: ProcessPoolExecutor, tmp_path: Path
) -> None:
    given = {**KINDS[kind], "seed": 3}
    once = simulate(**given, jobs=1)
    assert simulate(**given, executor=pool).tally == once.tally
    file = tmp_path / "check.json"

    def stop(_: object) -> None:
        raise KeyboardInterrupt

    early = simulate(**given, jobs=2, checkpoint=file, report=stop)
    assert early.interrupted
    assert 0 < early.shoes < once.shoes
    late = simulate(**{**given, "seed": None}, jobs=2, checkpoint=file)
    assert late.tally == once.tally


def test_a_checkpoint_of_another_game_or_strategy_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "check.json"
    simulate("chemin-de-fer", shoes=5, seed=3, checkpoint=file)
    written = file.read_bytes()
    others: list[dict[str, Any]] = [
        {"preset": "punto-banco"},
        {"preset": "chemin-de-fer-club"},
        {"preset": "chemin-de-fer", "strategy": "stand"},
        {"preset": "chemin-de-fer", "kernel": "table"},
    ]
    for other in others:
        with pytest.raises(BadSimulation) as refused:
            simulate(**other, shoes=5, seed=3, checkpoint=file)
        assert refused.value.code == SimulationCode.OTHER_CHECKPOINT
    assert file.read_bytes() == written


def test_the_simulation_stops_at_the_requested_error() -> None:
    found = simulate("chemin-de-fer", until=0.0004, seed=1)
    assert all((each.se or 1) <= 0.0004 for each in found.values.values())
    table = simulate("chemin-de-fer", until=0.03, seed=1, kernel="table", seats=3, jobs=1)
    assert all((each.per_unit.se or 1) <= 0.03 for each in table.roles.values())


def test_a_strategy_is_read_from_text() -> None:
    text = (
        "custom:ponte=draw,stake=2.5,bank=4,take=inf,pass-after=3,pass-at=8,call=suivi,raises=yes"
    )
    assert read_bank_strategy(text, "chemin") == BankStrategy(
        name="custom",
        hands={"ponte": "draw"},
        stake=2.5,
        bank=4,
        pass_after=3,
        pass_at=8,
        call="suivi",
        raises=True,
    )
    assert read_bank_strategy("stand", "banque") == BankStrategy(name="stand")


Given = Mapping[str, Any]
REFUSED: list[tuple[Given, SimulationCode]] = [
    ({"strategy": "martingale"}, SimulationCode.UNKNOWN_HANDS),
    ({"strategy": "custom:ponte=bold"}, SimulationCode.UNKNOWN_HANDS),
    ({"strategy": "custom:right=draw"}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": "custom:stake=-1"}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": BankStrategy(bank=-1)}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": BankStrategy(stake=float("nan"))}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": BankStrategy(draws={"left": {"5": 1}})}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": BankStrategy(draws={"ponte": {"5": 1.5}})}, SimulationCode.BAD_POINT),
    ({"strategy": BankStrategy(draws={"ponte": {"4": 0}})}, SimulationCode.BAD_POINT),
    ({"strategy": Strategy("flat", "x:y")}, SimulationCode.OTHER_STRATEGY),
    ({"strategy": f"{OWN}.missing"}, SimulationCode.UNKNOWN_FUNCTION),
    ({"strategy": f"{OWN}.noted"}, SimulationCode.UNKNOWN_FUNCTION),
    ({"strategy": BankStrategy(function="press")}, SimulationCode.UNKNOWN_FUNCTION),
    ({"strategy": f"{OWN}.press:much"}, SimulationCode.BAD_ARGUMENT),
    ({"strategy": BankStrategy(side="middle")}, SimulationCode.BAD_ARGUMENT),  # type: ignore[arg-type]
    ({"bystanders": 7}, SimulationCode.BAD_BYSTANDERS),
    ({"bystanders": -1}, SimulationCode.BAD_BYSTANDERS),
    ({"kernel": "hands", "bystanders": 1}, SimulationCode.ONLY_TABLE),
    ({"preset": "ez", "bystanders": 1}, SimulationCode.OTHER_OPTION),
    ({"players": {6: "stand"}}, SimulationCode.NO_SEAT),
    ({"players": {0: "stand"}}, SimulationCode.NO_SEAT),
    ({"seats": 1}, SimulationCode.BAD_SEATS),
    ({"seats": 13}, SimulationCode.BAD_SEATS),
    ({"rules": {"taxes": 0}}, SimulationCode.UNKNOWN_RULE),
    ({"rules": {"name": "x"}}, SimulationCode.UNKNOWN_RULE),
    ({"rules": {"tax": -1}}, SimulationCode.BAD_RULE),
    ({"rules": {"passing": "often"}}, SimulationCode.BAD_RULE),
    ({"kernel": "cards"}, SimulationCode.UNKNOWN_KERNEL),
    ({"kernel": "hands", "seats": 4}, SimulationCode.ONLY_TABLE),
    ({"kernel": "hands", "rules": {"passing": "never"}}, SimulationCode.ONLY_TABLE),
    ({"kernel": "hands", "strategy": "custom:stake=2"}, SimulationCode.ONLY_TABLE),
    ({"bets": ["tie"]}, SimulationCode.OTHER_OPTION),
    ({"session_coups": 5}, SimulationCode.OTHER_OPTION),
    ({"bankroll": 0}, SimulationCode.BAD_BANKROLL),
    ({"seed": -1}, SimulationCode.BAD_SEED),
    ({"cut": 6}, SimulationCode.CUT_TOO_SHALLOW),
    ({"cut": 105}, SimulationCode.CUT_TOO_DEEP),
    ({"burn": 53}, SimulationCode.BAD_BURN),
    ({"preset": "banque-club", "cut": 20}, SimulationCode.RULE_CONFLICT),
    ({"preset": "ez", "seats": 3}, SimulationCode.OTHER_OPTION),
    ({"preset": "ez", "rules": {"packs": 60}}, SimulationCode.BAD_RULE),
    ({"preset": "ez", "rules": {"tax": 1}}, SimulationCode.UNKNOWN_RULE),
    ({"preset": "ez", "strategy": BankStrategy()}, SimulationCode.UNKNOWN_STRATEGY),
]


@pytest.mark.parametrize(("given", "code"), REFUSED, ids=lambda each: str(each)[:40])
def test_bad_settings_are_refused(given: Given, code: SimulationCode) -> None:
    with pytest.raises(BadSimulation) as refused:
        simulate(**{"preset": "chemin-de-fer", "shoes": 1, **given})
    assert refused.value.code == code


def test_without_numba_tables_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baccarat.lab.simulation.banking.settings.find_spec", lambda _: None)
    assert simulate("chemin-de-fer", shoes=1, seed=1, jobs=1).settings.kernel == "table"
    with pytest.raises(BadSimulation) as refused:
        simulate("chemin-de-fer", shoes=1, kernel="hands")
    assert refused.value.code == SimulationCode.NEEDS_NUMBA


def test_the_numbers_are_printed() -> None:
    found = simulate("banque-limitee", shoes=3, seed=1, kernel="table")
    text = str(found)
    assert f"{found.coups:,} coups, 3 shoes, seed 1" in text
    assert f"{found.roles['house'].per_unit.mean:.4%}" in text
    assert "seat 5" in text
