"""Mutes, bans, the door, announcements and reports apply at once, and to the right people."""

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from support.server.guest import PATIENCE, Message
from support.server.operator import (
    FORWARDED,
    OPEN,
    PASSWORD,
    Visitor,
    closing_of,
    lobby_of,
    refused,
    seen,
    stranger,
)
from support.server.process import Server
from web.conftest import ELSEWHERE

Come = Callable[..., Visitor]


def test_a_muted_player_is_told_and_others_can_still_chat(olga: Visitor, come: Come) -> None:
    eve, ada = come("Eve"), come("Ada")
    line = {"type": "say", "text": "Good evening"}
    eve.enter()
    ada.enter()
    assert eve.ask(line)["type"] == "accepted"
    order = {"kind": "mute", "player": eve.player, "reason": "Shouting", "hours": 2}
    assert olga.do("/sanctions", **order).status_code == 204
    eve.until(lambda now: not now["me"]["may"]["speak"])
    assert eve.ask(line)["code"] == "house-muted"
    assert ada.ask(line)["type"] == "accepted"
    (told,) = eve.http.get("/api/me/sanctions").json()
    assert (told["kind"], told["reason"], told["network"]) == ("mute", "Shouting", False)
    assert ada.http.get("/api/me/sanctions").json() == []
    (kept,) = seen(olga, "/sanctions")
    assert (kept["name"], kept["operator"], kept["until"]) == ("Eve", "Olga", told["until"])
    assert olga.do("/sanctions/lift", id=kept["id"], reason="Sorry").status_code == 204
    eve.until(lambda now: now["me"]["may"]["speak"])
    assert eve.ask(line)["type"] == "accepted"


def test_a_player_muted_in_the_house_cannot_react(olga: Visitor, come: Come) -> None:
    eve, ada, onlooker = come("Muriel"), come("Anton"), come("Zoe")
    onlooker.enter()
    for guest in (eve, ada):
        guest.enter()
        assert guest.ask({"type": "sit", "amount": 10_000})["type"] == "accepted"
    order = {"kind": "mute", "player": eve.player, "reason": "Shouting", "hours": 2}
    assert olga.do("/sanctions", **order).status_code == 204
    eve.send({"gesture": {"type": "react", "reaction": "laugh"}})
    assert eve.ask({"type": "set-pace", "pace": "slow"})  # the reaction was handled before
    ada.send({"gesture": {"type": "react", "reaction": "wow"}})
    while (message := onlooker.hear())["type"] != "reacted":
        pass
    assert message["reaction"] == "wow"


def test_a_banned_player_is_out_at_once_with_their_chips(olga: Visitor, come: Come) -> None:
    eve, ada = come("Eve"), come("Ada")
    before = eve.http.get("/api/me").json()["account"]
    eve.enter()
    assert eve.ask({"type": "sit", "amount": 100_000})["type"] == "accepted"
    ada.enter()
    with lobby_of(eve) as lobby:
        player = eve.player
        order = {"kind": "ban", "player": player, "reason": "Cheating", "hours": 24}
        assert olga.do("/sanctions", **order).status_code == 204
        assert eve.socket
        assert closing_of(eve.socket) == (4404, "banned")
        assert closing_of(lobby)[0] == 4404
    ada.until(lambda now: "Eve" not in [who["name"] for who in now["people"]])
    for path in ("/api/me", "/api/rooms", "/api/rooms/salon/shoes"):
        assert refused(eve.http.get(path)) == (403, "banned")
    assert eve.http.get("/").status_code == 200, "the page loads, and says why"
    (told,) = eve.http.get("/api/me/sanctions").json()
    assert (told["kind"], told["reason"]) == ("ban", "Cheating")
    with lobby_of(eve) as lobby:
        assert closing_of(lobby) == (4404, "banned")
    data = eve.http.get("/api/me/data").json()
    assert [each["reason"] for each in data["sanctions"]] == ["Cheating"]
    (found,) = seen(olga, "/people", search=player)["people"]
    assert (found["account"], found["seats"]) == (before, [])
    assert olga.do("/sanctions/lift", id=found["sanctions"][0]["id"]).status_code == 204
    assert eve.http.get("/api/me").json()["account"] == before


def test_a_banned_account_cannot_return_from_another_device(
    operated_server: Server, olga: Visitor, come: Come
) -> None:
    eve = come("Eve")
    made = eve.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
    order = {"kind": "ban", "player": eve.player, "reason": "Cheating"}
    assert olga.do("/sanctions", **order).status_code == 204
    with stranger(operated_server, "192.0.2.1") as other:
        name = made["login"]["sign_in_name"]
        proof = {"name": name, "password": PASSWORD}
        assert other.post("/api/sign-in/password", json=proof).status_code == 200
        assert refused(other.get("/api/me")) == (403, "banned")
        assert refused(other.post("/api/rooms", json={"preset": "ez"})) == (403, "banned")


def test_a_banned_account_sees_and_ends_its_sessions(
    operated_server: Server, olga: Visitor, come: Come
) -> None:
    eve = come("Eve")
    made = eve.http.post("/api/me/login/password", json={"password": PASSWORD}).json()["login"]
    with stranger(operated_server, "192.0.2.1") as other:
        proof = {"name": made["sign_in_name"], "password": PASSWORD}
        other.post("/api/sign-in/password", json=proof).raise_for_status()
        order = {"kind": "ban", "player": made["player"], "reason": "Cheating"}
        assert olga.do("/sanctions", **order).status_code == 204
        sessions = other.get("/api/me/login").json()["sessions"]
        assert sorted(each["here"] for each in sessions) == [False, True]
        (hers,) = [each["id"] for each in sessions if not each["here"]]
        ended = other.post("/api/me/login/sessions/end", json={"id": hers}).json()
        assert [each["here"] for each in ended["login"]["sessions"]] == [True]
        assert eve.http.get("/api/me/login").status_code == 401
        assert refused(other.post("/api/me/name", json={"name": "Mal"})) == (403, "banned")


def test_a_banned_network_is_out_at_once_and_others_stay(
    operated_server: Server, olga: Visitor, come: Come
) -> None:
    eve, ada = come("Eve", ELSEWHERE), come("Ada", "198.51.101.1")
    eve.enter()
    ada.enter()
    (found,) = seen(olga, "/people", search=eve.player)["people"]
    assert (found["connected"], found["addresses"]) == (True, [ELSEWHERE])
    with stranger(operated_server, "198.51.100.2") as http, lobby_of(ada) as lobby:
        order = {"kind": "ban", "network": "198.51.100.0/24", "reason": "Attacks"}
        assert olga.do("/sanctions", **order).status_code == 204
        assert eve.socket
        assert closing_of(eve.socket) == (4404, "banned")
        assert refused(http.post("/api/guests", json={"name": "Mal"})) == (403, "banned")
        assert http.get("/api/me/sanctions").json()[0]["network"] is True
        forged = {FORWARDED: "192.0.2.55, 198.51.100.2"}
        assert refused(http.get("/api/rooms", headers=forged)) == (403, "banned")
        assert ada.ask({"type": "say", "text": "Still here"})["type"] == "accepted"
        assert json.loads(lobby.recv(timeout=PATIENCE))["whole"]


def test_a_house_with_a_password(operated_server: Server, olga: Visitor, come: Come) -> None:
    ada = come("Ada")
    lobby = f"{operated_server.address.replace('http', 'ws')}api/lobby"
    with (
        stranger(operated_server) as http,
        connect(lobby, additional_headers=ada.headers, close_timeout=1) as watching,
    ):
        order = {**OPEN, "door": "password", "password": "open sesame"}
        assert olga.do("/rules", **order).status_code == 204
        assert closing_of(watching) == (4404, "house-password")
        guest = {"name": "Cy"}
        assert refused(http.post("/api/guests", json=guest)) == (403, "house-password")
        wrong = guest | {"password": "please"}
        assert refused(http.post("/api/guests", json=wrong)) == (403, "wrong-house-password")
        for path in ("/api/rooms", "/api/rooms/salon/shoes"):
            assert refused(http.get(path)) == (403, "house-password")
        assert http.get("/api/me").json() is None
        right = guest | {"password": "open sesame"}
        assert http.post("/api/guests", json=right).status_code == 201
        assert ada.http.get("/api/rooms").status_code == 200
        rules = seen(olga)["rules"]
        assert rules == {**OPEN, "door": "password", "has_password": True}
        logged = seen(olga, "/audit")
        assert olga.do("/rules", **OPEN | {"door": "password"}).status_code == 204
        assert seen(olga, "/audit") == logged  # nothing was changed


def test_an_invitation_admits_as_many_as_it_says(operated_server: Server, olga: Visitor) -> None:
    assert olga.do("/rules", **OPEN | {"door": "invited"}).status_code == 204
    assert olga.do("/invitations", note="Club", uses=2, hours=5).status_code == 204
    (link,) = seen(olga)["invitations"]
    guest = {"name": "Cy", "invitation": link["token"]}
    with stranger(operated_server) as http:
        assert refused(http.post("/api/guests", json={"name": "Cy"})) == (403, "house-invited")
        assert refused(http.post("/api/guests", json=guest | {"invitation": "x"}))[1] == (
            "unknown-invite"
        )
        assert refused(http.post("/api/guests", json=guest | {"name": ""}))[1] == "bad-name"
        for left in (1, 0):
            assert http.post("/api/guests", json=guest).status_code == 201
            links = seen(olga)["invitations"]
            assert [each["uses"] for each in links] == [left] * bool(left)
        assert refused(http.post("/api/guests", json=guest)) == (400, "unknown-invite")


def test_without_guests_an_account_is_needed(
    operated_server: Server, olga: Visitor, come: Come
) -> None:
    eve, ada = come("Eve"), come("Ada")
    ada.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    for each in (eve, ada):
        each.enter()
        assert each.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"
    assert olga.do("/rules", **OPEN | {"guests": False}).status_code == 204
    eve.until(lambda now: now["me"]["seat"] is None)
    assert (eve.now["me"]["no_seat"], eve.now["me"]["may"]["speak"]) == ("guests-off", False)
    for request in ({"type": "sit", "amount": 50_000}, {"type": "say", "text": "Hello"}):
        assert eve.ask(request)["code"] == "guests-off"
    assert refused(eve.http.post("/api/rooms", json={"preset": "ez"})) == (403, "guests-off")
    assert ada.ask({"type": "say", "text": "Hello"})["type"] == "accepted"
    assert ada.now["me"]["seat"]
    eve.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    eve.until(lambda now: now["me"]["no_seat"] is None)  # at the same socket
    assert eve.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"
    for each in (eve, ada):  # a name that is seated is taken
        assert each.ask({"type": "leave"})["type"] == "accepted"


def _announced(receive: Any) -> list[str]:
    """Return the texts of the next message with announcements."""
    while True:
        message: Message = receive()
        if message["type"] == "announcements":
            return [each["text"] for each in message["lines"]]


def test_an_announcement_reaches_everybody(olga: Visitor, come: Come) -> None:
    ada, text = come("Ada"), "We close at ten."
    ada.enter()
    with lobby_of(ada) as lobby:

        def news() -> Message:
            told: Message = json.loads(lobby.recv(timeout=PATIENCE))
            return told

        assert olga.do("/announcements", text=text, hours=1).status_code == 204
        assert (_announced(ada.hear), _announced(news)) == ([text], [text])
        with lobby_of(ada) as later:
            json.loads(later.recv(timeout=PATIENCE))
            (line,) = json.loads(later.recv(timeout=PATIENCE))["lines"]
        assert 3_500_000 < line["ends_in"] <= 3_600_000
        ada.enter()
        assert _announced(ada.hear) == [text]
        (kept,) = seen(olga)["announcements"]
        assert olga.do("/announcements/withdraw", id=kept["id"]).status_code == 204
        assert (_announced(ada.hear), _announced(news)) == ([], [])


def test_who_is_muted_may_report_and_who_is_banned_or_outside_may_not(
    olga: Visitor, come: Come
) -> None:
    eve, ada, bob = come("Eve"), come("Ada"), come("Bob")
    order = {"preset": "ez", "name": "Ours", "private": True}
    room = ada.http.post("/api/rooms", json=order).json()["id"]
    ada.enter(room)
    assert ada.ask({"type": "make-invite"})["type"] == "accepted"
    links = next(told for told in reversed(ada.heard) if told["type"] == "hosting")["invites"]
    for each in (eve, bob):
        token = {"token": links[0]["token"]}
        assert each.http.post(f"/api/rooms/{room}/enter", json=token).status_code == 200
        each.enter(room)
    assert ada.ask({"type": "say", "text": "You fool"})["type"] == "accepted"
    (said,) = [line for told in ada.heard if told["type"] == "talk" for line in told["lines"]]
    report = {"who": said["who"], "at": said["at"], "reason": "Insult"}
    door = f"/api/rooms/{room}/reports"
    for kind, guest in (("mute", eve), ("ban", bob)):
        sanction = {"kind": kind, "player": guest.player, "reason": "Rude", "hours": 1}
        assert olga.do("/sanctions", **sanction).status_code == 204
    assert refused(bob.http.post(door, json=report)) == (403, "banned")
    assert refused(come("Zoe").http.post(door, json=report)) == (403, "by-invitation")
    assert seen(olga, "/reports") == []
    assert eve.http.post(door, json=report).status_code == 204
    (stored,) = seen(olga, "/reports")
    assert (stored["name"], stored["reporter_name"]) == ("Ada", "Eve")


def test_a_reported_line_reaches_the_operator_with_its_context(olga: Visitor, come: Come) -> None:
    eve, ada = come("Eve"), come("Ada")
    room = ada.http.post("/api/rooms", json={"preset": "ez", "name": "Ours"}).json()["id"]
    eve.enter(room)
    ada.enter(room)
    for each, text in ((ada, "Good evening"), (eve, "You fool"), (ada, "Please be kind")):
        assert each.ask({"type": "say", "text": text})["type"] == "accepted"
    lines = [line for told in ada.heard if told["type"] == "talk" for line in told["lines"]]
    said = next(line for line in lines if line["text"] == "You fool")
    order = {"who": said["who"], "at": said["at"], "reason": "Insult"}
    for _ in range(2):
        answer = ada.http.post(f"/api/rooms/{room}/reports", json=order)
        assert answer.status_code == 204
    (report,) = seen(olga, "/reports")
    assert (report["name"], report["reporter_name"], report["text"]) == ("Eve", "Ada", "You fool")
    assert (report["reason"], report["room_name"]) == ("Insult", "Ours")
    context = [line["text"] for part in ("before", "after") for line in report[part]]
    assert context == ["Good evening", "Please be kind"]
    unknown = order | {"at": "2000-01-01"}
    answer = ada.http.post(f"/api/rooms/{room}/reports", json=unknown)
    assert refused(answer) == (404, "unknown-line")
    mine = eve.http.get("/api/me/data").json()["reports"]
    assert [(each["text"], each["reason"]) for each in mine] == [("You fool", None)]
    assert seen(olga)["reports"] == 1
    assert olga.do("/reports/settle", id=report["id"]).status_code == 204
    assert seen(olga, "/reports") == []
