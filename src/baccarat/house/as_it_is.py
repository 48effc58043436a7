"""What a room is just now, for those who look, and who asks something of it."""

from typing import TYPE_CHECKING

from ..fairness import fields_text
from ..rules.presets import read_preset
from .desk import Asker
from .ledger import player_account
from .news import RoomNews

if TYPE_CHECKING:
    from .room import Room


def room_news(room: "Room") -> RoomNews:
    """Tell what the room is."""
    made, hosting = room.settings, room.state.hosting
    return RoomNews(
        id=made.id,
        name=made.name,
        preset=room.state.table.preset,
        rules=fields_text(room.state.written),
        coming=read_preset(hosting.coming) if hosting.coming else None,
        pace=room.state.pace,
        terms=room.terms,
        course=hosting.course,
        private=hosting.private,
    )


def asker_of(room: "Room", player: str, name: str) -> Asker:
    """Tell who asks, as the room knows them."""
    seat, accounts = room.state.seat_of(player), room.house.accounts
    others = room.present.awaited - {seat or 0}
    return Asker(
        player=player,
        name=name,
        account=accounts.get(player_account(player), 0),
        host=player == room.settings.host,
        alone=not others,
        runs=player == room.settings.host or (not room.settings.host and not others),
        waits_for=others,
        rebuy=room.terms.rebuy,
        spoken=room.chatter.spoken,
        accounts=accounts,
        hasty=room.chatter.hasty(player, room.time()),
    )
