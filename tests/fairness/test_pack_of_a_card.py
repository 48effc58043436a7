"""Every card of a sealed shoe knows its pack (C-3)."""

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from baccarat.cards import PACK
from baccarat.fairness import Ceremony, SealedShoe, seal_shoe
from baccarat.rules import Back, back_of
from project.tree import ROOT
from support.oracles import seal_checker

VECTORS: list[dict[str, Any]] = json.loads((ROOT / "docs/sealed-shoes.json").read_text("utf-8"))

pytestmark = [
    pytest.mark.rule("C-3"),
    pytest.mark.parametrize("vector", VECTORS, ids=lambda each: each["fields"]["name"]),
]


def sealed(vector: dict[str, Any]) -> SealedShoe:
    made = msgspec.convert(vector, Ceremony)
    return seal_shoe(bytes.fromhex(vector["secret"]), made.attempt, vector["fields"]["packs"])


def test_a_shoe_has_every_face_of_every_pack_once(vector: dict[str, Any]) -> None:
    shoe, packs = sealed(vector), range(vector["fields"]["packs"])
    every = {(card, pack): 1 for card in PACK for pack in packs}
    assert Counter(zip(shoe.cards, shoe.packs, strict=True)) == every


def test_an_independent_checker_finds_the_same_packs(vector: dict[str, Any]) -> None:
    key = seal_checker.Key(vector["secret"], vector["attempt"])
    packs = seal_checker.packs_of(key, vector["attempt"], vector["fields"]["packs"])
    assert list(sealed(vector).packs) == packs


def test_as_many_backs_are_pink_as_light_blue(vector: dict[str, Any]) -> None:
    shoe = sealed(vector)
    half = len(shoe.cards) // 2
    assert Counter(map(back_of, shoe.packs)) == {Back.PINK: half, Back.BLUE: half}
