"""`make test` leaves costly cases out only where nothing that they depend on differs from main."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from project.tree import ROOT
from support.night import depends_on
from support.runs import run_pytest

CONFTEST = """
from support import night
night.is_as_on_main = lambda path: AS_ON_MAIN
pytest_collection_modifyitems = lambda items: night.leave_to_the_night(items)
"""
TESTS = """
import pytest
one, two = (pytest.mark.parametrize(each, [1, 2, 3]) for each in "ab")
@pytest.mark.by_day(2)
@one
@two
def test_count(a, b): pass
@pytest.mark.by_day("2")
@one
def test_name(a): pass
@pytest.mark.by_day(0)
def test_none(): pass
def test_unmarked(): pass
"""


@pytest.mark.parametrize(
    ("as_on_main", "by_day"),
    [
        (True, ["test_count[1-1]", "test_count[2-3]", "test_name[2]", "test_unmarked"]),
        (False, [*[f"test_count[{at}-{to}]" for at in (1, 2, 3) for to in (1, 2, 3)],
                 *[f"test_name[{at}]" for at in (1, 2, 3)], "test_none", "test_unmarked"]),
    ],
    ids=["as on main", "changed"],
)  # fmt: skip
def test_some_cases_run_by_day(tmp_path: Path, as_on_main: bool, by_day: list[str]) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.replace("AS_ON_MAIN", str(as_on_main)))
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  by_day\n  nightly\n")
    (tmp_path / "test_it.py").write_text(TESTS)
    options = ("--collect-only", "-q", "-m", "not nightly")
    status, output = run_pytest(tmp_path, *options, PYTHONPATH=str(Path(__file__).parents[1]))
    assert status == 0, output
    assert sorted(line.partition("::")[2] for line in output.splitlines() if "::" in line) == by_day


@pytest.mark.parametrize(
    ("folder", "some", "not_these"),
    [
        ("lab", {"cards", "rules", "tables", "lab"}, {"house", "players"}),
        ("conformance", {"cards", "tables"}, {"lab"}),
        ("web", {"lab", "house", "rl", "web"}, {"cli"}),
    ],
)
def test_a_folder_depends_on_its_layer_and_those_below(
    folder: str, some: set[str], not_these: set[str]
) -> None:
    found = {each.rpartition("/")[2] for each in depends_on(folder)}
    assert some | {folder, "support"} <= found
    assert not not_these & found


def test_others_depend_on_everything() -> None:
    assert {"src", "frontend"} <= {*depends_on("project")}
    assert "frontend" in depends_on("browser")


ALL_AND_BY_DAY = """
import pytest

def rules(items):
    return {rule for each in items for mark in each.iter_markers("rule") for rule in mark.args}

class Rules:
    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items):
        from support.mutants.since_main import HERE
        HERE.base, HERE.files = "HEAD", frozenset()
        every = rules(items)
        yield
        print(len(every), "rules, none by day for", sorted(every - rules(items)))

raise SystemExit(pytest.main(["--collect-only", "-qq", "tests"], plugins=[Rules()]))
"""


@pytest.mark.nightly
def test_every_rule_has_a_test_by_day() -> None:
    """Even where nothing differs from main."""
    done = subprocess.run(
        [sys.executable, "-c", ALL_AND_BY_DAY],
        cwd=ROOT,
        env={**os.environ, "BACCARAT_REQUIRE_BROWSER": ""},  # nothing runs, in a browser or else
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " rules, none by day for []" in done.stdout
