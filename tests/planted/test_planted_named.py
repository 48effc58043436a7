"""Tests named with a change fail when it is made, and pass otherwise."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.mutants.changes import FAILED
from support.mutants.forking_pytest import ForkingPytest
from support.mutants.named_changes import (
    NAMED_CHANGES,
    NamedChange,
    by_test,
    run_test,
    start_named_pytest,
)
from support.mutants.since_main import marks

pytestmark = pytest.mark.slow

PLANTED = [pytest.param(each, id=each.what, marks=marks(each)) for each in NAMED_CHANGES]
SOUND = [
    pytest.param(ours[0], id=test, marks=marks(*ours))
    for test, ours in by_test(NAMED_CHANGES).items()
]

FAILS = re.compile("^fails (.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def tests() -> Iterator[ForkingPytest]:
    tests = start_named_pytest()
    yield tests
    tests.close()


@pytest.mark.parametrize("change", PLANTED)
def test_a_planted_change_is_caught(
    tests: ForkingPytest, change: NamedChange, tmp_path: Path
) -> None:
    ran = run_test(tests, change, tmp_path)
    assert ran.status == FAILED, ran.output
    assert FAILS.findall(ran.output), ran.output


@pytest.mark.parametrize("change", SOUND)
def test_the_same_test_passes_without_a_change(
    tests: ForkingPytest, change: NamedChange, tmp_path: Path
) -> None:
    ran = run_test(tests, change, tmp_path, changed=False)
    assert ran.status == 0, ran.output


def test_every_file_of_a_kernel_is_changed() -> None:
    changed = {change.place.module.rpartition(".")[2] for change in NAMED_CHANGES}
    assert changed >= {
        "dealing", "generator", "lanes", "paytables", "playing", "session", "shuffling", "vectors",
    }  # fmt: skip
