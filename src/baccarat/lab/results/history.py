"""The result `history`: what customary play at chemin de fer gives away, exactly."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from ...rules.tableau import CHEMIN_DE_FER, PUNTO_BANCO, Draws
from ..equilibrium.chemin.best_response import best_response
from ..equilibrium.chemin.given import Who
from ..equilibrium.chemin.solve import Solution, solve
from ..equilibrium.problem import chemin_de_fer, event_name
from ..plot import line_plot
from .frame import Findings, Result

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


def compute(most: int) -> Findings:
    """Compute all rows for 1 to `most` packs."""
    packs = range(1, most + 1)
    found = {(each, tax): lost(each, tax) for tax in TAXES for each in packs}
    names = [*found[1, TAXES[0]]]
    return Findings(
        heads=["play", "tax", *map(str, packs)],
        table=[
            [name, str(tax), *(f"{100 * float(found[each, tax][name]):.4f}" for each in packs)]
            for name in names
            for tax in TAXES
        ],
        figure=line_plot(
            packs,
            {name: [100 * float(found[each, TAXES[0]][name]) for each in packs] for name in names},
            title="Percent of the stake given away, no tax, by packs",
        ),
        rows=[
            {"packs": each, "tax": str(tax), "play": name, "gain": str(gain), "float": float(gain)}
            for (each, tax), gains in found.items()
            for name, gain in gains.items()
        ],
    )


RESULT: Final = Result("history", "What customary play gives away", 7, 25, compute)
