"""A run that requires a browser fails without browser tests, even if everything else passes."""

from pathlib import Path

import pytest

from support.runs import run_pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
PLAIN = "def test_plain(): pass\n"
PASSES = "import pytest\n@pytest.mark.browser\ndef test_page(): pass\n"
SKIPS = "import pytest\n@pytest.mark.browser\ndef test_skip(): pytest.skip('why not')\n"
NIGHT = "import pytest\n@pytest.mark.nightly\ndef test_long(): pass\n"
WORKER = ("-p", "xdist", "-n", "1")


def run(folder: Path, tests: str, path: str, *options: str) -> tuple[int | None, str]:
    """Run these tests under the project's conftest; return the exit code and the output."""
    (folder / "conftest.py").write_text(CONFTEST.read_text())
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  browser\n  nightly\n")
    (folder / "test_it.py").write_text(tests)
    places = {"PATH": path, "PYTHONPATH": str(CONFTEST.parent)}
    return run_pytest(folder, *options, BACCARAT_REQUIRE_BROWSER="1", **places)


@pytest.fixture
def path_with_browser(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("bin")
    (folder / "chromium").write_text("")
    (folder / "chromium").chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("tests", "passes", "options"),
    [
        pytest.param(PLAIN, False, (), id="none"),
        pytest.param(PLAIN + PASSES, True, (), id="passed"),
        pytest.param(NIGHT + PASSES, True, ("-m", "nightly"), id="at night"),
        pytest.param(PASSES + SKIPS, False, (), id="one skipped"),
        pytest.param(PASSES + SKIPS, False, WORKER, id="one skipped by a worker"),
        pytest.param(PLAIN + PASSES, True, WORKER, id="passed by a worker"),
    ],
)
def test_a_browser_test_passed_and_none_was_skipped(
    tmp_path: Path, path_with_browser: str, tests: str, passes: bool, options: tuple[str, ...]
) -> None:
    status, output = run(tmp_path, tests, path_with_browser, *options)
    assert (status == 0) is passes, output


def test_a_missing_browser_fails(tmp_path: Path) -> None:
    status, output = run(tmp_path, PASSES, str(tmp_path))
    assert status == 1
    assert "no chromium on this machine" in output
