"""`baccarat deal` for chemin de fer: bots play in the terminal."""

import json
from typing import Any

import pytest

from baccarat.cards import Hand, parse_cards
from baccarat.cli.deal.bank_coups import BankScreen
from baccarat.notation import read
from baccarat.rules import CHEMIN_PRESETS, preset
from cli.conftest import Here
from support.golden.records import FOLDER

NAMES = [each.name for each in CHEMIN_PRESETS]


def played(here: Here, name: str, *arguments: str) -> list[dict[str, Any]]:
    ran = here("deal", name, "--json", *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("name", NAMES)
def test_no_chip_is_made_or_lost(here: Here, name: str) -> None:
    coups = played(here, name, "--seats", "5", "--coups", "150", "--seed", "7")
    assert [each["coup"] for each in coups] == list(range(1, 151))
    brought = 5 * 100 * preset(name).minimum
    house = 0
    for each in coups:
        house += each["tax"]
        assert each["house"] == house
        chips = sum(each["purses"].values()) + sum(each["standing"].values())
        assert chips + each["bank"] + each["garage"] + house == brought


@pytest.mark.rule("CF-10", "CF-15", "CF-16", "CF-17")
@pytest.mark.parametrize("name", NAMES)
def test_a_coup_is_settled_by_its_cards(here: Here, name: str) -> None:
    coups = played(here, name, "--coups", "200", "--seed", "3", "--bots", "bold,cautious")
    assert {each["outcome"] for each in coups} >= {"ponte", "banker", "tie"}
    for each in coups:
        if each["outcome"] == "no-coup":
            assert (each["ponte"], each["banker"], each["banco"], each["stakes"]) == ([], [], 0, {})
            assert (each["ponte_seat"], each["tax"]) == (None, 0)
            continue
        ponte, banker = (Hand(parse_cards(each[side])) for side in ("ponte", "banker"))
        assert (each["ponte_total"], each["banker_total"]) == (ponte.total, banker.total)
        winner = {True: "ponte", False: "banker"}.get(ponte.total > banker.total)
        assert each["outcome"] == ("tie" if ponte.total == banker.total else winner)
        assert sum(each["stakes"].values()) == each["banco"] > 0
        assert str(each["ponte_seat"]) in each["stakes"]
        assert str(each["banker_seat"]) not in each["stakes"]
        won = each["outcome"] == "banker"
        rate = preset(name).tax if won else 0  # type: ignore[union-attr]
        assert each["tax"] == -(-each["banco"] * rate // 100)
        sign = {"ponte": 1, "tie": 0, "banker": -1}[each["outcome"]]
        assert each["won"] == {seat: sign * units for seat, units in each["stakes"].items()}
        told = {name: (one["seat"], one["cards"]) for name, one in each["hands"].items()}
        assert told == {side: (each[f"{side}_seat"], each[side]) for side in ("ponte", "banker")}
        assert [one["outcome"] for one in each["hands"].values()] == [each["outcome"], None]


@pytest.mark.rule("CF-1")
def test_twelve_may_play(here: Here) -> None:
    coups = played(here, "chemin-de-fer", "--seats", "12", "--coups", "40", "--seed", "7")
    assert {*coups[-1]["purses"]} == {str(seat) for seat in range(1, 13)}


def test_some_coups_nobody_stakes_in(here: Here) -> None:
    coups = played(
        here, "chemin-de-fer", "--coups", "100", "--seed", "1", "--bots", "cautious", "--seats", "2"
    )
    assert "no-coup" in {each["outcome"] for each in coups}


def test_the_same_seed_is_the_same_game(here: Here) -> None:
    first = played(here, "chemin-de-fer", "--seed", "7", "--coups", "30")
    assert first == played(here, "chemin-de-fer", "--seed", "7", "--coups", "30")
    assert first != played(here, "chemin-de-fer", "--seed", "8", "--coups", "30")
    assert {each["seed"] for each in first} == {7}
    other = played(here, "chemin-de-fer", "--seed", "7", "--coups", "30", "--bots", "bold")
    assert other != first


def test_a_long_game_goes_from_shoe_to_shoe(here: Here) -> None:
    coups = played(here, "chemin-de-fer", "--coups", "150", "--seed", "2")
    assert {each["shoe"] for each in coups} >= {1, 2, 3}
    assert next(each for each in coups if each["shoe"] == 2)["coup_of_shoe"] == 1


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ("The cards go to seat", "The bank wins", "Ponte, seat", "au garage")),
        ("de", ("Die Karten gehen an Platz", "Die Bank gewinnt", "Bankhalter, Platz")),
        ("fr", ("Les cartes vont à la place", "La banque gagne", "Banquier, place")),
    ],
)
def test_the_screen_names_the_game(here: Here, language: str, says: tuple[str, ...]) -> None:
    ran = here("deal", "chemin-de-fer", "--coups", "20", "--seed", "7", "--language", language)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert all(words in ran.stdout for words in says)
    why = here(
        "deal", "chemin-de-fer", "--coups", "20", "--seed", "7", "--language", language, "--why"
    )
    assert len(why.stdout.splitlines()) > len(ran.stdout.splitlines()) + 60


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--seats", "13"), "--seats takes a number from 2 to 12, not 13."),
        (("--seats", "1"), "--seats takes a number from 2 to 12, not 1."),
        (("--seats", "two"), "--seats takes a whole number, not “two”."),
        (
            ("--bots", "bold,sleepy"),
            "No bot plays by “sleepy”; there are cautious, bold, by-the-book, equilibrium.",
        ),
        (("--bots", ""), "No bot plays by “”; there are cautious, bold, by-the-book, equilibrium."),
    ],
)
def test_an_unplayable_game_is_reported_in_a_sentence(
    here: Here, arguments: tuple[str, ...], says: str
) -> None:
    ran = here("deal", "chemin-de-fer", *arguments)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", says + "\n")


@pytest.mark.parametrize("option", [("--seats", "5"), ("--bots", "bold")])
def test_punto_banco_is_dealt_to_an_empty_table(here: Here, option: tuple[str, str]) -> None:
    ran = here("deal", "punto-banco", *option)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "“punto-banco” is dealt to an empty table" in ran.stderr


def test_a_game_that_cannot_go_on_ends_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    BankScreen(CHEMIN_PRESETS[0], "en", why=False).draw((), 3, 1)
    assert capsys.readouterr().out.endswith("\nNobody is left to hold the bank.\n")
    BankScreen(CHEMIN_PRESETS[0], "en", why=False).draw((), 0, 1)
    assert "Nobody is left" not in capsys.readouterr().out


@pytest.mark.by_day(2)
@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_replayed(here: Here, name: str) -> None:
    kept = FOLDER / f"{name}.bhh"
    told = here("replay", str(kept), "--json")
    assert (told.returncode, told.stderr) == (0, "")
    coups = json.loads(told.stdout)["coups"]
    ends = [line.rpartition(" = ")[2].split()[0] for line in read(kept.read_text()).coups]
    assert [each["outcome"] for each in coups] == ends
    played = [each for each in coups if each["outcome"] != "no-coup"]
    assert all(len(each["ponte"]) in {2, 3} for each in played)
    shown = here("replay", str(kept)).stdout
    assert f"{len(played)} coups: {ends.count('ponte')} to the ponte" in shown
    assert f"{ends.count('no-coup'):,} without a stake" in shown
    assert "Every card, stake and result agrees." in shown
