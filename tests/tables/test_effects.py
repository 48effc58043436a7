"""Every event of a table has exactly one effect, in a function that accepts it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import pytest

from baccarat.tables import TABLES


def effects(table: Any) -> dict[type, Any]:
    parts = [
        import_module(f"{table.__name__}.{each.name}") for each in iter_modules(table.__path__)
    ]
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
