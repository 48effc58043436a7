"""Solutions of banque by theta, each of which may have been saved, and runs of one form."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby, pairwise
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from ..equilibrium.algebra.polynomial import first_root, primitive, scaled_value
from ..equilibrium.banque.game import PERSONS, BanqueGame
from ..equilibrium.banque.independent_team import Span, best_alone
from ..equilibrium.banque.solve import (
    BanqueEquilibrium,
    BanqueSolution,
    count_game,
    solve_banque,
)
from ..equilibrium.banque.team import team
from ..equilibrium.banque.team_at_table import (
    TINY,
    Bounds,
    SeeingTeam,
    best_common,
    best_independent,
    sides_of,
    team_of,
)
from ..equilibrium.banque.team_forms import Stretch, stretches
from ..hands import Shoe
from .correlation import shoe_of
from .frame import Saved

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
Sides: TypeAlias = tuple[SeeingTeam, SeeingTeam]
T = TypeVar("T")


class Plan(NamedTuple):
    """Stretches of theta over which right and left play one form of a common plan.

    Between them only the banker's choices change at points that are not mixed.
    """

    stretches: Sequence[Stretch]

    @property
    def last(self) -> Stretch:
        """The last stretch, at whose end the plan changes."""
        return self.stretches[-1]


class Nash(NamedTuple):
    """All equilibria at a theta, by what the bank wins; the largest of their exact regrets.

    `complete` is whether no other can exist, and `alike` whether right and left draw alike in each.
    """

    form: Form
    banks: tuple[float, ...]
    complete: bool
    regret: float
    alike: bool


class Seeing(NamedTuple):
    """An equilibrium if the left has seen the right's card, and the largest gain of a deviation."""

    form: Form
    right: float
    value_right: float
    value_left: float
    value_bank: float
    bound: float


class Common(NamedTuple):
    """The best plan of right and left if the left has seen the right's card."""

    form: Form
    bounds: Bounds


class Together(NamedTuple):
    """What the bank wins against the common plan, and whether independent draws do as well."""

    bank: Fraction
    independent: bool | None


Solved = TypeVar("Solved", bound=Nash | Seeing | Common)
"""The solution at a theta, with the points at which somebody mixes, by equilibrium."""


class Run(NamedTuple, Generic[Solved]):
    """All that was solved over a run of theta with one form, by theta.

    It begins in `start`, and the form changes in `end`, both open below. At the first and the last
    theta these are that theta twice.
    """

    start: Span
    end: Span
    solved: Mapping[Fraction, Solved]

    @property
    def form(self) -> Form:
        """The form of all that was solved."""
        return next(iter(self.solved.values())).form


class Found(NamedTuple):
    """The findings for one shoe: rows of the common plan, and solutions at THETAS."""

    plans: Sequence[Mapping[str, Any]]
    runs: Sequence[Run[Nash]]
    together: Sequence[Together]

    @property
    def alone(self) -> list[Nash]:
        """The Nash equilibria at THETAS."""
        return at_hundredths(self.runs, THETAS)


def find(packs: int | str, saved: Saved) -> Found:
    """Solve a shoe for each of THETAS, and follow the common plan between them."""
    shoe = shoe_of(packs)
    game, _ = count_game(shoe)
    return Found(
        saved.get(f"{packs} plans", list[Any], lambda: [*plan_rows(packs, game, plans(game))]),
        runs(partial(_saved, saved, f"{packs} nash", Nash, partial(_nash, shoe)), THETAS),
        [
            _saved(saved, f"{packs} together", Together, partial(_together, shoe, game), theta)
            for theta in THETAS
        ],
    )


def _saved(
    saved: Saved, name: str, kind: type[T], solve: Callable[[Fraction], T], theta: Fraction
) -> T:
    """Return the solution saved for a theta, or else solve and save it."""
    return saved.get(f"{name} {theta}", kind, lambda: solve(theta))


def _nash(shoe: Shoe, theta: Fraction) -> Nash:
    found = solve_banque(theta, shoe=shoe)
    return Nash(
        form_of(found),
        tuple(float(each.value_bank) for each in found.equilibria),
        found.complete,
        float(max(each.regret.most for each in found.equilibria)),
        all(each.right == each.left for each in found.equilibria),
    )


def _together(shoe: Shoe, game: BanqueGame, theta: Fraction) -> Together:
    found = solve_banque(theta, "correlated", shoe=shoe)
    return Together(found.equilibria[0].value_bank, independent(game, found))


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


def runs(solve: Callable[[Fraction], Solved], thetas: Sequence[Fraction]) -> list[Run[Solved]]:
    """Solve at each theta, and halve the spans between them over which the form changes."""
    solved, spans = {theta: solve(theta) for theta in thetas}, [*pairwise(thetas)]
    while spans:
        low, high = spans.pop()
        if high - low > CLOSE and solved[low].form != solved[high].form:
            middle = (low + high) / 2
            solved[middle] = solve(middle)
            spans += [(low, middle), (middle, high)]
    parts = [[*own] for _, own in groupby(sorted(solved), lambda at: solved[at].form)]
    first, last = [(end, end) for end in (thetas[0], thetas[-1])]
    ends = [first, *((own[-1], after[0]) for own, after in pairwise(parts)), last]
    return [
        Run(start, end, {theta: solved[theta] for theta in own})
        for own, (start, end) in zip(parts, pairwise(ends), strict=True)
    ]


def at_hundredths(found: Sequence[Run[Solved]], thetas: Sequence[Fraction]) -> list[Solved]:
    """Return the solutions at these thetas."""
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


class Table(NamedTuple):
    """The findings for one shoe if the left has seen the right's card; `apart` at the hundredths.

    The bounds of `apart` are those of the best independent draws.
    """

    nash: Sequence[Run[Seeing]]
    plans: Sequence[Run[Common]]
    apart: Sequence[Bounds]

    @property
    def solved(self) -> list[tuple[Fraction, Seeing, Bounds, Bounds]]:
        """The solutions at each hundredth of theta."""
        nash, plans = (at_hundredths(each, THETAS_AT_TABLES) for each in (self.nash, self.plans))
        common = [each.bounds for each in plans]
        return [*zip(THETAS_AT_TABLES, nash, common, self.apart, strict=True)]


def at_table(packs: int, saved: Saved) -> Table:
    """Solve with the information of a table: the left has seen the right's card."""
    shoe = shoe_of(packs)
    sides = sides_of(shoe)
    nash = partial(_saved, saved, f"{packs} table-nash", Seeing, partial(_seeing, shoe))
    plan = partial(_saved, saved, f"{packs} table-plan", Common, partial(_common, sides))
    apart = partial(_saved, saved, f"{packs} table-apart", Bounds, partial(_apart, sides))
    return Table(
        runs(nash, THETAS_AT_TABLES),
        runs(plan, THETAS_AT_TABLES),
        [apart(theta) for theta in THETAS_AT_TABLES],
    )


def _seeing(shoe: Shoe, theta: Fraction) -> Seeing:
    found = solve_banque(theta, shoe=shoe, left_sees="card")
    (first,) = found.equilibria
    values = (first.right["5"], first.value_right, first.value_left, first.value_bank, first.bound)
    return Seeing(form_of(found), *map(float, values))


def _common(sides: Sides, theta: Fraction) -> Common:
    found = best_common(team_of(sides, theta))
    return Common((found.mixed,), found)


def _apart(sides: Sides, theta: Fraction) -> Bounds:
    return best_independent(team_of(sides, theta), NEAR_AT_TABLES)


def is_independent(common: Bounds, apart: Bounds) -> bool | None:
    """Whether independent draws guarantee as much as a common plan; None if not known."""
    return True if apart.low >= common.low else False if apart.high < common.low else None


def plan_rows(
    packs: int | str, game: BanqueGame, found: Sequence[Plan]
) -> Iterator[Mapping[str, Any]]:
    """Yield a row for each plan."""
    for plan in found:
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
            "mixed": form and [game.points[at].name for at in form.mixed],
            "stretches": len(plan.stretches),
            "independent": all(each.always for each in plan.stretches)
            or [float(root[1]) for each in plan.stretches for root in each.independent],
        }


def _profile(at: int) -> str:
    """Write what right and left do on 5: stand or draw."""
    return "SD"[at // 2] + "SD"[at % 2]
