"""Goes over everything that older versions wrote; run it with the package that has to read it.

`python -m support.golden.upgrade RECORDS FOLDER...` verifies the records in a folder, opens copies
of house folders, verifies every record in them, and finishes the shoes that were announced there.
"""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from baccarat.house.history.records import record_text, shoe_list
from baccarat.house.house import House
from baccarat.house.rooms.room import Room
from baccarat.notation import read, replay, verify, write


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
        copy = Path(place) / "house"
        shutil.copytree(folder, copy)
        house = House(copy)
        await house.open()
        found = [
            await _check_room(await house.rooms.find(name))
            for name in (*house.rooms.in_memory, *house.rooms.evicted)
        ]
        await house.close()
    return sum(found)


async def _check_room(room: Room) -> int:
    shoes = await shoe_list(room)
    for shoe in shoes:
        record = read(await record_text(room, shoe.shoe))
        (verify if shoe.ended else replay)(record)
    return len(shoes)


def main(records: str, *houses: str) -> None:
    counts = [check_records(Path(records)), *(asyncio.run(check_house(Path(h))) for h in houses)]
    sys.stdout.write(" ".join(map(str, counts)))


if __name__ == "__main__":
    main(*sys.argv[1:])
