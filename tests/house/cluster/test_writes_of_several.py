"""What several processes write to one database: fenced, relative, and in one order of locks.

Each law is also tried with the fault that it has to find.
"""

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import pytest
from sqlalchemy import Connection, Table, event

from baccarat.house.model.ledger import ISSUE, Overdrawn, Transfer
from baccarat.house.model.state import PaceSet
from baccarat.house.self_limits import AtRisk, PlaySession
from baccarat.house.store import batch as writing, schema
from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.batch import Batch, OverLossLimit, RoomTaken, VersionConflict, write
from baccarat.house.store.dialects.faults import Interrupted, may_retry, sql_state
from baccarat.house.store.dialects.postgres import SETTINGS, engine_of
from baccarat.house.store.queries.leases import take_room
from baccarat.house.store.rows import RowWriter
from support.server.postgres import PostgresServer, rows_of

WRITERS: Final = 16
ROUNDS: Final = 12
DEADLOCK: Final = "40P01"
PLAYERS: Final = tuple(f"player/{number}" for number in range(4))
QUICK: Final = [PaceSet("quick")]
Plant = Callable[[pytest.MonkeyPatch], None]


@contextmanager
def beside(url: DatabaseUrl) -> Iterator[Connection]:
    """Connect as one more process."""
    engine = engine_of(url.url, SETTINGS)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def commit(connection: Connection, batch: Batch) -> None:
    with connection.begin():
        write(connection, [batch])


def take(connection: Connection, process: str) -> int | None:
    with connection.begin():
        return take_room(RowWriter(connection), process, "blue")


def a_former_owner_writes_nothing(postgres: PostgresServer) -> None:
    """Refuse a process that lost the room while it was paused, and does not know yet."""
    url = postgres.house()
    with beside(url) as one, beside(url) as two:
        commit(one, Batch("blue", 0, QUICK))
        assert take(one, "one") == 1
        assert take(two, "two") == 2  # "one" has no membership any more
        with pytest.raises(RoomTaken):
            commit(one, Batch("blue", 1, QUICK, epoch=1))
        commit(two, Batch("blue", 1, QUICK, epoch=2))
    assert rows_of(url, "SELECT count(*) FROM events") == [(2,)]


def nobody_goes_on_from_an_outdated_version(postgres: PostgresServer) -> None:
    url = postgres.house()
    with beside(url) as one:
        commit(one, Batch("blue", 0, QUICK))
        assert take(one, "one") == 1
        commit(one, Batch("blue", 1, QUICK, epoch=1))
        with pytest.raises(VersionConflict):
            commit(one, Batch("blue", 1, QUICK, epoch=1))


def chips_that_two_processes_move_at_once_all_count(postgres: PostgresServer) -> None:
    """Let the second one write after the first has read, and before it writes."""
    url = postgres.house()
    with beside(url) as one, beside(url) as two:
        commit(one, Batch("", 0, [], transfers=[Transfer("", 0, ISSUE, "player/ada", 10)]))

        def strike(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if (
                statement.strip().startswith(("UPDATE balances", "INSERT INTO balances"))
                and meanwhile
            ):
                seq, units = meanwhile.pop()
                commit(two, Batch("red", seq, QUICK, transfers=_pay("red", units)))

        event.listen(one.engine, "before_cursor_execute", strike)
        meanwhile = [(0, 3)]
        commit(one, Batch("blue", 0, QUICK, transfers=_pay("blue", 4)))
        assert dict(rows_of(url, "SELECT account, amount FROM balances"))["player/ada"] == 3
        meanwhile = [(1, 2)]
        too_much = Batch("blue", 1, QUICK, transfers=_pay("blue", 3))
        with pytest.raises(Interrupted):  # 1 is left by then
            commit(one, too_much)
        with pytest.raises(Overdrawn):
            commit(one, too_much)
    assert check_place(url) == []


def _pay(room: str, units: int) -> list[Transfer]:
    return [Transfer(room, 1, "player/ada", f"bank/{room}", units)]


def opposite_transfers_never_wait_in_a_circle(postgres: PostgresServer) -> None:
    """Each writer has its own room; accounts and days are shared."""
    url = postgres.house()
    with beside(url) as connection:
        issued = [Transfer("", 0, ISSUE, player, 1_000) for player in PLAYERS]
        commit(connection, Batch("", 0, [], transfers=issued))
    deadlocks = list[Exception]()

    def move(number: int) -> int:
        room, done = f"room {number}", 0
        forth = PLAYERS if number % 2 else PLAYERS[::-1]
        with beside(url) as connection:
            for seq in range(ROUNDS):
                moved = [Transfer(room, seq, *pair, 1) for pair in itertools.pairwise(forth)]
                days = [PlaySession(player, "2026-01-01", 1, 1) for player in forth]
                batch = Batch(room, seq, QUICK, transfers=moved, days=days)
                while done <= seq and not deadlocks:
                    try:
                        commit(connection, batch)
                    except Exception as fault:
                        if sql_state(fault) == DEADLOCK:
                            deadlocks.append(fault)
                        elif not may_retry(fault):
                            raise
                    else:
                        done += 1
        return done

    with ThreadPoolExecutor(WRITERS) as threads:
        done = sum(threads.map(move, range(WRITERS)))
    assert not deadlocks
    assert done == WRITERS * ROUNDS
    balances = dict(rows_of(url, "SELECT account, amount FROM balances"))
    assert balances == {ISSUE: -4_000, **dict.fromkeys(PLAYERS, 1_000)}
    sums = "SELECT player, sum(lost), sum(seconds) FROM days GROUP BY player ORDER BY player"
    total = WRITERS * ROUNDS
    assert rows_of(url, sums) == [(player, total, total) for player in PLAYERS]
    assert check_place(url) == []


def a_loss_limit_holds_over_tables_that_are_played_at_once(postgres: PostgresServer) -> None:
    """Two stakes of 60 at two tables do not both fit into a limit of 100, of which 5 are lost."""
    url = postgres.house()
    with beside(url) as one:
        with one.begin():
            rows = RowWriter(one)
            rows.add(schema.cares, [{"player": "ada", "body": b"{}"}])
            rows.write_heads()
        lost = [PlaySession("ada", "2026-01-01", 5, 1)]
        commit(one, Batch("red", 0, QUICK, days=lost))

    def stake(room: str) -> int:
        left = -1
        with beside(url) as connection:
            risk = AtRisk("ada", 60, "2026-01-01", 100)
            try:
                commit(connection, Batch(room, 0, QUICK, at_risk=[risk]))
            except OverLossLimit as over:
                left = over.left
        return left

    with ThreadPoolExecutor(4) as threads:
        found = sorted(threads.map(stake, ("blue", "green", "white", "black")))
    assert found == [-1, 35, 35, 35]
    assert rows_of(url, "SELECT player, units FROM exposures") == [("ada", 60)]
    assert check_place(url) == []


def _without_epoch(planted: pytest.MonkeyPatch) -> None:
    planted.setattr(RowWriter, "epoch", lambda _self, _room: 1)


def _without_seq(planted: pytest.MonkeyPatch) -> None:
    def check(rows: RowWriter, batches: Sequence[Batch]) -> None:
        for batch in batches:
            assert batch.epoch in {None, rows.epoch(batch.room)}

    planted.setattr(writing, "_check_versions", check)


def _absolute(planted: pytest.MonkeyPatch) -> None:
    """Write the balance that was read, plus the amount to add."""
    read, find = list[Any](), RowWriter.find

    def note(self: RowWriter, table: Table, keys: Any, *, lock: bool = True) -> Any:
        found = find(self, table, keys, lock=lock)
        if table is schema.balances:
            read.append(found)
        return found

    def put(self: RowWriter, changes: Sequence[Any], **_: bool) -> None:
        known = read[-1]
        statement = (
            "INSERT INTO balances VALUES (%s, %s)"
            " ON CONFLICT (account) DO UPDATE SET amount = excluded.amount"
        )
        after = [
            (account, known.get((account,), (0,))[0] + units) for account, units, *_ in changes
        ]
        if after:
            self.connection.exec_driver_sql(statement, after)

    planted.setattr(RowWriter, "find", note)
    planted.setattr(RowWriter, "add_to_balances", put)


def _unsorted(planted: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    planted.setattr(
        writing,
        "sorted",
        lambda some: chance.sample(found := list(some), len(found)),
        raising=False,
    )


def _without_exposures(planted: pytest.MonkeyPatch) -> None:
    planted.setattr(writing, "_sum_lost_and_risked", lambda *_: 5)


LAWS: Final[dict[Callable[[PostgresServer], None], Plant]] = {
    a_former_owner_writes_nothing: _without_epoch,
    nobody_goes_on_from_an_outdated_version: _without_seq,
    chips_that_two_processes_move_at_once_all_count: _absolute,
    opposite_transfers_never_wait_in_a_circle: _unsorted,
    a_loss_limit_holds_over_tables_that_are_played_at_once: _without_exposures,
}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_holds(postgres: PostgresServer, law: Callable[[PostgresServer], None]) -> None:
    law(postgres)


@pytest.mark.by_day(2)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_fault_planted_against_a_law_is_found(
    postgres: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
    law: Callable[[PostgresServer], None],
) -> None:
    LAWS[law](monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        law(postgres)
