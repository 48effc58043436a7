"""An operator at one of two servers closes the tables of a host that the other one serves."""

from contextlib import ExitStack

from baccarat.house.store.address import DatabaseUrl
from support.server.load import wait_for
from support.server.operator import PASSWORD, Visitor
from support.server.postgres import PostgresServer, rows_of
from support.server.process import Server
from support.server.sharing import OWNER

OPTIONS = ("support.server.conditions unlimited", "128", "127.0.0.1", "peer_address=127.0.0.1:0")


def _make_account(guest: Visitor) -> str:
    """Create an account for a guest, and return the sign-in name."""
    made = guest.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
    return str(made["login"]["sign_in_name"])


def _await_course(wanted: str, url: DatabaseUrl, room: str) -> None:
    """Wait until the lobby has a room as `open` or `closed`."""
    query = f"SELECT course FROM lobby WHERE room = '{room}'"  # noqa: S608 - one of ours
    wait_for(lambda: rows_of(url, query) == [(wanted,)])


def test_all_servers_close_the_tables_that_they_have(postgres: PostgresServer) -> None:
    url = postgres.house()
    with ExitStack() as stack:
        with Server(url, *OPTIONS) as first:
            olga = stack.enter_context(Visitor(first, "Olga"))
            name = _make_account(olga)
        options = (*OPTIONS, f"operator={name}")
        one, two = (stack.enter_context(Server(url, *options)) for _ in range(2))
        olga.http.base_url = one.address
        ada = stack.enter_context(Visitor(two, "Ada"))
        _make_account(ada)
        room = ada.http.post("/api/rooms", json={"name": "Hers", "bots": 0}).json()["id"]
        ada.enter(room)
        assert ada.ask({"type": "sit", "seat": 1, "amount": 50_000})["type"] == "accepted"
        assert rows_of(url, OWNER.format(room)) == [(two.address.split("/")[2],)]
        _await_course("open", url, room)
        player = ada.player

        def found() -> list[str]:
            goes = olga.http.get("/api/operator/clearing", params={"of": player}).json()
            return [each["id"] for each in goes["tables"]]

        wait_for(lambda: found() == [room])  # the news of it takes a moment
        olga.prove()
        assert olga.do("/clear", of=player, reason="Rude").status_code == 204
        _await_course("closed", url, room)
