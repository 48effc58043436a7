"""The parts of the house that operators see and change."""

from dataclasses import dataclass

from ..disk_space import SpaceWatch
from ..guests import Guests
from ..model.ledger import Accounts
from ..moderation.moderation import Moderation
from ..people.people import People
from ..room_directory import RoomDirectory
from ..room_factory import RoomFactory
from ..store.storage import Storage


@dataclass(frozen=True, slots=True)
class Office:
    """What the orders, lists and reports of operators work with."""

    storage: Storage
    accounts: Accounts
    guests: Guests
    people: People
    moderation: Moderation
    rooms: RoomDirectory
    room_factory: RoomFactory
    space: SpaceWatch
