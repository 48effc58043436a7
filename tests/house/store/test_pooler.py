"""A house behind PgBouncer: in session mode it works, in other modes nobody opens it."""

from contextlib import closing
from pathlib import Path

import pytest

from baccarat.cli import main
from baccarat.house.model.state import PaceSet
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.batch import Batch
from baccarat.house.store.dialects.faults import FolderInUse
from baccarat.house.store.store import Store
from support.server.guest import Guest, stake
from support.server.postgres import PostgresServer, rows_of
from support.server.process import Server

QUICK = [PaceSet("quick")]
TRACES = """
    SELECT number, seen FROM baccarat_term
    UNION ALL SELECT objid::bigint, NULL FROM pg_locks JOIN pg_database d ON d.oid = database
    WHERE locktype = 'advisory' AND datname = current_database()
"""
"""The number of openings of a house, and the locks that sessions hold."""
SETTINGS = """
    SELECT name, setting FROM pg_settings
    WHERE source = 'session' AND name <> 'application_name'
"""
"""The settings of a session, except the name that PgBouncer passes on for each client."""


def test_a_house_behind_sessions_is_played_in_and_held_by_one_server(
    postgres: PostgresServer,
) -> None:
    url = postgres.pooled(postgres.empty(), "session")
    with Server(url) as server, Guest(server.address) as guest:
        room = guest.http.post("/api/rooms", json={"pace": "instant"}).json()["id"]
        guest.enter(room)
        guest.ask({"type": "sit", "amount": 100_000})
        guest.until(lambda now: now["view"]["phase"] == "staking")
        guest.ask(stake(player=2_500))
        guest.ask({"type": "deal"})
        guest.until(lambda now: now["coup"] == 2)
        with pytest.raises(FolderInUse):
            Store(url)
    assert check_place(url) == []
    with closing(Store(url)) as store:
        assert store.events(room, 0)


def test_processes_share_a_house_behind_sessions(postgres: PostgresServer) -> None:
    url = postgres.pooled(postgres.house(), "session")
    with closing(Store(url, shared=True)) as one, closing(Store(url, shared=True)) as other:
        one.commit(Batch("blue", 0, QUICK))
        assert other.events("blue", 0) == QUICK
        with pytest.raises(FolderInUse):
            Store(url)


PLAY = ["play", "--no-browser", "--port", "0", "--data", "POOLED"]
COMMANDS = {
    "check": ["check", "--data", "POOLED"],
    "move from": ["move", "POOLED", "copy"],
    "move to": ["move", "house", "POOLED"],
    "standby": [*PLAY, "--standby"],
    "shared": [*PLAY, "--peer-address", "one:1"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_a_house_behind_transactions_and_leaves_no_trace(
    postgres: PostgresServer,
    tmp_path: Path,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another program that is given the same session finds no lock and no setting in it."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.chdir(tmp_path)
    Store(Path("house")).close()
    direct = postgres.house()
    pooled = postgres.pooled(direct, "transaction")
    before = rows_of(direct, TRACES)
    assert main([pooled.url if each == "POOLED" else each for each in COMMANDS[command]]) == 2
    (said,) = capsys.readouterr().err.strip().splitlines()
    assert "pooler in transaction or statement mode" in said
    assert rows_of(direct, TRACES) == before
    assert not Path("copy").exists()
    assert rows_of(pooled, SETTINGS) == rows_of(direct, SETTINGS)
