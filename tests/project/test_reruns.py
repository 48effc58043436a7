"""CI runs a failed test once more: one that keeps failing fails the run, and so do many."""

import os
import re
from pathlib import Path

import pytest

from support.mutants.forks import FORKS, run_module, write_to

MAKEFILE = Path(__file__).parents[2] / "Makefile"
OPTIONS = re.findall(
    r"^RERUNS := \$\(if \$\(CI\),(.+)\)$", MAKEFILE.read_text("utf-8"), re.MULTILINE
)
FAILS_ONCE = """
import pytest
runs = []
@pytest.mark.parametrize("number", range({}))
def test_at_first(number):
    runs.append(number)
    assert runs.count(number) == 2, "too slow this time"
"""
FAILS = "def test_always(): assert False\n"


def _run(folder: Path) -> None:
    write_to(str(folder / "output"), 1, 2)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(folder)
    plugins = ("-p", "xdist", "-p", "pytest_rerunfailures", "-n", "1")
    run_module("pytest", "-p", "no:cacheprovider", *plugins, *OPTIONS[0].split(), ".")


@pytest.mark.parametrize(
    ("tests", "outcome"),
    [
        pytest.param(FAILS_ONCE.format(4), "4 passed, 4 rerun", id="a few fail once"),
        pytest.param(FAILS_ONCE.format(6), "2 failed, 4 passed, 4 rerun", id="many fail once"),
        pytest.param(FAILS, "1 failed, 1 rerun", id="one fails twice"),
    ],
)
def test_a_failed_test_is_run_once_more(tmp_path: Path, tests: str, outcome: str) -> None:
    (tmp_path / "test_it.py").write_text(tests)
    process = FORKS.Process(target=_run, args=[tmp_path])
    process.start()
    process.join()
    output = (tmp_path / "output").read_text()
    assert outcome in output
    assert process.exitcode == ("failed" in outcome)
    assert "too slow this time" in output or tests == FAILS
