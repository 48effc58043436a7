"""Errors for coups that the rules could not have dealt, or that are not complete."""

from typing import TYPE_CHECKING

from ..cards import Card

if TYPE_CHECKING:
    from .coup import Side


class Contradiction(ValueError):
    """No coup has these cards: the rules give `card`, the `at`-th, to `due`, or to nobody."""

    def __init__(self, at: int, card: Card, due: "Side | None") -> None:
        whose = "nobody, for the coup is over" if due is None else due
        super().__init__(f"card {at}, {card}, cannot be: the next one goes to {whose}")
        self.at, self.card, self.due = at, card, due


class NotOver(ValueError):
    """The coup is not complete: `due` still gets a card."""

    def __init__(self, due: "Side") -> None:
        super().__init__(f"the coup is not over: the next card goes to {due}")
        self.due = due


class FreeChoice(ValueError):
    """The tableau lets the hand of `side` choose, so the next card depends on its holder.

    A table of chemin de fer asks the player; code that counts coups must not guess.
    """

    def __init__(self, side: "Side", total: int) -> None:
        super().__init__(f"{side} may draw or stand on {total}: the tableau leaves it to the hand")
        self.side, self.total = side, total
