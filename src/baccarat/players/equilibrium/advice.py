"""Advise a player who is asked: how often to draw, what either answer is worth, and why."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ...lab.equilibrium.chemin.decision_value import Chances, banker_choice, ponte_choice
from ...lab.odds.to_json import exact
from ...tables.banking import MaySpeak
from ..memory import Memory
from .asked import Asked, OneHand, TwoSides, asked_of
from .book import BOOK
from .solutions import REMEMBERED, Play, arrays_of, play_of, plays_of_three

Reason: TypeAlias = Literal["strict", "mixed", "indifferent"]
Nothing: TypeAlias = Literal["none", "forced", "unsolved"]
"""Nobody asks the seat to draw or stand; the rules bind it; or nobody has solved what is asked."""
Solution: TypeAlias = Literal["these-cards", "full-shoe"]
"""Whose solution everybody is taken to play: that of the cards that may come, or, while that is not
there yet, that of a full shoe."""
FARES: Final = ("won", "tied", "lost")


class Worth(msgspec.Struct, frozen=True):
    """What an answer is worth on average, per unit staked, a tax taken off what the bank wins.

    `fares` are how likely the hand fares so; empty for a bank that plays against two.
    """

    value: Fraction
    fares: Mapping[str, Fraction] = {}


class Advice(msgspec.Struct, frozen=True):
    """What the equilibrium of the cards that may come says of a hand, the others playing by it.

    - `often`: how often to draw. `cards`: how many were reckoned with.
    - `reason`: one answer is better; both are as good, and mixed so that nobody can read the hand;
      or both are as good.
    - `exact`: the numbers are; else they are close to what they say.
    """

    point: str
    cards: int
    often: Fraction
    reason: Reason
    draw: Worth
    stand: Worth
    exact: bool = True
    solution: Solution = "these-cards"


def decision(view: Any, memory: Memory) -> Asked | Nothing:
    """Tell what the viewer has to decide, from what that seat sees."""
    may = next((each for each in view.choices if isinstance(each, MaySpeak)), None)
    if may is None:
        return "none"
    if not (may.draw and may.stand):
        return "forced"
    return asked_of(view, memory) or "unsolved"


def advise(asked: Asked) -> Advice:
    """Solve, and weigh both answers; it takes up to some seconds. Raises MissingKernel."""
    if isinstance(asked, OneHand):
        return _one_hand(asked, _solution(asked.question))
    return _two_sides(asked, plays_of_three(asked.theta, asked.counts, asked.rules))


def advise_by_full_shoe(asked: Asked) -> Advice | None:
    """Weigh these very cards, all playing as in a full shoe; None where that was never solved.

    It takes some hundredths of a second. Raises MissingKernel.
    """
    if isinstance(asked, OneHand):
        play = BOOK.one_side(asked.question)
        found = None if play is None else _one_hand(asked, play)
    else:
        play = BOOK.two_sides(asked.theta, asked.counts, asked.rules)
        found = None if play is None else _two_sides(asked, arrays_of(play))
    return found and msgspec.structs.replace(found, exact=False, solution="full-shoe")


def _one_hand(asked: OneHand, play: Play) -> Advice:
    question = asked.question
    own, hand = play[asked.person], asked.hand
    if asked.person == "ponte":
        choice = ponte_choice(question, own, play["banker"], hand, natural=asked.natural)
        draw, stand = map(_of_ponte, (choice.draw, choice.stand))
    else:
        choice = banker_choice(question, own, play["ponte"], hand, asked.event)
        draw, stand = (_of_bank(each, question.tax) for each in (choice.draw, choice.stand))
    cards = sum(question.shoe.counts)
    reason = _reason(choice.often, draw, stand)
    return Advice(choice.point, cards, choice.often, reason, draw, stand)


@lru_cache(REMEMBERED)
def _solution(question: Any) -> Play:
    found = BOOK.one_side(question) if BOOK.counted(question) else None
    return play_of(question) if found is None else found


def _of_ponte(ends: Chances) -> Worth:
    return _worth(ends.ponte, ends.tie, ends.banker)


def _of_bank(ends: Chances, tax: Fraction) -> Worth:
    return _worth(ends.banker, ends.tie, ends.ponte, tax)


def _worth(won: Fraction, tied: Fraction, lost: Fraction, tax: Fraction = Fraction(0)) -> Worth:
    fares = dict(zip(FARES, (won, tied, lost), strict=True))
    return Worth(won * (1 - tax) - lost, fares)


def _reason(often: Fraction, draw: Worth, stand: Worth) -> Reason:
    """Say why; a solution that is only close may take answers that are as good for unlike."""
    if 0 < often < 1:
        return "mixed"
    better = draw.value > stand.value if often else stand.value > draw.value
    return "strict" if better else "indifferent"


def _two_sides(asked: TwoSides, plays: Any) -> Advice:
    """Take the others to play for themselves each; all act on totals, as they are solved for."""
    from ...lab.equilibrium.banque.decision_value import banque_choice

    choice = banque_choice(asked.counts, plays, asked.total, asked.seen, asked.beside)
    ends = choice.draw, choice.stand
    if asked.person == "banker":
        draw, stand = (Worth(_of_both(each, asked.theta)) for each in ends)
    else:
        draw, stand = (_of_side(each, len(asked.seen)) for each in ends)
    return Advice(
        point=choice.point,
        cards=sum(asked.counts),
        often=choice.often,
        reason=_reason(choice.often, draw, stand),
        draw=draw,
        stand=stand,
        exact=False,
    )


def _of_side(ends: Mapping[tuple[str, str], Fraction], side: int) -> Worth:
    """Tell how a side fares, whatever becomes of the other: 0 for the right, 1 for the left."""
    return _worth(*(sum((ends[e] for e in ends if e[side] == how), Fraction(0)) for how in FARES))


def _of_both(ends: Mapping[tuple[str, str], Fraction], theta: Fraction) -> Fraction:
    """Tell what the bank gets of a unit staked in all."""
    right, left = (_of_side(ends, side).value for side in (0, 1))
    return -theta * right - (1 - theta) * left


def advice_object(advice: Advice) -> dict[str, Any]:
    """Give advice as an object for JSON."""
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
