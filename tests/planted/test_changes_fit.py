"""Each planted change still applies to its target: a quick check, since the long run is rare."""

import ast

import pytest

from support.mutants.changes import CHANGES, AnyChange, Change, changed_sources
from support.mutants.definitions import find
from support.mutants.in_place import NotInPlace, changed_functions, compiled


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_change_applies_to_its_target(change: AnyChange) -> None:
    (changed,) = changed_sources([change]).values()
    assert changed != change.place.path.read_text("utf-8")


def test_no_two_changes_have_one_name() -> None:
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


PLAIN = """
BOUND = 5
class Hand:
    most: int = 3
    def draws(self, total: int = 0) -> bool:
        return total <= 5
"""
SOUND = compiled("it", PLAIN)


def test_only_functions_are_patched_in_place() -> None:
    ((old, new),) = changed_functions("it", SOUND, PLAIN.replace("<= 5", "<= 4")).items()
    assert (old.co_qualname, new.co_qualname) == ("Hand.draws", "Hand.draws")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("BOUND = 5", "BOUND = 4"),
        ("int = 3", "int = 2"),
        ("int = 0", "int = 1"),
        ("Hand:", "Coup:"),
    ],
)
def test_import_time_values_cannot_be_patched_in_place(old: str, new: str) -> None:
    with pytest.raises(NotInPlace):
        changed_functions("it", SOUND, PLAIN.replace(old, new))
