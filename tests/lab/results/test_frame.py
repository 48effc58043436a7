"""Every result: found by name, written in three files, and described in the documents."""

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab.equilibrium.solve_many import BadCheckpoint
from baccarat.lab.results import uniqueness
from baccarat.lab.results.frame import (
    Saved,
    UnknownResult,
    find_result,
    result_names,
    write_findings,
)
from baccarat.lab.results.solved_banque import Together
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say

RESULTS = Path(__file__).parents[3] / "docs" / "results"


def near(number: str) -> float:
    """Read a float without the digits that differ from one processor to another."""
    return round(float(number), 12)


@pytest.mark.by_day("passing")
@pytest.mark.parametrize("name", result_names())
def test_a_small_version_of_each_is_as_its_files(name: str, tmp_path: Path) -> None:
    result = find_result(name)
    write_findings(result, result.compute(1, Saved()), tmp_path / "new")
    assert sorted(each.name for each in (tmp_path / "new").iterdir()) == [
        "figure.svg", "result.json", "table.md",
    ]  # fmt: skip
    written = (tmp_path / "new" / "result.json").read_text()
    small = json.loads(written, parse_float=near)
    assert len(written.splitlines()) == len(small) + 2, "one line for each row"
    whole = json.loads((RESULTS / name / "result.json").read_text(), parse_float=near)
    assert small == [row for row in whole if row["packs"] == 1]
    assert {row["packs"] for row in whole} <= {*range(1, 13), "inf"}
    assert (tmp_path / "new" / "figure.svg").read_text().startswith("<svg ")
    first = (tmp_path / "new" / "table.md").read_text().splitlines()[0]
    assert first == (RESULTS / name / "table.md").read_text().splitlines()[0]


@pytest.mark.parametrize("name", result_names())
def test_each_is_described_in_words(name: str) -> None:
    result = find_result(name)
    assert result.name == name
    readme = (RESULTS / name / "README.md").read_text()
    assert readme.startswith(f"# {result.title}\n")
    assert f"`baccarat result {name}" in readme
    for part in ("Question", "Method", "Command", "Result", "Second method", "Open"):
        assert f"*{part}.*" in readme
    assert f"]({name}/README.md)" in (RESULTS / "README.md").read_text()
    assert len({say(each, f"result-question-{name}") for each in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", result_names())
def test_each_line_of_a_figure_has_a_colour_and_a_name_inside_it(name: str) -> None:
    figure = (RESULTS / name / "figure.svg").read_text()
    names = re.findall(r'<text x="(\d+)" y="(\d+)" fill="(#\w+)">', figure)
    assert len({colour for *_, colour in names}) == len(names) == figure.count("<polyline")
    assert len({(across, down) for across, down, _ in names}) == len(names)
    assert all(int(across) + 120 <= 720 and 20 < int(down) < 60 for across, down, _ in names)


def test_what_was_saved_is_not_computed_again(tmp_path: Path) -> None:
    file = tmp_path / "saved"
    third = Together(Fraction(1, 3), None)
    assert Saved(file, ["a"]).get("one", Together, lambda: third) == third
    assert Saved(file, ["a"]).get("one", Together, lambda: 1 / 0) == third  # type: ignore[arg-type, return-value]
    with file.open("a") as stream:
        stream.write('["two", [')  # as when the machine went down
    saved = Saved(file, ["a"])
    assert saved.get("two", bool, lambda: True)
    assert saved.get("one", Together, lambda: third) == third
    assert len(file.read_text().splitlines()) == 3


def test_another_checkpoint_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "saved"
    Saved(file, ["a", 3])
    for content, of in ((None, ["a", 12]), ("notes\n", ["a", 3]), (None, ["b", 3])):
        if content is not None:
            file.write_text(content)
        before = file.read_bytes()
        with pytest.raises(BadCheckpoint):
            Saved(file, of)
        assert file.read_bytes() == before
    file.unlink()
    Saved(file, ["a"])
    with file.open("a") as stream:
        stream.write("[1]\n")
    with pytest.raises(BadCheckpoint):
        Saved(file, ["a"])


def test_a_result_continues_from_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends in the middle, and a second run computes the rest alone."""
    percents = list[int]()

    def search(packs: int, percent: int) -> list[Any]:
        """Find none, which takes no time; that it finds all of them is tested elsewhere."""
        percents.append(percent)
        if percents == [0, 1, 2]:
            raise KeyboardInterrupt
        return []

    monkeypatch.setattr(uniqueness, "PERCENTS", range(6))
    monkeypatch.setattr(uniqueness, "all_equilibria", search)
    result = find_result("uniqueness")
    with pytest.raises(KeyboardInterrupt):
        result.compute(1, Saved(tmp_path / "saved", ["uniqueness"]))
    found = result.compute(1, Saved(tmp_path / "saved", ["uniqueness"]))
    assert percents == [0, 1, 2, 2, 3, 4]
    assert found == result.compute(1, Saved())


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownResult, match=r"there is no result 'frame'; there are .*history"):
        find_result("frame")
