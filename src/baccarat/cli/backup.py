"""`baccarat backup`, `baccarat restore` and `baccarat check`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..house.store import backup as copies
from ..house.store.dialects.faults import DATABASE_FAULTS, FolderInUse
from ..house.store.folder import PART
from ..house.store.integrity import IntegrityError
from ..house.store.opening import OtherFormat
from ..text import say
from .output.errors import CommandError, own_language, unreadable_file
from .play import data_folder


def backup(file: Path, *, data: Path | None) -> None:
    """Copy the house into a file. Raises CommandError."""
    with _said(file):
        copies.backup(data_folder() if data is None else data, file)
    print(say(own_language(), "backup-done", {"path": str(file)}))


def restore(file: Path, *, data: Path | None, force: bool) -> None:
    """Restore the house from a backup. Raises CommandError."""
    folder = data_folder() if data is None else data
    with _said(file):
        copies.restore(file, folder, force=force)
    print(say(own_language(), "restore-done", {"path": str(folder)}))


def check(*, data: Path | None) -> None:
    """Check everything in the house. Raises CommandError."""
    folder = data_folder() if data is None else data
    with _said(folder, damaged="error-damaged-house"):
        faults = copies.check_folder(folder)
    for fault in faults[:-1]:
        known = {
            "path": str(folder),
            "reason": say(own_language(), f"fault-{fault.code}", fault.facts),
        }
        print(say(own_language(), "error-damaged-house", known), file=sys.stderr)
    if faults:
        raise CommandError("error-damaged-house", path=str(folder), reason=faults[-1])
    print(say(own_language(), "check-done", {"path": str(folder)}))


@contextmanager
def _said(file: Path, damaged: str = "error-not-whole-copy") -> Iterator[None]:
    try:
        yield
    except copies.NoHouse as fault:
        raise CommandError("error-no-house", path=str(fault)) from None
    except copies.InTheWay as fault:
        raise CommandError("error-in-the-way", path=str(fault)) from None
    except IntegrityError as fault:
        raise CommandError(damaged, path=str(file), reason=fault.fault) from None
    except OtherFormat as fault:
        known = "error-newer-format" if fault.newer else "error-other-format"
        raise CommandError(known, path=str(fault)) from None
    except FolderInUse as fault:
        raise CommandError("error-folder-in-use", path=str(fault)) from None
    except (OSError, *DATABASE_FAULTS) as fault:
        at = str(getattr(fault, "filename", None) or file)
        raise unreadable_file(at.removesuffix(PART), fault) from None
