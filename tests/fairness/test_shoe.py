"""A shoe's order is bound to its room, its number and every field of its preset."""

import hashlib
from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from baccarat.cards import packs
from baccarat.fairness import fields_digest, preset_digest, seed_secret, shoe_order, shoes
from baccarat.rules import PRESETS, Preset, punto_preset

SECRET = bytes(range(32))
PUNTO = replace(punto_preset("punto-banco"), burn=0)
VECTOR = "8s 9d 7d 4c Kh Ad Jc 4h 4h 4s Th Th"
DIGEST = "80ba5daf88d4df6db4625a113f52b475c0f95a529f60c127c0cb054de343285f"
FIRST_EDITION = (
    b'{"burn":0,"calls_points":true,"chips":[500,2500,10000,50000,100000,500000],'
    b'"game":"punto","maximum":1000000,"minimum":2500,"name":"punto-banco","one_more":false,'
    b'"packs":8,"seats":9,"stake_step":20,"stop_depth":7,"tie_stakes_withdrawable":true,'
    b'"wagers":[{"alone":true,"lines":['
    b'{"commission":[0,1],"pays":[1,1],"when":{"winner":["player"]}},'
    b'{"commission":[0,1],"when":{"winner":["tie"]}}],'
    b'"name":"player","title":"Player"},{"alone":true,"lines":['
    b'{"commission":[1,20],"pays":[1,1],"when":{"winner":["banker"]}},'
    b'{"commission":[0,1],"when":{"winner":["tie"]}}],'
    b'"name":"banker","title":"Banker"},{"alone":true,"lines":['
    b'{"commission":[0,1],"pays":[8,1],"when":{"winner":["tie"]}}],'
    b'"name":"tie","title":"Tie"}]}'
)
"""The fields of `punto-banco` as they were written before its rules had editions."""


def sha256_of(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


@pytest.mark.rule("C-2")
def test_a_shoe_holds_whole_packs() -> None:
    order = shoe_order(SECRET, "blue", 1, PUNTO)
    assert Counter(order) == Counter(packs(8))


def test_the_order_of_a_shoe_depends_on_every_input() -> None:
    order = shoe_order(SECRET, "blue", 1, PUNTO)
    assert shoe_order(SECRET, "blue", 1, PUNTO) == order
    others = [
        shoe_order(bytes(32), "blue", 1, PUNTO),
        shoe_order(SECRET, "red", 1, PUNTO),
        shoe_order(SECRET, "blue", 2, PUNTO),
        shoe_order(SECRET, "blue", 1, replace(PUNTO, minimum=2_520)),
    ]
    assert order not in others
    assert len(set(others)) == len(others)


def test_the_order_is_the_documented_one() -> None:
    """A test vector: it changes only with the protocol's version."""
    order = shoe_order(SECRET, "blue", 1, PUNTO, msgspec.json.decode(FIRST_EDITION))
    assert " ".join(order[:12]) == VECTOR
    assert hashlib.sha256(" ".join(order).encode()).hexdigest() == DIGEST


def test_the_digest_is_of_sorted_json_without_spaces() -> None:
    """Of the fields as a table wrote them before its rules had editions, and as it does now."""
    assert fields_digest(msgspec.json.decode(FIRST_EDITION)) == sha256_of(FIRST_EDITION)
    now = FIRST_EDITION.replace(b'"game":', b'"edition":2,"game":', 1)
    now = now.replace(b'"wagers":', b'"version":2,"wagers":', 1)
    assert preset_digest(PUNTO) == sha256_of(now)


@pytest.mark.parametrize("each", PRESETS, ids=lambda each: each.name)
def test_a_preset_that_was_kept_has_the_digest_it_had(each: Preset) -> None:
    kept = msgspec.json.decode(msgspec.json.encode(each), type=Preset)
    assert preset_digest(kept) == preset_digest(each)


def test_shoes_are_numbered_from_one() -> None:
    row = shoes(SECRET, "blue", PUNTO)
    assert [next(row), next(row)] == [shoe_order(SECRET, "blue", n, PUNTO) for n in (1, 2)]


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32"):
        shoe_order(b"short", "blue", 1, PUNTO)
    assert len(seed_secret(7)) == 32
