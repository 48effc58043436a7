"""The ways to install the project: from its packages, and from a repository."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import baccarat
from project.test_wheel import ENVIRONMENT, run, uv, wheel
from project.tree import ROOT, copy_files, files

__all__ = ["wheel"]

pytestmark = pytest.mark.slow

FOLDERS = {
    *("bench", "changelog.d", "docs", "examples", "findings", "frontend", "packaging", "src"),
    "tests",
}
FILES = {
    *("CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md"),
    *("SECURITY.md", "pyproject.toml", "requirements.txt", "PKG-INFO", ".gitignore"),
}
GENERATED = {
    *("src/baccarat/web/page/index.html", "frontend/src/ids.ts", "frontend/src/wire.ts"),
    "frontend/src/bundles.d.ts",
    *("docs/library.md", "docs/openapi.json", "docs/wire.schema.json"),
}
"""What git does not keep, and a package contains."""
MADE = {"node_modules", "__pycache__", ".venv", "dist", "build", ".hypothesis"}
"""Folders that tools make, and that no package may contain."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    run(uv(), "build", "--quiet", "--sdist", "--out-dir", folder, ROOT, cwd=folder)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.mark.by_day(0)
def test_the_source_distribution_holds_the_project_and_nothing_else(source: Path) -> None:
    with tarfile.open(source) as packed:
        paths = [Path(name).parts[1:] for name in packed.getnames()]
    assert {path[0] for path in paths if len(path) > 1} == FOLDERS
    assert {path[0] for path in paths if len(path) == 1} == FILES
    assert not [path for path in paths if MADE & set(path)]
    assert {Path(name).parts for name in GENERATED} <= {*paths}, "first: make page docs"


def test_both_packages_name_the_licences_of_the_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        text = packed.read("baccarat/web/page/assets/licences.txt").decode()
    for name in ("svelte", "@fluent/bundle", "@noble/hashes", "@fontsource/alegreya"):
        assert any(line.startswith(f"{name} ") for line in text.splitlines())


@pytest.mark.by_day(0)
def test_a_wheel_made_from_the_source_distribution_is_the_same(
    source: Path, wheel: Path, tmp_path: Path
) -> None:
    run(uv(), "build", "--quiet", "--wheel", "--out-dir", tmp_path, source, cwd=tmp_path)
    (made,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(made) as mine, zipfile.ZipFile(wheel) as other:
        assert set(mine.namelist()) == set(other.namelist())


@pytest.mark.by_day(1)
@pytest.mark.parametrize("tool", [("--from",), ("pipx", "run", "--spec")])
def test_the_command_runs_without_being_installed(
    wheel: Path, tmp_path: Path, tool: tuple[str, ...]
) -> None:
    homes = {"PIPX_HOME": str(tmp_path / "pipx"), "UV_TOOL_DIR": str(tmp_path / "tools")}
    done = subprocess.run(
        [uv(), "tool", "run", *tool, str(wheel), "baccarat", "--version"],
        cwd=tmp_path,
        env=ENVIRONMENT | homes,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == baccarat.__version__, done.stderr


@pytest.mark.by_day(0)
def test_an_install_from_a_repository_builds_the_page(tmp_path: Path) -> None:
    """Commit the tracked files to a repository without the page, and install from it with pip.

    The page is built again for it.
    """
    folder = tmp_path / "repository"
    copy_files((path for path in files() if "images" not in path.parts), folder)
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    run("git", "init", "--quiet", cwd=folder)
    run("git", "add", "--all", cwd=folder)
    run("git", *who, "commit", "--quiet", "--message", "Begin", cwd=folder)
    home = tmp_path / "env"
    run(sys.executable, "-m", "venv", home, cwd=tmp_path)
    run(home / "bin" / "pip", "install", "--quiet", f"git+{folder.as_uri()}", cwd=tmp_path)
    find = "import baccarat.web, pathlib; print(pathlib.Path(baccarat.web.__file__).parent)"
    web = Path(run(home / "bin" / "python", "-c", find, cwd=tmp_path).strip())
    assert (web / "page" / "index.html").exists()
    assert run(home / "bin" / "baccarat", "--version", cwd=tmp_path).strip() == baccarat.__version__
