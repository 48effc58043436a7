"""A server that reorders the cards before sealing them: all proofs hold.

The secret gives another order, so it is never shown. A host ends a room here by its pace: `slow`
sets it aside, and at `quick` its shoe is over and the room no longer exists. With `honestly` as its
last argument the server deals correctly, and ends rooms the same way.
"""

import sys
from typing import Any

from msgspec.structs import replace

from baccarat.fairness import Attempt, SealedShoe, merkle, seal_shoe
from baccarat.house import sealing
from baccarat.house.history.records import SealTold
from baccarat.house.model.clock import today
from baccarat.house.model.commands import SetPace
from baccarat.house.model.draft import Draft
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_directory import RoomDirectory
from baccarat.house.rooms import worker
from baccarat.house.rooms.mailbox import CommandRequest
from baccarat.house.rooms.quarantine import Reason
from baccarat.house.rooms.room import Room

from ..patient import main

_carry_out = worker._carry_out
_seal_for = RoomDirectory.seal_for


async def _end_by_pace(room: Room, ask: CommandRequest, digest: bytes) -> None:
    house: Any = room.house
    match ask.command.do:
        case SetPace("slow"):
            house.rooms.set_aside(room.settings.id, Reason.FAULTS)
        case SetPace("quick"):
            name = room.settings.id
            await house.storage.run(lambda store: store.give_up_shoe(name, today()))
            del house.rooms.in_memory[name]
            room.end()
        case _:
            await _carry_out(room, ask, digest)


def _choose(secret: bytes, attempt: Attempt, count: int) -> SealedShoe:
    """Seal the cards in reverse order, as if they had been shuffled that way."""
    honest = seal_shoe(secret, attempt, count)
    cards = honest.cards[::-1]
    leaves = [
        merkle.leaf(at, salt, card)
        for at, (salt, card) in enumerate(zip(honest.salts, cards, strict=True))
    ]
    return replace(honest, cards=cards, levels=merkle.tree(leaves))


def _hide(_: sealing.Sealing, draft: Draft) -> None:
    """Show no secret, however a shoe ends."""


async def _evade(rooms: RoomDirectory, player: str, room: str, shoe: int, root: str) -> SealTold:
    """Claim that the shoe is still being dealt, and tell banned guests nothing at all."""
    if room not in rooms.in_memory and room not in rooms.quarantined:
        raise Rejected(HouseCode.UNKNOWN_ROOM)
    if room in rooms.in_memory and not rooms.in_memory[room].admits(player):
        raise Rejected(HouseCode.BY_INVITATION)
    return replace(await _seal_for(rooms, player, room, shoe, root), secret=None)


if __name__ == "__main__":
    worker._carry_out = _end_by_pace  # type: ignore[assignment]  # ends rooms
    if sys.argv.pop() != "honestly":
        sealing.seal_shoe = _choose  # type: ignore[attr-defined]  # the fault
        sealing.Sealing.follow = _hide  # type: ignore[method-assign, assignment]  # and how it is hidden
        RoomDirectory.seal_for = _evade  # type: ignore[method-assign, assignment]
    main(*sys.argv[1:])
