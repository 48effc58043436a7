"""Attacks: an action happens once, by its owner, or is refused, and nobody else is harmed."""

import json
import random
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from baccarat.house.model.commands import RoomRequest
from baccarat.house.model.refusal import Rejected
from baccarat.web.guard.guesses import MAX_GUESSES, WINDOW_SECONDS, GuessLimiter
from baccarat.web.guard.limits import MAX_CONNECTIONS, Caller
from baccarat.web.wire import BadFrame, decode
from support.oracles.database_reader import check_books, log_of
from support.server.guest import PATIENCE, PLAIN, Guest, Message, seated, stake, when_free
from support.server.operator import API
from support.server.process import Server

ROOM = "salon"
BUY = {"type": "buy", "amount": 100}


def _tab(guest: Guest, stack: ExitStack) -> Guest:
    """Open another connection with the same cookie."""
    other = stack.enter_context(Guest(guest.address, guest.http.cookies["baccarat"][:8]))
    other.http.cookies = guest.http.cookies
    other.enter(ROOM)
    return other


def _bought(server: Server) -> int:
    return sum(event["type"] == "bought" for event in log_of(server.folder, ROOM).values())


def test_repeated_commands_are_done_once_even_after_a_restart(
    own_server: Server,
) -> None:
    chance = random.Random(5)
    with ExitStack() as stack:
        ada = stack.enter_context(seated(own_server.address))
        frames = [ada.frame(BUY) for _ in range(8)]
        tabs = [ada, *(_tab(ada, stack) for _ in range(3))]
        first: dict[str, Message] = {}
        for _ in range(2):
            for tab in tabs:
                for frame in chance.sample(frames, len(frames)):
                    tab.send(frame)
                for frame in frames:
                    answer = _answer_of(tab, frame["id"])
                    assert first.setdefault(frame["id"], answer) == answer
        for tab in tabs:
            tab.close()
        own_server.kill()
        own_server.start()
        ada.address = own_server.address
        ada.enter(ROOM)
        for frame in reversed(frames):
            ada.send(frame)
            assert ada.answer(frame["id"]) == first[frame["id"]]
        late = ada.frame(stake(player=2_500), coup=10**6)
        assert ada.answer_to(late)["code"] == "stale-coup"
    assert _bought(own_server) == len(frames)
    check_books(own_server.folder)


def _answer_of(tab: Guest, command: str) -> Message:
    """Find the last answer to a command, regardless of order."""
    while True:
        for heard in reversed(tab.heard):
            if heard.get("id") == command:
                tab.heard.remove(heard)
                return heard
        tab.hear()


def test_two_tabs_are_one_player(own_server: Server) -> None:
    with ExitStack() as stack:
        ada = stack.enter_context(seated(own_server.address))
        tab = _tab(ada, stack)
        assert tab.now["me"]["seat"] == 1
        assert tab.ask({"type": "sit", "seat": 2, "amount": 1}, id="t0")["code"] == "seated-already"
        assert tab.ask(stake(player=2_500), id="t1")["type"] == "accepted"
        ada.until(lambda now: now["seq"] == tab.now["seq"])
        assert ada.now["view"]["seats"] == tab.now["view"]["seats"]


def test_a_spectator_may_only_watch(own_server: Server) -> None:
    with seated(own_server.address), Guest(own_server.address, "Eve") as eve:
        eve.enter(ROOM)
        for request in (stake(player=2_500), {"type": "deal"}, {"type": "leave"}, BUY):
            assert eve.ask(request)["code"] == "not-seated"


OWN_SEAT = {"sit", "remove-bot", "limit-seat", "remove-player", "set-chips"}
"""Commands that name a seat: an empty one, a bot's, or any for the host."""


def _kinds(union: Any) -> list[type[msgspec.Struct]]:
    return [kind for each in get_args(union) for kind in (_kinds(each) or [each])]


@pytest.mark.parametrize("more", [{"seat": 3}, {"player": "p2"}, {"card": "9h"}, {"cards": []}])
def test_no_command_names_the_actor_or_a_card(more: Message) -> None:
    kinds = _kinds(RoomRequest)
    assert kinds
    for kind in kinds:
        tag = kind.__struct_config__.tag
        if not (tag in OWN_SEAT and "seat" in more):
            assert not more.keys() & set(kind.__struct_fields__), tag
            with pytest.raises(BadFrame):
                decode(json.dumps({"id": "c", "shoe": 1, "coup": 1, "do": {"type": tag, **more}}))


TWICE = (
    '{"id":"a","id":"b","shoe":1,"coup":1,"do":{"type":"leave"}}',
    '{"id":"a","shoe":1,"coup":1,"do":{"type":"buy","amount":1,"amount":900}}',
    '{"id":"a","shoe":1,"coup":1,"do":{"type":"buy","am\\u006funt":1,"amount":900}}',
    '{"id":"a","shoe":1,"coup":1,"do":{"type":"leave"},"do":{"type":"buy","amount":1}}',
    '{"id":"a","shoe":1,"coup":1,"do":{"type":"stake","bets":[{"wager":"tie","amount":1,"wager":"player"}]}}',
)


@pytest.mark.parametrize("frame", TWICE)
def test_a_duplicate_key_is_refused(frame: str) -> None:
    with pytest.raises(BadFrame, match="malformed"):
        decode(frame)


def test_deeply_nested_and_duplicate_bodies_are_refused_by_all_endpoints(
    own_server: Server,
) -> None:
    with httpx.Client(base_url=own_server.address, timeout=PATIENCE, verify=PLAIN) as http:
        for body in ("[" * 4_000, '{"a":' * 600, '{"name":"Ada","name":"Eve"}'):
            answer = http.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def _flood(guest: Guest) -> None:
    """Send an invalid frame repeatedly, and listen until the connection ends."""
    assert guest.socket
    for _ in range(3):
        guest.socket.send(" " * 2_000_000)
    while True:
        guest.hear()


def test_an_oversized_frame_ends_only_its_own_connection(own_server: Server) -> None:
    with seated(own_server.address) as ada, Guest(own_server.address, "Eve") as eve:
        eve.enter(ROOM)
        assert eve.socket
        with pytest.raises(ConnectionClosed):
            _flood(eve)
        assert ada.ask(stake(player=2_500))["type"] == "accepted"


@pytest.mark.by_day(0)
def test_a_thousand_connections_of_one_address_harm_nobody_else(far_server: Server) -> None:
    with ExitStack() as stack:
        held = []
        for _ in range(1_000):
            one = socket.create_connection(
                ("127.0.0.1", far_server.port), source_address=("127.0.0.9", 0)
            )
            held.append(stack.enter_context(one))
            one.setblocking(False)
        with seated(far_server.address) as ada:
            assert ada.ask(stake(player=2_500))["type"] == "accepted"
        assert sum(_open(one) for one in held) <= MAX_CONNECTIONS
        for one in held:
            one.close()
        again = httpx.HTTPTransport(local_address="127.0.0.9", verify=PLAIN)
        with httpx.Client(transport=again, timeout=PATIENCE) as http:
            answer = when_free(lambda: http.get(far_server.address + "api/rooms"))
            assert answer.status_code == 200


def _open(one: socket.socket) -> bool:
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_websockets_count_as_connections(tmp_path: Path) -> None:
    """A connection counts as long as it lasts, and no longer."""
    with (
        Server(tmp_path, "support.server.conditions remote_addresses", "4") as own_server,
        Guest(own_server.address) as guest,
        ExitStack() as stack,
    ):
        cookie = {"Cookie": f"baccarat={guest.http.cookies['baccarat']}"}
        where = f"{own_server.address.replace('http', 'ws')}api/rooms/{ROOM}/socket"

        def knock() -> None:
            source = ("127.0.0.9", 0)
            room = connect(where, additional_headers=cookie, source_address=source)
            stack.enter_context(room).recv(timeout=PATIENCE)

        for _ in range(2):
            for _ in range(4):
                knock()
            with pytest.raises((WebSocketException, OSError)):
                knock()
            assert guest.enter(ROOM)["type"] == "welcome"
            stack.close()


def test_rooms_cannot_be_guessed(far_server: Server) -> None:
    far = httpx.HTTPTransport(local_address="127.0.0.9", verify=PLAIN)
    with Guest(far_server.address) as ada, httpx.Client(transport=far, timeout=PATIENCE) as eve:
        room = ada.http.post("/api/rooms", json={}).json()["id"]
        assert len(room) >= 16
        for number in range(MAX_GUESSES):
            answer = eve.get(f"{far_server.address}api/rooms/guess-{number}/shoes")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-room")
        answer = eve.get(f"{far_server.address}api/rooms/{room}/shoes")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tries")
        assert ada.enter(room)["type"] == "welcome"


def test_guessing_over_sockets_counts_too(own_server: Server) -> None:
    with Guest(own_server.address, "Eve") as eve:
        codes = [eve.enter(f"guess-{number}")["code"] for number in range(MAX_GUESSES + 1)]
        assert codes == ["unknown-room"] * MAX_GUESSES + ["too-many-tries"]
        assert eve.enter(ROOM)["code"] == "too-many-tries"


def test_a_private_room_gives_strangers_nothing(server: Server) -> None:
    """Neither its board and replay, nor any file of it, at whatever address they ask."""
    with (
        Guest(server.address, "Host") as host,
        Guest(server.address, "Eve") as eve,
        httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN) as stranger,
    ):
        order = {"name": "Ours", "private": True, "odds": True, "pace": "instant"}
        room = host.http.post("/api/rooms", json=order).json()["id"]
        host.enter(room)
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        host.until(lambda now: now["view"]["phase"] == "staking")
        for do in (stake(player=2_500), {"type": "deal"}):
            assert host.ask(do)["type"] == "accepted"
        host.until(lambda now: now["coup"] == 2)
        asked = [
            path
            for path, does in API["paths"].items()
            if "api/rooms/{room}" in path and "get" in does
        ]
        assert len(asked) >= 7
        for path in asked:
            at = path.replace("{room}", room).replace("{shoe}", "1")
            for client in (eve.http, stranger):
                answer = client.get(at)
                assert answer.status_code in {401, 403}, (at, answer.text)
                codes = {"not-host", "not-signed-in"} if at.endswith(".csv") else {"by-invitation"}
                assert answer.json()["code"] in codes, at
        page = stranger.get("/").text
        for at in (f"/rooms/{room}", f"/rooms/{room}/board", f"/replay?room={room}&shoe=1"):
            assert stranger.get(at).text == page, "the page knows nothing of any room"
        assert room not in stranger.get("/api/rooms").text
        assert eve.enter(room)["code"] == "by-invitation"


def test_nobody_exports_what_is_anothers(server: Server) -> None:
    """Whomever they name: the export is the caller's, by their cookie alone."""
    with seated(server.address) as ada, Guest(server.address, "Bea") as bea:
        for do in (stake(player=2_500), {"type": "deal"}):
            assert ada.ask(do)["type"] == "accepted"
        ada.until(lambda now: now["coup"] == 2)
        assert bea.http.get("/api/me/coups").json()["coups"] == []
        player = ada.http.get("/api/me").json()["player"]
        for at in ("coups", "play", "play.csv", "play.json", "data", "login", "care", "sanctions"):
            answer = bea.http.get(f"/api/me/{at}", params={"player": player, "id": player})
            assert (answer.status_code, player in answer.text) == (200, False), at
        assert player in ada.http.get("/api/me/data").text


def test_links_cannot_be_guessed_at_either_door(far_server: Server) -> None:
    far = httpx.HTTPTransport(local_address="127.0.0.9", verify=PLAIN)
    with (
        Guest(far_server.address) as host,
        Guest(far_server.address, "Eve") as eve,
        Guest(far_server.address, "Mallory") as mallory,
    ):
        room = host.http.post("/api/rooms", json={"private": True}).json()["id"]
        host.enter(room)
        host.ask({"type": "make-invite"})
        link = next(m for m in reversed(host.heard) if m["type"] == "hosting")["invites"][0]
        cookies = {"baccarat": mallory.http.cookies["baccarat"]}
        with httpx.Client(
            transport=far, base_url=far_server.address, cookies=cookies, timeout=PATIENCE
        ) as away:
            door = f"/api/rooms/{room}/enter"
            for _ in range(MAX_GUESSES):
                answer = away.post(door, json={"token": "A" * len(link["token"])})
                assert (answer.status_code, answer.json()["code"]) == (400, "unknown-invite")
            answer = away.post(door, json={"token": link["token"]})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tries")
        eve.enter(ROOM)
        codes = [eve.ask({"type": "enter", "token": "A"})["code"] for _ in range(MAX_GUESSES + 1)]
        assert codes == ["unknown-invite"] * MAX_GUESSES + ["too-many-tries"]
        sit = {"type": "sit", "seat": 1, "amount": 100_000}
        assert eve.ask(sit)["type"] == "accepted", "who is in plays on"
        assert host.ask({"type": "pause"})["type"] == "accepted"


STRANGER = Caller("", "a", crowd=False)


def test_after_a_while_an_address_may_try_again() -> None:
    now = [0.0]
    tries = GuessLimiter(lambda: now[0])
    for _ in range(MAX_GUESSES):
        tries.check(STRANGER)
        tries.wrong(STRANGER)
    with pytest.raises(Rejected, match="too-many-tries"):
        tries.check(STRANGER)
    tries.check(STRANGER._replace(address="b"))
    now[0] = WINDOW_SECONDS
    tries.check(STRANGER)


def test_a_folder_is_served_once(
    own_server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    log = tmp_path_factory.mktemp("log") / "log"
    second = Server(own_server.folder, log=log)
    with pytest.raises(AssertionError, match="did not start"):
        second.start()
    assert second.process
    second.process.join()
    assert second.process.exitcode
    assert f"CannotServe: folder-in-use: {own_server.folder}" in log.read_text()
    with seated(own_server.address) as ada:
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
