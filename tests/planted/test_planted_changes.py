"""The tests of each rule fail when that rule is changed."""

import pytest

from support.planted import CHANGES, FAILED, AnyChange, Change, rules_of_core, run_tests

pytestmark = pytest.mark.slow

KEPT = {"C-1", "C-2", "C-3", "C-5", "C-6", "C-7", "C-8", *(f"PB-{at}" for at in range(1, 9))}
KEPT |= {f"PB-{at}" for at in (*range(9, 16), 20, 21, 22, 23)}
KEPT |= {f"CF-{at}" for at in range(1, 25)} | {f"BB-{at}" for at in range(1, 21)} | {"RM-1", "RM-3"}
"""The rules that the tables must have tests for."""


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_planted_change_is_caught(change: AnyChange) -> None:
    law = change.law if isinstance(change, Change) else ""
    ran = run_tests([change], change.rule, laws=change.game if isinstance(change, Change) else "")
    assert ran.status == FAILED, ran.output
    assert not law or f"breaks {law}" in ran.output, "its law finds it too"


def test_nothing_fails_where_nothing_is_changed() -> None:
    ran = run_tests([])
    assert ran.status == 0, ran.output


def test_every_rule_that_the_tests_of_the_core_name_has_a_change() -> None:
    assert {change.rule for change in CHANGES} == set(rules_of_core())


def test_every_rule_that_the_tables_must_keep_is_named() -> None:
    assert set(rules_of_core()) >= KEPT
