"""A browser of another version is told so at the door, and none is told what it would misread."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from baccarat.house.rooms.news import WIRE
from support.guest import Guest
from support.server import Server

DOORS = ("api/rooms/salon/socket?seals&", "api/lobby?")


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("version", ["0", f"{WIRE + 1}", "", "latest", "%00", "9" * 400])
def test_another_version_is_refused_by_name(server: Server, door: str, version: str) -> None:
    with Guest(server.address) as guest:
        cookie = {"Cookie": f"baccarat={guest.http.cookies['baccarat']}"}
        address = f"{server.address.replace('http', 'ws')}{door}wire={version}"
        with (
            connect(address, additional_headers=cookie, close_timeout=1) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            list(socket)
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "other-wire")


def test_the_welcome_names_the_version(server: Server) -> None:
    with Guest(server.address) as guest:
        assert guest.enter()["wire"] == WIRE
        guest.query = f"?wire={WIRE}"
        assert guest.enter()["wire"] == WIRE
