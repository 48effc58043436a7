"""Automatic housekeeping: packing, deleting expired data, checking, and watching the disk."""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house import config, disk_space, housekeeping
from baccarat.house.config import HouseConfig
from baccarat.house.disk_space import SpaceWatch
from baccarat.house.history.records import record_text
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.identity.login import Login
from baccarat.house.model.clock import DAY_SECONDS
from baccarat.house.model.commands import BuyChips, CloseRoom, Command, GetUp, TakeSeat
from baccarat.house.model.ledger import ISSUE, WELCOME_CHIPS, player_account
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.rooms.deadlines import BRIEF_HOLD_SECONDS
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.quarantine import QuarantineReason
from baccarat.house.store.dialects.sqlite import driver_of
from baccarat.house.store.integrity import check_integrity
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.queries.identity import add_login, forget_player, scrub_player
from baccarat.house.store.queries.people import find_players, note_visit
from baccarat.house.store.queries.sizes import LOW_BYTES, Space, SpaceState, read_sizes
from baccarat.house.store.store import Store
from support.golden.played_house import CLOSED, ROOM, copy_played_house
from support.oracles.database_reader import check_books
from support.server.inprocess import AtOnce
from support.server.virtual_loop import in_virtual_time


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_played_house(tmp_path)


@asynccontextmanager
async def opened(folder: Path, **options: Any) -> AsyncIterator[House]:
    house = House(folder, HouseConfig(data=folder, **options), thread=AtOnce())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def _run(work: Coroutine[Any, Any, None]) -> None:
    in_virtual_time(work)


def _counts(folder: Path) -> dict[str, int]:
    names = ("players", "packs", "plays", "replies", "rooms")
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        counted = ((name, db.execute(f"SELECT count(*) FROM {name}")) for name in names)  # noqa: S608
        return {name: found.fetchone()[0] for name, found in counted}


def test_finished_shoes_are_packed_within_minutes_and_records_stay(folder: Path) -> None:
    async def evening() -> None:
        async with opened(folder) as house:
            record = await record_text(await house.rooms.find(ROOM), 1)
            replies = _counts(folder)["replies"]
            await asyncio.sleep(300)
            assert _counts(folder)["packs"] == 3
            assert _counts(folder)["replies"] < replies
            assert await record_text(await house.rooms.find(ROOM), 1) == record

    _run(evening())
    check_books(folder)


def test_a_command_is_never_done_twice_however_late_it_is_repeated(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replies of a packed shoe are gone: what may be a repetition is refused."""

    async def evening() -> None:
        monkeypatch.setattr(housekeeping, "PACK_AFTER_HOURS", 2**20)
        async with opened(folder) as house:
            ada = await house.guests.welcome("Ada")
            room = await house.rooms.find(ROOM)
            old, now = room.state.shoe - 1, room.state.shoe

            async def ask(command: Command) -> int:
                return await room.ask(ada.player, ada.name, command)

            buy = Command("buy", old, 1, BuyChips(100))
            await ask(Command("sit", now, 1, TakeSeat(1_000)))
            version = await ask(buy)
            monkeypatch.setattr(housekeeping, "PACK_AFTER_HOURS", 0)
            await asyncio.sleep(BRIEF_HOLD_SECONDS - 30)
            chips = house.accounts.purse(ada.player)
            assert await ask(buy) == version, "its own shoe is not packed, so its reply is stored"
            for late in (BuyChips(100), GetUp()):
                with pytest.raises(Rejected, match="shoe-packed"):
                    await ask(Command("late", old, 1, late))
            with pytest.raises(Rejected, match="stale-coup"):
                await ask(Command("early", now + 1, 1, GetUp()))
            assert house.accounts.purse(ada.player) == chips
            assert await ask(Command("late", now, 1, BuyChips(100))) > version
            await room.ask_now(ada.player, ada.name, GetUp())
            assert room.state.seats.get(ada.player) is None, "what the house asks is never late"

    _run(evening())
    check_books(folder)


def test_old_history_is_deleted_and_no_chip_is_lost(folder: Path) -> None:
    async def evening() -> None:
        async with opened(folder, history_days=1) as house:
            assert CLOSED in house.rooms.evicted
            before, rows = dict(house.accounts.balances), _counts(folder)
            await asyncio.sleep(BRIEF_HOLD_SECONDS - 30)
            assert house.accounts.balances == before
            after = _counts(folder)
            assert after["packs"] == 0
            assert after["plays"] < rows["plays"]
            assert after["rooms"] == rows["rooms"] - 1
            with pytest.raises(Rejected, match="unknown-room"):
                await house.rooms.find(CLOSED)
            with pytest.raises(Rejected, match="unknown-shoe"):
                await record_text(await house.rooms.find(ROOM), 1)

    _run(evening())
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        sums = Counter[str]()
        for account, units in db.execute("SELECT account, packed + dropped FROM carried"):
            sums[account] += units
        for source, target, units in db.execute("SELECT source, target, amount FROM transfers"):
            sums[source] -= units
            sums[target] += units
        assert +sums == +Counter(dict(db.execute("SELECT account, amount FROM balances")))
    again = Store(folder)
    assert again.damaged == {}
    again.close()


async def _note_visit(house: House, player: str, day: str) -> None:
    await house.storage.change(lambda rows: note_visit(rows, player, day))


def test_idle_guests_are_deleted_and_their_chips_return(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path, guest_days=10) as house:
            ada, bea = [await house.guests.welcome(name) for name in ("Ada", "Bea")]
            await house.room_factory.create(RoomSpec(), bea)
            issued = house.accounts.balances[ISSUE]
            with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
                kept = db.execute("SELECT player, day FROM visits").fetchall()
            assert {player for player, _ in kept} == {ada.player, bea.player}
            await _note_visit(house, ada.player, "2000-01-01")
            await _note_visit(house, bea.player, "2000-01-01")
            await house.housekeeping.clean()
            with pytest.raises(Rejected, match="not-signed-in"):
                await house.guests.find(ada.player)
            assert (await house.guests.find(bea.player)).name == "Bea", "who has an open room stays"
            assert player_account(ada.player) not in house.accounts.balances
            assert house.accounts.balances[ISSUE] == issued + WELCOME_CHIPS
            assert await house.storage.read(lambda store: store.balances()) == {
                **house.accounts.balances,
                player_account(ada.player): 0,
            }
            (found,), _ = await house.storage.read(
                lambda store: find_players(store, bea.player, 0, 1)
            )
            assert found.visited != "2000-01-01"

    _run(evening())
    check_books(tmp_path)


def test_a_player_with_a_login_is_kept(tmp_path: Path) -> None:
    async def evening() -> None:
        async with opened(tmp_path, guest_days=10) as house:
            ada = (await house.guests.welcome("Ada")).player
            login = Login(ada, "Ada-4821", "ada-4821", 1)
            await house.storage.change(lambda rows: add_login(rows, login))
            await _note_visit(house, ada, "2000-01-01")
            await house.housekeeping.clean()
            assert (await house.guests.find(ada)).name == "Ada"

    _run(evening())


def test_a_player_of_packed_shoes_is_deleted_and_every_digest_still_fits(folder: Path) -> None:
    store = Store(folder)
    store.pack_shoes("9999", [], 9)
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        query = "SELECT player FROM plays WHERE room = ? AND shoe = 1 AND name <> ''"
        (player,) = db.execute(query, [ROOM]).fetchone()
    store.change(lambda rows: note_visit(rows, player, "2026-11-26"))
    while store.change(lambda rows: scrub_player(rows, player)):
        pass
    store.change(lambda rows: forget_player(rows, player))
    assert check_integrity(driver_of(store.connection)) == {}
    store.close()
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        named = "SELECT count(*) FROM plays WHERE player = ? AND name <> ''"
        assert db.execute(named, [player]).fetchone() == (0,)
        assert db.execute("SELECT * FROM visits WHERE player = ?", [player]).fetchall() == []
    again = Store(folder)
    assert again.damaged == {}
    again.close()
    check_books(folder)


@pytest.fixture
def damaged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with damage that is not noticed on opening."""
    monkeypatch.setattr("baccarat.house.store.backends.folder.FULL_CHECK_BYTES", 0)
    store = Store(folder)
    store.pack_shoes("9999", [], 9)
    store.close()
    with closing(sqlite3.connect(folder / DATABASE)) as db:
        db.execute("UPDATE plays SET won = won + 1 WHERE room = ? AND shoe = 1", [ROOM])
        db.commit()
    return folder


def test_a_busy_house_checks_its_archive_a_day_late(damaged: Path) -> None:
    async def evening() -> None:
        async with opened(damaged) as house:
            salon, limits = await house.rooms.find("salon"), house.guests.limits
            salon.queue.put(Connect(Viewer("", "")))
            await asyncio.sleep(1)
            rooms, now = 9, limits.now()
            for days, found in ((0, set[str]()), (0.9, set()), (1.1, {ROOM})):
                limits.now = lambda days=days: now + days * DAY_SECONDS  # type: ignore[misc]
                for _ in range(rooms):
                    await house.housekeeping.check_some()
                assert house.rooms.quarantined.keys() == found

    _run(evening())


def test_a_damaged_archive_is_found_in_the_background(
    damaged: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with opened(damaged) as house:
            assert not house.rooms.quarantined
            await asyncio.sleep(3600)
            assert house.rooms.quarantined[ROOM].reason is QuarantineReason.DAMAGED
            assert len(house.rooms.quarantined) == 1

    _run(evening())
    assert f"the archive of room {ROOM} is damaged: copy-changed" in caplog.text


FULL = Space(free=LOW_BYTES - 1, used=0)
BIG = Space(free=LOW_BYTES, used=11, quota=10)
FINE = Space(free=LOW_BYTES, used=10, quota=10)


@pytest.mark.parametrize(
    ("space", "state"),
    [(FULL, SpaceState.LOW), (BIG, SpaceState.OVER_QUOTA), (FINE, SpaceState.PLENTY)],
)
def test_new_rooms_are_refused_before_play_is(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    space: Space,
    state: SpaceState,
) -> None:
    caplog.set_level(logging.INFO, "baccarat")

    async def evening() -> None:
        async with opened(tmp_path) as house:
            ada = await house.guests.welcome("Ada")
            room = await house.room_factory.create(RoomSpec(), ada)
            monkeypatch.setattr(house.storage, "measure_space", lambda _: space)
            assert house.space.refresh(house.storage).state is state
            if state is SpaceState.PLENTY:
                await house.room_factory.create(RoomSpec(), ada)
            else:
                with pytest.raises(Rejected) as refused:
                    await house.room_factory.create(RoomSpec(), ada)
                assert refused.value.code is HouseCode.STORAGE_LOW
            await room.ask(ada.player, ada.name, Command("c", 0, 0, CloseRoom()))

    _run(evening())
    assert caplog.text.count("space for new rooms") == (state is not SpaceState.PLENTY)


def test_a_host_has_a_quota(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        monkeypatch.setattr(disk_space, "HOST_BYTES", 0)
        async with opened(tmp_path) as house:
            ada, bea = [await house.guests.welcome(name) for name in ("Ada", "Bea")]
            await house.room_factory.create(RoomSpec(bots=1), ada)
            with pytest.raises(Rejected, match="storage-quota"):
                await house.room_factory.create(RoomSpec(), ada)
            await house.room_factory.create(RoomSpec(), bea)

    _run(evening())


def test_figures_count_stored_items(folder: Path) -> None:
    store = Store(folder)
    before = read_sizes(store)
    store.pack_shoes("9999", [], 9)
    after = read_sizes(store)
    assert (before.packs, before.packed_events, after.packs) == (0, 0, 2)
    assert before.live_events == after.live_events + after.packed_events
    assert 0 < after.pack_bytes < 50_000
    store.close()


def test_measured_space_is_that_of_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "MEGABYTE", 1)
    watch = SpaceWatch(HouseConfig(data=folder, max_megabytes=1))

    async def evening() -> None:
        async with opened(folder) as house:
            space = watch.refresh(house.storage)
            assert space.used >= (folder / DATABASE).stat().st_size > 1
            assert space.state is SpaceState.OVER_QUOTA
            assert replace(space, quota=None, free=LOW_BYTES).state is SpaceState.PLENTY

    _run(evening())
