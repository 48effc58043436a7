"""The published generators give their published numbers, and a second program plays the same."""

from itertools import islice
from typing import Any

import numpy as np
import pytest
from numba import njit

from baccarat.cards import PACK
from baccarat.lab.simulation.generator import BLOCK, Generator, shuffled_shoes, split_mix
from baccarat.lab.simulation.shuffling import shuffle

SPLIT_MIX = [
    6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
    16408922859458223821,
]  # fmt: skip
XOSHIRO = [
    41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205,
    9973669472204895162, 14011001112246962877, 12406186145184390807, 15849039046786891736,
    10450023813501588000,
]  # fmt: skip


def test_split_mix_gives_its_published_numbers() -> None:
    assert [split_mix(1234567, place) for place in range(5)] == SPLIT_MIX


def test_xoshiro_gives_its_published_numbers() -> None:
    generator = Generator(1, 2, 3, 4)
    assert [generator.word() for _ in range(10)] == XOSHIRO


def test_a_number_is_rejected_where_it_would_favour_some() -> None:
    """Of 2^32 numbers, 2^32 % 3 = 1 would favour a remainder: the one whose product has no rest."""
    words = iter([0, 1 << 32, 2**63, 2**64 - 1])
    generator = Generator(1, 2, 3, 4)
    generator.word = lambda: next(words)  # type: ignore[method-assign]
    assert [generator.below(3) for _ in range(3)] == [0, 1, 2]


def second_program(seed: int, shoe: int, packs: int) -> list[str]:
    """Shuffle a shoe as docs/simulation.md says, with nothing of this package.

    This is what a second program, by somebody else, would do.
    """
    mask = (1 << 64) - 1

    def mixed(z: int) -> int:
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & mask
        return z ^ (z >> 31)

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (64 - k)) & mask

    block = shoe // 1024
    s = [mixed((seed + (4 * block + i + 1) * 0x9E3779B97F4A7C15) & mask) for i in range(4)]

    def following() -> int:
        result = (rotl((s[0] + s[3]) & mask, 23) + s[0]) & mask
        t = s[1] << 17 & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
        return result

    cards: list[str] = []
    for _ in range(shoe % 1024 + 1):
        cards = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] * packs
        for last in range(len(cards) - 1, 0, -1):
            bound = last + 1
            while True:
                product = (following() >> 32) * bound
                if product & 0xFFFFFFFF >= (1 << 32) % bound:
                    break
            other = product >> 32
            cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize(("seed", "shoe", "packs"), [(0, 0, 8), (7, 3, 6), (2**63 - 1, 1030, 4)])
def test_a_second_program_reproduces_a_shoe(seed: int, shoe: int, packs: int) -> None:
    ours = next(shuffled_shoes(seed, packs, shoe))
    assert [str(card) for card in ours] == second_program(seed, shoe, packs)


def test_a_shoe_depends_on_its_number_and_not_on_where_one_begins() -> None:
    from_start = list(islice(shuffled_shoes(5, 1, BLOCK - 2), 4))
    assert from_start[1:] == list(islice(shuffled_shoes(5, 1, BLOCK - 1), 3))
    assert all(sorted(shoe) == sorted(PACK) for shoe in from_start)


def test_compiled_shuffles_reject_what_the_reference_rejects() -> None:
    """The first word of this state is 0, which would favour the first of three places."""
    state = [0, 1, 0, 0]
    cards = [*PACK[:3]]
    generator = Generator(*state)
    generator.shuffle(cards)
    coded, words = np.arange(3, dtype=np.uint8), np.array(state, np.uint64)
    _shuffle(coded, words)
    assert [PACK[each] for each in coded] == cards
    assert words.tolist() == generator.state
    assert Generator(*state).word() == 0


@njit
def _shuffle(cards: Any, state: Any) -> None:
    shuffle(cards, state)
