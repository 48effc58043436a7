"""The history checker finds every kind of fault for which it looks."""

from typing import Any

import pytest
from msgspec.structs import replace

from support.server.history import Ack, check_acks, check_once

ACKS = [
    Ack("buy", 1, "blue", "ada", "a", 3),
    Ack("buy", 1, "blue", "eve", "a", 4),
    Ack("buy", 2, "red", "ada", "a", 3),
    Ack("buy", 2, "blue", "ada", "b", 7),
    Ack("buy", 2, "blue", "ada", "a", 3),
]
STORED = {ack.command: ack.seq for ack in ACKS}


def test_a_right_history_passes_also_with_an_answer_that_was_repeated_elsewhere() -> None:
    check_acks(ACKS, STORED)
    check_acks(ACKS[:3], STORED)


@pytest.mark.parametrize(
    ("at", "changed", "found"),
    [
        (4, {"seq": 8}, "one command acknowledged twice"),
        (3, {"seq": 4}, "one version acknowledged twice"),
        (3, {"seq": 2}, "out of order"),
        (3, {"id": "c"}, "acknowledged and not stored"),
        (3, {"seq": 6}, "acknowledged and not stored"),
    ],
)
def test_a_wrong_history_is_found(at: int, changed: dict[str, Any], found: str) -> None:
    acks = [*ACKS[:at], replace(ACKS[at], **changed), *ACKS[at + 1 :]]
    with pytest.raises(AssertionError, match=found):
        check_acks(acks, STORED)


@pytest.mark.parametrize(
    ("amounts", "numbers", "found"),
    [
        ([5, 5], [1, 2], "stored twice"),
        ([5], [1], "acknowledged and not stored"),
        ([5, 6], [1, 3], "gaps"),
    ],
)
def test_a_wrong_log_is_found(amounts: list[int], numbers: list[int], found: str) -> None:
    events = [{"type": "bought", "amount": amount} for amount in amounts]
    check_once({1: events[0]}, [5])
    with pytest.raises(AssertionError, match=found):
        check_once(dict(zip(numbers, events, strict=True)), [5, 6])
