"""A test that hangs fails under its own name, and the others still run."""

import os
import tomllib
from pathlib import Path

from support.mutants.forks import FORKS, run_module, write_to

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
TESTS = """
import threading
def test_ends(): pass
def test_hangs(): threading.Event().wait()
def test_ends_too(): pass
"""
SHORT = "faulthandler_timeout=3"


def _run(folder: Path) -> None:
    write_to(str(folder / "output"), 1, 2)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(folder)
    workers = ("-p", "xdist", "-n", "1")
    run_module("pytest", "-c", str(PROJECT), "-o", SHORT, "-p", "no:cacheprovider", *workers, ".")


def test_only_the_hanging_test_fails(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    process = FORKS.Process(target=_run, args=[tmp_path], daemon=True)
    process.start()
    process.join()
    output = (tmp_path / "output").read_text()
    assert process.exitcode == 1, output
    assert "test_hangs" in output.rpartition("crashed while running")[2]
    assert "1 failed, 2 passed" in output
    assert "in test_hangs" in output, "where it hung is not told"


def test_our_own_tests_have_a_time_limit() -> None:
    ours = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert 0 < ours["faulthandler_timeout"] <= 600
