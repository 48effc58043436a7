"""What was seen a short time ago, in bounded memory."""

import time
from collections import OrderedDict


class RecentlySeen:
    """Remembers texts for some seconds, and at most so many of them: the newest."""

    def __init__(self, seconds: float, most: int) -> None:
        self._seconds = seconds
        self._most = most
        self._seen = OrderedDict[str, float]()

    def add(self, text: str) -> None:
        """Remember a text from now on."""
        self._seen[text] = time.monotonic()
        self._seen.move_to_end(text)
        while len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def has(self, text: str) -> bool:
        """Whether a text was added a short time ago."""
        since = self._seen.get(text)
        return since is not None and time.monotonic() - since < self._seconds
