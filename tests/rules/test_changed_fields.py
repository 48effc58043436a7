"""Fields of a preset are changed by name, as a person types them."""

import pytest

from baccarat.rules import BadField
from baccarat.rules.presets.changed import UnknownField, with_fields
from baccarat.rules.presets.named import preset, punto_preset


def test_text_is_read_by_the_type_of_the_field() -> None:
    changed = with_fields(
        punto_preset("ez"), {"packs": "6", "one_more": "true", "stop_depth": "14", "burn": "3"}
    )
    assert (changed.packs, changed.one_more, changed.stop_depth, changed.burn) == (6, True, 14, 3)
    assert with_fields(preset("chemin-de-fer"), {"burn": "first-card"}).burn == "first-card"


@pytest.mark.parametrize(
    ("field", "value"), [("packs", "99"), ("packs", "six"), ("burn", "second"), ("one_more", "2")]
)
def test_a_value_that_the_field_cannot_have_is_refused(field: str, value: str) -> None:
    with pytest.raises(BadField) as bad:
        with_fields(punto_preset("ez"), {field: value})
    assert bad.value.field == field


@pytest.mark.parametrize("field", ["name", "wagers", "pack", ""])
def test_other_fields_are_not_there(field: str) -> None:
    with pytest.raises(UnknownField) as fault:
        with_fields(punto_preset("ez"), {field: "x"})
    assert "packs" in fault.value.known
    assert field not in fault.value.known
