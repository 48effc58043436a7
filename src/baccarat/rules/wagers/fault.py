"""Name what can be wrong with a bet's file."""

from enum import StrEnum

from ..fault import Fact, Faulty


class WagerCode(StrEnum):
    """Every fault of a bet beside those of its TOML; `at` and `before` count outcomes from 1."""

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


class BadWager(Faulty):
    """A file that makes no bet; `wager` names it, and `fault` says what is wrong."""

    def __init__(self, wager: str, code: str, /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.wager = wager

    def __str__(self) -> str:
        return f"the bet {self.wager!r}: {self.fault}"
