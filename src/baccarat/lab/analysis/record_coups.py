"""Iteration over the coups of a record, with what everybody knew of the shoe before each."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...notation.action import parse_coup
from ...notation.public_coup import PLACEHOLDER_CARD, DealHidden
from ...notation.record import Record
from ...notation.register import notation_of
from ...notation.replay import replay
from ...notation.start import start_state
from ...tables.common.changeur import SatDown
from ...tables.common.chips import Seat
from ...tables.common.shoe import Deal
from ...tables.coup_summary import PlayedCoup, Transition
from ...tables.register import State, table_of
from ..composition import Composition


class RecordedCoup(NamedTuple):
    """A line of a record: a coup, or a round in which nothing was dealt.

    `shoe` is the packs without the cards shown so far. It includes cards burnt face down: nobody
    knows them, so they are as likely to come as any others. `names` are the players seated
    at the end of the line.
    """

    names: Mapping[Seat, str]
    shoe: Composition
    coup: PlayedCoup


def recorded_coups(record: Record) -> Iterator[RecordedCoup]:
    """Iterate over the coups of a record; raises BadRecord if the record contradicts itself."""
    replay(record)
    table, words = table_of(record.preset), notation_of(record.preset)
    state: State = start_state(record, record.source)
    there = {player.seat: player.name for player in record.players if player.purse is not None}
    joining = (player.name for player in record.players if player.purse is None)
    shoe = Composition.of_packs(record.preset.packs)
    for number, line in enumerate(record.coups, 1):
        transitions = list[Transition]()
        for seat, written in parse_coup(line, words)[0]:
            action = Deal(PLACEHOLDER_CARD) if isinstance(written, DealHidden) else written
            done = table.decide(state, seat, action)
            transitions += [Transition(*each) for each in done.transitions()]
            state = done.state
        coup = PlayedCoup(number, record.shoe, number, tuple(transitions))
        there |= {event.seat: next(joining) for event in coup.every(SatDown)}
        shoe = shoe.without(coup.summary.burnt)
        yield RecordedCoup(dict(there), shoe, coup)
        shoe = shoe.without(card for hand in coup.summary.hands.values() for card in hand.cards)
