"""Trees of games in Gambit's `.efg`, node by node."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import count
from typing import Final

from ..hands import Shoe

ACTIONS: Final = '{ "stand" "draw" }'


def number_text(number: Fraction, *, decimals: bool) -> str:
    """Write a number as a fraction, or as the nearest float."""
    return repr(float(number)) if decimals else str(number)


def shoe_text(shoe: Shoe) -> str:
    """Write the cards of a shoe for the title of a file."""
    cards = ",".join(map(str, shoe.counts))
    return f"cards {cards}{', replaced' if shoe.replaced else ''}"


class TreeText:
    """The nodes of a tree in order, with the numbers that the format wants.

    Payoffs are at leaves only: Gambit and OpenSpiel both read that.
    """

    def __init__(self, players: Sequence[str], *, decimals: bool) -> None:
        self.players, self.decimals, self.lines = players, decimals, list[str]()
        self._sets: list[dict[str, int]] = [{} for _ in players]
        self._chances, self._leaves = count(1), count(1)

    def chance(self, orders: Mapping[str, int]) -> None:
        """Write a chance move, given the orders of each outcome."""
        whole = sum(orders.values())
        moves = " ".join(
            f'"{name}" {self._number(Fraction(each, whole))}' for name, each in orders.items()
        )
        self.lines.append(f'c "" {next(self._chances)} "" {{ {moves} }} 0')

    def choice(self, player: int, point: str) -> None:
        """Write the move of a player, counted from 1, at a decision point."""
        known = self._sets[player - 1]
        number = known.setdefault(point, len(known) + 1)
        self.lines.append(f'p "" {player} {number} "{point}" {ACTIONS} 0')

    def leaf(self, payoffs: Sequence[Fraction]) -> None:
        """Write an end, with the payoff of each player."""
        paid = ", ".join(map(self._number, payoffs))
        self.lines.append(f't "" {next(self._leaves)} "" {{ {paid} }}')

    def text(self, title: str) -> str:
        """Return the whole file."""
        players = " ".join(f'"{each}"' for each in self.players)
        return "\n".join((f'EFG 2 R "{title}" {{ {players} }}', '""', *self.lines, ""))

    def _number(self, number: Fraction) -> str:
        return number_text(number, decimals=self.decimals)
