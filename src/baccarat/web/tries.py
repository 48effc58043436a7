"""Guessing at what one was not given, a room's address or a link: so often, and then a pause."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..house.refusal import HouseCode, NotDone

MOST: Final = 30
"""Wrong guesses of one address within a window."""
WINDOW_SECONDS: Final = 60.0
ADDRESSES: Final = 10_000
"""Addresses that are remembered; who has not guessed for longest is forgotten first."""

WRONG: Final = frozenset({HouseCode.UNKNOWN_ROOM, HouseCode.UNKNOWN_INVITE})
"""What the house answers to a guess."""


class Tries:
    """Counts the wrong guesses of each address; `time` is in seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._wrong: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def check(self, address: str) -> None:
        """Raise NotDone for an address that has guessed too often of late."""
        if self._count(address) >= MOST:
            raise NotDone(HouseCode.TOO_MANY_TRIES)

    @contextmanager
    def of(self, address: str) -> Iterator[None]:
        """Look what becomes of a guess; raises NotDone before one too many."""
        self.check(address)
        try:
            yield
        except NotDone as refused:
            self.heard(address, refused)
            raise

    def heard(self, address: str, refused: NotDone) -> None:
        """Count a refusal that says that a guess was wrong."""
        if refused.code in WRONG:
            self.wrong(address)

    def wrong(self, address: str) -> None:
        """Count a wrong guess."""
        since, count = self._wrong.pop(address, (self._time(), 0))
        if self._time() - since >= WINDOW_SECONDS:
            since, count = self._time(), 0
        self._wrong[address] = (since, count + 1)
        if len(self._wrong) > ADDRESSES:
            self._wrong.popitem(last=False)

    def _count(self, address: str) -> int:
        since, count = self._wrong.get(address, (0.0, 0))
        return count if self._time() - since < WINDOW_SECONDS else 0
