"""What commands cost as whole processes: processor time and memory, beside another checkout.

`python -m bench.startup [OTHER]` takes the folder of another checkout that has its own `.venv`, and
alternates with it. Other work may share the machine, so the minimum of some runs counts. The first
run of each command fills the caches.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from .figure import show

RUNS: Final = 5
SHOES: Final = ("--seed", "1", "--shoes")


class Command(NamedTuple):
    """A command, and the most of the other checkout's time and of memory, in MB, it may take."""

    arguments: tuple[str, ...]
    times: float | None = None
    megabytes: float | None = None


COMMANDS: Final = (
    Command(("--version",), 0.5),
    Command(("--help",)),
    Command(("odds", "punto-banco"), 0.45),
    Command(("presets",), 0.5),
    Command(("roads", "B,P,T,B,B,P"), 0.5),
    Command(("solve", "chemin-de-fer"), 0.65),
    Command(("simulate", "punto-banco", *SHOES, "20"), 0.5, 120),
    Command(("simulate", "punto-banco", *SHOES, "1000000"), None, 120),
    Command(("count", "dragon-7", *SHOES, "2"), 0.8, 150),
    Command(("count", "dragon-7", *SHOES, "8000"), 0.8, 150),
)


class Cost(NamedTuple):
    """Processor seconds, and megabytes at most."""

    seconds: float
    megabytes: float


def cost(folder: Path, command: Command) -> Cost:
    """Run a command of a checkout, and return its cost."""
    program = [str(folder / ".venv/bin/baccarat"), *command.arguments]
    ran = subprocess.Popen(program, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(ran.pid, 0)
    assert status == 0, command
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def least(folders: list[Path], command: Command) -> list[Cost]:
    """Return the least cost in each checkout, of alternating runs after the first one."""
    runs = [[cost(folder, command) for folder in folders] for _ in range(RUNS + 1)]
    return [Cost(*map(min, zip(*costs, strict=True))) for costs in zip(*runs[1:], strict=True)]


def main() -> None:
    """Print what each command takes, and the ratios."""
    folders = [Path.cwd(), *map(Path, sys.argv[1:2])]
    for command in COMMANDS:
        own, *others = least(folders, command)
        name = " ".join(command.arguments)
        ratio = f"{own.seconds / others[0].seconds:.2f} × the other, " if others else ""
        show(name, own.seconds, "s", f"{ratio}bound {command.times or 'none'}")
        before = f"{others[0].megabytes:.0f} MB in the other, " if others else ""
        show(name, own.megabytes, "MB", f"{before}bound {command.megabytes or 'none'}")


if __name__ == "__main__":
    main()
