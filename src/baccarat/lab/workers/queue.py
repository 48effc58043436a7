"""The order of work. This module is pure: threads and processes belong to the pool."""

from collections import OrderedDict, deque
from typing import Final

from .piece import Asker, Rank, WorkPiece

MOST_WAITING: Final = 8
"""The maximum waiting pieces per asker and rank; beyond it the oldest is cancelled."""


class Queue:
    """Waiting pieces, by rank and asker.

    Lower ranks go first. Within a rank the askers take turns, so that an asker with many pieces
    only delays itself. An asker's newest piece goes first, since it concerns the current state of a
    table.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._lines: dict[Rank, OrderedDict[str, deque[WorkPiece]]] = {
            rank: OrderedDict() for rank in Rank
        }

    def add(self, piece: WorkPiece, asker: Asker) -> None:
        """Add a piece; one that already waits moves to the front of this asker's line."""
        if not piece.waiting:
            return
        line = self._lines[asker.rank].setdefault(asker.who, deque())
        if piece in line:
            line.remove(piece)
        else:
            piece.waits_in += 1
        line.append(piece)
        while len(line) > self._most:
            self._drop(line.popleft())

    def take(self, last: Rank) -> WorkPiece | None:
        """Remove the next piece of rank `last` or lower, and mark it as running."""
        for rank in Rank:
            if rank > last:
                return None
            lines = self._lines[rank]
            for who in [*lines]:
                piece = self._newest(lines[who])
                if lines[who]:
                    lines.move_to_end(who)
                else:
                    del lines[who]
                if piece is not None:
                    return piece
        return None

    @staticmethod
    def _drop(piece: WorkPiece) -> None:
        piece.waits_in -= 1
        if not piece.waits_in and piece.waiting:
            piece.future.cancel()

    @staticmethod
    def _newest(line: deque[WorkPiece]) -> WorkPiece | None:
        """Return the newest piece that has not been started for another asker."""
        while line:
            piece = line.pop()
            piece.waits_in -= 1
            if piece.waiting and piece.future.set_running_or_notify_cancel():
                return piece
        return None
