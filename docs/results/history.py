"""Write the result `history`: what customary play at chemin de fer gives away, exactly.

usage: python docs/results/history.py [PACKS]    up to so many packs, 12 by default
"""

import json
import sys
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

from baccarat.lab import line_plot
from baccarat.lab.equilibrium import Solution, best_response, chemin_de_fer, solve
from baccarat.lab.equilibrium.chemin.given import Who
from baccarat.lab.equilibrium.problem import event_name
from baccarat.rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, Draws

FOLDER: Final = Path(__file__).with_suffix("")
TAXES: Final = (Fraction(0), Fraction(1, 20))
Play = Mapping[str, Fraction]


def customs(solution: Solution) -> dict[str, tuple[Who, Play]]:
    """Return the customary strategies by name, each for one side."""
    return {
        "ponte, 5: stand": ("ponte", {"5": Fraction(0)}),
        "ponte, 5: draw": ("ponte", {"5": Fraction(1)}),
        "ponte, 5: half": ("ponte", {"5": Fraction(1, 2)}),
        "banker, punto": ("banker", _table(solution, PUNTO_BANCO.banker, 0)),
        "banker, stands": ("banker", _table(solution, CHEMIN_DE_FER.banker, 0)),
    }


def _table(solution: Solution, table: tuple[str, ...], free: int) -> Play:
    says = {
        f"{total}|{event_name(event)}": Draws(each)
        for total, row in enumerate(table)
        for event, each in enumerate(row)
    }
    return {
        point: Fraction(free if says[point] is Draws.FREE else says[point] is Draws.DRAW)
        for point in solution.first.banker
    }


def lost(packs: int, tax: Fraction) -> dict[str, Fraction]:
    """Return by custom what the best answer to it gains over the equilibrium, per unit staked."""
    solution = solve(chemin_de_fer(packs=packs, tax=tax))
    return {
        name: best_response(solution, who, play).gain
        for name, (who, play) in customs(solution).items()
    }


def main(most: int) -> None:
    """Compute all rows, and write the table, the figure and the file for programs."""
    packs = range(1, most + 1)
    rows = {(each, tax): lost(each, tax) for tax in TAXES for each in packs}
    names = [*rows[1, TAXES[0]]]
    listed = [
        {"packs": each, "tax": str(tax), "play": name, "gain": str(gain), "float": float(gain)}
        for (each, tax), gains in rows.items()
        for name, gain in gains.items()
    ]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "result.json").write_text(json.dumps(listed, indent=1) + "\n")
    lines = {name: [100 * float(rows[each, TAXES[0]][name]) for each in packs] for name in names}
    figure = line_plot(packs, lines, title="Percent of the stake given away, no tax, by packs")
    (FOLDER / "figure.svg").write_text(figure)
    head = ["| play | tax | " + " | ".join(map(str, packs)) + " |", "|---" * (most + 2) + "|"]
    body = [
        f"| {name} | {tax} | "
        + " | ".join(f"{100 * float(rows[each, tax][name]):.4f}" for each in packs)
        + " |"
        for name in names
        for tax in TAXES
    ]
    (FOLDER / "table.md").write_text("\n".join((*head, *body, "")))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
