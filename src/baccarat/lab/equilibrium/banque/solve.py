"""Solve banque for three, or for right and left together against the bank."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ....rules.presets import Naturals
from ...hands import Shoe, checked_shoe
from ...kernels.choice import choose_kernel
from ..budget import Budget, Unsolved
from ..chemin.solve import Unique
from ..problem import BadChoice, PonteFree, rate
from .branch_and_bound import cells, square
from .cell_equilibria import Play, equilibria
from .game import COUP, PROFILES, BanqueGame, LeftSees, Regret, drawn_on, with_replacement
from .naturals import Beside, beside_naturals, split_by_naturals
from .ponte_rules import PonteRules
from .team import Plan, correlated, team

Concept: TypeAlias = Literal["nash", "correlated", "independent"]
CONCEPTS: Final[tuple[Concept, ...]] = ("nash", "correlated", "independent")
ZERO: Final = Fraction(0)
STEPS: Final = 3_000_000
"""Steps that the search for all Nash equilibria may take, as `places.py` counts them."""
FIVE: Final = 5
"""The total on which right and left choose."""
SHOE: Final = Shoe((4, *[1] * 9), replaced=True)


class BadTheta(ValueError):
    """The right has some of the stakes and not all; `found` is no such part."""

    def __init__(self, found: object) -> None:
        super().__init__(f"theta is a decimal or a fraction above 0 and below 1, not {found}")
        self.found = found


class BanqueEquilibrium(msgspec.Struct, frozen=True):
    """What right, left and banker do, and what it is worth to each per unit staked in all.

    `plan` is how likely each of banque.PROFILES is; only by a correlated plan do right and left not
    draw independently. `bound` is how far these numbers may be off: nothing where they are exact.
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
    """The equilibria, fewest mixed points first; none where none of that concept was found.

    `complete` tells whether there are no others, except on lines or areas of which these are the
    corners. `unique` is `proved` if at most one exists; `no` where several were found; and
    `searched` where there may be others than the one that was found, if any was. `rules` say where
    right and left choose and what they know.
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


def solve_banque(  # noqa: PLR0913 - all but two by keyword
    theta: Fraction | str | float = "1/2",
    concept: Concept = "nash",
    *,
    shoe: Shoe = SHOE,
    ponte_free: PonteFree = "5",
    left_sees: LeftSees = "total",
    naturals: Naturals = "pooled",
) -> BanqueSolution:
    """Find what three do at banque, with `theta` of the stakes on the right, the rest on the left.

    - `nash`: each for themselves. All equilibria are found, to a bound where they are no fractions;
      of those that fill lines or areas, the corners.
    - `correlated`: right and left agree on a plan that may tie the draws of one to the other's.
    - `independent`: they agree how often each draws; such an equilibrium need not exist.

    Right and left choose on 5, and the left by its total alone. With `ponte_free` "all" they
    choose on every hand, and with `left_sees` "card" the left heeds what it saw the right do; then
    one Nash equilibrium is found. With `naturals` "known" a side's natural is shown before the
    other side is asked (ponte_rules.PonteRules).

    Cards that go back are counted in plain Python; a real shoe needs numba, as does all that is not
    on 5 alone. Raises BadTheta, BadChoice for another concept, BadCounts, TooManyCards,
    MissingKernel, and Unsolved where the work allowed did not lead to an equilibrium.
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
    """Solve with one choice on 5 for each hand; beside a natural that is known, a second one."""
    if rules.naturals == "pooled":
        return solve_counted(theta, concept, shoe)[0]
    share = _checked(theta, concept)
    game, kernel = _counted(shoe)
    parts = split_by_naturals(game)
    found, complete = _solve_game(parts.three, share, concept)
    beside = beside_naturals(parts, share)
    return BanqueSolution(
        share,
        concept,
        shoe,
        tuple(sorted((_joined(three, beside) for three in found), key=_mixed)),
        complete and beside.unique,
        kernel,
        rules,
    )


def _joined(three: BanqueEquilibrium, beside: Beside) -> BanqueEquilibrium:
    """Add the decisions beside a natural to those of the game of three."""
    return msgspec.structs.replace(
        three,
        right={**three.right, **beside.right},
        left={**three.left, **beside.left},
        banker=dict(sorted({**three.banker, **beside.banker}.items())),
        value_right=three.value_right + beside.value_right,
        value_left=three.value_left + beside.value_left,
    )


def _at_the_table(theta: Fraction, shoe: Shoe, rules: PonteRules) -> BanqueSolution:
    """Find one equilibrium of the game as it is at the table."""
    kernel = choose_kernel("int64", sum(shoe.counts)).name
    from .full_game import evaluate, named
    from .iterated_polymatrix import nearly

    coup, plays = nearly(shoe, theta, rules)
    found = evaluate(shoe, theta, plays, rules)
    regret = found.regret
    right, left, banker = named(coup, rules, plays)
    three = BanqueEquilibrium(
        right=right,
        left=left,
        banker=banker,
        plan=(),
        value_right=found.value_right,
        value_left=found.value_left,
        regret=regret,
        bound=max(regret.right, regret.left, regret.bank),
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


def solve_counted(
    theta: Fraction | str | float, concept: Concept, shoe: Shoe
) -> tuple[BanqueSolution, BanqueGame]:
    """Solve as `solve_banque` does, and give the game with what it was solved for."""
    share = _checked(theta, concept)
    game, kernel = _counted(shoe)
    found, complete = _solve_game(game, share, concept)
    found.sort(key=_mixed)
    return BanqueSolution(share, concept, shoe, tuple(found), complete, kernel), game


def _checked(theta: Fraction | str | float, concept: Concept) -> Fraction:
    """Read theta; raises BadTheta, and BadChoice for another concept."""
    share = share_of(theta)
    if concept not in CONCEPTS:
        raise BadChoice("concept", concept, CONCEPTS)
    return share


def _solve_game(
    game: BanqueGame, theta: Fraction, concept: Concept
) -> tuple[list[BanqueEquilibrium], bool]:
    return _nash(game, theta) if concept == "nash" else _together(game, theta, concept)


def margins(found: BanqueSolution) -> Mapping[str, Fraction]:
    """Tell what drawing gains the bank over standing at each of the banker's points.

    It is per coup and unit staked in all, while all go by the first solution; there is one. Raises
    what `solve_banque` does.
    """
    first = found.equilibria[0]
    if found.rules != PonteRules():
        from .full_game import margins_of, plays_of

        plays = plays_of(first.right, first.left, first.banker)
        return margins_of(found.shoe, found.theta, plays, found.rules)["banker"]
    game, _ = _counted(found.shoe)
    gains, parts = game.gains_bank(found.theta, first.plan)
    return {
        point.name: Fraction(gain, parts) for point, gain in zip(game.points, gains, strict=True)
    }


def _counted(shoe: Shoe) -> tuple[BanqueGame, str]:
    """Count all that may come, and tell by which kernel."""
    checked_shoe(shoe, COUP)
    if shoe.replaced:
        return with_replacement(shoe), "reference"
    kernel = choose_kernel("int64", sum(shoe.counts))
    from .finite_shoe import without_replacement

    return without_replacement(shoe.counts), kernel.name


def share_of(given: Fraction | str | float) -> Fraction:
    """Read the part of the stakes that lies on the right; raises BadTheta."""
    try:
        theta = rate(given)
    except ValueError:
        raise BadTheta(given) from None
    if not 0 < theta < 1:
        raise BadTheta(given)
    return theta


def _nash(game: BanqueGame, theta: Fraction) -> tuple[list[BanqueEquilibrium], bool]:
    """Find what each does for themselves; raises Unsolved.

    Nothing is listed whose exact regret is above how far its numbers may be off.
    """
    some, complete = cells(square(game, (theta.numerator, theta.denominator - theta.numerator)))
    found, budget = list[BanqueEquilibrium](), Budget(STEPS)
    for cell in some:
        plays, is_whole = equilibria(cell, budget)
        threes = [
            _of_play(game, theta, play)
            for play in plays
            if FIVE in game.totals or play.right == play.left == 0  # else nobody draws on 5
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
    """Tell what it is worth that each draws so often, right and left on 5, and who would deviate.

    `bound` is how far these numbers may be off.
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
    """Tell what right and left gain by drawing on 5, per unit of their own stakes."""
    neither, two, one, both = zip(*_against(game, banker), strict=True)
    to_right = (1 - left) * (one[0] - neither[0]) + left * (both[0] - two[0])
    to_left = (1 - right) * (two[1] - neither[1]) + right * (both[1] - one[1])
    return to_right, to_left


def _together(
    game: BanqueGame, theta: Fraction, concept: Concept
) -> tuple[list[BanqueEquilibrium], bool]:
    """Find what right and left do by a common plan, or none if that is to be independent."""
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
    """Tell what right and left get of a stake of their own against a banker, by profile."""
    right: list[Fraction | int] = [*game.right]
    left: list[Fraction | int] = [*game.left]
    for often, point in zip(banker, game.points, strict=True):
        draws = int(often) if often.denominator == 1 else often  # whole numbers add up faster
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
    """Tell how much more the bank would get by its best answer to a plan."""
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
        right=_named(drawn_on(game.totals, right_alone + both)),
        left=_named(drawn_on(game.totals, left_alone + both)),
        banker={point.name: draws for point, draws in zip(game.points, banker, strict=True)},
        plan=tuple(plan),
        value_right=theta * sum(a * b for a, b in zip(plan, right, strict=True)),
        value_left=(1 - theta) * sum(a * b for a, b in zip(plan, left, strict=True)),
        regret=regret,
        bound=bound,
    )


def _named(draws: Mapping[int, Fraction]) -> dict[str, Fraction]:
    return {str(total): often for total, often in draws.items()}


def _mixed(found: BanqueEquilibrium) -> int:
    chances = (*found.right.values(), *found.left.values(), *found.banker.values())
    return sum(0 < each < 1 for each in chances)
