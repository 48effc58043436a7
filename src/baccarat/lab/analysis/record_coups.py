"""Iteration over the coups of a record, with what everybody knew of the shoe before each."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...notation.action import parse_coup
from ...notation.public_coup import after_void, decide_recorded
from ...notation.record import Record
from ...notation.register import notation_of
from ...notation.replay import replay
from ...notation.start import start_state
from ...tables.common.changeur import SatDown
from ...tables.common.chips import Seat
from ...tables.coup_summary import PlayedCoup, Transition
from ...tables.register import State
from ..composition import Composition


class RecordedCoup(NamedTuple):
    """A line of a record: a coup, or a round in which nothing was dealt. Void coups are left out.

    `shoe` is the packs without the cards shown so far, dead ones and those of void coups too. It
    includes cards burnt face down: nobody knows them, so they are as likely to come as any others.
    `names` are the players seated at the end of the line.
    """

    names: Mapping[Seat, str]
    shoe: Composition
    coup: PlayedCoup


def recorded_coups(record: Record) -> Iterator[RecordedCoup]:
    """Iterate over the coups of a record that count; raises BadRecord if it contradicts itself."""
    replayed, words = replay(record), notation_of(record.preset)
    state: State = start_state(record, record.source)
    there = {player.seat: player.name for player in record.players if player.purse is not None}
    joining = (player.name for player in record.players if player.purse is None)
    shoe = Composition.of_packs(record.preset.packs)
    for number, (line, out) in enumerate(zip(record.coups, replayed.out, strict=True), 1):
        transitions, start = list[Transition](), state
        actions, _ = parse_coup(line, words)
        for seat, written in actions:
            done = decide_recorded(state, seat, written)
            transitions += [Transition(*each) for each in done.transitions()]
            state = done.state
        coup = PlayedCoup(number, record.shoe, number, tuple(transitions))
        there |= {event.seat: next(joining) for event in coup.every(SatDown)}
        shoe = shoe.without((*coup.summary.burnt, *out.before))
        if out.void:
            state = after_void(start, actions)
        else:
            yield RecordedCoup(dict(there), shoe, coup)
            shoe = shoe.without(card for hand in coup.summary.hands.values() for card in hand.cards)
        shoe = shoe.without(out.after)
