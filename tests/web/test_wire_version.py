"""A browser of another version is told so on connecting, and gets nothing it would misread."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from baccarat.house.rooms.messages import WIRE
from baccarat.web.schema import schema
from support.golden.pinned import PINNED
from support.oracles.wire_shape import FILE, misread
from support.server.guest import Guest
from support.server.process import Server

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


def test_the_wire_matches_what_browsers_of_a_release_know() -> None:
    """If this fails, the wire format needs its next version: see `support.oracles.wire_shape`."""
    pinned = PINNED / "forms" / FILE
    assert not pinned.exists() or misread(json.loads(pinned.read_bytes()), schema()) == []


def _changed(way: str, change: Callable[[Any], Any]) -> Any:
    """Return the schema with the value at one path replaced by `change(value)`."""
    whole = schema()
    *steps, last = way.split("/")
    node = whole["$defs"]
    for step in steps:
        node = node[step]
    node[last] = change(node[last])
    return whole


def _without(name: str) -> Callable[[Any], Any]:
    return lambda among: {key: each for key, each in among.items() if key != name}


MISREAD: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a key that is told no more": ("Now/properties", _without("view")),
    "a key that is not always told": ("News/required", lambda names: names[1:]),
    "a key of another kind": ("Accepted/properties/seq", lambda _: {"type": "string"}),
    "a message by another name": ("Accepted/properties/type", lambda _: {"enum": ["done"]}),
    "a message that is sent no more": ("Message/anyOf", lambda kinds: kinds[1:]),
    "a command that is taken no more": ("Command/properties/do/anyOf", lambda kinds: kinds[1:]),
    "a key more to send": ("Command/required", lambda names: [*names, "when"]),
    "a bound that is narrower": ("Command/properties/shoe", lambda each: each | {"minimum": 9}),
    "a choice less": ("PuntoView/properties/phase", lambda _: {"enum": ["staking"]}),
}


@pytest.mark.parametrize("name", MISREAD)
def test_a_wire_that_would_be_misread_is_noticed(name: str) -> None:
    assert misread(schema(), _changed(*MISREAD[name]))


ADDED: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a key more": ("Now/properties", lambda among: among | {"wind": {"type": "string"}}),
    "a message more": ("Message/anyOf", lambda kinds: [*kinds, {"$ref": "#/$defs/Hand"}]),
    "a wider bound": ("Command/properties/id", lambda each: each | {"maxLength": 99}),
}


@pytest.mark.parametrize("name", ADDED)
def test_additions_need_no_new_version(name: str) -> None:
    assert misread(schema(), _changed(*ADDED[name])) == []
