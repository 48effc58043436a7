"""Machine code on disk: used as it was made, for this processor, and by nobody else's hand."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from llvmlite import binding

from baccarat.lab.kernels import stored
from baccarat.lab.kernels.stored import Kernel, read_code, write_code

KEY = b'["made for this"]'
ADD = "baccarat.lab.kernels.compiled:adder"
COUNT = """
import sys
from baccarat.lab.simulation.settings import settings
from baccarat.lab.simulation.chunk import play_chunk
played = play_chunk(settings("punto-banco", seed=1, kernel=sys.argv[1]), 0, 40)
print(hash(played.cells), "numba" in sys.modules)
"""

Spoil = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of the user alone."""
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    return private


def test_code_is_read_as_it_was_written(folder: Path) -> None:
    write_code(folder / "code", KEY, b"machine\ncode\n")
    assert read_code(folder / "code", KEY) == b"machine\ncode\n"
    assert [each.name for each in folder.iterdir()] == ["code"]


def flip_a_bit(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-1] ^= 1
    file.write_bytes(content)


def put_a_link(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))
    file.symlink_to("elsewhere")


def put_a_link_to_the_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("moved"))
    file.parent.symlink_to("moved")


@pytest.mark.parametrize(
    "spoil",
    [
        flip_a_bit,
        put_a_link,
        put_a_link_to_the_folder,
        lambda file: file.write_bytes(file.read_bytes()[:-1]),
        lambda file: file.write_bytes(b""),
        lambda file: file.chmod(0o620),
        lambda file: file.chmod(0o602),
        lambda file: file.parent.chmod(0o710),
        lambda file: file.parent.chmod(0o701),
        lambda file: file.unlink(),
    ],
)
def test_code_that_others_may_have_changed_is_not_read(folder: Path, spoil: Spoil) -> None:
    write_code(folder / "code", KEY, b"code")
    spoil(folder / "code")
    with pytest.raises((OSError, ValueError)):
        read_code(folder / "code", KEY)


@pytest.mark.parametrize("which", ["code", "."])
def test_code_of_another_user_is_not_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    """The owner is not changed, which only root could do; the user is."""
    write_code(folder / "code", KEY, b"code")
    place = (folder / which).resolve()
    real_lstat, real_fstat = Path.lstat, os.fstat

    def of_another(found: os.stat_result) -> os.stat_result:
        return os.stat_result((*found[:4], found.st_uid + 4321, *found[5:]))

    if which == "code":
        monkeypatch.setattr(os, "fstat", lambda opened: of_another(real_fstat(opened)))
    else:
        monkeypatch.setattr(
            Path,
            "lstat",
            lambda self: of_another(real_lstat(self)) if self == place else real_lstat(self),
        )
    with pytest.raises(ValueError, match="others may"):
        read_code(folder / "code", KEY)


def test_code_made_for_something_else_is_not_read(folder: Path) -> None:
    write_code(folder / "code", KEY, b"code")
    with pytest.raises(ValueError, match="made for something else"):
        read_code(folder / "code", b'["made for that"]')


def count(folder: Path, kernel: str = "lanes", **environment: str) -> tuple[str, bool]:
    """Play in another process; return a hash of the result, and whether it used numba."""
    given = {**os.environ, "NUMBA_CACHE_DIR": str(folder), **environment}
    ran = subprocess.run(
        [sys.executable, "-c", COUNT, kernel], env=given, capture_output=True, text=True, check=True
    )
    found, used = ran.stdout.split()
    return found, used == "True"


@pytest.mark.by_day(0)
def test_code_is_compiled_once_and_again_when_it_is_not_to_be_used(folder: Path) -> None:
    wanted, used = count(folder)
    assert used, "the folder was empty"
    (file,) = folder.iterdir()
    assert count(folder) == (wanted, False)
    flip_a_bit(file)
    assert count(folder) == (wanted, True)
    assert count(folder) == (wanted, False), "it is written anew"
    folder.chmod(0o755)
    assert count(folder) == (wanted, True)
    folder.chmod(0o700)
    before = file.read_bytes()
    assert count(folder, NUMBA_CPU_FEATURES="", NUMBA_CPU_NAME="generic") == (wanted, True)
    assert file.read_bytes() != before, "code for another processor takes its place"


WITHOUT = """
import sys
from baccarat.lab import simulate
from baccarat.lab.equilibrium import chemin_de_fer, solve, solve_banque
for kernel in ("lanes", "cards"):
    simulate(shoes=1, seed=1, kernel=kernel)
for kernel in ("hands", "traced"):
    simulate("chemin-de-fer", shoes=1, seed=1, kernel=kernel)
solve(chemin_de_fer(packs=1), kernel="int64")
solve_banque()
print("numba" in sys.modules)
"""


def test_what_is_compiled_is_simulated_and_solved_without_numba() -> None:
    """The first run compiles the missing kernels."""
    runs = [
        subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert runs[-1].stdout == "False\n"


@pytest.mark.parametrize(
    ("of", "name", "value"),
    [
        ("llvmlite.binding", "get_host_cpu_name", lambda: "another"),
        ("llvmlite.binding", "get_host_cpu_features", dict),
        ("llvmlite", "__version__", "another"),
        ("sys", "version", "another"),
        ("baccarat.lab.kernels.stored", "_source_digest", lambda: "another"),
    ],
)
def test_the_key_names_everything_the_code_depends_on(
    monkeypatch: pytest.MonkeyPatch, of: str, name: str, value: object
) -> None:
    surroundings = stored._surroundings.__wrapped__
    before = json.dumps(surroundings())
    if name == "get_host_cpu_features":
        value = binding.FeatureMap
    monkeypatch.setattr(f"{of}.{name}", value)
    assert json.dumps(surroundings()) != before


def test_every_source_that_kernels_import_is_in_the_digest() -> None:
    modules = (
        "simulation.lanes",
        "simulation.dealing",
        "simulation.banking.coups",
        "simulation.banking.traced.kernel",
        "kernels.compiled",
        "kernels.decisions",
        "kernels.three_hands",
    )
    listing = ";".join(f"import baccarat.lab.{module}" for module in modules)
    ran = subprocess.run(
        [sys.executable, "-c", f"{listing};import sys;print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name for name in ran.stdout.split() if name.startswith("baccarat.")}
    assert {name.split(".")[1] for name in loaded} - {*stored.LAYERS} <= {
        "_lazy",
        "_version",
        "plugins",
        "text",
    }


def test_functions_that_need_the_runtime_of_numba_are_refused() -> None:
    """Such machine code could not be loaded without it."""
    kernel = Kernel(f"{__name__}:allocating")
    with pytest.raises(Exception, match=r"NRT required|No implementation of function"):
        kernel._compile((np.zeros(1),))


@stored.plain
def allocating(numbers):  # type: ignore[no-untyped-def]
    return np.zeros(int(numbers[0]))[0]
