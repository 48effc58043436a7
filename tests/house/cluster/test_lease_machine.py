"""However processes take, hand over and lose a room, only one of them writes to it at a time."""

import itertools
from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

from hypothesis import given, settings, strategies as st

from baccarat.house.model.state import PaceSet
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.batch import Batch, RoomTaken
from baccarat.house.store.queries import leases
from baccarat.house.store.rows import RowWriter
from baccarat.house.store.store import Store
from support.server.postgres import PostgresServer, rows_of

PROCESSES: Final = ("one", "two")


class Leases:
    """A room, its owner and epoch as they should be, and the epoch that each process knows."""

    numbers = itertools.count()

    def __init__(self, store: Store) -> None:
        self.store = store
        self.room = f"room {next(self.numbers)}"
        self.seq = self.epoch = 0
        self.owner: str | None = None
        self.alive: set[str] = set()
        self.known: dict[str, int] = {}
        self._write(None)
        for each in PROCESSES:
            self.join(each)

    def _write(self, epoch: int | None) -> None:
        self.store.commit(Batch(self.room, self.seq, [PaceSet("quick")], epoch=epoch))
        self.seq += 1

    def _change(self, work: Callable[..., Any], **given: Any) -> Any:
        return self.store.change(lambda rows: work(rows, **given))

    def _sql(self, statement: str, *given: Any) -> None:
        def run(rows: RowWriter) -> None:
            rows.connection.exec_driver_sql(statement, given)

        self._change(run)

    def _took(self, process: str, epoch: int) -> None:
        self.epoch += 1
        assert epoch == self.epoch
        self.owner, self.known[process] = process, epoch

    def join(self, process: str) -> None:
        """Join for as long as the test may take."""
        self._sql(leases.JOIN, process, f"{process}:1")
        self._sql("UPDATE processes SET until = until + 1000000000 WHERE id = %s", process)
        self.alive.add(process)

    def fall_silent(self, process: str) -> None:
        """Renew no more; the memory stays as it is, as in one that is paused."""
        self._sql("UPDATE processes SET until = 0 WHERE id = %s", process)
        self.alive.discard(process)

    def take(self, process: str) -> None:
        is_free = self.owner in {None, process} or self.owner not in self.alive
        epoch = self._change(leases.take_room, process=process, room=self.room)
        assert (epoch is not None) == is_free
        if epoch is not None:
            self._took(process, epoch)

    def take_orphans(self, process: str) -> None:
        is_orphan = self.owner is not None and self.owner not in self.alive
        taken = self._change(leases.take_orphans, process=process, most=10)
        assert (self.room in taken) == is_orphan
        if is_orphan:
            self._took(process, taken[self.room])

    def hand_over(self, process: str, to: str) -> None:
        given = self._change(leases.hand_over, process=process, room=self.room, to=to)
        assert given == (process == self.owner and to in self.alive)
        if given:
            self.epoch += 1
            self.owner = to
            assert self.room in leases.rooms_of(self.store, to)

    def release(self, process: str) -> None:
        self._change(leases.release_room, process=process, room=self.room)
        if process == self.owner:
            self.owner = None

    def write(self, process: str) -> None:
        """Write by the newest epoch that a process knows, whatever has happened since."""
        epoch = self.known.get(process)
        if epoch is None:
            return
        try:
            self._write(epoch)
        except RoomTaken:
            assert epoch != self.epoch
        else:
            assert epoch == self.epoch

    def check(self) -> None:
        holders = [name for name, epoch in self.known.items() if epoch == self.epoch]
        assert len(holders) <= 1
        found = leases.owner_of(self.store, "", self.room)
        assert found
        assert found[1] == (self.owner if self.owner in self.alive else "")

    def end(self) -> None:
        self._sql("UPDATE heads SET owner = NULL WHERE room = %s", self.room)


STEPS: Final = {
    "join": Leases.join,
    "fall silent": Leases.fall_silent,
    "take": Leases.take,
    "take orphans": Leases.take_orphans,
    "hand over to one": lambda machine, process: machine.hand_over(process, "one"),
    "hand over to two": lambda machine, process: machine.hand_over(process, "two"),
    "release": Leases.release,
    "write": Leases.write,
}
STEP = st.tuples(st.sampled_from([*STEPS, "take", "write"]), st.sampled_from(PROCESSES))


def test_leases(postgres: PostgresServer) -> None:
    url = postgres.house()
    with closing(Store(url, shared=True)) as store:

        @settings(max_examples=20, deadline=None)
        @given(st.lists(STEP, min_size=20, max_size=30))
        def walk(steps: list[tuple[str, str]]) -> None:
            machine = Leases(store)
            for name, process in steps:
                STEPS[name](machine, process)
                machine.check()
            machine.end()

        walk()
    assert rows_of(url, "SELECT count(*) > 0 FROM events") == [(True,)]
    assert check_place(url) == []
