"""A real server in its own process, which a test may kill, at a port that stays its own."""

import os
import socket
import sys
import weakref
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import urlsplit

from ..mutants.forks import FORKS, run_module, write_to

HOST = "127.0.0.1"
SOON = 0.02
"""Seconds until a bot acts or the next card is dealt."""


class ReservedPort:
    """A free port of this machine, reserved until it is closed.

    A program that asks for it by its number can listen at it, since both permit reuse and this
    socket does not listen. No other program gets it by asking for any port, or by connecting.
    """

    def __init__(self) -> None:
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._holder.bind((HOST, 0))
        self.number: int = self._holder.getsockname()[1]

    def close(self) -> None:
        """Free the port."""
        self._holder.close()


if TYPE_CHECKING:  # a process in which changes are planted imports the package only in its forks
    from baccarat.house.store.address import Place

TESTS = Path(__file__).parents[2]


class Server:
    """Serves a folder or database on its own port, also after it was stopped.

    Its passwords are hashed cheaply (`hash_cheaply`). `SOON` a bot acts, and at the normal pace,
    the default, a card is dealt: burning some takes a table up to ten seconds. `module` may be a
    faulty one. `options` are passed to it after folder and port. `log` is the file for its log;
    with None the log goes to that of the tests.
    """

    def __init__(
        self,
        folder: "Place",
        module: str = "baccarat.web",
        *options: str,
        log: Path | None = None,
    ) -> None:
        self.folder = folder
        self.module = module
        self.options = options
        self.log = log
        reserved = ReservedPort()
        weakref.finalize(self, reserved.close)
        self.port = reserved.number
        self.address = ""
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        umask = os.umask(0)
        os.umask(umask)
        where = self.folder
        data = str(where.absolute()) if isinstance(where, Path) else where.url
        arguments = (data, str(self.port), *self.options)
        reader, writer = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(
            target=_serve, args=(writer, umask, self.log, self.module, arguments), daemon=True
        )
        self.process.start()
        writer.close()
        with reader, open(reader.fileno(), closefd=False) as said:
            self.address = said.readline().strip()
        assert self.address, "the server did not start"
        assert urlsplit(self.address).port == self.port

    def stop(self) -> int | None:
        """Stop it with SIGTERM, and return its exit code."""
        assert self.process
        self.process.terminate()
        self.process.join()
        code, self.process = self.process.exitcode, None
        return code

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.join()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def _serve(
    writer: Connection, umask: int, log: Path | None, module: str, arguments: tuple[str, ...]
) -> None:
    os.umask(umask)
    os.chdir(TESTS)
    sys.path.insert(0, str(TESTS))
    os.dup2(writer.fileno(), 1)
    writer.close()
    if log:
        write_to(str(log), 2)
    from .inprocess import hash_cheaply  # noqa: PLC0415 - the package, see above

    hash_cheaply()
    from baccarat.house.rooms import deadlines  # noqa: PLC0415 - the package, see above

    deadlines.CARD_SECONDS["normal"] = SOON
    deadlines.BOT_SECONDS = SOON  # type: ignore[misc]
    run_module(*module.split(), *arguments)
