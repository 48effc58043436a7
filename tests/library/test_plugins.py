"""A plug-in adds bets, presets, strategies and counting systems; a broken one warns."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import NotFoundException
from msgspec.structs import replace

from baccarat import (
    CHANGEUR,
    HOUSE,
    PRESETS,
    Bet,
    Sit,
    Stake,
    StartShoe,
    UnknownPreset,
    preset,
    punto,
    punto_preset,
)
from baccarat.cli import main
from baccarat.lab import Composition
from baccarat.lab.card_tags import counting_systems
from baccarat.lab.counting import count
from baccarat.lab.pricing.odds import odds
from baccarat.lab.simulation.strategy import plugin_kinds, read_strategy
from baccarat.players import first_bots, strategies, strategy
from baccarat.players.register import _strategies
from baccarat.plugins.load import PluginWarning
from baccarat.rules import Wager, all_presets, standard_wager, wager_names
from baccarat.rules.presets.named import plugin_presets
from baccarat.rules.wagers.trade import plugin_wagers
from baccarat.text.languages import describe, plugin_folders
from baccarat.text.say import _bundle, _entries, _pattern, say
from baccarat.web.added_words import added_words, shipped
from project.tree import ROOT
from support.server.guest import PATIENCE, Guest
from support.server.process import Server

PAGE = (ROOT / "docs" / "plugins.md").read_text(encoding="utf-8")
EXAMPLE = tomllib.loads(PAGE.partition("```toml\n")[2].partition("```")[0])
CODE = PAGE.partition("```python\n")[2].partition("```")[0]
CACHES = (
    plugin_wagers, standard_wager, plugin_presets, _strategies, plugin_kinds, counting_systems,
    plugin_folders, _bundle, _entries, _pattern,
)  # fmt: skip

Entries = Mapping[str, Mapping[str, str]]


def install(folder: Path, module: str, code: str, entries: Entries) -> Path:
    """Write a package into a folder as an installer would."""
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    groups = (
        "\n".join([f"[{group}]", *(f"{name} = {place}" for name, place in each.items())])
        for group, each in entries.items()
    )
    (info / "entry_points.txt").write_text("\n\n".join(groups) + "\n")
    (folder / f"{module}.py").write_text(code)
    return folder


def forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
    for name in ("deuces", "broken"):
        sys.modules.pop(name, None)


@pytest.fixture
def deuces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the package of the document."""
    folder = install(tmp_path / "site", "deuces", CODE, EXAMPLE["project"]["entry-points"])
    monkeypatch.syspath_prepend(folder)
    forget()
    yield folder
    forget()


def test_a_bet_is_priced(deuces: Path) -> None:
    assert "deuces" in wager_names()
    price = odds(preset("punto-banco"), Composition.of_packs(8), bets=["deuces"]).bets["deuces"]
    assert price.edge == 1 - price.hit * 7 / 2
    assert 0 < price.hit < 1


def test_a_preset_is_listed_and_priced(deuces: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [each.name for each in all_presets() if each not in PRESETS] == ["deuces-wild"]
    assert punto_preset("deuces-wild").wagers[-1].name == "deuces"
    assert main(["presets", "--json"]) == 0
    assert "deuces-wild" in [each["name"] for each in json.loads(capsys.readouterr().out)]
    for command in (["presets"], ["odds", "deuces-wild"], ["deal", "deuces-wild", "--coups", "1"]):
        assert main(command) == 0
        assert re.search("deuces", capsys.readouterr().out, re.IGNORECASE)


def test_a_strategy_plays(deuces: Path) -> None:
    game = preset("deuces-wild")
    assert "deuces-only" in strategies(game)
    assert "deuces-only" not in first_bots(game)
    ours = {*strategies(preset("chemin-de-fer"))}
    assert "deuces-only" not in ours
    table = punto.new(replace(punto_preset("deuces-wild"), burn=0))
    for seat, action in ((CHANGEUR, Sit(1, 100_000)), (HOUSE, StartShoe())):
        table = punto.decide(table, seat, action).state
    play = strategy(game, "deuces-only")
    staked = play(punto.view(table, 1), {}, lambda n: 0)
    assert staked == Stake((Bet("deuces", game.minimum),))
    table = punto.decide(table, 1, staked).state
    assert play(punto.view(table, 1), {}, lambda n: 0) is None


def test_a_simulated_strategy_has_named_arguments(deuces: Path) -> None:
    read = read_strategy("press-once:after=3")
    assert (read.arguments, read.load().__name__) == ((3.0,), "press_once")


def test_a_counting_system_is_used(deuces: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = "0,-2,0,0,0,0,0,1,1,0"
    found = count("tie", tags="few-deuces", shoes=2, seed=1)
    assert found.tags == count("tie", tags=numbers, shoes=2, seed=1).tags
    assert read_strategy("counting:tags=few-deuces").tags == (0, 0, -2, 0, 0, 0, 0, 0, 1, 1)
    assert main(["count", "tie", "--tags", "few-deuces", "--shoes", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tags"]["9"] == 1


def test_a_house_offers_and_plays_them(deuces: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "support.server.conditions with_plugins", str(deuces))
    order = {"preset": "deuces-wild", "strategies": ["deuces-only"], "pace": "instant"}
    with server, Guest(server.address) as guest:
        (form,) = (
            each for each in guest.http.get("/api/forms").json()["games"] if each["game"] == "punto"
        )
        assert "deuces-wild" in [each["name"] for each in form["presets"]]
        assert "deuces-only" in form["strategies"]
        room = guest.http.post("/api/rooms", json=order).json()["id"]
        guest.enter(room)
        guest.ask({"type": "sit", "seat": 1, "amount": 100_000})
        guest.until(lambda now: any(each["stakes"] for each in now["view"]["seats"]))
        (stakes,) = (each["stakes"] for each in guest.now["view"]["seats"] if each["stakes"])
        assert [bet["wager"] for bet in stakes] == ["deuces"]
        guest.ask({"type": "deal"})
        guest.until(lambda now: now["coup"] == 2)
    with (
        Server(tmp_path / "data") as plain,
        httpx.Client(base_url=plain.address, timeout=PATIENCE) as http,
    ):
        # Without the plug-in the room goes on, and its record can be read.
        assert room in [each["id"] for each in http.get("/api/rooms").json()]
        record = http.get(f"/api/rooms/{room}/shoes/1/record")
        assert "deuces" in record.text
        with Guest(plain.address, "Bea") as bea:
            bea.enter(room)
            bea.ask({"type": "sit", "seat": 2, "amount": 100_000})
            bea.until(lambda now: now["view"]["phase"] == "staking")
            bea.ask({"type": "deal"})
            bea.until(lambda now: now["coup"] >= 3)


def test_a_language_is_spoken(deuces: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = deuces / "latin"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "language.toml").write_text('name = "Latina"\n')
    (folder / "table.ftl").write_text("preset-punto-banco = Punctum et mensa\n")
    install(deuces, "latina", "", {"baccarat.languages": {"la": "latin"}})
    forget()
    assert say("la", "preset-punto-banco") == "Punctum et mensa"
    assert say("la", "preset-ez") == say("en", "preset-ez")
    assert main(["odds", "punto-banco", "--language", "la"]) == 0
    assert "Punctum et mensa" in capsys.readouterr().out
    assert describe("la") == ("la", "Latina", "ltr", "la")
    words = shipped("la", ("table", "roads"))
    assert words.own == ("preset-punto-banco = Punctum et mensa\n",)
    table, roads = words.english
    assert "preset-punto-banco =" not in table
    assert "preset-ez =" in table
    assert roads.count(" = ") > 10


@pytest.mark.parametrize(
    "words", ["la/page", "de/page", "la/..", "la/page+nothing", "la/" + "page+" * 20]
)
def test_other_words_are_not_sent(deuces: Path, words: str) -> None:
    with pytest.raises(NotFoundException):
        added_words.fn(*words.split("/"))


BROKEN: dict[str, tuple[str, str, str, str]] = {
    "a missing module": ("baccarat.bets", "lost", "nowhere:BET", "No module named 'nowhere'"),
    "a missing name": ("baccarat.bets", "lost", "broken:LOST", "no attribute 'LOST'"),
    "one that exits": ("baccarat.bets", "gone", "broken:GONE.now", "SystemExit"),
    "one that raises": ("baccarat.bets", "bad", "broken:GONE.bad", "bad luck"),
    "no bet": ("baccarat.bets", "seven", "broken:SEVEN", "a Wager or the text of a bet's file"),
    "no file of a bet": ("baccarat.bets", "text", "broken:TEXT", "text"),
    "an impossible bet": ("baccarat.bets", "never", "broken:NEVER", "never"),
    "a bet of another name": ("baccarat.bets", "other", "broken:TIE", "calls itself 'tie'"),
    "a bet of ours": ("baccarat.bets", "tie", "broken:TIE", "the name is taken"),
    "no preset": ("baccarat.presets", "seven", "broken:SEVEN", "a preset is needed"),
    "a preset of ours": ("baccarat.presets", "ez", "broken:PRESET", "the name is taken"),
    "a preset of another name": ("baccarat.presets", "other", "broken:PRESET", "calls itself"),
    "a preset with odd fields": ("baccarat.presets", "odd", "broken:ODD", "of the wrong type"),
    "a preset with unknown bets": ("baccarat.presets", "own", "broken:OWN", "its bet 'never'"),
    "no strategy": ("baccarat.strategies.punto", "seven", "broken:SEVEN", "a function is needed"),
    "a strategy of ours": ("baccarat.strategies.punto", "bold", "broken:play", "is taken"),
    "no kind": ("baccarat.simulation", "seven", "broken:SEVEN", "a StrategyKind is needed"),
    "a kind without a place": ("baccarat.simulation", "lost", "broken:LOST_KIND", "module:name"),
    "a kind that is nowhere": ("baccarat.simulation", "far", "broken:FAR", "no attribute 'far'"),
    "no tags": ("baccarat.counting", "seven", "broken:SEVEN", "not iterable"),
    "too few tags": ("baccarat.counting", "few", "broken:FEW", "tags are ten numbers"),
    "tags by a name": ("baccarat.counting", "name", "broken:NAME", "tags are ten numbers"),
    "no folder of a language": ("baccarat.languages", "la", "broken:FEW", "has no language.toml"),
    "a language of ours": ("baccarat.languages", "de", "broken:FEW", "the name is taken"),
    "a name like a number": ("baccarat.counting", "1", "broken:FEW", "begin with a letter"),
    "a name of two words": ("baccarat.bets", "two words", "broken:WORDS", "single hyphens"),
    "a name in an address": ("baccarat.presets", "../mine", "broken:PRESET", "single hyphens"),
    "a name with an accent": ("baccarat.strategies.punto", "öde", "broken:play", "single hyphens"),
    "an endless name": ("baccarat.simulation", "a" * 65, "broken:LOST_KIND", "at most 64"),
    "a place that is none": ("baccarat.bets", "odd", "a = broken:TIE", "written as module:name"),
}
CODE_BROKEN = """
from msgspec.structs import replace
from baccarat import preset
from baccarat.lab.simulation.strategy import StrategyKind
from baccarat.rules import Wager, standard_wager

class Gone:
    @property
    def now(self):
        raise SystemExit
    @property
    def bad(self):
        raise RuntimeError("bad\\nluck")

GONE, SEVEN, TEXT, TIE, FEW, NAME = Gone(), 7, "title = ", standard_wager("tie"), "1,2", "seven"
NEVER = Wager("never", "Never", ())
WORDS = replace(TIE, name="two words")
PRESET = replace(preset("punto-banco"), name="mine")
ODD = replace(PRESET, name="odd", wagers=list(PRESET.wagers))
OWN = replace(PRESET, name="own", wagers=(*PRESET.wagers, NEVER))
LOST_KIND = StrategyKind("lost", {})
FAR = StrategyKind("far", {}, function="broken:far")

def play(view, seen, chance):
    if chance(2):
        raise RuntimeError("no idea")
    return "everything"
"""


def use_all(times: int) -> None:
    for _ in range(times):
        wager_names()
        all_presets()
        strategies(preset("ez"))
        plugin_kinds()
        counting_systems()
        plugin_folders()


@pytest.mark.parametrize("row", BROKEN)
def test_a_broken_plugin_is_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, row: str
) -> None:
    group, name, place, reason = BROKEN[row]
    monkeypatch.syspath_prepend(install(tmp_path, "broken", CODE_BROKEN, {group: {name: place}}))
    forget()
    with pytest.warns(PluginWarning) as told:
        use_all(times=2)
    (warning,) = told
    said = str(warning.message)
    assert said.startswith(f"the plug-in {name!r} of broken ({group}) is left out: ")
    assert reason in said
    assert "\n" not in said
    assert isinstance(standard_wager("tie"), Wager)
    with pytest.raises(UnknownPreset):
        preset("mine")
    forget()


def test_a_strategy_that_fails_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    group = {"baccarat.strategies.punto": {"mine": "broken:play"}}
    monkeypatch.syspath_prepend(install(tmp_path, "broken", CODE_BROKEN, group))
    forget()
    play = strategy(preset("ez"), "mine")
    with pytest.warns(PluginWarning, match="'mine' did not answer: no idea"):
        assert play(None, {}, lambda n: 1) is None
    with pytest.warns(PluginWarning, match="'everything' is no action of a seat"):
        assert play(None, {}, lambda n: 0) is None
    forget()


def test_the_command_line_warns_in_one_line(tmp_path: Path) -> None:
    group = {"baccarat.presets": {"seven": "broken:SEVEN"}}
    folder = install(tmp_path, "broken", CODE_BROKEN, group)
    done = subprocess.run(
        [sys.executable, "-m", "baccarat", "presets", "--json"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(json.loads(done.stdout)) == len(PRESETS)
    assert done.stderr == (
        "baccarat: the plug-in 'seven' of broken (baccarat.presets) is left out: "
        "a preset is needed, not 7\n"
    )
