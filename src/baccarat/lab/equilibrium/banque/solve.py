"""Solutions of banque for three players, or for right and left as a team against the bank."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ....rules.presets.information import LeftSees, Naturals
from ....text.result_table import html_rows, plain_rows
from ...hands import Shoe, checked_shoe
from ...kernels.choice import choose_kernel
from ..budget import Budget, Unsolved
from ..chemin.solve import Unique
from ..problem import BadChoice, BadTheta, PonteFree, rate
from .branch_and_bound import cells, square
from .cell_equilibria import Play, equilibria
from .game import COUP, PERSONS, PROFILES, BanqueGame, Regret, drawn_on, with_replacement
from .naturals import Beside, beside_naturals, split_by_naturals
from .ponte_rules import PonteRules
from .team import Plan, correlated, team

Concept: TypeAlias = Literal["nash", "correlated", "independent"]
CONCEPTS: Final[tuple[Concept, ...]] = ("nash", "correlated", "independent")
ZERO: Final = Fraction(0)
STEPS: Final = 3_000_000
"""Steps allowed for the search for all Nash equilibria, as counted in `cell_equilibria.py`."""
FIVE: Final = 5
"""The total on which right and left choose."""
SHOE: Final = Shoe((4, *[1] * 9), replaced=True)


class BanqueEquilibrium(msgspec.Struct, frozen=True):
    """The strategies of right, left and banker, and their values per unit of total stakes.

    `plan` is the probability of each of banque.PROFILES; right and left draw independently except
    in a correlated plan. `bound` is the maximum error of these numbers: 0 if they are exact.
    """

    right: Mapping[str, Fraction]
    left: Mapping[str, Fraction]
    banker: Mapping[str, Fraction]
    plan: Plan
    value_right: Fraction
    value_left: Fraction
    regret: Regret
    bound: Fraction

    @property
    def value_bank(self) -> Fraction:
        """What the others lose."""
        return -self.value_right - self.value_left


class BanqueSolution(msgspec.Struct, frozen=True):
    """The equilibria, those with the fewest mixed points first; empty if none was found.

    `complete` is whether there are no others, except on lines or areas that have these as corners.
    `unique` is `proved` if at most one exists, `no` if several were found, `searched` if there may
    be others. `rules` are where right and left choose, and what they know.
    """

    theta: Fraction
    concept: Concept
    shoe: Shoe
    equilibria: tuple[BanqueEquilibrium, ...]
    complete: bool
    kernel: str
    rules: PonteRules = PonteRules()

    @property
    def unique(self) -> Unique:
        """Whether there is no other equilibrium."""
        if len(self.equilibria) > 1:
            return "no"
        return "proved" if self.complete else "searched"

    def __str__(self) -> str:
        title, rows = self._table()
        return plain_rows(title, [row for row in rows if row["draw"] not in {0, 1}])

    def _repr_html_(self) -> str:
        title, rows = self._table()
        return html_rows(title, sorted(rows, key=lambda row: row["draw"] in {0, 1}))

    def _table(self) -> tuple[str, list[dict[str, object]]]:
        rows: list[dict[str, object]] = [
            {"side": side, "point": point, "draw": draw}
            for found in self.equilibria[:1]
            for side in PERSONS
            for point, draw in getattr(found, side).items()
        ]
        return f"{self.concept}, theta {self.theta}, unique: {self.unique}", rows


def solve_banque(  # noqa: PLR0913 - all but two by keyword
    theta: Fraction | str | float = "1/2",
    concept: Concept = "nash",
    *,
    shoe: Shoe = SHOE,
    ponte_free: PonteFree = "5",
    left_sees: LeftSees = "total",
    naturals: Naturals = "pooled",
) -> BanqueSolution:
    """Solve banque with `theta` of the stakes on the right and the rest on the left.

    - `nash`: each player for themselves. All equilibria are found, to a bound if they are not
      fractions; if they fill lines or areas, their corners are found.
    - `correlated`: right and left agree on a plan that may correlate their draws.
    - `independent`: they agree how often each draws; such an equilibrium may not exist.

    Right and left choose on 5, the left by its total only. With `ponte_free` "all" they choose on
    every hand, and with `left_sees` "card" the left acts on the right's observed action; then one
    Nash equilibrium is found. With `left_sees` "hand" one player holds both hands, sees the left
    one after the right is finished, and plays for the sum of both. With `naturals` "known" a side's
    natural is shown before the other side acts (ponte_rules.PonteRules).

    Dealing with replacement is counted in plain Python. A finite shoe needs numba, as does every
    choice other than on 5. Raises BadTheta, BadChoice, BadCounts, TooManyCards, MissingKernel, and
    Unsolved if no equilibrium was found within the work limit.
    """
    rules = PonteRules(ponte_free, left_sees, naturals)
    rules.check()
    if rules.on_five:
        return _on_five(theta, concept, shoe, rules)
    if concept != "nash":
        raise BadChoice("concept", concept, ("nash",))
    return _at_the_table(share_of(theta), checked_shoe(shoe, COUP), rules)


def _on_five(
    theta: Fraction | str | float, concept: Concept, shoe: Shoe, rules: PonteRules
) -> BanqueSolution:
    """Solve with choices on 5 only, including a second choice after a known natural."""
    share = share_of(theta)
    if concept not in CONCEPTS:
        raise BadChoice("concept", concept, CONCEPTS)
    game, kernel = count_game(shoe)
    beside = None
    if rules.naturals == "known":
        parts = split_by_naturals(game)
        game, beside = parts.three, beside_naturals(parts, share)
    found, complete = _nash(game, share) if concept == "nash" else _together(game, share, concept)
    if beside is not None:
        found = [_join(three, beside) for three in found]
        complete = complete and beside.unique
    found.sort(key=_mixed)
    return BanqueSolution(share, concept, shoe, tuple(found), complete, kernel, rules)


def _join(three: BanqueEquilibrium, beside: Beside) -> BanqueEquilibrium:
    """Add the decisions after a natural to the solution of the game of three."""
    return msgspec.structs.replace(
        three,
        right={**three.right, **beside.right},
        left={**three.left, **beside.left},
        banker=dict(sorted({**three.banker, **beside.banker}.items())),
        value_right=three.value_right + beside.value_right,
        value_left=three.value_left + beside.value_left,
    )


def _at_the_table(theta: Fraction, shoe: Shoe, rules: PonteRules) -> BanqueSolution:
    """Find one equilibrium of the full game."""
    kernel = choose_kernel("int64", sum(shoe.counts)).name
    from .full_game import evaluate, name_strategies
    from .iterated_polymatrix import nearly

    coup, plays = nearly(shoe, theta, rules)
    found = evaluate(shoe, theta, plays, rules)
    right, left, banker = name_strategies(coup, rules, plays)
    three = BanqueEquilibrium(
        right=right,
        left=left,
        banker=banker,
        plan=(),
        value_right=found.value_right,
        value_left=found.value_left,
        regret=found.regret,
        bound=found.regret.most,
    )
    return BanqueSolution(
        theta=theta,
        concept="nash",
        shoe=shoe,
        equilibria=(three,),
        complete=False,
        kernel=kernel,
        rules=rules,
    )


def margins(found: BanqueSolution) -> Mapping[str, Fraction]:
    """Return the bank's gain from drawing over standing at each of the banker's points.

    Gains are per coup and unit of total stakes, against the first solution, which must exist.
    Raises whatever `solve_banque` raises.
    """
    first = found.equilibria[0]
    if found.rules != PonteRules():
        from .full_game import margins_of, plays_of

        plays = plays_of(first.right, first.left, first.banker)
        return margins_of(found.shoe, found.theta, plays, found.rules)["banker"]
    game, _ = count_game(found.shoe)
    gains, parts = game.gains_bank(found.theta, first.plan)
    return {
        point.name: Fraction(gain, parts) for point, gain in zip(game.points, gains, strict=True)
    }


def count_game(shoe: Shoe) -> tuple[BanqueGame, str]:
    """Count a coup, and return the name of the kernel used."""
    checked_shoe(shoe, COUP)
    if shoe.replaced:
        return with_replacement(shoe), "reference"
    kernel = choose_kernel("int64", sum(shoe.counts))
    from .finite_shoe import without_replacement

    return without_replacement(shoe.counts), kernel.name


def share_of(given: Fraction | str | float) -> Fraction:
    """Parse the right's part of the stakes; raises BadTheta."""
    try:
        theta = rate(given)
    except ValueError:
        raise BadTheta(given) from None
    if not 0 < theta < 1:
        raise BadTheta(given)
    return theta


def _nash(game: BanqueGame, theta: Fraction) -> tuple[list[BanqueEquilibrium], bool]:
    """Find the Nash equilibria of the three players; raises Unsolved.

    Candidates whose exact regret exceeds the error bound of their numbers are dropped.
    """
    some, complete = cells(square(game, (theta.numerator, theta.denominator - theta.numerator)))
    found, budget = list[BanqueEquilibrium](), Budget(STEPS)
    for cell in some:
        plays, is_whole = equilibria(cell, budget)
        threes = [
            _of_play(game, theta, play)
            for play in plays
            if FIVE in game.totals or play.right == play.left == 0  # otherwise nobody draws on 5
        ]
        held = [three for three in threes if three.regret.most <= three.bound]
        complete = complete and is_whole and len(held) == len(threes)
        found += held
    if not found:
        raise Unsolved(STEPS)
    return found, complete


def _of_play(game: BanqueGame, theta: Fraction, play: Play) -> BanqueEquilibrium:
    banker = {point.name: play.banker.get(at, Fraction(0)) for at, point in enumerate(game.points)}
    return played_by(game, theta, play.right, play.left, banker, play.bound)


def played_by(  # noqa: PLR0913, PLR0917 - what each of three does
    game: BanqueGame,
    theta: Fraction,
    right: Fraction,
    left: Fraction,
    banker: Mapping[str, Fraction],
    bound: Fraction = Fraction(0),
) -> BanqueEquilibrium:
    """Evaluate strategies, with right and left choosing on 5, and find each player's regret.

    `bound` is the maximum error of these numbers.
    """
    own, other = (1 - right, right), (1 - left, left)
    plan = [own[one] * other[two] for one, two in PROFILES]
    drawn = [banker[point.name] for point in game.points]
    to_right, to_left = gains_of_sides(game, right, left, drawn)
    regret = Regret(
        theta * _regret(right, to_right),
        (1 - theta) * _regret(left, to_left),
        _bank_regret(game, theta, plan, drawn),
    )
    return _three(game, theta, plan, drawn, regret, bound)


def gains_of_sides(
    game: BanqueGame, right: Fraction, left: Fraction, banker: Sequence[Fraction]
) -> tuple[Fraction, Fraction]:
    """Return the gains of right and left from drawing on 5, per unit of their own stakes."""
    neither, two, one, both = zip(*_against(game, banker), strict=True)
    to_right = (1 - left) * (one[0] - neither[0]) + left * (both[0] - two[0])
    to_left = (1 - right) * (two[1] - neither[1]) + right * (both[1] - one[1])
    return to_right, to_left


def _together(
    game: BanqueGame, theta: Fraction, concept: Concept
) -> tuple[list[BanqueEquilibrium], bool]:
    """Find the common plan of right and left; None if it has to be independent and is not."""
    agreed = correlated(team(game, theta))
    neither, left, right, both = plan = agreed.plan
    if concept == "independent" and neither * both != left * right:
        return [], agreed.unique
    gets = [
        theta * one + (1 - theta) * other
        for one, other in zip(*_against(game, agreed.banker), strict=True)
    ]
    value = sum(share * each for share, each in zip(plan, gets, strict=True))
    missed = max(gets) - value
    regret = Regret(missed, missed, _bank_regret(game, theta, plan, agreed.banker))
    return [_three(game, theta, plan, agreed.banker, regret, Fraction(0))], agreed.unique


def _against(game: BanqueGame, banker: Sequence[Fraction]) -> tuple[list[Fraction], list[Fraction]]:
    """Return the payoffs of right and left per own stake against a banker, by profile."""
    right: list[Fraction | int] = [*game.right]
    left: list[Fraction | int] = [*game.left]
    for often, point in zip(banker, game.points, strict=True):
        draws = int(often) if often.denominator == 1 else often  # integers are faster to add
        if draws:
            for at in range(len(PROFILES)):
                right[at] += draws * point.to_right[at]
                left[at] += draws * point.to_left[at]
    return [Fraction(each) / game.unit for each in right], [
        Fraction(each) / game.unit for each in left
    ]


def _bank_regret(
    game: BanqueGame, theta: Fraction, plan: Plan, banker: Sequence[Fraction]
) -> Fraction:
    """Return how much more the bank would get by its best response to a plan."""
    gains, parts = game.gains_bank(theta, plan)
    missed = (_regret(draws, gain) for draws, gain in zip(banker, gains, strict=True))
    return sum(missed, ZERO) / parts


def _regret(draws: Fraction, gain: Fraction | int) -> Fraction:
    return gain * (1 - draws) if gain > 0 else -gain * draws


def _three(  # noqa: PLR0913, PLR0917 - all that is known of it
    game: BanqueGame,
    theta: Fraction,
    plan: Plan,
    banker: Sequence[Fraction],
    regret: Regret,
    bound: Fraction,
) -> BanqueEquilibrium:
    right, left = _against(game, banker)
    _, left_alone, right_alone, both = plan
    return BanqueEquilibrium(
        right=_name(drawn_on(game.totals, right_alone + both)),
        left=_name(drawn_on(game.totals, left_alone + both)),
        banker={point.name: draws for point, draws in zip(game.points, banker, strict=True)},
        plan=tuple(plan),
        value_right=theta * sum(a * b for a, b in zip(plan, right, strict=True)),
        value_left=(1 - theta) * sum(a * b for a, b in zip(plan, left, strict=True)),
        regret=regret,
        bound=bound,
    )


def _name(draws: Mapping[int, Fraction]) -> dict[str, Fraction]:
    return {str(total): often for total, often in draws.items()}


def _mixed(found: BanqueEquilibrium) -> int:
    chances = (*found.right.values(), *found.left.values(), *found.banker.values())
    return sum(0 < each < 1 for each in chances)
