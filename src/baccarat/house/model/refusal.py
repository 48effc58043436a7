"""Why the house does not do what it is asked, beside the table's own reasons."""

from enum import StrEnum
from math import ceil


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
    NO_ANALYSIS = "no-analysis"
    """A record is none, or not whole, or of a game that is not analysed here."""
    ANALYSIS_TOO_MUCH = "analysis-too-much"
    """It would take more time or memory than one analysis may."""
    BAD_FIELD = "bad-field"
    BAD_NAME = "bad-name"
    HIDDEN_NAME = "hidden-name"
    """A name has characters in it that cannot be seen."""
    NAME_TAKEN = "name-taken"
    """Somebody at the table has a name that reads the same."""
    NOT_SIGNED_IN = "not-signed-in"
    FOREIGN_ORIGIN = "foreign-origin"
    OTHER_WIRE = "other-wire"
    """The browser speaks another version of the messages than the house."""
    MALFORMED = "malformed"
    BAD_ID = "bad-id"
    """The id of a command is not 1 to 64 visible ASCII characters."""
    TOO_LARGE = "too-large"
    ID_REUSED = "id-reused"
    STALE_COUP = "stale-coup"
    STALE_DECISION = "stale-decision"
    """The coup is the right one, but what is asked now is something else."""
    NOT_THIS_GAME = "not-this-game"
    NOT_NOW = "not-now"
    NOT_SEATED = "not-seated"
    SEATED_ALREADY = "seated-already"
    SEATS_BY_LOT = "seats-by-lot"
    """A chair that was asked for by its number, where the house draws them (CF-1)."""
    ROOM_FULL = "room-full"
    NOT_ALONE = "not-alone"
    NOT_HOST = "not-host"
    NOT_BROKE = "not-broke"
    NO_BOT_THERE = "no-bot-there"
    OVER_ACCOUNT = "over-account"
    OVER_SET = "over-set"
    ROOM_SPENT = "room-spent"
    HOUSE_SPENT = "house-spent"
    OVER_BOOKS = "over-books"
    """These four bound what may be issued and held: see `house/issuing.py` and `ledger.py`."""
    NOT_IN_TIME = "not-in-time"
    """The shoe is sealed without this browser: what it sent came too late, or twice."""
    ODDS_OFF = "odds-off"
    ADVISOR_OFF = "advisor-off"
    PAUSED = "paused"
    ROOM_CLOSING = "room-closing"
    ROOM_CLOSED = "room-closed"
    SET_ASIDE = "set-aside"
    """The room could not be opened, or kept failing: it is set aside."""
    BY_INVITATION = "by-invitation"
    UNKNOWN_INVITE = "unknown-invite"
    TOO_MANY_INVITES = "too-many-invites"
    SHUT_OUT = "shut-out"
    MUTED = "muted"
    NO_PLAYER_THERE = "no-player-there"
    NOTHING_SAID = "nothing-said"
    HIDDEN_TEXT = "hidden-text"
    """What is said has control characters in it."""
    TOO_LONG = "too-long"
    TOO_FAST = "too-fast"
    OWN_STAKE = "own-stake"
    OWN_LOSS = "own-loss"
    OWN_TIME = "own-time"
    OWN_BREAK = "own-break"
    """These four are limits that players set for themselves."""
    TOO_MANY_TRIES = "too-many-tries"
    """This guest or address has asked for too many rooms or links that are not there."""
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_COMMANDS = "too-many-commands"
    """From this guest or address, over all rooms and sockets."""
    ROOM_BUSY = "room-busy"
    """People who have no seat in this room have asked it for too much."""
    TOO_MANY_GUESTS = "too-many-guests"
    """From this address, of late."""
    TOO_MANY_ROOMS = "too-many-rooms"
    """Of this host, or made of late by this guest or address."""
    HOUSE_FULL = "house-full"
    """There are as many rooms as the house has."""
    UNKNOWN_HOST = "unknown-host"
    """The request asks for a name under which the house is not served."""
    OUT_OF_ORDER = "out-of-order"
    """A fault of the house's own, which its log tells of."""
    TABLE_FROZEN = "table-frozen"
    """The room could not be saved; nothing that was asked since has happened."""


class NotDone(Exception):
    """A wish was not carried out.

    `limit` is the amount in units it ran into, if any; `field` what of a form is at fault;
    `wait` the seconds after which the same wish may be granted, where that is known.
    """

    def __init__(
        self,
        code: HouseCode,
        limit: int | None = None,
        field: str | None = None,
        *,
        wait: float | None = None,
    ) -> None:
        super().__init__(code.value)
        self.code = code
        self.limit = limit
        self.field = field
        self.wait = wait

    @property
    def retry_in(self) -> int | None:
        """Return `wait` in whole milliseconds, rounded up."""
        return None if self.wait is None else ceil(1000 * self.wait)


def check(
    held: bool, code: HouseCode, limit: int | None = None, *, field: str | None = None
) -> None:
    """Raise NotDone where a condition is not held."""
    if not held:
        raise NotDone(code, limit, field)
