"""What goes when an operator clears a host or a network: their tables, and guests without login."""

import msgspec

from ..lobby.room_card import RoomCard
from ..model.guest import Guest
from ..model.refusal import HouseCode, check
from ..moderation import is_in, parse_network
from ..office import Office
from ..store.queries.people import names_of, read_arrivals


class ClearedTable(msgspec.Struct, frozen=True):
    """A table that is closed; `seated` counts the people there."""

    id: str
    name: str
    seated: int


class ClearedGuest(msgspec.Struct, frozen=True):
    """A guest to send away and delete, with their chips."""

    player: str
    name: str


class Clearing(msgspec.Struct, frozen=True):
    """The tables that are closed, and the guests who are deleted."""

    tables: tuple[ClearedTable, ...]
    guests: tuple[ClearedGuest, ...]

    def departing(self) -> list[Guest]:
        """List the guests as those who depart."""
        return [Guest(each.player, each.name, 0) for each in self.guests]


async def find_clearing(office: Office, of: str) -> Clearing:
    """Find what belongs to a host, by their id, or to a network; raises Rejected.

    Guests count by the network from which they last came, and tables by the one from which they
    were opened. Operators and their tables are spared; so are the accounts of others.
    """
    accounts, operators = office.people.book.players, office.moderation.operators
    if "." in of or ":" in of:
        network = parse_network(of, field="of")
        came = await office.storage.read_archive(read_arrivals)
        found = {player for player, address in came.items() if is_in(address, network)}
        for player, addresses in office.people.book.connections.addresses().items():
            if any(is_in(address, network) for address in addresses):
                found.add(player)
        names = await office.storage.read_archive(lambda store: names_of(store, found))
        gone = {player: name for player, name in names.items() if player not in accounts}

        def goes(card: RoomCard) -> bool:
            return card.host in gone or is_in(card.network, network)

    else:
        names = await office.storage.read_archive(lambda store: names_of(store, [of]))
        check(of in names, HouseCode.UNKNOWN_PLAYER)
        gone = {} if of in accounts else names

        def goes(card: RoomCard) -> bool:
            return card.host == of

    tables = [
        ClearedTable(card.line.id, card.line.name, len(card.chips))
        for card in office.rooms.cards()
        if card.course in {"open", "paused"} and card.host and card.host not in operators
        if goes(card)
    ]
    guests = [ClearedGuest(*each) for each in sorted(gone.items())]
    return Clearing(tuple(tables), tuple(guests))
