"""Expected values of choices and coups in units, and the luck in each seat's result."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from ...tables.common.chips import Seat
from .model import ChoiceMade, ChoiceValue, CoupStory, Share
from .record_coups import RecordedCoup

ResultChances: TypeAlias = Mapping[Any, Fraction]
"""The probability of each result of a coup."""
GainsByResult: TypeAlias = Mapping[Any, Mapping[Seat, int]]
"""Each seat's gain for each result of a coup, in units."""


class ValuedChoice(NamedTuple):
    """A choice against opponents who play the equilibrium, and against their observed play.

    Each has the probabilities of the results after drawing, and after standing.
    """

    point: str
    often: Fraction
    usual: Iterable[ResultChances]
    known: Iterable[ResultChances]

    def made(self, seat: Seat, side: str, gains: GainsByResult, *, drew: bool) -> ChoiceMade:
        """Return the choice made, with its value."""
        usual, known = (
            ChoiceValue(*(expected_gain(ends, gains, seat) for ends in both))
            for both in (self.usual, self.known)
        )
        return ChoiceMade(seat, side, self.point, drew, self.often, usual, known)


def expected_gain(ends: ResultChances, gains: GainsByResult, seat: Seat) -> Fraction:
    """Return a seat's expected gain, in units."""
    return sum((chance * gains[end].get(seat, 0) for end, chance in ends.items()), Fraction(0))


def write_story(  # noqa: PLR0913, PLR0917 - all that a story is made of
    played: RecordedCoup,
    gains: GainsByResult,
    ends: ResultChances,
    values: Mapping[str, Fraction],
    choices: tuple[ChoiceMade, ...],
    chances: Mapping[str, Fraction] | None = None,
) -> CoupStory:
    """Return the story of a coup; `chances` override the probabilities shown."""
    seats = {seat for each in gains.values() for seat in each}
    return CoupStory(
        played.coup.number,
        played.shoe.counts,
        chances=ends if chances is None else chances,
        values=values,
        choices=choices,
        shares=shares_of(
            played, choices, {seat: expected_gain(ends, gains, seat) for seat in seats}
        ),
    )


def undealt_story(played: RecordedCoup) -> CoupStory:
    """Return the story of a round in which nothing was dealt."""
    return CoupStory(played.coup.number, played.shoe.counts, shares=shares_of(played, (), {}))


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
