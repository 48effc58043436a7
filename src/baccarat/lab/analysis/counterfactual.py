"""What other results of a coup would have paid: the table settles the coup with other cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ...cards.card import Card
from ...rules.coup import Outcome
from ...tables.common.chips import Seat
from ...tables.coup_summary import coups
from ...tables.dealer import play

FIRST: Final = Card("Kc")
BANK: Final = Card("8c")
SECOND: Final = {
    Outcome.PLAYER: Card("9c"), Outcome.TIE: Card("8c"), Outcome.BANKER: Card("7c")
}  # fmt: skip
"""The second card, after a king, that gives a hand this result against a natural eight."""


def settle_with(state: Any, outcomes: Sequence[Outcome]) -> Mapping[Seat, int]:
    """Return what each seat gains, in units, for these results of the hands in dealing order.

    `state` is a table whose stakes are set. The bank is dealt a natural, so that the coup ends
    without any choices.
    """
    ending = next(coups(play(state, cards=_cards(outcomes)), whole_actions=True))
    return ending.summary.won


def _cards(outcomes: Sequence[Outcome]) -> Iterator[Card]:
    yield from [FIRST] * (len(outcomes) + 1)
    for each in outcomes:
        yield SECOND[each]
    yield BANK
