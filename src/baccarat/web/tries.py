"""Guessing at what one was not given, a room's address or a link: so often, and then a pause."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..house.refusal import HouseCode, NotDone
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

    def check(self, caller: Caller) -> None:
        """Raise NotDone for one who has guessed too often of late."""
        if any(self._count(key) >= most for key, most in caller.bounds(MOST, MOST)):
            raise NotDone(HouseCode.TOO_MANY_TRIES)

    @contextmanager
    def of(self, caller: Caller) -> Iterator[None]:
        """Look what becomes of a guess; raises NotDone before one too many."""
        self.check(caller)
        try:
            yield
        except NotDone as refused:
            self.heard(caller, refused)
            raise

    def heard(self, caller: Caller, refused: NotDone) -> None:
        """Count a refusal that says that a guess was wrong."""
        if refused.code in WRONG:
            self.wrong(caller)

    def wrong(self, caller: Caller) -> None:
        """Count a wrong guess."""
        for key, _ in caller.bounds(MOST, MOST):
            since, count = self._wrong.pop(key, (self._time(), 0))
            if self._time() - since >= WINDOW_SECONDS:
                since, count = self._time(), 0
            self._wrong[key] = (since, count + 1)
        while len(self._wrong) > REMEMBERED:
            self._wrong.popitem(last=False)

    def _count(self, key: str) -> int:
        since, count = self._wrong.get(key, (0.0, 0))
        return count if self._time() - since < WINDOW_SECONDS else 0
