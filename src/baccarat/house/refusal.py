"""Why the house does not do what it is asked, beside the table's own reasons."""

from enum import StrEnum


class HouseCode(StrEnum):
    """Every reason that rooms and their doors have for refusing."""

    UNKNOWN_ROOM = "unknown-room"
    UNKNOWN_SHOE = "unknown-shoe"
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_BET = "unknown-bet"
    UNKNOWN_STRATEGY = "unknown-strategy"
    UNKNOWN_CARD = "unknown-card"
    BAD_COUNTS = "bad-counts"
    NEEDS_RANKS = "needs-ranks"
    BAD_FIELD = "bad-field"
    BAD_NAME = "bad-name"
    NOT_SIGNED_IN = "not-signed-in"
    FOREIGN_ORIGIN = "foreign-origin"
    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    ID_REUSED = "id-reused"
    STALE_COUP = "stale-coup"
    STALE_DECISION = "stale-decision"
    """The coup is the right one, but what is asked now is something else."""
    NOT_THIS_GAME = "not-this-game"
    NOT_NOW = "not-now"
    NOT_SEATED = "not-seated"
    SEATED_ALREADY = "seated-already"
    ROOM_FULL = "room-full"
    NOT_ALONE = "not-alone"
    NOT_HOST = "not-host"
    NOT_BROKE = "not-broke"
    NO_BOT_THERE = "no-bot-there"
    OVER_ACCOUNT = "over-account"
    NOT_IN_TIME = "not-in-time"
    """The shoe is sealed without this browser: what it sent came too late, or twice."""
    ODDS_OFF = "odds-off"
    TABLE_FROZEN = "table-frozen"
    """The room could not be saved; nothing that was asked since has happened."""


class NotDone(Exception):
    """A wish was not carried out; `limit` is the amount in units it ran into, if any."""

    def __init__(self, code: HouseCode, limit: int | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.limit = limit
