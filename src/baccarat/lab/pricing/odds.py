"""Prices of every bet of a game for the cards in a shoe."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec

from ...cards.kinds import check_kind, check_series
from ...rules.coup import Coup, Outcome
from ...rules.half_open import PartlyOpenCoup
from ...rules.presets.named import Preset, punto_preset
from ...rules.presets.punto import PuntoPreset
from ...rules.presets.shoe import ShoeRules
from ...rules.wagers.wager import Wager
from ...text.result_table import Shown
from ..composition import Composition
from ..counts import Counts, of_packs
from .distribution import (
    REPLACEMENT,
    WITH_REPLACEMENT,
    Distribution,
    Method,
    distribution,
    distribution_of_each,
    limit_distribution,
)
from .named import Bet, wager_of
from .price import Price, price, probability
from .whole_packs import is_quick


class Odds(Shown, msgspec.Struct, frozen=True):
    """The probabilities of a coup's results, and the price of each bet by its id.

    - `cards`: ten counts, including the coup's cards on the table; those of the pack from which
      every card is drawn, with replacement.
    - `permutations`: the number of orders of the cards to come (six minus those on the table).
    - `totals`: one row for each Player total, with the probability of each Banker total.
    """

    preset: str
    cards: Counts
    permutations: int
    outcomes: Mapping[Outcome, Fraction]
    bets: Mapping[str, Price]
    totals: tuple[tuple[Fraction, ...], ...]
    method: Method

    @property
    def is_replaced(self) -> bool:
        """Whether every card is drawn from a whole pack."""
        return self.method.name == REPLACEMENT

    def _title(self) -> str:
        chances = (f"{name.value} {float(each):.6f}" for name, each in self.outcomes.items())
        drawn = "with replacement" if self.is_replaced else f"{sum(self.cards)} cards"
        return f"{self.preset}, {drawn}: {', '.join(chances)}"

    def _rows(self) -> list[dict[str, object]]:
        return [
            {"bet": name, "edge": each.edge, "sd": each.sd, "hit": each.hit}
            for name, each in self.bets.items()
        ]


def odds(
    preset: Preset | str,
    composition: Composition | Literal["inf"] | None = None,
    *,
    dealt: Coup | PartlyOpenCoup | None = None,
    bets: Bet | Collection[Bet] = (),
) -> Odds:
    """Price the named bets, or all of the preset's bets that the given cards can price.

    The preset may be given by name, and a single bet without a list. Names are looked up among the
    preset's spots, then among the built-in bets; a bet or the path of its file will do as well.
    The default composition is the game's whole packs; with "inf" in place of one, cards are drawn
    with replacement: the limit of many packs.
    Bets on every card of a coup are priced only if they are named, or if they come with the package
    and the packs are whole: any other takes a second.
    Raises UnknownPreset, and OtherGame for a game without such bets; UnknownWager; NeedsRanks for a
    named bet if only point values are known; BadCounts; ImpossibleCoup for a coup that the rules
    could not have dealt; WrongKind for an argument of another type.
    """
    game = _game(preset)
    composition = Composition.of_packs(game.packs) if composition is None else composition
    chosen = chosen_wagers(game, bets)
    if not bets:
        chosen = {n: wager for n, wager in chosen.items() if is_quick(wager, composition, dealt)}
    if composition == WITH_REPLACEMENT:
        cards, count = of_packs(1), partial(limit_distribution, dealt=dealt)
    else:
        check_kind("composition", composition, Composition)
        if not bets and composition.cards is None:
            chosen = {name: wager for name, wager in chosen.items() if not wager.needs_ranks}
        cards, count = composition.counts, partial(distribution, composition, dealt=dealt)
    counted = distribution_of_each(chosen.values(), count)
    chances = next(iter(counted.values()))
    return Odds(
        preset=game.name,
        cards=cards,
        permutations=chances.permutations,
        outcomes={outcome: probability(outcome, chances) for outcome in Outcome},
        bets={name: price(wager, counted[wager]) for name, wager in chosen.items()},
        totals=_totals(chances),
        method=chances.method,
    )


def chosen_wagers(preset: PuntoPreset, bets: Bet | Collection[Bet]) -> Mapping[str, Wager]:
    """Return bets by name, or all bets of a preset; raises the errors of `wager_of`."""
    given = (bets,) if bets and isinstance(bets, Wager | Path | str) else bets
    check_series("bets", given, "names")  # type: ignore[arg-type]
    listed: tuple[Bet, ...] = tuple(given)  # type: ignore[arg-type]
    if not listed:
        return {wager.name: wager for wager in preset.wagers}
    chosen = [(isinstance(each, str) and preset.wager(each)) or wager_of(each) for each in listed]
    pairs = zip(listed, chosen, strict=True)
    names = [each if isinstance(each, str) else wager.name for each, wager in pairs]
    return dict(zip(names, chosen, strict=True))


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
