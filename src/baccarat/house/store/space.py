"""The space that a house takes, and whether enough is left."""

import shutil
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

LOW_BYTES: Final = 1 << 30
"""Free space below which the disk counts as low."""


class SpaceState(StrEnum):
    """Whether there is space for new rooms."""

    PLENTY = "plenty"
    LOW = "low"
    """The disk has little space left."""
    OVER_QUOTA = "over-quota"
    """The database is larger than its operator allows."""


class Space(msgspec.Struct, frozen=True):
    """Bytes free on the disk, of the database's files, and the most that these may have.

    `free` is None if the disk is another machine's.
    """

    free: int | None
    used: int
    quota: int | None = None

    @property
    def state(self) -> SpaceState:
        if self.quota is not None and self.used > self.quota:
            return SpaceState.OVER_QUOTA
        low = self.free is not None and self.free < LOW_BYTES
        return SpaceState.LOW if low else SpaceState.PLENTY


def measure_space(folder: Path, database: str, quota: int | None) -> Space:
    """Measure the disk and the files of the database; raises OSError."""
    used = sum(file.stat().st_size for file in folder.glob(f"{database}*") if file.is_file())
    return Space(shutil.disk_usage(folder).free, used, quota)
