"""The result `banque`: three kinds of solution for each theta, and where their forms change."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from ..equilibrium.algebra.polynomial import first_root, primitive, scaled_value
from ..equilibrium.banque.game import PERSONS, BanqueGame
from ..equilibrium.banque.independent_team import Span, best_alone
from ..equilibrium.banque.solve import BanqueEquilibrium, BanqueSolution, count_game, solve_banque
from ..equilibrium.banque.team import team
from ..equilibrium.banque.team_at_table import (
    TINY,
    Bounds,
    best_common,
    best_independent,
    sides_of,
    team_of,
)
from ..equilibrium.banque.team_forms import Stretch, stretches
from ..plot import line_plot
from .correlation import LIMIT, shoe_of
from .frame import MOST_PACKS, Findings, Result

PACKS: Final = (1, 3, 6, MOST_PACKS)
AT_TABLES: Final = (3, 6)
"""The packs of the presets, for which the left sees the right's card."""
STEP: Final = Fraction(1, 100)
MIDDLE: Final = Fraction(1, 2)
"""The last theta: right and left are alike if neither sees anything of the other."""
THETAS: Final = tuple(STEP * at for at in range(1, 51))
CLOSE: Final = Fraction(1, 1 << 13)
"""The greatest width of the interval in which equilibria or plans change their form."""
THETAS_AT_TABLES: Final = tuple(STEP * at for at in range(1, 100))
NEAR: Final = Fraction(1, 10**9)
"""The greatest distance of bounds on the value of independent draws, per unit of all stakes."""
NEAR_AT_TABLES: Final = Fraction(1, 10**8)
FINE: Final = Fraction(1, 1 << 300)
"""The width of an interval in which a rational end is looked for."""
LONGEST: Final = 10**45
"""The largest denominator of an end that is found to be rational."""
Form: TypeAlias = tuple[tuple[str, ...], ...]
"""By equilibrium, the points at which somebody mixes."""
Solved = TypeVar("Solved")


class Plan(NamedTuple):
    """Stretches of theta over which right and left play one form of a common plan.

    Between them only the banker's choices change at points that are not mixed.
    """

    stretches: Sequence[Stretch]

    @property
    def last(self) -> Stretch:
        """The last stretch, at whose end the plan changes."""
        return self.stretches[-1]


class Run(NamedTuple, Generic[Solved]):
    """All that was solved over a run of theta with one form, by theta.

    It begins in `start`, and the form changes in `end`, both open below. At the first and the last
    theta these are that theta twice.
    """

    start: Span
    end: Span
    form: Form
    solved: Mapping[Fraction, Solved]


class Found(NamedTuple):
    """The findings for one shoe; `together` are the common plans at THETAS."""

    game: BanqueGame
    plans: Sequence[Plan]
    runs: Sequence[Run[BanqueSolution]]
    together: Sequence[BanqueSolution]

    @property
    def alone(self) -> list[BanqueSolution]:
        """The Nash equilibria at THETAS."""
        return at_hundredths(self.runs, THETAS)


def find(packs: int | str) -> Found:
    """Solve a shoe for each of THETAS, and follow the common plan between them."""
    shoe = shoe_of(packs)
    game, _ = count_game(shoe)
    return Found(
        game,
        plans(game),
        runs(lambda theta: solve_banque(theta, shoe=shoe), form_of, THETAS),
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


def form_of(found: BanqueSolution) -> Form:
    """Return the points at which somebody mixes, by equilibrium."""
    return tuple(sorted(map(_mixed, found.equilibria)))


def _mixed(found: BanqueEquilibrium) -> tuple[str, ...]:
    return tuple(
        point if who == "banker" else who if point == "5" else f"{who} {point}"
        for who in PERSONS
        for point, often in getattr(found, who).items()
        if TINY < often < 1 - TINY
    )


def runs(
    solve: Callable[[Fraction], Solved], form: Callable[[Solved], Form], thetas: Sequence[Fraction]
) -> list[Run[Solved]]:
    """Solve at each theta, and halve the spans between them over which the form changes."""
    solved, spans = {theta: solve(theta) for theta in thetas}, [*pairwise(thetas)]
    while spans:
        low, high = spans.pop()
        if high - low > CLOSE and form(solved[low]) != form(solved[high]):
            middle = (low + high) / 2
            solved[middle] = solve(middle)
            spans += [(low, middle), (middle, high)]
    parts = [(each, [*own]) for each, own in groupby(sorted(solved), lambda at: form(solved[at]))]
    first, last = [(end, end) for end in (thetas[0], thetas[-1])]
    ends = [first, *((own[-1], after[0]) for (_, own), (_, after) in pairwise(parts)), last]
    return [
        Run(start, end, each, {theta: solved[theta] for theta in own})
        for (each, own), (start, end) in zip(parts, pairwise(ends), strict=True)
    ]


def at_hundredths(found: Sequence[Run[Solved]], thetas: Sequence[Fraction]) -> list[Solved]:
    """Return what was solved at these thetas."""
    solved = {theta: each for run in found for theta, each in run.solved.items()}
    return [solved[theta] for theta in thetas]


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


class Table(NamedTuple):
    """The findings for one shoe if the left has seen the right's card."""

    solved: Sequence[AtTable]
    nash: Sequence[Run[BanqueSolution]]
    plans: Sequence[Run[Bounds]]


def at_table(packs: int) -> Table:
    """Solve with the information of a table: the left has seen the right's card."""
    shoe = shoe_of(packs)
    sides = sides_of(shoe)
    nash = runs(
        lambda theta: solve_banque(theta, shoe=shoe, left_sees="card"), form_of, THETAS_AT_TABLES
    )
    plans = runs(
        lambda theta: best_common(team_of(sides, theta)),
        lambda plan: (plan.mixed,),
        THETAS_AT_TABLES,
    )
    apart = [best_independent(team_of(sides, each), NEAR_AT_TABLES) for each in THETAS_AT_TABLES]
    at = (at_hundredths(nash, THETAS_AT_TABLES), at_hundredths(plans, THETAS_AT_TABLES), apart)
    return Table([*map(AtTable, *at)], nash, plans)


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
            *(_table_line(each, one) for each, one in tables.items()),
        ],
        figure=line_plot(
            [float(100 * theta) for theta in THETAS],
            {
                "Nash": [100 * float(each.equilibria[0].value_bank) for each in shown.alone],
                "team": [100 * float(each.equilibria[0].value_bank) for each in shown.together],
            },
            title=f"Percent of all stakes that the bank wins, packs {packs[-1]}, by theta",
        ),
        rows=[
            *(row for each, one in found.items() for row in _rows(each, one)),
            *(row for each, one in tables.items() for row in _table_rows(each, one)),
        ],
    )


def _line(packs: int | str, found: Found) -> list[str]:
    alone = [each.theta for each in found.together if independent(found.game, each)]
    several = [each.theta for each in found.alone if len(each.equilibria) > 1]
    last = found.alone[-1].equilibria[0], found.together[-1].equilibria[0]
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
        if any(one.right != one.left for each in run.solved.values() for one in each.equilibria):
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
    yield from _run_rows(packs, "nash", found.runs)
    for own, agreed in zip(found.alone, found.together, strict=True):
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


def _run_rows(
    packs: int | str, of: str, found: Sequence[Run[Solved]]
) -> Iterator[Mapping[str, Any]]:
    for run in found:
        yield {
            "packs": packs,
            "of": of,
            "from": float(run.start[1]),
            "to": float(run.end[1]),
            "mixed": [[*each] for each in run.form],
        }


def _profile(at: int) -> str:
    """Write what right and left do on 5: stand or draw."""
    return "SD"[at // 2] + "SD"[at % 2]


def _table_line(packs: int, found: Table) -> list[str]:
    """Return the line of a table; the columns not computed for it are empty."""
    middle = found.solved[THETAS_AT_TABLES.index(MIDDLE)]
    return [
        f"{packs}, card seen",
        str(len(found.plans)),
        _ranges([each.nash.theta for each in found.solved if each.is_independent]),
        "",
        "",
        f"{100 * float(middle.nash.equilibria[0].value_bank):.6f}",
        f"{-100 * float(middle.common.low):.6f}",
    ]


def _table_rows(packs: int, found: Table) -> Iterator[Mapping[str, Any]]:
    yield from _run_rows(packs, "table-nash", found.nash)
    yield from _run_rows(packs, "table-plan", found.plans)
    yield from (_table_row(packs, each) for each in found.solved)


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


RESULT: Final = Result("banque", "Banque for every theta", 1437, 308, compute)
