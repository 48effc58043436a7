"""Price every bet before each coup of a recorded shoe, by the cards seen so far."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from ..cards import Card
from ..notation import OTHER_GAME, BadRecord, Record, notation_of, parse_coup, replay
from ..rules import Coup, PuntoPreset, Wager
from ..tables.common import Deal
from .composition import Composition
from .distribution import JOINT, Distribution, Method, by_worths, checked_wagers, distribution
from .kernels import joints
from .price import price


class BeforeCoup(msgspec.Struct, frozen=True):
    """One coup by its number, from 1: the shoe before it, each bet's edge on that, the result.

    Cards burnt unseen are counted as if they were still in the shoe.
    """

    number: int
    shoe: Composition
    edges: Mapping[str, Fraction]
    coup: Coup


class ShoeWorth(msgspec.Struct, frozen=True):
    """What is bet on and the coups of a shoe, and how the cards before each were counted.

    `slower` says what would have been faster, had it been installed. `ranked` is the method for
    bets that need ranks, which no kernel counts; None where there are none.
    """

    wagers: tuple[Wager, ...]
    coups: tuple[BeforeCoup, ...]
    method: Method
    ranked: Method | None
    slower: str | None


def shoe_worth(record: Record, own: Iterable[Wager] = (), *, kernel: str = "auto") -> ShoeWorth:
    """Price bets before each coup: those of the record's preset, and `own`; raises BadRecord.

    `kernel` counts all the shoes at once: `auto` for the fastest there is, or its name; raises
    what `kernels.joints` does, and NotAWager.
    """
    if not isinstance(record.preset, PuntoPreset):
        raise BadRecord(1, OTHER_GAME, record.preset.name)
    listed = record.preset.wagers
    names = {wager.name for wager in listed}
    wagers = (*listed, *(wager for wager in checked_wagers(own) if wager.name not in names))
    before = tuple(_shoes(record))
    batch = joints([shoe.counts for shoe, _ in before], kernel=kernel)
    ranked: Method | None = None
    coups = []
    for number, ((shoe, coup), row) in enumerate(zip(before, batch.orders, strict=True), 1):
        chances = by_worths(shoe.counts, [*map(int, row)], batch.kernel)
        closer = _closer(shoe, wagers)
        ranked = closer.method if closer else None
        edges = {
            wager.name: price(wager, closer if closer and wager.needs_ranks else chances).edge
            for wager in wagers
        }
        coups.append(BeforeCoup(number, shoe, edges, coup))
    return ShoeWorth(wagers, tuple(coups), Method(JOINT, batch.kernel), ranked, batch.slower)


def _closer(shoe: Composition, wagers: Iterable[Wager]) -> Distribution | None:
    """Look at ranks and suits, where a bet needs them."""
    asked: Sequence[Wager] = [wager for wager in wagers if wager.needs_ranks]
    return distribution(shoe, asked) if asked else None


def _shoes(record: Record) -> Iterator[tuple[Composition, Coup]]:
    """Give each coup, and what was left before it of the cards that were seen."""
    coups = [Coup(*coup.hands.values()) for coup in replay(record).coups if coup]
    shoe = Composition.of_packs(record.preset.packs)
    if coups:
        shoe = shoe.without(_shown(record, coups[0]))
    for coup in coups:
        yield shoe, coup
        shoe = shoe.without((*coup.player.cards, *coup.banker.cards))


def _shown(record: Record, first: Coup) -> tuple[Card, ...]:
    """Find the card that was shown when the shoe was new, where the house shows one (C-7)."""
    if record.preset.burn != "first-card":
        return ()
    actions, _ = parse_coup(record.coups[0], notation_of(record.preset))
    drawn = [action.card for _, action in actions if isinstance(action, Deal)]
    burnt = len(drawn) - len(first.player.cards) - len(first.banker.cards)
    return tuple(drawn[: min(burnt, 1)])
