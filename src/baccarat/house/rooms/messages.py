"""The messages that a room sends to its viewers. Amounts are in units."""

from typing import Final, Literal

import msgspec

from ...fairness.ceremony import Ceremony
from ...fairness.sealed import Proof
from ...fairness.shoe import fields_text
from ...rules.backs import Back
from ...rules.law.source import Citation, citations
from ...rules.presets.named import Preset
from ...rules.presets.serialization import read_preset
from ...rules.tableau import Tableau
from ...scorecards.sheet import Scorecards
from ...tables.common.chips import Seat
from ...tables.common.coup_result import Call
from ...tables.register import Event, View
from ..hosting.talk import Talk
from ..model.ceremony import SealEvent
from ..model.club_night import ClubTerms, Standing
from ..model.commands import Pace
from ..model.gestures import Bent, Reacted
from ..model.hosting import HostNews, RoomStatus, Terms
from ..model.moderation import Announcements
from ..model.settings import Settings
from ..model.shoe_history import CoupNews
from ..model.state import RoomState

WIRE: Final = 1
"""The version of the socket protocol. A change that older browsers would misread needs the next
version; additions do not."""


class RuleSheet(msgspec.Struct, frozen=True):
    """The rules of a preset, so that browsers need not derive them."""

    cards: int
    """In a full shoe."""
    least_stake: int
    tableau: Tableau | None
    """The binding one, or the one that custom follows; None if nobody draws by a tableau."""
    row: tuple[str, ...]
    """The bets in front of each place, from left to right; others are outside the row."""
    seats_by_lot: bool = False
    """Whether the house draws everyone's chair, and none may be chosen (CF-1)."""
    sources: tuple[Citation, ...] = ()
    """The rules behind the fields, and where each comes from."""


class RoomNews(msgspec.Struct, frozen=True):
    """The facts about a room that do not change from coup to coup."""

    id: str
    name: str
    preset: Preset
    rules: str
    """The preset as the JSON whose SHA-256 a shoe is bound to."""
    sheet: RuleSheet
    coming: Preset | None
    """The rules of the next shoe, if the host has set other limits for it."""
    pace: Pace
    terms: Terms
    course: RoomStatus
    private: bool
    """Whether only invited players may come in."""
    club_night: ClubTerms | None = None
    """The terms of the club night that the room is for, if any."""


class Person(msgspec.Struct, frozen=True):
    """A seated player."""

    seat: Seat
    name: str
    bot: str | None
    """The strategy's name, if it is a bot."""
    present: bool
    """Whether one of their browsers is connected; bots always count as present."""
    ready: bool
    """Whether they have asked for the deal."""
    slow: bool = False
    """Whether they let a question lapse: others do not wait for them until they answer."""


class Span(msgspec.Struct, frozen=True):
    """Amounts from `low` to `high` units."""

    low: int
    high: int


class May(msgspec.Struct, frozen=True):
    """The viewer's current permissions in the room, apart from the table's choices."""

    sit: Span | None = None
    """The chips with which the viewer may sit down, in any of the `free` places or by lot."""
    free: tuple[Seat, ...] = ()
    buy: Span | None = None
    cash: Span | None = None
    leave: bool = False
    rebuy: int | None = None
    """The units of new play chips available to a player without chips."""
    deal: bool = False
    hurry: bool = False
    pace: bool = False
    add_bot: tuple[str, ...] = ()
    """The strategies that may be seated."""
    remove_bot: tuple[Seat, ...] = ()
    limit_seat: bool = False
    host: bool = False
    """Whether the host's own requests are accepted: pause, close, terms, limits, door, links,
    removal, chips, mute."""
    remove: tuple[Seat, ...] = ()
    """The seats whose players may be removed."""
    speak: bool = False
    wait: bool = False
    """Whether the viewer may put their name on the waiting list."""


class Me(msgspec.Struct, frozen=True):
    """The viewer, as the room knows them."""

    player: str
    name: str
    seat: Seat | None
    account: int
    """Chips outside the table."""
    host: bool
    alone: bool
    """Whether no other person sits at the table, so that the viewer sets the time."""
    leaving: bool
    """Whether the seat is given up as soon as the coup is over."""
    cuts: bool
    """Whether the viewer would be asked where to cut."""
    may: May
    no_seat: str | None = None
    """Why there is no seat for them, or soon none: a refusal's code."""
    again: int | None = None
    """The units with which they last left a seat during this shoe, to sit down with again."""
    who: str = ""
    """The viewer in the talk, as in their own lines; empty for a stranger."""
    standing: int | None = None
    """Their row in the ranking, from 0; None for somebody outside the club night."""
    waits: int | None = None
    """Their row in the waiting list, from 0; None if they are not on it."""
    kept_in: int | None = None
    """Milliseconds for which a chair is still kept for them; None if none is."""


class Waiting(msgspec.Struct, frozen=True):
    """A player on the waiting list; `kept` is whether a chair is kept for them now."""

    name: str
    kept: bool


class Told(msgspec.Struct, frozen=True):
    """One event, as the viewer sees it, and what the croupier says about it."""

    event: Event
    calls: tuple[Call, ...]
    backs: tuple[Back, ...]
    """The backs of the event's cards, face up or down, in order."""


class Now(msgspec.Struct, frozen=True):
    """The room as the viewer may know it after all that happened up to event `seq`."""

    seq: int
    shoe: int
    """From 1; 0 before the first."""
    coup: int
    """The current coup, or the next one, from 1."""
    decision: int
    """The number of the current question in the coup, from 0; an answer repeats it."""
    view: View
    people: tuple[Person, ...]
    me: Me
    closes_in: int | None
    """Milliseconds until the stakes close; None while no clock runs."""
    cut_in: int | None = None
    """Milliseconds left for the viewer to choose where the shoe is cut; None if not asked."""
    frozen: bool = False
    """Whether the room cannot be saved at present, and is therefore frozen."""
    ranking: tuple[Standing, ...] | None = None
    """The ranking of the club night, best first; None without one."""
    withheld: bool = False
    """Whether people are not asked the present question yet; the house answers for them."""
    brings: tuple[str, ...] = ()
    """The phases from which a bank is first offered to people in this coup."""
    waiting: tuple[Waiting, ...] = ()
    """The waiting list, first come first."""


class SealNews(msgspec.Struct, frozen=True):
    """The seal of the current shoe: its ceremony, and the cards on the table."""

    ceremony: Ceremony | None
    root: str | None
    out: int
    """How many cards have left the shoe."""
    hands: dict[str, tuple[int, ...]]
    """The positions in the shoe of the current coup's cards, by hand."""
    backs: dict[str, tuple[Back, ...]]
    """The backs of these cards, face up or down."""
    proofs: tuple[Proof, ...]
    """Proofs of the cards of this coup that the viewer has been shown."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The complete state, at the start of a connection; `coups` are this shoe's."""

    wire: Literal[1]
    """The version of the socket's messages."""
    room: RoomNews
    now: Now
    coups: tuple[CoupNews, ...]
    scorecards: dict[str, Scorecards]
    """The scorecards, by the side that plays against the bank."""
    seal: SealNews


class Held(msgspec.Struct, frozen=True, tag="held"):
    """From now on all other messages of this connection are sent this many seconds late.

    Those of a coup are sent when this many later `coups` have ended.
    """

    seconds: int
    coups: int = 0


class News(msgspec.Struct, frozen=True, tag="news"):
    """What has happened since the last message; `room` and the last two only if they changed."""

    told: tuple[Told, ...]
    now: Now
    room: RoomNews | None = None
    finished: CoupNews | None = None
    scorecards: dict[str, Scorecards] | None = None
    seal: tuple[SealEvent, ...] = ()
    proofs: tuple[Proof, ...] = ()
    """Proofs of each card that this message shows the viewer."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command was carried out, and is on disk; `seq` numbers its last event."""

    id: str
    seq: int


class NotAccepted(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed; the page has a text for `code`. `id` is the frame's, if it had one."""

    id: str | None
    code: str
    limit: int | None = None
    """The limit that the command exceeded, in units, if there is one."""
    field: str | None = None
    """The field at fault, as a path such as `do.amount`; `$` for the whole frame."""
    retry_in: int | None = None
    """Milliseconds after which the command may be sent again; None if waiting does not help."""
    detail: str | None = None
    """The fault in English, for developers; `malformed` always has it."""


Message = (
    Welcome
    | Held
    | News
    | Accepted
    | NotAccepted
    | HostNews
    | Talk
    | Announcements
    | Bent
    | Reacted
)


def room_news(made: Settings, state: RoomState) -> RoomNews:
    """Return the facts that do not change from coup to coup."""
    hosting, preset = state.hosting, state.table.preset
    return RoomNews(
        id=made.id,
        name=made.name,
        preset=preset,
        rules=fields_text(state.written),
        sheet=RuleSheet(
            preset.cards,
            preset.least_stake,
            preset.customary,
            preset.row,
            preset.seats_by_lot,
            citations(preset),
        ),
        coming=read_preset(hosting.coming) if hosting.coming else None,
        pace=state.pace,
        terms=hosting.terms or made.terms,
        course=hosting.course,
        private=hosting.private,
        club_night=state.club.terms if state.club else None,
    )
