"""Commands of people in a room. The sender is taken from the session, never from the message."""

from typing import Annotated, Literal

import msgspec

from ...fairness.ceremony import Cut, Hex
from ...tables.register import SeatAction
from .hosting import Terms

LONGEST_LINE = 200
"""The maximum number of characters in a line of chat."""
Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A person, by their alias in the room's messages."""


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Pause the table: no card, no clock, no stake."""


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Resume the table; the current question gets its full time again."""


class CloseRoom(msgspec.Struct, frozen=True, tag="close-room", forbid_unknown_fields=True):
    """Close the room for good after the coup, with everyone's chips back to their accounts."""


class SetDoor(msgspec.Struct, frozen=True, tag="set-door", forbid_unknown_fields=True):
    """Admit only invited players, or everybody."""

    private: bool


class SetTerms(msgspec.Struct, frozen=True, tag="set-terms", forbid_unknown_fields=True):
    """Set the clock for coming questions, who may buy again, and which help is available."""

    terms: Terms


class SetLimits(msgspec.Struct, frozen=True, tag="set-limits", forbid_unknown_fields=True):
    """Set the `sums` of the next shoe, in units, by names of a preset's fields.

    A shoe that is announced or in play keeps its own. Setting the current shoe's sums withdraws the
    request.
    """

    sums: dict[str, int | tuple[int, ...]]


class MakeInvite(msgspec.Struct, frozen=True, tag="make-invite", forbid_unknown_fields=True):
    """Make a link that admits anyone who opens it."""


class RevokeInvite(msgspec.Struct, frozen=True, tag="revoke-invite", forbid_unknown_fields=True):
    """Admit nobody else by a link; players who came by it may still come."""

    number: int


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove-player", forbid_unknown_fields=True):
    """Have a player get up as soon as their stakes are settled; they may not sit or speak again."""

    seat: int


class LetBackIn(msgspec.Struct, frozen=True, tag="let-back-in", forbid_unknown_fields=True):
    """Allow a removed player to sit and speak again."""

    who: Who


class SetChips(msgspec.Struct, frozen=True, tag="set-chips", forbid_unknown_fields=True):
    """Set a player's purse to `amount` units.

    The difference is issued as new play chips, or credited to their own account.
    """

    seat: int
    amount: int


class ProlongNight(msgspec.Struct, frozen=True, tag="prolong-night", forbid_unknown_fields=True):
    """Extend the club night by this many shoes and minutes."""

    shoes: int = 0
    minutes: int = 0


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Stop a player from speaking."""

    who: Who


class Unmute(msgspec.Struct, frozen=True, tag="unmute", forbid_unknown_fields=True):
    who: Who


class Speak(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Send one line of plain text to everyone in the room."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_LINE)]


HostRequest = (
    Pause
    | Resume
    | CloseRoom
    | SetDoor
    | SetTerms
    | SetLimits
    | MakeInvite
    | RevokeInvite
    | RemovePlayer
    | LetBackIn
    | SetChips
    | ProlongNight
    | Mute
    | Unmute
)


Pace = Literal["slow", "normal", "quick", "instant"]

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class TakeSeat(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Sit down with `amount` units of the sender's account in the purse.

    Without a `seat`, the house draws a free chair by lot. Where it always does, `seat` can only be
    a bystander's (CF-1).
    """

    amount: int
    seat: int | None = None


class WaitForChair(msgspec.Struct, frozen=True, tag="wait-for-chair", forbid_unknown_fields=True):
    """Put the sender's name on the waiting list for a chair, or take it off.

    A seated sender asks to move to another chair.
    """

    asked: bool


class GetUp(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the seat, with all chips back to the account; after the coup, if stakes are in play."""


class BuyChips(msgspec.Struct, frozen=True, tag="buy", forbid_unknown_fields=True):
    """Buy `amount` units from the sender's account into the purse."""

    amount: int


class CashChips(msgspec.Struct, frozen=True, tag="cash", forbid_unknown_fields=True):
    """Return `amount` units from the purse to the sender's account."""

    amount: int


class Rebuy(msgspec.Struct, frozen=True, tag="rebuy", forbid_unknown_fields=True):
    """Ask for new play chips; only a player without chips gets them."""


class DealNow(msgspec.Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Have the coup dealt: at once for a lone player, otherwise once everybody has asked for it."""


class Hurry(msgspec.Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Have the rest of this coup dealt without pauses; for a lone player only."""


class SetPace(msgspec.Struct, frozen=True, tag="set-pace", forbid_unknown_fields=True):
    pace: Pace


class AddBot(msgspec.Struct, frozen=True, tag="add-bot", forbid_unknown_fields=True):
    """Seat a bot that plays by the strategy of that name."""

    strategy: str


class RemoveBot(msgspec.Struct, frozen=True, tag="remove-bot", forbid_unknown_fields=True):
    seat: int


class LimitSeat(msgspec.Struct, frozen=True, tag="limit-seat", forbid_unknown_fields=True):
    """Set one seat's own maximum per bet, or None for the table's; only the host may (PB-10)."""

    seat: int
    maximum: int | None


class SealCommit(msgspec.Struct, frozen=True, tag="seal-commit", forbid_unknown_fields=True):
    """Commit to the browser's contribution to the next shoe."""

    commitment: Hex


class SealOpen(msgspec.Struct, frozen=True, tag="seal-open", forbid_unknown_fields=True):
    """Reveal the browser's contribution; a `cut` of 0 leaves the place to chance."""

    nonce: Hex
    entropy: Hex
    cut: Cut


class CutMyself(msgspec.Struct, frozen=True, tag="cut-myself", forbid_unknown_fields=True):
    """Choose whether to be asked where to cut when it is the sender's turn."""

    asked: bool


class Enter(msgspec.Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Enter the room by an invitation."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


RoomRequest = (
    SeatAction
    | TakeSeat
    | WaitForChair
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
    | HostRequest
    | Speak
)


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request, the id that the sender gave it, and the question that it answers.

    A repetition with the same id and body gets the same answer and has no further effect. `shoe`,
    `coup` and `decision` are those of the newest message; actions at the table are refused if they
    are out of date. Games that close by consent have one question per coup, and ignore `decision`.
    """

    id: Id
    shoe: int
    coup: int
    do: RoomRequest
    decision: int = 0
