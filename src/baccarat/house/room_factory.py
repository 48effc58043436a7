"""Create rooms: those that hosts ask for, and the house's own."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import cached_property, partial
from itertools import count
from typing import Final

from ..players.register import first_bots
from ..rules.presets.named import PRESETS
from .cluster.contract import Cluster
from .disk_space import SpaceWatch
from .hosting.bets import HouseBets
from .hosting.form_fields import Forms, forms
from .hosting.room_spec import RoomSpec, settings_of, with_club_night
from .lobby.room_card import in_place_of, next_name
from .model.draft import Draft
from .model.guest import Guest
from .model.ledger import Accounts, BalanceOverflow
from .model.refusal import HouseCode, Rejected, check
from .model.settings import Settings
from .moderation import Moderation
from .room_directory import DEFAULT_ROOM, RoomDirectory
from .room_limits import OpenRoom, check_room_left, is_deserted
from .rooms.bots import seat_initial_bots
from .rooms.quarantine import QuarantineReason
from .rooms.rebuild import empty_room
from .rooms.room import Room
from .self_limits import SelfLimitBook
from .store.batch import Batch, batch_of
from .store.codecs import settings_body
from .store.queries.lobby import LobbyEntry, has_room, list_open_rooms
from .store.rows import RowWriter
from .store.storage import Storage

SALON: Final = "Salon"
"""The name of the house's own room; further ones have a number after it."""


def _salon(identifier: str, name: str) -> Settings:
    return Settings(id=identifier, name=name, preset=PRESETS[0], bots=2)


class RoomExists(Exception):
    """Another process has made the house's own room meanwhile."""


class RoomFactory:
    """Creates rooms, and lists the choices that a host has."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of the house that a new room changes
        self,
        bets: HouseBets,
        storage: Storage,
        accounts: Accounts,
        limits: SelfLimitBook,
        moderation: Moderation,
        cluster: Cluster,
        rooms: RoomDirectory,
        space: SpaceWatch,
    ) -> None:
        self.bets = bets.on_offer
        self.bets_by_file = bets.by_file
        self._storage = storage
        self._accounts = accounts
        self._moderation = moderation
        self._cluster = cluster
        self._limits = limits
        self._rooms = rooms
        self._space = space
        self._creating: dict[str, OpenRoom] = {}

    @cached_property
    def forms(self) -> Forms:
        """The choices for a new room, with the bets that were in the folder on opening."""
        return forms(self.bets_by_file)

    async def create(self, spec: RoomSpec, host: Guest, network: str = "") -> Room:
        """Create a room for a host, from a network if that is known; raises Rejected."""
        check(not self._moderation.needs_account(host.player), HouseCode.GUESTS_OFF)
        new, in_memory = OpenRoom(host.player, network), self._rooms.in_memory
        coming = [each for room, each in self._creating.items() if room not in in_memory]
        check_room_left([*self._rooms.list_open(), *coming], new)
        settings = settings_of(spec, host.player, host.name, self.bets, self.bets_by_file)
        settings = with_club_night(settings, spec, self._limits.now())
        self._creating[settings.id] = new
        try:
            await self._space.check_room(self._storage, self._rooms_of(host))
            return await self._create(settings, network)
        finally:
            del self._creating[settings.id]

    async def ensure_default_room(self) -> None:
        """Create the house's own room if it does not exist, or was closed.

        The operators may have decided against such a room.
        """
        rooms = self._rooms
        rooms.default = in_place_of(DEFAULT_ROOM, rooms.cards())
        if (
            rooms.default
            in rooms.in_memory.keys() | rooms.quarantined.keys() | rooms.evicted.keys()
        ):
            return
        if not self._moderation.has_own_room:
            return
        settings = _salon(rooms.default, SALON)
        try:
            await self._create(settings)
        except RoomExists:
            return  # another process has just made it, and will tell
        except Rejected:
            rooms.set_aside(rooms.default, QuarantineReason.FAULTS, settings_body(settings))

    async def balance_salons(self) -> None:
        """Open another Salon when people have all chairs of each, and close an empty one."""
        cards = [card for card in self._rooms.list_own() if card.is_open]
        if not cards or not self._moderation.has_own_room:
            return
        spare = [card for card in cards if not card.is_full]
        if not spare:
            await self._open_salon({card.line.name for card in cards})
        now = self._limits.now()
        for card in spare if len(spare) > 1 else ():
            if card.line.id != self._rooms.default and is_deserted(card, now):
                with suppress(Rejected):  # another process has it
                    await self._rooms.close_vacant(card.line.id)

    async def _open_salon(self, names: Collection[str]) -> None:
        """Open one more Salon, unless the house is full."""
        rooms = self._rooms
        known = rooms.in_memory.keys() | rooms.quarantined.keys() | rooms.evicted.keys()
        name = next(name for number in count(2) if (name := f"{SALON} {number}") not in names)
        with suppress(RoomExists, Rejected):
            check_room_left(rooms.list_open(), OpenRoom(None, ""))
            await self._create(_salon(next_name(DEFAULT_ROOM, known), name))

    def _rooms_of(self, host: Guest) -> Iterator[str]:
        """List the rooms that a host has, or has had."""
        in_memory, evicted = self._rooms.in_memory, self._rooms.evicted
        yield from (name for name, room in in_memory.items() if room.settings.host == host.player)
        yield from (name for name, card in evicted.items() if card.host == host.player)

    def _check_room(self, settings: Settings, network: str, rows: RowWriter) -> None:
        """Check in the transaction that adds a room what other processes may have added."""
        if not self._cluster.shared:
            return
        if has_room(rows, settings.id):
            raise RoomExists
        rooms = [OpenRoom(*each) for each in list_open_rooms(rows)]
        if settings.host is not None:
            check_room_left(rooms, OpenRoom(settings.host, network))

    async def _create(self, settings: Settings, network: str = "") -> Room:
        """Store a room with its first occupants, all or nothing, and start it; raises Rejected."""
        body = settings_body(settings)
        first = initial_batch(settings, self._accounts.balances)
        try:
            await self._storage.run(
                lambda store: store.add_room(
                    settings.id,
                    body,
                    first,
                    LobbyEntry(settings.id, settings.host, network=network),
                    partial(self._check_room, settings, network),
                )
            )
        except BalanceOverflow:
            raise Rejected(HouseCode.OVER_BOOKS) from None
        self._accounts.apply_transfers(first.transfers)
        if not self._cluster.shared:
            await self._rooms.load(settings.id, body)
        return await self._rooms.find(settings.id)


def initial_batch(made: Settings, accounts: Mapping[str, int]) -> Batch:
    """Return the batch that seats a new room's first bots; `accounts` are the house's, in units."""
    draft = Draft(made.id, empty_room(made), 0)
    seat_initial_bots(draft, made.strategies or first_bots(made.preset, made.bots), accounts)
    return batch_of(draft, str)  # no shoe ends here
