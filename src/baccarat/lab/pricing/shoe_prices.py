"""Prices of every bet before each coup of a recorded shoe, given the cards seen so far."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial

import msgspec

from ...cards.card import Card
from ...notation.action import parse_coup
from ...notation.bad_record import OTHER_GAME, BadRecord
from ...notation.noted.shoe import NotedShoe
from ...notation.record import Record
from ...notation.register import notation_of
from ...notation.replay import replay
from ...rules.coup import Coup
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.wager import Wager
from ...tables.common.shoe import Deal
from ...text.result_table import Shown
from ..composition import Composition
from ..kernels.batch import joints
from ..noted_shoe import SeenCoup, seen_coups, split_priced
from .distribution import (
    JOINT,
    Distribution,
    Method,
    by_worths,
    distribution,
    distribution_of_each,
)
from .named import Bet, wagers_of
from .price import price


class BeforeCoup(msgspec.Struct, frozen=True):
    """One coup, numbered from 1: the shoe before it, each bet's edge on that shoe, and the result.

    Cards burnt face down are counted as still in the shoe.
    """

    number: int
    shoe: Composition
    edges: Mapping[str, Fraction]
    coup: Coup


class ShoePrices(Shown, msgspec.Struct, frozen=True):
    """The bets and coups of a shoe, and the methods used to count the cards before each coup.

    `slower` says which missing library would have made it faster. `ranked` is the method for bets
    that need ranks, which no kernel counts; None if there are no such bets. `unpriced` are the bets
    for which a noted shoe lacks suits.
    """

    wagers: tuple[Wager, ...]
    coups: tuple[BeforeCoup, ...]
    method: Method
    ranked: Method | None
    slower: str | None
    unpriced: tuple[Wager, ...] = ()

    def _title(self) -> str:
        return f"edges before each of {len(self.coups)} coups"

    def _rows(self) -> list[dict[str, object]]:
        return shoe_rows(self)


def shoe_prices(
    record: Record | NotedShoe, own: Iterable[Bet] = (), *, kernel: str = "auto"
) -> ShoePrices:
    """Price the bets of the record's preset, and `own`, before each coup; raises BadRecord.

    Of a noted shoe, only the coups whose cards are known are priced; raises NoCards for results.
    `kernel` counts all shoes at once: a name, or `auto` for the fastest one. Also raises whatever
    `kernels.joints` raises, and the errors of `wager_of`.
    """
    if not isinstance(record.preset, PuntoPreset):
        raise BadRecord(1, OTHER_GAME, record.preset.name)
    listed = record.preset.wagers
    names = {wager.name for wager in listed}
    wagers = [*listed, *(wager for wager in wagers_of(own) if wager.name not in names)]
    unpriced: list[Wager] = []
    if isinstance(record, NotedShoe):
        before = tuple(seen_coups(record))
        wagers, unpriced = split_priced(record, wagers)
    else:
        before = tuple(_shoes(record))
    batch = joints([shoe.counts for _, shoe, _ in before], kernel=kernel)
    ranked: Method | None = None
    coups = []
    for (number, shoe, coup), row in zip(before, batch.orders, strict=True):
        chances = by_worths(shoe.counts, [*map(int, row)], batch.kernel)
        closer = _closer(shoe, wagers)
        ranked = next((each.method for each in closer.values()), None)
        edges = {wager.name: price(wager, closer.get(wager, chances)).edge for wager in wagers}
        coups.append(BeforeCoup(number, shoe, edges, coup))
    method = Method(JOINT, batch.kernel)
    return ShoePrices(tuple(wagers), tuple(coups), method, ranked, batch.slower, tuple(unpriced))


def _closer(shoe: Composition, wagers: Iterable[Wager]) -> Mapping[Wager, Distribution]:
    """Return the distributions of the bets that need first or third cards."""
    asked = [each for each in wagers if each.needs_cards]
    return distribution_of_each(asked, partial(distribution, shoe))


def _shoes(record: Record) -> Iterator[SeenCoup]:
    """Iterate over the coups, each with the cards not seen before it."""
    played, number = replay(record), 0
    shoe = Composition.of_packs(record.preset.packs).without(_shown(record))
    for result, out in zip(played.coups, played.out, strict=True):
        shoe = shoe.without(out.before)
        if result:
            number, coup = number + 1, Coup(*result.hands.values())
            yield SeenCoup(number, shoe, coup)
            shoe = shoe.without((*coup.player.cards, *coup.banker.cards))
        shoe = shoe.without(out.after)


def _shown(record: Record) -> tuple[Card, ...]:
    """Return the card exposed when the shoe was new, if the house shows one (C-7)."""
    if record.preset.burn != "first-card" or not record.coups:
        return ()
    actions, _ = parse_coup(record.coups[0], notation_of(record.preset))
    return tuple(action.card for _, action in actions if isinstance(action, Deal))[:1]


def shoe_rows(found: ShoePrices) -> list[dict[str, object]]:
    """Return a row per coup: its number, the cards left before it, its outcome, and each edge."""
    return [
        {
            "coup": each.number,
            "cards": sum(each.shoe.counts),
            "outcome": each.coup.outcome.value,
            **each.edges,
        }
        for each in found.coups
    ]
