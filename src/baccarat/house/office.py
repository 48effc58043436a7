"""The parts of an open house, for code that uses many of them."""

from dataclasses import dataclass

from .cluster.contract import Cluster
from .departures import Departures
from .disk_space import SpaceWatch
from .guests import Guests
from .model.ledger import Accounts
from .moderation import Moderation
from .people.people import People
from .room_directory import RoomDirectory
from .room_factory import RoomFactory
from .store.storage import Storage


@dataclass(frozen=True, slots=True)
class Office:
    """What the orders of operators, housekeeping, and the caches of several processes work with."""

    storage: Storage
    cluster: Cluster
    accounts: Accounts
    guests: Guests
    people: People
    moderation: Moderation
    rooms: RoomDirectory
    room_factory: RoomFactory
    departures: Departures
    space: SpaceWatch
