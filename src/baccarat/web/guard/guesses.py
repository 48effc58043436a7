"""Limit guesses at secrets, such as a room's address or an invitation link."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ...house.model.refusal import HouseCode, Rejected
from .limits import MAX_REMEMBERED, Caller

MAX_GUESSES: Final = 30
"""Wrong guesses allowed to one guest or address within a window."""
WINDOW_SECONDS: Final = 60.0
WRONG_GUESS_CODES: Final = frozenset({HouseCode.UNKNOWN_ROOM, HouseCode.UNKNOWN_INVITE})
"""The codes with which the house answers a wrong guess."""


class GuessLimiter:
    """Counts the wrong guesses of each guest and address; `time` returns seconds.

    At a shared address each guest is counted separately, so that nobody's guesses lock out another.
    Strangers there are counted together, under a wider limit.
    """

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._wrong: OrderedDict[str, tuple[float, int]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def check(self, caller: Caller) -> None:
        """Raise Rejected if the caller has guessed wrong too often recently.

        Guesses still awaiting their answer count as wrong; otherwise many could be made at once.
        """
        for key, most in caller.bounds(MAX_GUESSES, MAX_GUESSES):
            if self._count(key) + self._open[key] >= most:
                raise Rejected(HouseCode.TOO_MANY_TRIES, wait=self._wait(key))

    def begin(self, caller: Caller) -> None:
        """Count a guess, which `end` must follow; raises Rejected if there are too many."""
        self.check(caller)
        self._open.update(key for key, _ in caller.bounds(MAX_GUESSES, MAX_GUESSES))

    def end(self, caller: Caller, refused: Exception | None = None) -> None:
        """Record the outcome of a guess; the code of the refusal says whether it was wrong."""
        self._open.subtract(key for key, _ in caller.bounds(MAX_GUESSES, MAX_GUESSES))
        self._open += Counter()  # drops the zeros
        if isinstance(refused, Rejected) and refused.code in WRONG_GUESS_CODES:
            self.wrong(caller)

    @contextmanager
    def of(self, caller: Caller) -> Iterator[None]:
        """Count the block as a guess; raises Rejected, before it runs, if there are too many."""
        self.begin(caller)
        fault: Exception | None = None
        try:
            yield
        except Exception as refused:
            fault = refused
            raise
        finally:
            self.end(caller, fault)

    def wrong(self, caller: Caller) -> None:
        """Count a wrong guess."""
        for key, _ in caller.bounds(MAX_GUESSES, MAX_GUESSES):
            since, count = self._wrong.pop(key, (self._time(), 0))
            if self._time() - since >= WINDOW_SECONDS:
                since, count = self._time(), 0
            self._wrong[key] = (since, count + 1)
        while len(self._wrong) > MAX_REMEMBERED:
            self._wrong.popitem(last=False)

    def _wait(self, key: str) -> float | None:
        """Seconds until the window of wrong guesses ends; None if there were none."""
        since, _ = self._wrong.get(key, (None, 0))
        return None if since is None else max(0.0, since + WINDOW_SECONDS - self._time())

    def _count(self, key: str) -> int:
        since, count = self._wrong.get(key, (0.0, 0))
        return count if self._time() - since < WINDOW_SECONDS else 0
