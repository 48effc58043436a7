"""A server on a failing disk: no database file reaches it while `FOLDER.failing` exists.

Written data stays in the system's memory, where other processes see it, as after a real fault.
"""

import _sqlite3
import ctypes
import sys
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from pathlib import Path
from typing import Any, Final

IOERR_FSYNC: Final = 1034
METHODS: Final = 18
"""The number of a file's methods: sqlite.org/c3ref/io_methods.html."""
X_SYNC: Final = 4
"""The index of the sync method."""

Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)


class Methods(Structure):
    _fields_ = (("version", c_int), ("call", c_void_p * METHODS))


class File(Structure):
    _fields_ = (("methods", POINTER(Methods)),)


class Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
    )


_kept: list[Any] = []
"""Objects that SQLite calls or reads for the whole life of the process."""


def fail_to_sync(failing: Path) -> None:
    """Make every database of this process fail to sync its files while a file exists."""
    sqlite = ctypes.CDLL(_sqlite3.__file__)
    sqlite.sqlite3_vfs_find.restype = POINTER(Vfs)
    vfs = sqlite.sqlite3_vfs_find(None).contents
    open_file = Open(vfs.open)

    def open_and_wrap(at: int, name: int, file: int, flags: int, given: int) -> int:
        code: int = open_file(at, name, file, flags, given)
        found = File.from_address(file)
        if code == 0 and found.methods:
            methods = Methods.from_buffer_copy(found.methods.contents)
            sync = Sync(methods.call[X_SYNC])
            wrapped = Sync(lambda at, how: IOERR_FSYNC if failing.exists() else sync(at, how))
            methods.call[X_SYNC] = ctypes.cast(wrapped, c_void_p).value
            _kept.extend((methods, wrapped, sync))
            found.methods = ctypes.pointer(methods)
        return code

    wrapped = Open(open_and_wrap)
    _kept.extend((wrapped, open_file))
    vfs.open = ctypes.cast(wrapped, c_void_p).value


if __name__ == "__main__":
    from baccarat.web.__main__ import main

    fail_to_sync(Path(f"{sys.argv[1]}.failing"))
    main(*sys.argv[1:])
