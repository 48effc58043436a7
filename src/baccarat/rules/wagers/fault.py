"""Codes of faults in a bet's file."""

from enum import StrEnum

from ..fault import Fact, InputError


class WagerCode(StrEnum):
    """A fault of a bet that is not one of its TOML; `at` and `before` count outcomes from 1."""

    BAD_NAME = "bet-name"
    NO_OUTCOMES = "no-outcomes"
    NEEDS_OTHERWISE = "needs-otherwise"
    UNKNOWN_FACT = "unknown-fact"
    UNKNOWN_VALUE = "unknown-value"
    NOTHING_ALLOWED = "nothing-allowed"
    NO_RATIO = "no-ratio"
    PAYS_NOTHING = "pays-nothing"
    COMMISSION_TOO_HIGH = "commission-too-high"
    IMPOSSIBLE = "outcome-impossible"
    IMPOSSIBLE_VALUE = "value-impossible"
    NEVER_REACHED = "outcome-never-reached"
    UNORDERED = "outcomes-unordered"


class BadWager(InputError):
    """The file of `wager` does not describe a bet; `fault` says why."""

    def __init__(self, wager: str, code: str, /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.wager = wager

    def __str__(self) -> str:
        return f"the bet {self.wager!r}: {self.fault}"
