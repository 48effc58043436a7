"""One equilibrium of any game, exactly, by following a path to it (after Lemke 1965).

At first, standing is paid so highly that everybody stands. The payment is then lowered to zero
while the game stays in equilibrium. Each point has its own rate of payment, so that no two points
become indifferent at once and the path does not branch. The path cannot diverge, because
probabilities are bounded by 0 and 1.
"""

from fractions import Fraction
from random import Random
from typing import Final

from ..algebra.linear import null_vector, sums
from ..budget import Budget, Spent, Unsolved
from .game import Game, Strategy

RATES: Final = 10**6
TRIES: Final = 20
END: Final = None


class Lost(Exception):
    """Two points became indifferent at once; other rates avoid it."""


class Path:
    """The current position: each point's drawing probability, who mixes, and the payment."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.budget = budget
        sides = (game.ponte, game.banker)
        self.own, self.size = len(game.ponte.points), sum(len(each.points) for each in sides)
        self.alone = [each for side in sides for each in side.alone]
        self.against = [
            *([0] * self.own + [*line] for line in game.ponte.against),
            *([*line] + [0] * (self.size - self.own) for line in game.banker.against),
        ]
        chance = Random(seed)  # noqa: S311 - any rates will do
        self.rates = [chance.randint(RATES, 2 * RATES) for _ in range(self.size)]
        self.chances = [Fraction(0)] * self.size
        self.mixing: list[int] = []
        self.payment = Fraction(0)

    def follow(self) -> tuple[Strategy, Strategy]:
        """Follow the path to its end; raises Lost and Spent."""
        ratios = [Fraction(each, rate) for each, rate in zip(self.alone, self.rates, strict=True)]
        self.payment = max(ratios, default=Fraction(0))
        turning = ratios.index(self.payment) if self.payment > 0 else END
        while turning is not END:
            self.budget.spend(self.size**2 + len(self.mixing) ** 4)
            along = self._turn(turning)
            length, turning = self._next(along)
            self.payment += length * along[-1]
            self.chances = [
                chance + length * change
                for chance, change in zip(self.chances, along, strict=False)
            ]
        return tuple(self.chances[: self.own]), tuple(self.chances[self.own :])

    def _turn(self, point: int) -> list[Fraction]:
        """Let a point start or stop mixing; return the new direction, with the payment last."""
        entering = point not in self.mixing
        self.mixing = (
            [*self.mixing, point] if entering else [each for each in self.mixing if each != point]
        )
        found = null_vector(
            [
                [*(self.against[each][at] for at in self.mixing), -self.rates[each]]
                for each in self.mixing
            ]
        )
        if found is None:
            raise Lost
        along = [Fraction(0)] * self.size + [found[-1]]
        for each, change in zip(self.mixing, found, strict=False):
            along[each] = change
        moves = along[point] if entering else self._pull(point, along)
        if moves == 0:
            raise Lost
        inward = self.chances[point] == 0
        ahead = (moves > 0) == (inward if entering else not inward)
        return along if ahead else [-each for each in along]

    def _next(self, along: list[Fraction]) -> tuple[Fraction, int | None]:
        """Return the distance to the next turn, and the point that starts or stops mixing there."""
        pulls, gains = sums(self.against, along[:-1]), sums(self.against, self.chances)
        steps: list[tuple[Fraction, int | None]] = [
            (length, point)
            for point in range(self.size)
            for length in self._until(point, along, pulls[point], gains[point])
        ]
        if along[-1] < 0:
            steps.append((-self.payment / along[-1], END))
        length = min(each for each, _ in steps)
        first = [point for each, point in steps if each == length]
        if END in first:
            return length, END
        if len(first) > 1:
            raise Lost
        return length, first[0]

    def _until(
        self, point: int, along: list[Fraction], pull: Fraction, gain: Fraction
    ) -> list[Fraction]:
        """Return the distance at which a point starts or stops mixing, if it ever does.

        `gain` is the gain from drawing there, and `pull` its rate of change.
        """
        chance, change = self.chances[point], along[point]
        if point in self.mixing:
            return [((1 if change > 0 else 0) - chance) / change] if change else []
        pull -= self.rates[point] * along[-1]
        if pull == 0 or (pull > 0) != (chance == 0):
            return []
        return [(self.rates[point] * self.payment - self.alone[point] - gain) / pull]

    def _pull(self, point: int, along: list[Fraction]) -> Fraction:
        """Return the rate of change of the gain from drawing, net of the payment for standing."""
        return sums([self.against[point]], along[:-1])[0] - self.rates[point] * along[-1]


def follow_path(game: Game, budget: Budget) -> tuple[Strategy, Strategy]:
    """Find one equilibrium; raises Unsolved if the budget is too small or every attempt fails.

    Each turn of the path costs a step per point of either side, and per pair of mixing points.
    """
    try:
        for seed in range(TRIES):
            try:
                return Path(game, seed, budget).follow()
            except Lost:
                continue
    except Spent:
        pass
    raise Unsolved(budget.steps)
