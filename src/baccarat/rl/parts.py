"""Write what a seat sees in numbers: each part by its name, seats in turn from the viewer on."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from ..cards import Card
from ..rules import Preset
from ..tables.common import Seat, ShoeView

Numbers: TypeAlias = list[float]
Parts: TypeAlias = dict[str, Numbers]

CARDS: Final = 3
"""The most cards in a hand."""
COUPS_LEFT: Final = 3


def one_of(options: Iterable[Any], found: Any) -> Numbers:
    """Write 1 for the option that it is, and 0 for all others; all 0 for none of them."""
    return [float(each == found) for each in options]


def flag(*facts: object) -> Numbers:
    """Write 1 for each fact that holds, and 0 for each other."""
    return [float(bool(fact)) for fact in facts]


def sums(preset: Preset, *units: int | None) -> Numbers:
    """Write sums in minimums of the table."""
    return [(each or 0) / preset.minimum for each in units]


def in_turn(preset: Preset, viewer: Seat) -> Sequence[Seat]:
    """List the chairs from the viewer's on."""
    chairs = preset.seats
    return [1 + (viewer - 1 + each) % chairs for each in range(chairs)]


def hand(cards: Sequence[Card | None], total: int | None) -> Numbers:
    """Write the worth of each card, or that it lies face down, and the total where it is seen."""
    seen = ["hidden" if each is None else each.points for each in cards]
    places = [*seen, *[None] * (CARDS - len(seen))]
    known = [*range(10), "hidden"]
    return [number for each in places for number in one_of(known, each)] + one_of(range(10), total)


def shoe(preset: Preset, seen: ShoeView) -> Numbers:
    """Write which part of the shoe is left, and the coups to its end once that is known."""
    return [seen.left / preset.cards, *one_of(range(COUPS_LEFT), seen.coups_left)]
