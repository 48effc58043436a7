"""`baccarat backup`, `baccarat restore`, `baccarat check` and `baccarat move`."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import ENOENT
from pathlib import Path
from typing import Final

from ..house.store import backup as copies
from ..house.store.address import DatabaseUrl, Place
from ..house.store.backends.opening import check_place
from ..house.store.dialects.faults import (
    DATABASE_FAULTS,
    FolderInUse,
    InTheWay,
    NoHouse,
    NotDurable,
    NotOurs,
    Pooled,
    brief,
)
from ..house.store.integrity import IntegrityError
from ..house.store.opening import NewerFormat
from ..house.store.page_changes import CHANGES
from ..house.store.private_files import DATABASE, PART
from ..text.say import say
from .output.errors import CommandError, own_language, unreadable_file
from .output.sentences import sentence_of
from .output.wrapping import tell
from .play import data_folder

MESSAGES: Final[Mapping[type[Exception], str]] = {
    NoHouse: "error-no-house",
    InTheWay: "error-in-the-way",
    NewerFormat: "error-newer-format",
    FolderInUse: "error-folder-in-use",
    NotOurs: "error-not-our-database",
    Pooled: "error-pooled-database",
}
"""Faults that say which folder or database they are about."""


def backup(file: Path, *, data: Place | None, since: Path | None) -> None:
    """Copy the house into a file, or the changes since an earlier copy. Raises CommandError."""
    folder = _folder(data)
    is_beside = since is None or since.absolute().parent == file.absolute().parent
    if (since is not None) is not (file.suffix == CHANGES) or not is_beside:
        raise CommandError("error-changes-name", path=str(file), end=CHANGES)
    if since is not None and not since.is_file():
        raise unreadable_file(since, FileNotFoundError(ENOENT, os.strerror(ENOENT), str(since)))
    with _report_faults(file):
        copies.backup(folder, file, since)
    tell(say(own_language(), "backup-done", {"path": str(file)}))


def restore(file: Path, *, data: Place | None, force: bool) -> None:
    """Restore the house from a backup. Raises CommandError."""
    folder = _folder(data)
    with _report_faults(file):
        copies.restore(file, folder, force=force)
    tell(say(own_language(), "restore-done", {"path": str(folder)}))


def move(source: Place, target: Place) -> None:
    """Copy a house between a folder and a database. Raises CommandError."""
    from ..house.store.moving import move_house

    if isinstance(source, DatabaseUrl) == isinstance(target, DatabaseUrl):
        raise CommandError("error-move-kinds", source=str(source), target=str(target))
    if isinstance(source, Path) and not (source / DATABASE).exists():
        raise CommandError("error-no-house", path=str(source))
    with _report_faults(source, damaged="error-damaged-house"):
        move_house(source, target)
    tell(say(own_language(), "move-done", {"source": str(source), "target": str(target)}))


def _folder(data: Place | None) -> Path:
    """Return the folder of a house; raises CommandError for a database."""
    if isinstance(data, DatabaseUrl):
        raise CommandError("error-needs-pg-dump", path=str(data))
    return data_folder() if data is None else data


def check(*, data: Place | None) -> None:
    """Check everything in the house. Raises CommandError."""
    place = data_folder() if data is None else data
    with _report_faults(place, damaged="error-damaged-house"):
        faults = check_place(place)
    errors = [CommandError("error-damaged-house", path=str(place), reason=each) for each in faults]
    for error in errors[:-1]:
        tell(sentence_of(error), sys.stderr)
    if errors:
        raise errors[-1]
    tell(say(own_language(), "check-done", {"path": str(place)}))


@contextmanager
def _report_faults(file: Place, damaged: str = "error-not-whole-copy") -> Iterator[None]:
    try:
        yield
    except IntegrityError as fault:
        raise CommandError(damaged, path=str(file), reason=fault.fault) from None
    except NotDurable as fault:
        raise CommandError("error-not-durable", path=str(file), reason=fault.fault) from None
    except tuple(MESSAGES) as fault:
        raise CommandError(MESSAGES[type(fault)], path=str(fault)) from None
    except (OSError, *DATABASE_FAULTS) as fault:
        at = str(getattr(fault, "filename", None) or file)
        raise unreadable_file(at.removesuffix(PART), brief(fault)) from None
