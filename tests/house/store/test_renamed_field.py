"""Renaming an event's field in the code changes neither the stored nor the sent name.

The test of stored data runs once more, in a process in which the field has another name.
"""

import pytest

from support.mutants.changes import Change, run_changed

KEPT = ' = __import__("msgspec").field(name="added")'
HELD = ("house/store/test_codecs.py::test_a_stake_is_written_by_the_names_of_its_form",)


def _renamed(written: str) -> list[Change]:
    """Rename the field for what a stake takes from a purse to `taken` throughout the code."""
    field = Change("", "", "punto.Staked", f"taken: int{written}", "added: int")
    user = Change("", "", "punto.apply.staked", "event.taken", "event.added")
    return [field, user, Change("", "", "Staked.moves", "self.taken", "self.added")]


@pytest.mark.parametrize(("written", "counts"), [(KEPT, "1 passed"), ("", "1 failed")])
def test_stored_data_uses_its_own_names(written: str, counts: str) -> None:
    paths = (f"tests/{test}" for test in HELD)
    ran = run_changed(_renamed(written), "pytest", "-q", "-p", "no:cacheprovider", *paths)
    assert f"\n{counts} in " in ran.output, ran.output
