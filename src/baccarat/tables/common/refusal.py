"""Why an action is not taken: a code, which the edge words for people."""

from enum import StrEnum


class Code(StrEnum):
    """Every reason a table has for refusing."""

    NOT_YOURS = "not-yours"
    """This seat never takes actions of this kind."""
    NOT_NOW = "not-now"
    """The phase does not offer it."""
    STAKES_CLOSED = "stakes-closed"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    STAKES_IN_PLAY = "stakes-in-play"
    UNKNOWN_BET = "unknown-bet"
    BET_TWICE = "bet-twice"
    NEEDS_MAIN_BET = "needs-main-bet"
    """A side bet that may not be staked by itself."""
    AMOUNT_NOT_WHOLE = "amount-not-whole"
    AMOUNT_NOT_POSITIVE = "amount-not-positive"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NOT_A_STEP = "not-a-step"
    OVER_PURSE = "over-purse"
    NOT_A_CARD = "not-a-card"
    STAKE_STANDS = "stake-stands"


class Refused(Exception):
    """An action was not taken, and the state is as it was.

    `limit` is the amount in units that it ran into, where there is one.
    """

    def __init__(self, code: Code, action: object, phase: str, limit: int | None = None) -> None:
        super().__init__(f"{code} in {phase}: {action!r}")
        self.code = code
        self.action = action
        self.phase = phase
        self.limit = limit
