"""What `make test` costs: the CPU time of each of its parts, and of all of it.

The tests run folder by folder, in one process at a time. `--beside TREE` also measures another
checkout, alternating part by part, and requires ours to take half its time. Parts may be named:
`house lint`.
"""

import argparse
import ctypes
import os
import subprocess
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final

from .figure import show

HERE: Final = Path(__file__).parents[1]
SHARE: Final = 0.5
"""The limit, as a share of what the other checkout takes."""
SET_CHILD_SUBREAPER: Final = 36
"""The option of Linux's `prctl` that makes a process the parent of its descendants' orphans."""


def parts(tree: Path) -> dict[str, list[str]]:
    """Return the parts of a checkout's `make test`, each with its command."""
    tests = {
        path.relative_to(tree / "tests").parts[0] for path in tree.glob("tests/*/**/test_*.py")
    }
    pytest = [".venv/bin/pytest", "-q", "-p", "no:cacheprovider"]
    found = {name: [*pytest, f"tests/{name}"] for name in sorted(tests)}
    return found | {name: ["make", name] for name in ("lint", "vitest")}


def processor_seconds(command: list[str], tree: Path) -> float:
    """Return the CPU time of a command and all its descendants, awaited by it or not."""
    before = getrusage(RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    _wait_for_orphans()
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed in {tree}:\n{done.stdout[-2000:]}")
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _wait_for_orphans() -> None:
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


def main(beside: Path | None, named: list[str]) -> None:
    ctypes.CDLL(None).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    ours, theirs = 0.0, 0.0
    for name, command in parts(HERE).items():
        if named and name not in named:
            continue
        took = processor_seconds(command, HERE)
        ours += took
        other = parts(beside).get(name) if beside else None
        if not other or not beside:
            print(f"  {name:<12} {took:6.1f} s", flush=True)
            continue
        took_there = processor_seconds(other, beside)
        theirs += took_there
        print(f"  {name:<12} {took:6.1f} s, beside {took_there:6.1f} s", flush=True)
    bound = f"bound {SHARE * theirs:,.0f}, half of what it takes beside" if theirs else "no bound"
    show("suite", ours, "s of processor time", bound)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--beside", type=Path)
    options.add_argument("parts", nargs="*")
    given = options.parse_args()
    main(given.beside and given.beside.absolute(), given.parts)
