"""What every bet was worth before each coup of a recorded shoe, by the cards that were seen."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import msgspec

from ..cards import Card
from ..notation import OTHER_GAME, BadRecord, Record, parse_coup, replay, words_of
from ..rules import Coup, PuntoPreset
from ..tables.common import Deal
from .composition import Composition
from .odds import odds


class BeforeCoup(msgspec.Struct, frozen=True):
    """One coup by its number, from 1: the shoe before it, each bet's edge on that, the result.

    Cards burnt unseen are counted as if they were still in the shoe.
    """

    number: int
    shoe: Composition
    edges: Mapping[str, Fraction]
    coup: Coup


def shoe_worth(record: Record) -> Iterator[BeforeCoup]:
    """Price the bets of a record's preset before each coup; raises BadRecord."""
    preset = record.preset
    if not isinstance(preset, PuntoPreset):
        raise BadRecord(1, OTHER_GAME, preset.name)
    coups = [Coup(coup.player, coup.banker) for coup in replay(record).coups if coup]
    shoe = Composition.of_packs(preset.packs)
    for number, coup in enumerate(coups, 1):
        if number == 1:
            shoe = shoe.without(_shown(record, coup))
        bets = odds(preset, shoe).bets
        yield BeforeCoup(number, shoe, {name: each.edge for name, each in bets.items()}, coup)
        shoe = shoe.without((*coup.player.cards, *coup.banker.cards))


def _shown(record: Record, first: Coup) -> tuple[Card, ...]:
    """Find the card that was shown when the shoe was new, where the house shows one (C-7)."""
    if record.preset.burn != "first-card":
        return ()
    actions, _ = parse_coup(record.coups[0], words_of(record.preset))
    drawn = [action.card for _, action in actions if isinstance(action, Deal)]
    burnt = len(drawn) - len(first.player.cards) - len(first.banker.cards)
    return tuple(drawn[: min(burnt, 1)])
