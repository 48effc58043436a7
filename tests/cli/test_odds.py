"""The output of `baccarat odds`, and its errors."""

import csv
import json
import re
import subprocess
import sys
from codecs import BOM_UTF8
from fractions import Fraction
from math import perm
from pathlib import Path
from typing import Any

import pytest

from baccarat.cards import packs
from baccarat.rules import PUNTO_PRESETS, punto_preset
from cli.conftest import Here, Pipe
from support.expect_fault import QUOTED

EIGHT = [128, *[32] * 9]


def object_of(here: Here, *arguments: str) -> dict[str, Any]:
    ran = here("odds", *arguments, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def edge(here: Here, *arguments: str, bet: str = "banker") -> Fraction:
    return Fraction(object_of(here, *arguments)["bets"][bet]["edge"]["exact"])


def numbers(found: object) -> list[dict[str, Any]]:
    """Collect every exact number of an object."""
    if isinstance(found, dict):
        if found.keys() == {"exact", "float"}:
            return [found]
        return [each for value in found.values() for each in numbers(value)]
    return [each for value in found for each in numbers(value)] if isinstance(found, list) else []


@pytest.mark.parametrize("name", [each.name for each in PUNTO_PRESETS])
def test_an_object_has_all_that_is_promised(here: Here, name: str) -> None:
    found = object_of(here, name)
    assert list(found) == [
        "version", "preset", "cards", "permutations", "outcomes", "bets", "totals", "method",
    ]  # fmt: skip
    packs = punto_preset(name).packs
    of_packs = [16 * packs, *[4 * packs] * 9]
    assert (found["version"], found["preset"], found["cards"]) == (1, name, of_packs)
    assert found["permutations"] == perm(52 * packs, 6)
    assert list(found["outcomes"]) == ["player", "banker", "tie"]
    assert list(found["bets"]) == [wager.name for wager in punto_preset(name).wagers]
    assert found["method"] == {"name": "joint", "kernel": "reference", "exact": True}
    assert sum(Fraction(each["exact"]) for row in found["totals"] for each in row) == 1
    for number in numbers(found):
        assert float(Fraction(number["exact"])) == number["float"]


def test_a_bet_of_an_object(here: Here) -> None:
    bet = object_of(here, "punto-banco")["bets"]["banker"]
    assert set(bet) == {"name", "edge", "sd", "hit", "outcomes", "commission"}
    assert bet["edge"]["float"] == pytest.approx(0.0105790578)
    assert bet["sd"] == pytest.approx(0.927372, abs=1e-6)
    assert bet["commission"]["exact"] == "1/20"
    assert [(each["when"], each["pays"]["exact"]) for each in bet["outcomes"]] == [
        ({"winner": ["banker"]}, "19/20"),
        ({"winner": ["tie"]}, "0/1"),
        ({}, "-1/1"),
    ]
    assert bet["hit"] == bet["outcomes"][0]["probability"]


def test_the_same_shoe_in_every_way(here: Here, tmp_path: Path) -> None:
    plain = edge(here, "ez")
    cards = tmp_path / "cards.txt"
    cards.write_text("\n".join(packs(8)))
    assert edge(here, "ez", "--packs", "8") == plain
    assert edge(here, "ez", "--counts", ",".join(map(str, EIGHT))) == plain
    assert edge(here, "ez", "--cards", str(cards)) == plain
    assert edge(here, "ez", "--packs", "7") != plain


def test_cards_may_be_piped_in_and_may_begin_with_a_byte_order_mark(
    here: Here, pipe: Pipe, tmp_path: Path
) -> None:
    plain, marked = edge(here, "ez"), "\n".join(packs(8)).encode("utf-8-sig")
    (tmp_path / "cards.txt").write_bytes(marked)
    assert edge(here, "ez", "--cards", "cards.txt") == plain
    for given in (marked, marked.removeprefix(BOM_UTF8)):
        pipe(given)
        assert edge(here, "ez", "--cards", "-") == plain


def test_a_bet_s_file_may_begin_with_a_byte_order_mark(here: Here, tmp_path: Path) -> None:
    ours = tmp_path / "ours"
    ours.mkdir()
    text = 'title = "Ours"\nneeds = "values"\n[[outcomes]]\nwhen = { winner = "tie" }\npays = 8\n'
    (ours / "mine.toml").write_text(text, "utf-8-sig")
    found = object_of(here, "ez", "--bets", "ours")["bets"]
    assert found["mine"]["edge"] == found["tie"]["edge"]


def test_of_many_bets_as_many_are_named_as_fit_each_whole(here: Here, tmp_path: Path) -> None:
    ours = tmp_path / "ours"
    ours.mkdir()
    text = 'title = "Ours"\nneeds = "values"\n[[outcomes]]\nwhen = { winner = "tie" }\npays = 8\n'
    for at in range(100):
        (ours / f"a-bet-of-this-house-{at:04}.toml").write_text(text, "utf-8")
    said = here("odds", "ez", "--bets", "ours", "--bet", "red").stderr
    names = (
        said.removeprefix("There is no bet “red”; there are ").removesuffix(", ….\n").split(", ")
    )
    assert len(names) > 70
    assert all(re.fullmatch("a-bet-of-this-house-[0-9]{4}", name) for name in names)


def test_cards_that_are_removed(here: Here) -> None:
    removed = object_of(here, "punto-banco", "--removed", "9h, Kd")
    assert removed["cards"] == [127, *[32] * 8, 31]
    counted = edge(here, "punto-banco", "--counts", "127,32,32,32,32,32,32,32,32,31")
    assert Fraction(removed["bets"]["banker"]["edge"]["exact"]) == counted


def test_cards_on_the_table_count_among_those_of_the_shoe(here: Here) -> None:
    found = object_of(here, "punto-banco", "--dealt", "P 9h,B Kd,P Kc,B 2c")
    assert found["cards"] == EIGHT
    assert found["outcomes"]["player"] == {"exact": "1/1", "float": 1.0}
    assert found["permutations"] == 412 * 411
    assert found["method"]["name"] == "halfway"


def test_any_shipped_bet_can_be_asked_for(here: Here) -> None:
    found = object_of(here, "punto-banco", "--bet", "panda-8", "--bet", "perfect-pair")
    assert list(found["bets"]) == ["panda-8", "perfect-pair"]
    assert found["bets"]["perfect-pair"]["edge"]["float"] == pytest.approx(0.13029, abs=1e-5)
    assert edge(here, "ez", "--bet", "banker") == edge(here, "punto-banco", "--bet", "banker-ez",
                                                       bet="banker-ez")  # fmt: skip


def test_lines_for_a_spreadsheet(here: Here) -> None:
    ran = here("odds", "super6", "--csv")
    rows = list(csv.DictReader(ran.stdout.splitlines()))
    assert list(rows[0]) == [
        "bet", "name", "edge", "edge_exact", "hit", "hit_exact", "sd", "commission",
    ]  # fmt: skip
    assert [row["bet"] for row in rows] == ["player", "banker", "tie"]
    assert float(rows[1]["edge"]) == float(Fraction(rows[1]["edge_exact"]))
    assert float(rows[1]["commission"]) == pytest.approx(0.0587, abs=1e-4)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Tie", "14.360 %", "Edge", "over every order of six cards")),
        ("de", ("Égalité", "14,360 %", "Hausvorteil", "jede Folge von sechs Karten")),
        ("fr", ("Égalité", "14,360 %", "Avantage", "tous les ordres de six cartes")),
    ],
)
def test_a_table_for_people(here: Here, language: str, words: tuple[str, ...]) -> None:
    ran = here("odds", "punto-banco", "--language", language)
    assert ran.returncode == 0
    assert [word for word in words if word not in ran.stdout] == []
    assert "█" in ran.stdout


def test_nothing_heavy_is_loaded() -> None:
    code = (
        "import sys; from baccarat.cli import main; main(['odds', 'punto-banco']); "
        "sys.exit(str({'numba', 'numpy', 'litestar', 'sqlalchemy'} & {*sys.modules}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr == "set()\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["faro"], ("no game “faro”", "kein Spiel „faro“", "pas de jeu «\u00a0faro\u00a0»")),
        (
            ["ez", "--bet", "red"],
            ("no bet “red”", "keine Wette „red“", "pas de pari «\u00a0red\u00a0»"),
        ),
        (["ez", "--counts", "5"], ("ten numbers", "zehn Zahlen", "dix nombres")),
        (["ez", "--dealt", "9h"], ("not a dealt card", "keine gegebene", "pas une carte donnée")),
    ],
    ids=["an unknown preset", "an unknown bet", "one count", "no side"],
)
def test_the_language_that_was_asked_for_is_kept(
    here: Here, arguments: list[str], says: tuple[str, str, str]
) -> None:
    for language, words in zip(QUOTED, says, strict=True):
        assert words in here("odds", *arguments, "--language", language).stderr
