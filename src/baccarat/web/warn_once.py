"""Warnings about who connects: each once, and few in all, so that nobody can fill the log."""

import logging
from typing import Final

MAX_WARNINGS: Final = 16
"""Of one kind of event, in the life of a server."""

log = logging.getLogger(__package__)


class Warnings:
    """Logs each warning once, and no more than MOST_WARNINGS of them."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def say(self, warning: str) -> None:
        """Log a warning, unless that was done before."""
        if len(self._said) < MAX_WARNINGS and warning not in self._said:
            self._said.add(warning)
            log.warning("%s", warning)
