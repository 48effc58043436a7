"""Splitting each seat's result of a coup into expectation and luck."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from ...tables.common import Seat
from .model import ChoiceMade, Share
from .record_coups import RecordedCoup


def shares_of(
    played: RecordedCoup, choices: Iterable[ChoiceMade], worth: Mapping[Seat, Fraction]
) -> tuple[Share, ...]:
    """Return the share of each seat that had a stake, or gained or lost anything.

    `worth` is the expected gain of each seat from the cards. Other payments, such as a tax on money
    brought into a bank, were certain, and count as expected in full.
    """
    result = played.coup.summary.won
    lost = dict.fromkeys({*worth, *result}, Fraction(0))
    for each in choices:
        lost[each.seat] += each.lost
    return tuple(
        Share(
            seat,
            played.names[seat],
            result.get(seat, 0),
            worth[seat] if seat in worth else Fraction(result.get(seat, 0)),
            lost[seat],
        )
        for seat in sorted(lost)
        if worth.get(seat) or result.get(seat)
    )
