"""Draw or stand at random, with the probabilities of the mixed strategy."""

from fractions import Fraction
from typing import Any, Final

from ...lab.equilibrium.problem import Question
from ...tables.banking.hand_choices import DrawCard, MaySpeak, Stand
from ..strategy import OutcomesBySide, RandomBelow, Strategy
from .book import SolutionBook
from .decision_problem import (
    DecisionProblem,
    OneHand,
    chemin_question,
    coup_problem,
    decision_problem,
)
from .memory import Memory

DIGITS: Final = 2**16
"""The base in which a probability is compared, digit by digit."""


def drawing_probability(problem: DecisionProblem, book: SolutionBook) -> Fraction | None:
    """Return how often the deciding player draws; None if there is no solution."""
    if isinstance(problem, OneHand):
        play = book.one_side(problem.question)
    else:
        play = book.two_sides(problem.theta, problem.counts, problem.rules)
    return None if play is None else play[problem.person].get(problem.point)


def with_presolving(play: Strategy) -> Strategy:
    """Make a chemin de fer player have the shoe solved as soon as it is asked anything."""

    def strategy(view: Any, seen: OutcomesBySide, chance: RandomBelow) -> Any:
        if isinstance(seen, Memory):
            seen.book.prepare(chemin_question(seen))
        return play(view, seen, chance)

    return strategy


def presolve(view: Any, memory: Memory) -> None:
    """Start solving the coup being dealt, before anyone has to decide."""
    coming = coup_problem(view, memory)
    if isinstance(coming, Question):
        memory.book.one_side(coming)
    elif coming:
        memory.book.two_sides(*coming)


def speak(view: Any, may: MaySpeak, seen: object, chance: RandomBelow) -> DrawCard | Stand | None:
    """Draw as often as the solution says; None if there is no free choice or no solution."""
    if not (may.draw and may.stand and isinstance(seen, Memory)):
        return None
    problem = decision_problem(view, seen)
    draws = None if problem is None else drawing_probability(problem, seen.book)
    if draws is None:
        return None
    return DrawCard() if with_probability(draws, chance) else Stand()


def with_probability(often: Fraction, chance: RandomBelow) -> bool:
    """Return True with this exact probability, compared digit by digit: it may be long."""
    left = often
    while left:
        digit, left = divmod(left * DIGITS, 1)
        drawn = chance(DIGITS)
        if drawn != digit:
            return drawn < digit
    return False
