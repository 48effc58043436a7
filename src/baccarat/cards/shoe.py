"""Lay out the whole packs that go into a shoe (C-2)."""

from functools import cache
from typing import NamedTuple

from .card import PACK, Card


class PackCard(NamedTuple):
    """A card and the number of its pack, from 0 (C-3). Equal faces from two packs are two cards."""

    card: Card
    pack: int


def packs(count: int) -> tuple[Card, ...]:
    """Return `count` packs of 52 in factory order; raises ValueError below one."""
    if count < 1:
        raise ValueError(f"a shoe holds at least one pack, not {count}")
    return PACK * count


@cache
def pack_cards(count: int) -> tuple[PackCard, ...]:
    """Return the same as `packs`, each card with the number of its pack; raises ValueError."""
    return tuple(PackCard(card, at // len(PACK)) for at, card in enumerate(packs(count)))
