"""Short plays of chemin de fer that hypothesis chooses, and cuts down to what goes wrong."""

import pytest
from hypothesis import settings

from support.laws.machine import LENGTH, CheminMachine
from support.planted import FOUND_BY_LAWS, run_changed

CheminMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=LENGTH, deadline=None
)
TestCheminMachine = CheminMachine.TestCase

SOON = (
    "CF-4 prime counts to the left",
    "CF-7 an uncovered unit stays in play",
    "CF-17 a tax on the bank instead of the win",
)


@pytest.mark.parametrize("name", SOON)
def test_the_machine_finds_a_wrong_rule(name: str) -> None:
    ran = run_changed([FOUND_BY_LAWS[name]], "support.laws.machine")
    assert ran.status == 1
    assert "AssertionError" in ran.output
