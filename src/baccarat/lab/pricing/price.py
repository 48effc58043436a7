"""The price of a bet: its edge, its standard deviation, and the possible results of a stake."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Final

import msgspec

from ...cards.kinds import check_kind
from ...rules.coup import Outcome
from ...rules.wagers.condition import Condition
from ...rules.wagers.facts import Facts
from ...rules.wagers.wager import PaytableRow, Wager
from ...text.result_table import Shown
from .distribution import Distribution, cell_facts
from .named import Bet, wager_of

LOST: Final = Condition()
"""The condition of the last result, when no line of the bet applies: it matches any coup."""


class Result(msgspec.Struct, frozen=True):
    """A possible result of a stake; earlier results of a price take precedence over later ones.

    `pays` is net per unit staked: 8 for a win at 8 to 1, 0 for a push, -1 for a loss, more than -1
    for the loss of a part.
    """

    when: Condition
    probability: Fraction
    pays: Fraction
    won: bool = False


class Price(Shown, msgspec.Struct, frozen=True):
    """The value of a bet.

    - `edge`: the expected loss per unit staked; a stake that pushes counts as staked.
    - `sd`: the standard deviation of the result per unit, a float. `hit`: the probability of a win.
    - `commission`: the commission on a plain Banker bet with the same cost; None for other bets.
    """

    wager: Wager
    edge: Fraction
    sd: float
    hit: Fraction
    results: tuple[Result, ...]
    commission: Fraction | None = None

    def _title(self) -> str:
        numbers = f"edge {float(self.edge):.6g}, sd {self.sd:.6g}, hit {float(self.hit):.6g}"
        return f"{self.wager.name}: {numbers}"

    def _rows(self) -> list[dict[str, object]]:
        return [{"pays": each.pays, "probability": each.probability} for each in self.results]


def price(wager: Bet, chances: Distribution) -> Price:
    """Price a bet exactly; every number except `sd` is a fraction.

    Raises NotCounted if the distribution lacks facts that the bet needs, the errors of `wager_of`,
    and WrongKind if `chances` is not a Distribution.
    """
    wager = wager_of(wager)
    check_kind("chances", chances, Distribution)
    chances.check(wager)
    results = _results(wager, chances)
    mean = sum((each.probability * each.pays for each in results), Fraction(0))
    square = sum((each.probability * each.pays**2 for each in results), Fraction(0))
    return Price(
        wager=wager,
        edge=-mean,
        sd=sqrt(square - mean**2),
        hit=sum((each.probability for each in results if each.won), Fraction(0)),
        results=results,
        commission=_commission(-mean, chances) if _is_for_banker(wager) else None,
    )


def probability(outcome: Outcome | str, chances: Distribution) -> Fraction:
    """Return the probability of an outcome; raises ValueError for an unknown one."""
    asked = Outcome(outcome)
    weights = (weight for facts, weight in chances.weights.items() if facts.winner is asked)
    return Fraction(sum(weights), chances.permutations)


def net(line: PaytableRow | None) -> Fraction:
    """Return a line's net payout per unit, unrounded; None means a lost stake."""
    if line is None:
        return Fraction(-1)
    return Fraction(*line.pays) * (1 - Fraction(*line.commission)) if line.pays else Fraction(0)


def _results(wager: Wager, chances: Distribution) -> tuple[Result, ...]:
    weights = [*chances.by_line.get(wager, (0,) * (len(wager.lines) + 1))]
    if not wager.needs_all:
        which = _which(wager)
        for facts, weight in chances.weights.items():
            weights[which(facts)] += weight
    lines: list[PaytableRow | None] = [*wager.lines, None]
    return tuple(
        Result(
            when=line.when if line else LOST,
            probability=Fraction(weight, chances.permutations),
            pays=net(line),
            won=line is not None and line.pays is not None and not line.loses,
        )
        for line, weight in zip(lines, weights, strict=True)
    )


@cache
def _which(wager: Wager) -> Callable[[Facts], int]:
    """Return a cached function that finds the index of the line that decides a coup."""

    @cache
    def which(facts: Facts) -> int:
        holding = (at for at, line in enumerate(wager.lines) if line.when.holds(facts))
        return next(holding, len(wager.lines))

    return which


@cache
def _is_for_banker(wager: Wager) -> bool:
    """Whether the bet wins on Banker only, at even money or less, and pushes on a tie."""
    if wager.needs_cards:
        return False
    which, lines = _which(wager), [*wager.lines, None]
    deciding: Mapping[Outcome, set[int]] = {outcome: set() for outcome in Outcome}
    for facts in cell_facts():
        deciding[facts.winner].add(which(facts))
    nets = {outcome: {net(lines[at]) for at in places} for outcome, places in deciding.items()}
    return (
        nets[Outcome.PLAYER] == {Fraction(-1)}
        and nets[Outcome.TIE] == {Fraction(0)}
        and all(0 <= each <= 1 for each in nets[Outcome.BANKER])
    )


def _commission(edge: Fraction, chances: Distribution) -> Fraction | None:
    banker = probability(Outcome.BANKER, chances)
    player = probability(Outcome.PLAYER, chances)
    return 1 - (player - edge) / banker if banker else None
