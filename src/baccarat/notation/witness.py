"""What a browser saw of a room's shoes, as saved by its page; `docs/sealed-shoes.md` has the form.

The text may come from anyone: everything is checked, nothing is believed.
"""

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

from ..cards.card import Card
from ..fairness.ceremony import Announcement, Hex, Member, Opening
from ..rules.backs import Back
from ..rules.coup import Outcome
from ..rules.versions import Step, migrate

FORMAT: Final = "baccarat witness"
STEPS: Final[tuple[Step, ...]] = ()
"""The migration from each version of the file to the next."""
VERSION: Final = len(STEPS) + 1

Position = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]


class WitnessCode(StrEnum):
    """Reasons why a file is not the requested witness."""

    UNREADABLE = "witness-unreadable"
    NEWER = "witness-newer"
    OTHER_ROOM = "witness-other-room"
    NO_SHOE = "witness-no-shoe"


class BadWitness(ValueError):
    """A file without this shoe; `value` says what the file has in its place."""

    def __init__(self, code: WitnessCode, value: str | int = "") -> None:
        super().__init__(f"{code}: {value}" if value != "" else code)
        self.code = code
        self.value = value


class _Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Mine(_Closed, frozen=True):
    """The browser's own draw and opening, and whether the house acknowledged its commitment."""

    opening: Opening
    commitment: Hex
    taken: bool
    opened: bool


class Overruled(_Closed, frozen=True):
    """An attempt that the house later changed or left out."""

    announcement: Announcement
    members: tuple[Member, ...]
    closed: bool
    openings: tuple[Opening, ...]


class AttemptSeen(Overruled, frozen=True):
    """The latest version of an attempt; if it has a secret, it was abandoned."""

    mine: tuple[Mine, ...]
    secret: Hex | None
    missing: tuple[int, ...]


class HandSeen(_Closed, frozen=True):
    cards: tuple[Card, ...]
    total: int


class CoupSeen(_Closed, frozen=True):
    """A coup as announced at its end: its hands, and each side's outcome against the bank."""

    coup: Number
    hands: dict[str, HandSeen]
    outcomes: dict[str, Outcome]


class LotSeen(_Closed, frozen=True):
    """A lot among `seats` that fell on `seat`; `number` were drawn before it in the shoe."""

    number: Position
    seats: tuple[int, ...]
    seat: int


class ShoeSeen(_Closed, frozen=True):
    """One shoe. Positions count from 0; `places` are `COUP SIDE CARD`, from 1."""

    shoe: Number
    attempts: tuple[AttemptSeen, ...]
    overruled: tuple[Overruled, ...]
    roots: tuple[Hex, ...]
    secret: Hex | None
    out: Position
    burnt: int | None
    places: dict[Position, str]
    cards: dict[Position, Card]
    backs: dict[Position, Back]
    coups: dict[Number, CoupSeen]
    proved: int
    lots: dict[Position, LotSeen] = {}
    called: Number | None = None


class WitnessFault(_Closed, frozen=True):
    """A fault that turned the seal red, as the suffix of a message's name."""

    fault: Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
    shoe: Position


class Witness(_Closed, frozen=True):
    """What a browser saved about a room; `used` maps the house's commitments to their uses.

    The file has a `version` as well.
    """

    format: Literal["baccarat witness"]
    room: str
    seq: int
    faults: tuple[WitnessFault, ...]
    used: dict[Hex, str]
    shoes: tuple[ShoeSeen, ...]

    def of(self, room: str, shoe: int) -> ShoeSeen:
        """Return the notes on a shoe. Raises BadWitness if there is nothing."""
        if self.room != room:
            raise BadWitness(WitnessCode.OTHER_ROOM, self.room)
        notes = next((each for each in self.shoes if each.shoe == shoe), None)
        if notes is None:
            raise BadWitness(WitnessCode.NO_SHOE, shoe)
        return notes


class _Versioned(msgspec.Struct, frozen=True):
    format: Literal["baccarat witness"]
    version: Number


def read_witness(text: bytes) -> Witness:
    """Read a witness saved by a browser. Raises BadWitness."""
    try:
        version = msgspec.json.decode(text, type=_Versioned).version
        if version > len(STEPS) + 1:
            raise BadWitness(WitnessCode.NEWER, version)
        return msgspec.convert(migrate(msgspec.json.decode(text), STEPS), Witness, str_keys=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadWitness(WitnessCode.UNREADABLE) from None
