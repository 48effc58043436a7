"""A few worker processes shared among all who ask."""

import threading
from typing import Final

from .piece import Asker, Rank, WorkPiece
from .queue import Queue
from .worker import WorkerLimits, WorkerProcess

IDLE: Final = 600.0
"""Seconds without work after which a process ends; the next piece starts a new one."""


class Pool:
    """Processes that do pieces of work, each up to a given rank.

    A process that serves only people ensures that no person waits for a bot.
    """

    def __init__(self, serves: tuple[Rank, ...], limits: WorkerLimits, name: str) -> None:
        self._limits, self._name = limits, name
        self._unstarted = [*serves]
        self._queue = Queue()
        self._changed = threading.Condition()

    def submit(self, piece: WorkPiece, asker: Asker) -> None:
        """Queue a piece for an asker; with several askers, the first one's turn counts."""
        with self._changed:
            self._queue.add(piece, asker)
            for last in [each for each in self._unstarted if asker.rank <= each]:
                self._unstarted.remove(last)
                threading.Thread(
                    target=self._serve, args=(last,), name=self._name, daemon=True
                ).start()
            self._changed.notify_all()

    def _serve(self, last: Rank) -> None:
        worker = WorkerProcess(self._limits)
        while True:
            piece = self._next(last)
            if piece is None:
                worker.stop()
                continue
            try:
                found = worker.do(piece.work)
            except Exception as fault:
                piece.future.set_exception(fault)
            else:
                piece.future.set_result(found)

    def _next(self, last: Rank) -> WorkPiece | None:
        """Wait for the next piece; None after a while without one."""
        with self._changed:
            while (piece := self._queue.take(last)) is None:
                if not self._changed.wait(IDLE):
                    return None
            return piece
