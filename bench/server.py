"""Real servers in separate processes, on loopback."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path


@contextmanager
def serving(database: str = "", *options: str, proxies: str = "") -> Iterator[tuple[str, int]]:
    """Yield the address and process of a server with an empty data folder, or of a database.

    `options` are further arguments of `baccarat.web`, and `proxies` those that it trusts.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "data")
        more = ["128", proxies, *options]
        command = [sys.executable, "-m", "baccarat.web", place, "0", *more]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def sharing(database: str, number: int) -> Iterator[list[tuple[str, int]]]:
    """Yield the addresses and processes of several servers that share the house in a database."""
    with ExitStack() as stack:
        each = (serving(database, "peer_address=127.0.0.1:0") for _ in range(number))
        yield [stack.enter_context(server) for server in each]
