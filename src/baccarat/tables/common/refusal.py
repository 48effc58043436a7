"""The reasons why an action is refused; the edge words them for players."""

from enum import StrEnum

from .chips import MAX_UNITS, Purses, Seat, is_int


class RefusalCode(StrEnum):
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
    """A side bet that may not be staked alone."""
    ONE_SIDE = "one-side"
    """Nobody stakes on Player and Banker in the same coup (NSW-1)."""
    OVER_DIFFERENTIAL = "over-differential"
    """The table's stakes on one side would exceed the other's by too much (NSW-1)."""
    FREE_HAND = "free-hand"
    """This coup is dealt without stakes (MO-1)."""
    MUST_DEAL = "must-deal"
    """A player who takes the shoe deals a coup first, or refuses it (LU-9)."""
    AMOUNT_NOT_WHOLE = "amount-not-whole"
    AMOUNT_NOT_POSITIVE = "amount-not-positive"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    NOT_A_STEP = "not-a-step"
    OVER_PURSE = "over-purse"
    NOT_A_CARD = "not-a-card"
    STAKE_STANDS = "stake-stands"
    NOT_ASKED = "not-asked"
    """Another seat has to answer, or this one is not asked."""
    ANSWERED = "answered"
    """This seat has given an answer that it cannot change."""
    CALLS_CLOSED = "calls-closed"
    CALL_NOT_OFFERED = "call-not-offered"
    """The house's rules have no such call."""
    SEATS_CALL_FIRST = "seats-call-first"
    """Bystanders may call only when no seat does (CF-6)."""
    NO_SUIVI = "no-suivi"
    """Only a seat that called and lost may call again (CF-18)."""
    OWN_BANK = "own-bank"
    """A banker or co-banker does not play against the bank (CF-8)."""
    CO_BANKER_TAKEN = "co-banker-taken"
    """A bank has one co-banker, from before the first calls (CF-8)."""
    NOT_THE_BANKER = "not-the-banker"
    WIN_FIRST = "win-first"
    """A bank may be passed on after it has won (CF-19)."""
    BANK_IS_HELD = "bank-is-held"
    """Nothing is taken out of a bank that is held (CF-17)."""
    BELOW_BID = "below-bid"
    """A bid is at least the highest so far (CF-20)."""
    AT_ANOTHER_SUM = "at-another-sum"
    """A bank that is passed on is taken over at its amount (BB-10)."""
    BANK_IS_OPEN = "bank-is-open"
    """There is no banco in an open bank (BB-11)."""
    BANCOS_IN_ROW = "bancos-in-row"
    """The limit of consecutive lost bancos of one seat (BB-11)."""
    COUP_FIRST = "coup-first"
    """A bank is given up after one coup at least (BB-9)."""
    OTHER_SIDE = "other-side"
    """A seat stakes on its own side (BB-17)."""
    NOT_YOUR_SHOE = "not-your-shoe"
    """Only the holder of the shoe deals from it (PB-12)."""
    NOT_YOUR_CARDS = "not-your-cards"
    """Another seat has the right to turn this hand (PB-23)."""
    MUST_DRAW = "must-draw"
    MUST_STAND = "must-stand"
    MUST_SHOW = "must-show"
    NO_NATURAL = "no-natural"


Code = RefusalCode
"""Its name in `import baccarat`, where all codes are of tables."""
RefusalDetail = tuple[RefusalCode, int | None]
"""The reason, and the limit in units that the action broke, if any."""


class Refused(Exception):
    """An action was refused, and the state is unchanged.

    `limit` is the limit in units that it broke, if any.
    """

    def __init__(
        self, code: RefusalCode, action: object, phase: str, limit: int | None = None
    ) -> None:
        super().__init__(code, action, phase, limit)
        self.code = code
        self.action = action
        self.phase = phase
        self.limit = limit

    def __str__(self) -> str:
        return f"{self.code} in {self.phase}: {self.action!r}"


def check_actor(seat: Seat, actor: Seat, action: object, phase: str) -> None:
    """Raise Refused unless `seat` is the only actor who may do this."""
    if seat != actor:
        raise Refused(RefusalCode.NOT_YOURS, action, phase)


def check_seat(purses: Purses, seat: Seat, action: object, phase: str) -> None:
    """Raise Refused unless an occupied seat acts."""
    if seat < 1:
        raise Refused(RefusalCode.NOT_YOURS, action, phase)
    check_occupied(purses, seat, action, phase)


def check_occupied(purses: Purses, seat: Seat, action: object, phase: str) -> None:
    """Raise Refused unless this seat exists and is occupied."""
    if type(seat) is not int or not 0 < seat <= len(purses):
        raise Refused(RefusalCode.NO_SUCH_SEAT, action, phase, len(purses))
    if purses[seat - 1] is None:
        raise Refused(RefusalCode.SEAT_EMPTY, action, phase)


def amount_error(amount: object) -> RefusalDetail | None:
    """Return the fault of an amount that must be 1 to MAX_UNITS, or None."""
    if not is_int(amount):
        return RefusalCode.AMOUNT_NOT_WHOLE, None
    if amount < 1:
        return RefusalCode.AMOUNT_NOT_POSITIVE, None
    return (RefusalCode.ABOVE_MAXIMUM, MAX_UNITS) if amount > MAX_UNITS else None
