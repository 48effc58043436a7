"""`baccarat backup` and `baccarat restore`."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..house.store import backup as copies
from ..house.store.folder import PART
from ..house.store.integrity import IntegrityError
from ..house.store.opening import OtherFormat
from ..house.store.store import FolderInUse
from ..text import say
from .play import data_folder
from .sentence import Sentence, own_language, unusable


def backup(file: Path, *, data: Path | None) -> None:
    """Copy the house into a file; raises Sentence."""
    with _said(file):
        copies.backup(data_folder() if data is None else data, file)
    print(say(own_language(), "backup-done", {"path": str(file)}))


def restore(file: Path, *, data: Path | None, force: bool) -> None:
    """Put a copy in its place; raises Sentence."""
    folder = data_folder() if data is None else data
    with _said(file):
        copies.restore(file, folder, force=force)
    print(say(own_language(), "restore-done", {"path": str(folder)}))


@contextmanager
def _said(file: Path) -> Iterator[None]:
    try:
        yield
    except copies.NoHouse as fault:
        raise Sentence("error-no-house", path=str(fault)) from None
    except copies.InTheWay as fault:
        raise Sentence("error-in-the-way", path=str(fault)) from None
    except IntegrityError as fault:
        raise Sentence("error-not-whole-copy", path=str(file), reason=fault.fault) from None
    except OtherFormat as fault:
        known = "error-newer-format" if fault.newer else "error-other-format"
        raise Sentence(known, path=str(fault)) from None
    except FolderInUse as fault:
        raise Sentence("error-folder-in-use", path=str(fault)) from None
    except (OSError, sqlite3.Error) as fault:
        at = str(getattr(fault, "filename", None) or file)
        raise unusable(at.removesuffix(PART), fault) from None
