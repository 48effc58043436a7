"""Each player's choices in this shoe, as everybody saw them when the hands were shown."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from ...tables.common.chips import Seat
from .model import ChoiceMade

USUAL = Fraction(1)
"""The weight of the equilibrium, compared with one observed choice."""


class ObservedPlay:
    """Counts of choices by seat and by decision point, as an observer of totals writes it."""

    def __init__(self) -> None:
        self._times: Counter[tuple[Seat, str]] = Counter()
        self._drew: Counter[tuple[Seat, str]] = Counter()

    def note(self, choices: Iterable[ChoiceMade]) -> None:
        """Count these choices."""
        for each in choices:
            at = each.seat, by_total(each.point)
            self._times[at] += 1
            self._drew[at] += each.drew

    def of(self, seat: Seat, play: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
        """Return how often a seat draws, given its equilibrium `play` and its observed choices."""
        return {point: self._often(seat, point, usual) for point, usual in play.items()}

    def _often(self, seat: Seat, point: str, usual: Fraction) -> Fraction:
        at = seat, by_total(point)
        times = self._times[at]
        return (USUAL * usual + self._drew[at]) / (USUAL + times) if times else usual


def by_total(point: str) -> str:
    """Replace the hand in a point by its total: `1+4|S` becomes `5|S`."""
    hand, bar, event = point.partition("|")
    return f"{sum(map(int, hand.split('+'))) % 10}{bar}{event}"
