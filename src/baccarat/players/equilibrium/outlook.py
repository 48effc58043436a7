"""Tell what a coup is worth before its cards: to anyone who may stake, call, or take a bank."""

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...lab.counts import Counts, of_packs
from ...lab.equilibrium import Question, ponte_rules_at
from ...lab.equilibrium.banque.ponte_rules import PonteRules
from ...lab.equilibrium.chemin.game import as_int_if_whole, game_of
from ...lab.equilibrium.chemin.solve import played
from ...lab.hands import Shoe
from ...lab.odds.to_json import exact
from ...tables.banking import MaySpeak
from ..memory import Memory
from .advice import Solution
from .asked import Coming, coming_of
from .book import BOOK
from .solutions import arrays_of, plays_of_three, worth_of_one

HALF: Final = Fraction(1, 2)
REMEMBERED: Final = 64
"""Outlooks of full shoes that are kept; there is one for each set of rules."""


class Outlook(msgspec.Struct, frozen=True):
    """What a unit brings on average, everybody playing the equilibrium of the cards that may come.

    `worth` is by `ponte`, or `right` and `left`, per unit of their own stakes, and by `bank`, per
    unit that is staked against it. `cards`: how many were reckoned with.
    """

    cards: int
    worth: dict[str, Fraction]
    exact: bool
    solution: Solution = "these-cards"


def outlook_asked(view: Any, memory: Memory) -> Coming | None:
    """Tell what is to be solved for a viewer who may do something but draw or stand.

    At banque both sides are taken to have as much, as long as nobody has staked.
    """
    if not view.choices or any(isinstance(each, MaySpeak) for each in view.choices):
        return None
    coming = coming_of(view, memory)
    rules: Any = memory.rules
    if coming is None and rules.game == "banque":
        return HALF, memory.left, ponte_rules_at(rules)
    return coming


def outlook(coming: Coming) -> Outlook:
    """Solve, and tell what a coup is worth; it takes up to some seconds. Raises MissingKernel."""
    if isinstance(coming, Question):
        ponte, bank = worth_of_one(coming)
        return Outlook(sum(coming.shoe.counts), {"ponte": ponte, "bank": bank}, exact=True)
    theta, counts, rules = coming
    return _two_sides(theta, counts, rules, plays_of_three(theta, counts, rules))


def outlook_of_full_shoe(coming: Coming, packs: int) -> Outlook | None:
    """Tell what a coup of a full shoe is worth; None where that was never solved.

    It takes some tenths of a second, once for each set of rules. Raises MissingKernel.
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
    found = played(game, ponte, banker)
    worth = {"ponte": found.value_ponte, "bank": found.value_bank}
    return Outlook(sum(question.shoe.counts), worth, exact=False, solution="full-shoe")


@lru_cache(REMEMBERED)
def _full_two(counts: Counts, rules: PonteRules) -> Outlook | None:
    play = BOOK.two_sides(HALF, counts, rules)
    if play is None:
        return None
    found = _two_sides(HALF, counts, rules, arrays_of(play))
    return msgspec.structs.replace(found, solution="full-shoe")


def _two_sides(theta: Fraction, counts: Counts, rules: PonteRules, plays: Any) -> Outlook:
    from ...lab.equilibrium.banque.full_game import evaluate

    found = evaluate(Shoe(counts), theta, plays, rules)
    worth = {
        "right": found.value_right / theta,
        "left": found.value_left / (1 - theta),
        "bank": -found.value_right - found.value_left,
    }
    return Outlook(sum(counts), worth, exact=False)


def outlook_object(found: Outlook) -> dict[str, Any]:
    """Give it as an object for JSON."""
    worth = {who: exact(value) for who, value in found.worth.items()}
    return {
        "cards": found.cards,
        "worth": worth,
        "exact": found.exact,
        "solution": found.solution,
    }
