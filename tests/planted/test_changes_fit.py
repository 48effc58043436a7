"""Each planted change still has its text to change; told at once, for the long run is rare."""

import pytest

from support.planted import CHANGES, PACKAGE, Change


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_change_finds_its_text_once(change: Change) -> None:
    assert (PACKAGE / change.file).read_text().count(change.old) == 1
    assert change.new != change.old


def test_no_two_changes_have_one_name() -> None:
    assert len({str(change) for change in CHANGES}) == len(CHANGES)
