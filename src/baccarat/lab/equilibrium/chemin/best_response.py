"""Answer a strategy of one side at chemin de fer: what the other should do, and what it gains."""

from collections.abc import Container, Mapping
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ..problem import BadChoice, BadTax, Question, rate
from .game import Side, Strategy, game_of
from .solve import Equilibrium, Solution, played, solve

Who: TypeAlias = Literal["ponte", "banker"]
SIDES: Final[tuple[Who, ...]] = ("ponte", "banker")
GivenChances: TypeAlias = Mapping[str, Fraction] | Mapping[str, str] | Mapping[str, float]
"""How often somebody draws, by decision point; as text and as a float as a tax is."""


class UnknownDecision(ValueError):
    """The side has no such decision, or does not draw there so often; `found` is what was given."""

    def __init__(self, found: str) -> None:
        super().__init__(f"{found!r} is no decision of that side with how often it draws there")
        self.found = found


class Answer(msgspec.Struct, frozen=True):
    """What both sides then do, what it is worth, and what the answering side gains by it.

    `play` has the given strategy and the best answer to it. `gain` is what the side that answers
    gets more than in equilibrium, per unit staked.
    """

    question: Question
    given: Who
    play: Equilibrium
    solution: Solution
    gain: Fraction


def best_response(question: Question, given: Who, strategy: GivenChances) -> Answer:
    """Find the best answer to a strategy: how often `given` draws, by decision point.

    Where nothing is said of a point, it is played as in the first equilibrium. Points at which the
    answer makes no difference are played as there too. Raises BadChoice for another `given`, and
    UnknownDecision.
    """
    if given not in SIDES:
        raise BadChoice("given", given, SIDES)
    solution, game = solve(question), game_of(question)
    own, other = (game.ponte, game.banker) if given == "ponte" else (game.banker, game.ponte)
    chances = read_chances(strategy, own.points)
    first = solution.first
    usual = {**first.ponte, **first.banker}
    own_play = [chances.get(point, usual[point]) for point in own.points]
    answer = _answer(other, own_play, [usual[point] for point in other.points])
    play = played(game, *((own_play, answer) if given == "ponte" else (answer, own_play)))
    before, after = (
        (first.value_bank, play.value_bank)
        if given == "ponte"
        else (first.value_ponte, play.value_ponte)
    )
    return Answer(question, given, play, solution, after - before)


def read_chances(given: GivenChances, points: Container[str]) -> dict[str, Fraction]:
    """Read how often somebody draws, where they decide at `points`; raises UnknownDecision."""
    return {point: _chance(point, often, points) for point, often in given.items()}


def _chance(point: str, often: Fraction | str | float, points: Container[str]) -> Fraction:
    try:
        chance = rate(often)
    except BadTax:
        chance = None
    if chance is None or point not in points or not 0 <= chance <= 1:
        raise UnknownDecision(f"{point}={often}")
    return chance


def _answer(side: Side, other: Strategy, usual: Strategy) -> Strategy:
    """Draw where that gains, and stand where it loses; elsewhere do as usual."""
    gains = (side.gain(point, other) for point in range(len(side.points)))
    pairs = zip(gains, usual, strict=True)
    return [Fraction(int(gain > 0)) if gain else chance for gain, chance in pairs]
