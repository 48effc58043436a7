"""A house after a year: `python -m bench.year [EVENINGS [TABLES [SHOES]]]`.

Five people play one shoe of punto banco in virtual time. What the house stored of it is stored
again and again, for every evening, table and shoe, and packed after each evening. Then the house
is measured: its size, how long it takes to open in a new process and with how much memory, and how
long a full check and a backup take.
"""

import asyncio
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

ROOT: Final = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))  # a table in virtual time is one of the tests' tools

from baccarat.house.house import House
from baccarat.house.model.commands import DealNow, SetPace, TakeSeat
from baccarat.house.model.ledger import Transfer
from baccarat.house.model.settings import Settings
from baccarat.house.rooms.worker import Worker
from baccarat.house.store.backup import backup
from baccarat.house.store.batch import Batch
from baccarat.house.store.codecs import settings_body
from baccarat.house.store.dialects.sqlite import driver_of
from baccarat.house.store.integrity import check_integrity
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.store import Store
from baccarat.rules import preset
from baccarat.tables.common.chips import WATCHER
from baccarat.tables.punto import Bet, Stake
from support.server.room_simulation import Evening, Memory
from support.server.virtual_loop import in_virtual_time

from .figure import show

EVENINGS, TABLES, SHOES = 300, 10, 3
RULES: Final = preset("punto-banco")
PEOPLE: Final = 5
LATER: Final = "9999"
LENT: Final = 10**8
"""Units that the bank lends to each account during a shoe, so that none is overdrawn."""
RATIO, OPENING = 8, 2.0


class Recorder(Memory):
    """Keeps all batches."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[Batch] = []

    def commit(self, batch: Batch) -> None:
        super().commit(batch)
        self.batches.append(batch)


def play_shoe() -> list[Batch]:
    """Return what is stored of the first shoe of a table, from the batch that opens it."""
    recorder = Recorder()

    async def evening() -> None:
        table = Evening(RULES, 1, PEOPLE, recorder)
        await table.room.load()
        work = asyncio.create_task(Worker(table.room).run())
        for name in table.people:
            await table.connect(name)
            await table.ask(name, TakeSeat(10**7))
        await table.ask("p0", SetPace("instant"))
        while table.room.state.shoe < 2:
            await asyncio.sleep(1)
            for number, name in enumerate(table.people):
                if not table.room.state.table.staked(table.seat(name) or WATCHER):
                    side = table.chance.choice(["player", "banker"])
                    await table.ask(name, Stake((Bet(side, 5_000 + 2_500 * number),)))
            await table.ask("p0", DealNow())
        work.cancel()

    in_virtual_time(evening())
    starts = [at for at, batch in enumerate(recorder.batches) if batch.shoe]
    return recorder.batches[starts[0] : starts[1]]


def again(template: Sequence[Batch], room: str, seq: int, shoe: int) -> Iterator[Batch]:
    """Return the batches of a shoe as those of one that begins after version `seq` of a room."""
    more, bank = seq - template[0].expected, f"bank/{room}"
    lent = {_renamed(end, room): LENT for batch in template for end in _ends(batch)}
    net = Counter({account: units for account, units in lent.items() if account != bank})
    for batch in template:
        moved = [
            Transfer(room, each.seq + more, source, target, each.amount)
            for each in batch.transfers
            for source, target in [(_renamed(each.source, room), _renamed(each.target, room))]
        ]
        for each in moved:
            net[each.source] -= each.amount
            net[each.target] += each.amount
        if batch is template[0]:
            to = [account for account in lent if account != bank]
            moved = [Transfer(room, seq + 1, bank, account, LENT) for account in to] + moved
        expected = batch.expected + more
        if batch is template[-1]:  # everybody begins the next shoe with the same chips
            last = expected + len(batch.events)
            moved += [
                _balanced(room, last, account, units) for account, units in net.items() if units
            ]
        yield replace(
            batch,
            room=room,
            expected=expected,
            transfers=moved,
            done=[replace(done, seq=done.seq + more, shoe=shoe) for done in batch.done],
            shoe=batch.shoe and replace(batch.shoe, room=room, shoe=shoe, seq=expected),
            ended=batch.ended and (shoe, *batch.ended[1:]),
            reply=batch.reply and replace(
                batch.reply, id=f"{batch.reply.id}-{shoe}", seq=batch.reply.seq + more
            ),
            secret=batch.secret and (f"{room}-{shoe}-{expected}", batch.secret[1]),
            played=[replace(coup, shoe=shoe) for coup in batch.played],
            days=(),
        )  # fmt: skip


def _ends(batch: Batch) -> Iterator[str]:
    for each in batch.transfers:
        yield from (each.source, each.target)


def _renamed(account: str, room: str) -> str:
    return account.replace("/salon", f"/{room}")


def _balanced(room: str, seq: int, account: str, units: int) -> Transfer:
    """Return the transfer that takes an account back to nothing."""
    bank = f"bank/{room}"
    ends = (account, bank) if units > 0 else (bank, account)
    return Transfer(room, seq, *ends, abs(units))


def fill(folder: Path, evenings: int, tables: int, shoes: int) -> tuple[int, int, int]:
    """Store a year; return its events, and the bytes of an evening before and after packing."""
    template, store = play_shoe(), Store(folder)
    rooms = {f"table-{number}": 0 for number in range(tables)}
    for room in rooms:
        made = Settings(id=room, name=room, preset=RULES)
        store.add_room(room, settings_body(made), Batch(room, 0, ()))
    empty, first = _pages(store), (0, 0)
    for evening in range(evenings):
        for room in tuple(rooms):
            for number in range(shoes):
                before = evening * shoes + number
                rooms[room] = _store_shoe(store, template, room, rooms[room], before)
        full = _pages(store)
        while store.pack_shoes(LATER, [], 10):
            pass
        if not evening:  # the last shoe of each table stays as it is
            live = (full - empty) // shoes
            first = full - empty - live, _pages(store) - empty - live
        store.give_back_pages(1 << 20)
    store.close()
    return sum(rooms.values()), *first


def _store_shoe(store: Store, template: Sequence[Batch], room: str, seq: int, shoes: int) -> int:
    """Store another shoe of a room that has had `shoes`; return the room's version after it."""
    batches = list(again(template, room, seq, shoes + 1))
    faults = [fault for fault in store.commit_all(batches) if fault]
    assert not faults, faults[0]
    return seq + sum(len(batch.events) for batch in batches)


def _pages(store: Store) -> int:
    """Return the bytes of all pages in use."""
    ask = driver_of(store.connection).execute
    count, free, size = (
        ask(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return int((count - free) * size)


async def _open(folder: Path) -> float:
    """Open the house and close it; return the seconds that opening took."""
    begun = time.perf_counter()
    house = House(folder)
    await house.open()
    took = time.perf_counter() - begun
    await house.close()
    return took


def open_house(folder: Path) -> None:
    """Open the house, and print the seconds that it took and the memory of the process."""
    took = asyncio.run(_open(folder))
    print(took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def timed(name: str, begun: float, more: str = "") -> None:
    show(name, time.perf_counter() - begun, f"s{more}")


def main(folder: Path, evenings: int, tables: int, shoes: int) -> None:
    begun = time.perf_counter()
    events, full, packed = fill(folder, evenings, tables, shoes)
    timed("year", begun, f" to store {events:,} events of {evenings} evenings at {tables} tables")
    show("packed", full / packed, "times smaller, on disk", f"bound {RATIO}")
    size = sum(file.stat().st_size for file in folder.glob(f"{DATABASE}*")) / 2**20
    show("size", size, f"MB, or {size * 2**20 / events:.1f} bytes an event")
    asyncio.run(_open(folder))  # it saves the lobby entries of its rooms, as after an evening
    again_ = [sys.executable, "-m", "bench.year", "open", str(folder)]
    printed = subprocess.run(again_, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    took, memory = map(float, printed.split())
    show("start", took, "s to open the house", f"bound {OPENING}")
    show("memory", memory, "MB in the process that opened it")
    begun, store = time.perf_counter(), Store(folder)
    timed("store", begun, " to open the store alone")
    begun = time.perf_counter()
    assert check_integrity(driver_of(store.connection)) == {}
    timed("check", begun, " for a full check")
    store.close()
    begun = time.perf_counter()
    backup(folder, folder / "copy")
    timed("backup", begun, f" for a backup of {(folder / 'copy').stat().st_size / 2**20:.0f} MB")


if __name__ == "__main__":
    if sys.argv[1:2] == ["open"]:
        open_house(Path(sys.argv[2]))
    else:
        given = list(map(int, sys.argv[1:]))
        with TemporaryDirectory() as name:
            main(Path(name), *given, *(EVENINGS, TABLES, SHOES)[len(given) :])
