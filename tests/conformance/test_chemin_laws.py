"""The laws of chemin de fer find each wrong rule that is planted in the table."""

import pytest

from support.laws import LAWS
from support.laws.__main__ import found
from support.planted import FOUND_BY_LAWS, run_changed

PARTIES = 30


@pytest.mark.parametrize("name", sorted(FOUND_BY_LAWS))
def test_a_wrong_rule_breaks_its_law(name: str) -> None:
    change = FOUND_BY_LAWS[name]
    ran = run_changed([change], "support.laws", str(PARTIES))
    assert ran.output.startswith(change.law)


def test_a_sound_table_breaks_none() -> None:
    assert not list(found(3))


def test_laws_speak_of_each_kind_of_event_that_decides_something() -> None:
    assert len(LAWS) > 20
