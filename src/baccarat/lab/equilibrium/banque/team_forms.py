"""How the common plan of right and left changes with theta, the part of the stakes on the right.

Over a stretch of theta a plan has one form: the same profiles are played, and the banker draws,
stands and mixes at the same points. The probabilities are quotients of polynomials in theta, so a
form holds until one of a list of polynomials has a root.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from ..algebra.polynomial import (
    Polynomial,
    first_root,
    null_polynomials,
    plus,
    scaled,
    scaled_value,
    times,
    total,
)
from .game import BanqueGame
from .team import Agreed, correlated, team

GRID: Final = 1 << 24
"""A stretch begins at a multiple of one over this number, the next above the end of the last."""
WIDTH: Final = Fraction(1, GRID)
"""The greatest width of the interval that encloses the end of a stretch."""


class Form(NamedTuple):
    """The profiles that are played, and the points at which the banker mixes and always draws."""

    used: tuple[int, ...]
    mixed: tuple[int, ...]
    drawn: tuple[int, ...]


class Stretch(NamedTuple):
    """A form that holds from above `start` up to the root of `end_of` in `end`.

    `form` is None where several plans are equally good; then the end is where the solver finds a
    single one again, and has no polynomial. `end` is open below; both of its ends are the last
    theta for the last stretch. `at` is the solution at the place `solved_at`. `independent` lists
    intervals around each theta at which right and left draw independently; `always` is whether they
    do all along.
    """

    start: Fraction
    end: tuple[Fraction, Fraction]
    end_of: Polynomial
    form: Form | None
    solved_at: Fraction
    at: Agreed
    independent: tuple[tuple[Fraction, Fraction], ...]
    always: bool


class _Lines(NamedTuple):
    """A team's payoffs as linear polynomials in theta: the base, and by point and profile."""

    base: list[list[int]]
    points: list[list[list[int]]]


def stretches(
    game: BanqueGame, first: Fraction, last: Fraction, step: Fraction
) -> Iterator[Stretch]:
    """Follow the common plan from theta `first` to `last`; both are multiples of `step`.

    Where several plans are equally good, the search goes on by steps. Raises Unsolved.
    """
    lines, start = _lines(game), first
    while start < last:
        found = correlated(team(game, start))
        form = _form(game, start, found)
        if not found.unique or form is None:
            end = _next_single(game, start, last, step)
            yield Stretch(start, end, (), None, start, found, (), always=False)
        else:
            conditions, product = _conditions(lines, form, (start, last))
            end, end_of = (last, last), list[int]()
            for each in conditions:
                if each and (root := first_root(each, start, end[1], WIDTH)):
                    end, end_of = root, each
            yield Stretch(
                start,
                end,
                end_of,
                form,
                start,
                found,
                tuple(_roots(product, start, end[0])) if product else (),
                always=not product,
            )
        start = min(last, Fraction(floor(end[1] * GRID) + 1, GRID))


def _lines(game: BanqueGame) -> _Lines:
    """Return the payoffs of the team per unit of all stakes, in units of 1/`unit`."""

    def line(right: Sequence[int], left: Sequence[int]) -> list[list[int]]:
        return [plus([other], [0, one - other]) for one, other in zip(right, left, strict=True)]

    return _Lines(
        line(game.right, game.left), [line(each.to_right, each.to_left) for each in game.points]
    )


def _form(game: BanqueGame, theta: Fraction, found: Agreed) -> Form | None:
    """Return the form of a solution; None if it is not determined by it."""
    used = tuple(at for at, share in enumerate(found.plan) if share)
    gains, _ = game.gains_bank(theta, found.plan)
    mixed = tuple(at for at, gain in enumerate(gains) if not gain)
    if len(mixed) != len(used) - 1:
        return None
    return Form(used, mixed, tuple(at for at, gain in enumerate(gains) if gain > 0))


def _conditions(
    lines: _Lines, form: Form, span: tuple[Fraction, Fraction]
) -> tuple[list[list[int]], list[int]]:
    """Return polynomials none of which may change its sign within a span while a form holds.

    The second result is 0 where the plan consists of independent draws.
    """
    used = form.used
    plan = null_polynomials([[lines.points[at][each] for each in used] for at in form.mixed])
    found = [*plan]
    weights = dict(zip(used, plan, strict=True))
    for at, point in enumerate(lines.points):
        if at not in form.mixed and not _dominated([point[each] for each in used], span):
            found.append(total(times(point[each], share) for each, share in weights.items()))
    base = [
        total([own, *(lines.points[at][profile] for at in form.drawn)])
        for profile, own in enumerate(lines.base)
    ]
    *draws, value, whole = null_polynomials(
        [[*(lines.points[at][each] for at in form.mixed), [-1], base[each]] for each in used]
    )
    found.append(whole)
    for each in draws:
        found += [each, plus(whole, scaled(each, -1))]
    for profile in set(range(len(lines.base))) - {*used}:
        got = [times(base[profile], whole)]
        got += [
            times(lines.points[at][profile], each)
            for at, each in zip(form.mixed, draws, strict=True)
        ]
        found.append(plus(value, scaled(total(got), -1)))
    zero = list[int]()
    neither, left, right, both = (weights.get(at, zero) for at in range(4))
    return found, plus(times(neither, both), scaled(times(left, right), -1))


def _dominated(payoffs: Sequence[Polynomial], span: tuple[Fraction, Fraction]) -> bool:
    """Whether linear payoffs of all profiles have one sign all along a span."""
    signs = [scaled_value(each, end) for each in payoffs for end in span]
    return all(sign > 0 for sign in signs) or all(sign < 0 for sign in signs)


def _roots(one: Polynomial, low: Fraction, high: Fraction) -> Iterator[tuple[Fraction, Fraction]]:
    while root := first_root(one, low, high, WIDTH):
        yield root
        low = root[1]


def _next_single(
    game: BanqueGame, start: Fraction, last: Fraction, step: Fraction
) -> tuple[Fraction, Fraction]:
    """Return an interval after which the plan is the only one again, or the last theta twice."""

    def single(theta: Fraction) -> bool:
        found = correlated(team(game, theta))
        return found.unique and _form(game, theta, found) is not None

    low, high = start, (start // step + 1) * step
    while not single(high):
        if high >= last:
            return last, last
        low, high = high, high + step
    while high - low > WIDTH:
        middle = (low + high) / 2
        low, high = (low, middle) if single(middle) else (middle, high)
    return low, high
