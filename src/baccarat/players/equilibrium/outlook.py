"""What a coup is worth before its cards are dealt, to anyone who may stake, call or take a bank."""

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...lab.counts import Counts, of_packs
from ...lab.equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from ...lab.equilibrium.chemin.game import as_int_if_whole, game_of
from ...lab.equilibrium.chemin.solve import played
from ...lab.equilibrium.problem import Question
from ...lab.hands import Shoe
from ...lab.pricing.to_json import exact
from ...tables.banking.hand_choices import MaySpeak
from .advice import Solution
from .book import BOOK
from .decision_problem import CoupProblem, coup_problem
from .memory import Memory
from .solutions import arrays_of, plays_of_three, worth_of_one

HALF: Final = Fraction(1, 2)
REMEMBERED: Final = 64
"""Full-shoe outlooks to cache; there is one for each set of rules."""


class Outlook(msgspec.Struct, frozen=True):
    """The expected value of one unit, with everyone in equilibrium for the cards that may come.

    `worth` has an entry for `ponte`, or for `right` and `left`, per unit of their own stakes, and
    one for `bank`, per unit staked against it. `cards` is the number of cards the solution is based
    on.
    """

    cards: int
    worth: dict[str, Fraction]
    exact: bool
    solution: Solution = "these-cards"


def outlook_asked(view: Any, memory: Memory) -> CoupProblem | None:
    """Return the problem to solve for a viewer with any choice except drawing or standing.

    At banque both sides are assumed to have equal stakes until somebody stakes.
    """
    if not view.choices or any(isinstance(each, MaySpeak) for each in view.choices):
        return None
    coming = coup_problem(view, memory)
    rules: Any = memory.rules
    if coming is None and rules.game == "banque":
        return HALF, memory.remaining_counts, ponte_rules_at(rules)
    return coming


def outlook(coming: CoupProblem) -> Outlook:
    """Solve, and return the value of a coup, in up to a few seconds. Raises MissingKernel."""
    if isinstance(coming, Question):
        ponte, bank = worth_of_one(coming)
        return Outlook(sum(coming.shoe.counts), {"ponte": ponte, "bank": bank}, exact=True)
    theta, counts, rules = coming
    return _two_sides(theta, counts, rules, plays_of_three(theta, counts, rules))


def outlook_of_full_shoe(coming: CoupProblem, packs: int) -> Outlook | None:
    """Return the value of a coup from a full shoe; None if that has no stored solution.

    It takes a few tenths of a second, once for each set of rules. Raises MissingKernel.
    """
    full = of_packs(packs)
    if isinstance(coming, Question):
        return _full_one(msgspec.structs.replace(coming, shoe=Shoe(full)))
    return _full_two(full, coming[2])


@lru_cache(REMEMBERED)
def _full_one(question: Question) -> Outlook | None:
    play = BOOK.one_side(question)
    if play is None:
        return None
    game = game_of(question, "reference")
    ponte, banker = (
        [as_int_if_whole(play[who][point]) for point in side.points]
        for who, side in (("ponte", game.ponte), ("banker", game.banker))
    )
    values = played(game, ponte, banker)
    worth = {"ponte": values.value_ponte, "bank": values.value_bank}
    return Outlook(sum(question.shoe.counts), worth, exact=False, solution="full-shoe")


@lru_cache(REMEMBERED)
def _full_two(counts: Counts, rules: PonteRules) -> Outlook | None:
    play = BOOK.two_sides(HALF, counts, rules)
    if play is None:
        return None
    outlook = _two_sides(HALF, counts, rules, arrays_of(play))
    return msgspec.structs.replace(outlook, solution="full-shoe")


def _two_sides(theta: Fraction, counts: Counts, rules: PonteRules, plays: Any) -> Outlook:
    from ...lab.equilibrium.banque.full_game import evaluate

    values = evaluate(Shoe(counts), theta, plays, rules)
    worth = {
        "right": values.value_right / theta,
        "left": values.value_left / (1 - theta),
        "bank": -values.value_right - values.value_left,
    }
    return Outlook(sum(counts), worth, exact=False)


def outlook_object(outlook: Outlook) -> dict[str, Any]:
    """Convert an outlook to an object for JSON."""
    worth = {who: exact(value) for who, value in outlook.worth.items()}
    return {
        "cards": outlook.cards,
        "worth": worth,
        "exact": outlook.exact,
        "solution": outlook.solution,
    }
