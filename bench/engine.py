"""How many coups the pure tables play per second of CPU time, without room or disk.

`python -m bench.engine PATH` alternates with the tree at PATH, which has its own `.venv`, and
prints how many times faster this one is.
"""

import subprocess
import sys
from pathlib import Path

from .figure import show

ROUNDS = 9
COUPS = Path(__file__).with_name("coups.py")
GAMES = {
    "punto": "punto coups a second of processor time, 5 seats, two bets each",
    "chemin": "chemin coups a second of processor time, 5 by-the-book bots",
}


def coups_a_second(python: Path, game: str) -> float:
    """Play in a separate process, with that Python and its installed package."""
    command = [str(python), "-I", str(COUPS), game]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def measured(game: str, pythons: list[Path]) -> list[float]:
    """Play alternating rounds, and keep the best of each, since other work shares the CPU."""
    rounds = [[coups_a_second(python, game) for python in pythons] for _ in range(ROUNDS)]
    return [max(figures) for figures in zip(*rounds, strict=True)]


if __name__ == "__main__":
    pythons = [Path(sys.executable), *(Path(tree, ".venv/bin/python") for tree in sys.argv[1:])]
    for game, unit in GAMES.items():
        here, *there = measured(game, pythons)
        show("engine", here, unit)
        for figure in there:
            show("engine", here / figure, f"times the {figure:,.0f} {game} coups of the other tree")
