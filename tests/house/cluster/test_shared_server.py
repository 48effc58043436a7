"""Who may open a database that several processes share, and what a lost connection means."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from baccarat.house.model.state import PaceSet
from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.backends import server
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.batch import Batch
from baccarat.house.store.dialects.faults import FolderInUse
from baccarat.house.store.opening import FORMAT, NewerFormat
from baccarat.house.store.store import Store
from support.server.next_format import NEXT, next_format
from support.server.postgres import PostgresServer, name_of, rows_of

QUICK = [PaceSet("quick")]


def cut(postgres: PostgresServer, url: DatabaseUrl) -> None:
    """End all sessions of a database."""
    postgres.ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"  # noqa: S608 - a name of ours
        f" WHERE datname = '{name_of(url)}' AND pid <> pg_backend_pid()"
    )


@contextmanager
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as changed:
        changed.setattr(server, "OPENINGS", 1)
        changed.setattr(server, "WAIT_SECONDS", 0)
        yield


def test_a_shared_house_is_nobodys_alone_and_the_other_way_round(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.house()
    first, second = (closing(Store(url, shared=True)) for _ in range(2))
    with first, second, pytest.raises(FolderInUse):
        Store(url)
    with closing(Store(url)), impatient(monkeypatch), pytest.raises(FolderInUse):
        Store(url, shared=True)
    with closing(Store(url, shared=True)) as store:
        store.commit(Batch("blue", 0, QUICK))
    assert check_place(url) == []


@pytest.mark.parametrize(
    ("versions", "fault"),
    [((FORMAT, NEXT), FolderInUse), ((NEXT, FORMAT), NewerFormat)],
    ids=["upgrade", "newer"],
)
def test_another_format_is_refused_while_others_run(
    postgres: PostgresServer, versions: tuple[int, int], fault: type[Exception]
) -> None:
    """An upgrade needs the house to itself."""
    running, other = versions
    url = postgres.house()
    with next_format(running):
        store = Store(url, shared=True)
    with closing(store), next_format(other), pytest.raises(fault):
        Store(url, shared=True)
    assert rows_of(url, "SELECT version_num FROM alembic_version") == [(str(running),)]


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
def test_a_closed_store_has_released_the_house_before_its_sessions_end(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, *, shared: bool
) -> None:
    url = postgres.house()
    store = Store(url, shared=shared)
    late: list[psycopg.Connection] = []

    def keep(session: psycopg.Connection) -> None:
        late.append(session)

    with monkeypatch.context() as changed:
        changed.setattr(psycopg.Connection, "close", keep)
        store.close()
    Store(url).close()
    for session in late:
        session.close()


def test_a_lost_connection_comes_back_and_a_lost_answer_is_asked_for(
    postgres: PostgresServer,
) -> None:
    url = postgres.house()
    with closing(Store(url, shared=True)) as one, closing(Store(url, shared=True)) as two:
        one.commit(Batch("blue", 0, QUICK))
        two.commit(Batch("red", 0, QUICK))
        cut(postgres, url)
        for store, room in ((one, "blue"), (two, "red")):
            with pytest.raises(OperationalError):
                store.commit(Batch(room, 1, QUICK))
            store.commit(Batch(room, 1, QUICK))
    assert check_place(url) == []


def test_a_process_ends_whose_house_was_upgraded_while_it_was_cut_off(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(server, "end_process", lambda: ended.append(True))
    url = postgres.house()
    with closing(Store(url, shared=True)) as store:
        postgres.ask("UPDATE meta SET value = '99' WHERE key = 'format'", name_of(url))
        cut(postgres, url)
        for _ in range(2):
            with pytest.raises(OperationalError):
                store.commit(Batch("blue", 0, QUICK))
    assert ended
    assert rows_of(url, "SELECT count(*) FROM events") == [(0,)]
