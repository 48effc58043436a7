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
    cards = 312 if house.name.endswith(("andorra", "luxembourg")) else 416
    assert ShoeStarted(cards, 0) in run.events
    assert view(run.state, HOUSE).shoe.left == cards


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(("count", "cards"), [(3, 156), (4, 208), (6, 312), (8, 416), (12, 624)])
def test_a_house_may_take_three_to_twelve_packs(count: int, cards: int) -> None:
    assert view(felt(packs=count).state, HOUSE).shoe.left == cards


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("count", [0, 1, 2, 13])
def test_no_other_number_of_packs_is_played(count: int) -> None:
    with pytest.raises(BadField, match="it is 3 to 12") as bad:
        replace(punto_preset("punto-banco"), packs=count)
    assert bad.value.field == "packs"
