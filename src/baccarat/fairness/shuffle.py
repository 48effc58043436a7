"""From a secret to the order of a shoe: labelled streams, and an unbiased shuffle.

The key of a shoe is HMAC-SHA256(secret, transcript). A labelled stream is the concatenation of
HMAC-SHA256(key, label ‖ 0x00 ‖ block number as eight bytes, big-endian), from block 0 on.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

SECRET_BYTES: Final = 32
_WORDS: Final = struct.Struct(">8I")

T = TypeVar("T")


def shoe_key(secret: bytes, bound_to: bytes) -> bytes:
    """Derive the key of a shoe; raises ValueError unless the secret has 256 bits."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a shoe's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hmac.digest(secret, bound_to, "sha256")


def seed_secret(seed: int) -> bytes:
    """Make a secret from a public seed, for shoes that are meant to be reproducible.

    Raises ValueError unless the seed is an integer.
    """
    if type(seed) is not int:
        raise ValueError(f"a seed is a whole number, not {seed!r}")
    return hashlib.sha256(b"baccarat seed " + str(seed).encode()).digest()


def block(key: bytes, label: str, number: int) -> bytes:
    """Return one block of the labelled stream: 32 bytes."""
    return hmac.digest(key, label.encode() + b"\x00" + number.to_bytes(8, "big"), "sha256")


def stream(key: bytes, label: str) -> Iterator[int]:
    """Yield the labelled stream's bytes in groups of four, as integers below 2**32."""
    for number in count():
        yield from _WORDS.unpack(block(key, label, number))


def random_below(bound: int, words: Iterator[int], *, size: int = 2**32) -> int:
    """Draw a uniform number below `bound`, skipping words that would introduce a bias.

    `size` is the number of values a word can have. Raises ValueError for a bound outside 1 to
    `size`.
    """
    if not 1 <= bound <= size:
        raise ValueError("the bound must be from 1 to what a word can hold")
    fair = size - size % bound
    for word in words:
        if word < fair:
            return word % bound
    raise ValueError("the words are used up")


def shuffled(cards: Sequence[T], key: bytes) -> tuple[T, ...]:
    """Shuffle by Fisher and Yates, from the last place down, with the stream `shuffle`."""
    words = stream(key, "shuffle")
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = random_below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def chance_cut(cards: int, key: bytes) -> int:
    """Choose where to cut, from 1 to the number of cards less one, with the stream `cut`."""
    return 1 + random_below(cards - 1, stream(key, "cut"))


def salt(key: bytes, position: int) -> bytes:
    """Return the salt of the card at a position, from 0: that block of the stream `salt`."""
    return block(key, "salt", position)


def lot(key: bytes, number: int, among: int) -> int:
    """Draw the place, below `among`, on which a lot falls; `number` were drawn before it."""
    return random_below(among, stream(key, f"lot {number}"))
