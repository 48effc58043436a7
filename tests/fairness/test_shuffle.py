"""From a secret to a shoe: the documented bytes, recomputed here, and no bias."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from math import factorial

import pytest
from hypothesis import given, strategies as st

from baccarat.cards import packs
from baccarat.fairness import (
    frame,
    random_below,
    seed_secret,
    shoe_key,
    shuffle as module,
    shuffled,
    stream,
)

SECRET = bytes(range(32))


def words_by_hand(key: bytes, label: bytes) -> Iterator[int]:
    for block in range(10**6):
        message = label + b"\x00" + block.to_bytes(8, "big")
        text = hmac.new(key, message, hashlib.sha256).digest()
        yield from (int.from_bytes(text[at : at + 4], "big") for at in range(0, 32, 4))


def shuffled_by_hand(cards: list[str], key: bytes) -> list[str]:
    """Fisher-Yates from the last position down, rejecting words that would introduce bias."""
    words = words_by_hand(key, b"shuffle")
    for last in range(len(cards) - 1, 0, -1):
        count = last + 1
        word = next(words)
        while word >= 2**32 // count * count:
            word = next(words)
        chosen = word % count
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def test_a_frame_is_its_length_prefixed_parts() -> None:
    assert frame("ré", 12) == b"\x00\x00\x00\x03r\xc3\xa9" + b"\0\0\0\x0212"


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_no_two_lists_of_parts_have_one_frame(one: list[str], other: list[str]) -> None:
    assert (frame(*one) == frame(*other)) is (one == other)


def test_a_key_is_the_hmac_of_the_transcript_under_the_secret() -> None:
    bound_to = frame("room", 1)
    assert shoe_key(SECRET, bound_to) == hmac.new(SECRET, bound_to, hashlib.sha256).digest()


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_secret_has_256_bits(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        shoe_key(bytes(size), b"")


@pytest.mark.parametrize("seed", [0, 7, -1, 10**30])
def test_a_seed_becomes_a_secret_by_its_digits(seed: int) -> None:
    assert seed_secret(seed) == hashlib.sha256(f"baccarat seed {seed}".encode()).digest()


@pytest.mark.parametrize("label", ["shuffle", "salt", "cut"])
def test_a_stream_is_the_hmacs_of_its_blocks_in_words_of_four_bytes(label: str) -> None:
    mine = list(islice(words_by_hand(SECRET, label.encode()), 100))
    assert list(islice(stream(SECRET, label), 100)) == mine


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("count", [1, 6, 8])
def test_every_implementation_computes_the_same_shoe(seed: int, count: int) -> None:
    key = shoe_key(seed_secret(seed), frame("shoe", seed))
    assert list(shuffled(packs(count), key)) == shuffled_by_hand(list(packs(count)), key)


def test_a_shoe_of_today_is_the_shoe_of_tomorrow() -> None:
    key = shoe_key(seed_secret(7), frame("test", 1))
    assert key.hex() == "993740e4468d0b427856327ddbcdce87a445068bdecc05e9cb1d630cb0d6d342"
    digest = hashlib.sha256(" ".join(shuffled(packs(8), key)).encode()).hexdigest()
    assert digest == "c3e19a11f1da1946bf7f90164e29a9cfb2a06983dd90361236882621e0c4ebfc"


@pytest.mark.parametrize("size", range(1, 65))
def test_below_gives_each_number_as_often(size: int) -> None:
    for bound in range(1, size + 1):
        kept = Counter(
            random_below(bound, iter([word, size - 1, 0]), size=size) for word in range(size)
        )
        passed_over = size % bound
        kept[0] -= passed_over  # each of those continued with the words after it, the last a zero
        assert kept == dict.fromkeys(range(bound), size // bound)


@given(st.integers(1, 416), st.integers(0, 2**32 - 1))
def test_below_keeps_its_bound_at_full_size(bound: int, word: int) -> None:
    limit = 2**32 // bound * bound
    expected = word % bound if word < limit else 5 % bound
    assert random_below(bound, iter([word, 5])) == expected


@pytest.mark.parametrize("bound", [-1, 0, 2**32 + 1])
def test_below_refuses_a_bound_that_no_word_can_keep(bound: int) -> None:
    with pytest.raises(ValueError, match="what a word can hold"):
        random_below(bound, iter([5]))


@pytest.mark.parametrize("count", range(6))
def test_each_order_results_from_exactly_one_sequence_of_choices(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for choices in product(*(range(bound) for bound in range(count, 1, -1))):
        queue = iter(choices)
        monkeypatch.setattr(module, "random_below", lambda bound, words, queue=queue: next(queue))
        orders[shuffled(range(count), b"")] += 1
    assert set(orders.values()) == {1}
    assert len(orders) == factorial(count)


@given(st.lists(st.integers(), max_size=60), st.binary(min_size=32, max_size=32))
def test_a_shuffle_is_a_permutation(cards: list[int], key: bytes) -> None:
    assert Counter(shuffled(cards, key)) == Counter(cards)
