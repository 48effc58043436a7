"""The time of a house: the wall clock at its start, then elapsed time; all dates are in UTC.

Moving the wall clock forward neither loosens a player's own limit nor ends a break early, and
moving it back delays neither. Elapsed time counts from the machine's start, including sleep if the
system reports it.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

DAY_SECONDS: Final = 24 * 3600
DAY: Final = len("2000-01-01")


def time_of(now: float) -> str:
    """Format a time in seconds since 1970 as ISO; its first `DAY` characters are the date."""
    return datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")


def day_of(now: float) -> str:
    """Return the date of a time."""
    return time_of(now)[:DAY]


BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
"""Where Linux identifies each start of the machine."""


class ClockMark(msgspec.Struct, frozen=True):
    """The house's time, in seconds since 1970, and the machine's at the same moment.

    `boot` identifies the start of the machine, `""` if unknown; `up` is the seconds since then.
    """

    time: float
    boot: str
    up: float


class Machine(msgspec.Struct, frozen=True):
    """A machine's clocks: wall time, which anybody may set, and elapsed time."""

    wall: Callable[[], float]
    up: Callable[[], float]
    boot: str


class HouseClock:
    """Runs from the wall time at its start, or from a saved mark if that is later."""

    def __init__(self, machine: Machine, mark: ClockMark | None = None) -> None:
        """Take up the time of `mark`.

        Within one boot of the machine the time since the mark is known. After another boot only the
        wall clock tells it, and the time never goes back.
        """
        self._machine = machine
        self._up = machine.up()
        if mark and mark.boot and mark.boot == machine.boot:
            self._start = mark.time + max(0.0, self._up - mark.up)
        else:
            self._start = max(machine.wall(), mark.time if mark else 0.0)

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return self._start + self._machine.up() - self._up

    def mark(self) -> ClockMark:
        """Return the mark to save, so that the next start continues from here."""
        up = self._machine.up()
        return ClockMark(self._start + up - self._up, self._machine.boot, up)


def today() -> str:
    """Return the wall time, in ISO."""
    return time_of(time.time())


def this_machine() -> Machine:
    """Return the clocks of the machine that this runs on."""
    boot = BOOT_ID.read_text("ascii").strip() if BOOT_ID.exists() else ""
    return Machine(time.time, _up, boot)


def shared_machine(time_now: float) -> Machine:
    """Return the clocks of a machine that takes the time from a database."""
    return Machine(lambda: time_now, _up, "")


def _up() -> float:
    """Return the seconds since the machine was started, including sleep."""
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)
