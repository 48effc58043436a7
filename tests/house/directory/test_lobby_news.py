"""The lobby's socket, chat in rooms, and what visitors learn before they join."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from baccarat.rules import Outcome
from baccarat.scorecards import Entry, scorecards, small_roads
from support.server.guest import PATIENCE, PLAIN, Guest, Message, stake
from support.server.process import Server

OUTCOMES = {outcome.value[0]: outcome for outcome in Outcome}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server whose lobby does not wait for a second."""
    folder = tmp_path_factory.mktemp("data")
    with Server(folder, "support.server.conditions quick_lobby") as server:
        yield server


class Onlooker:
    """A visitor in the lobby; `rooms` is the current list, `own` their chips by room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rooms: dict[str, Message] = {}
        self.own: dict[str, int | None] = {}
        self.heard: list[Message] = []

    def hear(self) -> None:
        news: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(news)
        self.rooms |= {line["id"]: line for line in news["rooms"]}
        self.own |= news["own"]
        for name in news["gone"]:
            del self.rooms[name]

    def until(self, settled: Callable[[dict[str, Message]], bool]) -> None:
        while not settled(self.rooms):
            self.hear()


@contextmanager
def onlooker(server: Server, guest: Guest | None = None) -> Iterator[Onlooker]:
    headers = {"Cookie": f"baccarat={guest.http.cookies['baccarat']}"} if guest else {}
    address = f"{server.address.replace('http', 'ws')}api/lobby"
    with connect(address, additional_headers=headers, close_timeout=1) as socket:
        there = Onlooker(socket)
        there.hear()
        yield there


def _room(guest: Guest, **order: object) -> str:
    made = guest.http.post("/api/rooms", json={"pace": "instant", "name": "Ours"} | order)
    return str(made.json()["id"])


@pytest.mark.parametrize("preset", ["punto-banco", "chemin-de-fer", "banque-limitee"])
def test_the_list_follows_rooms_seats_and_coups(server: Server, preset: str) -> None:
    with onlooker(server) as lobby, Guest(server.address) as host:
        assert lobby.heard[0]["whole"]
        room = _room(host, preset=preset, bots=1)
        lobby.until(lambda rooms: room in rooms)
        line = lobby.rooms[room]
        assert (line["preset"], line["seated"], line["pace"]) == (preset, 1, "instant")
        host.enter(room)
        seat = None if preset == "chemin-de-fer" else 1  # drawn by lot (CF-1)
        host.ask({"type": "sit", "seat": seat, "amount": 100_000})
        lobby.until(lambda rooms: rooms[room]["seated"] == 2 and rooms[room]["people"] == 1)
        host.ask({"type": "close-room"})
        lobby.until(lambda rooms: room not in rooms)


def test_players_can_see_where_their_chips_are(server: Server) -> None:
    with Guest(server.address) as host, onlooker(server, host) as lobby, onlooker(server) as other:
        room = _room(host)
        lobby.until(lambda rooms: room in rooms)
        host.enter(room)
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        lobby.until(lambda rooms: lobby.own.get(room) == 100_000)
        host.until(_open(1))
        host.ask(stake(player=2_500))
        host.ask({"type": "buy", "amount": 50_000})
        lobby.until(lambda rooms: lobby.own.get(room) == 150_000)
        with onlooker(server, host) as late:
            assert late.own == {room: 150_000}, "chips on the felt are theirs too"
        host.ask({"type": "close-room"})
        other.until(lambda rooms: room not in rooms)
        assert room in lobby.rooms, "their chips are still there"
        host.ask({"type": "deal"})
        lobby.until(lambda rooms: room not in rooms)
        assert lobby.own[room] is None
        assert not other.own


def test_the_thumbnail_is_the_roads_of_the_shoe(server: Server) -> None:
    with Guest(server.address) as host:
        room = _room(host)
        host.enter(room)
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        for coup in range(1, 53):
            host.until(_open(coup))
            host.ask({"type": "deal"})
        host.until(_open(53))
        told = "".join(
            m["finished"]["outcomes"]["player"][0] for m in host.heard if m.get("finished")
        )
        with onlooker(server) as lobby:
            shoe = [Entry(OUTCOMES[letter]) for letter in told]
            assert lobby.rooms[room]["beads"] == {"player": told}
            drawn = msgspec.to_builtins(small_roads(scorecards(shoe)))
            assert lobby.rooms[room]["roads"] == {"player": drawn}
            assert drawn["cockroach_road"]


OFFERED: dict[str, tuple[Message, list[str]]] = {
    "nothing of note": ({}, []),
    "all that punto banco can": (
        {"odds": True, "fields": {"squeeze": True, "dealt_by": "players"}, "side_bets": ["big"]},
        ["odds", "squeeze", "players-deal", "side-bets"],
    ),
    "an advisor": ({"preset": "chemin-de-fer", "advisor": True}, ["advisor"]),
    "free hands": ({"preset": "banque-limitee", "fields": {"drawing": "free"}}, ["free-draw"]),
}


@pytest.mark.parametrize("what", OFFERED)
def test_the_list_has_the_facts_for_choosing_a_table(server: Server, what: str) -> None:
    order, offers = OFFERED[what]
    with Guest(server.address) as host, onlooker(server, host) as lobby:
        room = _room(host, **order)
        lobby.until(lambda rooms: room in rooms)
        assert lobby.rooms[room]["offers"] == offers


def _beads(line: Message | None) -> str:
    return str(line["beads"].get("player", "")) if line else ""


def _open(coup: int) -> Callable[[Message], bool]:
    return lambda now: bool(now["coup"] == coup and now["view"]["phase"] == "staking")


def test_nobody_else_learns_of_a_private_room(server: Server) -> None:
    with (
        Guest(server.address) as host,
        Guest(server.address) as other,
        onlooker(server, host) as hosts,
        onlooker(server, other) as others,
    ):
        room, public = _room(host, private=True), _room(host)
        hosts.until(lambda rooms: {room, public} <= set(rooms))
        others.until(lambda rooms: public in rooms)
        host.enter(room)
        host.ask({"type": "set-door", "private": False})
        others.until(lambda rooms: room in rooms)
        assert not any(room in str(news) for news in others.heard[:-1])
        host.ask({"type": "set-door", "private": True})
        others.until(lambda rooms: room not in rooms)


def test_a_table_in_play_is_listed_at_most_once_a_second(own_server: Server) -> None:
    with Guest(own_server.address) as host, onlooker(own_server, host) as lobby:
        room = _room(host)
        host.enter(room)
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        for coup in range(1, 21):
            host.until(_open(coup))
            host.ask(stake(player=2_500))
            host.ask({"type": "deal"})
        host.until(_open(21))
        lobby.until(lambda rooms: len(_beads(rooms.get(room))) == 20)
        assert len(lobby.heard) < 20


def _say(guest: Guest, text: str) -> str:
    answer = guest.ask({"type": "say", "text": text})
    return str(answer.get("code", answer["type"]))


def _lines(guest: Guest) -> list[str]:
    return [line["text"] for m in guest.heard if m["type"] == "talk" for line in m["lines"]]


def test_talk_is_heard_only_in_its_room_and_stored(server: Server) -> None:
    with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
        room, elsewhere = _room(ann), _room(ben)
        ann.enter(room)
        ben.enter(elsewhere)
        assert _say(ann, "  <b>Good</b>\u202e\n evening ") == "accepted"
        assert _say(ben, "Anybody here?") == "accepted"
        assert _lines(ann) == ["<b>Good</b> evening"]
        assert _lines(ben) == ["Anybody here?"]
        ben.enter(room)
        ben.hear()
        assert _lines(ben)[-1] == "<b>Good</b> evening"
        [line] = ben.heard[-1]["lines"]
        assert (line["name"], line["seat"]) == ("Ann", None)
        assert ann.now["me"]["player"] not in json.dumps(ben.heard)


def test_a_line_sent_again_is_said_once(server: Server) -> None:
    with Guest(server.address) as ann:
        ann.enter(_room(ann))
        frame = ann.frame({"type": "say", "text": "Once"})
        for _ in range(2):
            ann.send(frame)
            assert ann.answer(frame["id"])["type"] == "accepted"
        assert _say(ann, "Twice") == "accepted"
        assert _lines(ann) == ["Once", "Twice"]


@pytest.mark.parametrize(
    ("text", "code"), [("", "nothing-said"), (" \u200b\n", "nothing-said"), ("x" * 201, "too-long")]
)
def test_an_invalid_line_is_refused(server: Server, text: str, code: str) -> None:
    with Guest(server.address) as ann:
        ann.enter(_room(ann))
        assert _say(ann, text) == code
        assert _say(ann, "y" * 200) == "accepted"


def test_nobody_can_speak_without_a_pause(server: Server) -> None:
    with Guest(server.address) as ann, Guest(server.address) as ben:
        room = _room(ann)
        ann.enter(room)
        ben.enter(room)
        said = [_say(ann, f"{n}") for n in range(8)]
        assert said[:5] == ["accepted"] * 5
        assert set(said[5:]) == {"too-fast"}
        assert _say(ben, "And I?") == "accepted"


def test_the_host_mutes_and_unmutes_a_player(server: Server) -> None:
    with Guest(server.address) as host, Guest(server.address, "Loud") as loud:
        room = _room(host)
        host.enter(room)
        loud.enter(room)
        _say(loud, "LOUD")
        host.until(lambda now: bool(_lines(host)))
        who = next(m["lines"][0]["who"] for m in host.heard if m["type"] == "talk")
        assert loud.ask({"type": "mute", "who": who})["code"] == "not-host"
        assert host.ask({"type": "mute", "who": who})["type"] == "accepted"
        assert _say(loud, "LOUDER") == "muted"
        assert host.ask({"type": "mute", "who": "nobody"})["code"] == "no-player-there"
        assert host.ask({"type": "unmute", "who": who})["type"] == "accepted"
        assert _say(loud, "thanks") == "accepted"


def test_a_room_keeps_its_newest_hundred_lines_over_a_restart(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("talk")) as server:
        talkers = [Guest(server.address, f"T{n}") for n in range(21)]
        room = _room(talkers[0])
        for each in talkers:
            each.enter(room)
            for n in range(5):
                assert _say(each, f"{each.now['me']['name']} {n}") == "accepted"
            each.close()
        server.kill()
        server.start()
        talkers[0].heard.clear()
        talkers[0].enter(room)
        talkers[0].hear()
        kept = _lines(talkers[0])
        assert (len(kept), kept[0], kept[-1]) == (100, "T1 0", "T20 4")
        for each in talkers:
            each.http.close()
            each.close()


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
