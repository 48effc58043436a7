"""A house with a past: a shoe that ended and one being dealt, and a closed room.

It is played once in each process, in virtual time, by one person with a bot.
"""

import asyncio
import atexit
import secrets
import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import CloseRoom, Command, DealNow, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import Rejected
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.store.dialects.sqlite import PRAGMAS, engine_of
from baccarat.house.store.opening import bind
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.rows import GENESIS_HASH, chain_hash
from baccarat.tables.common.refusal import Refused
from baccarat.tables.punto import Bet, Stake

from ..server.inprocess import opened
from ..server.virtual_loop import in_virtual_time

NUMBERED: Final = {"transfers": "id", "talk": "id", "plays": "id"}
"""Tables whose rows the database numbers, and the column of the number."""


def all_rows(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Read every table, in an order independent of where its rows are stored.

    Empty accounts are left out.
    """
    with closing(sqlite3.connect(database)) as db:
        db.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
        names = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = sorted(name for (name,) in db.execute(names))
        queries = {name: f"SELECT * FROM {name}" for name in tables}  # noqa: S608 - its own names
        rows = {name: db.execute(query).fetchall() for name, query in queries.items()}
    rows["balances"] = [row for row in rows["balances"] if row[1]]
    for name, among in rows.items():
        among.sort(key=lambda row: row[0] if name in NUMBERED else repr(row))
        if name in NUMBERED:
            rows[name] = [row[1:] for row in among]
    return rows


def bind_again(database: Path) -> None:
    """Recompute the check sums of all rows: manual changes then count as written by the house."""
    engine = engine_of(database, PRAGMAS)
    with engine.connect() as connection, connection.begin():
        last, before = None, GENESIS_HASH
        log = "SELECT room, seq, body FROM events ORDER BY room, seq"
        for room, seq, body in connection.exec_driver_sql(log).all():
            before = chain_hash(before if room == last else GENESIS_HASH, room, seq, body)
            last = room
            connection.exec_driver_sql(
                "UPDATE events SET hash = ? WHERE room = ? AND seq = ?", (before, room, seq)
            )
        bind(connection)
    engine.dispose()


ROOM: Final = "played-before"
"""Its first shoe has ended, and its second one is being dealt."""
CLOSED: Final = "closed-before"
"""Closed in its second shoe."""
LONG_AGO: Final = """
    UPDATE shoes
    SET started = '2026-01' || substr(started, 8), ended = '2026-01' || substr(ended, 8)
"""
SHORT: Final = {"packs": 4, "stop_depth": 104}


class Table:
    """A player at a table: they sit down, and bet on each coup."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self.room = room
        self._guest = guest
        self._numbers = count()

    async def ask(self, request: Any) -> None:
        """Send a request about the current coup; one that comes too late is dropped."""
        state = self.room.state
        command = Command(
            f"{self.room.settings.id}-{next(self._numbers)}", state.shoe, state.coup, request
        )
        with suppress(Rejected, Refused):
            await self.room.ask(self._guest.player, self._guest.name, command)

    async def play(self, shoe: int, coup: int) -> None:
        """Play until a coup of a shoe begins."""
        while (self.room.state.shoe, self.room.state.coup) < (shoe, coup):
            await self.ask(Stake((Bet("player", 2_500), Bet("tie", 2_500))))
            await self.ask(DealNow())
            await asyncio.sleep(1)


async def _evening(folder: Path) -> None:
    async with opened(folder) as house:
        zoe = await house.guests.welcome("Zoe")
        for name, id_, fields, until in (
            ("Salon", DEFAULT_ROOM, {}, (1, 4)),
            ("Closed", CLOSED, SHORT, (2, 3)),
            ("Played", ROOM, {}, (2, 2)),
        ):
            if id_ != DEFAULT_ROOM:
                with patch.object(secrets, "token_urlsafe", lambda _, id_=id_: id_):
                    spec = RoomSpec(name=name, pace="instant", bots=1, fields=fields)
                    await house.room_factory.create(spec, zoe)
            table = await _sit(house, id_, zoe)
            await table.play(*until)
            if id_ == CLOSED:
                await table.ask(CloseRoom())
                await asyncio.sleep(60)


async def _sit(house: House, name: str, guest: Guest) -> Table:
    table = Table(await house.rooms.find(name), guest)
    table.room.queue.put(Connect(Viewer(guest.player, guest.name)))
    await table.ask(TakeSeat(200_000, 1))
    return table


@cache
def _played() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="baccarat-played-"))
    atexit.register(shutil.rmtree, folder)
    in_virtual_time(_evening(folder))
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute(LONG_AGO)
        database.commit()
    bind_again(folder / DATABASE)
    return folder


def copy_played_house(folder: Path) -> Path:
    """Copy the house into a folder, which is made, and return the folder."""
    return Path(shutil.copytree(_played(), folder, dirs_exist_ok=True))
