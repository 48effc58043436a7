"""What other results of a coup would have paid: the table settles the coup with other cards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ...cards import Card
from ...rules import Outcome
from ...tables import offers, table_of
from ...tables.common import HOUSE, Close, CoupEnded, Deal, MayDeal, Seat, net_by_seat

FIRST: Final = Card("Kc")
BANK: Final = Card("8c")
SECOND: Final = {
    Outcome.PLAYER: Card("9c"), Outcome.TIE: Card("8c"), Outcome.BANKER: Card("7c")
}  # fmt: skip
"""The second card, after a king, that gives a hand this result against a natural eight."""


def settled(state: Any, outcomes: Sequence[Outcome]) -> Mapping[Seat, int]:
    """Return what each seat gains, in units, for these results of the hands in dealing order.

    `state` is a table whose stakes are set. The bank is dealt a natural, so that the coup ends
    without any choices.
    """
    cards = _cards(outcomes)
    gains: Counter[Seat] = Counter()
    table, ended = table_of(state.preset), False
    while not ended:
        deals = offers(state, HOUSE, MayDeal)
        done = table.decide(state, HOUSE, Deal(next(cards)) if deals else Close())
        gains.update(net_by_seat(each for event in done.events for each in table.moves(event)))
        ended = any(isinstance(event, CoupEnded) for event in done.events)
        state = done.state
    return gains


def _cards(outcomes: Sequence[Outcome]) -> Iterator[Card]:
    yield from [FIRST] * (len(outcomes) + 1)
    for each in outcomes:
        yield SECOND[each]
    yield BANK
