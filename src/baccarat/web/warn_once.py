"""Warnings about clients: each once an hour, and few in all, so that nobody floods the log."""

import logging
import time
from collections.abc import Callable
from typing import Any, Final

MAX_WARNINGS: Final = 16
"""Most warnings of one kind in an hour."""
HOUR: Final = 3600.0

log = logging.getLogger(__package__)


class Warnings:
    """Logs each warning once an hour, and at most MAX_WARNINGS different ones.

    `time` returns seconds.
    """

    def __init__(self, time: Callable[[], float] = time.monotonic) -> None:
        self._time = time
        self._since = time()
        self._said: set[str] = set()
        self._unsaid = 0

    def say(self, warning: str, extra: dict[str, Any] | None = None) -> None:
        """Log a warning with the `extra` of its entry, unless the same was logged in this hour."""
        if (now := self._time()) >= self._since + HOUR:
            if self._unsaid:
                log.warning("%d more warnings of one kind were not logged", self._unsaid)
            self._since, self._unsaid = now, 0
            self._said.clear()
        whole = f"{warning} {extra}"
        if whole in self._said:
            return
        if len(self._said) < MAX_WARNINGS:
            self._said.add(whole)
            log.warning("%s", warning, extra=extra)
        else:
            self._unsaid += 1
