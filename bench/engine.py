"""How many coups a second of processor time the pure tables play, without room or disk.

`python -m bench.engine PATH` plays the same in the tree at PATH too, which has its own `.venv`,
by turns with this one, and prints how many times faster this one is.
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
    """Play in a process of its own, by that Python and the package that it has."""
    command = [str(python), "-I", str(COUPS), game]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def measured(game: str, pythons: list[Path]) -> list[float]:
    """Play some rounds, by turns, and take the best of each: others use the processor too."""
    rounds = [[coups_a_second(python, game) for python in pythons] for _ in range(ROUNDS)]
    return [max(figures) for figures in zip(*rounds, strict=True)]


if __name__ == "__main__":
    pythons = [Path(sys.executable), *(Path(tree, ".venv/bin/python") for tree in sys.argv[1:])]
    for game, unit in GAMES.items():
        here, *there = measured(game, pythons)
        show("engine", here, unit)
        for figure in there:
            show("engine", here / figure, f"times the {figure:,.0f} {game} coups of the other tree")
