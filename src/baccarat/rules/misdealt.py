"""Refuse coups that the rules could not have dealt, or have not finished."""

from typing import TYPE_CHECKING

from ..cards import Card

if TYPE_CHECKING:
    from .coup import Side


class Contradiction(ValueError):
    """Cards that no coup lies there with: the rules give `card`, the `at`-th, to `due`, or none."""

    def __init__(self, at: int, card: Card, due: "Side | None") -> None:
        whose = "nobody, for the coup is over" if due is None else due
        super().__init__(f"card {at}, {card}, cannot be: the next one goes to {whose}")
        self.at, self.card, self.due = at, card, due


class NotOver(ValueError):
    """A coup was asked for its end, and `due` still gets a card."""

    def __init__(self, due: "Side") -> None:
        super().__init__(f"the coup is not over: the next card goes to {due}")
        self.due = due


class FreeChoice(ValueError):
    """A tableau leaves the choice to the hand of `side`, so it cannot say who gets the next card.

    A table of chemin de fer asks the player; nothing that counts coups may guess.
    """

    def __init__(self, side: "Side", total: int) -> None:
        super().__init__(f"{side} may draw or stand on {total}: the tableau leaves it to the hand")
        self.side, self.total = side, total
