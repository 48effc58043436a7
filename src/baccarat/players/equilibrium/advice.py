"""Advise the player to act: how often to draw, what each answer is worth, and why."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ...lab.equilibrium.chemin.decision_value import Chances, banker_choice, ponte_choice
from ...lab.pricing.to_json import exact
from ...tables.banking.hand_choices import MaySpeak
from .book import BOOK
from .decision_problem import DecisionProblem, OneHand, TwoSides, decision_problem
from .memory import Memory
from .solutions import REMEMBERED, Play, arrays_of, play_of, plays_of_three

Reason: TypeAlias = Literal["strict", "mixed", "indifferent"]
Nothing: TypeAlias = Literal["none", "forced", "unsolved"]
"""The seat need not draw or stand, the rules leave no choice, or the decision has no solution."""
Solution: TypeAlias = Literal["these-cards", "full-shoe"]
"""The solution that everyone is assumed to play: that of the cards that may come or, until it is
ready, that of a full shoe."""
FARES: Final = ("won", "tied", "lost")


class Worth(msgspec.Struct, frozen=True):
    """The expected value of an answer per unit staked, after any tax on the bank's winnings.

    `fares` are the probabilities of each outcome; empty for a bank that plays against two hands,
    and for one player of both, whose answers are valued per unit on both together.
    """

    value: Fraction
    fares: Mapping[str, Fraction] = {}


class Advice(msgspec.Struct, frozen=True):
    """The equilibrium's advice for a hand, given the cards that may come and equilibrium opponents.

    - `often`: how often to draw. `cards`: the number of cards the solution is based on.
    - `reason`: `strict` if one answer is better; `mixed` if both are equally good and are mixed to
      keep the hand unreadable; `indifferent` if both are simply equally good.
    - `exact`: whether the numbers are exact; otherwise they are close approximations.
    """

    point: str
    cards: int
    often: Fraction
    reason: Reason
    draw: Worth
    stand: Worth
    exact: bool = True
    solution: Solution = "these-cards"


def decision(view: Any, memory: Memory) -> DecisionProblem | Nothing:
    """Return the decision that the viewer faces, based on what that seat sees."""
    may = next((each for each in view.choices if isinstance(each, MaySpeak)), None)
    if may is None:
        return "none"
    if not (may.draw and may.stand):
        return "forced"
    return decision_problem(view, memory) or "unsolved"


def advise(problem: DecisionProblem) -> Advice:
    """Solve, and evaluate both answers, in up to a few seconds. Raises MissingKernel."""
    if isinstance(problem, OneHand):
        return _one_hand(problem, _solution(problem.question))
    return _two_sides(problem, plays_of_three(problem.theta, problem.counts, problem.rules))


def advise_by_full_shoe(problem: DecisionProblem) -> Advice | None:
    """Evaluate these cards, with everyone playing a full shoe's solution; None if that has none.

    It takes a few hundredths of a second. Raises MissingKernel.
    """
    if isinstance(problem, OneHand):
        play = BOOK.one_side(problem.question)
        advice = None if play is None else _one_hand(problem, play)
    else:
        play = BOOK.two_sides(problem.theta, problem.counts, problem.rules)
        advice = None if play is None else _two_sides(problem, arrays_of(play))
    return advice and msgspec.structs.replace(advice, exact=False, solution="full-shoe")


def _one_hand(problem: OneHand, play: Play) -> Advice:
    question = problem.question
    chances, hand = play[problem.person], problem.hand
    if problem.person == "ponte":
        choice = ponte_choice(question, chances, play["banker"], hand, natural=problem.natural)
        draw, stand = map(_of_ponte, (choice.draw, choice.stand))
    else:
        choice = banker_choice(question, chances, play["ponte"], hand, problem.event)
        draw, stand = (_of_bank(each, question.tax) for each in (choice.draw, choice.stand))
    cards = sum(question.shoe.counts)
    reason = _reason(choice.often, draw, stand)
    return Advice(choice.point, cards, choice.often, reason, draw, stand)


@lru_cache(REMEMBERED)
def _solution(question: Any) -> Play:
    play = BOOK.one_side(question) if BOOK.has_exact(question) else None
    return play_of(question) if play is None else play


def _of_ponte(ends: Chances) -> Worth:
    return _worth(ends.ponte, ends.tie, ends.banker)


def _of_bank(ends: Chances, tax: Fraction) -> Worth:
    return _worth(ends.banker, ends.tie, ends.ponte, tax)


def _worth(won: Fraction, tied: Fraction, lost: Fraction, tax: Fraction = Fraction(0)) -> Worth:
    fares = dict(zip(FARES, (won, tied, lost), strict=True))
    return Worth(won * (1 - tax) - lost, fares)


def _reason(often: Fraction, draw: Worth, stand: Worth) -> Reason:
    """Return why; an approximate solution may treat equally good answers as different."""
    if 0 < often < 1:
        return "mixed"
    better = draw.value > stand.value if often else stand.value > draw.value
    return "strict" if better else "indifferent"


def _two_sides(problem: TwoSides, plays: Any) -> Advice:
    """Assume that all act on totals, and each for itself; one player of both hands for the sum."""
    from ...lab.equilibrium.banque.decision_value import banque_choice

    choice = banque_choice(
        problem.counts, plays, problem.total, problem.seen, problem.beside, held=problem.held
    )
    ends = choice.draw, choice.stand
    if problem.person == "banker" or problem.rules.one_player:
        sign = 1 if problem.person == "banker" else -1
        draw, stand = (Worth(sign * _of_both(each, problem.theta)) for each in ends)
    else:
        draw, stand = (_of_side(each, len(problem.seen)) for each in ends)
    return Advice(
        point=choice.point,
        cards=sum(problem.counts),
        often=choice.often,
        reason=_reason(choice.often, draw, stand),
        draw=draw,
        stand=stand,
        exact=False,
    )


def _of_side(ends: Mapping[tuple[str, str], Fraction], side: int) -> Worth:
    """Value one side alone, summed over the other's outcomes: 0 for the right, 1 for the left."""
    return _worth(*(sum((ends[e] for e in ends if e[side] == how), Fraction(0)) for how in FARES))


def _of_both(ends: Mapping[tuple[str, str], Fraction], theta: Fraction) -> Fraction:
    """Return what the bank wins per unit staked in total."""
    right, left = (_of_side(ends, side).value for side in (0, 1))
    return -theta * right - (1 - theta) * left


def advice_object(advice: Advice) -> dict[str, Any]:
    """Convert advice to an object for JSON."""
    return {
        "point": advice.point,
        "cards": advice.cards,
        "often": exact(advice.often),
        "reason": advice.reason,
        "draw": _worth_object(advice.draw),
        "stand": _worth_object(advice.stand),
        "exact": advice.exact,
        "solution": advice.solution,
    }


def _worth_object(worth: Worth) -> dict[str, Any]:
    fares = {how: exact(each) for how, each in worth.fares.items()}
    return {"value": exact(worth.value), "fares": fares}
