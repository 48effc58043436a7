"""Work runs in a process with limits, which ends with its parent."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from operator import truediv
from pathlib import Path
from threading import Event

import pytest

from baccarat.lab.workers.piece import Asker, Rank, WorkPiece
from baccarat.lab.workers.pool import Pool
from baccarat.lab.workers.worker import Overrun, WorkerLimits, WorkerProcess

LONGEST = 60
"""The timeout of a test, in seconds."""


COMPUTE = partial(exec, "while True: sum(range(1000))")
"""Keeps a processor busy forever."""


def hoard(size: int) -> partial[int]:
    """Allocate `size` bytes, and use them."""
    return partial(eval, f"len(bytearray({size}))")


def spend(seconds: float) -> partial[None]:
    """Use this many seconds of CPU time."""
    begin = f"import time\nend = time.process_time() + {seconds}\n"
    return partial(exec, f"{begin}while time.process_time() < end: sum(range(1000))")


def test_work_is_done_by_another_process_and_its_faults_stay_there() -> None:
    worker = WorkerProcess(WorkerLimits())
    here, there = os.getpid(), worker.do(os.getpid)
    assert there != here
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        worker.do(partial(truediv, 1, 0))
    assert worker.do(os.getpid) == there
    with pytest.raises(Overrun):
        worker.do(partial(os._exit, 3))
    assert worker.do(os.getpid) not in {here, there}, "another process goes on"
    worker.stop()


def test_a_process_that_was_killed_while_idle_fails_no_work() -> None:
    worker = WorkerProcess(WorkerLimits())
    there = worker.do(os.getpid)
    os.kill(there, signal.SIGKILL)
    os.waitid(os.P_PID, there, os.WEXITED | os.WNOWAIT)
    assert worker.do(os.getpid) != there
    worker.stop()


@pytest.mark.parametrize(
    ("limits", "work"),
    [
        (WorkerLimits(seconds=3), partial(time.sleep, 2 * LONGEST)),
        (WorkerLimits(processor=1), COMPUTE),
        (WorkerLimits(memory=2**28), hoard(2**29)),
    ],
    ids=["seconds", "processor", "memory"],
)
def test_only_work_beyond_a_limit_fails(limits: WorkerLimits, work: partial[object]) -> None:
    worker = WorkerProcess(limits)
    with pytest.raises(Overrun):
        worker.do(work)
    assert worker.do(hoard(2**20)) == 2**20
    worker.stop()


@pytest.mark.by_day(0)
def test_each_piece_of_work_has_the_processor_for_as_long_as_another() -> None:
    worker = WorkerProcess(WorkerLimits(processor=1))
    for _ in range(6):
        worker.do(spend(0.5))
    worker.stop()


PARENT = """
import os
from functools import partial
from baccarat.lab.workers.worker import WorkerLimits, WorkerProcess
worker = WorkerProcess(WorkerLimits())
print(worker.do(os.getpid), flush=True)
worker.do(partial(exec, "while True: sum(range(1000))"))
"""


def test_a_worker_ends_with_its_parent_even_in_the_midst_of_work() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        before = _used(worker)
        _until(lambda: _used(worker) > before + 0.3)
        parent.send_signal(signal.SIGKILL)
    _until(lambda: not _runs(worker))


def _used(process: int) -> float:
    """Return the seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _until(holds: object) -> None:
    assert callable(holds)
    latest = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < latest
        time.sleep(0.02)


def test_no_person_waits_for_a_bot() -> None:
    """Bots have endless work; a person's request is done nevertheless."""
    pool = Pool((Rank.PERSON, Rank.AHEAD), WorkerLimits(seconds=LONGEST), "test")
    endless = [WorkPiece(COMPUTE) for _ in range(5)]
    for at, each in enumerate(endless):
        pool.submit(each, Asker(Rank.BOT, f"room {at}"))
    for who in ("ann", "bob"):
        asked = WorkPiece(os.getpid)
        pool.submit(asked, Asker(Rank.PERSON, who))
        assert asked.future.result(LONGEST)
    assert not any(each.future.done() for each in endless)
    for each in endless:
        each.future.cancel()


def test_a_piece_that_overruns_fails_and_the_next_is_done() -> None:
    pool = Pool((Rank.PERSON,), WorkerLimits(memory=2**28), "test")
    heavy, light, over = WorkPiece(hoard(2**29)), WorkPiece(hoard(1)), Event()
    heavy.future.add_done_callback(lambda _: over.set())
    for who, each in (("ann", heavy), ("bob", light)):
        pool.submit(each, Asker(Rank.PERSON, who))
    assert light.future.result(LONGEST) == 1
    assert over.wait(LONGEST)
    assert isinstance(heavy.future.exception(), Overrun)
