"""The game that a solution of banque answers, as a tree for other programs (`game_files.py`)."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...counts import POINT_VALUES
from ...hands import STOOD
from ..tree_text import TreeText, shoe_text
from .full_game import TOTALS, coup_of, free_totals, naturals
from .game import EVENTS, NATURAL, point_of
from .hand_counts import HandCounts
from .ponte_rules import TEN
from .solve import BanqueSolution

Hand: TypeAlias = tuple[int, ...]
"""The totals of a side that are one deal, since the same follows from each."""

_SAYS: Final = CHEMIN_DE_FER.player_says


class _Deal(NamedTuple):
    right: Hand
    left: Hand
    banker: int

    @property
    def name(self) -> str:
        sides = ("-".join(map(str, hand)) for hand in (self.right, self.left))
        return " ".join((*sides, str(self.banker)))


def tree(solution: BanqueSolution, *, decimals: bool) -> str:
    """Return the game in extensive form: chance deals three hands, then the cards drawn.

    The banker's card is part of the payoffs. Hands that are bound to the same are one deal.
    """
    return _Tree(solution, decimals=decimals).text()


class _Tree:
    """Writes the tree; `orders` counts the hands by total, by the third cards of both sides."""

    def __init__(self, solution: BanqueSolution, *, decimals: bool) -> None:
        self.solution, self.rules = solution, solution.rules
        self.free = free_totals(self.rules.ponte_free)
        self.coup, _ = coup_of(solution.shoe, solution.theta, self.rules, whole=True)
        ways = HandCounts(solution.shoe)
        self.orders = {
            (right, left): _orders(ways, right, left)
            for right in range(EVENTS)
            for left in range(EVENTS)
        }
        one_player = self.rules.one_player
        self.players = ["Right and left"] if one_player else ["Right", "Left"]
        self.written = TreeText([*self.players, "Bank"], decimals=decimals)

    def text(self) -> str:
        hands = self._hands(apart=self.rules.one_player), self._hands(apart=False)
        deals = {
            deal: orders
            for deal in map(_Deal._make, product(*hands, range(TOTALS)))
            if (orders := self._count(deal, STOOD, STOOD))
        }
        shoe, bank = self.solution.shoe, int(self.orders[STOOD, STOOD][:, :, TOTALS:].sum())
        moves = {deal.name: orders for deal, orders in deals.items()}
        self.written.chance({**moves, **({"bank N": bank} if bank else {})})
        for deal in deals:
            for right in self._right(deal):
                for left in self._left(deal, right):
                    self._bank(deal, right, left)
        if bank:
            self._leaf([Fraction(each, bank) for each in naturals(shoe)])
        return self.written.text(f"Banque: {shoe_text(shoe)}, theta {self.solution.theta}")

    def _hands(self, *, apart: bool) -> list[Hand]:
        """Return a side's hands; those bound to the same are one, unless they are seen `apart`."""
        if apart:
            return [(total,) for total in range(TEN)]
        found = dict[int | Draws | None, Hand]()
        for total in range(TEN):
            key = None if total >= TOTALS else total if self.free[total] else _SAYS(total)
            found[key] = (*found.get(key, ()), total)
        return [*found.values()]

    def _right(self, deal: _Deal) -> Iterator[int]:
        other = deal.left[0]
        row = self.rules.right.row[NATURAL if other >= TOTALS else STOOD][other]
        point = self.rules.right.point(deal.right[0], row)
        return self._act(1, point, deal.right, lambda card: self._count(deal, card, STOOD))

    def _left(self, deal: _Deal, right: int) -> Iterator[int]:
        point = self.rules.left.point(deal.left[0], self.rules.left.row[right][deal.right[0]])
        player = len(self.players)
        return self._act(player, point, deal.left, lambda card: self._count(deal, right, card))

    def _act(
        self, player: int, point: str, hand: Hand, count: Callable[[int], int]
    ) -> Iterator[int]:
        """Write what a side does, and yield its event before all that follows from it."""
        if hand[0] >= TOTALS:
            yield NATURAL
            return
        says = Draws.FREE if self.free[hand[0]] else _SAYS(hand[0])
        if says is Draws.FREE:
            self.written.choice(player, point)
        if says is not Draws.DRAW:
            yield STOOD
        if says is not Draws.STAND:
            left = {card: orders for card in range(POINT_VALUES) if (orders := count(card))}
            self.written.chance({str(card): orders for card, orders in left.items()})
            yield from left

    def _bank(self, deal: _Deal, right: int, left: int) -> None:
        at = np.ix_([right], [left], deal.right, deal.left, [deal.banker])
        orders = self._count(deal, right, left)
        stands = [Fraction(int(each[at].sum()), orders) for each in self.coup.stand]
        if right == left == NATURAL:
            self._leaf(stands)
            return
        gains = [Fraction(int(each[at].sum()), orders) for each in self.coup.gain]
        self.written.choice(len(self.players) + 1, point_of(deal.banker, (right, left)))
        self._leaf(stands)
        self._leaf([stand + gain for stand, gain in zip(stands, gains, strict=True)])

    def _leaf(self, won: list[Fraction]) -> None:
        """Write an end with the winnings of right and left per unit of their own stakes."""
        theta = self.solution.theta
        right, left = theta * won[0], (1 - theta) * won[1]
        sides = [right + left] if self.rules.one_player else [right, left]
        self.written.leaf([*sides, -right - left])

    def _count(self, deal: _Deal, right: int, left: int) -> int:
        return int(self.orders[right, left][np.ix_(deal.right, deal.left, [deal.banker])].sum())


def _orders(ways: HandCounts, right: int, left: int) -> Any:
    given = tuple(each for each in (right, left) if each < POINT_VALUES)
    if min(ways.left(given)) < 0:
        return np.zeros((TEN,) * 3, object)
    return ways.hands(given).astype(object) * ways.drawn(given, len(given))
