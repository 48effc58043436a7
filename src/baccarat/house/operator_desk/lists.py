"""What operators see: the house as a whole, people and rooms, sanctions, reports, the log."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..disk_space import HOST_BYTES
from ..hosting.talk import ChatLine
from ..model.clock import time_of
from ..model.hosting import RoomStatus
from ..model.moderation import Door, SalonMode, Sanction, SanctionKind
from ..office import Office
from ..store.queries.moderation import count_reports, read_audit, read_reports
from ..store.queries.people import FoundPlayer, find_players, names_of
from ..store.queries.sizes import RoomSize, Sizes, SpaceState, read_room_sizes


class RulesNews(msgspec.Struct, frozen=True):
    """The rules of the house; the password itself is not shown."""

    door: Door
    guests: bool
    salon: SalonMode
    has_password: bool


class InvitationNews(msgspec.Struct, frozen=True):
    """A link into the house; its address ends with `#` and the token."""

    id: str
    token: str
    note: str
    made: str
    until: str | None
    uses: int | None
    came: int


class AnnouncementNews(msgspec.Struct, frozen=True):
    """An announcement that everybody sees."""

    id: str
    text: str
    made: str
    until: str | None


class SpaceNews(msgspec.Struct, frozen=True):
    """Bytes free on the disk (None if unknown), bytes used, and the limits; None for no limit."""

    state: SpaceState
    free: int | None
    used: int
    quota: int | None
    host_quota: int


class Overview(msgspec.Struct, frozen=True):
    """The house at present; `connected` counts people, `reports` the open ones.

    `shared`: many people may come from the operator's own address, so that no ban of a network has
    an effect on them.
    """

    rules: RulesNews
    operators: tuple[str, ...]
    connected: int
    rooms: int
    aside: int
    reports: int
    space: SpaceNews
    sizes: Sizes
    invitations: tuple[InvitationNews, ...]
    announcements: tuple[AnnouncementNews, ...]
    shared: bool


async def overview(office: Office, *, shared: bool) -> Overview:
    """Describe the house to an operator, whose address is `shared` or not."""
    moderation = office.moderation
    rules, space = moderation.admission.rules, office.space.refresh(office.storage)
    cards = office.rooms.cards()
    return Overview(
        rules=RulesNews(rules.door, rules.guests, rules.salon, rules.password is not None),
        operators=moderation.operators.sign_in_names,
        connected=len(office.people.book.connections.addresses()),
        rooms=sum(card.is_open for card in cards),
        aside=len(office.rooms.quarantined),
        reports=await office.storage.read_archive(count_reports),
        space=SpaceNews(space.state, space.free, space.used, space.quota, HOST_BYTES),
        sizes=await office.space.measure_sizes(office.storage),
        invitations=tuple(
            InvitationNews(
                each.id, each.token, each.note, time_of(each.made), _time(each.until),
                each.uses, each.came,
            )
            for each in moderation.admission.current()
        ),
        announcements=tuple(
            AnnouncementNews(each.id, each.text, time_of(each.made), _time(each.until))
            for each in moderation.announcements.current()
        ),
        shared=shared,
    )  # fmt: skip


PEOPLE_AT_ONCE: Final = 50
AUDIT_AT_ONCE: Final = 100


class SanctionLine(msgspec.Struct, frozen=True):
    """A sanction in force; `name` is the player's and `operator` the operator's name."""

    id: str
    kind: SanctionKind
    player: str
    name: str
    network: str
    reason: str
    operator: str
    made: str
    until: str | None


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of a player, with their units at the table."""

    room: str
    name: str
    chips: int


class PersonLine(msgspec.Struct, frozen=True):
    """A player; `account` is in units, outside all tables.

    - `sign_in_name`: None for a guest without an account.
    - `sessions`: how many browsers are signed in to the account.
    - `visited`: the day of the last visit, in ISO.
    - `addresses`: the networks that they are connected from, held in memory only.
    """

    player: str
    name: str
    sign_in_name: str | None
    sessions: int
    operator: bool
    account: int
    visited: str | None
    connected: bool
    addresses: tuple[str, ...]
    seats: tuple[SeatLine, ...]
    sanctions: tuple[SanctionLine, ...]


class PeopleFound(msgspec.Struct, frozen=True):
    """One page of the people found; `more` is whether another one follows."""

    people: tuple[PersonLine, ...]
    more: bool


class OperatedRoom(msgspec.Struct, frozen=True):
    """A room; `host` is None for the house's own, and `aside` says why it is out of order.

    `players` are the names of the seated people.
    """

    id: str
    name: str
    game: str
    host: str | None
    course: RoomStatus
    private: bool
    players: tuple[str, ...]
    seated: int
    seats: int
    looking: int
    events: int
    bytes: int
    aside: str | None = None


class ReportLine(msgspec.Struct, frozen=True):
    """A reported line of talk, with its context; `room_name` is None for a deleted room."""

    id: str
    at: str
    player: str
    name: str
    reporter: str
    reporter_name: str
    room: str
    room_name: str | None
    reason: str
    text: str
    said_at: str
    before: tuple[ChatLine, ...]
    after: tuple[ChatLine, ...]


class AuditLine(msgspec.Struct, frozen=True):
    """An entry of the audit log; `name` is that of the player it is about, if there is one."""

    id: int
    at: str
    operator: str
    action: str
    subject: str
    name: str | None
    reason: str
    amount: int | None
    until: str | None


async def people_found(office: Office, search: str, skip: int) -> PeopleFound:
    """Find people by a part of their name, or by their id, recent visitors first."""
    found, more = await office.storage.read_archive(
        lambda store: find_players(store, search, skip, PEOPLE_AT_ONCE)
    )
    sanctions = {each.player: office.moderation.sanctions.of(each.player) for each in found}
    told = [each for some in sanctions.values() for each in some]
    lines = {line.id: line for line in await _sanction_lines(office, told)}
    here, cards = office.people.book.connections.addresses(), office.rooms.cards()

    def line(each: FoundPlayer) -> PersonLine:
        player = each.player
        return PersonLine(
            player=player,
            name=each.name,
            sign_in_name=each.sign_in_name,
            sessions=len(office.people.book.of(player)),
            operator=player in office.moderation.operators,
            account=office.accounts.purse(player),
            visited=each.visited,
            connected=player in here,
            addresses=tuple(sorted(filter(None, here.get(player, ())))),
            seats=tuple(
                SeatLine(card.line.id, card.line.name, card.chips[player])
                for card in cards
                if player in card.chips
            ),
            sanctions=tuple(lines[sanction.id] for sanction in sanctions[player]),
        )

    return PeopleFound(tuple(map(line, found)), more)


async def room_list(office: Office) -> list[OperatedRoom]:
    """List all rooms that are not closed, the house's own first."""
    sizes = await office.storage.read_archive(read_room_sizes)
    cards = [card for card in office.rooms.cards() if card.course != "closed"]
    aside = office.rooms.quarantined.values()
    people = {card.host or "" for card in cards} | {room.host or "" for room in aside}
    people.update(player for card in cards for player in card.chips)
    names = await office.storage.read_archive(lambda store: names_of(store, people))
    nothing = RoomSize(0, 0)
    lines = []
    for card in cards:
        line, size = card.line, sizes.get(card.line.id, nothing)
        players = tuple(sorted(names[each] for each in card.chips if each in names))
        lines.append(
            OperatedRoom(
                line.id, line.name, line.game, names.get(card.host or ""), card.course,
                line.private, players, line.seated, line.seats, line.looking,
                size.events, size.bytes,
            )
        )  # fmt: skip
    for room in aside:
        size = sizes.get(room.id, nothing)
        lines.append(
            OperatedRoom(
                room.id, room.name, "", names.get(room.host or ""), "paused", room.private,
                (), 0, 0, 0, size.events, size.bytes, room.reason,
            )
        )  # fmt: skip
    return lines


async def sanction_list(office: Office) -> list[SanctionLine]:
    """List the sanctions in force, newest first."""
    return await _sanction_lines(office, office.moderation.sanctions.in_force())


async def _sanction_lines(office: Office, sanctions: Iterable[Sanction]) -> list[SanctionLine]:
    told = list(sanctions)
    players = {player for each in told for player in (each.player, each.operator)}
    names = await office.storage.read_archive(lambda store: names_of(store, players))
    return [
        SanctionLine(
            each.id, each.kind, each.player, names.get(each.player, ""), each.network,
            each.reason, names.get(each.operator, each.operator), time_of(each.made),
            _time(each.until),
        )
        for each in told
    ]  # fmt: skip


async def report_list(office: Office) -> list[ReportLine]:
    """List all open reports, oldest first."""
    reports = await office.storage.read_archive(read_reports)
    reporters = {each.reporter for each in reports}
    names = await office.storage.read_archive(lambda store: names_of(store, reporters))
    rooms = {card.line.id: card.line.name for card in office.rooms.cards()}
    return [
        ReportLine(
            id=each.id,
            at=time_of(each.made),
            player=each.player,
            name=each.body.line.name,
            reporter=each.reporter,
            reporter_name=names.get(each.reporter, ""),
            room=each.body.room,
            room_name=rooms.get(each.body.room),
            reason=each.body.reason,
            text=each.body.line.text,
            said_at=each.body.line.at,
            before=each.body.before,
            after=each.body.after,
        )
        for each in reports
    ]


async def audit_list(office: Office, before: int | None) -> list[AuditLine]:
    """List the newest entries of the audit log, or those older than `before`."""
    entries = await office.storage.read_archive(
        lambda store: read_audit(store, before, AUDIT_AT_ONCE)
    )
    players = {player for each in entries for player in (each.operator, each.subject)}
    names = await office.storage.read_archive(lambda store: names_of(store, players))
    return [
        AuditLine(
            each.id, time_of(each.at), names.get(each.operator, each.operator), each.action,
            each.subject, names.get(each.subject), each.reason, each.amount, _time(each.until),
        )
        for each in entries
    ]  # fmt: skip


def _time(at: int | None) -> str | None:
    return None if at is None else time_of(at)
