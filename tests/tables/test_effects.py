"""Every event of a table has exactly one effect, in a function that accepts it."""

import sys
from typing import Any, get_args, get_type_hints

import pytest

from baccarat.tables import TABLES


def effects(table: Any) -> dict[type, Any]:
    parts = [part for name, part in sys.modules.items() if name.startswith(f"{table.__name__}.")]
    (found,) = [part.EFFECTS for part in parts if hasattr(part, "EFFECTS")]
    return dict(found)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_event_has_an_effect(table: Any) -> None:
    assert set(effects(table)) == set(get_args(table.Event))


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_an_effect_accepts_exactly_its_events(table: Any) -> None:
    for kind, effect in effects(table).items():
        taken = get_type_hints(effect)["event"]
        assert taken is object or kind in (get_args(taken) or (taken,)), effect.__name__
