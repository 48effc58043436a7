"""Banque as a game of three: right and left, each with a choice on 5, and the banker.

The banker sees both third cards. The left acts on its own total only, whatever card the right
drew, a simplification that Ethier and Lee (2015) also make. All numbers are integers.
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
from ..algebra.linear import to_integers
from ..problem import event_name

ByProfile: TypeAlias = tuple[int, int, int, int]
"""A value for each profile of actions on 5: both stand, left draws, right draws, both draw."""
Two: TypeAlias = tuple[int, int]
"""A value for each action of one side on 5: it stands, or it draws."""
Person: TypeAlias = Literal["right", "left", "banker"]
PERSONS: Final[tuple[Person, ...]] = ("right", "left", "banker")
COUP: Final = 9
"""The maximum number of cards in a coup."""
NATURAL: Final = 11
"""The event that a side has a natural, which is decided at once."""
EVENTS: Final = NATURAL + 1
"""The number of events, naturals included."""
PROFILES: Final = tuple(product((0, 1), repeat=2))


class Regret(msgspec.Struct, frozen=True):
    """Each player's largest gain by deviating, per unit of total stakes; a team is one player."""

    right: Fraction = Fraction(0)
    left: Fraction = Fraction(0)
    bank: Fraction = Fraction(0)

    @property
    def most(self) -> Fraction:
        """The largest gain of any player."""
        return max(self.right, self.left, self.bank)


class Point(NamedTuple):
    """A decision of the banker: the effect of drawing on each side's payoff, by profile."""

    name: str
    to_right: ByProfile
    to_left: ByProfile


class BanqueGame(NamedTuple):
    """The payoffs of right and left per own stake, in units of 1/`unit`, and the decisions.

    `right` and `left` are by profile, for a banker who never draws. `totals` are those on which a
    side acts, by choice or by rule: `open_totals` if the other side has no natural, and
    `beside_totals` if it has one. `alone` is the part of `right` and `left` from coups in which
    only the other side has a natural, by the side's own action on 5.
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
        """Return the bank's gain from drawing at each point, and the common denominator.

        `theta` of the stakes are on the right; `plan` is the probability of each of PROFILES.
        """
        (whole, shares), one = to_integers(plan), theta.numerator
        other = theta.denominator - one
        return [
            -one * sum(map(mul, shares, point.to_right))
            - other * sum(map(mul, shares, point.to_left))
            for point in self.points
        ], whole * theta.denominator * self.unit


class _Hand(NamedTuple):
    """A side's hands with one event, by its action on 5.

    - `orders`: their number; `stands`: wins minus losses if the banker stands; `gains`: the
      difference if the banker draws.
    """

    orders: list[int]
    stands: list[int]
    gains: list[int]


def with_replacement(shoe: Shoe) -> BanqueGame:
    """Return a coup dealt with replacement, in which the hands are independent."""
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
    """Compute a number for each profile."""
    stand, left, right, both = (of(*profile) for profile in PROFILES)
    return stand, left, right, both


def _points(banker: int, ways: int, hands: Mapping[int, _Hand]) -> Iterator[Point]:
    """List the banker's decisions with a total, each with the effect of drawing."""
    for (right, one), (left, other) in product(hands.items(), repeat=2):
        if right == left == NATURAL or not any(one.orders) or not any(other.orders):
            continue
        yield Point(
            point_of(banker, (right, left)),
            to_right=_product(ways, one.gains, other.orders),
            to_left=_product(ways, one.orders, other.gains),
        )


def _product(ways: int, right: Sequence[int], left: Sequence[int]) -> ByProfile:
    return four(lambda own, other: ways * right[own] * left[other])


def drawn_on(totals: Iterable[int], on_five: Fraction) -> dict[int, Fraction]:
    """Return how often a side draws on each total, with a choice on 5 only (CF-12, BB-5)."""
    says = {total: CHEMIN_DE_FER.player_says(total) for total in totals}
    return {
        total: on_five if word is Draws.FREE else Fraction(word is Draws.DRAW)
        for total, word in says.items()
    }


def name_of(event: int) -> str:
    """Write what the banker saw of a side: as for chemin de fer, or N for a natural."""
    return "N" if event == NATURAL else event_name(event)


def point_of(total: int, seen: Sequence[int], right: int | None = None) -> str:
    """Write a decision point: `5` of the right, `5|S` if the left saw the right stand, `6|S,7`.

    If one player holds both hands, the left's also names the total of the `right`: `5|4,7` after a
    4 that was given a 7.
    """
    names = [*([] if right is None else [str(right)]), *map(name_of, seen)]
    return f"{total}|{','.join(names)}" if names else str(total)


def _hands(shoe: Shoe, pairs: Sequence[int], banker: int) -> Mapping[int, _Hand]:
    """Group a side's hands by what the banker, with this total, sees of them."""
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
    """Add the orders of a side's hand to these actions on 5."""
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
