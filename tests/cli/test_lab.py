"""The output of `baccarat removal`, `risk` and `shoe`."""

import csv
import json
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from baccarat.notation import read, write
from baccarat.rules import punto_preset
from cli.conftest import Here
from notation.played import done, play, record_of, seated
from support.expect_fault import QUOTED

GOLDEN = Path(__file__).parents[1] / "golden" / "ez.bhh"
EFFECTS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]


@pytest.mark.rule("PB-17")
def test_removal_as_an_object(here: Here) -> None:
    found = json.loads(here("removal", "dragon-7", "--packs", "6", "--json").stdout)
    assert list(found) == [
        "version", "bet", "name", "packs", "edge", "effects", "linear", "counts",
    ]  # fmt: skip
    assert (found["bet"], found["packs"]) == ("dragon-7", 6)
    assert list(found["effects"]) == list(found["linear"]) == EFFECTS
    effects = [Fraction(each["exact"]) for each in found["effects"].values()]
    assert 4 * effects[0] + sum(effects[1:]) == 0
    assert [each["highest"] for each in found["counts"]] == [1, 2, 3]
    assert all(0 < each["correlation"] < 1 for each in found["counts"])


def test_removal_by_rank_where_the_bet_needs_ranks(here: Here) -> None:
    found = json.loads(here("removal", "perfect-pair", "--json").stdout)
    assert list(found["effects"]) == [*"A23456789TJQK"]


def test_risk_as_an_object(here: Here) -> None:
    ran = here("risk", "player", "--bankroll", "5", "--stake", "2", "--coups", "9", "--json")
    found = json.loads(ran.stdout)
    assert list(found) == [
        "version", "bet", "name", "packs", "bankroll", "stake", "coups", "edge", "ruin", "mean",
        "sd", "quantiles", "results", "method",
    ]  # fmt: skip
    assert sum(Fraction(each["probability"]["exact"]) for each in found["results"]) == 1
    results = [Fraction(each["result"]["exact"]) for each in found["results"]]
    assert results == sorted(results)
    ruined = (each for each in found["results"] if Fraction(each["result"]["exact"]) < 2 - 5)
    assert sum(Fraction(each["probability"]["exact"]) for each in ruined) == Fraction(
        found["ruin"]["exact"]
    )
    assert found["method"] == {"name": "convolution", "exact": True, "error": 0.0}


def test_a_long_course_is_not_said_to_be_exact(here: Here) -> None:
    found = json.loads(
        here("risk", "banker", "--bankroll", "50", "--coups", "400", "--json").stdout
    )
    assert found["method"]["exact"] is False
    assert 0 < found["method"]["error"] < 1e-10
    assert isinstance(found["ruin"], float)
    assert "floating point" in here("risk", "banker", "--bankroll", "50", "--coups", "400").stdout


def test_a_shoe_as_an_object_and_as_lines(here: Here) -> None:
    found = json.loads(here("shoe", str(GOLDEN), "--json").stdout)
    coups = read(GOLDEN.read_text()).coups
    assert (found["version"], found["preset"]) == (1, "ez")
    assert [each["coup"] for each in found["coups"]] == [*range(1, len(coups) + 1)]
    assert coups[0].startswith("h start; h deal 2d ")  # it was shown, and two more burnt unseen
    assert found["coups"][0]["cards"] == [128, 32, 31, *[32] * 7]
    rows = list(csv.DictReader(here("shoe", str(GOLDEN), "--csv").stdout.splitlines()))
    assert list(rows[0]) == [
        "shoe", "coup", "cards", "outcome", "player", "banker", "tie", "dragon-7", "panda-8",
    ]  # fmt: skip
    for row, each in zip(rows, found["coups"], strict=True):
        assert int(row["cards"]) == sum(each["cards"])
        assert float(row["dragon-7"]) == each["edges"]["dragon-7"]["float"]


def test_a_shoe_as_a_picture(here: Here, tmp_path: Path) -> None:
    ran = here("shoe", str(GOLDEN), "--plot", "shoe.svg")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    drawn = ET.fromstring((tmp_path / "shoe.svg").read_text())  # noqa: S314 - our own
    lines = [each for each in drawn.iter() if each.tag.endswith("polyline")]
    assert len(lines) == 5
    coups = len(read(GOLDEN.read_text()).coups)
    assert {len(each.attrib["points"].split()) for each in lines} == {coups}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["removal", "tie"], ("Card out", "Karte fort", "Carte ôtée")),
        (["risk", "tie", "--bankroll", "9"], ("Ruined", "Aufgebraucht", "Épuisée")),
        (["shoe", str(GOLDEN)], ("Edges before", "Hausvorteil vor", "Avantage avant")),
    ],
    ids=["removal", "risk", "shoe"],
)
def test_tables_for_people(here: Here, arguments: list[str], says: tuple[str, str, str]) -> None:
    for language, words in zip(QUOTED, says, strict=True):
        ran = here(*arguments, "--language", language)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert words in ran.stdout


OWN = {
    "deuces": 'title = "Deuces"\nneeds = "values"\n'
    "outcomes = [{ when = { margin = 2 }, pays = 2 }]\n",
    "kings": 'title = "Kings"\nneeds = "ranks"\n'
    'outcomes = [{ when = { player_ranks = "K" }, pays = 99 }]\n',
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    folder.mkdir()
    for name, text in OWN.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_a_house_prices_its_own_bets(here: Here, own: Path) -> None:
    everything = json.loads(here("odds", "ez", "--bets", str(own), "--json").stdout)
    assert [*everything["bets"]][-3:] == ["panda-8", "deuces", "kings"]
    kings = everything["bets"]["kings"]["edge"]["exact"]
    assert Fraction(kings) == 1 - 100 * Fraction(32 * 31, 416 * 415)
    alone = json.loads(here("odds", "ez", "--bets", str(own), "--bet", "kings", "--json").stdout)
    assert {**everything["bets"]["kings"]} == alone["bets"]["kings"]
    start = seated(replace(punto_preset("ez"), packs=4, stop_depth=104, burn=0))
    (own.parent / "short.bhh").write_text(write(record_of(start, done(play(start)))))
    shoe = json.loads(here("shoe", "short.bhh", "--bets", str(own), "--json").stdout)
    first = shoe["coups"][0]["edges"]["kings"]["exact"]
    assert Fraction(first) == 1 - 100 * Fraction(16 * 15, 208 * 207)
    assert shoe["method"] == {"name": "joint", "kernel": "float64", "exact": True}
    assert (shoe["ranked"]["kernel"], shoe["slower"]) == ("reference", None)


def test_effects_and_risk_of_a_bet_of_the_house(here: Here, own: Path) -> None:
    effects = json.loads(here("removal", "kings", "--bets", str(own), "--json").stdout)["effects"]
    assert effects["K"]["float"] < 0 < effects["A"]["float"]
    more = ("--bankroll", "3", "--coups", "3", "--json")
    found = json.loads(here("risk", "deuces", "--bets", str(own), *more).stdout)
    assert (found["bet"], found["name"]) == ("deuces", "Deuces")


@pytest.mark.parametrize(
    "command",
    [
        ["odds", "ez"],
        ["removal", "tie"],
        ["risk", "tie", "--bankroll", "9"],
        ["shoe", str(GOLDEN)],
    ],
    ids=["odds", "removal", "risk", "shoe"],
)
@pytest.mark.parametrize(
    ("file", "says"),
    [
        (
            "tie.toml",
            "The file ours/tie.toml does not describe a bet: there is a bet called “tie” already.",
        ),
        (None, "ours cannot be used: there is no such file or folder."),
        ("", "ours cannot be used: it is a file, not a folder."),
    ],
    ids=["taken", "no-folder", "no-directory"],
)
def test_an_unusable_folder_is_reported_in_one_sentence(
    here: Here, tmp_path: Path, command: list[str], file: str | None, says: str
) -> None:
    folder = tmp_path / "ours"
    if file:
        folder.mkdir()
        (folder / file).write_text(OWN["kings"])
    elif file is not None:
        folder.write_text("")
    ran = here(*command, "--bets", "ours")
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{says}\n")


def test_values_alone_do_not_price_a_bet_of_the_house_on_ranks(here: Here, own: Path) -> None:
    counts = ("--counts", "16,4,4,4,4,4,4,4,4,4")
    ran = here("odds", "ez", "--bets", str(own), *counts, "--bet", "kings")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "“kings” needs ranks and suits" in ran.stderr


def test_invalid_records(here: Here, tmp_path: Path) -> None:
    (tmp_path / "words.bhh").write_text("nothing of the kind\n")
    ran = here("shoe", "words.bhh")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
