"""Right and left as a team against the bank: the best they can do by a common plan.

The team and the bank play a zero-sum game of two. The banker's strategies are too many to list, so
best responses to the current plan are added until none does better.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from ..algebra.linear import solve_exact
from ..algebra.matrix_game import solve_matrix
from ..budget import Unsolved
from .game import BanqueGame

ROUNDS: Final = 1_000
"""The maximum number of banker's responses added."""
Plan: TypeAlias = Sequence[Fraction]
"""The probability of each of banque.PROFILES."""


class Team(NamedTuple):
    """The team's payoff by profile if the banker stands, and the effects of the banker's draws."""

    base: list[int]
    points: list[list[int]]

    def gains(self, plan: Plan) -> list[Fraction]:
        """Return the bank's gain from drawing at each point against a plan."""
        return [-_times(point, plan) for point in self.points]

    def under(self, banker: Sequence[Fraction | int]) -> list[Fraction]:
        """Return the payoff of each profile against a banker."""
        found = [Fraction(each) for each in self.base]
        for draws, point in zip(banker, self.points, strict=True):
            if draws:
                found = [each + draws * gain for each, gain in zip(found, point, strict=True)]
        return found


class Agreed(NamedTuple):
    """A plan, the banker's strategy, and whether no other pair is in equilibrium."""

    plan: Plan
    banker: list[Fraction]
    value: Fraction
    unique: bool


def team(game: BanqueGame, theta: Fraction) -> Team:
    """Combine both sides, weighted by the stakes: `theta` on the right, the rest on the left."""
    whole = theta.denominator

    def weigh(right: Sequence[int], left: Sequence[int]) -> list[int]:
        pairs = zip(right, left, strict=True)
        return [theta.numerator * one + (whole - theta.numerator) * other for one, other in pairs]

    return Team(
        weigh(game.right, game.left), [weigh(each.to_right, each.to_left) for each in game.points]
    )


def correlated(side: Team) -> Agreed:
    """Find the plan with the largest payoff against its best response; raises Unsolved."""
    settled = [_dominant_action(point) for point in side.points]
    drawn = [point for point, draws in zip(side.points, settled, strict=True) if draws]
    live = Team(
        base=[base + sum(point[at] for point in drawn) for at, base in enumerate(side.base)],
        points=[point for point, draws in zip(side.points, settled, strict=True) if draws is None],
    )
    found = _solve(live)
    rest = iter(found.banker)
    return found._replace(
        banker=[next(rest) if draws is None else Fraction(draws) for draws in settled]
    )


def _dominant_action(point: Sequence[int]) -> int | None:
    """Return the banker's dominant action at a point, if there is one."""
    if min(point) > 0:
        return 0
    return 1 if max(point) < 0 else None


def _solve(side: Team) -> Agreed:
    """Add best responses to the plan and solve again, until the best one is already included."""
    plan: Plan = [Fraction(1, len(side.base))] * len(side.base)
    answers, columns = list[list[int]](), list[list[Fraction]]()
    value, weights = Fraction(0), list[Fraction]()
    for _ in range(ROUNDS):
        answer = [int(gain > 0) for gain in side.gains(plan)]
        column = side.under(answer)
        if columns and _times(column, plan) >= value:
            break
        answers.append(answer)
        columns.append(column)
        value, plan, weights = solve_matrix([*zip(*columns, strict=True)])
    else:
        raise Unsolved(ROUNDS)
    banker = [
        sum((weight * draws for weight, draws in zip(weights, point, strict=True)), Fraction(0))
        for point in zip(*answers, strict=True)
    ]
    return Agreed(plan, banker, value, _alone(side, plan, banker, value))


def _alone(side: Team, plan: Plan, banker: Sequence[Fraction], value: Fraction) -> bool:
    """Whether all pure choices are strict, and the mixed ones determine each other."""
    used = [at for at, share in enumerate(plan) if share]
    tied = [at for at, gain in enumerate(side.gains(plan)) if gain == 0]
    unused = [each for at, each in enumerate(side.under(banker)) if at not in used]
    if len(tied) != len(used) - 1 or any(each >= value for each in unused):
        return False
    if any(not 0 < banker[at] < 1 for at in tied):
        return False
    rows = [[side.points[at][each] for each in used] for at in tied]
    return solve_exact([*rows, [1] * len(used)], [0] * len(tied) + [1]) is not None


def _times(line: Sequence[Fraction | int], plan: Plan) -> Fraction:
    return sum((a * b for a, b in zip(line, plan, strict=True)), Fraction(0))
