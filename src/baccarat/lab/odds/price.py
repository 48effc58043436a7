"""Price a bet: its edge, its spread, and what may become of a stake."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Final

import msgspec

from ...cards.kinds import check_kind
from ...rules import Outcome, Wager
from ...rules.wagers import Condition, Facts, PaytableRow
from .distribution import Distribution, NotAWager, cell_facts

LOST: Final = Condition()
"""What is left when no line of a bet applies: it asks for nothing more."""


class Result(msgspec.Struct, frozen=True):
    """What may become of a stake: the first results of a price go before the later ones.

    `pays` is net, per unit staked: 8 for a win at 8 to 1, 0 for a stake that stands, -1 if lost.
    """

    when: Condition
    probability: Fraction
    pays: Fraction
    won: bool = False


class Price(msgspec.Struct, frozen=True):
    """What a bet is worth.

    - `edge`: the expected loss per unit staked; a stake that stands counts as staked.
    - `sd`: the standard deviation of the result per unit, a float. `hit`: the chance of a win.
    - `commission`: the rate at which a plain bet on Banker would cost as much; None for others.
    """

    wager: Wager
    edge: Fraction
    sd: float
    hit: Fraction
    results: tuple[Result, ...]
    commission: Fraction | None = None


def price(wager: Wager, chances: Distribution) -> Price:
    """Price a bet, exactly; all but `sd` are rational.

    Raises NotCounted for one that the chances were not made for, NotAWager, and WrongKind for
    chances that are no Distribution.
    """
    if not isinstance(wager, Wager):
        raise NotAWager(wager)
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
    """Tell how likely an outcome is; raises ValueError for what names none."""
    asked = Outcome(outcome)
    weights = (weight for facts, weight in chances.weights.items() if facts.winner is asked)
    return Fraction(sum(weights), chances.permutations)


def net(line: PaytableRow | None) -> Fraction:
    """Tell what a line brings per unit staked, unrounded; None for a stake that is lost."""
    if line is None:
        return Fraction(-1)
    return Fraction(*line.pays) * (1 - Fraction(*line.commission)) if line.pays else Fraction(0)


def _results(wager: Wager, chances: Distribution) -> tuple[Result, ...]:
    weights = [0] * (len(wager.lines) + 1)
    which = _which(wager)
    for facts, weight in chances.weights.items():
        weights[which(facts)] += weight
    lines: list[PaytableRow | None] = [*wager.lines, None]
    return tuple(
        Result(
            when=line.when if line else LOST,
            probability=Fraction(weight, chances.permutations),
            pays=net(line),
            won=line is not None and line.pays is not None,
        )
        for line, weight in zip(lines, weights, strict=True)
    )


@cache
def _which(wager: Wager) -> Callable[[Facts], int]:
    """Return what tells which line decides a coup; it remembers, for coups come again."""

    @cache
    def which(facts: Facts) -> int:
        holding = (at for at, line in enumerate(wager.lines) if line.when.holds(facts))
        return next(holding, len(wager.lines))

    return which


@cache
def _is_for_banker(wager: Wager) -> bool:
    """Whether it is a bet on Banker alone at even money or less: lost to Player, a tie stands."""
    if wager.needs_ranks:
        return False
    nets: Mapping[Outcome, set[Fraction]] = {outcome: set() for outcome in Outcome}
    for facts in cell_facts():
        nets[facts.winner].add(net(wager.line(facts)))
    return (
        nets[Outcome.PLAYER] == {Fraction(-1)}
        and nets[Outcome.TIE] == {Fraction(0)}
        and all(0 <= each <= 1 for each in nets[Outcome.BANKER])
    )


def _commission(edge: Fraction, chances: Distribution) -> Fraction | None:
    banker = probability(Outcome.BANKER, chances)
    player = probability(Outcome.PLAYER, chances)
    return 1 - (player - edge) / banker if banker else None
