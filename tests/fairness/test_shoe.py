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
VECTOR = "5s 2d 5c Qs Ks 6h 9d Td 8c 4c Jc 5s"
DIGEST = "4ba6fc645de5607ac3195695dd9b60e4e5db3a7988ce8578d34ceb345a735f88"
FIELDS = (
    b'{"burn":0,"calls_points":true,"ceremony":"open","chips":[500,2500,10000,50000,100000,'
    b'500000],"commission":"at-once","cut":"in-turn","dealers":0,"dealt_by":"croupier",'
    b'"game":"punto","maximum":1000000,"minimum":2500,"name":"punto-banco","one_more":false,'
    b'"packs":8,"rounding":"up","seats":9,"shoe_goes":"clockwise","shuffle":"croupier",'
    b'"squeeze":false,"stake_step":20,"stop_depth":7,"tie_stakes_withdrawable":true,'
    b'"wagers":[{"alone":true,"lines":[{"commission":[0,1],"pays":[1,1],'
    b'"when":{"winner":["player"]}},{"commission":[0,1],"when":{"winner":["tie"]}}],'
    b'"name":"player","title":"Player"},{"alone":true,"lines":[{"commission":[1,20],'
    b'"pays":[1,1],"when":{"winner":["banker"]}},{"commission":[0,1],'
    b'"when":{"winner":["tie"]}}],"name":"banker","title":"Banker"},{"alone":true,'
    b'"lines":[{"commission":[0,1],"pays":[8,1],"when":{"winner":["tie"]}}],"name":"tie",'
    b'"title":"Tie"}],"whole_chips":false}'
)
"""The fields of `punto-banco` as they are hashed."""


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
    order = shoe_order(SECRET, "blue", 1, PUNTO)
    assert " ".join(order[:12]) == VECTOR
    assert hashlib.sha256(" ".join(order).encode()).hexdigest() == DIGEST


def test_the_digest_is_of_sorted_json_without_spaces() -> None:
    assert fields_digest(msgspec.json.decode(FIELDS)) == sha256_of(FIELDS)
    assert preset_digest(PUNTO) == sha256_of(FIELDS)


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
