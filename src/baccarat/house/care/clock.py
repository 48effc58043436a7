"""The time that players' own limits and breaks go by: the wall's once, and then what has passed.

A wall clock that is set forward brings no looser limit and no end of a break, and one that is set
back draws neither out. Elapsed time is the machine's since it was started, sleep included where
the system tells of it.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
"""Where Linux tells one start of the machine from another."""


class Mark(msgspec.Struct, frozen=True):
    """The house's time at a moment, in seconds since 1970, and the machine's.

    `boot` names the start of the machine, `""` where it tells none; `up` is the seconds since then.
    """

    time: float
    boot: str
    up: float


class Machine(msgspec.Struct, frozen=True):
    """What a machine tells of time: the wall's, which anybody may set, and what has passed."""

    wall: Callable[[], float]
    up: Callable[[], float]
    boot: str


class HouseClock:
    """Runs on from the wall's time at its start, or from an earlier mark where that tells more."""

    def __init__(self, machine: Machine, mark: Mark | None = None) -> None:
        """Take up the time of `mark`.

        In the same start of the machine, it is the mark and what has passed since. After another,
        nothing but the wall tells what has passed; it is never less than nothing.
        """
        self._machine = machine
        self._up = machine.up()
        if mark and mark.boot and mark.boot == machine.boot:
            self._start = mark.time + max(0.0, self._up - mark.up)
        else:
            self._start = max(machine.wall(), mark.time if mark else 0.0)

    def now(self) -> float:
        """Tell the time, in seconds since 1970."""
        return self._start + self._machine.up() - self._up

    def mark(self) -> Mark:
        """Tell what to keep, so that the next start goes on from here."""
        up = self._machine.up()
        return Mark(self._start + up - self._up, self._machine.boot, up)


def today() -> str:
    """Write the wall's time, in ISO."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def this_machine() -> Machine:
    """Return the clocks of the machine that this runs on."""
    boot = BOOT_ID.read_text("ascii").strip() if BOOT_ID.exists() else ""
    return Machine(time.time, _up, boot)


def _up() -> float:
    """Tell the seconds since the machine was started, those among them in which it slept."""
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)
