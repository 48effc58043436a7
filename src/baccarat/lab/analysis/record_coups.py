"""Iteration over the coups of a record, with what everybody knew of the shoe before each."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ...cards import Card
from ...notation import Record, notation_of, parse_coup, replay
from ...notation.public_coup import PLACEHOLDER_CARD, DealHidden
from ...notation.start import start_state
from ...tables import State, table_of
from ...tables.common import CardBurnt, CoupResult, Deal, SatDown, Seat, net_by_seat
from ..composition import Composition


class Moment(NamedTuple):
    """An event, with the table before and after it."""

    before: Any
    event: Any
    after: Any


class Played(NamedTuple):
    """A line of a record: a coup, or a round in which nothing was dealt.

    `shoe` is the packs without the cards shown so far. It includes cards burnt face down: to anyone
    who has not seen them, they are as likely to come as any others. `names` are the players seated
    at the end of the line.
    """

    number: int
    names: Mapping[Seat, str]
    shoe: Composition
    moments: tuple[Moment, ...]
    coup: CoupResult | None

    def gains(self) -> Mapping[Seat, int]:
        """Add up each seat's gains and losses over all events, in units."""
        table = table_of(self.moments[0].before.preset)
        return net_by_seat(each for moment in self.moments for each in table.moves(moment.event))

    def first(self, event: type) -> Moment | None:
        """Return the first event of a type, or None."""
        return next((each for each in self.moments if isinstance(each.event, event)), None)


def walk(record: Record) -> Iterator[Played]:
    """Iterate over the coups of a record; raises BadRecord if the record contradicts itself."""
    replay(record)
    table, words = table_of(record.preset), notation_of(record.preset)
    state: State = start_state(record, record.source)
    there = {player.seat: player.name for player in record.players if player.purse is not None}
    joining = (player.name for player in record.players if player.purse is None)
    shoe = Composition.of_packs(record.preset.packs)
    for number, line in enumerate(record.coups, 1):
        moments = list[Moment]()
        for seat, written in parse_coup(line, words)[0]:
            action = Deal(PLACEHOLDER_CARD) if isinstance(written, DealHidden) else written
            done = table.decide(state, seat, action)
            moments += [Moment(*each) for each in done.transitions()]
            state = done.state
        there |= {m.event.seat: next(joining) for m in moments if isinstance(m.event, SatDown)}
        ends = (table.coup_result(each.before, each.event) for each in moments)
        coup = next((each for each in ends if each), None)
        shoe = shoe.without(_burnt(moments))
        yield Played(number, dict(there), shoe, tuple(moments), coup)
        hands = coup.hands.values() if coup else ()
        shoe = shoe.without(card for hand in hands for card in hand.cards)


def _burnt(moments: Iterable[Moment]) -> Iterator[Card]:
    """List the burnt cards that were shown (C-7)."""
    for each in moments:
        if isinstance(each.event, CardBurnt) and each.event.shown and each.event.card:
            yield each.event.card
