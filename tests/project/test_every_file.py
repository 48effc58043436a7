"""Rules that every file of the project follows."""

import re
import tomllib
from pathlib import Path

from project.tree import PYTHONS, ROOT, files

MOST_LINES = 400
CODE = (".py", ".ts", ".svelte", ".css", ".ftl")
HOSTS = re.compile(
    r"(?:pypi|npmjs|pythonhosted|yarnpkg|debian|crates|anaconda)\.(?:org|com|io)", re.IGNORECASE
)
BINARY = {".png", ".webp", ".woff2", ".mp3", ".ogg", ".wav", ".ico", ".jpg", ".xz", ".bin"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_file_is_long() -> None:
    lengths = {shown(path): len(path.read_text().splitlines()) for path in files(*CODE)}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_file_names_a_registry_host() -> None:
    named = [
        f"{shown(path)}: {found.group()}"
        for path in files()
        if path.suffix not in BINARY and (found := HOSTS.search(path.read_text()))
    ]
    assert not named


def test_there_are_files_of_every_kind() -> None:
    names = {shown(path) for path in files()}
    assert {"Makefile", "README.md", "pyproject.toml", "src/baccarat/py.typed"} <= names


def test_requirements_hold_every_dependency() -> None:
    wanted = [*PROJECT["project"]["dependencies"]]
    for group in PROJECT["dependency-groups"].values():
        wanted += [each for each in group if isinstance(each, str)]
    for extra in PROJECT["project"].get("optional-dependencies", {}).values():
        wanted += extra
    locked = re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.txt").read_text(), re.MULTILINE)
    names = [re.split(r"[\s<>=!~;\[]", each, maxsplit=1)[0] for each in wanted]
    names = [name for name in names if name != PROJECT["project"]["name"]]
    missing = {re.sub(r"[._]", "-", name).lower() for name in names} - set(locked)
    assert not missing


def test_requirements_have_hashes() -> None:
    text = (ROOT / "requirements.txt").read_text()
    blocks = re.split(r"\n(?=[a-z])", text)
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


def test_ci_has_a_job_for_each_python() -> None:
    jobs = tomllib.loads((ROOT / ".ci" / "matrix.toml").read_text())["job"]
    assert sorted(each for job in jobs for each in job["pythons"]) == sorted(PYTHONS)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {job["target"] for job in jobs} <= {*targets}


def test_every_dependency_is_used() -> None:
    """A dependency is added only with the code that first needs it."""
    wanted = PROJECT["project"]["dependencies"]
    names = {re.split(r"[\s<>=!~;\[]", each, maxsplit=1)[0] for each in wanted}
    code = "\n".join(path.read_text() for path in files(".py") if "src" in path.parts)
    used = set(re.findall(r"^\s*(?:from|import) ([\w.]+)", code, re.MULTILINE))
    roots = {part for name in used for part in (name, name.partition(".")[0])}
    assert not names - roots
