"""Values by number of packs and, at banque, by the division of the stakes."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec.structs import replace

from ..counts import of_packs
from ..hands import Shoe
from .banque.solve import SHOE, BanqueEquilibrium, Concept, solve_banque
from .chemin.solve import solve
from .problem import Question

PACKS: Final[tuple[int | None, ...]] = (*range(1, 13), None)
"""Numbers of packs; None means dealing with replacement."""
PARTS: Final = 20
"""Theta varies in steps of one twentieth."""


def by_packs(question: Question) -> list[Fraction]:
    """Return the value of a coup to the ponte for each of PACKS, other things being equal."""
    return [solve(replace(question, shoe=_shoe(packs))).first.value_ponte for packs in PACKS]


def _shoe(packs: int | None) -> Shoe:
    return Shoe(of_packs(1), replaced=True) if packs is None else Shoe(of_packs(packs))


def by_theta(
    concept: Concept, shoe: Shoe = SHOE, **freedom: Any
) -> Sequence[tuple[Fraction, BanqueEquilibrium | None]]:
    """Solve banque for each theta between 0 and 1; None if the concept has no solution.

    `freedom` is passed to `solve_banque`.
    """
    thetas = [Fraction(at, PARTS) for at in range(1, PARTS)]
    found = [
        (theta, solve_banque(theta, concept, shoe=shoe, **freedom).equilibria) for theta in thetas
    ]
    return [(theta, each[0] if each else None) for theta, each in found]
