"""Warnings about clients: each only once, and few in total, so that nobody can flood the log."""

import logging
from typing import Final

MAX_WARNINGS: Final = 16
"""Most warnings of one kind during the life of a server."""

log = logging.getLogger(__package__)


class Warnings:
    """Logs each warning once, and at most MAX_WARNINGS different ones."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def say(self, warning: str) -> None:
        """Log a warning, unless it was logged before."""
        if len(self._said) < MAX_WARNINGS and warning not in self._said:
            self._said.add(warning)
            log.warning("%s", warning)
