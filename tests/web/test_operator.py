"""Commands that operators send over HTTP, and those that are refused."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from baccarat.web.app import make_app
from support.server.guest import stake
from support.server.operator import (
    FORWARDED,
    HOME,
    OPEN,
    OPERATOR_ROUTES,
    ORDERS,
    PASSWORD,
    Visitor,
    closing_of,
    operated,
    refused,
    seen,
    seen_in_time,
    stranger,
)
from support.server.people import Authenticator
from support.server.process import Server
from web.conftest import OperatedHouse

Come = Callable[..., Visitor]
PATHS = sorted(
    (next(iter(route.http_methods - {"HEAD", "OPTIONS"})), path)
    for route in OPERATOR_ROUTES
    for path in route.paths
)
OF_ORDERS = {path.removeprefix("/api/operator") for method, path in PATHS if method == "POST"}


@pytest.mark.by_day(7)
@pytest.mark.parametrize(("method", "path"), PATHS)
def test_nobody_else_may_use_an_endpoint_of_operators(
    operated_server: Server, olga: Visitor, come: Come, method: str, path: str
) -> None:
    guest, account = come("Gus"), come("Ada")
    made = account.http.post("/api/me/login/password", json={"password": PASSWORD})
    assert made.status_code == 200
    for http in (stranger(operated_server), guest.http, account.http):
        answer = http.request(method, path, json=ORDERS.get(path))
        assert refused(answer) == (403, "not-operator")
        assert http.request(method, path, content=b"{").json()["code"] == "not-operator"
        if http not in (guest.http, account.http):
            http.close()


def test_every_operator_endpoint_is_among_them() -> None:
    served = {route.path for route in make_app(cast("Any", None)).routes}
    of_operators = {path for path in served if path.startswith("/api/operator")}
    assert of_operators == {path for _, path in PATHS}
    assert {path for method, path in PATHS if method == "POST"} == {*ORDERS}


def test_an_operator_signs_in_again_before_an_order(tmp_path: Path) -> None:
    with operated(tmp_path) as (_, olga):
        orders = {path: ORDERS[f"/api/operator{path}"] for path in sorted(OF_ORDERS)}
        for path, order in orders.items():
            assert refused(olga.do(path, **order)) == (403, "sign-in-again"), path
        assert seen(olga, "/audit") == [], "she may still read"
        olga.prove()
        for path, order in orders.items():
            answer = olga.do(path, **order)
            assert answer.is_success or answer.status_code == 404, answer.text


def test_a_house_that_requires_passkeys_tells_its_operators_so(tmp_path: Path) -> None:
    with operated(tmp_path, None, "operator_passkey=yes") as (server, olga):
        olga.prove()

        def told() -> tuple[int, str]:
            (answer,) = {
                refused(olga.http.get("/api/operator")),
                refused(olga.do("/rules", **OPEN)),
            }
            return answer

        def change(path: str, **order: Any) -> Any:
            return olga.http.post(f"/api/me/login/{path}", json=order).raise_for_status().json()

        assert told() == (403, "needs-passkey")
        origin = server.address.rstrip("/")
        olga.http.headers["Origin"] = origin
        key = Authenticator(origin)
        made = change("passkeys", **key.create(change("passkeys/options")))
        assert len(made["login"]["passkeys"]) == 1
        assert told() == (403, "needs-passkey"), "the password still opens her account"
        change("remove", id="password")
        assert seen(olga)["rules"] == {**OPEN, "has_password": False}
        assert olga.do("/rules", **OPEN | {"guests": False}).status_code == 204


def test_an_operator_signs_an_account_out_everywhere(
    operated_server: Server, olga: Visitor, come: Come
) -> None:
    ada, gus = come("Ada"), come("Gus")
    made = ada.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
    proof = {"name": made["login"]["sign_in_name"], "password": PASSWORD}
    ada.enter()
    order = {"player": ada.player, "reason": "A lost phone"}
    with stranger(operated_server) as other:
        other.post("/api/sign-in/password", json=proof).raise_for_status()
        (found,) = seen(olga, "/people", search=ada.player)["people"]
        assert found["sessions"] == 2
        assert olga.do("/sessions/end", **order).status_code == 204
        assert ada.socket
        assert closing_of(ada.socket) == (4404, "not-signed-in")
        assert [http.get("/api/me").json() for http in (ada.http, other)] == [None, None]
        assert seen(olga, "/people", search=order["player"])["people"][0]["sessions"] == 0
        other.post("/api/sign-in/password", json=proof).raise_for_status()
        assert other.get("/api/me").json()["name"] == "Ada"
    newest = seen(olga, "/audit")[0]
    assert (newest["action"], newest["name"], newest["reason"]) == (
        "end-sessions", "Ada", "A lost phone",
    )  # fmt: skip
    guest = order | {"player": gus.player}
    assert refused(olga.do("/sessions/end", **guest)) == (400, "no-login")


@pytest.mark.parametrize("name", ["Olga", "olga", " ＯＬＧＡ "])
def test_no_guest_gets_a_name_that_looks_like_an_operators(
    operated_server: Server, olga: Visitor, come: Come, name: str
) -> None:
    with stranger(operated_server) as http:
        assert refused(http.post("/api/guests", json={"name": name})) == (400, "name-reserved")
        own = seen(olga)["operators"][0]
        assert refused(http.post("/api/guests", json={"name": own})) == (400, "name-reserved")
    guest = come("Gus")
    assert refused(guest.http.post("/api/me/name", json={"name": name})) == (400, "name-reserved")
    assert olga.http.post("/api/me/name", json={"name": "Olga"}).status_code == 200


def test_the_operators_page_is_offered_to_operators_only(olga: Visitor, come: Come) -> None:
    assert olga.http.get("/api/me/login").json()["operator"] is True
    assert come("Gus").http.get("/api/me/login").json()["operator"] is False


BAD: dict[str, tuple[str, dict[str, Any], int, str, str | None]] = {
    "a ban of nobody": (
        "/sanctions", {"kind": "ban", "reason": "x"}, 400, "malformed", "player",
    ),
    "a ban of two": (
        "/sanctions", {"kind": "ban", "player": "p", "network": "192.0.2.1", "reason": "x"},
        400, "malformed", "player",
    ),
    "a muted network": (
        "/sanctions", {"kind": "mute", "network": "192.0.2.1", "reason": "x"},
        400, "malformed", "player",
    ),
    "another kind": ("/sanctions", {"kind": "jail", "reason": "x"}, 400, "malformed", "kind"),
    "no time": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": "x", "hours": 0},
        400, "malformed", "hours",
    ),
    "too long": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": "x" * 301}, 400, "malformed",
        "reason",
    ),
    "a blank reason": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": " \u200d "}, 400, "no-reason",
        "reason",
    ),
    "nobody's id": (
        "/sanctions", {"kind": "ban", "player": "nobody", "reason": "x"}, 404, "unknown-player",
        None,
    ),
    "no network": (
        "/sanctions", {"kind": "ban", "network": "home", "reason": "x"}, 400, "no-network",
        "network",
    ),
    "everybody": (
        "/sanctions", {"kind": "ban", "network": "0.0.0.0/0", "reason": "x"}, 400, "no-network",
        "network",
    ),
    "the operator's own": (
        "/sanctions", {"kind": "ban", "network": f"{HOME}/24", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "the proxy": (
        "/sanctions", {"kind": "ban", "network": "127.0.0.1", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "this machine": (
        "/sanctions", {"kind": "ban", "network": "::1", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "an unknown sanction": ("/sanctions/lift", {"id": "x"}, 404, "unknown-entry", None),
    "no chips": (
        "/chips", {"player": "p", "amount": 0, "reason": "x"}, 400, "malformed", "amount",
    ),
    "half a unit": (
        "/chips", {"player": "p", "amount": 0.5, "reason": "x"}, 400, "malformed", "amount",
    ),
    "too many chips": (
        "/chips", {"player": "p", "amount": 10**11 + 1, "reason": "x"}, 400, "malformed", "amount",
    ),
    "chips for nobody": (
        "/chips", {"player": "nobody", "amount": 1, "reason": "x"}, 404, "unknown-player", None,
    ),
    "sessions of nobody": (
        "/sessions/end", {"player": "nobody", "reason": "x"}, 404, "unknown-player", None,
    ),
    "sessions without a reason": (
        "/sessions/end", {"player": "p", "reason": " "}, 400, "no-reason", "reason",
    ),
    "an unknown room": (
        "/rooms/close", {"room": "none", "reason": "x"}, 404, "unknown-room", None,
    ),
    "a host whom nobody knows": (
        "/clear", {"of": "nobody", "reason": "x"}, 404, "unknown-player", None,
    ),
    "everybody at once": (
        "/clear", {"of": "0.0.0.0/0", "reason": "x"}, 400, "no-network", "of",
    ),
    "clearing without a reason": (
        "/clear", {"of": "192.0.2.1", "reason": " "}, 400, "no-reason", "reason",
    ),
    "another door": (
        "/rules", {"door": "ajar", "guests": True, "salon": "on"}, 400, "malformed", "door",
    ),
    "a short password": (
        "/rules", {**OPEN, "password": "abc"}, 400, "malformed", "password",
    ),
    "no uses": ("/invitations", {"uses": 0}, 400, "malformed", "uses"),
    "an unknown link": ("/invitations/revoke", {"id": "x"}, 404, "unknown-entry", None),
    "a blank text": ("/announcements", {"text": " "}, 400, "no-reason", "reason"),
    "an unknown text": ("/announcements/withdraw", {"id": "x"}, 404, "unknown-entry", None),
    "an unknown report": ("/reports/settle", {"id": "x"}, 404, "unknown-entry", None),
    "an unknown key": ("/reports/settle", {"id": "x", "all": True}, 400, "malformed", "all"),
}  # fmt: skip


@pytest.mark.by_day(10)
@pytest.mark.parametrize("row", BAD)
def test_bad_orders_change_nothing(olga: Visitor, row: str) -> None:
    path, order, status, code, field = BAD[row]
    before = seen(olga, "/audit")
    answer = olga.do(path, **order)
    assert refused(answer) == (status, code)
    assert answer.json()["field"] == field
    assert seen(olga, "/audit") == before


def test_an_operator_can_be_neither_muted_nor_banned(olga: Visitor) -> None:
    for kind in ("mute", "ban"):
        order = {"kind": kind, "player": olga.player, "reason": "Oops"}
        assert refused(olga.do("/sanctions", **order)) == (400, "is-operator")


def test_chips_are_granted_and_removed_down_to_nothing(olga: Visitor, come: Come) -> None:
    eve = come("Eve")
    eve.enter()
    had = eve.http.get("/api/me").json()["account"]
    order = {"player": eve.player, "reason": "A prize"}
    answer = olga.do("/chips", amount=2_500, **order)
    assert answer.json() == {"account": had + 2_500}
    eve.until(lambda now: now["me"]["account"] == had + 2_500)
    answer = olga.do("/chips", amount=-had - 2_501, **order)
    assert refused(answer) == (400, "over-account")
    assert answer.json()["limit"] == had + 2_500
    assert olga.do("/chips", amount=-had - 2_500, **order).json() == {"account": 0}


def test_an_operator_closes_a_room_and_sees_all_of_them(olga: Visitor, come: Come) -> None:
    ada = come("Ada")
    had = ada.http.get("/api/me").json()["account"]
    order = {"preset": "ez", "name": "Secret", "private": True}
    room = ada.http.post("/api/rooms", json=order).json()["id"]
    ada.enter(room)
    assert ada.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"
    ada.until(lambda now: now["view"]["phase"] == "staking")
    ada.ask(stake(player=2_500))
    (shown,) = [each for each in seen(olga, "/rooms") if each["id"] == room]
    assert (shown["host"], shown["name"], shown["private"]) == ("Ada", "Secret", True)
    assert (shown["seated"], shown["players"], shown["course"]) == (1, ["Ada"], "open")
    assert shown["events"] > 1
    assert shown["bytes"] > 0
    assert olga.do("/rooms/close", room=room, reason="Late").status_code == 204
    assert refused(olga.do("/rooms/close", room=room, reason="Late"))[1] == "room-closed"
    assert ada.http.get("/api/me").json()["account"] == had, "the stake had not been dealt"


def _opens(guest: Visitor, name: str) -> str:
    return str(guest.http.post("/api/rooms", json={"name": name, "bots": 0}).json()["id"])


def test_an_operator_clears_a_network_after_seeing_what_goes(olga: Visitor, come: Come) -> None:
    eve, mel = (come(name, f"2001:db8:66:{at}::1") for at, name in enumerate(("Eve", "Mel")))
    ada, bea = come("Ada", "2001:db8:66:7::1"), come("Bea", "2001:db8:67::1")
    ada.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    rooms = [_opens(each, f"{each.player} plays") for each in (eve, mel, ada, bea)]
    eve.enter(rooms[3])
    assert eve.ask({"type": "sit", "seat": 1, "amount": 50_000})["type"] == "accepted"
    network, guests = "2001:db8:66::/48", {eve.player, mel.player}
    found = seen(olga, "/clearing", of=network)
    assert {each["id"] for each in found["tables"]} == set(rooms[:3])
    assert {each["player"] for each in found["guests"]} == guests
    assert {each["id"] for each in seen(olga, "/rooms")} >= set(rooms), "nothing has happened yet"
    assert olga.do("/clear", of=network, reason="A flood").status_code == 204
    assert {each["id"] for each in seen(olga, "/rooms")} & set(rooms) == {rooms[3]}
    assert [each.http.get("/api/me").json() for each in (eve, mel)] == [None, None]
    assert [each.http.get("/api/me").json()["name"] for each in (ada, bea)] == ["Ada", "Bea"]
    bea.enter(rooms[3])
    bea.until(lambda now: not any(each["name"] == "Eve" for each in now["people"]))
    seen_in_time(olga, {"tables": [], "guests": []}, "/clearing", of=network)
    latest = seen(olga, "/audit")[0]
    assert (latest["action"], latest["subject"]) == ("clear", network)


def test_an_operator_clears_a_host(olga: Visitor, come: Come) -> None:
    eve, ada = come("Eve"), come("Ada")
    ada.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    hers, own = [_opens(eve, "One"), _opens(eve, "Two")], _opens(ada, "Three")
    for host, rooms, guests in ((eve, hers, [eve.player]), (ada, [own], [])):
        player = host.player
        found = seen(olga, "/clearing", of=player)
        assert [each["id"] for each in found["tables"]] == rooms
        assert [each["player"] for each in found["guests"]] == guests
        assert olga.do("/clear", of=player, reason="Rude").status_code == 204
        assert not {each["id"] for each in seen(olga, "/rooms")} & set(rooms)
    assert eve.http.get("/api/me").json() is None
    assert ada.http.get("/api/me").json()["name"] == "Ada", "accounts stay"


def test_people_are_found_by_their_names(olga: Visitor, come: Come) -> None:
    eve = come("Éva Frost")
    (found,) = seen(olga, "/people", search="éVA f")["people"]
    assert (found["player"], found["name"]) == (eve.player, "Éva Frost")
    assert (found["sign_in_name"], found["operator"], found["connected"]) == (None, False, False)
    assert found["visited"]
    assert seen(olga, "/people", search="no such name") == {"people": [], "more": False}
    (own,) = seen(olga, "/people", search=seen(olga)["operators"][0])["people"]
    assert (own["operator"], own["name"]) == (True, "Olga")


def test_every_action_is_logged_twice(
    operated_house: OperatedHouse, olga: Visitor, come: Come
) -> None:
    eve, log = come("Eve"), operated_house[2]
    why = "A very private reason"
    prize = {"player": eve.player, "amount": 700, "reason": why}
    assert olga.do("/chips", **prize).status_code == 200
    newest = seen(olga, "/audit")[0]
    told = {name: newest[name] for name in ("operator", "action", "subject", "name", "amount")}
    assert told == {
        "operator": "Olga", "action": "chips", "subject": eve.player, "name": "Eve", "amount": 700,
    }  # fmt: skip
    assert newest["reason"] == why
    lines = [line for line in log.read_text().splitlines() if " operator action=" in line]
    assert f"action=chips operator={olga.player}" in lines[-1]
    assert why not in log.read_text()
    older = seen(olga, "/audit", before=newest["id"])
    assert newest["id"] not in [each["id"] for each in older]
    assert older


def test_the_overview_has_the_sizes(olga: Visitor, come: Come) -> None:
    come("Ada")
    told = seen(olga)
    assert told["space"]["used"] > 0
    assert told["space"]["free"] > 0
    assert told["sizes"]["guests"] > 1
    assert told["rooms"] >= 1


@pytest.mark.parametrize(("address", "shared"), [("198.51.100.9", False), ("127.0.0.1", True)])
def test_the_overview_tells_where_bans_of_networks_have_no_effect(
    olga: Visitor, address: str, *, shared: bool
) -> None:
    told = olga.http.get("/api/operator", headers={FORWARDED: address}).json()
    assert told["shared"] is shared
