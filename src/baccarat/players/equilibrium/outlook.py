"""Tell what a coup is worth before its cards: to anyone who may stake, call, or take a bank."""

from fractions import Fraction
from typing import Any, Final

import msgspec

from ...lab.equilibrium import Question, ponte_rules_at
from ...lab.equilibrium.orders import Shoe
from ...lab.report import exact
from ...tables.banking import MaySpeak
from ..memory import Memory
from .asked import Coming, coming_of
from .solutions import plays_of_three, worth_of_one

HALF: Final = Fraction(1, 2)


class Outlook(msgspec.Struct, frozen=True):
    """What a unit brings on average, everybody playing the equilibrium of the cards that may come.

    `worth` is by `ponte`, or `right` and `left`, per unit of their own stakes, and by `bank`, per
    unit that is staked against it. `cards`: how many were reckoned with.
    """

    cards: int
    worth: dict[str, Fraction]
    exact: bool


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
    plays = plays_of_three(theta, counts, rules)
    from ...lab.equilibrium.banque_seen import held

    found = held(Shoe(counts), theta, plays, rules)
    worth = {
        "right": found.value_right / theta,
        "left": found.value_left / (1 - theta),
        "bank": -found.value_right - found.value_left,
    }
    return Outlook(sum(counts), worth, exact=False)


def outlook_object(found: Outlook) -> dict[str, Any]:
    """Give it as an object for JSON."""
    worth = {who: exact(value) for who, value in found.worth.items()}
    return {"cards": found.cards, "worth": worth, "exact": found.exact}
