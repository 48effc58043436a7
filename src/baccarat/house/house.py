"""The house: its storage, its guests and its rooms."""

from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from .cluster.contract import Cluster
from .cluster.shared import Shared
from .config import HouseConfig, split_list
from .departures import Departures
from .disk_space import SpaceWatch
from .guests import Guests
from .hosting.bets import read_bets
from .housekeeping import Housekeeping
from .model.commands import Enter
from .model.guest import Guest
from .model.ledger import Accounts
from .model.networks import Share
from .moderation import Moderation
from .office import Office
from .operator_desk.desk import OperatorDesk
from .people.operators import Operators
from .people.people import People
from .room_directory import RoomDirectory
from .room_factory import RoomFactory
from .room_sharing import RoomSharing
from .rooms.mailbox import BatchScheduler
from .shared_caches import SharedCaches
from .store.address import DatabaseUrl, Place
from .store.storage import Storage


class House:
    """Everything in one data folder or database; each part has its own methods."""

    def __init__(
        self,
        place: Place,
        config: HouseConfig | None = None,
        *,
        thread: Executor | None = None,
        address: str | None = None,
    ) -> None:
        """Open and check the house; raises what Storage raises, and BadBets.

        With `address`, the host and port of this process for others, several processes share a
        house in a database; raises ValueError for a folder. Only a folder may add its own bets.
        `thread` is passed on to Storage.
        """
        self.config = config = config or HouseConfig(data=place)
        self.space = SpaceWatch(config)
        self.turns = BatchScheduler()
        self.accounts = Accounts()
        bets = read_bets(place if isinstance(place, Path) else None)
        shared = address is not None
        if shared and not isinstance(place, DatabaseUrl):
            raise ValueError("only a house in a database can be shared")
        self.storage = Storage(place, thread=thread, accept_loss=config.accept_loss, shared=shared)
        self.cluster: Cluster = Shared(self.storage, address) if address else Cluster()
        self.operators = Operators(
            split_list(config.operator), passkey_only=config.operator_passkey
        )
        self.guests = Guests(self.storage, self.accounts, self.operators)
        self.limits = self.guests.limits
        self.people = People(self.storage, self.operators, self.limits.now, thread=thread)
        self.moderation = Moderation(self.operators, self.people.book, self.people.prover)
        self.rooms = RoomDirectory(
            self.turns, self.accounts, self.storage, self.limits, self.moderation, self.cluster
        )
        self.room_factory = RoomFactory(
            bets, self.storage, self.accounts, self.limits,
            self.moderation, self.cluster, self.rooms, self.space,
        )  # fmt: skip
        self.departures = Departures(
            self.storage, self.accounts, self.guests,
            self.people.book, self.moderation.sanctions, self.rooms,
        )  # fmt: skip
        self.room_sharing = RoomSharing(self.storage, self.cluster, self.rooms)
        self.office = Office(
            self.storage, self.cluster, self.accounts, self.guests, self.people,
            self.moderation, self.rooms, self.room_factory, self.departures, self.space,
        )  # fmt: skip
        self.shared_caches = SharedCaches(self.office)
        self.housekeeping = Housekeeping(self.office, config)
        self.desk = OperatorDesk(self.office)

    async def reconfigure(self, config: HouseConfig) -> None:
        """Apply a changed configuration while the house is open."""
        self.operators.passkey_only = config.operator_passkey
        self.config = self.space.config = self.housekeeping.config = config
        await self.operators.rename_all(split_list(config.operator), self.storage)

    async def open(self) -> None:
        """Start every room that has something to do; quarantine those that fail to load.

        Rooms with an up-to-date lobby entry stay out of memory. All others are loaded, and evicted
        again if they have nothing to do.
        """
        await self.cluster.open()
        self.shared_caches.start()
        self.accounts.balances = await self.storage.read(lambda store: store.balances())
        await self.guests.load()
        await self.moderation.load(self.storage)
        await self.rooms.load_all()
        await self.room_factory.ensure_default_room()
        await self.rooms.evict_idle()
        self.room_sharing.start()
        self.departures.resume(await self.people.load())
        self.housekeeping.start()

    async def close(self) -> None:
        """Stop the rooms, and close the storage once everything accepted is on disk."""
        await self.housekeeping.stop()
        await self.departures.close()
        self.people.prover.close()
        await self.room_sharing.stop()
        await self.shared_caches.stop()
        await self.rooms.close()
        await self.cluster.close()
        await self.storage.close()

    async def welcome(
        self,
        name: str,
        password: str = "",
        invitation: str = "",
        *,
        network: str = "",
        counted: Sequence[Share] = (),
    ) -> Guest:
        """Register a newcomer whom the door of the house lets in; raises Rejected.

        They come from a `network`, if that is known. Their chips are `counted` for these networks,
        unless an operator has invited them.
        """
        admission = self.moderation.admission
        used = await admission.check_newcomer(password, invitation)
        if used is None:
            return await self.guests.welcome(name, network=network, counted=counted)
        guest = await self.guests.welcome(name, partial(admission.use, used), network=network)
        admission.note_arrival(used)
        self.moderation.on_change()
        return guest

    async def accept_invite(self, guest: Guest, room: str, token: str) -> None:
        """Accept an invitation to a room; raises Rejected."""
        await (await self.rooms.find(room)).ask_now(guest.player, guest.name, Enter(token))

    async def start_break(self, guest: Guest, hours: int) -> None:
        """Start a player's break from all tables; raises Rejected."""
        await self.guests.start_break(guest, hours)
        await self.rooms.have_get_up(guest.player, guest.name)
