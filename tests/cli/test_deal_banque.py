"""`baccarat deal` for baccara banque: bots play in the terminal."""

import json
from typing import Any

import pytest

from baccarat.cards import parse_cards
from baccarat.cli.deal.bank_coups import banque_coup_object as coup_object
from baccarat.notation import read
from baccarat.rules import BANQUE_PRESETS
from baccarat.tables import PlayedCoup, Transition, banque
from baccarat.tables.banking.events import NobodyStaked
from cli.conftest import Here
from support.golden.records import FOLDER
from support.oracles.banque_settlement import settled, winners

NAMES = [each.name for each in BANQUE_PRESETS]
RULES = {each.name: each for each in BANQUE_PRESETS}
SEATS = 11


def played(here: Here, name: str, *arguments: str) -> list[dict[str, Any]]:
    ran = here("deal", name, "--json", "--seats", str(SEATS), *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("name", NAMES)
def test_no_chip_is_made_or_lost(here: Here, name: str) -> None:
    coups = played(here, name, "--coups", "120", "--seed", "7")
    assert [each["coup"] for each in coups] == list(range(1, 121))
    brought = SEATS * 100 * RULES[name].minimum
    house = 0
    for each in coups:
        house += each["tax"] + each["brought"]
        chips = sum(each["purses"].values()) + sum(each["standing"].values())
        assert (each["house"], chips + each["bank_after"] + house) == (house, brought)


@pytest.mark.by_day(2)
@pytest.mark.rule("BB-3", "BB-5", "BB-11", "BB-12", "BB-15")
@pytest.mark.parametrize("name", NAMES)
def test_a_second_program_settles_each_coup_to_the_same_unit(here: Here, name: str) -> None:
    """Stakes are settled in the order of precedence, which matters if the bank is short."""
    rules, short = RULES[name], 0
    for each in played(here, name, "--coups", "200", "--seed", "3", "--bots", "bold,by-the-book"):
        hands, laid = each["hands"], each["stakes"]
        if hands["banker"]["total"] is None:
            assert (laid, each["won"], each["tax"]) == ({"right": {}, "left": {}}, {}, 0)
            continue
        points = [[card.points for card in parse_cards(" ".join(hands[side]["cards"]))]
                  for side in ("right", "left", "banker")]  # fmt: skip
        fared = winners(*points)
        told = {"side": "ponte", "bank": "banker", "tie": "tie"}
        for side, letter in (("right", "R"), ("left", "L")):
            outcome = hands[side]["outcome"]
            assert outcome == (told[fared[letter]] if letter in fared else None)
            assert (outcome is None) is not laid[side]
        lies = {
            int(seat): {"R": laid["right"].get(seat, 0), "L": laid["left"].get(seat, 0)}
            for seat in {**laid["right"], **laid["left"]}
        }
        assert all(units > 0 for units in each["refused"].values())
        staked = sum(sum(one.values()) for one in lies.values())
        assert rules.over == "as-far" or staked <= each["bank"]
        moved = [(one["won"] > 0, one["seat"]) for one in each["settled"] if one["won"]]
        order = {seat: at for at, seat in enumerate(seat for _, seat in moved)}
        if staked > each["bank"]:
            short += 1
            lies = dict(sorted(lies.items(), key=lambda lie: order.get(lie[0], len(order))))
        unit = 10 if rules.rounding == "nearest-tenth" else 0
        gains, tax, _ = settled(
            each["bank"],
            list(lies.items()),
            fared,
            open_bank=each["open"],
            tax=rules.tax,
            unit=unit,
        )
        assert {int(seat): units for seat, units in each["won"].items()} == gains
        assert each["tax"] == tax
    assert (short > 0) is (rules.over == "as-far")


def test_the_same_seed_gives_the_same_game_and_too_many_are_refused(here: Here) -> None:
    first, again = (played(here, NAMES[0], "--coups", "4", "--seed", "9") for _ in range(2))
    assert first == again
    ran = here("deal", NAMES[0], "--seats", "12")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "11" in ran.stderr


@pytest.mark.by_day(6)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_drawn_in_each_language(here: Here, name: str, language: str) -> None:
    ran = here("deal", name, "--coups", "12", "--seed", "5", "--why", "--language", language)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "banque-" not in ran.stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_replayed(here: Here, name: str) -> None:
    kept = FOLDER / f"{name}.bhh"
    told = here("replay", str(kept), "--json")
    assert (told.returncode, told.stderr) == (0, "")
    hands = [each["hands"] for each in json.loads(told.stdout)["coups"]]
    written = [line.rpartition(" = ")[2] for line in read(kept.read_text("utf-8")).coups]
    assert [ended(each) for each in hands] == written
    shown = here("replay", str(kept)).stdout
    dealt = [each for each in written if each != "no-coup"]
    fared = [
        f"{side}: "
        + ", ".join(f"{_count(dealt, side, how)} {how}" for how in ("won", "lost", "tied"))
        for side in ("right", "left")
    ]
    none = len(written) - len(dealt)
    coups = "One coup" if len(dealt) == 1 else f"{len(dealt)} coups"
    assert f"{coups}; {'; '.join(fared)}; {none} without a stake" in shown
    assert "Every card, stake and result agrees." in shown


def _count(dealt: list[str], side: str, how: str) -> int:
    return sum(f"{side} {how}" in each for each in dealt)


def ended(hands: dict[str, Any]) -> str:
    """Write the end of a coup like a record."""
    fared = {"ponte": "won", "banker": "lost", "tie": "tied"}
    sides = [
        f"{side} {fared[hand['outcome']]} {hand['total']} "
        for side, hand in hands.items()
        if hand["outcome"]
    ]
    return f"{''.join(sides)}banker {hands['banker']['total']}" if sides else "no-coup"


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_verified_and_its_sides_have_roads(here: Here, name: str) -> None:
    kept = str(FOLDER / f"{name}.bhh")
    assert here("verify", kept).stdout.endswith("Everything holds.\n")
    coups = json.loads(here("replay", kept, "--json").stdout)["coups"]
    names = {"ponte": "player"}
    for side in ("right", "left"):
        fared = [each["hands"][side]["outcome"] for each in coups]
        drawn = json.loads(here("roads", kept, "--side", side, "--json").stdout)
        assert [bead["outcome"] for bead in drawn["bead_plate"]] == [
            names.get(each, each) for each in fared if each
        ]
    ran = here("roads", kept, "--side", "player")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "right, left" in ran.stderr


def test_a_round_without_stakes_names_both_sides_too() -> None:
    state = banque.new(BANQUE_PRESETS[0])
    waited = Transition(state, NobodyStaked(), state)
    empty = coup_object(PlayedCoup(1, 1, 1, (waited,)), 0)
    assert empty["stakes"] == {"right": {}, "left": {}}
