"""The result `uniqueness`: where chemin de fer has one equilibrium under a commission, exactly.

Both sides see their cards. The equilibria found mix at one point of each side. The commission does
not enter the ponte's payoff, so the banker's probabilities stay the same until a choice changes. A
choice can change only where its gain is zero, which is an equation of degree two in the commission.
At such a place the equilibria on both sides of it hold, as the set of equilibria is closed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import count, pairwise, zip_longest
from math import lcm
from typing import Any, Final, NamedTuple

from ..equilibrium.algebra.surd import Number, floor_of, roots
from ..equilibrium.chemin.all_taxes import AllTaxes, Held
from ..equilibrium.chemin.dominance import OPEN, Choice
from ..equilibrium.chemin.game import Game, game_of
from ..equilibrium.chemin.solve import Solution, solve
from ..equilibrium.problem import Question, chemin_de_fer
from ..plot import line_plot
from .frame import Findings, Result, Saved

PERCENTS: Final = range(26)
"""The commissions at which the game is solved, in hundredths."""
HALF: Final = Fraction(1, 2)
BITS: Final = 20
"""Beyond a break the game is solved within two to the minus this power; nearer if need be."""
FLOAT: Final = 60
"""Binary places of a commission that is written as a float."""
Polynomial = tuple[Fraction, Fraction, Fraction]
"""The coefficients of 1, t and t squared; t is the commission."""
Linear = tuple[Fraction, Fraction]
"""The coefficients of 1 and t."""


class Stretch(NamedTuple):
    """Commissions from `start` to `end` over which one form of equilibrium holds.

    `ponte` and `banker` are the mixed points, and `changes` the points whose gain is zero at the
    end. `changes` is empty if the end is that of the last commission.
    """

    start: Number
    end: Number
    solution: Solution
    ponte: str
    banker: str
    changes: tuple[str, ...]


class OtherForm(ArithmeticError):
    """An equilibrium does not mix at exactly one point of each side."""


def asked(packs: int, tax: Fraction) -> Question:
    """Return the game in which both sides see their cards."""
    return chemin_de_fer(packs=packs, sees="both", tax=tax)


def stretches(packs: int, last: Fraction) -> Iterator[Stretch]:
    """Follow the equilibrium from no commission to `last`; raises OtherForm.

    At each stretch's end the next one begins; the game is solved a little beyond it.
    """
    games = [game_of(asked(packs, tax)) for tax in (Fraction(0), HALF)]
    start: Number = Fraction(0)
    while True:
        solution, conditions = _beyond(packs, games, start)
        ends = {
            point: min((root for root in found if root > start), default=None)
            for point, found in conditions.items()
        }
        end = min((each for each in ends.values() if each is not None), default=last)
        own, other = _mixed(solution.first.ponte), _mixed(solution.first.banker)
        if end >= last:
            yield Stretch(start, last, solution, own, other, ())
            return
        changes = tuple(point for point, each in ends.items() if each == end)
        yield Stretch(start, end, solution, own, other, changes)
        start = end


def _beyond(
    packs: int, games: Sequence[Game], start: Number
) -> tuple[Solution, Mapping[str, list[Number]]]:
    """Solve the game just after `start`, with no condition's root between the two."""
    for bits in count(BITS):
        tax = Fraction(floor_of(start, bits) + 1, 1 << bits)
        solution = solve(asked(packs, tax))
        conditions = {
            point: _roots(polynomial) for point, polynomial in _conditions(games, solution).items()
        }
        found = [root for each in conditions.values() for root in each]
        if not any(start < root <= tax for root in found):
            break
    return solution, conditions


def _mixed(strategy: Mapping[str, Fraction]) -> str:
    points = [point for point, chance in strategy.items() if 0 < chance < 1]
    if len(points) != 1:
        raise OtherForm
    return points[0]


def _conditions(games: Sequence[Game], solution: Solution) -> Mapping[str, Polynomial]:
    """Return by point what must not change its sign while the form of the equilibrium stays.

    For a point of the banker it is the gain from drawing, times the slope of the gain at the mixed
    point; for the ponte's mixed point its probability and the rest to one, times the same. The
    ponte's own gains do not depend on the commission.
    """
    first = solution.first
    own, other = _mixed(first.ponte), _mixed(first.banker)
    at_zero, at_half = (_gains(each, first.ponte, own) for each in games)
    lines = {
        point: (_in_tax(never, later[0]), _in_tax(more, later[1]))
        for (point, (never, more)), later in zip(at_zero.items(), at_half.values(), strict=True)
    }
    base, slope = lines[other]
    found = {
        point: _less(_times(each, slope), _times(base, steep))
        for point, (each, steep) in lines.items()
        if point != other
    }
    none = Fraction(0)
    found[f"{own} never"] = (*base, none)
    found[f"{own} always"] = (base[0] + slope[0], base[1] + slope[1], none)
    found[other] = (*slope, none)
    return found


def _gains(
    game: Game, ponte: Mapping[str, Fraction], mixed: str
) -> dict[str, tuple[Fraction, Fraction]]:
    """Return by point the banker's gain from drawing, per coup.

    The first is that against a ponte who never draws at `mixed`; the second is added by always
    drawing there.
    """
    side, at = game.banker, game.ponte.points.index(mixed)
    others = [Fraction(0 if name == mixed else ponte[name]) for name in game.ponte.points]
    return {
        point: (
            Fraction(side.gain(place, others), game.unit),
            Fraction(side.against[place][at], game.unit),
        )
        for place, point in enumerate(side.points)
    }


def _in_tax(at_zero: Fraction, at_half: Fraction) -> Linear:
    """Return the linear function of the commission with these values at 0 and 1/2."""
    return at_zero, (at_half - at_zero) / HALF


def _times(one: Linear, other: Linear) -> Polynomial:
    return one[0] * other[0], one[0] * other[1] + one[1] * other[0], one[1] * other[1]


def _less(one: Polynomial, other: Polynomial) -> Polynomial:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _roots(polynomial: Polynomial) -> list[Number]:
    whole = lcm(*(each.denominator for each in polynomial))
    one, first, second = (int(each * whole) for each in polynomial)
    return roots(second, first, one)


def all_equilibria(packs: int, percent: int) -> list[Held]:
    """Return all equilibria, one percent above `percent`; none if some may be missing.

    Raises Spent.
    """
    games = game_of(asked(packs, Fraction(0))), game_of(asked(packs, HALF))
    search = AllTaxes(*games, *_span(percent))
    held = [*search.held()]
    return held if search.complete else []


def no_others(packs: int, found: Sequence[Stretch], percent: int, held: Sequence[Held]) -> bool:
    """Whether `held` agrees with the stretches and their ends in the percent above `percent`.

    There has to be one equilibrium within each stretch, two where the banker's play changes between
    two stretches, and one at any other end.
    """
    game, (low, high) = game_of(asked(packs, Fraction(0))), _span(percent)
    here = [each for each in found if each.start < high and each.end > low]
    between = [each for each in held if not each.is_single]
    ends = {
        (*_form(game, one, one.changes), 2 if fails else 1): one.end
        for one, fails in zip(found, [*map(_differ, found, found[1:]), False], strict=True)
        if low < one.end <= high and one.changes
    }
    return (
        Counter((each.ponte, each.banker) for each in between)
        == Counter(_form(game, each) for each in here)
        and all(len(each.answers) == 1 for each in between)
        and all(
            each.span[0] < end <= each.span[1]
            for each in held
            if each.is_single
            for end in [ends.get((each.ponte, each.banker, len(each.answers)), each.span[0])]
        )
    )


def _is_alone(packs: int, found: Sequence[Stretch], percent: int) -> bool:
    return no_others(packs, found, percent, all_equilibria(packs, percent))


def _span(percent: int) -> tuple[Fraction, Fraction]:
    return Fraction(percent, 100), Fraction(percent + 1, 100)


def _form(
    game: Game, stretch: Stretch, changes: Sequence[str] = ()
) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
    """Return both sides' actions, OPEN where one mixes; with its `changes`, those at the end."""
    first, own, other = stretch.solution.first, stretch.ponte, {stretch.banker, *changes}
    mixes = 0 if f"{own} never" in changes else 1 if f"{own} always" in changes else OPEN
    return (
        tuple(mixes if each == own else int(first.ponte[each]) for each in game.ponte.points),
        tuple(OPEN if each in other else int(first.banker[each]) for each in game.banker.points),
    )


def _differ(one: Stretch, other: Stretch) -> bool:
    return one.solution.first.banker != other.solution.first.banker


def is_unique(packs: int, tax: Fraction) -> str:
    """Return what the solver says of one commission: `proved`, `searched` or `no`."""
    return solve(asked(packs, tax)).unique


def compute(most: int, saved: Saved) -> Findings:
    """Follow the equilibrium up to the last of PERCENTS for 1 to `most` packs, and check each."""
    packs = range(1, most + 1)
    last = Fraction(PERCENTS[-1], 100)
    found = {each: [*stretches(each, last)] for each in packs}
    breaks = {each: _breaks(found[each]) for each in packs}
    proved = {
        each: [is_unique(each, Fraction(tax, 100)) for tax in PERCENTS].count("proved")
        for each in packs
    }
    alone = {
        each: [
            saved.get(f"{each} {percent}", bool, partial(_is_alone, each, found[each], percent))
            for percent in PERCENTS[:-1]
        ]
        for each in packs
    }
    return Findings(
        heads=[
            "packs",
            f"proved unique, of {len(PERCENTS)}",
            f"no others between, of {len(PERCENTS) - 1}",
            "breaks",
            "breaks in percent",
        ],
        table=[
            [
                str(each),
                str(proved[each]),
                str(sum(alone[each])),
                str(len(breaks[each])),
                ", ".join(f"{100 * _float(stretch.end):.4f}" for stretch in breaks[each]),
            ]
            for each in packs
        ],
        figure=line_plot(
            [*PERCENTS],
            {
                f"{each} packs": [
                    sum(stretch.end * 100 <= tax for stretch in breaks[each]) for tax in PERCENTS
                ]
                for each in packs
                if each in {1, 2, 3, 6, 8, 12}
            },
            title="Commissions without a unique equilibrium: number up to each percent",
        ),
        rows=[
            _row(each, *pair, alone[each])
            for each in packs
            for pair in zip_longest(found[each], found[each][1:])
        ],
    )


def _breaks(found: Sequence[Stretch]) -> list[Stretch]:
    """Return the stretches after which the banker plays otherwise, so that two equilibria meet."""
    return [one for one, other in pairwise(found) if _differ(one, other)]


def _row(
    packs: int, stretch: Stretch, after: Stretch | None, alone: Sequence[bool]
) -> dict[str, Any]:
    first = stretch.solution.first
    return {
        "packs": packs,
        "start": _write(stretch.start),
        "end": _write(stretch.end),
        "float": _float(stretch.end),
        "ponte": stretch.ponte,
        "banker": stretch.banker,
        "draws": str(first.banker[stretch.banker]),
        "changes": [*stretch.changes],
        "solved_at": str(stretch.solution.question.tax),
        "unique_there": stretch.solution.unique,
        "no_others": all(
            each
            for percent, each in enumerate(alone)
            if stretch.start * 100 < percent + 1 and stretch.end * 100 > percent
        ),
        "fails_at_end": after is not None and _differ(stretch, after),
        "solved_at_end": is_unique(packs, stretch.end)
        if after is not None and isinstance(stretch.end, Fraction)
        else None,
    }


def _write(number: Number) -> str:
    """Write a commission exactly, as a fraction or as `a + b√d`."""
    return str(number) if isinstance(number, Fraction) else repr(number)


def _float(number: Number) -> float:
    return floor_of(number, FLOAT) / (1 << FLOAT)


RESULT: Final = Result(
    "uniqueness", "Where chemin de fer with a commission has one equilibrium", 674, 48, compute
)
