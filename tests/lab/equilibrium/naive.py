"""Chemin de fer by enumerating every deal: an independent program without shared code."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import perm

Cards = dict[int, int]
Chances = Mapping[str, Fraction]
Number = Fraction | int
Key = tuple[str, str, bool]


def deal(cards: Cards) -> Iterator[tuple[int, int, Cards]]:
    """Yield each possible next card, its number of copies, and the remaining cards."""
    for card, copies in cards.items():
        if copies:
            yield card, copies, {**cards, card: copies - 1}


def called(hand: list[int], *, by_cards: bool) -> str:
    return "+".join(map(str, sorted(hand))) if by_cards else str(sum(hand) % 10)


class Coup:
    """Plays one coup in every way, and sums values and the worth of each choice at each point.

    `worth` maps side, point and choice to that side's gain, weighted by the probability that the
    cards and the other side lead there. Everything is counted in orders of six cards.
    """

    def __init__(
        self, counts: tuple[int, ...], sees: str, tax: Fraction, ponte: Chances, banker: Chances
    ) -> None:
        self.sees, self.tax = sees, tax
        self.orders = perm(sum(counts), 6)
        self.ponte = {point: whole(chance) for point, chance in ponte.items()}
        self.banker = {point: whole(chance) for point, chance in banker.items()}
        self.won: dict[str, Number] = {"ponte": 0, "bank": 0}
        self.worth: dict[Key, dict[str, Number]] = defaultdict(lambda: {"ponte": 0, "bank": 0})
        self.hands({worth: count for worth, count in enumerate(counts) if count}, [], 1)

    def hands(self, cards: Cards, out: list[int], orders: int) -> None:
        if len(out) < 4:
            for card, copies, left in deal(cards):
                self.hands(left, [*out, card], orders * copies)
            return
        ponte, banker = out[0::2], out[1::2]
        if max(sum(ponte) % 10, sum(banker) % 10) >= 8:
            self.end(ponte, banker, orders * perm(sum(cards.values()), 2), {None: 1})
        else:
            self.ask_ponte(cards, ponte, banker, orders)

    def ask_ponte(self, cards: Cards, ponte: list[int], banker: list[int], orders: int) -> None:
        point = called(ponte, by_cards=self.sees == "both")
        draws = self.ponte[point]
        self.ask_banker(cards, ponte, banker, orders, ("ponte", point, False), 1 - draws, "S")
        for card, copies, left in deal(cards):
            did = ("ponte", point, True)
            self.ask_banker(left, [*ponte, card], banker, orders * copies, did, draws, str(card))

    def ask_banker(
        self,
        cards: Cards,
        ponte: list[int],
        banker: list[int],
        orders: int,
        did: Key,
        came: Number,
        given: str,
    ) -> None:
        point = f"{called(banker, by_cards=self.sees != 'totals')}|{given}"
        draws, left = self.banker.get(point, 0), sum(cards.values())
        rest = perm(left, 6 - len(ponte) - 2)
        asked = {None: came * (1 - draws), did: 1 - draws, ("bank", point, False): came}
        self.end(ponte, banker, orders * rest, asked)
        asked = {None: came * draws, did: draws, ("bank", point, True): came}
        for card, copies, _ in deal(cards):
            self.end(ponte, [*banker, card], orders * copies * rest // left, asked)

    def end(
        self, ponte: list[int], banker: list[int], orders: int, asked: Mapping[Key | None, Number]
    ) -> None:
        one, other = sum(ponte) % 10, sum(banker) % 10
        if one != other:
            winner = "ponte" if one > other else "bank"
            for key, weight in asked.items():
                won = self.won if key is None else self.worth[key]
                won[winner] += orders * weight

    def pays(self, side: str, won: Mapping[str, Number]) -> Fraction:
        """Return a side's payoff, given the orders that each side wins."""
        kept = 1 - self.tax if side == "bank" else 1
        other = "ponte" if side == "bank" else "bank"
        return Fraction(kept * won[side] - won[other]) / self.orders

    def gain(self, side: str, point: str) -> Fraction:
        """Return the gain of drawing over standing at a point."""
        drew, stood = self.worth[side, point, True], self.worth[side, point, False]
        return self.pays(side, drew) - self.pays(side, stood)


def whole(chance: Fraction) -> Number:
    return int(chance) if chance.denominator == 1 else chance
