"""The tests of each rule fail when that rule is changed."""

import pytest

from support.planted import CHANGES, FAILED, Change, Copy, rules_of_core

pytestmark = pytest.mark.slow

KEPT = {"C-1", "C-2", "C-3", "C-5", "C-6", "C-7", "C-8", *(f"PB-{at}" for at in range(1, 9))}
KEPT |= {f"PB-{at}" for at in (9, 10, 11, 14, 15, 20)}
KEPT |= {f"CF-{at}" for at in range(1, 25)} | {"RM-1", "RM-3"}
"""The rules that the tables must have tests for."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_planted_change_is_caught(copy: Copy, change: Change) -> None:
    with copy.changed(change):
        ran = copy.run(change.rule)
    assert ran.returncode == FAILED, ran.stdout + ran.stderr


def test_nothing_fails_where_nothing_is_changed(copy: Copy) -> None:
    ran = copy.run()
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_rule_that_the_tests_of_the_core_name_has_a_change() -> None:
    assert {change.rule for change in CHANGES} == set(rules_of_core())


def test_every_rule_that_the_tables_must_keep_is_named() -> None:
    assert set(rules_of_core()) >= KEPT


def test_a_change_that_fits_nowhere_is_told(copy: Copy) -> None:
    nowhere = Change("C-1", "nothing", "cards/card.py", "a line that is not there", "")
    with pytest.raises(ValueError, match="0 times"), copy.changed(nowhere):
        pass
