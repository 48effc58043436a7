"""A Dask cluster on this machine: a scheduler and workers, each a process to kill."""

import subprocess
import sys
import time
from pathlib import Path

from distributed import Client


class LocalCluster:
    """Started processes; `address` is the scheduler's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[str]] = []
        self._start_scheduler()

    def employ(self, number: int) -> None:
        """Have a scheduler with this number of workers, whatever has ended since."""
        if self.scheduler.poll() is not None:
            self.close()
            self._start_scheduler()
        self.workers = [each for each in self.workers if each.poll() is None]
        for worker in self.workers[number:]:
            self.kill(worker)
        del self.workers[number:]
        while len(self.workers) < number:
            worker = self._start("worker", self.address, "--nthreads=1", "--no-nanny")
            self.workers.append(worker)
        with Client(self.address, set_as_default=False) as client:
            while len(client.scheduler_info(n_workers=-1)["workers"]) != number:
                time.sleep(0.02)

    def _start_scheduler(self) -> None:
        self.scheduler = self._start("scheduler", "--port=0", "--host=127.0.0.1")
        self.address = self._wait_for_address()

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--no-dashboard", *arguments],
            cwd=self.folder,
            stderr=subprocess.PIPE if kind == "scheduler" else subprocess.DEVNULL,
            text=True,
        )

    def _wait_for_address(self) -> str:
        assert self.scheduler.stderr is not None
        for line in self.scheduler.stderr:
            if "Scheduler at:" in line:
                return line.split()[-1]
        raise RuntimeError("the scheduler has not started")

    def kill(self, process: subprocess.Popen[str]) -> None:
        process.kill()
        process.wait()

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            self.kill(process)
        self.workers = []
        assert self.scheduler.stderr is not None
        self.scheduler.stderr.close()
