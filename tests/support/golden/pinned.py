"""Pinned copies of all stored formats, which every later version has to read.

`make pinned` makes them for a release: the forms of all stored types, the golden records, and a
house that was played in. Before the first release the formats are open, and nothing is pinned.
"""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from baccarat._version import __version__
from baccarat.house.history.records import record_text, shoe_list
from baccarat.house.house import House
from baccarat.house.rooms.room import Room
from baccarat.house.store.backup import backup, restore
from baccarat.notation import read, replay, verify, write

from ..mutants.rules import ROOT
from ..oracles.wire_shape import write_wire
from .played_house import copy_played_house
from .stored_forms import write_forms

PINNED: Final = ROOT / "tests" / "fixtures" / "pinned"
HOUSE: Final = "house.gz"


def pin(into: Path, version: str) -> None:
    """Write the forms that are not pinned yet, and the records and the house of a version."""
    write_forms(into / "forms")
    write_wire(into / "forms")
    records = into / version
    records.mkdir(exist_ok=True)
    for path in (ROOT / "tests" / "golden").glob("*.bhh"):
        shutil.copy(path, records)
    with tempfile.TemporaryDirectory() as place:
        backup(copy_played_house(Path(place)), records / HOUSE)


def check(folder: Path) -> int:
    """Verify the records and the house of a version, and return the number of shoes."""
    with tempfile.TemporaryDirectory() as place:
        restore(folder / HOUSE, Path(place))
        return check_records(folder) + asyncio.run(check_house(Path(place)))


def check_records(folder: Path) -> int:
    """Verify every record in a folder, and write it back byte for byte; return their number."""
    found = sorted(folder.glob("*.bhh"))
    for path in found:
        text = path.read_bytes().decode()
        record = read(text)
        verify(record)
        assert write(record) == text, path.name
    return len(found)


async def check_house(folder: Path) -> int:
    """Open a copy of a house and go over the records of all its shoes; return their number."""
    with tempfile.TemporaryDirectory() as place:
        house = House(Path(shutil.copytree(folder, Path(place) / "house")))
        await house.open()
        found = [
            await _check_room(await house.rooms.find(name))
            for name in (*house.rooms.in_memory, *house.rooms.evicted)
        ]
        await house.close()
    return sum(found)


async def _check_room(room: Room) -> int:
    """Verify the shoes that have ended; the last may run, or have ended with its room."""
    shoes = await shoe_list(room)
    for shoe in shoes:
        record = read(await record_text(room, shoe.shoe))
        (replay if shoe.shoe == room.state.shoe else verify)(record)
    return len(shoes)


if __name__ == "__main__":
    pin(PINNED, __version__)
    sys.stdout.write(f"{PINNED / __version__} holds {check(PINNED / __version__)} shoes.\n")
