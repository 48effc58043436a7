"""What the host of a room may ask, and what everybody there may say."""

from typing import Annotated

import msgspec

from .terms import Terms

LONGEST_LINE = 200
"""Characters of what is said at once."""
Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Somebody, by the alias that the room's messages give them."""


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Have the table stand still: no card, no clock, no stake."""


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Have it go on; what is asked gets its whole time anew."""


class CloseRoom(msgspec.Struct, frozen=True, tag="close-room", forbid_unknown_fields=True):
    """Close the room for good after the coup, with everyone's chips back to their accounts."""


class SetDoor(msgspec.Struct, frozen=True, tag="set-door", forbid_unknown_fields=True):
    """Let in the invited alone, or everybody."""

    private: bool


class SetTerms(msgspec.Struct, frozen=True, tag="set-terms", forbid_unknown_fields=True):
    """Set the clock, for what is asked from now on, who may buy again, and what help there is."""

    terms: Terms


class SetLimits(msgspec.Struct, frozen=True, tag="set-limits", forbid_unknown_fields=True):
    """Have the next shoe played by other `sums`, in units, by the names of a preset's fields.

    A shoe that is announced or lies there keeps its own. The sums of the shoe at hand take back
    what was asked.
    """

    sums: dict[str, int | tuple[int, ...]]


class MakeInvite(msgspec.Struct, frozen=True, tag="make-invite", forbid_unknown_fields=True):
    """Make a link that anyone who has it can use."""


class RevokeInvite(msgspec.Struct, frozen=True, tag="revoke-invite", forbid_unknown_fields=True):
    """Let nobody more in by a link; who came by it may still come."""

    number: int


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove-player", forbid_unknown_fields=True):
    """Have a player get up as soon as their stakes are settled; they may not sit or speak again."""

    seat: int


class LetBackIn(msgspec.Struct, frozen=True, tag="let-back-in", forbid_unknown_fields=True):
    """Allow one who was removed to sit and speak again."""

    who: Who


class SetChips(msgspec.Struct, frozen=True, tag="set-chips", forbid_unknown_fields=True):
    """Have `amount` units in a player's purse.

    What is missing are new play chips; what is too much goes to their own account.
    """

    seat: int
    amount: int


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Let one who has spoken say nothing more."""

    who: Who


class Unmute(msgspec.Struct, frozen=True, tag="unmute", forbid_unknown_fields=True):
    who: Who


class Speak(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to all who are in the room; plain text of one line."""

    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_LINE)]


HostWish = (
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
    | Mute
    | Unmute
)
