"""A field of an event gets another name in the code alone: what is written and told keeps its own.

The tests of what is written run once more, in a process in which the field is called otherwise.
"""

import pytest

from support.planted import Change, run_changed

KEPT = ' = msgspec.field(name="added")'
HELD = (
    "house/test_bodies.py::test_what_is_written_has_the_form_of_its_version[event-punto]",
    "house/test_bodies.py::test_a_stake_is_written_by_the_names_of_its_form",
    "house/test_formats.py::test_rooms_of_an_older_folder_go_on_with_the_same_card[punto]",
    "web/test_wire_version.py::test_what_a_browser_of_this_version_knows_is_what_it_meets",
)


def _renamed(written: str) -> list[Change]:
    """Call what a stake takes from a purse `taken`, wherever the code speaks of it."""
    field = Change("", "", "punto.Staked", f"taken: int{written}", "added: int")
    users = ("punto.apply.staked", "punto.events.moves")
    return [field, *(Change("", "", user, "event.taken", "event.added") for user in users)]


@pytest.mark.parametrize(("written", "counts"), [(KEPT, "4 passed"), ("", "4 failed")])
def test_what_is_written_goes_by_its_own_names(written: str, counts: str) -> None:
    paths = (f"tests/{test}" for test in HELD)
    ran = run_changed(_renamed(written), "pytest", "-q", "-p", "no:cacheprovider", *paths)
    assert f"\n{counts} in " in ran.output, ran.output
