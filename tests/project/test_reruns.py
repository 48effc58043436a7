"""CI runs a failed test once more: one that keeps failing fails the run, and so do many."""

import re
from pathlib import Path

import pytest

from support.inner_pytest import run_pytest

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
LINK = """
import socket
def test_link(request):
    link = request.config.failures_db.sock
    assert link.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
"""
PLUGINS = ("-p", "xdist", "-p", "pytest_rerunfailures", "-n", "1")


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
    status, output = run_pytest(tmp_path, *PLUGINS, *OPTIONS[0].split())
    assert outcome in output
    assert status == ("failed" in outcome)
    assert "too slow this time" in output or tests == FAILS


@pytest.mark.parametrize("plugins", [("-p", "support.reruns"), ()], ids=["sent", "held back"])
def test_a_worker_sends_each_message_at_once(tmp_path: Path, plugins: tuple[str, ...]) -> None:
    (tmp_path / "test_it.py").write_text(LINK)
    status, _ = run_pytest(tmp_path, *PLUGINS, *plugins)
    assert (status == 0) == bool(plugins)
