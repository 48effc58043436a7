"""The events that only fields by the law bring about."""

from ..common.chips import Seat
from ..common.redaction import PublicEvent


class GiverAsked(PublicEvent, frozen=True, tag="giver-asked"):
    """Nobody took the suite: its giver may have the bank back at the same sum (AD-C16)."""

    seat: Seat


class BankForced(PublicEvent, frozen=True, tag="bank-forced"):
    """Nobody bid: `seat` must hold the bank at `amount` units, or give up the seat (AD-C18)."""

    seat: Seat
    amount: int


class SeatLost(PublicEvent, frozen=True, tag="seat-lost"):
    """A player has refused the bank once too often, and gets up (AD-C10, AD-C18)."""

    seat: Seat


class HandWentBy(PublicEvent, frozen=True, tag="hand-went-by"):
    """The bank is not offered to a newcomer, who may have it from the next time on (AD-C8)."""

    seat: Seat


class ConsentAsked(PublicEvent, frozen=True, tag="consent-asked"):
    """`seat` would double the bank with `amount` units, if its banker accepts (AD-C14)."""

    banker: Seat
    seat: Seat
    amount: int


class PartnerRefused(PublicEvent, frozen=True, tag="partner-refused"):
    """The banker does not accept this seat as co-banker (AD-C14)."""

    seat: Seat


class TableAsked(PublicEvent, frozen=True, tag="table-asked"):
    """The banker asks for the tableau; only the banker hears the answer (AD-B18, AD-C34)."""

    seat: Seat


class GarageAsked(PublicEvent, frozen=True, tag="garage-asked"):
    """Before a coup: the banker may put up to `most` units au garage (AD-C22)."""

    seat: Seat
    most: int


class LeavingAsked(PublicEvent, frozen=True, tag="leaving-asked"):
    """`left` units are uncovered: the banker may leave as many as are covered, or all (AD-C23)."""

    seat: Seat
    left: int


class LeftIn(PublicEvent, frozen=True, tag="left-in"):
    """The banker leaves `amount` uncovered units in the bank (AD-C23, AD-C24)."""

    seat: Seat
    amount: int


LawEvent = (
    GiverAsked | ConsentAsked | PartnerRefused | BankForced | SeatLost | HandWentBy | TableAsked
    | GarageAsked | LeavingAsked | LeftIn
)  # fmt: skip
