"""PostgreSQL: its driver, its engines, and the SQL in which it differs."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from typing import Any, Final

import psycopg
from psycopg.types.numeric import IntLoader
from sqlalchemy import Connection, CursorResult, Engine, Integer, String, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.schema import CreateColumn
from sqlalchemy.sql.functions import GenericFunction

from ..address import DatabaseUrl
from .contract import OPTION
from .faults import Pooled

CONNECT_SECONDS: Final = 5
SETTINGS: Final = (
    "SET client_encoding = 'UTF8'",
    "SET lock_timeout = '5s'",
    "SET idle_in_transaction_session_timeout = '30s'",
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 4",
    "SET tcp_user_timeout = 7000",
)
"""For the connection that writes. Locks of a process that was stopped in the middle of a
transaction end by themselves."""
READING: Final = (
    "SET client_encoding = 'UTF8'",
    "SET default_transaction_isolation = 'repeatable read'",
    "SET default_transaction_read_only = on",
)
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives": 1,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 4,
    "tcp_user_timeout": 7000,
}
"""A connection to a machine that is gone fails after seven seconds."""

COLUMNS: Final = """
    SELECT 'column', c.table_name, c.column_name, c.data_type || ' ' || c.is_nullable
        || ' ' || coalesce(c.collation_name, '')
    FROM information_schema.columns c WHERE c.table_schema = current_schema()
    ORDER BY c.table_name, c.ordinal_position
"""
INDEXES: Final = """
    SELECT 'index', t.relname, i.relname, x.indisunique::text || ' ' || x.indisprimary::text
        || ' ' || (SELECT string_agg(a.attname, ',' ORDER BY a.attnum)
                   FROM pg_attribute a WHERE a.attrelid = i.oid)
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    WHERE t.relnamespace = current_schema()::regnamespace
    ORDER BY i.relname
"""
TRIGGERS: Final = """
    SELECT 'trigger', t.relname, g.tgname, '' FROM pg_trigger g
    JOIN pg_class t ON t.oid = g.tgrelid
    WHERE NOT g.tgisinternal AND t.relnamespace = current_schema()::regnamespace
    ORDER BY t.relname, g.tgname
"""
TABLES: Final = (
    "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
)


MARK_SESSION: Final = "SELECT pg_backend_pid(), set_config('baccarat.session', %s, false)"
SESSION: Final = "SELECT pg_backend_pid(), current_setting('baccarat.session', true)"
ROUNDS: Final = 10
"""Of comparing sessions. One misses up to 14 of 100 poolers that others use at the same time."""


class instr(GenericFunction[int]):  # noqa: N801 - the name of the function
    """The position of some bytes in others, from 1 on; 0 if they are not in there."""

    type = Integer()
    inherit_cache = True


@compiles(instr, "postgresql")
def _position(function: Any, compiler: Any, **more: Any) -> str:
    inside, searched = (compiler.process(clause, **more) for clause in function.clauses)
    return f"position({searched} in {inside})"


@compiles(CreateColumn, "postgresql")
def _compare_bytes(create: Any, compiler: Any, **more: Any) -> str:
    """Order text by its bytes, as SQLite does, whatever the language of the server."""
    text: str = compiler.visit_create_column(create, **more)
    kind = create.element.type
    if not isinstance(kind, String) or kind.collation:
        return text
    written = compiler.dialect.type_compiler_instance.process(kind)
    return text.replace(written, f'{written} COLLATE "C"', 1)


class PostgresDatabase:
    """The driver below a connection. Its errors come through SQLAlchemy, which reconnects."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> "PostgresRows":
        """Return what a query finds, once it is asked for."""
        return PostgresRows(self._connection, query.replace("?", "%s"), tuple(parameters))

    def cursor(self) -> "PostgresCursor":
        return PostgresCursor(self._connection)

    def layout(self) -> Iterable[Sequence[Any]]:
        """List the columns, indexes and triggers."""
        for query in (COLUMNS, INDEXES, TRIGGERS):
            for row in self._connection.exec_driver_sql(query):
                yield tuple(row)

    def tables(self) -> set[str]:
        """Return the names of all tables."""
        return set(self._connection.exec_driver_sql(TABLES).scalars())

    def columns(self, table: str) -> set[str]:
        """Return the names of a table's columns."""
        query = (
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = %s"
        )
        return set(self._connection.exec_driver_sql(query, (table,)).scalars())

    def free_pages(self) -> int:
        """Return 0: PostgreSQL reuses free pages without being told."""
        return 0

    def find_bad_page(self) -> str | None:
        """Return None: pages are the server's own matter."""
        return None

    @contextmanager
    def lenient(self) -> Iterator[None]:
        """Do nothing: PostgreSQL stores no invalid text."""
        yield


class PostgresRows:
    """What a query finds; the query is run as its rows are asked for."""

    def __init__(self, connection: Connection, query: str, parameters: tuple[Any, ...]) -> None:
        self._connection = connection
        self._query = query
        self._parameters = parameters

    def __iter__(self) -> Iterator[Any]:
        """Fetch the rows bit by bit: a whole table may not fit into memory."""
        found = self._run(stream_results=True)
        try:
            yield from map(tuple, found)
        finally:
            found.close()

    def fetchone(self) -> Any:
        return self._run().first()

    def fetchall(self) -> list[Any]:
        return [tuple(row) for row in self._run()]

    def _run(self, **options: Any) -> CursorResult[Any]:
        return self._connection.exec_driver_sql(
            self._query, self._parameters, execution_options=options
        )


class PostgresCursor:
    """A cursor that goes through SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.rowcount = -1

    def execute(self, statement: str, parameters: Sequence[Any], /) -> None:
        found = self._connection.exec_driver_sql(statement, tuple(parameters))
        self._rows = list(found) if found.returns_rows else []

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> None:
        """Run a statement for each row; the driver sends them all before it waits."""
        given = [tuple(row) for row in rows]
        done = self._connection.exec_driver_sql(
            statement, given, execution_options={"preserve_rowcount": True}
        )
        self.rowcount = done.rowcount

    def fetchall(self) -> list[Any]:
        return self._rows


def _connect(url: str) -> psycopg.Connection[Any]:
    return psycopg.connect(
        url, connect_timeout=CONNECT_SECONDS, application_name="baccarat", **KEEPALIVE
    )


def check_sessions(url: DatabaseUrl) -> None:
    """Raise Pooled unless each connection has its own session; raises DBAPIError.

    A pooler that is idle gives one connection the same session again and again, so that a second
    connection has to look too: it must not see the first one's session. Each statement is a
    transaction. Nothing else is set or locked, as another program would be given that session.
    """
    mark = secrets.token_hex()
    try:
        with closing(_connect(url.url)) as one, closing(_connect(url.url)) as other:
            for each in (one, other):
                each.autocommit = True
                each.prepare_threshold = None  # the next session would not know the statement
            own = one.execute(MARK_SESSION, (mark,)).fetchone()
            for _ in range(ROUNDS):
                first, again, foreign = (
                    each.execute(SESSION).fetchone() for each in (one, one, other)
                )
                if not first == again == own or foreign == own:
                    raise Pooled(str(url))
    except psycopg.Error as fault:
        raise OperationalError(SESSION, None, fault) from None


def engine_of(
    url: str, settings: Sequence[str], connected: Callable[[Any], None] | None = None
) -> Engine:
    """Connect to a database; `connected` is called with each new connection of the driver."""
    engine = create_engine(
        "postgresql+psycopg://",
        creator=partial(_connect, url),
        paramstyle="format",
        use_native_hstore=False,
        execution_options={OPTION: PostgresDatabase},
        hide_parameters=True,  # errors are logged, and the parameters may include a shoe's secret
    )

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _: Any) -> None:
        try:
            connection.adapters.register_loader("numeric", IntLoader)  # sums of whole numbers
            connection.autocommit = True
            for setting in settings:
                connection.execute(setting)
            if connected:
                connected(connection)
            connection.autocommit = False
        except BaseException:
            connection.close()
            raise

    return engine


def release_on_close(engine: Engine) -> None:
    """Release the locks of each session before it is closed: PostgreSQL ends it a moment later."""

    @event.listens_for(engine, "close")
    def _release(connection: Any, _: Any) -> None:
        with suppress(psycopg.Error):
            connection.autocommit = True
            connection.execute("SELECT pg_advisory_unlock_all()")


CHANNEL: Final = "baccarat_"
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}' || md5(current_schema()), %s)"
WAIT_SECONDS: Final = 1.0
"""For a notice; then the caller is asked whether to go on."""


def hear(url: str, goes_on: Callable[[], bool]) -> Iterator[str | None]:
    """Yield each notice that a process of this house sends, and None once the connection is made.

    Ends when `goes_on` returns false; raises psycopg's errors when the connection is lost.
    """
    with _connect(url) as connection:
        connection.autocommit = True
        row = connection.execute(f"SELECT '{CHANNEL}' || md5(current_schema())").fetchone()
        assert row  # noqa: S101 - one row is always returned
        connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(row[0])))
        yield None
        while goes_on():
            for notice in connection.notifies(timeout=WAIT_SECONDS):
                yield notice.payload
