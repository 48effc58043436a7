"""Two houses over one database, each opened as a separate process would open it."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine

from baccarat.house.cluster import shared
from baccarat.house.cluster.contract import Elsewhere, Here, NoticeKind
from baccarat.house.cluster.notices import Notices
from baccarat.house.cluster.shared import Shared
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import GetUp, SetPace, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import WELCOME_CHIPS, player_account
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.operator_desk.orders import AnnouncementOrder, ChipsOrder, SanctionOrder
from baccarat.house.room_limits import MAX_ROOMS_PER_HOST
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.self_limits import Limits
from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.reader import Reader
from baccarat.house.store.store import Store
from support.server.inprocess import ADDRESSES, ask, open_table, opened_together, until
from support.server.postgres import PostgresServer, name_of, rows_of

pytestmark = pytest.mark.real_time


async def test_a_room_is_at_one_of_two_processes_and_moves_with_its_chips(
    postgres: PostgresServer,
) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        ada, room = await open_table(one)
        name = room.settings.id
        assert await one.cluster.locate(name) == Here()
        assert await two.cluster.locate(name) == Elsewhere("one:1", one.cluster.process)
        with pytest.raises(Rejected, match=HouseCode.TABLE_FROZEN):
            await two.rooms.find(name)
        with pytest.raises(Rejected, match=HouseCode.UNKNOWN_ROOM):
            await two.cluster.locate("none")
        await ask(room, ada, TakeSeat(1_000, 1))
        await one.room_sharing.save_entries()

        def listed() -> bool:
            card = two.rooms.evicted.get(name)
            return card is not None and card.chips == {ada.player: 1_000}

        await until(listed)
        one.rooms.put_down(name)
        await one.cluster.release(name)
        await one.cluster.close()
        assert await two.cluster.locate(name) == Here()
        moved = await two.rooms.find(name)
        assert moved.state.chips(1) == 1_000
        assert moved.epoch == 2
    assert check_place(url) == []


async def test_a_process_that_was_paused_puts_its_room_down_at_the_first_write(
    postgres: PostgresServer,
) -> None:
    """Its membership has ended, another process has played on, and it does not know."""
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        ada, room = await open_table(one)
        name, viewer = room.settings.id, Viewer(ada.player, "Ada")
        room.queue.put(Connect(viewer))
        await ask(room, ada, TakeSeat(1_000, 1))
        postgres.ask("DELETE FROM processes WHERE address = 'one:1'", name_of(url))
        taken = await two.rooms.find(name)
        bea = await two.guests.welcome("Bea")
        await ask(taken, bea, TakeSeat(2_000, 2))
        with pytest.raises(Rejected, match=HouseCode.TABLE_FROZEN):
            await ask(room, ada, SetPace("quick"))
        assert viewer.gone.is_set()
        assert name not in one.rooms.in_memory
        assert taken.state.seats == {ada.player: 1, bea.player: 2}
        assert await one.cluster.locate(name) == Elsewhere("two:2", two.cluster.process)
    assert check_place(url) == []


async def test_rooms_of_a_process_that_is_gone_are_taken_and_those_of_a_silent_one_put_down(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        ada = await one.guests.welcome("Ada")
        rooms = [await one.room_factory.create(RoomSpec(name=name, bots=0), ada) for name in "ABC"]
        for room in rooms:
            await ask(room, ada, TakeSeat(1_000, 1))
        with monkeypatch.context() as silent:
            silent.setattr(shared, "SERVE_SECONDS", -1.0)
            await one.room_sharing.watch()
            assert not one.rooms.in_memory
            with pytest.raises(Rejected, match=HouseCode.TABLE_FROZEN):
                await one.cluster.locate(rooms[0].settings.id)
        await two.room_sharing.take_orphans()
        assert not two.rooms.in_memory  # by the database's clock, the other one still lives
        await one.cluster.close()
        names = {room.settings.id for room in rooms}
        await until(lambda: names <= two.rooms.in_memory.keys())
        assert {two.rooms.in_memory[name].epoch for name in names} == {2}


async def test_an_orphan_is_loaded_once_though_somebody_comes_in_meanwhile(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = Room.load

    async def slowly(room: Room) -> None:
        loaded.append(room.settings.id)
        await asyncio.sleep(0.05)
        await load(room)

    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        _, room = await open_table(one)
        name = room.settings.id
        await two.room_sharing.stop()
        postgres.ask("DELETE FROM processes WHERE address = 'one:1'", name_of(url))
        monkeypatch.setattr(Room, "load", slowly)
        sweep = asyncio.create_task(two.room_sharing.take_orphans())
        await until(lambda: name in two.cluster.rooms())
        found = await two.rooms.find(name)
        await sweep
        assert loaded.count(name) == 1
        assert two.rooms.in_memory[name] is found


async def test_a_process_that_is_cut_off_while_it_writes_keeps_no_room_locked(
    postgres: PostgresServer,
) -> None:
    def give_up(store: Store) -> None:
        store.connection.invalidate()
        store.connection.rollback()

    def write_for_ever(store: Store) -> None:
        connection = store.connection
        connection.begin()
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")
        connection.exec_driver_sql("SELECT * FROM heads FOR UPDATE")

    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        _, room = await open_table(one)
        name = room.settings.id
        await one.room_sharing.stop()
        await one.storage.run(write_for_ever)
        assert isinstance(one.cluster, Shared)
        one.cluster._membership._stopping.set()
        postgres.ask("UPDATE processes SET until = 0 WHERE address = 'one:1'", name_of(url))
        with pytest.raises(Rejected, match=HouseCode.TABLE_FROZEN):
            await two.cluster.locate(name)
        await until(lambda: name in two.rooms.in_memory)
        await one.storage.run(give_up)


async def test_a_change_by_one_process_soon_reaches_the_others(postgres: PostgresServer) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        ada, bea = [await one.guests.welcome(name) for name in ("Ada", "Bea")]
        await two.guests.find(bea.player)
        opened_here = await one.people.sign_in.start(ada.player, "Firefox")
        found = await two.people.find_session(opened_here.token)
        assert found == opened_here.session
        closed: list[HouseCode] = []
        with (
            two.people.book.connections.watch(found.hash, ada.player, "", closed.append),
            two.people.book.connections.watch(bea.player, bea.player, "", closed.append),
        ):
            order = SanctionOrder("ban", "rude", player=bea.player)
            await one.desk.impose(ada, order, lambda _: False)
            await until(lambda: closed == [HouseCode.BANNED])
            await one.people.logins.end_sessions(ada.player, None, None)
            await until(lambda: closed == [HouseCode.BANNED, HouseCode.NOT_SIGNED_IN])
        await one.desk.announce(ada, AnnouncementOrder("Soon"))
        await until(lambda: bool(two.moderation.announcements.current()))
        await one.guests.set_limits(ada, Limits(loss=7))
        await until(lambda: two.limits.of(ada.player).limits.loss == 7)
        before = one.accounts.purse(ada.player)
        room = await one.room_factory.create(RoomSpec(name="Ours", bots=0), ada)
        await ask(room, ada, TakeSeat(1_000, 1))
        await until(lambda: two.accounts.purse(ada.player) == before - 1_000)
        await one.guests.start_break(bea, 24)
        await until(lambda: two.limits.of(bea.player).rests_until > 0)


async def test_a_session_found_while_sessions_are_being_read_stays_known(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_together(postgres.house(), *ADDRESSES) as (one, two):
        ada, tokens = await one.guests.welcome("Ada"), []
        read = two.storage.read

        async def read_too_early(work: Callable[[Reader], Any]) -> Any:
            found = await read(work)
            monkeypatch.undo()
            session = await one.people.sign_in.start(ada.player, "Firefox")
            tokens.append(session.token)
            await two.people.find_session(session.token)
            return found

        await two.shared_caches.stop()
        monkeypatch.setattr(two.storage, "read", read_too_early)
        await two.shared_caches._read_logins({""})
        assert two.people.book.find(tokens[0])


async def test_three_processes_that_begin_at_once_make_one_house(postgres: PostgresServer) -> None:
    url = postgres.empty()
    made = await asyncio.gather(
        *(asyncio.to_thread(House, url, address=f"house:{number}") for number in range(3))
    )
    await asyncio.gather(*(house.open() for house in made))
    where = [await house.cluster.locate("salon") for house in made]
    assert where.count(Here()) == 1
    for house in made:
        await house.close()
    assert rows_of(url, "SELECT id FROM rooms") == [("salon",)]
    assert rows_of(url, "SELECT count(*) FROM processes") == [(0,)]
    assert check_place(url) == []


async def test_rooms_of_a_host_are_counted_over_all_processes(postgres: PostgresServer) -> None:
    async with opened_together(postgres.house(), *ADDRESSES) as (one, two):
        ada = await one.guests.welcome("Ada")
        for house in (one, two) * (MAX_ROOMS_PER_HOST // 2):
            house.rooms.evicted.clear()  # as if no notice had arrived
            await house.room_factory.create(RoomSpec(bots=0), ada)
        for house in (one, two):
            with pytest.raises(Rejected, match=HouseCode.TOO_MANY_ROOMS):
                await house.room_factory.create(RoomSpec(bots=0), ada)


async def test_one_player_at_four_tables_of_two_processes_spends_a_purse_once(
    postgres: PostgresServer,
) -> None:
    """Each process knows the purse only as the other one last told it."""
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as houses:
        ada = await houses[0].guests.welcome("Ada")
        order = ChipsOrder(ada.player, 1_000 - WELCOME_CHIPS, "few")
        assert await houses[0].desk.move_chips(ada, order) == 1_000
        tables = [
            await house.room_factory.create(RoomSpec(bots=0, rebuy=False), ada)
            for house in (*houses, *houses)
        ]
        for sums in ((400, 400, 400, 400), (600, 300, 600, 300), (1_000,) * 4):
            for house in houses:  # each believes that nothing was spent yet
                house.accounts.refresh({player_account(ada.player): 1_000})
            bought = await asyncio.gather(
                *(
                    ask(room, ada, TakeSeat(units, 1))
                    for room, units in zip(tables, sums, strict=True)
                ),
                return_exceptions=True,
            )
            taken = [room.state.seats.get(ada.player) is not None for room in tables]
            assert [isinstance(each, int) for each in bought] == taken
            refused = {str(each) for each in bought if not isinstance(each, int)}
            assert refused <= {HouseCode.OVER_ACCOUNT}
            spent = sum(units for units, sat in zip(sums, taken, strict=True) if sat)
            assert 0 < spent <= 1_000
            assert _purse(url, ada) == 1_000 - spent
            for room in tables:
                if room.state.seats.get(ada.player):
                    await ask(room, ada, GetUp())
            assert _purse(url, ada) == 1_000
    assert check_place(url) == []


def _purse(url: DatabaseUrl, guest: Guest) -> int:
    query = f"SELECT amount FROM balances WHERE account = 'player/{guest.player}'"  # noqa: S608
    return int(rows_of(url, query)[0][0])


async def test_notices_of_another_version_are_ignored(
    postgres: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        for said in ("later x", "share", "share x y z", "handed nobody", "proof nothing", ""):
            query = f"SELECT pg_notify('baccarat_' || md5(current_schema()), '{said}')"
            postgres.ask(query, name_of(url))
        ada, room = await open_table(one)
        await ask(room, ada, TakeSeat(1_000, 1))
        await until(lambda: room.settings.id in two.rooms.evicted)
    assert not caplog.messages


def test_a_lost_connection_for_notices_is_logged_once_and_so_is_its_return(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[NoticeKind] = []
    answers = iter([None, "lost", "lost", "lost", None, "lost", None])

    def hear(_: Callable[[], bool]) -> Iterator[str | None]:
        for answer in answers:
            if answer:
                raise OSError(answer)
            yield None
        while not notices._stopping.is_set():
            yield ""

    async def evening() -> None:
        notices.listen(lambda kind, _: heard.append(kind))
        notices.open()
        await until(lambda: heard.count(NoticeKind.ROOM) == 3)
        await notices.close()

    monkeypatch.setattr("baccarat.house.cluster.notices.AGAIN_SECONDS", 0)
    notices = Notices(create_engine("sqlite://"), "", hear)
    asyncio.run(evening())
    lost, again = (
        f"the connection for other processes' notices is {how}" for how in ("lost", "there again")
    )
    assert caplog.messages == [lost, again] * 2
