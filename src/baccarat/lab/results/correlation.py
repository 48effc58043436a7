"""The result `correlation`: what right and left gain at banque by agreeing, and by correlating.

Right and left may each play for themselves (Nash), share their winnings but draw independently, or
share them and follow a plan that ties one's draws to the other's.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from ..counts import of_packs
from ..equilibrium.banque.independent_team import best_alone
from ..equilibrium.banque.solve import count_game, solve_banque
from ..equilibrium.banque.team import correlated, team
from ..hands import Shoe
from ..plot import line_plot
from .frame import MOST_PACKS, Findings, Result, Saved

PACKS: Final = (1, 3, 6, MOST_PACKS)
LIMIT: Final = "inf"
"""In place of packs: dealt with replacement."""
THETAS: Final = tuple(map(Fraction, ("1/10", "1/5", "1/4", "3/10", "1/3", "2/5", "9/20", "1/2")))
CLOSE: Final = Fraction(1, 10**12)
"""The bounds on the value of independent draws are no further apart, per unit of all stakes."""
Span = tuple[Fraction, Fraction]


class Prices(NamedTuple):
    """The values of right and left together, per unit of all stakes, from three ways of playing.

    `nash` are those of all Nash equilibria found, each with its `bound`; `alone` are bounds on the
    best value of independent draws, and `draws` attains the lower one; `tied` is exact.
    """

    packs: int | str
    theta: Fraction
    nash: Sequence[tuple[Fraction, Fraction]]
    alone: Span
    draws: tuple[Fraction, Fraction]
    tied: Fraction

    @property
    def correlation(self) -> Span:
        """What a common plan adds to independent draws: bounds."""
        return self.tied - self.alone[1], self.tied - self.alone[0]

    @property
    def collusion(self) -> Span:
        """What sharing, and the best independent draws, add to the best Nash equilibrium: bounds.

        Negative bounds are errors of numbers that are not fractions.
        """
        most, bound = max(self.nash)
        return self.alone[0] - most - bound, self.alone[1] - most + bound


def shoe_of(packs: int | str) -> Shoe:
    """Return a whole shoe, dealt with replacement for LIMIT."""
    return Shoe(of_packs(1), replaced=True) if packs == LIMIT else Shoe(of_packs(int(packs)))


def price_shoe(packs: int | str, theta: Fraction) -> Prices:
    """Compute the three values for one shoe and part of the stakes."""
    shoe = shoe_of(packs)
    game, _ = count_game(shoe)
    side, agreed = team(game, theta), correlated(team(game, theta))
    unit = game.unit * theta.denominator
    low, high, draws = best_alone(side, CLOSE * unit)
    found = solve_banque(theta, shoe=shoe)
    return Prices(
        packs,
        theta,
        [(-each.value_bank, each.bound) for each in found.equilibria],
        (low / unit, high / unit),
        draws,
        agreed.value / unit,
    )


def packs_up_to(most: int) -> list[int | str]:
    """Return the packs to solve, and the limit if `most` is all of them."""
    packs = [each for each in PACKS if each <= most]
    return [*packs, LIMIT] if most == MOST_PACKS else [*packs]


def compute(most: int, _saved: Saved) -> Findings:
    """Compute all rows for up to `most` packs, and the limit if that is all of them."""
    packs = packs_up_to(most)
    found = [price_shoe(each, theta) for each in packs for theta in THETAS]
    return Findings(
        heads=["packs", "theta", "bank, Nash", "collusion", "correlation"],
        table=[
            [
                str(each.packs),
                str(each.theta),
                f"{-100 * float(max(each.nash)[0]):.6f}",
                *(
                    f"{100 * float(max(Fraction(0), span[0])):.3g}"
                    for span in (each.collusion, each.correlation)
                ),
            ]
            for each in found
        ],
        figure=line_plot(
            [float(theta) for theta in THETAS],
            {
                f"{number} packs": [
                    100 * float(each.correlation[0] + each.collusion[0])
                    for each in found
                    if each.packs == number
                ]
                for number in packs
            },
            title="Percent of all stakes gained by a common plan over Nash, by theta",
        ),
        rows=[_row(each) for each in found],
    )


def _row(each: Prices) -> dict[str, Any]:
    return {
        "packs": each.packs,
        "theta": str(each.theta),
        "nash": [str(value) if not bound else float(value) for value, bound in each.nash],
        "nash_bound": float(max(bound for _, bound in each.nash)),
        "independent": [str(end) for end in each.alone],
        "draws": [str(often) for often in each.draws],
        "correlated": str(each.tied),
        "correlation": [str(end) for end in each.correlation],
        "collusion": [float(end) for end in each.collusion],
    }


RESULT: Final = Result("correlation", "The price of correlation at banque", 55, 205, compute)
