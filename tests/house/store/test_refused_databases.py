"""Databases that a house refuses, each in a sentence in every language and with nothing written."""
# ruff: noqa: S608 - the names are our own

from collections.abc import Callable
from contextlib import ExitStack

import psycopg
import pytest

from baccarat.cli import main
from baccarat.house.config import HouseConfig
from baccarat.house.store.address import DatabaseUrl
from baccarat.house.store.opening import FORMAT
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from baccarat.web.serve import CannotServe, _open_house
from support.server.postgres import PostgresServer, name_of


def _changed(url: DatabaseUrl, postgres: PostgresServer, change: str) -> DatabaseUrl:
    postgres.ask(change, name_of(url))
    return url


def _unreachable(postgres: PostgresServer) -> DatabaseUrl:
    return DatabaseUrl("postgresql://house@127.0.0.1:1/none")


def _without_rights(postgres: PostgresServer) -> DatabaseUrl:
    url = postgres.empty()
    postgres.ask("DROP ROLE IF EXISTS stranger")
    postgres.ask("CREATE ROLE stranger LOGIN")
    return DatabaseUrl(url.url.replace("house@", "stranger@"))


def _without_sync(postgres: PostgresServer) -> DatabaseUrl:
    url = postgres.house()
    postgres.ask(f"ALTER DATABASE {name_of(url)} SET synchronous_commit = off")
    return url


def _in_latin(postgres: PostgresServer) -> DatabaseUrl:
    return postgres.empty("ENCODING LATIN1 LOCALE 'C' TEMPLATE template0")


def _of_others(postgres: PostgresServer) -> DatabaseUrl:
    return _changed(postgres.empty(), postgres, "CREATE TABLE orders (id int)")


def _too_new(postgres: PostgresServer) -> DatabaseUrl:
    return _changed(
        postgres.house(), postgres, f"UPDATE meta SET value = '{FORMAT + 1}' WHERE key = 'format'"
    )


def _damaged(postgres: PostgresServer) -> DatabaseUrl:
    return _changed(postgres.house(), postgres, "UPDATE meta SET value = '1' WHERE key = 'cookie'")


def _pooled(mode: str, *settings: str) -> Callable[[PostgresServer], DatabaseUrl]:
    """Return how to make an empty database behind a pooler."""
    return lambda postgres: postgres.pooled(postgres.empty(), mode, *settings)


def _in_turn(postgres: PostgresServer) -> DatabaseUrl:
    """Make a database behind a pooler with idle sessions, which it gives out in turn."""
    url = _pooled("transaction", "server_round_robin = 1")(postgres)
    with ExitStack() as together:
        for _ in range(3):
            together.enter_context(psycopg.connect(url.url)).execute("SELECT 1")
    return url


REFUSED: dict[str, tuple[Callable[[PostgresServer], DatabaseUrl], str, str]] = {
    "unreachable": (_unreachable, "unusable", "Connection refused"),
    "no rights": (_without_rights, "unusable", "permission denied for schema public"),
    "not durable": (_without_sync, "not-durable", "synchronous_commit"),
    "no UTF-8": (_in_latin, "not-durable", "server_encoding"),
    "not ours": (_of_others, "not-our-database", ""),
    "too new": (_too_new, "newer-format", ""),
    "damaged": (_damaged, "not-whole-database", "copy-house-changed"),
    "pooled": (_pooled("transaction"), "pooled-database", ""),
    "one session": (_pooled("transaction", "default_pool_size = 1"), "pooled-database", ""),
    "reset": (_pooled("transaction", "server_reset_query_always = 1"), "pooled-database", ""),
    "in turn": (_in_turn, "pooled-database", ""),
    "by statement": (_pooled("statement"), "pooled-database", ""),
}


@pytest.mark.parametrize(("make", "code", "told"), REFUSED.values(), ids=REFUSED)
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(
    postgres: PostgresServer,
    make: Callable[[PostgresServer], DatabaseUrl],
    code: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = make(postgres)
    before = _tables(postgres, url) if make is not _unreachable else []
    with pytest.raises(CannotServe) as refused:
        _open_house(HouseConfig(data=url))
    assert refused.value.code == code
    assert told in str(refused.value.reason)
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["play", "--no-browser", "--port", "0", "--data", url.url]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    for language in LANGUAGES:
        assert say(language, f"error-{code}", {"path": str(url), "reason": "?"})
    assert before == (_tables(postgres, url) if make is not _unreachable else [])


def _tables(postgres: PostgresServer, url: DatabaseUrl) -> list[tuple[object, ...]]:
    query = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1"
    return postgres.ask(query, name_of(url))
