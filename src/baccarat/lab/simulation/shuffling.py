"""The generator of `generator` in compiled code, and the shuffle."""

from typing import Any

import numpy as np
from numba import njit, uint64

from .generator import GAMMA

# numba turns operations on signed and unsigned integers into floats, so every constant is unsigned.
_GAMMA = np.uint64(GAMMA)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LOW, _WORDS = np.uint64(2**32 - 1), np.uint64(2**32)


@njit(inline="always")
def split_mix(seed: Any, place: Any) -> Any:
    """Return the word of SplitMix64(seed) at `place`, from 0."""
    word = uint64(seed) + _GAMMA * (uint64(place) + uint64(1))
    word = (word ^ (word >> uint64(30))) * _FIRST
    word = (word ^ (word >> uint64(27))) * _SECOND
    return word ^ (word >> uint64(31))


@njit(inline="always")
def rotated(word: Any, bits: Any) -> Any:
    """Rotate 64 bits to the left."""
    return (word << uint64(bits)) | (word >> uint64(64 - bits))


@njit(inline="always")
def next_word(a: Any, b: Any, c: Any, d: Any) -> Any:
    """Return the next word of xoshiro256++, and the state after it."""
    word = rotated(a + d, 23) + a
    c ^= a
    d ^= b
    return word, a ^ d, b ^ c, c ^ (b << uint64(17)), rotated(d, 45)


@njit(inline="always")
def shuffle(cards: Any, state: Any) -> None:
    """Shuffle the cards in place, and advance the four words of `state`."""
    a, b, c, d = state[0], state[1], state[2], state[3]
    for last in range(len(cards) - 1, 0, -1):
        bound = uint64(last + 1)
        word, a, b, c, d = next_word(a, b, c, d)
        product = (word >> uint64(32)) * bound
        if product & _LOW < bound:
            least = _WORDS % bound
            while product & _LOW < least:
                word, a, b, c, d = next_word(a, b, c, d)
                product = (word >> uint64(32)) * bound
        other = np.intp(product >> uint64(32))
        cards[last], cards[other] = cards[other], cards[last]
    state[0], state[1], state[2], state[3] = a, b, c, d
