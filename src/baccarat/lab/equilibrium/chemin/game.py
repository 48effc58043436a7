"""A coup as a game of two sides, each with points at which it draws or stands.

A side acts once per coup. Its gain from drawing at a point therefore depends only on the other
side's strategy, not on its own other points, and is linear in it.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from ....rules.tableau import Draws
from ...hands import (
    EVENTS,
    HAND_TOTALS,
    HANDS,
    STOOD,
    Play,
    Shoe,
    Table,
    TwoCards,
    natural_wins,
    table,
)
from ...kernels.choice import UnknownKernel, choose_kernel
from ..algebra.linear import to_integers
from ..problem import Question

Line: TypeAlias = Sequence[int]
Chance: TypeAlias = Fraction | int
Strategy: TypeAlias = Sequence[Chance]
"""The probability of drawing at each point of a side; 0 and 1 are integers, for speed."""

BOUND: Final = {Draws.STAND: -1, Draws.DRAW: -2}
"""Used instead of an index for a point where the rules leave the banker no choice."""


class Side(NamedTuple):
    """A side's points and payoffs, as integers in units of the game's `unit`.

    - `points`: where it chooses; `forced`: where the rules decide, 1 for drawing.
    - `base`: its payoff if nobody draws at any point; `given`: the effect of each of the other
      side's draws; `alone`: the effect of each draw of this side; `against`: for each own point,
      the effects of the other side's draws on that.
    """

    points: tuple[str, ...]
    forced: Mapping[str, int]
    base: int
    alone: Line
    given: Line
    against: Sequence[Line]

    def gain(self, point: int, other: Strategy) -> Fraction:
        """Return the gain from drawing over standing at a point."""
        [gain], whole = self.gains([point], other)
        return Fraction(gain, whole)

    def gains(self, points: Iterable[int], other: Strategy) -> tuple[list[int], int]:
        """Return the gains at several points as integers, and their common denominator.

        Faster than calling `gain` for each point.
        """
        whole, times = to_integers(other)
        return [
            whole * self.alone[point] + sum(map(mul, self.against[point], times))
            for point in points
        ], whole

    def value(self, own: Strategy, other: Strategy) -> Fraction:
        """Return the side's payoff."""
        (whole, times), (parts, draws) = to_integers(other), to_integers(own)
        drawn = [point for point, draw in enumerate(draws) if draw]
        gains, _ = self.gains(drawn, other)
        active = sum(draws[point] * gain for point, gain in zip(drawn, gains, strict=True))
        passive = whole * self.base + sum(map(mul, self.given, times))
        return Fraction(parts * passive + active, parts * whole)


class Game(NamedTuple):
    """Both sides; `unit` is a whole stake in their payoff units."""

    ponte: Side
    banker: Side
    unit: int


class _Sums(NamedTuple):
    """The number of orders that a side wins, linear in both strategies as in Side."""

    base: int
    ponte: list[int]
    banker: list[int]
    both: list[list[int]]

    def less(self, other: "_Sums", times: int, losses: int) -> "_Sums":
        """Return `times` own wins minus `losses` times the other side's wins."""

        def line(own: Line, against: Line) -> list[int]:
            return [times * won - losses * lost for won, lost in zip(own, against, strict=True)]

        return _Sums(
            times * self.base - losses * other.base,
            line(self.ponte, other.ponte),
            line(self.banker, other.banker),
            [line(*rows) for rows in zip(self.both, other.both, strict=True)],
        )


def game_of(question: Question, kernel: str = "reference") -> Game:
    """Count the game of a question; raises whatever `count` raises."""
    shoe, tax = question.shoe, question.tax
    ponte_points, ponte_forced, plays = plays_of(question)
    banker_points, banker_forced, places = _banker(question)
    sizes, orders = (len(ponte_points), len(banker_points)), count(shoe, plays, kernel)
    won = [_sums(orders, side, places, base, sizes) for side, base in enumerate(natural_wins(shoe))]
    whole, kept = tax.denominator, tax.denominator - tax.numerator
    ponte, bank = won[1].less(won[0], whole, whole), won[0].less(won[1], kept, whole)
    across = [*zip(*bank.both, strict=True)] or [()] * len(banker_points)
    return Game(
        Side(ponte_points, ponte_forced, ponte.base, ponte.ponte, ponte.banker, ponte.both),
        Side(banker_points, banker_forced, bank.base, bank.banker, bank.ponte, across),
        unit=shoe.orders * whole,
    )


def plays_of(question: Question) -> tuple[tuple[str, ...], dict[str, int], list[Play]]:
    """List the ponte's points, its forced points, and the play to count for each hand.

    A hand on which the ponte chooses has the row of its point; row 0 is for all others.
    """
    rows, forced, plays = dict[str, int](), dict[str, int](), []
    for hand, total in zip(HANDS, HAND_TOTALS, strict=True):
        name, says = question.ponte_point(hand, total), question.ponte_says(total)
        dealt = question.shoe.holds(hand)
        if says is not Draws.FREE:
            plays.append(Play(0, says is Draws.DRAW, says is Draws.STAND))
            if dealt:
                forced[name] = int(says is Draws.DRAW)
        else:
            row = rows.setdefault(name, len(rows) + 1) if dealt else 0
            plays.append(Play(row, dealt, dealt))
    return tuple(rows), forced, plays


def _banker(question: Question) -> tuple[tuple[str, ...], dict[str, int], list[list[int]]]:
    """List the banker's points, forced points, and the point (or BOUND) of each hand and event."""
    numbers, forced, places = dict[str, int](), dict[str, int](), []
    for hand, total in zip(HANDS, HAND_TOTALS, strict=True):
        dealt, row = _events(question, hand), []
        for event in range(EVENTS):
            name, says = (
                question.banker_point(hand, total, event),
                question.banker_says(hand, total, event),
            )
            free = says is Draws.FREE and dealt[event]
            if dealt[event] and not free:
                forced[name] = int(says is Draws.DRAW)
            bound = BOUND.get(says, BOUND[Draws.STAND])
            row.append(numbers.setdefault(name, len(numbers)) if free else bound)
        places.append(row)
    return tuple(numbers), forced, places


def _events(question: Question, hand: TwoCards) -> list[bool]:
    """Return which events are possible while the banker has this hand."""
    shoe, found = question.shoe, [False] * EVENTS
    for own, total in zip(HANDS, HAND_TOTALS, strict=True):
        says = question.ponte_says(total)
        if says is not Draws.DRAW:
            found[STOOD] = found[STOOD] or shoe.holds((*hand, *own))
        if says is not Draws.STAND:
            for worth in range(STOOD):
                found[worth] = found[worth] or shoe.holds((*hand, *own, worth))
    return found


def _sums(
    orders: Table, side: int, places: Sequence[Line], base: int, sizes: tuple[int, int]
) -> _Sums:
    """Add up the orders that a side wins: 0 for the bank, 1 for the ponte."""
    ponte, banker = [0] * sizes[0], [0] * sizes[1]
    both = [[0] * sizes[1] for _ in ponte]
    for row, hands in enumerate(orders):
        for place, events in zip(places, hands, strict=True):
            for event, cell in enumerate(events):
                stands, draws, at = cell[side], cell[2 + side], place[event]
                always = draws if at == BOUND[Draws.DRAW] else stands
                if row == 0 or event == STOOD:
                    base += always
                    if at >= 0:
                        banker[at] += draws - stands
                if row > 0:
                    sign = -1 if event == STOOD else 1
                    ponte[row - 1] += sign * always
                    if at >= 0:
                        both[row - 1][at] += sign * (draws - stands)
    return _Sums(base, ponte, banker, both)


def as_int_if_whole(chance: Chance) -> Chance:
    """Convert a whole fraction to an integer."""
    return int(chance) if chance.denominator == 1 else chance


def count(shoe: Shoe, plays: Sequence[Play], kernel: str = "reference") -> Table:
    """Count with a kernel: `reference`, or `int64`, which is compiled by numba.

    Raises UnknownKernel, MissingKernel and TooManyCards.
    """
    if kernel == "reference":
        return table(shoe, plays)
    if kernel != "int64":
        raise UnknownKernel(kernel)
    choose_kernel(kernel, sum(shoe.counts))
    from ...kernels.pack_decisions import counted

    return counted(shoe, plays)
