"""Strategies as callers give them: a mapping, one side of an equilibrium, or a solution."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from ....cards.kinds import WrongKind
from ..problem import BadTax, Question, rate
from .game import Side
from .solve import Equilibrium, Solution

Who: TypeAlias = Literal["ponte", "banker"]
SIDES: Final[tuple[Who, ...]] = ("ponte", "banker")
GivenChances: TypeAlias = Mapping[str, Fraction] | Mapping[str, str] | Mapping[str, float]
"""Drawing probabilities by decision point; text and floats are parsed as for a tax."""
GivenStrategy: TypeAlias = GivenChances | Equilibrium | Solution
"""A mapping, or an equilibrium or solution, of which one side is taken."""
GivenGame: TypeAlias = Question | Solution
"""A question, or a solved one, which is not solved again."""


class UnknownDecision(ValueError):
    """The side has no such decision, or the probability is impossible; `found` is the input."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"{found!r} is not a decision point of that side with a drawing probability"
        )
        self.found = found


class BoundDecision(UnknownDecision):
    """The rules decide at a point that it `draws` (1) or not (0); `found` contradicts them."""

    def __init__(self, found: str, draws: int) -> None:
        super().__init__(found)
        self.draws = draws
        self.args = (f"{found!r} contradicts the rules, by which that point has {draws}",)


class MissingDecision(ValueError):
    """A strategy that must be complete lacks a decision; `point` is the first of them."""

    def __init__(self, who: Who, point: str, missing: int) -> None:
        super().__init__(
            f"the {who}'s strategy has no probability at {point!r}"
            f"{f' and {missing - 1} more' if missing > 1 else ''}; "
            "give them, or give a solution instead of the question"
        )
        self.point = point


def question_of(game: GivenGame) -> Question:
    """Return the question that was asked or solved; raises WrongKind."""
    if isinstance(game, Solution):
        return game.question
    if isinstance(game, Question):
        return game
    raise WrongKind("game", "a question or a solution", game)


def read_strategy(strategy: GivenStrategy, who: Who, side: Side) -> dict[str, Fraction]:
    """Return the given probabilities at a side's free points.

    Points that the rules bind may be given as they are bound. Raises UnknownDecision,
    BoundDecision and WrongKind.
    """
    if isinstance(strategy, Solution):
        strategy = strategy.first
    if isinstance(strategy, Equilibrium):
        strategy = strategy.ponte if who == "ponte" else strategy.banker
    if not isinstance(strategy, Mapping):
        raise WrongKind(who, "a mapping, an equilibrium or a solution", strategy)
    forced = {point: often for point, often in side.forced.items() if point not in side.points}
    return read_free_chances(strategy, side.points, forced)


def complete(chances: Mapping[str, Fraction], who: Who, side: Side) -> list[Fraction]:
    """Return a probability for each free point in the side's order; raises MissingDecision."""
    missing = [point for point in side.points if point not in chances]
    if missing:
        raise MissingDecision(who, missing[0], len(missing))
    return [chances[point] for point in side.points]


def read_free_chances(
    given: GivenChances, points: Collection[str], forced: Mapping[str, int]
) -> dict[str, Fraction]:
    """Parse drawing probabilities at free `points`; those `forced` by the rules must agree.

    Raises UnknownDecision and BoundDecision.
    """
    known = {*points, *forced}
    chances = {point: _chance(point, often, known) for point, often in given.items()}
    for point in forced.keys() & chances.keys():
        if chances.pop(point) != forced[point]:
            raise BoundDecision(f"{point}={given[point]}", forced[point])
    return chances


def _chance(point: str, often: Fraction | str | float, points: Collection[str]) -> Fraction:
    try:
        chance = rate(often)
    except BadTax:
        chance = None
    if chance is None or point not in points or not 0 <= chance <= 1:
        raise UnknownDecision(f"{point}={often}")
    return chance
