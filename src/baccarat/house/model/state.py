"""A room's state, folded from its events: the table, its occupants, and the current coup."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from ...rules.presets.named import intern_preset
from ...rules.presets.serialization import plain, read_preset, write_preset
from ...rules.versions import Fields
from ...tables.common.changeur import SetMaximum
from ...tables.common.chips import HOUSE, Account, Seat
from ...tables.common.shoe import CoupEnded, ShoeEnded, ShoeStarted, is_between_shoes
from ...tables.register import TABLES, Event, GameTable, State
from .ceremony import (
    CutAsked,
    RosterClosed,
    Seal,
    SealAbandoned,
    SealAnnounced,
    SealCommitted,
    SealEvent,
    SealOpened,
    SecretShown,
    ShoeSealed,
)
from .club_night import ClubChips, ClubNight, NightProlonged
from .commands import Pace
from .event_bases import RoomEventBase, SealEventBase
from .guest import same_name
from .hosting import Barred, HostEvent, Hosting, LimitsChanged, apply_host_event
from .ledger import club_account, player_account


class Seated(RoomEventBase, frozen=True, tag="seated"):
    """A player takes a seat, before their chips arrive; `bot` is a bot's strategy."""

    seat: Seat
    player: str
    name: str
    bot: str | None


class Vacated(RoomEventBase, frozen=True, tag="vacated"):
    """The seat is free again."""

    seat: Seat


class LeaveAsked(RoomEventBase, frozen=True, tag="leave-asked"):
    """This seat will be given up as soon as its stakes are settled."""

    seat: Seat


class Listed(RoomEventBase, frozen=True, tag="listed"):
    """A player puts their name on the waiting list for a chair (AD-C9, AD-P14)."""

    player: str
    name: str


class Unlisted(RoomEventBase, frozen=True, tag="unlisted"):
    """A player's name is taken off the waiting list."""

    player: str


class DealAsked(RoomEventBase, frozen=True, tag="deal-asked"):
    """This seat is ready for the cards."""

    seat: Seat


class PaceSet(RoomEventBase, frozen=True, tag="pace-set"):
    pace: Pace


class Issued(RoomEventBase, frozen=True, tag="issued"):
    """New play chips were issued to a player's account."""

    player: str
    amount: int


MAX_ISSUED_BY_ROOM: Final = 10**12
"""Units of new play chips that a room may issue in all."""

RoomEvent = (
    Seated
    | Vacated
    | LeaveAsked
    | Listed
    | Unlisted
    | DealAsked
    | PaceSet
    | Issued
    | ClubChips
    | NightProlonged
    | CutAsked
    | SealEvent
    | HostEvent
)
LoggedEvent = RoomEvent | Event


class Occupant(msgspec.Struct, frozen=True):
    """The player in a seat; `bot` is a bot's strategy."""

    player: str
    name: str
    bot: str | None = None


class RoomState(msgspec.Struct, frozen=True, dict=True):
    """The room before its next event; `occupants` has an entry for each place, None if it is free.

    `shoe` and `coup` count from 1 and are the current ones, or the next; shoe 0 is before the
    first. `decision` counts the phase changes since the last coup ended, from 0.
    `cuts` are the seats that want to cut their shoes themselves. `committed` are the players whose
    browsers take part in the current attempt at a shoe, by the seat they then had, and `balked`
    those who made one fail: they are excluded from that shoe, at whatever seat.
    `fields` are the table's preset as written when its rules were set, perhaps by an older version;
    None if it is written as in this version.
    """

    table: State
    occupants: tuple[Occupant | None, ...]
    pace: Pace
    shoe: int = 0
    coup: int = 1
    ready: frozenset[Seat] = frozenset()
    leaving: frozenset[Seat] = frozenset()
    decision: int = 0
    seal: Seal = Seal()
    cuts: frozenset[Seat] = frozenset()
    hosting: Hosting = Hosting()
    committed: Mapping[Seat, str] = {}
    balked: frozenset[str] = frozenset()
    issued: int = 0
    """Units that the room has issued; never exceeds `MAX_ISSUED_BY_ROOM`."""
    fields: Fields | None = None
    club: ClubNight | None = None
    """The club night that this room is for, if any."""
    waiting: dict[str, str] = {}
    """The names on the waiting list by player id, first come first."""

    @property
    def written(self) -> Fields:
        """The preset as written: announcements and records are bound to it."""
        return write_preset(self.table.preset) if self.fields is None else self.fields

    @cached_property
    def game(self) -> GameTable:
        """The table functions of this room's game."""
        return TABLES[self.table.preset.game]

    @property
    def decision_id(self) -> tuple[int, int, int]:
        """Identifies the current decision: shoe, coup, and number within the coup."""
        return self.shoe, self.coup, self.decision

    @cached_property
    def croupier_may(self) -> frozenset[type]:
        """The action types that the croupier may take now."""
        return frozenset([type(choice) for choice in self.game.legal(self.table, HOUSE)])

    @property
    def limits_seats(self) -> bool:
        """Whether single seats may have their own maximum, and somebody is seated (PB-10)."""
        return bool(self.taken) and issubclass(SetMaximum, self.game.Action)

    @cached_property
    def at_risk(self) -> Mapping[Seat, int]:
        """The units that each seat may lose at the table now."""
        return self.game.at_risk(self.table)

    def chips(self, seat: Seat) -> int:
        """Return a seat's units at the table, in its purse and in play."""
        return sum(
            units
            for place, units in self.table.balances().items()
            if place.seat == seat and place.account is not Account.OWED
        )

    def account_of(self, room: str, player: str) -> str:
        """Return the account that a player's purse is filled from; bots have none of the night."""
        club = self.club is not None and player in self.club.entrants
        return club_account(room, player) if club else player_account(player)

    def admits(self, player: str, hosts: Collection[str]) -> bool:
        """Whether a player may come in, `""` for a stranger; `hosts` are the room's hosts."""
        hosting = self.hosting
        if not hosting.private or player in hosts or player in hosting.members:
            return True
        return player in self.seats

    @property
    def keeps_seats(self) -> bool:
        """Whether seats are held for long: the host has invited people, or let the table pause."""
        hosting = self.hosting
        invited = hosting.private or hosting.invites or hosting.members or self.club
        return bool(invited) or hosting.course == "paused"

    @cached_property
    def seats(self) -> Mapping[str, Seat]:
        """The seats by player id."""
        return {who.player: seat for seat, who in self.taken}

    @cached_property
    def taken(self) -> tuple[tuple[Seat, Occupant], ...]:
        """The taken seats and their occupants."""
        return tuple([(seat, who) for seat, who in enumerate(self.occupants, 1) if who])

    @cached_property
    def asked(self) -> frozenset[Seat]:
        """The seats whose answer is awaited."""
        return frozenset(self.game.to_act(self.table))

    @cached_property
    def by_consent(self) -> bool:
        """Whether a decision stays open until everyone here asks for the deal."""
        return self.game.CLOSES_BY_CONSENT and self.game.time_limit(self.table) is None

    def is_broke(self, seat: Seat, account: int) -> bool:
        """Whether a seat cannot make the smallest stake with its chips on and off the table."""
        least = self.table.preset.least_stake
        held = (self.table.purses[seat - 1] or 0) + account
        return held < least and self.chips(seat) + account < least

    def has_namesake(self, player: str, name: str, *, bots: bool = False) -> bool:
        """Whether the name of another seated person, or of one of the `bots`, looks like this one.

        Nobody can pass for a house player, so its name keeps no person from the table.
        """
        others = [who for _, who in self.taken if who.player != player and (bots or not who.bot)]
        return any(same_name(who.name, name) for who in others)

    def bots(self) -> tuple[Seat, ...]:
        """List the seats of the bots."""
        return tuple([seat for seat, who in self.taken if who.bot])

    def others(self, player: str) -> tuple[Seat, ...]:
        """List the seats of all people except one."""
        return tuple([at for at, who in self.taken if not who.bot and who.player != player])

    def open_places(self) -> tuple[Seat, ...]:
        """List the places that a person may take: chairs first, then bystanders' places.

        If every chair is taken, bots without chips in play give theirs up, one with a role only if
        no other can.
        """
        empty = _empty(self.occupants)
        if self.free_chairs():
            return empty
        table = self.table
        can_go = [seat for seat in self.bots() if not table.has_chips_in_play(seat)]
        ready = [seat for seat in can_go if not table.has_role(seat)]
        return (*(ready or can_go), *empty)

    def free_chairs(self) -> tuple[Seat, ...]:
        """List the empty chairs."""
        return _empty(self.occupants[: self.table.preset.seats])

    def open_chairs(self) -> tuple[Seat, ...]:
        """List the open places that are chairs."""
        return tuple([seat for seat in self.open_places() if seat <= self.table.preset.seats])

    def has_chair(self, player: str) -> bool:
        """Whether a player is seated, and not standing."""
        return 1 <= self.seats.get(player, 0) <= self.table.preset.seats

    def kept_for(self, here: Iterable[str]) -> tuple[str, ...]:
        """List the players for whom a chair is kept now, of those on the waiting list and `here`.

        Between shoes seated players who want to move come first; during a shoe they wait (AD-C9).
        """
        if not self.waiting:
            return ()
        come, move = [], []
        for player in here:
            if not self.has_chair(player):
                come.append(player)
            elif not self.table.has_chips_in_play(self.seats[player]):
                move.append(player)
        first = move if is_between_shoes(self.table.phase) else []
        return (*first, *come)[: len(self.open_chairs())]

    def may_take_chair(self, player: str, here: Iterable[str]) -> bool:
        """Whether a chair is open and not kept for another; `here` are those listed, connected."""
        kept = self.kept_for(here)
        return player in kept or len(kept) < len(self.open_chairs())


def _empty(places: Sequence[Occupant | None]) -> tuple[Seat, ...]:
    return tuple([seat for seat, who in enumerate(places, 1) if not who])


def apply_event(state: RoomState, event: LoggedEvent) -> RoomState:
    """Apply an event of the table or of the room."""
    if not isinstance(event, RoomEventBase):
        return apply_table_event(state, event, state.game.apply(state.table, event))
    match event:
        case Seated():
            who = Occupant(event.player, event.name, event.bot)
            return _occupy(state, event.seat, who)
        case Vacated():
            return _occupy(state, event.seat, None)
        case LeaveAsked():
            return replace(state, leaving=state.leaving | {event.seat})
        case Listed() | Unlisted():
            waits = {event.player: event.name} if isinstance(event, Listed) else {}
            return replace(state, waiting=_unlist(state, event.player).waiting | waits)
        case DealAsked():
            return replace(state, ready=state.ready | {event.seat})
        case PaceSet():
            return replace(state, pace=event.pace)
        case Issued() | ClubChips() | NightProlonged():
            return _issue(state, event)
        case CutAsked():
            others = state.cuts - {event.seat}
            return replace(state, cuts=others | {event.seat} if event.asked else others)
        case _ if isinstance(event, SealEventBase):
            return _sealing(replace(state, seal=state.seal.after(event)), event)
        case LimitsChanged():
            fields = plain(event.preset)
            table = replace(state.table, preset=intern_preset(read_preset(fields)))
            state = replace(state, table=table, fields=fields)
            return replace(state, hosting=apply_host_event(state.hosting, event))
        case _:
            state = _unlist(state, event.player) if isinstance(event, Barred) else state
            hosting = apply_host_event(state.hosting, event)
            waiting = {} if hosting.course == "closing" else state.waiting
            return replace(state, hosting=hosting, waiting=waiting)


def _sealing(state: RoomState, event: SealEvent) -> RoomState:
    """Track who commits and who then fails to open, whichever seat they take next."""
    match event:
        case SealAnnounced():
            return replace(state, committed={})
        case SealCommitted():
            seat = event.member.seat
            who = state.occupants[seat - 1]
            return replace(state, committed={**state.committed, seat: who.player if who else ""})
        case SealAbandoned():
            failed = {state.committed[seat] for seat in event.missing if seat in state.committed}
            return replace(state, balked=state.balked | failed)
        case ShoeSealed():
            return replace(state, committed={}, balked=frozenset())
        case RosterClosed() | SealOpened() | SecretShown():
            return state
        case _:
            assert_never(event)


def apply_table_event(state: RoomState, event: Event, table: State) -> RoomState:
    """Apply an event of the table, which is in state `table` after it."""
    if table.phase != state.table.phase:
        state = replace(state, decision=state.decision + 1, ready=frozenset())
    state = replace(state, table=table)
    match event:
        case ShoeStarted():
            return replace(state, shoe=state.shoe + 1, coup=1, decision=0)
        case CoupEnded():
            return replace(state, coup=state.coup + 1, decision=0)
        case ShoeEnded() if state.club:
            return replace(state, club=replace(state.club, shoes_ended=state.shoe))
        case _:
            return state


def _issue(state: RoomState, event: Issued | ClubChips | NightProlonged) -> RoomState:
    new = 0 if isinstance(event, NightProlonged) else event.amount
    club = state.club
    if club and not isinstance(event, Issued):
        club = club.after(event)
    return replace(state, issued=min(state.issued + new, MAX_ISSUED_BY_ROOM), club=club)


def _unlist(state: RoomState, player: str) -> RoomState:
    left = {each: name for each, name in state.waiting.items() if each != player}
    return replace(state, waiting=left)


def _occupy(state: RoomState, seat: Seat, who: Occupant | None) -> RoomState:
    """Put a player in a place, or free it; leaving or taking a chair ends the wait for one."""
    served = state.occupants[seat - 1] or (who if seat <= state.table.preset.seats else None)
    state = _unlist(state, served.player) if served else state
    return replace(
        state,
        occupants=(*state.occupants[: seat - 1], who, *state.occupants[seat:]),
        ready=state.ready - {seat},
        leaving=state.leaving - {seat},
        cuts=state.cuts - {seat},
    )
