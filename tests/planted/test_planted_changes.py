"""The tests of each rule fail when that rule is changed, and pass otherwise."""

import re
from collections.abc import Iterator

import pytest

from baccarat.rules.law.statute import all_provisions
from support.mutants.changes import (
    CHANGES,
    FAILED,
    AnyChange,
    Change,
    rules_of_core,
    run_tests,
    sound_sources,
    start_pytest,
)
from support.mutants.forking_pytest import ROOT, ForkingPytest, Ran
from support.mutants.only_rule import LONG
from support.mutants.since_main import marks

pytestmark = pytest.mark.slow

PLANTED = [pytest.param(each, id=str(each), marks=marks(each)) for each in CHANGES]

KEPT = {"C-1", "C-2", "C-3", "C-5", "C-6", "C-7", "C-8", *(f"PB-{at}" for at in range(1, 9))}
KEPT |= {f"PB-{at}" for at in (*range(9, 16), 20, 21, 22, 23)}
KEPT |= {f"CF-{at}" for at in range(1, 25)} | {f"BB-{at}" for at in range(1, 21)} | {"RM-1", "RM-3"}
"""The rules that the tables must have tests for."""
FAILS = re.compile("^fails (.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def tests() -> Iterator[ForkingPytest]:
    tests = start_pytest()
    yield tests
    tests.close()


@pytest.fixture(scope="module")
def failed(tests: ForkingPytest) -> Iterator[set[str]]:
    """Collect the tests that failed under a change; at the end, check that all pass without.

    Then too, all that depends on a module with a change is imported again.
    A run of only some of the changes checks the tests that failed in it.
    """
    failed: set[str] = set()
    yield failed
    if failed:
        ran = tests.run_named(sound_sources(CHANGES), failed, str(ROOT), {})
        assert ran.status == 0, ran.output
        assert f"{len(failed)} passed" in ran.output


def caught(ran: Ran, law: str) -> bool:
    """Whether a test of the rule failed, and the law was found broken first.

    A test file that cannot be imported also ends a run, but catches nothing.
    """
    failed = ran.status == FAILED and FAILS.search(ran.output) is not None
    return failed and (not law or f"breaks {law}" in ran.output)


@pytest.mark.parametrize("change", PLANTED)
def test_a_planted_change_is_caught(
    tests: ForkingPytest, failed: set[str], change: AnyChange
) -> None:
    law, game = (change.law, change.game) if isinstance(change, Change) else ("", "")
    ran = run_tests(tests, [change], change.rule, game)
    assert caught(ran, law), ran.output
    (name,) = FAILS.findall(ran.output)
    failed.add(name)


def test_every_rule_that_the_tests_of_the_core_name_has_a_change() -> None:
    """A rule that no code follows, since it is for people or missing, has nothing to change."""
    written = {rule.id for rule in all_provisions() if rule.outcome in {"docs", "missing"}}
    changed = {change.rule for change in CHANGES}
    assert changed | written == {*rules_of_core()} | written


def test_files_of_long_tests_are_among_the_core_s() -> None:
    assert {path.name for paths in rules_of_core().values() for path in paths} >= LONG


def test_every_rule_that_the_tables_must_keep_is_named() -> None:
    assert set(rules_of_core()) >= KEPT
