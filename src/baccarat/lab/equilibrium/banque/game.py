"""Banque as a game of three: right and left, each with the choice on 5, and the banker.

The banker sees both third cards. The left decides by its own total alone, whatever card the
right was given, a simplification that Ethier and Lee (2015) make too. All numbers are integers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from operator import mul
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ....rules.tableau import CHEMIN_DE_FER, Draws
from ...counts import POINT_VALUES
from ...hands import STOOD, TOTAL_AFTER, Shoe
from ..algebra.linear import common_denominator
from ..problem import event_name

ByProfile: TypeAlias = tuple[int, int, int, int]
"""By what right and left do on 5: both stand, the left draws, the right draws, both draw."""
Two: TypeAlias = tuple[int, int]
"""By what one side does on 5: it stands, or it draws."""
Person: TypeAlias = Literal["right", "left", "banker"]
LeftSees: TypeAlias = Literal["total", "card"]
"""What the left decides by: its total alone, or also what the right did and was given."""

PERSONS: Final[tuple[Person, ...]] = ("right", "left", "banker")
COUP: Final = 9
"""Cards that a coup may take."""
NATURAL: Final = 11
"""The event that a side had a natural, which is decided at once; of others there are EVENTS."""
EVENTS: Final = NATURAL + 1
"""How many events there are, naturals included."""
PROFILES: Final = tuple(product((0, 1), repeat=2))


class Regret(msgspec.Struct, frozen=True):
    """The most that deviating gains each, per unit staked in all; those who agreed are one."""

    right: Fraction = Fraction(0)
    left: Fraction = Fraction(0)
    bank: Fraction = Fraction(0)

    @property
    def most(self) -> Fraction:
        """The most that anybody gains."""
        return max(self.right, self.left, self.bank)


class Point(NamedTuple):
    """A decision of the banker: what drawing adds to what each side gets, by profile."""

    name: str
    to_right: ByProfile
    to_left: ByProfile


class BanqueGame(NamedTuple):
    """What right and left get of a stake of their own, in parts of `unit`, and what may change it.

    `right` and `left` are for a banker who never draws, by profile. `totals` are those on which a
    side is asked, by its choice or by the rules: `open_totals` while the other side has no natural,
    and `beside_totals` while it has one. `alone` is the part of `right` and `left` from
    coups in which only the other side has a natural, by what the side itself does on 5.
    """

    right: ByProfile
    left: ByProfile
    points: tuple[Point, ...]
    unit: int
    totals: tuple[int, ...]
    open_totals: tuple[int, ...]
    beside_totals: tuple[int, ...]
    alone: tuple[Two, Two]

    def gains_bank(self, theta: Fraction, plan: Sequence[Fraction]) -> tuple[list[int], int]:
        """Tell what drawing gains the bank at each point, in parts of a stake, and how many.

        `theta` of the stakes are on the right; the others go by a plan, how likely each of PROFILES
        is.
        """
        whole, one = common_denominator(plan), theta.numerator
        shares, other = [int(share * whole) for share in plan], theta.denominator - one
        return [
            -one * sum(map(mul, shares, point.to_right))
            - other * sum(map(mul, shares, point.to_left))
            for point in self.points
        ], whole * theta.denominator * self.unit


class _Hand(NamedTuple):
    """A side's hands with one event, by what it does on 5.

    - `orders`: how many there are; `stands`: how many more win than lose, where the banker stands;
      `gains`: how many more do where they draw than where they stand.
    """

    orders: list[int]
    stands: list[int]
    gains: list[int]


def with_replacement(shoe: Shoe) -> BanqueGame:
    """Count a coup of cards that are put back: then no hand tells of another."""
    cards = sum(shoe.counts)
    pairs = [
        sum(shoe.counts[worth] * shoe.counts[(total - worth) % 10] for worth in range(10))
        for total in range(10)
    ]
    base, alone, points = [0, 0], [0, 0], list[Point]()
    for banker, ways in enumerate(pairs):
        hands = _hands(shoe, pairs, banker)
        for at in (0, 1):
            base[at] += ways * cards**3 * sum(each.stands[at] for each in hands.values())
            if banker < 8:
                others = hands[NATURAL].orders[at]
                open_hands = [hands[event].stands[at] for event in range(NATURAL)]
                alone[at] += ways * others * sum(open_hands)
        if banker < 8 and ways:
            points.extend(_points(banker, ways, hands))
    totals = tuple(total for total in range(8) if pairs[total])
    return BanqueGame(
        right=four(lambda right, _: base[right]),
        left=four(lambda _, left: base[left]),
        points=tuple(points),
        unit=cards**9,
        totals=totals,
        open_totals=totals,
        beside_totals=totals if any(pairs[8:]) else (),
        alone=((alone[0], alone[1]), (alone[0], alone[1])),
    )


def four(of: Callable[[int, int], int]) -> ByProfile:
    """Give a number for each profile."""
    stand, left, right, both = (of(*profile) for profile in PROFILES)
    return stand, left, right, both


def _points(banker: int, ways: int, hands: Mapping[int, _Hand]) -> Iterator[Point]:
    """List the banker's decisions on a total, each with what drawing adds."""
    for (right, one), (left, other) in product(hands.items(), repeat=2):
        if right == left == NATURAL or not any(one.orders) or not any(other.orders):
            continue
        yield Point(
            f"{banker}|{name_of(right)},{name_of(left)}",
            to_right=_product(ways, one.gains, other.orders),
            to_left=_product(ways, one.orders, other.gains),
        )


def _product(ways: int, right: Sequence[int], left: Sequence[int]) -> ByProfile:
    return four(lambda own, other: ways * right[own] * left[other])


def drawn_on(totals: Iterable[int], on_five: Fraction) -> dict[int, Fraction]:
    """Return how often a side draws on each total, which is bound except on 5 (CF-12, BB-5)."""
    says = {total: CHEMIN_DE_FER.player_says(total) for total in totals}
    return {
        total: on_five if word is Draws.FREE else Fraction(word is Draws.DRAW)
        for total, word in says.items()
    }


def name_of(event: int) -> str:
    """Write what the banker has seen of a side: as for chemin de fer, and N for a natural."""
    return "N" if event == NATURAL else event_name(event)


def point_of(total: int, seen: Sequence[int]) -> str:
    """Write a decision: `5` of the right, `5|S` of a left that saw the right stand, `6|S,7`."""
    return f"{total}|{','.join(map(name_of, seen))}" if seen else str(total)


def _hands(shoe: Shoe, pairs: Sequence[int], banker: int) -> Mapping[int, _Hand]:
    """Sort a side's hands by what the banker, who has this total, sees of them."""
    hands = {event: _Hand([0, 0], [0, 0], [0, 0]) for event in range(NATURAL + 1)}
    for total, ways in enumerate(pairs):
        orders = ways * sum(shoe.counts)
        if total >= 8 or banker >= 8:
            _add(hands[NATURAL], shoe, (total, banker), orders, (0, 1))
            hands[NATURAL].gains[:] = [0, 0]
            continue
        says = CHEMIN_DE_FER.player_says(total)
        if says is not Draws.STAND:
            for worth, copies in enumerate(shoe.counts):
                totals = (TOTAL_AFTER[total][worth], banker)
                _add(hands[worth], shoe, totals, ways * copies, (0, 1) if total < 5 else (1,))
        if says is not Draws.DRAW:
            _add(hands[STOOD], shoe, (total, banker), orders, (0,) if total == 5 else (0, 1))
    return hands


def _add(
    hand: _Hand, shoe: Shoe, totals: tuple[int, int], orders: int, profiles: Sequence[int]
) -> None:
    """Add orders of a side's hand to what is done on 5 in these profiles."""
    own, banker = totals
    stands = sum(shoe.counts) * ((own > banker) - (own < banker))
    draws = sum(
        copies * ((own > reached) - (own < reached))
        for copies, reached in zip(shoe.counts, TOTAL_AFTER[banker][:POINT_VALUES], strict=True)
    )
    for at in profiles:
        hand.orders[at] += orders
        hand.stands[at] += orders * stands
        hand.gains[at] += orders * (draws - stands)
