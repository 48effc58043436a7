"""Best responses at chemin de fer: how to play against a given strategy, and the gain."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from ..problem import BadChoice, Question
from .game import Game, Side, Strategy, game_of
from .given import SIDES, GivenGame, GivenStrategy, Who, complete, question_of, read_strategy
from .solve import Equilibrium, Solution, played, solve


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


class Exploitability(msgspec.Struct, frozen=True):
    """What each side could gain by its best deviation from two strategies, per unit staked."""

    play: Equilibrium
    gain_ponte: Fraction
    gain_bank: Fraction

    @property
    def total(self) -> Fraction:
        """The sum of both gains: 0 exactly in equilibrium."""
        return self.gain_ponte + self.gain_bank


def best_response(
    game: GivenGame, given: Who, strategy: GivenStrategy, *, kernel: str | None = None
) -> Answer:
    """Find the best response to `strategy`, the drawing probabilities of `given` by decision point.

    `game` is a question, or a solution, which is not solved again. The strategy may also be an
    equilibrium or a solution, of which the given side is taken. Points not given are played as in
    the first equilibrium, as are points at which the response makes no difference. Raises BadChoice
    for an unknown `given`, UnknownDecision, BoundDecision, and whatever `solve` raises.
    """
    if given not in SIDES:
        raise BadChoice("given", given, SIDES)
    question, kernel = question_of(game), _kernel(game, kernel)
    solution = game if isinstance(game, Solution) else solve(question, kernel=kernel)
    counted = game_of(question, kernel)
    own, other = _sides(counted, given)
    first = solution.first
    chances, usual = read_strategy(strategy, given, own), {**first.ponte, **first.banker}
    own_play = [chances.get(point, usual[point]) for point in own.points]
    answer = _answer(other, own_play, [usual[point] for point in other.points])
    play = played(counted, *((own_play, answer) if given == "ponte" else (answer, own_play)))
    before, after = (
        (first.value_bank, play.value_bank)
        if given == "ponte"
        else (first.value_ponte, play.value_ponte)
    )
    return Answer(question, given, play, solution, after - before)


def strategy_values(
    game: GivenGame, ponte: GivenStrategy, banker: GivenStrategy, *, kernel: str | None = None
) -> Equilibrium:
    """Return the values if both sides play given strategies, by decision point.

    Points not given are played as in the first equilibrium; a question is solved only if there are
    such points. Raises UnknownDecision and BoundDecision.
    """
    question, kernel = question_of(game), _kernel(game, kernel)
    counted = game_of(question, kernel)
    chances = _given(counted, ponte, banker)
    wanted = len(counted.ponte.points) + len(counted.banker.points)
    if sum(map(len, chances)) < wanted:
        solved = game if isinstance(game, Solution) else solve(question, kernel=kernel)
        chances = _merged(chances, solved)
    return played(counted, *_complete(counted, chances))


def exploitability(
    game: GivenGame,
    ponte: GivenStrategy | None = None,
    banker: GivenStrategy | None = None,
    *,
    kernel: str | None = None,
) -> Exploitability:
    """Return what the best deviation of each side gains from a pair of strategies, exactly.

    If `game` is a solution, points not given are played as in its first equilibrium. Otherwise both
    strategies must be complete, and nothing is solved. Raises MissingDecision, UnknownDecision and
    BoundDecision.
    """
    question, kernel = question_of(game), _kernel(game, kernel)
    counted = game_of(question, kernel)
    chances = _given(counted, ponte or {}, banker or {})
    if isinstance(game, Solution):
        chances = _merged(chances, game)
    own, other = _complete(counted, chances)
    gains = (
        sum(max(gain * (1 - often), -gain * often) for often, gain in _gains(side, play, against))
        for side, play, against in ((counted.ponte, own, other), (counted.banker, other, own))
    )
    return Exploitability(
        played(counted, own, other), *(Fraction(each) / counted.unit for each in gains)
    )


def _gains(side: Side, own: Strategy, other: Strategy) -> list[tuple[Fraction, Fraction]]:
    gains, whole = side.gains(range(len(own)), other)
    return [(Fraction(each), Fraction(gain, whole)) for each, gain in zip(own, gains, strict=True)]


def _kernel(game: GivenGame, kernel: str | None) -> str:
    if kernel is None:
        return game.kernel if isinstance(game, Solution) else "reference"
    return kernel


def _sides(game: Game, given: Who) -> tuple[Side, Side]:
    return (game.ponte, game.banker) if given == "ponte" else (game.banker, game.ponte)


Given = tuple[Mapping[str, Fraction], Mapping[str, Fraction]]


def _given(game: Game, ponte: GivenStrategy, banker: GivenStrategy) -> Given:
    return read_strategy(ponte, "ponte", game.ponte), read_strategy(banker, "banker", game.banker)


def _merged(chances: Given, solution: Solution) -> Given:
    """Fill in the first equilibrium's play."""
    first = solution.first
    return {**first.ponte, **chances[0]}, {**first.banker, **chances[1]}


def _complete(game: Game, chances: Given) -> tuple[list[Fraction], list[Fraction]]:
    return (
        complete(chances[0], "ponte", game.ponte),
        complete(chances[1], "banker", game.banker),
    )


def _answer(side: Side, other: Strategy, usual: Strategy) -> Strategy:
    """Draw where that gains, stand where it loses; elsewhere play as usual."""
    gains, _ = side.gains(range(len(side.points)), other)
    pairs = zip(gains, usual, strict=True)
    return [Fraction(int(gain > 0)) if gain else chance for gain, chance in pairs]
