"""Best responses at chemin de fer: how to play against a given strategy, and the gain."""

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
"""Drawing probabilities by decision point; text and floats are parsed as for a tax."""


class UnknownDecision(ValueError):
    """The side has no such decision, or the probability is impossible; `found` is the input."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"{found!r} is not a decision point of that side with a drawing probability"
        )
        self.found = found


class Answer(msgspec.Struct, frozen=True):
    """The strategies and values after a best response, and the responder's gain.

    `play` contains the given strategy and the best response. `gain` is the excess over the
    responder's equilibrium value, per unit staked.
    """

    question: Question
    given: Who
    play: Equilibrium
    solution: Solution
    gain: Fraction


def best_response(question: Question, given: Who, strategy: GivenChances) -> Answer:
    """Find the best response to `strategy`, the drawing probabilities of `given` by decision point.

    Points not given are played as in the first equilibrium, as are points at which the response
    makes no difference. Raises BadChoice for an unknown `given`, and UnknownDecision.
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


def strategy_values(question: Question, ponte: GivenChances, banker: GivenChances) -> Equilibrium:
    """Return the values and regrets if both sides play given strategies, by decision point.

    Points not given are played as in the first equilibrium. Raises UnknownDecision.
    """
    solution, game = solve(question), game_of(question)
    usual = {**solution.first.ponte, **solution.first.banker}
    plays = []
    for side, given in ((game.ponte, ponte), (game.banker, banker)):
        chances = read_chances(given, side.points)
        plays.append([chances.get(point, usual[point]) for point in side.points])
    return played(game, *plays)


def read_chances(given: GivenChances, points: Container[str]) -> dict[str, Fraction]:
    """Parse drawing probabilities at these `points`; raises UnknownDecision."""
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
    """Draw where that gains, stand where it loses; elsewhere play as usual."""
    gains = (side.gain(point, other) for point in range(len(side.points)))
    pairs = zip(gains, usual, strict=True)
    return [Fraction(int(gain > 0)) if gain else chance for gain, chance in pairs]
