"""Work that takes a while, one thing at a time: of all who ask, each in turn."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..house.model.refusal import HouseCode, NotDone


class Lanes:
    """Lets in one at a time; of those who wait, one of each caller stands in the line.

    So whoever asks for much waits for it themselves: before anybody else's turn comes, each of the
    others has had one at the most. One caller may have `most` waiting, the one at work included.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._line = asyncio.Lock()
        self._own: dict[str, asyncio.Lock] = {}
        self._asked: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and keep it within; raises NotDone for one who has too much waiting."""
        if self._asked[who] >= self._most:
            raise NotDone(HouseCode.TOO_MANY_REQUESTS)
        self._asked[who] += 1
        try:
            async with self._own.setdefault(who, asyncio.Lock()), self._line:
                yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._own[who]
