"""Who asks something of a room, as the room knows them."""

from typing import TYPE_CHECKING

from ..model.ledger import player_account
from .desk import Requester

if TYPE_CHECKING:
    from .room import Room


def requester_of(room: "Room", player: str, name: str) -> Requester:
    """Tell who asks, as the room knows them."""
    seat, accounts = room.state.seat_of(player), room.house.accounts
    others = room.present.awaited - {seat or 0}
    return Requester(
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
