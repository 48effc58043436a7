"""What a person at a room may ask. Who asks comes from the session, never from the message."""

from typing import Annotated, Literal

import msgspec

from ...fairness import Cut, Hex
from ...tables import SeatAction
from .host_commands import HostWish, Speak

Pace = Literal["slow", "normal", "quick", "instant"]

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class TakeSeat(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Sit down with `amount` units of one's account in the purse.

    Without a `seat`, the house draws one of the free chairs by lot; where it always does, a `seat`
    can only be a bystander's (CF-1).
    """

    amount: int
    seat: int | None = None


class GetUp(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the seat, with all chips back to the account; after the coup, if stakes are in play."""


class BuyChips(msgspec.Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Buy `amount` units from one's account into the purse."""

    amount: int


class CashChips(msgspec.Struct, frozen=True, tag="cash", forbid_unknown_fields=True):
    """Give `amount` units from the purse back to one's account."""

    amount: int


class Rebuy(msgspec.Struct, frozen=True, tag="rebuy", forbid_unknown_fields=True):
    """Ask for new play chips, when broke."""


class DealNow(msgspec.Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Have the coup dealt: at once when alone, with others as soon as all have asked."""


class Hurry(msgspec.Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Have the rest of this coup dealt without pause; only alone."""


class SetPace(msgspec.Struct, frozen=True, tag="set-pace", forbid_unknown_fields=True):
    pace: Pace


class AddBot(msgspec.Struct, frozen=True, tag="add-bot", forbid_unknown_fields=True):
    """Seat a bot that plays by the strategy of that name."""

    strategy: str


class RemoveBot(msgspec.Struct, frozen=True, tag="remove-bot", forbid_unknown_fields=True):
    seat: int


class LimitSeat(msgspec.Struct, frozen=True, tag="limit-seat", forbid_unknown_fields=True):
    """Set one seat's own maximum a bet, or None for the table's; the host's to do (PB-10)."""

    seat: int
    maximum: int | None


class SealCommit(msgspec.Struct, frozen=True, tag="seal-commit", forbid_unknown_fields=True):
    """Commit to what one's browser brings to the next shoe."""

    commitment: Hex


class SealOpen(msgspec.Struct, frozen=True, tag="seal-open", forbid_unknown_fields=True):
    """Show what one's browser committed to; a `cut` of 0 leaves the place to chance."""

    nonce: Hex
    entropy: Hex
    cut: Cut


class CutMyself(msgspec.Struct, frozen=True, tag="cut-myself", forbid_unknown_fields=True):
    """Say whether one would be asked where to cut, whenever it is one's turn."""

    asked: bool


class Enter(msgspec.Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Come in by an invitation."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


Wish = (
    SeatAction
    | TakeSeat
    | GetUp
    | BuyChips
    | CashChips
    | Rebuy
    | DealNow
    | Hurry
    | SetPace
    | AddBot
    | RemoveBot
    | LimitSeat
    | SealCommit
    | SealOpen
    | CutMyself
    | Enter
    | HostWish
    | Speak
)


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish with the sender's own id for it, and the question it answers.

    Sent again with the same id and body, it gets the same answer and is done once. `shoe`, `coup`
    and `decision` are those of the newest message; what is done at the table is refused where they
    are gone by. A game that goes by consent asks one thing a coup, and leaves `decision` unread.
    """

    id: Id
    shoe: int
    coup: int
    do: Wish
    decision: int = 0
