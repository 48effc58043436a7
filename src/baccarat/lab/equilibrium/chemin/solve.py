"""Solve chemin de fer: what each side should do, what it is worth, and why no deviation gains."""

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ..algebra.linear import solve_exact
from ..budget import Budget, Spent
from ..problem import Question, order_of
from .dominance import OPEN, Choice, bounds, eliminate_dominated
from .extreme_equilibria import Found, Pair, Search, trembling_best_action
from .game import Chance, Game, Side, Strategy, as_int_if_whole, game_of
from .lemke_path import follow_path
from .zero_sum import optimal

Unique: TypeAlias = Literal["proved", "searched", "no"]
Kind: TypeAlias = Literal["forced", "strict", "mixed", "indifferent", "idle"]
SEARCH: Final = 30_000_000
"""Steps that a search for all equilibria may take; beyond them one alone is looked for."""
PATH: Final = 10_000_000
"""Steps that a path to one may take."""
LISTED: Final = 50


class Decision(msgspec.Struct, frozen=True):
    """A decision point: what kind it is, and what drawing gains over standing there.

    The gain is per coup and whole stake, and None where the rules decide. A point is `strict` where
    one choice is better; `mixed`; `indifferent` where both are as good and one is played; `idle`
    where the choice matters to nobody, as after what no sensible opponent does.
    """

    kind: Kind
    gain: Fraction | None

    @property
    def cost(self) -> Fraction:
        """What the wrong choice costs, per coup and whole stake; nothing where there is none."""
        return abs(self.gain or Fraction(0))


class Certificate(msgspec.Struct, frozen=True):
    """Why neither side gains by deviating, in exact numbers: the most that any deviation gains.

    A side acts once in a coup, so what it may gain in all is the sum over its points.
    """

    ponte: Mapping[str, Decision]
    banker: Mapping[str, Decision]
    gain_ponte: Fraction
    gain_bank: Fraction

    @property
    def holds(self) -> bool:
        """Whether no deviation gains."""
        return self.gain_ponte == self.gain_bank == 0


class Equilibrium(msgspec.Struct, frozen=True):
    """The chance of drawing at each point, and the values of a coup per whole stake."""

    ponte: Mapping[str, Fraction]
    banker: Mapping[str, Fraction]
    value_ponte: Fraction
    value_bank: Fraction


class Solution(msgspec.Struct, frozen=True):
    """The equilibria, fewest mixed points first, and how they were found.

    `found` of them were, of which LISTED are listed at most. If `complete`, any other is mixed from
    them, except at points that are `idle`, where anything is.
    """

    question: Question
    equilibria: tuple[Equilibrium, ...]
    found: int
    complete: bool
    unique: Unique
    how: str
    kernel: str
    certificate: Certificate

    @property
    def first(self) -> Equilibrium:
        """The one with the fewest mixed points."""
        return self.equilibria[0]


def solve(question: Question, *, kernel: str = "reference") -> Solution:
    """Find the optimal play, exactly; the cards are counted by a kernel, `reference` or `int64`.

    Raises UnknownKernel, MissingKernel, TooManyCards, and Unsolved where the work allowed did not
    lead to an equilibrium.
    """
    game = game_of(question, kernel)
    ponte, banker = eliminate_dominated(game)
    idle = _settle_idle(game.banker, banker, game.ponte, ponte)
    idle |= _settle_idle(game.ponte, ponte, game.banker, banker)
    core = _core(game, ponte, banker)
    found = _found(question, core)
    pairs = [pair for pair in found.pairs if _holds(core, *pair)]
    pairs = sorted(
        pairs or [follow_path(core, Budget(PATH))], key=lambda pair: (_mixed(pair), pair)
    )
    whole = [(_lifted(ponte, own), _lifted(banker, other)) for own, other in pairs[:LISTED]]
    return Solution(
        question=question,
        equilibria=tuple(played(game, *pair) for pair in whole),
        found=len(pairs),
        complete=found.complete,
        unique=_unique(question, core, pairs, complete=found.complete),
        how=_how(core, found),
        kernel=kernel,
        certificate=_certificate(game, idle, *whole[0]),
    )


def _found(question: Question, core: Game) -> Found:
    """Find all equilibria, or some; none where there is too much to go through."""
    found = Search(core, Budget(SEARCH)).run()
    if found.complete or question.tax:
        return found
    one = found.pairs[0] if found.pairs else follow_path(core, Budget(PATH))
    try:
        pairs = optimal(core, one, Budget(SEARCH))
    except Spent:
        pairs = None
    return found if pairs is None else Found(pairs, complete=True)


def _holds(game: Game, ponte: Strategy, banker: Strategy) -> bool:
    """Tell whether neither side gains by deviating, exactly."""
    return all(
        gain == 0 or chance == int(gain > 0)
        for side, own, other in ((game.ponte, ponte, banker), (game.banker, banker, ponte))
        for chance, gain in zip(own, side.gains(range(len(own)), other)[0], strict=True)
    )


def _settle_idle(side: Side, own: list[Choice], against: Side, other: Sequence[Choice]) -> set[str]:
    """Settle where a choice makes no difference any more to either side, and name these points."""
    idle = set[str]()
    for point, choice in enumerate(own):
        to_own = side.alone[point], side.against[point]
        to_other = against.given[point], [line[point] for line in against.against]
        if choice is OPEN and bounds(*to_own, other) == bounds(*to_other, other) == (0, 0):
            own[point] = trembling_best_action(side, point)
            idle.add(side.points[point])
    return idle


def _core(game: Game, ponte: Sequence[Choice], banker: Sequence[Choice]) -> Game:
    """Take what is settled out of a game; what is left is not for counting values."""
    return game._replace(
        ponte=_open_part(game.ponte, ponte, banker), banker=_open_part(game.banker, banker, ponte)
    )


def _open_part(side: Side, own: Sequence[Choice], other: Sequence[Choice]) -> Side:
    points = [each for each, choice in enumerate(own) if choice is OPEN]
    left = [each for each, choice in enumerate(other) if choice is OPEN]
    draws = [each for each, choice in enumerate(other) if choice]
    return Side(
        points=tuple(side.points[each] for each in points),
        forced={},
        base=0,
        alone=[side.alone[at] + sum(side.against[at][each] for each in draws) for at in points],
        given=[0] * len(left),
        against=[[side.against[at][each] for each in left] for at in points],
    )


def _lifted(settled: Sequence[Choice], core: Strategy) -> tuple[Chance, ...]:
    """Put what was solved back among what was settled before."""
    rest = iter(core)
    return tuple(as_int_if_whole(next(rest)) if each is OPEN else each for each in settled)


def _mixed(pair: Pair) -> int:
    return sum(0 < chance < 1 for strategy in pair for chance in strategy)


def _how(core: Game, found: Found) -> str:
    if not core.ponte.points and not core.banker.points:
        return "dominance"
    return "extreme-points" if found.pairs else "path"


def _unique(question: Question, core: Game, pairs: Sequence[Pair], *, complete: bool) -> Unique:
    if len(pairs) > 1:
        return "no"
    if complete or (question.tax == 0 and _alone(core, *pairs[0])):
        return "proved"
    return "searched"


def _alone(core: Game, ponte: Strategy, banker: Strategy) -> bool:
    """Tell whether a solution of a game without tax, which is zero-sum, leaves room for no other.

    So it is if every pure choice is strict, and those who mix determine each other.
    """
    rows = [each for each, chance in enumerate(ponte) if 0 < chance < 1]
    columns = [each for each, chance in enumerate(banker) if 0 < chance < 1]
    ties = sum(core.ponte.gain(each, banker) == 0 for each in range(len(ponte)))
    ties += sum(core.banker.gain(each, ponte) == 0 for each in range(len(banker)))
    if len(rows) != len(columns) or ties != 2 * len(rows):
        return False
    block = [[core.ponte.against[row][column] for column in columns] for row in rows]
    return solve_exact(block, [0] * len(rows)) is not None


def played(game: Game, ponte: Strategy, banker: Strategy) -> Equilibrium:
    """Name what both sides do, and tell what it is worth."""
    return Equilibrium(
        ponte=_chances(game.ponte, ponte),
        banker=_chances(game.banker, banker),
        value_ponte=Fraction(game.ponte.value(ponte, banker)) / game.unit,
        value_bank=Fraction(game.banker.value(banker, ponte)) / game.unit,
    )


def _chances(side: Side, strategy: Strategy) -> Mapping[str, Fraction]:
    """Name the chance of drawing at each point, those that the rules bind included."""
    forced = {name: Fraction(draws) for name, draws in side.forced.items()}
    chosen = dict(zip(side.points, map(Fraction, strategy), strict=True))
    return dict(sorted({**forced, **chosen}.items(), key=lambda each: order_of(each[0])))


def _certificate(game: Game, idle: Set[str], ponte: Strategy, banker: Strategy) -> Certificate:
    own, gain_ponte = _decisions(game.ponte, idle, ponte, banker, game.unit)
    other, gain_bank = _decisions(game.banker, idle, banker, ponte, game.unit)
    return Certificate(own, other, gain_ponte, gain_bank)


def _decisions(
    side: Side, idle: Set[str], own: Strategy, other: Strategy, unit: int
) -> tuple[Mapping[str, Decision], Fraction]:
    """Tell what each point is, and what the best deviation from `own` gains."""
    found = {name: Decision("forced", None) for name in side.forced}
    regret = Fraction(0)
    gains, parts = side.gains(range(len(own)), other)
    for name, chance, each in zip(side.points, own, gains, strict=True):
        gain = Fraction(each, parts * unit)
        regret += max(gain * (1 - chance), -gain * chance)
        found[name] = Decision(_kind(chance, gain, idle=name in idle), gain)
    return dict(sorted(found.items(), key=lambda each: order_of(each[0]))), regret


def _kind(chance: Chance, gain: Fraction, *, idle: bool) -> Kind:
    if 0 < chance < 1:
        return "mixed"
    if gain:
        return "strict"
    return "idle" if idle else "indifferent"
