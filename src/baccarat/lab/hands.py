"""Two-card hands, and the reference count of the orders that bank and ponte win.

Every coup is counted as six ordered cards, even if some stay in the shoe, so that all coups have
the same weight.
"""

from collections.abc import Iterable, Sequence
from math import perm
from typing import Final, NamedTuple, TypeAlias

from ..cards.hand import Hand
from ..cards.kinds import check_kind
from .counts import COUP, Counts, TooFewCards, numbers, without
from .endings import CARD_OF

TwoCards: TypeAlias = tuple[int, int]
"""The point values of two cards, the lower first."""
Won: TypeAlias = list[int]
"""Orders won by the bank and by the ponte if the banker stands, then if the banker draws."""
Table: TypeAlias = Sequence[Sequence[Sequence[Sequence[int]]]]
"""The four numbers of `Won`, by row, banker's hand (an index into HANDS) and event."""

STOOD: Final = 10
"""The event that the ponte stood; events 0 to 9 are the value of the card it drew."""
EVENTS: Final = 11


def _hand(*worths: int) -> Hand:
    return Hand(tuple(CARD_OF[worth] for worth in worths))


PAIRS: Final = tuple((first, second) for first in range(10) for second in range(first, 10))
TOTALS: Final = tuple(_hand(*pair).total for pair in PAIRS)
HANDS: Final = tuple(pair for pair in PAIRS if not _hand(*pair).natural)
"""The hands that may leave a decision: all but naturals."""
HAND_TOTALS: Final = tuple(_hand(*pair).total for pair in HANDS)
TOTAL_AFTER: Final = tuple(
    (*(_hand(0, total, worth).total for worth in range(10)), total) for total in range(10)
)
"""The total after drawing a card of each value; the last entry is for no card."""


class Play(NamedTuple):
    """What the ponte may do with a hand, and the table row that counts it."""

    row: int
    draws: bool
    stands: bool


class Shoe(NamedTuple):
    """Ten counts, dealt with or without replacement."""

    counts: Counts
    replaced: bool = False

    def __deepcopy__(self, _: object) -> "Shoe":
        """Return `self`: the shoe is immutable, and a search copies it with every state."""
        return self

    @property
    def orders(self) -> int:
        """The number of orders of six cards."""
        return self.orders_after(0, COUP)

    def orders_after(self, dealt: int, cards: int) -> int:
        """Count the orders of `cards` cards after `dealt` others."""
        every = sum(self.counts)
        return every**cards if self.replaced else perm(every - dealt, cards)

    def holds(self, worths: Sequence[int]) -> bool:
        """Whether cards of these values can be dealt together."""
        most = 1 if self.replaced else len(worths)
        return all(self.counts[each] >= min(worths.count(each), most) for each in worths)

    def after(self, counts: Counts, worths: Iterable[int]) -> Counts:
        """Return the counts that are left after cards of these values were dealt from `counts`."""
        return counts if self.replaced else without(counts, worths)


def checked_shoe(shoe: Shoe, coup: int = COUP) -> Shoe:
    """Check that the shoe has enough cards for a coup of `coup` cards.

    Raises BadCounts and WrongKind. With replacement, one card is enough.
    """
    check_kind("shoe", shoe, Shoe)
    cards = sum(numbers(shoe.counts))
    if cards < (1 if shoe.replaced else coup):
        raise TooFewCards(cards, coup)
    return shoe


def natural_wins(shoe: Shoe) -> tuple[int, int]:
    """Count the orders that a natural wins for the bank, and for the ponte."""
    bank = ponte = 0
    for own, total in zip(PAIRS, TOTALS, strict=True):
        ways, left = draw_pair(shoe, shoe.counts, own)
        for other, against in zip(PAIRS, TOTALS, strict=True):
            if max(total, against) >= 8 and ways and total != against:
                orders = ways * draw_pair(shoe, left, other)[0] * shoe.orders_after(4, COUP - 4)
                bank, ponte = (bank, ponte + orders) if total > against else (bank + orders, ponte)
    return bank, ponte


def table(shoe: Shoe, plays: Sequence[Play]) -> Table:
    """Count the orders won, given one play for each hand of HANDS; naturals are excluded."""
    rows = 1 + max(play.row for play in plays)
    found: list[list[list[Won]]] = [
        [[[0, 0, 0, 0] for _ in range(EVENTS)] for _ in HANDS] for _ in range(rows)
    ]
    for own, total, play in zip(HANDS, HAND_TOTALS, plays, strict=True):
        ways, left = draw_pair(shoe, shoe.counts, own)
        if not ways:
            continue
        for at, other in enumerate(HANDS):
            orders, rest = draw_pair(shoe, left, other)
            if orders:
                _play_out(
                    shoe, found[play.row][at], (total, HAND_TOTALS[at]), ways * orders, rest, play
                )
    return found


def _play_out(  # noqa: PLR0913, PLR0917 - the inmost step of the count
    shoe: Shoe, row: list[Won], totals: tuple[int, int], orders: int, left: Counts, play: Play
) -> None:
    """Add the results of `orders` orders of four cards with every possible continuation."""
    ponte, banker = totals
    if play.stands:
        spare = sum(left) - (0 if shoe.replaced else 1)
        _count(row[STOOD], ponte, banker, orders * spare, left)
    if play.draws:
        for worth, copies in enumerate(left):
            if copies:
                rest = shoe.after(left, (worth,))
                _count(row[worth], TOTAL_AFTER[ponte][worth], banker, orders * copies, rest)


def _count(won: Won, ponte: int, banker: int, orders: int, left: Sequence[int]) -> None:
    """Add `orders` for each remaining card, both with the banker standing and drawing it."""
    if banker != ponte:
        won[0 if banker > ponte else 1] += orders * sum(left)
    for copies, reached in zip(left, TOTAL_AFTER[banker][:10], strict=True):
        if reached != ponte:
            won[2 if reached > ponte else 3] += orders * copies


def draw_pair(shoe: Shoe, counts: Counts, pair: TwoCards) -> tuple[int, Counts]:
    """Count the ordered ways to draw a pair from `counts`, and return the counts left after it."""
    first, second = pair
    others = counts[second] - (first == second and not shoe.replaced)
    ways = counts[first] * others * (1 if first == second else 2)
    return ways, shoe.after(counts, pair)
