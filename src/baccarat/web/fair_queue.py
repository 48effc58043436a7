"""Run slow work one piece at a time, and share it fairly among callers."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..house.model.refusal import HouseCode, Rejected


class FairQueue:
    """Admits one piece of work at a time; each waiting caller has one place in the queue.

    A caller with many requests only delays itself: each waiting caller gets at most one turn before
    the next caller's. One caller may have `most` requests waiting, including the running one.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._line = asyncio.Lock()
        self._own: dict[str, asyncio.Lock] = {}
        self._asked: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many pieces of work wait or run."""
        return self._asked.total()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Hold a turn during the block; raises Rejected if `who` has too many waiting."""
        if self._asked[who] >= self._most:
            raise Rejected(HouseCode.TOO_MANY_REQUESTS)
        self._asked[who] += 1
        try:
            async with self._own.setdefault(who, asyncio.Lock()), self._line:
                yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._own[who]
