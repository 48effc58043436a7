"""The cards that go into a shoe: whole packs (C-2)."""

from .card import PACK, Card


def packs(count: int) -> tuple[Card, ...]:
    """Return `count` packs of 52 in factory order; raises ValueError below one."""
    if count < 1:
        raise ValueError(f"a shoe holds at least one pack, not {count}")
    return PACK * count
