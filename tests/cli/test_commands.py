"""The output of the smaller commands."""

import io
import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baccarat import __version__
from baccarat.cards import Hand, parse_cards
from baccarat.cli.output.streams import replace_unprintable
from baccarat.fairness import seed_secret, shoe_order
from baccarat.notation import write
from baccarat.rules import PRESETS, Coup, punto_preset
from cli.conftest import Baccarat, Here
from notation.played import PUNTO, done, play, record_of, seated


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def dealt(here: Here, *arguments: str, preset: str = "punto-banco") -> list[dict[str, Any]]:
    ran = here("deal", preset, "--json", *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return objects(ran.stdout)


def test_deal_gives_an_object_a_coup(here: Here) -> None:
    coups = dealt(here, "--coups", "200", "--seed", "7")
    assert [each["coup"] for each in coups] == list(range(1, 201))
    assert {each["shoe"] for each in coups} >= {1, 2, 3}
    for each in coups:
        coup = Coup(Hand(parse_cards(each["player"])), Hand(parse_cards(each["banker"])))
        assert coup.next_side() is None
        assert (each["player_total"], each["banker_total"]) == (
            coup.player.total,
            coup.banker.total,
        )
        assert each["outcome"] == coup.outcome


def test_deal_burns_and_deals_the_shoe_that_its_seed_gives(here: Here) -> None:
    game = punto_preset("punto-banco")
    for shoe in (1, 2):
        order = iter(shoe_order(seed_secret(7), "terminal", shoe, game))
        coups = [
            each for each in dealt(here, "--coups", "120", "--seed", "7") if each["shoe"] == shoe
        ]
        assert coups[0]["coup_of_shoe"] == 1
        burnt = next(order).points or 10
        assert len([*islice(order, burnt)]) == burnt
        for each in coups:
            coup = Coup()
            while side := coup.next_side():
                coup = coup.with_card(side, next(order))
            assert (tuple(each["player"]), tuple(each["banker"])) == (
                coup.player.cards,
                coup.banker.cards,
            )


@pytest.mark.rule("PB-12", "PB-13")
@pytest.mark.parametrize(
    ("preset", "first", "step"), [("grande", 14, -1), ("american", 1, 1)], ids=str
)
def test_deal_tells_who_holds_the_shoe_and_when_it_passes(
    here: Here, preset: str, first: int, step: int
) -> None:
    """The shoe starts next to the croupier, and each win of Player moves it by one chair."""
    coups = dealt(here, "--coups", "60", "--seed", "7", preset=preset)
    holder, seats = first, punto_preset(preset).seats
    for each in coups:
        assert each["holder"] == holder
        then = (holder - 1 + step) % seats + 1 if each["outcome"] == "player" else None
        assert each["passes_to"] == then
        holder = then or holder
    assert {each["holder"] for each in coups} == {*range(1, seats + 1)}
    said = here("deal", preset, "--coups", "60", "--seed", "7", "--language", "en").stdout
    assert said.count("holds the shoe and deals") == 60
    assert said.count("The shoe passes to seat") == sum(bool(each["passes_to"]) for each in coups)


def test_the_same_seed_gives_the_same_cards(here: Here) -> None:
    assert dealt(here, "--seed", "7") == dealt(here, "--seed", "7")
    assert dealt(here, "--seed", "7") != dealt(here, "--seed", "8")


def test_without_a_seed_one_is_drawn_and_told(here: Here) -> None:
    first, second = dealt(here), dealt(here)
    assert len(first) == 5
    assert first != second
    assert dealt(here, "--seed", str(first[0]["seed"])) == first


@pytest.mark.parametrize(
    ("lang", "player", "says"),
    [
        ("C", "Player", "Banker wins, five to one."),
        ("de_DE.UTF-8", "Punto", "Banco gewinnt, fünf zu eins."),
        ("fr_FR.UTF-8", "Punto", "Banco gagne, cinq à un."),
    ],
)
def test_deal_draws_cards_points_and_calls(
    baccarat: Baccarat, here: Here, lang: str, player: str, says: str
) -> None:
    ran = baccarat(
        "deal", "punto-banco", "--seed", "40", "--coups", "1", "--why", lang=lang, PYTHONUTF8="1"
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search(rf"{player} +J♦ +K♥ +A♥ +1\n", ran.stdout)
    assert says in ran.stdout
    asked = ("deal", "punto-banco", "--seed", "40", "--coups", "1", "--why", "--language")
    assert ran.stdout == here(*asked, lang[:2].replace("C", "en")).stdout


def test_a_terminal_that_knows_no_suits_is_spared(baccarat: Baccarat) -> None:
    ran = baccarat("deal", "punto-banco", "--seed", "7", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Player   8s   As" in ran.stdout


def test_colour_is_for_terminals_that_want_it(
    baccarat: Baccarat, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    colourful = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    deal = ("deal", "punto-banco", "--seed", "7")
    colours = re.compile(r"\x1b\[[0-9;]*(3[0-7]|4[0-7])m")
    shown = baccarat(*deal, PYTHONUTF8="1", **colourful).stdout
    assert colours.search(shown)
    assert "\x1b" not in here(*deal).stdout
    for name, text in colourful.items():
        monkeypatch.setenv(name, text)
    assert here(*deal).stdout == shown
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colours.search(here(*deal).stdout)


def test_presets_lists_games_and_every_field(
    baccarat: Baccarat, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = baccarat("presets", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == json.loads(msgspec.json.encode(PRESETS))
    names = {field for each in json.loads(ran.stdout) for field in each}
    assert names == {"game", *(field for each in PRESETS for field in each.__struct_fields__)}
    monkeypatch.setenv("COLUMNS", "200")
    listed = here("presets").stdout
    assert all(
        re.search(rf"^{each.name} +\w.* {each.packs} +{each.seats}$", listed, re.MULTILINE)
        for each in PRESETS
    )
    shown = here("presets", *(each.name for each in PRESETS)).stdout
    assert all(each.name in shown for each in PRESETS)
    assert all(field in shown for field in names - {"name"})
    assert re.search(r"Panda 8 +Player wins, Player has 8, Player has 3 cards +25 to 1 ", shown)
    assert re.search(r"super6 +Player .*\n.*\n +Banker +Banker wins, Banker has 6 +1 to 2", shown)
    ran = baccarat("presets", "ez", "--json")
    assert [each["name"] for each in json.loads(ran.stdout)] == ["ez"]
    assert "“banko”" in baccarat("presets", "banko").stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    start = seated(PUNTO)
    file = tmp_path / "shoe.bhh"
    file.write_text(write(record_of(start, done(play(start)))), encoding="utf-8", newline="")
    return file


def test_replay_has_the_same_result(here: Here, record: Path) -> None:
    end = play(seated(PUNTO)).state
    ran = here("replay", str(record), "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    result = json.loads(ran.stdout)
    assert (result["version"], result["ok"], result["room"]) == (1, True, "blue")
    assert {each["seat"]: each["purse"] for each in result["final"]} == {
        seat: purse for seat, purse in enumerate(end.purses, 1) if purse is not None
    }
    assert [each["coup"] for each in result["coups"]] == list(range(1, len(result["coups"]) + 1))
    assert {"player", "banker", "outcome"} < result["coups"][0].keys()


def test_replay_names_the_players(here: Here, record: Path) -> None:
    ran = here("replay", str(record))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("blue, shoe 1\n")
    assert "Every card, stake and result agrees." in ran.stdout
    assert "Seat 1, Ada: " in ran.stdout


def test_version_and_help(baccarat: Baccarat, here: Here) -> None:
    assert baccarat("--version").stdout == f"{__version__}\n"
    for ran in (baccarat(), here("--help")):
        assert ran.returncode == 0
        assert all(name in ran.stdout for name in ("play", "deal", "presets", "replay"))
    assert "--seed" in here("deal", "--help").stdout


def test_a_reader_that_has_seen_enough_is_let_go() -> None:
    deal = [sys.executable, "-m", "baccarat", "deal", "punto-banco", "--coups", "100000", "--json"]
    with subprocess.Popen(deal, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437"])
def test_suits_differ_in_every_encoding(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """Where the output lacks a character, another that means the same is printed."""
    written = io.BytesIO()
    output = io.TextIOWrapper(written, encoding=encoding, newline="")
    monkeypatch.setattr(sys, "stdout", output)
    replace_unprintable()
    output.write("4♣ 4♦ 4♥ 4♠ ○● ∞ – “Řé” 龍")
    output.flush()
    plain = written.getvalue().decode(encoding)
    assert re.fullmatch(r"4[c♣] 4[d♦] 4[h♥] 4[s♠] (o\*|○●) (inf|∞) [-–] [\"“]R[eé][\"”] \?", plain)
