"""PgBouncer in front of a PostgreSQL server of the tests, with Debian's program."""

import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import psycopg

from support.required import lack

DEBIAN: Final = "/usr/sbin/pgbouncer"
PORT: Final = 6432
"""Of its socket's name alone: it has no address of the network."""
CONFIG: Final = """\
[databases]
* = host={server} user=house

[pgbouncer]
unix_socket_dir = {folder}
listen_port = {port}
auth_type = any
pool_mode = {mode}
{settings}
"""


class Pooler:
    """A running PgBouncer whose socket is in `folder`, until it is stopped."""

    def __init__(
        self, server: Path, folder: Path, user: str | None, mode: str, settings: Sequence[str]
    ) -> None:
        """Start it as a user, since it refuses root as PostgreSQL does."""
        if not (program := shutil.which("pgbouncer") or shutil.which(DEBIAN)):
            lack("PgBouncer")
        self.query = f"host={folder}&port={PORT}"
        folder.mkdir()
        config = folder / "pgbouncer.ini"
        config.write_text(
            CONFIG.format(
                server=server, folder=folder, port=PORT, mode=mode, settings="\n".join(settings)
            )
        )
        if user:
            for each in (folder, config):
                shutil.chown(each, user)
        self._process = subprocess.Popen([program, "--quiet", config], user=user, cwd=folder)
        while not self._answers():
            assert self._process.poll() is None, "PgBouncer has ended"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            psycopg.connect(f"postgresql://house@/postgres?{self.query}").close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
