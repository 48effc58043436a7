"""From a hand that may draw or stand to the answer that the mixed strategy draws by chance."""

from fractions import Fraction
from typing import Any, Final

from ...lab.equilibrium import Question
from ...tables.banking import DrawCard, MaySpeak, Stand
from ..memory import Memory
from ..strategy import OutcomesBySide, RandomBelow, Strategy
from .asked import Asked, OneHand, asked_of, chemin_question, coming_of
from .book import SolutionBook

DIGITS: Final = 2**16
"""Numbers that a digit may be."""


def often(asked: Asked, book: SolutionBook) -> Fraction | None:
    """Tell how often the player who is asked draws; None where no solution says."""
    if isinstance(asked, OneHand):
        play = book.one_side(asked.question)
    else:
        play = book.two_sides(asked.theta, asked.counts, asked.rules)
    return None if play is None else play[asked.person].get(asked.point)


def prepares_ahead(play: Strategy) -> Strategy:
    """Make a player of chemin de fer have the shoe solved as soon as it is asked anything."""

    def strategy(view: Any, seen: OutcomesBySide, chance: RandomBelow) -> Any:
        if isinstance(seen, Memory):
            seen.book.prepare(chemin_question(seen))
        return play(view, seen, chance)

    return strategy


def presolve(view: Any, memory: Memory) -> None:
    """Have a coup solved that is being dealt, before anybody is asked."""
    coming = coming_of(view, memory)
    if isinstance(coming, Question):
        memory.book.one_side(coming)
    elif coming:
        memory.book.two_sides(*coming)


def speak(view: Any, may: MaySpeak, seen: object, chance: RandomBelow) -> DrawCard | Stand | None:
    """Draw as often as the solution says; None where nothing is free, or none says."""
    if not (may.draw and may.stand and isinstance(seen, Memory)):
        return None
    asked = asked_of(view, seen)
    draws = None if asked is None else often(asked, seen.book)
    if draws is None:
        return None
    return DrawCard() if with_probability(draws, chance) else Stand()


def with_probability(often: Fraction, chance: RandomBelow) -> bool:
    """Draw whether it is one of `often`, exactly, digit by digit: a fraction may be long."""
    left = often
    while left:
        digit, left = divmod(left * DIGITS, 1)
        drawn = chance(DIGITS)
        if drawn != digit:
            return drawn < digit
    return False
