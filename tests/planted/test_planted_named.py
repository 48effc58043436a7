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
    run_test,
    start_named_pytest,
)

pytestmark = pytest.mark.slow

FAILS = re.compile("^fails (.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def tests() -> Iterator[ForkingPytest]:
    tests = start_named_pytest()
    yield tests
    tests.close()


@pytest.mark.parametrize("change", NAMED_CHANGES, ids=lambda change: change.what)
def test_a_planted_change_is_caught(
    tests: ForkingPytest, change: NamedChange, tmp_path: Path
) -> None:
    ran = run_test(tests, change, tmp_path)
    assert ran.status == FAILED, ran.output
    assert FAILS.findall(ran.output), ran.output


@pytest.mark.parametrize(
    "change",
    {change.test: change for change in NAMED_CHANGES}.values(),
    ids=lambda change: change.test,
)
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
