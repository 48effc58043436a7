"""A Dask cluster on this machine: a scheduler and two workers, each a process to kill."""

import subprocess
import sys
from pathlib import Path

from distributed import Client

WORKERS = 2


class LocalCluster:
    """Started processes; `address` is the scheduler's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.scheduler = self._start("scheduler", "--port=0", "--host=127.0.0.1")
        self.address = self._wait_for_address()
        self.workers: list[subprocess.Popen[str]] = []
        self.add_workers(WORKERS)

    def add_workers(self, number: int) -> None:
        """Start workers; all earlier ones have ended."""
        for _ in range(number):
            worker = self._start("worker", self.address, "--nthreads=1", "--no-nanny")
            self.workers.append(worker)
        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(number)

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
        assert self.scheduler.stderr is not None
        self.scheduler.stderr.close()
