"""Remember how each player chose in this shoe, as everybody saw when the hands were shown."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from ...tables.common import Seat
from .model import ChoiceMade

USUAL = Fraction(1)
"""How many times the equilibrium counts beside what was seen."""


class ObservedPlay:
    """Counts choices by seat, and by the point as one who sees totals writes it."""

    def __init__(self) -> None:
        self._times: Counter[tuple[Seat, str]] = Counter()
        self._drew: Counter[tuple[Seat, str]] = Counter()

    def note(self, choices: Iterable[ChoiceMade]) -> None:
        """Remember what was chosen."""
        for each in choices:
            at = each.seat, by_total(each.point)
            self._times[at] += 1
            self._drew[at] += each.drew

    def of(self, seat: Seat, play: Mapping[str, Fraction]) -> Mapping[str, Fraction]:
        """Tell how often a seat draws, where it plays so but for what was seen of it."""
        return {point: self._often(seat, point, usual) for point, usual in play.items()}

    def _often(self, seat: Seat, point: str, usual: Fraction) -> Fraction:
        at = seat, by_total(point)
        times = self._times[at]
        return (USUAL * usual + self._drew[at]) / (USUAL + times) if times else usual


def by_total(point: str) -> str:
    """Write a point by the hand's total: `1+4|S` as `5|S`."""
    hand, bar, event = point.partition("|")
    return f"{sum(map(int, hand.split('+'))) % 10}{bar}{event}"
