"""Solutions of chemin de fer: optimal strategies, their values, and a proof of them."""

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from ....rules.presets.chemin import CheminPreset
from ....text.result_table import Shown
from ..algebra.linear import solve_exact
from ..budget import Budget, Spent
from ..problem import Question, chemin_de_fer, order_of
from .dominance import OPEN, Choice, bounds, eliminate_dominated
from .extreme_equilibria import Found, Search, TwoCards, trembling_best_action
from .game import Chance, Game, Side, Strategy, as_int_if_whole, game_of
from .lemke_path import follow_path
from .zero_sum import optimal

Unique: TypeAlias = Literal["proved", "searched", "no"]
Kind: TypeAlias = Literal["forced", "strict", "mixed", "indifferent", "idle"]
SEARCH: Final = 30_000_000
"""The step limit of the search for all equilibria; beyond it only one is computed."""
PATH: Final = 10_000_000
"""The step limit of a path to one equilibrium."""
LISTED: Final = 50


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision point: its kind, and the gain from drawing over standing.

    The gain is per coup and whole stake, and None if the rules decide. A point is `strict` if one
    action is better; `mixed`; `indifferent` if both are equally good and one is played; `idle` if
    the choice affects nobody, such as after an event that no sensible opponent causes.
    """

    kind: Kind
    gain: Fraction | None = None

    @property
    def cost(self) -> Fraction:
        """The cost of the wrong choice per coup and whole stake; 0 without a wrong choice."""
        return abs(self.gain or Fraction(0))


class Certificate(msgspec.Struct, frozen=True):
    """Exact proof of an equilibrium: the largest gain from any deviation of each side.

    A side acts once per coup, so its largest gain is the sum over its points.
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
    """The probability of drawing at each point, and the values of a coup per whole stake."""

    ponte: Mapping[str, Fraction]
    banker: Mapping[str, Fraction]
    value_ponte: Fraction
    value_bank: Fraction


class Solution(Shown, msgspec.Struct, frozen=True):
    """The equilibria, those with the fewest mixed points first, and how they were found.

    `found` is their number, of which at most LISTED are listed. If `complete`, any other
    equilibrium is a mixture of them, except at `idle` points, where anything may be played.
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
        """The equilibrium with the fewest mixed points."""
        return self.equilibria[0]

    def _title(self) -> str:
        value = float(self.first.value_ponte)
        return f"equilibria: {self.found}, unique: {self.unique}, value to the ponte: {value:.6g}"

    def _rows(self) -> list[dict[str, object]]:
        """List the choices of the first equilibrium: mixed ones, then the closest."""
        chosen = [
            (side, point, draw, decision)
            for side in ("ponte", "banker")
            for point, draw in getattr(self.first, side).items()
            if (decision := getattr(self.certificate, side)[point]).kind != "forced"
        ]
        chosen.sort(key=lambda each: (each[-1].cost, each[-1].kind != "mixed"))
        return [
            {"side": side, "point": point, "draw": draw, "kind": each.kind, "gain": each.gain}
            for side, point, draw, each in chosen
        ]


def solve(question: Question | CheminPreset | str, *, kernel: str = "reference") -> Solution:
    """Find the optimal strategies exactly, counting with the kernel `reference` or `int64`.

    In place of a question, a preset or its name asks what `chemin_de_fer` makes of it. Raises what
    that does, UnknownKernel, MissingKernel, TooManyCards, and Unsolved if no equilibrium was found
    within the work limit.
    """
    question = question if isinstance(question, Question) else chemin_de_fer(question)
    game = game_of(question, kernel)
    ponte, banker = eliminate_dominated(game)
    idle = _settle_idle(game.banker, banker, game.ponte, ponte)
    idle |= _settle_idle(game.ponte, ponte, game.banker, banker)
    core = game._replace(  # not meant for computing values
        ponte=_open_part(game.ponte, ponte, banker), banker=_open_part(game.banker, banker, ponte)
    )
    found = _find(question, core)
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


def _find(question: Question, core: Game) -> Found:
    """Find all equilibria, or some; none if the search is too large."""
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
    """Whether neither side gains by deviating, computed exactly."""
    return all(
        gain == 0 or chance == int(gain > 0)
        for side, own, other in ((game.ponte, ponte, banker), (game.banker, banker, ponte))
        for chance, gain in zip(own, side.gains(range(len(own)), other)[0], strict=True)
    )


def _settle_idle(side: Side, own: list[Choice], against: Side, other: Sequence[Choice]) -> set[str]:
    """Decide points whose action no longer matters to either side, and return their names."""
    idle = set[str]()
    for point, choice in enumerate(own):
        to_own = side.alone[point], side.against[point]
        to_other = against.given[point], [line[point] for line in against.against]
        if choice is OPEN and bounds(*to_own, other) == bounds(*to_other, other) == (0, 0):
            own[point] = trembling_best_action(side, point)
            idle.add(side.points[point])
    return idle


def _open_part(side: Side, own: Sequence[Choice], other: Sequence[Choice]) -> Side:
    """Remove decided points."""
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
    """Merge a strategy of the reduced game with the points decided before."""
    rest = iter(core)
    return tuple(as_int_if_whole(next(rest)) if each is OPEN else each for each in settled)


def _mixed(pair: TwoCards) -> int:
    return sum(0 < chance < 1 for strategy in pair for chance in strategy)


def _how(core: Game, found: Found) -> str:
    if not core.ponte.points and not core.banker.points:
        return "dominance"
    return "extreme-points" if found.pairs else "path"


def _unique(question: Question, core: Game, pairs: Sequence[TwoCards], *, complete: bool) -> Unique:
    if len(pairs) > 1:
        return "no"
    if complete or (question.tax == 0 and _alone(core, *pairs[0])):
        return "proved"
    return "searched"


def _alone(core: Game, ponte: Strategy, banker: Strategy) -> bool:
    """Whether a solution of a game without tax, which is zero-sum, is the only one.

    It is if every pure choice is strict and the mixed ones determine each other.
    """
    rows = [each for each, chance in enumerate(ponte) if 0 < chance < 1]
    columns = [each for each, chance in enumerate(banker) if 0 < chance < 1]
    ties = core.ponte.gains(range(len(ponte)), banker)[0].count(0)
    ties += core.banker.gains(range(len(banker)), ponte)[0].count(0)
    if len(rows) != len(columns) or ties != 2 * len(rows):
        return False
    block = [[core.ponte.against[row][column] for column in columns] for row in rows]
    return solve_exact(block, [0] * len(rows)) is not None


def played(game: Game, ponte: Strategy, banker: Strategy) -> Equilibrium:
    """Return both strategies by decision point, with their values."""
    return Equilibrium(
        ponte=_chances(game.ponte, ponte),
        banker=_chances(game.banker, banker),
        value_ponte=game.ponte.value(ponte, banker) / game.unit,
        value_bank=game.banker.value(banker, ponte) / game.unit,
    )


def _chances(side: Side, strategy: Strategy) -> Mapping[str, Fraction]:
    """Return the probability of drawing at each point, forced ones included."""
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
    """Classify each point, and compute the gain of the best deviation from `own`."""
    found = {name: Decision("forced") for name in side.forced}
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
