"""Tables fit terminals of eighty columns and fewer, and are complete in a pipe."""

import re
import sys
from collections import Counter
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from baccarat.cli.output.console import Column, tables
from baccarat.notation import write
from baccarat.rules import PRESETS, punto_preset
from cli.conftest import Here
from notation.played import done, play, record_of, seated

COMMANDS = {
    "presets": ["presets"],
    "rules of presets": ["presets", *(preset.name for preset in PRESETS)],
    "shoe": ["shoe", "short.bhh", "--bets", "ours"],
    "odds": ["odds", "ez", "--bets", "ours"],
    "removal": ["removal", "tie"],
    "solve": ["solve", "chemin-de-fer", "--sees", "both"],
    "risk": ["risk", "tie", "--bankroll", "9", "--coups", "3"],
}
BET = """
title = "{title}"
needs = "values"
[[outcomes]]
when = {{ winner = "tie" }}
pays = 8
"""


@cache
def short_shoe() -> str:
    """Write the record of a shoe that is half dealt."""
    start = seated(replace(punto_preset("ez"), packs=4, stop_depth=104, burn=0))
    return write(record_of(start, done(play(start))))


@pytest.fixture(autouse=True)
def ours(tmp_path: Path) -> None:
    """Put a shoe and bets with titles wider than a terminal into a folder."""
    (tmp_path / "short.bhh").write_text(short_shoe(), "utf-8")
    (tmp_path / "ours").mkdir()
    for name in ("east", "north", "south", "west"):
        title = f"The tie of the {name} wing on Sundays after the theatre"
        (tmp_path / "ours" / f"{name}.toml").write_text(BET.format(title=title), "utf-8")


def words(printed: str) -> set[str]:
    return set(re.sub(r"\x1b\[[0-9;]*m", "", printed).split())


def on_terminal(monkeypatch: pytest.MonkeyPatch, here: Here, command: str, columns: int) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    printed = here(*COMMANDS[command]).stdout
    return re.sub(r"\x1b\[[0-9;]*m", "", printed)


@pytest.mark.by_day(2)
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_cut(monkeypatch: pytest.MonkeyPatch, here: Here, command: str) -> None:
    piped = here(*COMMANDS[command]).stdout
    shown = on_terminal(monkeypatch, here, command, 80)
    assert "…" not in piped + shown
    assert words(shown) == words(piped)
    for columns in (40, 20):
        narrow = on_terminal(monkeypatch, here, command, columns)
        assert "…" not in narrow
        assert not Counter("".join(piped.split())) - Counter("".join(narrow.split()))


def test_presets_are_side_by_side_if_they_fit(monkeypatch: pytest.MonkeyPatch, here: Here) -> None:
    piped = here(*COMMANDS["rules of presets"]).stdout.splitlines()
    for game in ("punto", "chemin", "banque"):
        alike = [preset.name for preset in PRESETS if preset.game == game]
        assert any(line.split()[1:] == alike for line in piped)
    shown = on_terminal(monkeypatch, here, "rules of presets", 80).splitlines()
    assert max(map(len, shown)) <= 80
    assert {line.split()[1] for line in shown if line.startswith("Field")} == {
        "punto-banco", "ez", "midi", "grande", "online", "mini-andorra", "punto-banco-luxembourg",
        "mini-nsw", "chemin-de-fer", "computer-chemin-de-fer", "chemin-de-fer-andorra",
        "banque-limitee", "banque-club", "banque-andorra-ouverte",
    }  # fmt: skip


def test_a_shoe_keeps_its_coups_beside_every_bet(
    monkeypatch: pytest.MonkeyPatch, here: Here
) -> None:
    shown = on_terminal(monkeypatch, here, "shoe", 80).splitlines()
    heads = [at for at, line in enumerate(shown) if line.startswith("Coup")]
    assert len(heads) > 1
    for head in heads:
        assert shown[head + 1].split()[:2] == ["1", "208"]


def test_columns_share_a_row_if_they_fit() -> None:
    columns = [Column("", [each * 9]) for each in "abcdef"]
    for width in range(16, 75):
        console = Console(width=width, file=StringIO())
        drawn = [*tables(console, [Column("Field", ["l"])], columns)]
        fit = min((width - len("Field")) // (2 + 9), 6)
        side_by_side = [len(table.columns) - 1 for table in drawn]
        assert side_by_side == [min(fit, 6 - before) for before in range(0, 6, fit)]
        for table in drawn:
            console.print(table)
        printed = console.file.getvalue()  # type: ignore[attr-defined]
        assert max(map(len, printed.splitlines())) == len("Field") + fit * (2 + 9)
        assert set(printed.split()) == {"Field", "l", *(each * 9 for each in "abcdef")}


def test_cells_of_an_overwide_column_are_wrapped_and_not_truncated() -> None:
    console = Console(width=30, file=StringIO())
    for table in tables(console, [Column("Field", ["a"])], [Column("x" * 50, ["y" * 90])]):
        console.print(table)
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert (printed.count("x"), printed.count("y")) == (50, 90)
    assert max(map(len, printed.splitlines())) <= 30
