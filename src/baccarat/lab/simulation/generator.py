"""The random numbers of a simulation in plain Python: xoshiro256++, seeded by SplitMix64.

Both generators are published, by Blackman and Vigna at <https://prng.di.unimi.it/>. The cards of
a shoe depend only on the seed, the number of the shoe and the number of packs:

- Shoes are numbered from 0 and belong to blocks of 1024, so that shoe k is in block k // 1024.
- Each block has its own generator. The words of SplitMix64(seed), also numbered from 0, are its
  state: block b starts from the words 4b to 4b + 3.
- The generator of a block shuffles its shoes in order.
- `below(n)` takes the upper 32 bits of a word and reduces them by Lemire's method (2019).
- A shuffle is that of Fisher and Yates, from the last card to the second, and starts from the
  factory order of the packs.
"""

from collections.abc import Iterator, MutableSequence
from itertools import islice
from typing import Final

from ...cards.card import Card
from ...cards.shoe import packs

WORD: Final = 2**64 - 1
GAMMA: Final = 0x9E3779B97F4A7C15
BLOCK: Final = 1024
"""Shoes per block."""


def split_mix(seed: int, place: int) -> int:
    """Return the word of SplitMix64(seed) at `place`, from 0."""
    word = (seed + GAMMA * (place + 1)) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


class Generator:
    """xoshiro256++ with the given state of four words."""

    def __init__(self, *state: int) -> None:
        self.state = list(state)

    @classmethod
    def of_block(cls, seed: int, block: int) -> "Generator":
        """Return the generator of a block of shoes."""
        return cls(*(split_mix(seed, 4 * block + word) for word in range(4)))

    def word(self) -> int:
        """Return the next 64 bits."""
        a, b, c, d = self.state
        result = (_rotated((a + d) & WORD, 23) + a) & WORD
        c ^= a
        d ^= b
        self.state = [a ^ d, b ^ c, c ^ ((b << 17) & WORD), _rotated(d, 45)]
        return result

    def below(self, bound: int) -> int:
        """Return a uniform integer from 0 to `bound` - 1."""
        while True:
            product = (self.word() >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32

    def shuffle(self, cards: MutableSequence[Card]) -> None:
        """Shuffle the cards in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def _rotated(word: int, bits: int) -> int:
    return (word << bits | word >> (64 - bits)) & WORD


def shuffled_shoes(seed: int, number_of_packs: int, first: int = 0) -> Iterator[tuple[Card, ...]]:
    """Yield the shoes from number `first` on, each in the order in which it is dealt."""
    factory_order = packs(number_of_packs)
    block, skipped = divmod(first, BLOCK)
    while True:
        generator = Generator.of_block(seed, block)
        yield from islice(_of_block(generator, factory_order), skipped, None)
        block, skipped = block + 1, 0


def _of_block(generator: Generator, factory_order: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for _ in range(BLOCK):
        cards = list(factory_order)
        generator.shuffle(cards)
        yield tuple(cards)
