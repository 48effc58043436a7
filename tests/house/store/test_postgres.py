"""A house in PostgreSQL: refusals, damage, concurrent writers, and a connection that is lost."""
# ruff: noqa: S608 - the names are our own

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any, Final

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from baccarat.cli import main
from baccarat.house.config import HouseConfig
from baccarat.house.model.ledger import ISSUE, Transfer
from baccarat.house.model.state import PaceSet
from baccarat.house.self_limits import PlaySession
from baccarat.house.store import schema
from baccarat.house.store.address import DatabaseUrl, read_place
from baccarat.house.store.backends import server
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.batch import Batch, DuplicateCommand, Reply, VersionConflict, write
from baccarat.house.store.dialects.faults import FolderInUse
from baccarat.house.store.dialects.postgres import SETTINGS, engine_of
from baccarat.house.store.integrity import CopyCode, IntegrityError
from baccarat.house.store.store import Store
from baccarat.web.serve import CannotServe, _open_house
from support.server.postgres import PostgresServer, name_of, own_server, rows_of

WRITERS: Final = 16
ROUNDS: Final = 20
QUICK: Final = [PaceSet("quick")]


def test_a_password_is_never_shown_and_never_taken_from_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = "postgresql://house:hush@db.example:5433/cards?sslmode=require&password=hush"
    assert str(read_place(url)) == "postgresql://house@db.example:5433/cards?sslmode=require"
    assert main(["check", "--data", url]) == 2
    assert "hush" not in capsys.readouterr().err


def test_numbers_have_64_bits_and_text_is_compared_by_bytes(postgres: PostgresServer) -> None:
    url = postgres.house()
    counted = [
        table.name
        for table in schema.metadata.tables.values()
        if table.autoincrement_column is not None
    ]
    query = (
        "SELECT table_name, column_name, data_type, collation_name"
        " FROM information_schema.columns WHERE table_schema = 'public'"
    )
    found = rows_of(url, query)
    kinds = {(table, column): kind for table, column, kind, _ in found}
    assert {kinds[table, "id"] for table in counted} == {"bigint"}
    texts = {collation for _, _, kind, collation in found if kind == "character varying"}
    assert texts == {"C"}


def test_every_kind_of_row_is_bound(postgres: PostgresServer) -> None:
    """A change by another program is noticed, whatever table it is in."""
    url = postgres.house()
    store = Store(url)
    store.add_room("blue", b"{}", Batch("blue", 0, QUICK, reply=Reply("ada", "a", b"#", 1)))
    store.add_player("ada", "Ada", [Transfer("", 0, ISSUE, "player/ada", 5)])
    store.commit(Batch("blue", 1, [], days=[PlaySession("ada", "2026-01-01", 3, 4)]))
    store.close()
    assert check_place(url) == []
    changes = {
        "UPDATE events SET body = '{}'": CopyCode.CHANGED,
        "DELETE FROM replies": CopyCode.CHANGED,
        "UPDATE players SET name = 'Eve'": CopyCode.HOUSE_CHANGED,
        "UPDATE days SET lost = 0": CopyCode.CHANGED,
        "UPDATE balances SET amount = amount + 1": CopyCode.ASTRAY,
        "DELETE FROM transfers": CopyCode.ASTRAY,
        "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';"
        "CREATE TRIGGER t BEFORE INSERT ON replies EXECUTE FUNCTION f()": CopyCode.HOUSE_CHANGED,
        "DROP INDEX plays_by_room": CopyCode.HOUSE_CHANGED,
        "DROP TABLE secrets": CopyCode.HOUSE_CHANGED,
    }
    for change, code in changes.items():
        postgres.ask("DROP DATABASE IF EXISTS harmed")
        postgres.ask(f"CREATE DATABASE harmed TEMPLATE {name_of(url)}")
        postgres.ask(change, "harmed")
        try:
            found = {fault.code for fault in check_place(postgres.url("harmed"))}
        except IntegrityError as harm:
            found = {harm.fault.code}
        assert found == {code}, change


def test_of_three_that_open_an_empty_database_one_has_the_house(postgres: PostgresServer) -> None:
    url = postgres.empty()

    def opened(_: int) -> Store | None:
        try:
            return Store(url)
        except FolderInUse:
            return None

    with ThreadPoolExecutor(3) as threads:
        stores = [store for store in threads.map(opened, range(3)) if store]
    assert len(stores) == 1
    with pytest.raises(CannotServe, match="database-in-use"):
        _open_house(HouseConfig(data=url))
    stores[0].close()
    assert check_place(url) == []


@contextmanager
def _beside(url: DatabaseUrl) -> Iterator[Connection]:
    """Write to a house without the lock that a process takes."""
    engine = engine_of(url.url, SETTINGS)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def _commit(connection: Connection, batch: Batch) -> None:
    with connection.begin():
        write(connection, [batch])


def test_the_second_writer_is_refused_and_writes_nothing(postgres: PostgresServer) -> None:
    url = postgres.house()
    store = Store(url)
    store.commit(Batch("blue", 0, QUICK, reply=Reply("ada", "a", b"#", 1)))
    with _beside(url) as connection:
        with pytest.raises(VersionConflict):
            _commit(connection, Batch("blue", 0, QUICK))
        with pytest.raises(DuplicateCommand):
            _commit(connection, Batch("blue", 1, QUICK, reply=Reply("ada", "a", b"#", 1)))
    assert len(store.events("blue", 0)) == 1
    store.close()


def _cut(postgres: PostgresServer, url: DatabaseUrl) -> None:
    """End every session of a database, as an administrator or a fault of the network would."""
    postgres.ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{name_of(url)}' AND pid <> pg_backend_pid()"
    )


def test_a_lost_connection_is_a_fault_of_the_disk_and_comes_back(postgres: PostgresServer) -> None:
    url = postgres.house()
    store = Store(url)
    store.commit(Batch("blue", 0, QUICK))
    _cut(postgres, url)
    with pytest.raises(OperationalError):
        store.commit(Batch("blue", 1, QUICK))
    store.commit(Batch("blue", 1, QUICK))
    assert len(store.reader.ask(lambda reader: reader.events("blue", 0))) == 2
    with pytest.raises(FolderInUse):
        Store(url)
    store.close()


def test_a_store_whose_sessions_were_ended_in_a_transaction_can_be_closed(
    postgres: PostgresServer,
) -> None:
    url = postgres.house()
    store = Store(url)
    for connection in (store.connection, store.reader.connection):
        connection.exec_driver_sql("SELECT 1")
    _cut(postgres, url)
    store.close()
    Store(url).close()


def test_a_process_that_lost_the_house_to_another_writes_nothing_and_ends(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(server, "end_process", lambda: ended.append(True))
    url = postgres.house()
    first = Store(url)
    first.commit(Batch("blue", 0, QUICK))
    _cut(postgres, url)
    second = Store(url)
    for _ in range(3):
        with pytest.raises(OperationalError):
            first.commit(Batch("blue", 1, QUICK))
    assert ended
    second.commit(Batch("blue", 1, QUICK))
    second.close()
    for _ in range(2):  # also once the other one has ended
        with pytest.raises(OperationalError):
            first.commit(Batch("red", 0, QUICK))
    assert rows_of(url, "SELECT room, seq FROM heads WHERE room <> ''") == [("blue", 2)]
    first.close()


def _breaking_at_commit(store: Store, *, before: bool) -> None:
    """Lose the connection once, before or after the server has heard of a commit."""

    def strike(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        if not before:
            driver.commit()
        driver.close()

    event.listen(store.engine, "commit", strike, once=True)


def test_a_commit_whose_answer_was_lost_counts_as_done(postgres: PostgresServer) -> None:
    store = Store(postgres.house())
    _breaking_at_commit(store, before=False)
    store.commit(Batch("blue", 0, QUICK))
    assert len(store.events("blue", 0)) == 1
    store.close()


def test_a_commit_that_was_never_heard_of_is_a_fault_of_the_disk(postgres: PostgresServer) -> None:
    store = Store(postgres.house())
    _breaking_at_commit(store, before=True)
    with pytest.raises(OperationalError):
        store.commit(Batch("blue", 0, QUICK))
    assert store.events("blue", 0) == []
    store.commit(Batch("blue", 0, QUICK))
    store.close()


def test_a_commit_undone_by_a_crash_is_a_fault_though_its_number_is_used_again() -> None:
    """Where the server has written its log just before, it does not use the number again."""
    with own_server("wal_writer_delay=10s") as database:
        assert any(_is_undone_by_a_crash(database) for _ in range(3))


def _is_undone_by_a_crash(database: PostgresServer) -> bool:
    """Crash the server before a commit; return whether its number was used again."""
    store = Store(database.house())
    numbers = []

    def crash(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        numbers.append(driver.execute("SELECT pg_current_xact_id()::text").fetchone()[0])
        database.stop()
        database.start()
        while (again := database.ask("SELECT pg_current_xact_id()::text")[0][0]) < numbers[0]:
            pass
        numbers.append(again)

    event.listen(store.engine, "commit", crash, once=True)
    with closing(store):
        with pytest.raises(OperationalError):
            store.commit(Batch("blue", 0, QUICK))
        assert store.events("blue", 0) == []
        store.commit(Batch("blue", 0, QUICK))
    first, again = numbers
    return bool(first == again)


def test_a_process_ends_that_cannot_find_out_what_it_saved(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(server, "end_process", lambda: ended.append(True))
    monkeypatch.setattr(server, "RECONNECTS", 1)
    url = postgres.house()
    store = Store(url)
    _breaking_at_commit(store, before=False)
    monkeypatch.setattr(server, "COUNTED", "SELECT pg_sleep(%s::int8 * 0) FROM no_such_table")
    with pytest.raises(OperationalError):
        store.commit(Batch("blue", 0, QUICK))
    assert ended
    store.close()
