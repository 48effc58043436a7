"""Price every bet of a game on the cards of a shoe."""

from collections.abc import Collection, Mapping
from fractions import Fraction

import msgspec

from ...cards.kinds import check_kind, check_series
from ...rules import (
    Coup,
    HalfOpen,
    Outcome,
    Preset,
    PuntoPreset,
    ShoeRules,
    Wager,
    punto_preset,
    trade_wager,
)
from ..composition import Composition
from ..counts import Counts
from .distribution import Distribution, Method, distribution
from .price import Price, price, probability


class Odds(msgspec.Struct, frozen=True):
    """What a coup may come to, and what each bet is worth on it, by its id.

    - `cards`: ten counts, with those of the coup that lie on the table.
    - `permutations`: how many orders of the cards to come there are, six less those that lie.
    - `totals`: a row for each total of Player, in it the chance of each total of Banker.
    """

    preset: str
    cards: Counts
    permutations: int
    outcomes: Mapping[Outcome, Fraction]
    bets: Mapping[str, Price]
    totals: tuple[tuple[Fraction, ...], ...]
    method: Method


def odds(
    preset: Preset | str,
    composition: Composition,
    *,
    dealt: Coup | HalfOpen | None = None,
    bets: Collection[str] = (),
) -> Odds:
    """Price the bets of that name, or all of the preset's that the cards given can price.

    The preset may be named, and one bet alone needs no list. A name is looked for among the
    preset's spots, then among the shipped bets. Raises UnknownPreset, and OtherGame for a game
    without such bets; UnknownWager; NeedsRanks for a bet asked for by name, where only values are
    given; BadCounts; Contradiction for a coup that the rules could not have dealt; WrongKind for an
    argument of another type.
    """
    check_kind("composition", composition, Composition)
    game = _game(preset)
    chosen = chosen_wagers(game, bets)
    if not bets and composition.cards is None:
        chosen = {name: wager for name, wager in chosen.items() if not wager.needs_ranks}
    chances = distribution(composition, chosen.values(), dealt=dealt)
    return Odds(
        preset=game.name,
        cards=composition.counts,
        permutations=chances.permutations,
        outcomes={outcome: probability(outcome, chances) for outcome in Outcome},
        bets={name: price(wager, chances) for name, wager in chosen.items()},
        totals=_totals(chances),
        method=chances.method,
    )


def chosen_wagers(preset: PuntoPreset, names: Collection[str]) -> Mapping[str, Wager]:
    """Look up bets by name, or all of a preset; raises UnknownWager."""
    check_series("bets", names, "names")
    if not names:
        return {wager.name: wager for wager in preset.wagers}
    if isinstance(names, str):
        names = (names,)
    return {name: preset.wager(name) or trade_wager(name) for name in names}


def _game(preset: Preset | str) -> PuntoPreset:
    if isinstance(preset, PuntoPreset):
        return preset
    check_kind("preset", preset, str, ShoeRules)
    return punto_preset(preset if isinstance(preset, str) else preset.name)


def _totals(chances: Distribution) -> tuple[tuple[Fraction, ...], ...]:
    weights = [[0] * 10 for _ in range(10)]
    for facts, weight in chances.weights.items():
        weights[facts.player_total][facts.banker_total] += weight
    return tuple(tuple(Fraction(each, chances.permutations) for each in row) for row in weights)
