"""What a room tells visitors before they join."""

import httpx

from support.server.guest import PATIENCE, PLAIN, Guest, Message
from support.server.process import Server


def test_guests_with_a_link_learn_the_host_before_joining(server: Server) -> None:
    with (
        Guest(server.address, "Host") as host,
        httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN) as stranger,
    ):
        order = {"pace": "instant", "name": "Late", "private": True, "bots": 1}
        room = host.http.post("/api/rooms", json=order).json()["id"]
        host.enter(room)
        door = f"/api/rooms/{room}/door"

        def told(token: str = "") -> Message:
            return dict(stranger.post(door, json={"token": token}).json())

        assert told()["code"] == "by-invitation"
        assert told("wrong")["code"] == "unknown-invite"
        host.ask({"type": "make-invite"})
        link = _links(host)[0]
        seen = told(link["token"])
        assert (seen["host"], seen["admitted"]) == ("Host", False)
        assert (seen["line"]["name"], seen["line"]["seated"]) == ("Late", 1)
        assert host.http.post(door, json={}).json()["admitted"]
        assert _links(host)[0]["came"] == 0, "who looks has not come in"
        host.ask({"type": "revoke-invite", "number": link["number"]})
        assert told(link["token"])["code"] == "unknown-invite"
        host.ask({"type": "set-door", "private": False})
        assert told()["admitted"]
        assert stranger.post("/api/rooms/salon/door", json={}).json()["host"] is None
        host.ask({"type": "close-room"})
        host.until(lambda now: not now["people"])
        assert told()["code"] == "room-closed"


def _links(host: Guest) -> list[Message]:
    newest = next(m for m in reversed(host.heard) if m["type"] == "hosting")
    return list(newest["invites"])
