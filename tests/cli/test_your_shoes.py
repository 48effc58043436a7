"""The page about one's own shoes: its commands print the output shown, and its Python runs."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from baccarat.notation import read_shoes
from cli.conftest import Here, Pipe
from support.noted_files import FOLDER

PAGE = (Path(__file__).parents[2] / "docs" / "your-shoes.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```console\n\$ (?:echo (.*) \| )?baccarat (.*)\n((?:.+\n)+)```", PAGE)
EXCERPTS = re.findall(r"```text\n((?:.*\n)+?)```", PAGE)


def test_every_command_is_found() -> None:
    assert len(SHOWN) == PAGE.count("$ baccarat") + PAGE.count("| baccarat") == 5


@pytest.mark.parametrize(("echoed", "command", "told"), SHOWN)
def test_a_command_tells_what_the_page_shows(
    here: Here, pipe: Pipe, tmp_path: Path, echoed: str, command: str, told: str
) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    pipe(echoed.encode())
    assert here(*shlex.split(command)).stderr == told


def test_the_excerpts_are_in_the_files() -> None:
    files = [each.read_text("utf-8") for each in FOLDER.iterdir() if each.suffix != ".bin"]
    assert len(EXCERPTS) == 4
    for excerpt in EXCERPTS:
        assert any(text.startswith(excerpt) for text in files)


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(code, {})  # noqa: S102 - our own page
    studied, read = capsys.readouterr().out.split("\n", 1)
    assert studied.startswith("1 60 9 ['change', ")
    assert read == "1 4 banker\n2 4 player\n"


def test_the_file_of_the_page_for_notes_is_read() -> None:
    (shoe,) = read_shoes(FOLDER / "at-a-table.csv")
    assert [coup.entry is None for coup in shoe.coups] == [False, True, False]
    assert all(coup.entry.natural for coup in shoe.coups if coup.entry)
    assert [each.cards for each in shoe.out if each.void] == [("4d", "7s")]
