"""A shoe is bound to its room, its number and its preset; the bytes are computed again here."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from baccarat.cards import packs
from baccarat.fairness import preset_digest, shoe_order, shoes, shuffled
from baccarat.rules import PRESETS, PuntoPreset, preset

SECRET = bytes(range(32))
PUNTO = preset("punto-banco")

each_preset = pytest.mark.parametrize("house", PRESETS, ids=lambda each: each.name)


def digest_by_hand(house: PuntoPreset) -> str:
    fields = msgspec.to_builtins(house)
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@each_preset
def test_a_preset_is_digested_as_sorted_json(house: PuntoPreset) -> None:
    assert preset_digest(house) == digest_by_hand(house)


@each_preset
def test_a_shoe_is_shuffled_by_the_key_of_what_it_is_bound_to(house: PuntoPreset) -> None:
    parts = [b"baccarat shoe 1", b"blue", b"3", digest_by_hand(house).encode()]
    bound_to = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    key = hmac.new(SECRET, bound_to, hashlib.sha256).digest()
    assert shoe_order(SECRET, "blue", 3, house) == shuffled(packs(house.packs), key)


def test_another_secret_room_number_or_preset_is_another_shoe() -> None:
    other = replace(PUNTO, name="ours", minimum=5_000)
    orders = {
        shoe_order(SECRET, "blue", 1, PUNTO),
        shoe_order(bytes(32), "blue", 1, PUNTO),
        shoe_order(SECRET, "red", 1, PUNTO),
        shoe_order(SECRET, "blue", 2, PUNTO),
        shoe_order(SECRET, "blue", 1, other),
    }
    assert len(orders) == 5
    assert all(Counter(order) == Counter(packs(8)) for order in orders)


def test_the_shoes_of_a_room_are_numbered_from_one() -> None:
    first = list(islice(shoes(SECRET, "blue", PUNTO), 3))
    assert first == [shoe_order(SECRET, "blue", number, PUNTO) for number in (1, 2, 3)]
