"""A Merkle tree over the cards of a shoe: one root for all of them, and a short proof for each.

Neighbours are hashed in pairs, level by level; an odd one moves up unchanged.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

LEAF: Final = b"\x00"
NODE: Final = b"\x01"
POSITION_BYTES: Final = 4

Level = tuple[bytes, ...]


def leaf(position: int, salt: bytes, card: str) -> bytes:
    """Hash a card with its position in the shoe, from 0, and its salt."""
    place = position.to_bytes(POSITION_BYTES, "big")
    return hashlib.sha256(LEAF + place + salt + card.encode()).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Hash two neighbours of a level."""
    return hashlib.sha256(NODE + left + right).digest()


def tree(leaves: Sequence[bytes]) -> tuple[Level, ...]:
    """Hash leaves up to the root, which is the last level; there must be at least one leaf."""
    levels = [tuple(leaves)]
    while len(levels[-1]) > 1:
        below = levels[-1]
        pairs = [node(*below[at : at + 2]) for at in range(0, len(below) - 1, 2)]
        levels.append((*pairs, *below[2 * len(pairs) :]))
    return tuple(levels)


def path(levels: Sequence[Level], position: int) -> tuple[bytes, ...]:
    """List the neighbours of a leaf and of its ancestors, from the bottom up."""
    found = []
    for level in levels[:-1]:
        neighbours = position ^ 1
        if neighbours < len(level):
            found.append(level[neighbours])
        position //= 2
    return tuple(found)


def root_of(leaf: bytes, position: int, leaves: int, neighbours: Sequence[bytes]) -> bytes | None:
    """Return the root computed from a leaf and its neighbours; None if their number is wrong."""
    if not 0 <= position < leaves:
        return None
    rest, above = list(neighbours), leaf
    while leaves > 1:
        if position ^ 1 < leaves:
            if not rest:
                return None
            near = rest.pop(0)
            above = node(near, above) if position % 2 else node(above, near)
        position, leaves = position // 2, (leaves + 1) // 2
    return None if rest else above
