"""Packs, and which shoes punto banco is dealt from."""

from collections import Counter

import pytest
from msgspec.structs import replace

from baccarat.cards import PACK, packs
from baccarat.rules import PUNTO_PRESETS, BadField, PuntoPreset, punto_preset
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.punto import ShoeStarted, view
from support.tables.punto_table import felt


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("count", [1, 4, 6, 8])
def test_every_card_occurs_once_per_pack(count: int) -> None:
    assert Counter(packs(count)) == dict.fromkeys(PACK, count)


@pytest.mark.parametrize("count", [0, -1])
def test_a_shoe_holds_a_pack_at_least(count: int) -> None:
    with pytest.raises(ValueError, match="at least one pack"):
        packs(count)


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("house", PUNTO_PRESETS, ids=lambda each: each.name)
def test_punto_banco_is_dealt_from_416_cards_unless_told(house: PuntoPreset) -> None:
    run = felt(house)
    assert run.events[-2] == ShoeStarted(416, 0)
    assert view(run.state, HOUSE).shoe.left == 416


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(("count", "cards"), [(4, 208), (6, 312), (8, 416)])
def test_a_house_may_take_four_six_or_eight_packs(count: int, cards: int) -> None:
    assert view(felt(packs=count).state, HOUSE).shoe.left == cards


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 7, 9])
def test_no_other_number_of_packs_is_played(count: int) -> None:
    with pytest.raises(BadField, match="4, 6 or 8 packs") as bad:
        replace(punto_preset("punto-banco"), packs=count)
    assert bad.value.field == "packs"
