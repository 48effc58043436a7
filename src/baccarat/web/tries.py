"""Guessing at what one was not given, a room's address or a link: so often, and then a pause."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..house.model.refusal import HouseCode, NotDone
from .address import Caller
from .rates import REMEMBERED

MOST: Final = 30
"""Wrong guesses of one guest or address within a window."""
WINDOW_SECONDS: Final = 60.0
WRONG: Final = frozenset({HouseCode.UNKNOWN_ROOM, HouseCode.UNKNOWN_INVITE})
"""What the house answers to a guess."""


class Tries:
    """Counts the wrong guesses of each guest and address; `time` is in seconds.

    Of an address that many share each guest is counted alone: nobody's guesses shut out another.
    Strangers there are counted together, with room for many.
    """

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._wrong: OrderedDict[str, tuple[float, int]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def check(self, caller: Caller) -> None:
        """Raise NotDone for one who has guessed too often of late.

        Guesses whose answer is awaited count as wrong: else many could be made at the same time.
        """
        for key, most in caller.bounds(MOST, MOST):
            if self._count(key) + self._open[key] >= most:
                raise NotDone(HouseCode.TOO_MANY_TRIES, wait=self._wait(key))

    def begin(self, caller: Caller) -> None:
        """Count a guess that `end` has to follow; raises NotDone for one too many."""
        self.check(caller)
        self._open.update(key for key, _ in caller.bounds(MOST, MOST))

    def end(self, caller: Caller, refused: Exception | None = None) -> None:
        """Take note of what became of a guess: whether it was wrong is for the refusal to say."""
        self._open.subtract(key for key, _ in caller.bounds(MOST, MOST))
        self._open += Counter()  # without those that have none
        if isinstance(refused, NotDone) and refused.code in WRONG:
            self.wrong(caller)

    @contextmanager
    def of(self, caller: Caller) -> Iterator[None]:
        """Count what is done within as a guess; raises NotDone before one too many."""
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
        for key, _ in caller.bounds(MOST, MOST):
            since, count = self._wrong.pop(key, (self._time(), 0))
            if self._time() - since >= WINDOW_SECONDS:
                since, count = self._time(), 0
            self._wrong[key] = (since, count + 1)
        while len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def _wait(self, key: str) -> float | None:
        """Tell after how many seconds the window of wrong guesses is over, if there are any."""
        since, _ = self._wrong.get(key, (None, 0))
        return None if since is None else max(0.0, since + WINDOW_SECONDS - self._time())

    def _count(self, key: str) -> int:
        since, count = self._wrong.get(key, (0.0, 0))
        return count if self._time() - since < WINDOW_SECONDS else 0
