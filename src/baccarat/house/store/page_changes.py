"""Small copies of a database: only the pages that differ from an earlier copy.

A file of changes is gzip-compressed. It begins with a line of JSON, the `ChangesHead`. The changed
pages follow, each after its number in four bytes, the first page being 0.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from .integrity import CopyCode, IntegrityError

CHANGES: Final = ".changes"
"""The end of the name of a file of changes."""
PAGE: Final = 4096
"""SQLite's usual size of a page; with another size a file of changes is only larger."""
NUMBER: Final = 4
FORM: Final = 1
LONGEST_HEAD: Final = 10_000


class ChangesHead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file of changes applies to, and what results."""

    form: int = FORM
    base: str
    """The file name of the earlier copy, which is in the same folder."""
    base_sha256: str
    """Of the earlier copy, unpacked."""
    size: int
    """Bytes of the resulting database."""
    sha256: str


def write_changes(new: Path, old: Path, base: str, into: BinaryIO) -> None:
    """Write the pages of `new` that differ from `old`, the unpacked copy named `base`."""
    head = ChangesHead(
        base=base, base_sha256=_sha256(old), size=new.stat().st_size, sha256=_sha256(new)
    )
    with gzip.open(into, "wb", 6) as file, new.open("rb") as now, old.open("rb") as before:
        file.write(msgspec.json.encode(head) + b"\n")
        number = 0
        while page := now.read(PAGE):
            if page != before.read(PAGE):
                file.write(number.to_bytes(NUMBER, "big") + page)
            number += 1


def base_of(file: Path) -> Path:
    """Return the earlier copy that a file of changes applies to; raises IntegrityError, OSError."""
    with _reading(file) as changes:
        return file.with_name(_head(changes).base)


def apply_changes(file: Path, copied: Path) -> None:
    """Turn an unpacked earlier copy into the later one; raises IntegrityError, OSError."""
    with _reading(file) as changes:
        head = _head(changes)
        if _sha256(copied) != head.base_sha256:
            raise IntegrityError(CopyCode.OTHER_BASE, base=head.base)
        with copied.open("r+b") as whole:
            for number, page in _pages(changes):
                whole.seek(number * PAGE)
                whole.write(page)
            whole.truncate(head.size)
    if _sha256(copied) != head.sha256:
        raise IntegrityError(CopyCode.NO_CHANGES)


def copies_up_to(file: Path) -> list[Path]:
    """List the full copy and the files of changes that lead to a copy, ending with itself.

    Raises IntegrityError and OSError.
    """
    files = [file]
    while files[0].suffix == CHANGES:
        before = base_of(files[0])
        if before in files:
            raise IntegrityError(CopyCode.NO_CHANGES)
        files.insert(0, before)
    return files


@contextmanager
def _reading(file: Path) -> Iterator[gzip.GzipFile]:
    """Open a file of changes; raises IntegrityError for a damaged one."""
    with gzip.open(file) as changes:
        try:
            yield changes
        except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError):
            raise IntegrityError(CopyCode.NO_CHANGES) from None


def _head(changes: gzip.GzipFile) -> ChangesHead:
    """Read the head; raises msgspec.DecodeError."""
    head = msgspec.json.decode(changes.readline(LONGEST_HEAD), type=ChangesHead)
    if head.form != FORM or Path(head.base).name != head.base:
        raise msgspec.ValidationError
    return head


def _pages(changes: gzip.GzipFile) -> Iterator[tuple[int, bytes]]:
    while number := changes.read(NUMBER):
        yield int.from_bytes(number, "big"), changes.read(PAGE)


def _sha256(file: Path) -> str:
    with file.open("rb") as whole:
        return hashlib.file_digest(whole, "sha256").hexdigest()
