"""Each planted change still applies to its target: a quick check, since the long run is rare."""

import ast

import pytest

from support.mutants.changes import CHANGES, Change, changed_sources
from support.mutants.definitions import find


def test_each_change_applies_to_its_target() -> None:
    for change in CHANGES:
        (changed,) = changed_sources([change]).values()
        assert changed != change.place.path.read_text("utf-8"), change


def test_names_of_changes_are_unique() -> None:
    assert len({str(change) for change in CHANGES}) == len(CHANGES)


@pytest.mark.parametrize("target", ["Hand.nothing", "legal", "punto.Hand", "at_all"])
def test_an_ambiguous_definition_name_is_reported(target: str) -> None:
    with pytest.raises(ValueError, match="definitions"):
        find(target)


def test_a_change_that_applies_nowhere_is_reported() -> None:
    nowhere = Change("C-1", "nothing", "Hand.total", "", "a line that is not there")
    with pytest.raises(ValueError, match="0 times"):
        changed_sources([nowhere])


def test_a_definition_is_changed_as_a_whole() -> None:
    whole = Change("C-1", "none", "Hand.total", "@property\ndef total(self) -> int:\n    return 0")
    (changed,) = changed_sources([whole]).values()
    hand = next(each for each in ast.parse(changed).body if isinstance(each, ast.ClassDef))
    assert "@property\ndef total(self) -> int:\n    return 0" in map(ast.unparse, hand.body)
