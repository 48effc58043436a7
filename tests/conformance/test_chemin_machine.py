"""Short plays of chemin de fer, chosen by hypothesis and shrunk to the failing steps."""

import pytest
from hypothesis import settings

from support.mutants.changes import CHANGES, run_changed
from support.oracles.laws.machine import LENGTH, CheminMachine

CheminMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=LENGTH, deadline=None
)
TestCheminMachine = CheminMachine.TestCase


@pytest.mark.by_day(0)
def test_the_machine_finds_a_wrong_rule() -> None:
    (change,) = (each for each in CHANGES if str(each) == "CF-7 an uncovered unit stays in play")
    ran = run_changed([change], "support.oracles.laws.machine")
    assert ran.status == 1
    assert "AssertionError" in ran.output
