"""The result `banque`: three kinds of solution for each theta, and where their forms change."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from ..equilibrium.algebra.polynomial import first_root, primitive, scaled_value
from ..equilibrium.banque.game import BanqueGame
from ..equilibrium.banque.independent_team import best_alone
from ..equilibrium.banque.solve import BanqueEquilibrium, BanqueSolution, count_game, solve_banque
from ..equilibrium.banque.team import team
from ..equilibrium.banque.team_at_table import (
    Bounds,
    best_common,
    best_independent,
    sides_of,
    team_of,
)
from ..equilibrium.banque.team_forms import Stretch, stretches
from ..hands import Shoe
from ..plot import line_plot
from .correlation import LIMIT, shoe_of
from .frame import MOST_PACKS, Findings, Result

PACKS: Final = (1, 3, 6)
AT_TABLES: Final = (3, 6)
"""The packs of the presets, for which the left sees the right's card."""
STEP: Final = Fraction(1, 100)
MIDDLE: Final = Fraction(1, 2)
"""The last theta: right and left are alike if neither sees anything of the other."""
THETAS: Final = tuple(STEP * at for at in range(1, 51))
CLOSE: Final = Fraction(1, 1 << 13)
"""The greatest width of the interval in which Nash equilibria change their form."""
THETAS_AT_TABLES: Final = tuple(STEP * at for at in range(1, 100))
NEAR: Final = Fraction(1, 10**9)
"""The greatest distance of bounds on the value of independent draws, per unit of all stakes."""
NEAR_AT_TABLES: Final = Fraction(1, 10**8)
FINE: Final = Fraction(1, 1 << 300)
"""The width of an interval in which a rational end is looked for."""
LONGEST: Final = 10**45
"""The largest denominator of an end that is found to be rational."""
NashForm: TypeAlias = tuple[tuple[str, ...], ...]
"""By equilibrium, the points at which somebody mixes."""


class Plan(NamedTuple):
    """Stretches of theta over which right and left play one form of a common plan.

    Between them only the banker's choices change at points that are not mixed.
    """

    stretches: Sequence[Stretch]

    @property
    def last(self) -> Stretch:
        """The last stretch, at whose end the plan changes."""
        return self.stretches[-1]


class Run(NamedTuple):
    """Hundredths of theta with one form of all Nash equilibria.

    The form changes within `end`, open below; both of its ends are 1/2 at the last one.
    """

    solutions: Sequence[BanqueSolution]
    end: tuple[Fraction, Fraction]


class Found(NamedTuple):
    """The findings for one shoe."""

    game: BanqueGame
    plans: Sequence[Plan]
    runs: Sequence[Run]
    together: Sequence[BanqueSolution]


def find(packs: int | str) -> Found:
    """Solve a shoe for each of THETAS, and follow the common plan between them."""
    shoe = shoe_of(packs)
    game, _ = count_game(shoe)
    return Found(
        game,
        plans(game),
        [*runs(shoe)],
        [solve_banque(theta, "correlated", shoe=shoe) for theta in THETAS],
    )


def plans(game: BanqueGame) -> list[Plan]:
    """Follow the common plan of right and left over all of THETAS."""
    found = stretches(game, THETAS[0], MIDDLE, STEP)
    return [
        Plan([*each])
        for _, each in groupby(found, lambda one: one.form and (one.form.used, one.form.mixed))
    ]


def rational(one: Stretch) -> Fraction | None:
    """Return the end of a stretch if it is a fraction with a denominator up to LONGEST."""
    low, high = one.end
    root = first_root(one.end_of, low, high, FINE) if one.end_of else None
    if root is None:
        return high if low == high else None
    near = root[1].limit_denominator(LONGEST)
    return None if scaled_value(one.end_of, near) else near


def form_of(found: BanqueSolution) -> NashForm:
    """Return the points at which somebody mixes, by equilibrium."""
    return tuple(sorted(map(_mixed, found.equilibria)))


def _mixed(found: BanqueEquilibrium) -> tuple[str, ...]:
    sides = {"right": found.right, "left": found.left}
    return (
        *(side for side, draws in sides.items() if 0 < draws["5"] < 1),
        *(point for point, often in found.banker.items() if 0 < often < 1),
    )


def runs(shoe: Shoe) -> Iterator[Run]:
    """Yield the runs of THETAS with one form of all Nash equilibria."""
    solved = [solve_banque(theta, shoe=shoe) for theta in THETAS]
    parts = [[*each] for _, each in groupby(solved, form_of)]
    for own, after in pairwise(parts):
        low, high = own[-1].theta, after[0].theta
        while high - low > CLOSE:
            middle = (low + high) / 2
            same = form_of(solve_banque(middle, shoe=shoe)) == form_of(own[0])
            low, high = (middle, high) if same else (low, middle)
        yield Run(own, (low, high))
    yield Run(parts[-1], (MIDDLE, MIDDLE))


def independent(game: BanqueGame, found: BanqueSolution) -> bool | None:
    """Whether right and left can do as well by independent draws; None if it is not known."""
    first, unit = found.equilibria[0], game.unit * found.theta.denominator
    neither, left, right, both = first.plan
    if neither * both == left * right:
        return True
    if found.complete:
        return False
    low, high, _ = best_alone(team(game, found.theta), NEAR * unit)
    value = -first.value_bank * unit
    return True if low == value else False if high < value else None


class AtTable(NamedTuple):
    """The solutions for one theta if the left has seen the right's card."""

    nash: BanqueSolution
    common: Bounds
    independent: Bounds

    @property
    def is_independent(self) -> bool | None:
        """Whether independent draws guarantee as much as a common plan; None if not known."""
        if self.independent.low >= self.common.low:
            return True
        return False if self.independent.high < self.common.low else None


def at_table(packs: int) -> list[AtTable]:
    """Solve with the information of a table: the left has seen the right's card."""
    shoe = shoe_of(packs)
    sides, found = sides_of(shoe), list[AtTable]()
    for theta in THETAS_AT_TABLES:
        both = team_of(sides, theta)
        found.append(
            AtTable(
                solve_banque(theta, shoe=shoe, left_sees="card"),
                best_common(both),
                best_independent(both, NEAR_AT_TABLES),
            )
        )
    return found


def compute(most: int) -> Findings:
    """Compute all rows for up to `most` packs, and the limit if that is all of them."""
    packs: list[int | str] = [each for each in PACKS if each <= most]
    packs += [LIMIT] if most == MOST_PACKS else []
    found = {each: find(each) for each in packs}
    tables = {each: at_table(each) for each in AT_TABLES if each <= most}
    shown = found[packs[-1]]
    return Findings(
        heads=[
            "packs",
            "forms of the common plan",
            "independent at",
            "several Nash at",
            "two-person play from",
            "bank at 1/2: Nash",
            "bank at 1/2: team",
        ],
        table=[
            *(_line(each, one) for each, one in found.items()),
            *(_table_line(each, solved) for each, solved in tables.items()),
        ],
        figure=line_plot(
            [float(100 * theta) for theta in THETAS],
            {
                "Nash": [
                    100 * float(each.equilibria[0].value_bank)
                    for run in shown.runs
                    for each in run.solutions
                ],
                "team": [100 * float(each.equilibria[0].value_bank) for each in shown.together],
            },
            title=f"Percent of all stakes that the bank wins, packs {packs[-1]}, by theta",
        ),
        rows=[
            *(row for each, one in found.items() for row in _rows(each, one)),
            *(_table_row(each, one) for each, solved in tables.items() for one in solved),
        ],
    )


def _line(packs: int | str, found: Found) -> list[str]:
    alone = [each.theta for each in found.together if independent(found.game, each)]
    several = [
        each.theta for run in found.runs for each in run.solutions if len(each.equilibria) > 1
    ]
    last = found.runs[-1].solutions[-1].equilibria[0], found.together[-1].equilibria[0]
    return [
        str(packs),
        str(len(found.plans)),
        _ranges(alone),
        _ranges(several),
        f"{float(_two_person(found)):.6f}",
        *(f"{100 * float(each.value_bank):.6f}" for each in last),
    ]


def _two_person(found: Found) -> Fraction:
    """Return the end of the last run before which right and left do not draw alike."""
    for run in reversed(found.runs):
        if any(one.right != one.left for each in run.solutions for one in each.equilibria):
            return run.end[1]
    return THETAS[0]


def _ranges(thetas: Sequence[Fraction]) -> str:
    """Write hundredths as ranges in percent, such as `26-41`; a dash if there are none."""
    found = list[list[int]]()
    for each in (int(theta / STEP) for theta in thetas):
        if found and found[-1][-1] == each - 1:
            found[-1].append(each)
        else:
            found.append([each])
    return (
        ", ".join(str(each[0]) if len(each) == 1 else f"{each[0]}-{each[-1]}" for each in found)
        or "-"
    )


def _rows(packs: int | str, found: Found) -> Iterator[Mapping[str, Any]]:
    for plan in found.plans:
        last, form = plan.last, plan.last.form
        exact = rational(last)
        yield {
            "packs": packs,
            "of": "plan",
            "from": float(plan.stretches[0].start),
            "to": float(last.end[1]),
            "to_exact": None if exact is None else str(exact),
            "to_is_root_of": [str(each) for each in primitive(last.end_of)],
            "played": form and [_profile(at) for at in form.used],
            "mixed": form and [found.game.points[at].name for at in form.mixed],
            "stretches": len(plan.stretches),
            "independent": all(each.always for each in plan.stretches)
            or [float(root[1]) for each in plan.stretches for root in each.independent],
        }
    for run in found.runs:
        yield {
            "packs": packs,
            "of": "nash",
            "from": float(run.solutions[0].theta),
            "to": float(run.end[1]),
            "equilibria": [[*each] for each in form_of(run.solutions[0])],
        }
    alone = [each for run in found.runs for each in run.solutions]
    for own, agreed in zip(alone, found.together, strict=True):
        yield {
            "packs": packs,
            "of": "theta",
            "theta": str(own.theta),
            "nash_bank": [float(each.value_bank) for each in own.equilibria],
            "nash_complete": own.complete,
            "nash_regret": float(max(each.regret.most for each in own.equilibria)),
            "team_bank": str(agreed.equilibria[0].value_bank),
            "independent": independent(found.game, agreed),
        }


def _profile(at: int) -> str:
    """Write what right and left do on 5: stand or draw."""
    return "SD"[at // 2] + "SD"[at % 2]


def _table_line(packs: int, solved: Sequence[AtTable]) -> list[str]:
    """Return the line of a table; the columns not computed for it are empty."""
    middle = solved[THETAS_AT_TABLES.index(MIDDLE)]
    return [
        f"{packs}, card seen",
        "",
        _ranges([each.nash.theta for each in solved if each.is_independent]),
        "",
        "",
        f"{100 * float(middle.nash.equilibria[0].value_bank):.6f}",
        f"{-100 * float(middle.common.low):.6f}",
    ]


def _table_row(packs: int, found: AtTable) -> Mapping[str, Any]:
    (first,) = found.nash.equilibria
    return {
        "packs": packs,
        "of": "table",
        "theta": str(found.nash.theta),
        "right": float(first.right["5"]),
        "value_right": float(first.value_right),
        "value_left": float(first.value_left),
        "value_bank": float(first.value_bank),
        "bound": float(first.bound),
        "team_bank": [-float(found.common.high), -float(found.common.low)],
        "team_right": float(found.common.right),
        "independent_bank": [-float(found.independent.high), -float(found.independent.low)],
        "independent_right": float(found.independent.right),
        "independent": found.is_independent,
    }


RESULT: Final = Result("banque", "Banque for every theta", 562, 308, compute)
