"""Terminals of 80 and 60 columns: no line is longer, and no word or fraction is broken in two."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from baccarat.cli.commands import app
from baccarat.cli.help_texts import _commands
from baccarat.cli.output.wrapping import cells, wrap
from baccarat.lab.results import history
from baccarat.notation import record_of_cards, write
from baccarat.text.languages import LANGUAGES, LOCALES
from cli.conftest import Here
from support.golden.records import short

WIDTHS = (80, 60)
ENOUGH = 2_000
"""Columns in which every line fits."""
BREAKABLE = r"\s\u2e80-\u9fff\uf900-\ufaff，。；：！？（）《》、“”│╭╮╰╯─"
"""Spaces, boxes, and the characters of scripts without spaces."""
COMMANDS = {
    "presets": ["presets"],
    "rules of presets": ["presets", "ez", "midi", "chemin-de-fer", "banque-club"],
    "deal punto banco": ["deal", "punto-banco", "--why", "--seed", "1"],
    "deal chemin de fer": ["deal", "chemin-de-fer", "--why", "--seed", "1"],
    "deal banque": ["deal", "banque-limitee", "--why", "--seed", "1"],
    "odds": ["odds", "ez"],
    "odds of a coup": ["odds", "punto-banco", "--dealt", "P 9h,B Kd", "--bet", "perfect-pair"],
    "removal": ["removal", "tie"],
    "count": ["count", "dragon-7", "--shoes", "20", "--cut", "14"],
    "risk": ["risk", "tie", "--bankroll", "9", "--coups", "3"],
    "shoe": ["shoe", "punto.bhh"],
    "analyse punto banco": ["analyse", "punto.bhh"],
    "analyse chemin de fer": ["analyse", "chemin.bhh"],
    "simulate punto banco": ["simulate", "ez", "--shoes", "20", "--seed", "1"],
    "simulate a strategy": [
        "simulate", "punto-banco", "--shoes", "10", "--seed", "1", "--bet", "banker",
        "--strategy", "flat",
    ],
    "simulate banque": ["simulate", "banque-limitee", "--shoes", "2", "--seed", "1"],
    "solve chemin de fer": ["solve", "chemin-de-fer"],
    "solve banque": ["solve", "banque", "--theta", "1/3"],
    "best response at chemin de fer": ["best-response", "chemin-de-fer", "--ponte", "5=0"],
    "best response at banque": ["best-response", "banque", "--right", "5=0"],
    "rules": ["rules", "ez"],
    "study": ["study", "punto.bhh"],
    "results": ["result"],
    "result": ["result", "history", "--packs", "1"],
    "replay": ["replay", "chemin.bhh"],
    "verify": ["verify", "banque.bhh"],
    "roads": ["roads", "BnTPpbBB" * 15],
    "roads of a record": ["roads", "punto.bhh"],
    "record": ["record", "ez", "coups.txt", "--out", "noted.bhh"],
}  # fmt: skip
HELPS = sorted(name for name, _ in _commands(app) if name != "install-completion")
COMPUTED = (
    "cli.odds.count.counted", "cli.odds.shoe.shoe_prices", "cli.records.analyse.analysed",
    "cli.simulate.simulate.simulated", "cli.solve.solve.solved", "cli.solve.solve.solved_banque",
)  # fmt: skip
"""Results that are the same in each language."""
ERRORS = [
    ["solve", "punto-banco"],
    ["solve", "nine"],
    ["odds", "chemin-de-fer"],
    ["odds", "ez", "--removed", "1x"],
    ["count", "nothing", "--shoes", "2"],
    ["record", "chemin-de-fer", "coups.txt", "--out", "x.bhh"],
    ["roads", "B,Q,P"],
    ["replay", "coups.txt"],
    ["verify", "punto.bhh", "--head", "0" * 64],
    ["deal", "punto-banco", "--bots", "nobody"],
    ["simulate", "nothing"],
    ["backup", "file", "--data", "nowhere"],
    ["check", "--data", "nowhere"],
    ["result", "nothing"],
    ["nothing"],
]


@cache
def records() -> dict[str, str]:
    return {
        "punto.bhh": short("punto-banco", 4),
        "chemin.bhh": short("chemin-de-fer", 4),
        "banque.bhh": (Path(__file__).parents[1] / "golden" / "banque-limitee.bhh").read_text(
            "utf-8"
        ),
        "coups.txt": "4s Kd Kc Jc 2c 7s\n9h 2c Kd 3c\n",
        "noted-before.bhh": write(record_of_cards("ez", ["9h 2c Kd 3c"])),
    }


_found: dict[Any, Any] = {}
_asked: list[str] = []
"""The arguments of the command that runs."""


def remembering(name: str, compute: Callable[..., Any]) -> Callable[..., Any]:
    """Compute a command's result once, since it also measures its speed."""

    def again(*given: Any, **named: Any) -> Any:
        key = (name, *_asked)
        if key not in _found:
            _found[key] = compute(*given, **named)
        return _found[key]

    return again


@pytest.fixture(autouse=True)
def world(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in records().items():
        (tmp_path / name).write_text(text, "utf-8")
    for each in COMPUTED:
        module, _, name = each.rpartition(".")
        compute = getattr(import_module(f"baccarat.{module}"), name)
        monkeypatch.setattr(f"baccarat.{each}", remembering(each, compute))
    known = history.RESULT
    again = replace(known, compute=remembering(known.name, known.compute))
    monkeypatch.setattr(history, "RESULT", again)


@pytest.fixture
def on_terminal(here: Here, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run a command on a terminal of this width; return its output, without colours."""

    def run(*arguments: str, language: str, columns: int, stream: str = "stdout") -> str:
        _asked[:] = arguments
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(getattr(sys, stream), "isatty", lambda: True)
        monkeypatch.setattr(app, "_console", Console())
        Path("noted.bhh").unlink(missing_ok=True)
        ran = here(*arguments, lang=f"{language}.UTF-8")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", getattr(ran, stream))

    return run


def words(text: str) -> set[str]:
    return {*re.findall(rf"[^{BREAKABLE}]+", text)}


def check(narrow: str, wide: str, columns: int) -> None:
    """Check that the narrow form has the words and letters of the wide one, and fits."""
    too_long = [line for line in narrow.splitlines() if cells(line.rstrip()) > columns]
    assert not too_long
    assert narrow.count("…") == wide.count("…")
    too_wide = [word for word in words(wide) if len(word) > columns]
    parted = words(narrow) - words(wide)
    broken = {each for each in parted if not any(each in word for word in too_wide)}
    assert not broken
    letters = (Counter(re.sub(rf"[{BREAKABLE}]", "", each)) for each in (wide, narrow))
    lost = next(letters) - next(letters)
    assert not lost


@pytest.mark.by_day(4)
@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_no_word_of_an_output_is_broken(on_terminal: Callable[..., str], command: str) -> None:
    for language in LANGUAGES:
        wide = on_terminal(*COMMANDS[command], language=language, columns=ENOUGH)
        assert wide
        for columns in WIDTHS:
            narrow = on_terminal(*COMMANDS[command], language=language, columns=columns)
            check(narrow, wide, columns)


def test_every_command_with_an_output_is_walked() -> None:
    """The others print sentences alone, which are among the messages below."""
    sentences = {"play", "backup", "restore", "move", "check", "install-completion", "help"}
    assert {each[0] for each in COMMANDS.values()} == {
        name for name in app if not name.startswith("-") and name not in sentences
    }


@pytest.mark.by_day(4)
@pytest.mark.parametrize("command", HELPS)
def test_no_word_of_a_help_is_broken(on_terminal: Callable[..., str], command: str) -> None:
    for language in LANGUAGES:
        asked = [*_words_of(command), "--help", "--language", language]
        wide = on_terminal(*asked, language=language, columns=ENOUGH)
        for columns in WIDTHS:
            check(on_terminal(*asked, language=language, columns=columns), wide, columns)


def _words_of(command: str) -> list[str]:
    """Return the words of a command, whose parts are joined by hyphens as their own are."""
    for group in ("solve", "best-response"):
        if command.startswith(f"{group}-"):
            return [group, command.removeprefix(f"{group}-")]
    return [command] if command else []


@pytest.mark.by_day(5)
@pytest.mark.parametrize("arguments", ERRORS, ids=" ".join)
def test_no_word_of_an_error_is_broken(
    on_terminal: Callable[..., str], arguments: list[str]
) -> None:
    for language in LANGUAGES:
        seen: dict[str, Any] = {"language": language, "stream": "stderr"}
        wide = on_terminal(*arguments, **seen, columns=ENOUGH)
        assert wide.count("\n") == 1
        for columns in WIDTHS:
            check(on_terminal(*arguments, **seen, columns=columns), wide, columns)


def messages(language: str) -> Iterator[str]:
    """Yield the lines of all messages that a command may print."""
    for file in ("cli", "cli_help", "faults", "punto", "simulate", "operate", "roads"):
        yield from (LOCALES / language / f"{file}.ftl").read_text("utf-8").splitlines()


@pytest.mark.by_day(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_broken_within_a_word(language: str) -> None:
    for line in messages(language):
        for columns in WIDTHS:
            check(wrap(line, columns), line, columns)


def test_a_word_too_long_for_a_line_is_broken_at_its_slash() -> None:
    fraction = "23174205422119131/1794292354051081885"
    assert wrap(f"exactly {fraction}.", 30) == ("exactly\n23174205422119131/\n1794292354051081885.")
    assert wrap(f"exactly {fraction}.", 40) == f"exactly\n{fraction}."
    assert wrap("x" * 25, 10) == f"{'x' * 10}\n{'x' * 10}\n{'x' * 5}"
    assert wrap("  a indented line", 10) == "  a\n  indented\n  line"
    assert wrap("牌" * 4 + "9h，牌", 8) == "牌牌牌牌\n9h，牌"
    assert wrap("", 10) == ""
