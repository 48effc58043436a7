"""Study shoes: measure them, and compare them with exact odds and with random shoes."""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from ...cards.kinds import check_kind
from ...notation.noted.read_shoes import NotedShoes
from ...notation.noted.shoe import Detail, NotedShoe
from ...rules.presets.named import punto_preset
from ...rules.presets.punto import PuntoPreset
from ..pricing.named import Bet
from ..simulation.fault import BadSimulation, SimulationCode
from ..simulation.settings import Burn, settings
from .coups import UNSEEN, coups_of_noted, random_coups
from .measures import Measure, Measures
from .result import BetResult, StudiedMeasure, Study
from .significance import Null, at_least, compare, null_of

SIMULATED: Final = 4_096
"""Random shoes with which others are compared."""
FEWEST: Final = 64
"""Fewer random shoes do not give errors."""
MOST: Final = 2**17
"""Random shoes that are in memory together, at half a kilobyte each or more."""
AT_ONCE: Final = 256
"""Shoes that are measured together."""
SEED: Final = 1


class NothingToStudy(ValueError):
    """There are no shoes to study."""


class MixedShoes(ValueError):
    """Shoe `number` has other packs, or cards of which less is known than of those before."""

    def __init__(self, number: int) -> None:
        super().__init__(f"shoe {number} has other packs or less detail than those before")
        self.number = number


def study(  # noqa: PLR0913 - all but the first by keyword
    shoes: Iterable[NotedShoe],
    *,
    preset: PuntoPreset | str | None = None,
    bets: Bet | Collection[Bet] = (),
    burn: Burn | None = None,
    cut: int | None = None,
    simulated: int = SIMULATED,
    seed: int = SEED,
) -> Study:
    """Compare what shoes brought with what fair ones bring.

    `shoes` are what `read_shoes` returns, or any others; a few hundred are in memory at a time.
    The bets, burning and stop card are those of the preset, or of the first shoe's preset, unless
    `bets`, `burn` and `cut` say otherwise; the packs are the shoes' own. With `cut`, the cards
    behind the stop card, the lengths of shoes are tested too. `simulated` random shoes of the
    `seed` give the errors, and the expectations that are not exact.

    Raises NothingToStudy, MixedShoes, BadSimulation, what reading the shoes raises, UnknownPreset,
    and the errors of `wager_of`.
    """
    chunks = _chunks(shoes)
    first = next(chunks, None)
    if first is None:
        raise NothingToStudy("there are no shoes to study")
    check_kind("shoes", first[0], NotedShoe)
    known = punto_preset(preset) if isinstance(preset, str) else preset or first[0].preset
    game = replace(known, packs=first[0].preset.packs)
    chosen = settings(game, bets=bets, seed=seed, burn=burn, cut=cut)
    if type(simulated) is not int or not FEWEST <= simulated <= MOST:
        raise BadSimulation(SimulationCode.NO_SHOES, value=str(simulated), most=MOST)
    entries = [coup.entry for shoe in first for coup in shoe.coups if coup.entry]
    marked = any(one.natural or one.player_pair or one.banker_pair for one in entries)
    detail, count = Detail.RESULTS, _Count()
    measures = Measures(detail, game.packs, chosen.wagers, marked=marked)
    for chunk in _checked(first, chunks):
        details = [shoe.detail for shoe in chunk if shoe.detail is not Detail.RESULTS]
        if details and detail is Detail.RESULTS:
            detail = details[0]
            count.drop(each for each in measures.all if each.marked)
            measures = Measures(detail, game.packs, chosen.wagers, marked=False)
        count.add(chunk, measures)
    null = null_of_shoes(measures, chosen.shoe, simulated, seed)
    report = shoes.report if isinstance(shoes, NotedShoes) else None
    return Study(
        preset=game.name,
        rules=chosen.shoe,
        shoes=count.shoes,
        coups=count.coups,
        missed=count.missed,
        detail=detail.value,
        measures=_compare(measures, count, null, depth_told=cut is not None, seed=seed),
        bets=_bets(measures, count, seed),
        simulated=simulated,
        seed=seed,
        depth_told=cut is not None,
        read_as=(report.layout,) if report and report.layout else (),
        broken=dict(report.broken) if report else {},
    )


def _chunks(shoes: Iterable[NotedShoe]) -> Iterator[tuple[NotedShoe, ...]]:
    rest = iter(shoes)
    while chunk := tuple(islice(rest, AT_ONCE)):
        yield chunk


class _Count:
    """Sums over the shoes so far: the numerator and denominator of each measure."""

    def __init__(self) -> None:
        self.shoes = self.coups = self.missed = 0
        self._sums: dict[tuple[str, str], tuple[float, float]] = {}

    def of(self, measures: Measures) -> tuple[Any, Any]:
        """Return the numerators and the denominators of measures."""
        sums = [self._sums[each.group, each.name] for each in measures.all]
        over, under = np.array(sums).T
        return over, under

    def drop(self, measures: Iterable[Measure]) -> None:
        """Forget the counts of some measures."""
        for each in measures:
            self._sums.pop((each.group, each.name), None)

    def add(self, shoes: tuple[NotedShoe, ...], measures: Measures) -> None:
        coups = coups_of_noted(shoes)
        sums = zip(*(each.sum(axis=0) for each in measures.take(coups)), strict=True)
        for each, (over, under) in zip(measures.all, sums, strict=True):
            before = self._sums.get((each.group, each.name), (0.0, 0.0))
            self._sums[each.group, each.name] = before[0] + over, before[1] + under
        missed = int((coups.outcome == UNSEEN).sum())
        self.shoes += len(shoes)
        self.coups += len(coups.outcome) - missed
        self.missed += missed


def _checked(
    first: tuple[NotedShoe, ...], others: Iterator[tuple[NotedShoe, ...]]
) -> Iterator[tuple[NotedShoe, ...]]:
    """Yield all chunks; raises MixedShoes for a shoe that does not go with those before."""
    details, packs = [*Detail], first[0].preset.packs
    at = least = 0
    chunk: tuple[NotedShoe, ...] | None = first
    while chunk is not None:
        for shoe in chunk:
            at += 1
            known = details.index(shoe.detail)
            if shoe.preset.packs != packs or 0 < known < least:
                raise MixedShoes(at)
            least = least or known
        yield chunk
        chunk = next(others, None)


def null_of_shoes(measures: Measures, rules: Any, simulated: int, seed: int) -> Null:
    """Measure random shoes."""
    found = [measures.take(coups) for coups in random_coups(simulated, rules, seed)]
    over, under = (np.concatenate([each[at] for each in found]) for at in (0, 1))
    exact = [np.nan if each.expected is None else float(each.expected) for each in measures.all]
    return null_of(over, under, np.array(exact))


def _compare(
    measures: Measures, count: _Count, null: Null, *, depth_told: bool, seed: int
) -> tuple[StudiedMeasure, ...]:
    among = np.array([not each.marked and (depth_told or not each.whole) for each in measures.all])
    overs, unders = count.of(measures)
    tested = compare(overs, unders, null, among, seed)
    return tuple(
        StudiedMeasure(
            measure=each.group,
            name=each.name,
            value=float(overs[at]),
            of=int(unders[at]),
            mean=float(overs[at] / unders[at]) if unders[at] else None,
            se=float(tested.error[at]) if unders[at] else None,
            expected=float(null.expected[at]),
            exact=each.expected is not None,
            expected_se=float(null.error[at]),
            distance=_known(tested.distance[at]),
            p=_known(tested.chance[at]),
            adjusted_p=_known(tested.adjusted[at]),
            share=each.share,
        )
        for at, each in enumerate(measures.all)
    )


def _known(number: float) -> float | None:
    return None if np.isnan(number) else float(number)


def _bets(measures: Measures, count: _Count, seed: int) -> tuple[BetResult, ...]:
    """Return what a flat stake on each measured bet brought."""
    found = []
    overs, unders = count.of(measures)
    for at, each in enumerate(measures.all):
        if each.group != "bet":
            continue
        worth = measures.prices[each.name]
        gains = np.array([float(result.pays) for result in worth.results])
        chances = np.array([float(result.probability) for result in worth.results])
        gain, coups = float(overs[at]), int(unders[at])
        found.append(
            BetResult(
                bet=each.name,
                coups=coups,
                gain=gain,
                expected=float(-worth.edge) * coups,
                as_good=at_least(gain, coups, gains, chances, seed),
                as_bad=at_least(-gain, coups, -gains, chances, seed),
            )
        )
    return tuple(found)
