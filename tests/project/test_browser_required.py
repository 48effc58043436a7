"""A run that requires a browser fails without browser tests, even if everything else passes."""

import os
from pathlib import Path

import pytest

from support.mutants.forks import FORKS, run_module, write_to

CONFTEST = Path(__file__).parents[1] / "conftest.py"
PLAIN = "def test_plain(): pass\n"
PASSES = "import pytest\n@pytest.mark.browser\ndef test_page(): pass\n"
SKIPS = "import pytest\n@pytest.mark.browser\ndef test_skip(): pytest.skip('why not')\n"
WORKER = ("-p", "xdist", "-n", "1")


def run(folder: Path, tests: str, path: str, *options: str) -> tuple[int | None, str]:
    """Run these tests under the project's conftest; return the exit code and the output."""
    (folder / "conftest.py").write_text(CONFTEST.read_text())
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = browser\n")
    (folder / "test_it.py").write_text(tests)
    process = FORKS.Process(target=_run, args=(folder, path, options))
    process.start()
    process.join()
    return process.exitcode, (folder / "output").read_text()


def _run(folder: Path, path: str, options: tuple[str, ...]) -> None:
    write_to(str(folder / "output"), 1, 2)
    os.environ |= {
        "BACCARAT_REQUIRE_BROWSER": "1",
        "PATH": path,
        "PYTHONPATH": str(CONFTEST.parent),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    os.chdir(folder)
    run_module("pytest", "-p", "no:cacheprovider", *options, str(folder))


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
