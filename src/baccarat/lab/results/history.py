"""The result `history`: what customary play at chemin de fer gives away, exactly."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Literal

import msgspec

from ...rules.tableau import CHEMIN_DE_FER, COMPUTER, PUNTO_BANCO, Draws
from ..equilibrium.chemin.best_response import best_response
from ..equilibrium.chemin.given import Who
from ..equilibrium.chemin.solve import Solution, solve
from ..equilibrium.problem import BankerFree, chemin_de_fer, event_name
from ..plot import line_plot
from .frame import MOST_PACKS, Findings, Result

TAXES: Final = (Fraction(0), Fraction(1, 20))
FREE: Final = 5
"""The total on which custom leaves the ponte a choice (CF-12)."""
Play = Mapping[str, Fraction]
Packs = int | Literal["inf"]


def customs(solution: Solution) -> dict[str, tuple[Who, Play]]:
    """Return the customary strategies by name, each for one side.

    S0 to S3 are the sources of the rules. Where a source leaves a choice, its side chooses as in
    the equilibrium of the game that is so bound.
    """
    bound = {str(total): Fraction(total < FREE) for total in range(8) if total != FREE}
    return {
        "ponte, 5: stand": ("ponte", {"5": Fraction(0)}),
        "ponte, 5: draw": ("ponte", {"5": Fraction(1)}),
        "ponte, 5: half": ("ponte", {"5": Fraction(1, 2)}),
        "ponte, S0 to S3": ("ponte", bound),
        "banker, punto": ("banker", _table(solution, PUNTO_BANCO.banker, 0)),
        "banker, stands": ("banker", _table(solution, CHEMIN_DE_FER.banker, 0)),
        "banker, S2": ("banker", _bound(solution, ("3|9",))),
        "banker, S2, stands": ("banker", _table(solution, COMPUTER.banker, 0)),
        "banker, S3": ("banker", _bound(solution, "tableau")),
    }


def _bound(solution: Solution, free: BankerFree) -> Play:
    """Return the banker's equilibrium play in the game in which only these points are free."""
    return solve(msgspec.structs.replace(solution.question, banker_free=free)).first.banker


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


def gains_against_customs(packs: Packs, tax: Fraction) -> dict[str, Fraction]:
    """Return by custom what the best answer to it gains over the equilibrium, per unit staked."""
    solution = solve(chemin_de_fer(packs=packs, tax=tax, ponte_free="all"))
    return {
        name: best_response(solution, who, play).gain
        for name, (who, play) in customs(solution).items()
    }


def compute(most: int) -> Findings:
    """Compute all rows for 1 to `most` packs, and with replacement if that is all of them."""
    packs: list[Packs] = [*range(1, most + 1)]
    packs += ["inf"] if most == MOST_PACKS else []
    found = {(each, tax): gains_against_customs(each, tax) for tax in TAXES for each in packs}
    names = [*found[1, TAXES[0]]]
    return Findings(
        heads=["play", "tax", *map(str, packs)],
        table=[
            [name, str(tax), *(f"{100 * float(found[each, tax][name]):.4f}" for each in packs)]
            for name in names
            for tax in TAXES
        ],
        figure=line_plot(
            range(1, most + 1),
            {
                name: [100 * float(found[each, TAXES[0]][name]) for each in range(1, most + 1)]
                for name in names
            },
            title="Percent of the stake given away, no tax, by packs",
        ),
        rows=[
            {"packs": each, "tax": str(tax), "play": name, "gain": str(gain), "float": float(gain)}
            for (each, tax), gains in found.items()
            for name, gain in gains.items()
        ],
    )


RESULT: Final = Result("history", "What customary play gives away", 20, 25, compute)
