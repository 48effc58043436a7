"""Take over a changed configuration while the house is open, at SIGHUP."""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from typing import Final

from ...house.config import HouseConfig, split_list
from ...house.house import House
from ...house.model.log_entry import entry
from ..guard.door import HostGuard, own_names
from .log import set_level

log = logging.getLogger(__name__)

Reread = Callable[[], HouseConfig | None]
"""Reads the configuration again; None if it has a fault, which has been logged."""

AT_ONCE: Final = frozenset({
    "operator", "operator-passkey", "host-name", "log-level",
    "history-days", "guest-days", "max-megabytes",
})  # fmt: skip
"""What can change while the house is open."""


class Reload:
    """Applies the parts of a configuration that can change while the house is open."""

    def __init__(self, config: HouseConfig, reread: Reread, house: House, gate: HostGuard) -> None:
        self._config, self._reread, self._house, self._gate = config, reread, house, gate
        self._running: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """Reload at SIGHUP. At a terminal that signal ends the server, as its window closes."""
        if hasattr(signal, "SIGHUP") and not (sys.stdin and sys.stdin.isatty()):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._start)

    def _start(self) -> None:
        task = asyncio.get_running_loop().create_task(self.apply())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def apply(self) -> None:
        """Read the configuration again and apply it; one with a fault changes nothing."""
        new = self._reread()
        if new is None:
            return
        changed = {
            name.replace("_", "-")
            for name, value in vars(self._config).items()
            if getattr(new, name) != value
        }
        self._gate.accept((*own_names(self._config.host), *split_list(new.host_name)))
        set_level(new.log_level)
        await self._house.reconfigure(new)
        self._config = new
        log.info("reload", extra=entry(changed=",".join(sorted(changed & AT_ONCE)) or "nothing"))
        if later := sorted(changed - AT_ONCE):
            log.warning("a restart is needed to change %s", ", ".join(later))
