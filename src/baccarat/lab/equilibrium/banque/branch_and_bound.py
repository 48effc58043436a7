"""Branch and bound: finds the cells of the unit square that contain the equilibria of banque.

A point in the square is how often right and left draw on 5. The square is quartered repeatedly,
and cells that integer bounds prove free of equilibria are discarded. Division stops when only a
few of the curves on which the banker is indifferent cross a cell; its equilibria are then found
exactly (`cell_equilibria.py`).
"""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from ..algebra.curves import Ends, Form, curves_of, form_of
from .game import BanqueGame, ByProfile

Interval: TypeAlias = tuple[int, int]

HALVINGS: Final = 20
"""The maximum number of halvings: where many curves meet, no division separates them."""
SCALE: Final = 2**HALVINGS
"""The side length of the square, chosen so that all computations are in integers."""
FEW: Final = 5
"""A cell crossed by at most this many curves is solved exactly."""
CELLS: Final = 20_000
"""The maximum number of cells examined."""


class Point(NamedTuple):
    """A decision of the banker, by index.

    `gain` is the gain from drawing at the corners of the square, in the order of banque.PROFILES.
    `right` and `left` are its effects on each side's gain from drawing on 5, and `worth` its effect
    on the right's payoff. `curves` are where the gain is 0.
    """

    at: int
    gain: ByProfile
    right: Ends
    left: Ends
    worth: Form
    form: Form
    curves: tuple[Form, ...]


class Cell(NamedTuple):
    """A part of the square, the banker's undecided points in it, and the sides' gains.

    `right` and `left` bound how often each draws on 5, in units of 1/SCALE. The gains are those
    from drawing on 5 while the banker draws at the points in `drawn`.
    """

    right: Interval
    left: Interval
    open: tuple[Point, ...]
    drawn: tuple[int, ...]
    gain_right: Ends
    gain_left: Ends

    @property
    def curves(self) -> set[Form]:
        """The curves on which the banker is indifferent at an undecided point."""
        return {curve for point in self.open for curve in point.curves}


def cells(whole: Cell) -> tuple[list[Cell], bool]:
    """Return cells that contain all equilibria, and whether no cell remained unexamined."""
    found, rest, examined = list[Cell](), [whole], 0
    for halvings in range(HALVINGS + 1):
        rest = [cell for cell in map(_settle_points, rest) if _may_contain_equilibrium(cell)]
        examined += len(rest)
        if halvings == HALVINGS or examined > CELLS:
            break
        found += [cell for cell in rest if len(cell.curves) <= FEW]
        rest = [
            cell._replace(right=right, left=left)
            for cell in rest
            if len(cell.curves) > FEW
            for right, left in product(_halves(cell.right), _halves(cell.left))
        ]
    return found + rest, examined <= CELLS


def square(game: BanqueGame, theta: tuple[int, int]) -> Cell:
    """Return the whole square with all points undecided; `theta` divides the stakes."""
    whole, (one, other) = (0, SCALE), theta
    points = []
    for at, each in enumerate(game.points):
        neither, left, right, both = (
            -one * a - other * b for a, b in zip(each.to_right, each.to_left, strict=True)
        )
        gain = neither, left, right, both
        form = form_of(gain)
        of_right, of_left = for_right(each.to_right), for_left(each.to_left)
        curves = tuple(curves_of(form))
        points.append(Point(at, gain, of_right, of_left, form_of(each.to_right), form, curves))
    return Cell(whole, whole, tuple(points), (), for_right(game.right), for_left(game.left))


def for_right(to: Sequence[int]) -> Ends:
    """Return the right's gain from drawing on 5 if the left never, or always, does."""
    return to[2] - to[0], to[3] - to[1]


def for_left(to: Sequence[int]) -> Ends:
    """Return the left's gain from drawing on 5 if the right never, or always, does."""
    return to[1] - to[0], to[3] - to[2]


def _settle_points(cell: Cell) -> Cell:
    """Decide the points at which the same action is better for the banker in the whole cell."""
    right, left, open_points, drawn = cell.gain_right, cell.gain_left, [], [*cell.drawn]
    for point in cell.open:
        values = [_at(point.gain, p, q) for p, q in product(cell.right, cell.left)]
        if min(values) > 0:
            right, left = added(right, point.right), added(left, point.left)
            drawn.append(point.at)
        elif max(values) >= 0:
            open_points.append(point)
    return cell._replace(
        open=tuple(open_points), drawn=tuple(drawn), gain_right=right, gain_left=left
    )


def _may_contain_equilibrium(cell: Cell) -> bool:
    """Whether both sides may be playing a best response somewhere in the cell."""
    right = [_between(each.right, cell.left) for each in cell.open]
    left = [_between(each.left, cell.right) for each in cell.open]
    one, other = _between(cell.gain_right, cell.left), _between(cell.gain_left, cell.right)
    if not (_fits(cell.right, one, right) and _fits(cell.left, other, left)):
        return False
    inner = all(low > 0 and high < SCALE for low, high in (cell.right, cell.left))
    return not inner or all(
        _vanish((one, *right), (other, *left), at) for at in range(1, len(cell.open) + 1)
    )


def _fits(chance: Interval, gain: Interval, draws: Sequence[Interval]) -> bool:
    """Whether a side with this drawing probability may be playing a best response."""
    least = gain[0] + sum(min(low, 0) for low, _ in draws)
    most = gain[1] + sum(max(high, 0) for _, high in draws)
    return (chance[0] == 0 or most >= 0) and (chance[1] == SCALE or least <= 0)


def _vanish(right: Sequence[Interval], left: Sequence[Interval], without: int) -> bool:
    """Whether both gains can be 0, judged by the combination that eliminates one point."""
    a, b = right[without], left[without]
    least = most = 0
    for at, (one, other) in enumerate(zip(right, left, strict=True)):
        if at != without:
            low, high = _less(_times(one, b), _times(other, a))
            least += low if at == 0 else min(low, 0)
            most += high if at == 0 else max(high, 0)
    return least <= 0 <= most


def _halves(whole: Interval) -> tuple[Interval, Interval]:
    low, high = whole
    middle = (low + high) // 2
    return (low, middle), (middle, high)


def _at(corners: ByProfile, right: int, left: int) -> int:
    """Interpolate from the values at the corners; the result is multiplied by SCALE squared."""
    neither, other, one, both = corners
    never, rest = SCALE - right, SCALE - left
    return never * (neither * rest + other * left) + right * (one * rest + both * left)


def _between(ends: Ends, chance: Interval) -> Interval:
    """Bound a linear function, multiplied by SCALE, over an interval of the other side's chance."""
    never, always = ends
    one, other = (never * SCALE + each * (always - never) for each in chance)
    return min(one, other), max(one, other)


def added(one: Ends, other: Ends) -> Ends:
    """Add two linear functions."""
    return one[0] + other[0], one[1] + other[1]


def _times(one: Interval, other: Interval) -> Interval:
    ends = [a * b for a, b in product(one, other)]
    return min(ends), max(ends)


def _less(one: Interval, other: Interval) -> Interval:
    return one[0] - other[1], one[1] - other[0]
