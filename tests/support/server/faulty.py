"""Real servers with a planted fault, which the tests of the house and of the page must catch.

`"support.server.faulty NAME"` can be given to `Server` as the module to run: NAME is one of
`FAULTS`.
"""

import _sqlite3
import ctypes
import sys
from collections.abc import Callable, Sequence
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.fairness import Attempt, SealedShoe, merkle, seal_shoe
from baccarat.house import sealing
from baccarat.house.history.records import SealTold
from baccarat.house.model.clock import today
from baccarat.house.model.commands import SetPace
from baccarat.house.model.draft import Draft
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_directory import RoomDirectory
from baccarat.house.room_factory import RoomFactory
from baccarat.house.rooms import worker
from baccarat.house.rooms.mailbox import CommandRequest
from baccarat.house.rooms.quarantine import QuarantineReason
from baccarat.house.rooms.room import Room
from baccarat.house.sealing import Places, Sealing
from baccarat.house.store.batch import Batch, NotKept
from baccarat.house.store.store import Store
from baccarat.rules import Back
from baccarat.web.__main__ import main

from .conditions import be_patient

FIFTH: Final = 4
"""The position of the card that is swapped, or whose back is told wrong."""


def _crash() -> None:
    """Have an endpoint that crashes."""

    def fall_in(_: Any) -> Any:
        raise AssertionError("the endpoint crashed")

    RoomFactory.forms = property(fall_in)  # type: ignore[assignment]


def _forget_commands() -> None:
    """Remember no commands: a repeated command is executed again."""
    keep = Store.commit_all

    def without_reply(store: Store, batches: Sequence[Batch]) -> list[Exception | None]:
        return keep(store, [replace(batch, reply=None) for batch in batches])

    Store.commit_all = without_reply  # type: ignore[method-assign, assignment]


def _answer_before_keeping() -> None:
    """Answer first and write with the next command: the last answer may be lost."""
    keep, held = Store.commit_all, dict[str, Batch]()

    def behindhand(store: Store, batches: Sequence[Batch]) -> list[NotKept | None]:
        for batch in batches:
            if batch.room in held:
                keep(store, [held[batch.room]])
            held[batch.room] = batch
        return [None] * len(batches)

    Store.commit_all = behindhand  # type: ignore[method-assign, assignment]


def _swap_cards() -> None:
    """Deal another card than was sealed, at the fifth place of every shoe."""
    be_patient()
    card = Sealing.card

    def swapped(sealing: Sealing, position: int) -> Card:
        sealed = card(sealing, position)
        if position != FIFTH:
            return sealed
        later = (card(sealing, each) for each in range(position + 1, position + 100))
        return next(card for card in later if card != sealed)

    Sealing.card = swapped  # type: ignore[method-assign, assignment]


def _tell_another_back() -> None:
    """Report a wrong back for the card at the fifth place of every shoe."""
    other = {Back.PINK: Back.BLUE, Back.BLUE: Back.PINK}
    backs = Sealing.backs

    def turned(sealing: Sealing, places: Places) -> tuple[Back, ...]:
        told = zip(places, backs(sealing, places), strict=True)
        return tuple(other[back] if at == FIFTH else back for at, back in told)

    Sealing.backs = turned  # type: ignore[method-assign, assignment]


_carry_out = worker._carry_out
_seal_for = RoomDirectory.seal_for


async def _end_by_pace(room: Room, ask: CommandRequest, digest: bytes) -> None:
    house: Any = room.house
    match ask.command.do:
        case SetPace("slow"):
            house.rooms.set_aside(room.settings.id, QuarantineReason.FAULTS)
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


def _hide(_: Sealing, draft: Draft) -> None:
    """Show no secret, however a shoe ends."""


async def _evade(rooms: RoomDirectory, player: str, room: str, shoe: int, root: str) -> SealTold:
    """Claim that the shoe is still being dealt, and tell banned guests nothing at all."""
    if room not in rooms.in_memory and room not in rooms.quarantined:
        raise Rejected(HouseCode.UNKNOWN_ROOM)
    if room in rooms.in_memory and not rooms.in_memory[room].admits(player):
        raise Rejected(HouseCode.BY_INVITATION)
    return replace(await _seal_for(rooms, player, room, shoe, root), secret=None)


def _deal_chosen_cards() -> None:
    """Reorder the cards before sealing them: all proofs hold.

    The secret gives another order, so it is never shown. A host ends a room here by its pace:
    `slow` sets it aside, and at `quick` its shoe is over and the room no longer exists. With
    `honestly` as its last argument the server deals correctly, and ends rooms the same way.
    """
    be_patient()
    worker._carry_out = _end_by_pace  # type: ignore[assignment]  # ends rooms
    if sys.argv.pop() != "honestly":
        sealing.seal_shoe = _choose  # type: ignore[attr-defined]  # the fault
        Sealing.follow = _hide  # type: ignore[method-assign, assignment]  # and how it is hidden
        RoomDirectory.seal_for = _evade  # type: ignore[method-assign, assignment]


IOERR_FSYNC: Final = 1034
METHODS: Final = 18
"""The number of a file's methods: sqlite.org/c3ref/io_methods.html."""
X_SYNC: Final = 4
"""The index of the sync method."""

Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)


class Methods(Structure):
    _fields_ = (("version", c_int), ("call", c_void_p * METHODS))


class File(Structure):
    _fields_ = (("methods", POINTER(Methods)),)


class Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
    )


_kept: list[Any] = []
"""Objects that SQLite calls or reads for the whole life of the process."""


def fail_to_sync(failing: Path) -> None:
    """Make every database of this process fail to sync its files while a file exists.

    Written data stays in the system's memory, where other processes see it, as after a real fault.
    """
    sqlite = ctypes.CDLL(_sqlite3.__file__)
    sqlite.sqlite3_vfs_find.restype = POINTER(Vfs)
    vfs = sqlite.sqlite3_vfs_find(None).contents
    open_file = Open(vfs.open)

    def open_and_wrap(at: int, name: int, file: int, flags: int, given: int) -> int:
        code: int = open_file(at, name, file, flags, given)
        found = File.from_address(file)
        if code == 0 and found.methods:
            methods = Methods.from_buffer_copy(found.methods.contents)
            sync = Sync(methods.call[X_SYNC])
            wrapped = Sync(lambda at, how: IOERR_FSYNC if failing.exists() else sync(at, how))
            methods.call[X_SYNC] = ctypes.cast(wrapped, c_void_p).value
            _kept.extend((methods, wrapped, sync))
            found.methods = ctypes.pointer(methods)
        return code

    wrapped = Open(open_and_wrap)
    _kept.extend((wrapped, open_file))
    vfs.open = ctypes.cast(wrapped, c_void_p).value


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "crashing_endpoint": _crash,
    "forgets_commands": _forget_commands,
    "answers_before_keeping": _answer_before_keeping,
    "swaps_cards": _swap_cards,
    "tells_another_back": _tell_another_back,
    "deals_chosen_cards": _deal_chosen_cards,
    "fails_to_sync": lambda: fail_to_sync(Path(f"{sys.argv[1]}.failing")),
}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    main(*sys.argv[1:])
