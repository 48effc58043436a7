"""The result `history`: what customary play at chemin de fer gives away, exactly."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, Literal

import msgspec

from ...rules.tableau import CHEMIN_DE_FER, COMPUTER, PUNTO_BANCO, Draws
from ..equilibrium.chemin.best_response import best_response
from ..equilibrium.chemin.given import Who
from ..equilibrium.chemin.solve import Solution, solve
from ..equilibrium.problem import (
    SIGHTS,
    BankerFree,
    Question,
    Sight,
    chemin_de_fer,
    event_name,
    order_of,
)
from ..plot import line_plot
from .frame import MOST_PACKS, Findings, Result, Saved

TAXES: Final = (Fraction(0), Fraction(1, 20))
FREE: Final = 5
"""The total on which custom leaves the ponte a choice (CF-12)."""
Play = Mapping[str, Fraction]
Packs = int | Literal["inf"]


def customs(solution: Solution) -> dict[str, tuple[Who, Play]]:
    """Return the customary strategies by name, each for one side.

    All are by totals, whatever the side sees. S0 to S3 are the sources of the rules. Where a source
    leaves a choice, its side chooses as in the equilibrium of the game that is so bound.
    """
    totals = {point: order_of(point)[0] for point in solution.first.ponte}
    bound = {at: Fraction(total < FREE) for at, total in totals.items() if total != FREE}

    def on_five(often: Fraction) -> Play:
        return {at: often for at, total in totals.items() if total == FREE}

    return {
        "ponte, 5: stand": ("ponte", on_five(Fraction(0))),
        "ponte, 5: draw": ("ponte", on_five(Fraction(1))),
        "ponte, 5: half": ("ponte", on_five(Fraction(1, 2))),
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
        (total, event_name(event)): Draws(each)
        for total, row in enumerate(table)
        for event, each in enumerate(row)
    }
    return {
        point: Fraction(free if said is Draws.FREE else said is Draws.DRAW)
        for point in solution.first.banker
        for total, *_, event in [order_of(point)]
        for said in [says[total, event]]
    }


def ask(packs: Packs, tax: Fraction, sees: Sight) -> Question:
    """Return the game in which both sides choose on every hand."""
    return chemin_de_fer(packs=packs, tax=tax, sees=sees, ponte_free="all")


def gains_against_customs(solution: Solution) -> dict[str, Fraction]:
    """Return by custom what the best answer to it gains over the equilibrium, per unit staked."""
    return {
        name: best_response(solution, who, play).gain
        for name, (who, play) in customs(solution).items()
    }


def compute(most: int, _saved: Saved) -> Findings:
    """Compute all rows for 1 to `most` packs, and with replacement if that is all of them.

    With replacement a side's own cards tell it nothing, so that it acts on totals.
    """
    packs: list[Packs] = [*range(1, most + 1)]
    last: list[Packs] = ["inf"] if most == MOST_PACKS else []
    solved = {
        (sees, tax, each): solve(ask(each, tax, sees))
        for sees in SIGHTS
        for tax in TAXES
        for each in packs + (last if sees == "totals" else [])
    }
    found = {cell: gains_against_customs(each) for cell, each in solved.items()}
    names = [*found["totals", TAXES[0], 1]]
    return Findings(
        heads=["play", "sees", "tax", *map(str, packs + last)],
        table=[
            [
                name,
                sees,
                str(tax),
                *(
                    f"{100 * float(found[sees, tax, each][name]):.4f}"
                    if (sees, tax, each) in found
                    else ""
                    for each in packs + last
                ),
            ]
            for name in names
            for sees in SIGHTS
            for tax in TAXES
        ],
        figure=line_plot(
            range(1, most + 1),
            {
                name: [
                    100 * float(found["totals", TAXES[0], each][name])
                    for each in range(1, most + 1)
                ]
                for name in names
            },
            title="Percent of the stake given away, no tax, by packs",
        ),
        rows=[
            {
                "packs": each,
                "tax": str(tax),
                "sees": sees,
                "unique": solved[sees, tax, each].unique,
                "play": name,
                "gain": str(gain),
                "float": float(gain),
            }
            for (sees, tax, each), gains in found.items()
            for name, gain in gains.items()
        ],
    )


RESULT: Final = Result("history", "What customary play gives away", 96, 44, compute)
