"""Policies as rows: what each side plays at each point."""

from typing import Any

from .banque.game import PERSONS
from .banque.solve import BanqueSolution
from .chemin.given import SIDES
from .chemin.solve import Solution


def policy_rows(solution: Solution | BanqueSolution) -> list[dict[str, Any]]:
    """Return one row per listed equilibrium, side and decision point.

    `draw` is the probability of drawing. The rows of chemin de fer also have the `kind` of the
    decision and the `gain` of drawing over standing, for the first equilibrium only: None elsewhere
    and where the rules decide.
    """
    if isinstance(solution, BanqueSolution):
        return [
            {"equilibrium": at, "side": side, "point": point, "draw": draw}
            for at, found in enumerate(solution.equilibria, 1)
            for side in PERSONS
            for point, draw in getattr(found, side).items()
        ]
    certificate = solution.certificate
    rows = list[dict[str, Any]]()
    for at, equilibrium in enumerate(solution.equilibria, 1):
        for side in SIDES:
            decisions = getattr(certificate, side)
            for point, draw in getattr(equilibrium, side).items():
                decision = decisions[point]
                known = at == 1
                rows.append(
                    {
                        "equilibrium": at,
                        "side": side,
                        "point": point,
                        "draw": draw,
                        "kind": decision.kind if known else None,
                        "gain": decision.gain if known else None,
                    }
                )
    return rows
