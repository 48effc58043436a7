"""A PostgreSQL server for one run of the tests, and a new database for each test.

It is Debian's, or the one in PATH. It keeps its files in memory where there is room for them, with
the settings of a real server: fsync is on.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg

from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.store import Store
from support.runs import find_memory, lack

PGBOUNCER: Final = "/usr/sbin/pgbouncer"
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
        if not (program := shutil.which("pgbouncer") or shutil.which(PGBOUNCER)):
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


ROOM_NEEDED: Final = 512 << 20
POSTGRESQL: Final = Path("/usr/lib/postgresql")
UNPRIVILEGED: Final = ("postgres", "nobody")
"""Users to run as where the tests run as root, which PostgreSQL refuses."""
SETTINGS: Final = (
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=32MB",
    "autovacuum=off",
    "max_wal_size=64MB",
)
TEMPLATE: Final = "whole"


def find_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, if it is installed."""
    found = sorted(POSTGRESQL.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which("initdb")
    return Path(path).parent if path else None


class PostgresServer:
    """A running server; `stop` deletes its files."""

    def __init__(self, programs: Path, *settings: str) -> None:
        self._programs = programs
        self._names = count()
        self.user = _other_user()
        memory = find_memory(ROOM_NEEDED)
        self.folder = Path(tempfile.mkdtemp(prefix="baccarat-", dir=memory))
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run(
            "initdb", "--auth=trust", "--username=house", "--encoding=UTF8", "--locale=C.UTF-8",
            "--wal-segsize=1", "--no-sync", "--no-instructions",
        )  # fmt: skip
        self._settings = [f"unix_socket_directories={self.folder}", *SETTINGS, *settings]
        self.start()
        self._template = False
        self._poolers: list[Pooler] = []

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(f"-c {each}" for each in self._settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--options", options, "--log", log)

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: `immediate` is as sudden as a crash."""
        self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def remove(self) -> None:
        """Stop it for good."""
        for pooler in self._poolers:
            pooler.stop()
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "--pgdata", str(self.folder / "data")]
        subprocess.run(
            [*command, *arguments],
            check=True,
            user=self.user,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )

    def url(self, database: str, user: str = "house") -> DatabaseUrl:
        """Return the address of a database."""
        return DatabaseUrl(f"postgresql://{user}@/{database}?host={self.folder}")

    def empty(self, *options: str) -> DatabaseUrl:
        """Create an empty database."""
        name = f"test_{next(self._names)}"
        self.ask(f"CREATE DATABASE {name} {' '.join(options)}")
        return self.url(name)

    def house(self) -> DatabaseUrl:
        """Create a database with a new house, as a copy of the first one."""
        if not self._template:
            self.ask(f"CREATE DATABASE {TEMPLATE}")
            Store(self.url(TEMPLATE)).close()
            self._template = True
        return self.empty(f"TEMPLATE {TEMPLATE}")

    def pooled(self, url: DatabaseUrl, mode: str, *settings: str) -> DatabaseUrl:
        """Return the address of a database behind a new pooler."""
        folder = self.folder / f"pooler-{len(self._poolers)}"
        self._poolers.append(Pooler(self.folder, folder, self.user, mode, settings))
        return DatabaseUrl(f"{url.url.partition('?')[0]}?{self._poolers[-1].query}")

    def ask(self, query: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as the owner of the server."""
        with psycopg.connect(self.url(database).url, autocommit=True) as connection:
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []


@contextmanager
def own_server(*settings: str) -> Iterator[PostgresServer]:
    """Start a server that a test may crash."""
    programs = find_programs()
    assert programs
    running = PostgresServer(programs, *settings)
    try:
        yield running
    finally:
        running.remove()


def _other_user() -> str | None:
    if os.getuid():
        return None
    for name in UNPRIVILEGED:
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


def name_of(url: DatabaseUrl) -> str:
    """Return the name of a database from its address."""
    return url.url.partition("@/")[2].partition("?")[0]


def rows_of(url: DatabaseUrl, query: str) -> list[tuple[Any, ...]]:
    """Read a house's database as any other program would."""
    with psycopg.connect(url.url) as connection:
        return connection.execute(query).fetchall()
