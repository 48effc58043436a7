"""The numeric encoding of observations, as named parts, with seats in order from the viewer."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from ..cards.card import Card
from ..rules.presets.named import Preset
from ..tables.common.chips import Seat
from ..tables.common.shoe import ShoeView

Numbers: TypeAlias = list[float]
Parts: TypeAlias = dict[str, Numbers]

CARDS: Final = 3
"""The maximum number of cards in a hand."""
COUPS_LEFT: Final = 3


def one_of(options: Iterable[Any], value: Any) -> Numbers:
    """Encode `value` as one-hot among `options`; all zeros if it is not among them."""
    return [float(each == value) for each in options]


def flag(*facts: object) -> Numbers:
    """Encode each fact as 1 or 0."""
    return [float(bool(fact)) for fact in facts]


def sums(preset: Preset, *units: int | None) -> Numbers:
    """Encode amounts as multiples of the table minimum."""
    return [(each or 0) / preset.minimum for each in units]


def in_turn(preset: Preset, viewer: Seat) -> Sequence[Seat]:
    """List the chairs, starting with the viewer's."""
    chairs = preset.seats
    return [1 + (viewer - 1 + each) % chairs for each in range(chairs)]


def hand(cards: Sequence[Card | None], total: int | None) -> Numbers:
    """Encode the value of each card, or that it is face down, and the total if visible."""
    seen = ["hidden" if each is None else each.points for each in cards]
    places = [*seen, *[None] * (CARDS - len(seen))]
    values = [*range(10), "hidden"]
    return [number for each in places for number in one_of(values, each)] + one_of(range(10), total)


def shoe(preset: Preset, seen: ShoeView) -> Numbers:
    """Encode the remaining fraction of the shoe, and the coups until its end once known."""
    return [seen.left / preset.cards, *one_of(range(COUPS_LEFT), seen.coups_left)]
