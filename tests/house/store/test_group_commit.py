"""A group of batches is written as if each had come alone, and a faulty one harms no other."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings, strategies as st
from sqlalchemy.exc import DataError, IntegrityError, OperationalError

from baccarat.house.hosting.talk import ChatLine
from baccarat.house.house import House
from baccarat.house.model.ledger import ISSUE, BalanceOverflow, Overdrawn, Transfer
from baccarat.house.model.state import PaceSet, RoomState
from baccarat.house.sealing import Shoe
from baccarat.house.self_limits import PlaySession
from baccarat.house.store.address import Place
from baccarat.house.store.batch import Batch, DuplicateCommand, Reply, VersionConflict
from baccarat.house.store.dialects.sqlite import driver_of
from baccarat.house.store.private_files import DATABASE
from baccarat.house.store.rows import AT_ONCE
from baccarat.house.store.store import Store
from baccarat.house.store.writer import Latency, Writer
from baccarat.rules import PRESETS
from baccarat.tables import TABLES
from support.server.inprocess import AtOnce

ROOMS = ("blue", "red")
PLAYERS = ("player/ada", "player/bea")
NOTHING = (sqlite3.IntegrityError, IntegrityError)
"""The errors of SQLite and PostgreSQL about a value that must not be missing."""


def made(seq: int) -> st.SearchStrategy[Batch]:
    """Make batches of any kind for a log of about this length."""
    transfer = st.builds(
        Transfer,
        st.just("blue"),
        st.just(seq),
        st.sampled_from([ISSUE, *PLAYERS]),
        st.sampled_from(PLAYERS),
        st.integers(0, 5),
    )
    reply = st.builds(Reply, st.just("ada"), st.sampled_from("abcd"), st.just(b"#"), st.just(seq))
    day = st.builds(
        PlaySession,
        st.sampled_from(PLAYERS),
        st.sampled_from(["2026-01-01", "2026-01-02"]),
        st.integers(-5, 5),
        st.integers(0, 5),
    )
    line = st.builds(ChatLine, st.just("ada"), st.just("Ada"), st.text(max_size=3), st.just("now"))
    return st.builds(
        Batch,
        room=st.sampled_from(ROOMS),
        expected=st.integers(0, seq),
        events=st.lists(st.sampled_from([PaceSet("quick"), PaceSet("slow")]), max_size=2),
        transfers=st.lists(transfer, max_size=3),
        reply=st.none() | reply,
        days=st.lists(day, max_size=2),
        said=st.none() | line,
    )


def kept(folder: Path) -> list[str]:
    with sqlite3.connect(folder / DATABASE) as database:
        return sorted(database.iterdump())


def written(groups: Sequence[Sequence[Batch]]) -> tuple[list[str], list[str]]:
    """Write groups to a new store; return each batch's fault, and everything stored."""
    with TemporaryDirectory() as name, patch("secrets.token_bytes", bytes):
        store = Store(Path(name))
        faults = [type(fault).__name__ for group in groups for fault in store.commit_all(group)]
        store.close()
        return faults, kept(Path(name))


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(made(2), min_size=1, max_size=6), min_size=1, max_size=4))
def test_a_group_is_written_as_one_batch_after_another(groups: list[list[Batch]]) -> None:
    alone = [[batch] for group in groups for batch in group]
    assert written(groups) == written(alone)


def test_no_table_is_read_through_to_find_a_few_rows(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add_player("ada", "Ada", [Transfer("blue", 1, ISSUE, PLAYERS[0], 5)])
    asked: list[str] = []
    driver_of(store.connection).set_trace_callback(asked.append)
    sat = PlaySession(PLAYERS[0], "2026-01-01", 1, 1)
    paid = [Transfer("blue", 1, PLAYERS[0], PLAYERS[1], 1)]
    reply = Reply("ada", "a", b"#", 1)
    store.commit(Batch("blue", 0, [PaceSet("quick")], transfers=paid, reply=reply, days=[sat]))
    store.close()
    finds = [text for text in asked if text.startswith("SELECT")]
    with sqlite3.connect(tmp_path / DATABASE) as database:
        plans = [database.execute(f"EXPLAIN QUERY PLAN {text}").fetchall() for text in finds]
    assert len(plans) == len(("heads", "replies", "balances", "days"))
    assert "SCAN" not in str(plans)


def test_more_keys_than_one_statement_takes_are_found(place: Place) -> None:
    store = Store(place)
    rooms = [f"room {number}" for number in range(AT_ONCE)]
    for seq in range(2):
        faults = store.commit_all([Batch(room, seq, [PaceSet("quick")]) for room in rooms])
        assert faults == [None] * AT_ONCE
    late = store.commit_all([Batch(room, 1, [PaceSet("slow")]) for room in rooms])
    assert {type(fault) for fault in late} == {VersionConflict}
    store.close()


def test_each_shoe_of_a_group_ends_once_and_no_other_with_it(place: Place) -> None:
    store = Store(place)
    empty = RoomState(TABLES["punto"].new(PRESETS[0]), (), "normal")
    begun = [Shoe(room, n, b"", 0, empty, "morning") for room in ROOMS for n in (1, 2)]
    store.commit_all([Batch(shoe.room, 0, [], shoe=shoe) for shoe in begun])
    ends = [("blue", (1, "noon", 70)), ("red", (1, "night", 80)), ("blue", (1, "later", 0))]
    assert store.commit_all([Batch(room, 0, [], ended=end) for room, end in ends]) == [None] * 3
    over = [[(each.ended, each.coups) for each in store.shoes(room)] for room in ROOMS]
    assert over == [[("noon", 70), (None, 0)], [("night", 80), (None, 0)]]
    store.close()


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        (Batch("red", 1, [PaceSet("quick")]), VersionConflict),
        (Batch("blue", 0, [PaceSet("quick")]), VersionConflict),
        (Batch("red", 0, [], transfers=[Transfer("red", 1, *PLAYERS, 6)]), Overdrawn),
        (Batch("blue", 1, [], reply=Reply("ada", "a", b"#", 1)), DuplicateCommand),
        (
            Batch("red", 0, [], transfers=[Transfer("red", 1, ISSUE, PLAYERS[1], 2**63)]),
            BalanceOverflow,
        ),
        (
            Batch("red", 0, [], days=[PlaySession(PLAYERS[0], "today", 2**63, 0)]),
            (OverflowError, DataError),
        ),
        (Batch("red", 0, [], reply=Reply("ada", "c", None, 1)), NOTHING),  # type: ignore[arg-type]
        (Batch("red", 0, [], said=ChatLine("ada", "Ada", "\ud800", "now")), UnicodeEncodeError),
    ],
    ids=[
        *("ahead", "behind", "overdrawn", "repeated", "overfull"),
        *("too large a number", "nothing where something must be", "no text"),
    ],
)
def test_only_the_faulty_batch_of_a_group_is_left_out(
    place: Place, bad: Batch, fault: type[Exception] | tuple[type[Exception], ...]
) -> None:
    store = Store(place)
    issue = Transfer("blue", 1, ISSUE, PLAYERS[0], 5)
    good = Batch("blue", 0, [PaceSet("quick")], transfers=[issue], reply=Reply("ada", "a", b"#", 1))
    more = Batch("blue", 1, [PaceSet("slow")], reply=Reply("ada", "b", b"#", 2))
    faults = store.commit_all([good, bad, more])
    first, second, third = faults
    assert (first, third) == (None, None)
    assert isinstance(second, fault)
    assert store.events("blue", 0) == [PaceSet("quick"), PaceSet("slow")]
    assert store.events("red", 0) == []
    assert store.balances() == {ISSUE: -5, PLAYERS[0]: 5}
    store.close()


def test_a_failing_disk_affects_all_rooms(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    store = Store(place)
    monkeypatch.setattr("baccarat.house.store.store.write", fails)
    with pytest.raises(OperationalError):
        store.commit_all([Batch(room, 0, [PaceSet("quick")]) for room in ROOMS])
    store.close()


class Groups:
    """Records which rooms are written together."""

    def __init__(self) -> None:
        self.written: list[list[str]] = []

    def commit_all(self, batches: Sequence[Batch]) -> list[Exception | None]:
        self.written.append([batch.room for batch in batches])
        return [None] * len(batches)


async def test_batches_that_come_together_are_written_together() -> None:
    store: Any = Groups()
    writer = Writer(AtOnce(), store)
    for _ in range(2):
        await asyncio.gather(*(writer.commit(Batch(room, 0, [])) for room in ROOMS))
    await writer.finish()
    assert store.written == [list(ROOMS), list(ROOMS)]


def test_commit_times_are_counted_by_bucket() -> None:
    latency = Latency()
    for seconds in (0.001, 0.002, 7.0):
        latency.add(seconds)
    buckets = dict(latency.buckets())
    assert (buckets["0.001"], buckets["0.0025"], buckets["2.5"], buckets["+Inf"]) == (1, 2, 2, 3)
    assert latency.total == pytest.approx(7.003)


def test_the_end_waits_for_the_current_write(tmp_path: Path) -> None:
    """A batch that is being written when the house closes is on disk afterwards."""

    async def play() -> str:
        house = House(tmp_path)
        await house.open()
        registering = asyncio.create_task(house.guests.welcome("Ada"))
        await asyncio.sleep(0)
        await house.close()
        return (await registering).player

    async def look(player: str) -> str:
        house = House(tmp_path)
        await house.open()
        name = (await house.guests.find(player)).name
        await house.close()
        return name

    assert asyncio.run(look(asyncio.run(play()))) == "Ada"
