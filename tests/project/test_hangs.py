"""A test that hangs fails under its own name, and the others still run."""

import tomllib
from pathlib import Path

import pytest

from support.runs import run_pytest

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
TESTS = """
import threading
def test_ends(): pass
def test_hangs(): threading.Event().wait()
def test_ends_too(): pass
"""
SHORT = "faulthandler_timeout=3"
OPTIONS = ("-c", str(PROJECT), "-o", SHORT, "-p", "xdist", "-n", "1")


@pytest.mark.by_day(0)
def test_only_the_hanging_test_fails(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    status, output = run_pytest(tmp_path, *OPTIONS)
    assert status == 1, output
    assert "test_hangs" in output.rpartition("crashed while running")[2]
    assert "1 failed, 2 passed" in output
    assert "in test_hangs" in output, "where it hung is not told"


def test_our_own_tests_have_a_time_limit() -> None:
    ours = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert 0 < ours["faulthandler_timeout"] <= 600
