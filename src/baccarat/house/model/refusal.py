"""Why the house refuses a request, besides the table's own reasons."""

from enum import StrEnum
from math import ceil


class HouseCode(StrEnum):
    """Every reason for which rooms and the web server refuse a request."""

    UNKNOWN_ROOM = "unknown-room"
    UNKNOWN_SHOE = "unknown-shoe"
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_BET = "unknown-bet"
    UNKNOWN_STRATEGY = "unknown-strategy"
    UNKNOWN_CARD = "unknown-card"
    BAD_COUNTS = "bad-counts"
    NEEDS_RANKS = "needs-ranks"
    NO_ANALYSIS = "no-analysis"
    """The file is not a record, or incomplete, or of a game that cannot be analysed."""
    ANALYSIS_TOO_MUCH = "analysis-too-much"
    """The analysis would exceed its limit of time or memory."""
    BAD_FIELD = "bad-field"
    BAD_NAME = "bad-name"
    HIDDEN_NAME = "hidden-name"
    """The name contains invisible characters."""
    NAME_TAKEN = "name-taken"
    """Somebody at the table has a name that looks the same."""
    NOT_SIGNED_IN = "not-signed-in"
    WRONG_SIGN_IN = "wrong-sign-in"
    """The name, password, code or passkey is wrong; the answer does not say which."""
    CHALLENGE_EXPIRED = "challenge-expired"
    """The challenge for a passkey is unknown, used up, or too old."""
    SIGN_IN_AGAIN = "sign-in-again"
    """The player signed in too long ago for a change that needs to be sure of them."""
    WEAK_PASSWORD = "weak-password"  # noqa: S105 - a code
    LAST_WAY_IN = "last-way-in"
    TOO_MANY_PASSKEYS = "too-many-passkeys"
    NO_LOGIN = "no-login"
    NAME_RESERVED = "name-reserved"
    """The name looks like that of an operator of the house."""
    BANNED = "banned"
    """An operator has banned this player, or this network."""
    HOUSE_MUTED = "house-muted"
    """An operator has muted this player in the whole house."""
    GUESTS_OFF = "guests-off"
    """Only players with an account may play, speak or host."""
    HOUSE_PASSWORD = "house-password"  # noqa: S105 - a code
    """Newcomers need the password of the house."""
    WRONG_HOUSE_PASSWORD = "wrong-house-password"  # noqa: S105 - a code
    HOUSE_INVITED = "house-invited"
    """Newcomers need an invitation into the house."""
    NOT_OPERATOR = "not-operator"
    NEEDS_PASSKEY = "needs-passkey"
    """The house requires its operators to sign in with a passkey only."""
    IS_OPERATOR = "is-operator"
    """An operator can be neither muted nor banned."""
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_ENTRY = "unknown-entry"
    """The sanction, invitation, announcement or report no longer exists."""
    UNKNOWN_LINE = "unknown-line"
    """The room no longer has this line of talk."""
    NO_REASON = "no-reason"
    NO_NETWORK = "no-network"
    """The text is not an address or a network, or the network is too large to be banned."""
    OWN_NETWORK = "own-network"
    """The operator, this machine or a proxy is in the network that was to be banned."""
    TOO_MANY_ENTRIES = "too-many-entries"
    TOO_MANY_REPORTS = "too-many-reports"
    FOREIGN_ORIGIN = "foreign-origin"
    OTHER_WIRE = "other-wire"
    """The browser uses another version of the messages."""
    MALFORMED = "malformed"
    BAD_ID = "bad-id"
    """The command's id is not 1 to 64 visible ASCII characters."""
    TOO_LARGE = "too-large"
    ID_REUSED = "id-reused"
    STALE_COUP = "stale-coup"
    STALE_DECISION = "stale-decision"
    """The coup is right, but the decision is over."""
    SHOE_PACKED = "shoe-packed"
    """The command names a shoe so old that the house has forgotten which commands it accepted."""
    NOT_THIS_GAME = "not-this-game"
    NOT_NOW = "not-now"
    NOT_SEATED = "not-seated"
    SEATED_ALREADY = "seated-already"
    SEATS_BY_LOT = "seats-by-lot"
    """A chair was requested by number, where the house assigns them by lot (CF-1)."""
    ROOM_FULL = "room-full"
    CHAIR_KEPT = "chair-kept"
    """The free chairs are kept for players on the waiting list."""
    NO_WAITING_LIST = "no-waiting-list"
    LIST_FULL = "list-full"
    SEAT_ELSEWHERE = "seat-elsewhere"
    """At a table with a waiting list nobody has seats at two tables (AD-C9)."""
    NOT_ALONE = "not-alone"
    NOT_HOST = "not-host"
    NOT_BROKE = "not-broke"
    NO_REBUY = "no-rebuy"
    """The terms of the club night allow this player no further rebuy."""
    WHOLE_CHIPS = "whole-chips"
    """The table plays for whole chips, and the amount is not a number of them."""
    EQUAL_CHIPS = "equal-chips"
    """Nobody's chips are set by hand during a club night."""
    NO_BOT_THERE = "no-bot-there"
    OVER_ACCOUNT = "over-account"
    OVER_SET = "over-set"
    ROOM_SPENT = "room-spent"
    HOUSE_SPENT = "house-spent"
    OVER_BOOKS = "over-books"
    NETWORK_SPENT = "network-spent"
    """These five limit how much may be issued and held: see `ledger.py`."""
    NOT_IN_TIME = "not-in-time"
    """The shoe is sealed without this browser: its contribution came too late, or twice."""
    ODDS_OFF = "odds-off"
    ADVISOR_OFF = "advisor-off"
    HELD_BACK = "held-back"
    """The table is shown late to those without a seat, and this is not yet to be seen."""
    PAUSED = "paused"
    ROOM_CLOSING = "room-closing"
    ROOM_CLOSED = "room-closed"
    SET_ASIDE = "set-aside"
    """The room could not be opened, or kept failing, and is out of use."""
    BY_INVITATION = "by-invitation"
    UNKNOWN_INVITE = "unknown-invite"
    TOO_MANY_INVITES = "too-many-invites"
    SHUT_OUT = "shut-out"
    MUTED = "muted"
    NO_PLAYER_THERE = "no-player-there"
    NOTHING_SAID = "nothing-said"
    HIDDEN_TEXT = "hidden-text"
    """The chat line contains control characters."""
    TOO_LONG = "too-long"
    TOO_FAST = "too-fast"
    OWN_STAKE = "own-stake"
    OWN_LOSS = "own-loss"
    OWN_TIME = "own-time"
    OWN_BREAK = "own-break"
    """These four are limits that players set for themselves."""
    TOO_MANY_TRIES = "too-many-tries"
    """This guest or address has asked for too many rooms or links that do not exist."""
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_COMMANDS = "too-many-commands"
    """From this guest or address, over all rooms and sockets."""
    ROOM_BUSY = "room-busy"
    """Spectators of this room have sent too many commands."""
    TOO_MANY_GUESTS = "too-many-guests"
    """From this address, recently."""
    TOO_MANY_ROOMS = "too-many-rooms"
    """Of this host or network, or created recently by this guest or network."""
    HOUSE_FULL = "house-full"
    """The house has reached its limit of rooms."""
    STORAGE_LOW = "storage-low"
    """The disk, or the space that the house may take, is nearly full."""
    STORAGE_QUOTA = "storage-quota"
    """The rooms of this host take as much space as they may."""
    UNKNOWN_HOST = "unknown-host"
    """The request is for a host name that this server does not serve."""
    UNKNOWN_ADDRESS = "unknown-address"
    """Nothing is served at this path."""
    WRONG_METHOD = "wrong-method"
    """The path does not take requests of this method."""
    OUT_OF_ORDER = "out-of-order"
    """An internal error; see the server's log."""
    TABLE_FROZEN = "table-frozen"
    """The room could not be saved; nothing requested since has happened."""


class Rejected(Exception):
    """A request was refused.

    `limit` is the amount in units that it exceeded, `field` the field at fault, `detail` its
    fault, in English for developers, and `wait` the seconds after which it may be repeated,
    each if there is one.
    """

    def __init__(
        self,
        code: HouseCode,
        limit: int | None = None,
        field: str | None = None,
        *,
        wait: float | None = None,
        detail: str | None = None,
    ) -> None:
        super().__init__(code.value)
        self.code = code
        self.limit = limit
        self.field = field
        self.wait = wait
        self.detail = detail

    @property
    def retry_in(self) -> int | None:
        """`wait` in whole milliseconds, rounded up."""
        return None if self.wait is None else ceil(1000 * self.wait)


def check(
    held: bool, code: HouseCode, limit: int | None = None, *, field: str | None = None
) -> None:
    """Raise Rejected unless a condition holds."""
    if not held:
        raise Rejected(code, limit, field)
