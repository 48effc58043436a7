"""From a secret to the order of a shoe: labelled streams, and a shuffle without bias.

The key of a shoe is HMAC-SHA256(secret, transcript). A labelled stream is the concatenation of
HMAC-SHA256(key, label ‖ 0x00 ‖ block number as eight bytes, big-endian), from block 0 on.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

SECRET_BYTES: Final = 32
PROTOCOL: Final = b"baccarat shoe 1"

T = TypeVar("T")


def transcript(*parts: str | int) -> bytes:
    """Bind a shoe to what it is for: each part as text, after its length in four bytes."""
    texts = [PROTOCOL, *(str(part).encode() for part in parts)]
    return b"".join(len(text).to_bytes(4, "big") + text for text in texts)


def shoe_key(secret: bytes, bound_to: bytes) -> bytes:
    """Derive the key of a shoe; raises ValueError for a secret that is not 256 bits."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a shoe's secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hmac.digest(secret, bound_to, "sha256")


def seed_secret(seed: int) -> bytes:
    """Make a secret from a seed that is named, for shoes that are meant to be repeated."""
    return hashlib.sha256(b"baccarat seed " + str(seed).encode()).digest()


def stream(key: bytes, label: str) -> Iterator[int]:
    """Yield the labelled stream's bytes in groups of four, as integers below 2**32."""
    block = 0
    while True:
        text = hmac.digest(key, label.encode() + b"\x00" + block.to_bytes(8, "big"), "sha256")
        for at in range(0, len(text), 4):
            yield int.from_bytes(text[at : at + 4], "big")
        block += 1


def below(bound: int, words: Iterator[int], *, size: int = 2**32) -> int:
    """Draw a number below `bound`, each as likely: words that would bias are passed over.

    `size` is how many values a word can have.
    """
    fair = size - size % bound
    return next(word % bound for word in words if word < fair)


def shuffled(cards: Sequence[T], key: bytes) -> tuple[T, ...]:
    """Shuffle by Fisher and Yates, from the last place down, with the stream `shuffle`."""
    words = stream(key, "shuffle")
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
