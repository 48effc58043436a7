"""A host's actions in their own room, through a real server."""

import asyncio
import csv
import io
import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from baccarat.house.model.commands import SetDoor, TakeSeat
from baccarat.house.model.refusal import Rejected
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import Worker
from baccarat.notation import read, replay
from baccarat.rules import preset
from support.server.guest import PATIENCE, Guest, Message, stake
from support.server.process import Server
from support.server.room_simulation import Evening

CHIPS = 1_000_000
DRAWN = "chemin-de-fer"
"""The house draws its chairs by lot (CF-1)."""
GAMES = ("punto-banco", DRAWN, "banque-limitee")


def hosted(server: Server, **order: object) -> tuple[Guest, str]:
    """Seat a host at their own table."""
    host = Guest(server.address, "Host")
    made = host.http.post("/api/rooms", json={"pace": "instant", "name": "Ours"} | order)
    assert made.status_code == 201, made.text
    room = str(made.json()["id"])
    host.enter(room)
    seat = None if order.get("preset") == DRAWN else 1
    assert host.ask({"type": "sit", "seat": seat, "amount": 100_000})["type"] == "accepted"
    return host, room


def friend_of(server: Server, room: str, name: str = "Friend", seat: int | None = 2) -> Guest:
    friend = Guest(server.address, name)
    friend.enter(room)
    if seat:
        assert friend.ask({"type": "sit", "seat": seat, "amount": 100_000})["type"] == "accepted"
    return friend


def refused(guest: Guest, do: Message) -> str:
    answer = guest.ask(do)
    assert answer["type"] == "refused", answer
    return str(answer["code"])


def done(guest: Guest, do: Message) -> None:
    answer = guest.ask(do)
    assert answer["type"] == "accepted", answer


def _staking(coup: int) -> Callable[[Message], bool]:
    return lambda now: bool(now["coup"] == coup and now["view"]["phase"] == "staking")


def newest(guest: Guest, kind: str) -> Message:
    return next(m for m in reversed(guest.heard) if m["type"] == kind)


@pytest.mark.parametrize("game", GAMES)
def test_a_room_that_is_closed_pays_everybody_out_and_leaves_the_lobby(
    server: Server, game: str
) -> None:
    host, room = hosted(server, preset=game, bots=2)
    with host, friend_of(server, room, seat=None) as friend:
        done(friend, {"type": "sit", "seat": None if game == DRAWN else 2, "amount": 100_000})
        done(host, {"type": "close-room"})
        host.until(lambda now: not now["people"])
        assert newest(host, "news")["room"]["course"] == "closed"
        assert host.now["me"]["account"] == CHIPS
        friend.until(lambda now: not now["people"])
        assert friend.now["me"]["account"] == CHIPS
        assert refused(friend, {"type": "sit", "seat": 1, "amount": 100}) == "room-closed"
        assert friend.now["me"]["no_seat"] == "room-closed"
        assert room not in {line["id"] for line in host.http.get("/api/rooms").json()}
        assert host.enter(room)["code"] == "room-closed"


def test_the_coup_at_hand_is_played_out_before_a_room_closes(server: Server) -> None:
    host, room = hosted(server, pace="quick", fields={"burn": 0})
    with host, friend_of(server, room) as friend:
        host.until(lambda now: now["view"]["phase"] == "staking" and not now["me"]["alone"])
        done(host, stake(player=2_500))
        done(host, {"type": "deal"})
        friend.until(lambda now: any(person["ready"] for person in now["people"]))
        done(friend, {"type": "deal"})
        host.until(lambda now: now["view"]["phase"] == "dealing")
        done(host, {"type": "close-room"})
        host.until(lambda now: not now["people"])
        record = read(host.http.get(f"/api/rooms/{room}/shoes/1/record").text)
        replay(record)
        shoes = host.http.get(f"/api/rooms/{room}/shoes").json()
        assert [(shoe["shoe"], shoe["coups"], shoe["ended"] is None) for shoe in shoes] == [
            (1, 1, False)
        ]
        coups = host.http.get("/api/me/coups").json()["coups"]
        assert [(coup["staked"], coup["room"]) for coup in coups] == [(2_500, room)]
        assert host.now["me"]["account"] == CHIPS + coups[0]["won"]


def test_a_closed_room_stays_closed_and_keeps_its_records(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("closed")) as server:
        host, room = hosted(server)
        with host:
            done(host, {"type": "close-room"})
            server.kill()
            server.start()
            assert host.enter(room)["code"] == "room-closed"
            assert host.http.get(f"/api/rooms/{room}/shoes").status_code == 200


def test_nothing_happens_at_a_paused_table(server: Server) -> None:
    host, room = hosted(server, clock=5)
    with host, friend_of(server, room) as friend:
        friend.until(lambda now: now["view"]["phase"] == "staking")
        done(friend, stake(player=2_500))
        friend.until(lambda now: now["closes_in"] is not None)
        assert refused(friend, {"type": "pause"}) == "not-host"
        done(host, {"type": "pause"})
        friend.until(lambda now: now["closes_in"] is None)
        for do in (stake(banker=2_500), {"type": "deal"}):
            assert refused(friend, do) == "paused"
        done(host, {"type": "resume"})
        friend.until(lambda now: now["closes_in"] is not None)
        assert refused(host, {"type": "resume"}) == "not-now"


@pytest.mark.parametrize("game", GAMES)
def test_a_removed_player_gets_up_and_sits_again_only_when_let_in(
    server: Server, game: str
) -> None:
    host, room = hosted(server, preset=game)
    with host, friend_of(server, room, seat=None) as friend:
        done(friend, {"type": "sit", "seat": None if game == DRAWN else 2, "amount": 100_000})
        own, seat = host.now["me"]["seat"], friend.now["me"]["seat"]
        done(host, {"type": "remove-player", "seat": seat})
        friend.until(lambda now: now["me"]["seat"] is None)
        assert friend.now["me"]["account"] == CHIPS
        assert friend.now["me"]["may"]["sit"] is None
        sit = {"type": "sit", "seat": None if game == DRAWN else seat, "amount": 100_000}
        assert refused(friend, sit) == friend.now["me"]["no_seat"] == "shut-out"
        assert refused(friend, {"type": "say", "text": "Let me in"}) == "shut-out"
        [barred] = newest(host, "hosting")["barred"]
        assert barred["name"] == "Friend"
        done(host, {"type": "let-back-in", "who": barred["who"]})
        friend.until(lambda now: now["me"]["no_seat"] is None)
        done(friend, sit)
        assert refused(host, {"type": "remove-player", "seat": own}) == "no-player-there"


def test_a_bystander_is_told_why_there_is_no_seat(server: Server) -> None:
    host, room = hosted(server, fields={"seats": 2})
    other = friend_of(server, room, "Other")
    with host, other, friend_of(server, room, seat=None) as friend:
        sit = {"type": "sit", "seat": None, "amount": 100_000}
        assert refused(friend, sit) == friend.now["me"]["no_seat"] == "room-full"
        done(host, {"type": "remove-player", "seat": 2})
        friend.until(lambda now: now["me"]["no_seat"] is None and now["me"]["may"]["sit"])


def test_a_namesake_is_told_so_and_sits_under_another_name(server: Server) -> None:
    host, room = hosted(server)
    with host, friend_of(server, room, "HOST", seat=None) as friend:
        sit = {"type": "sit", "seat": None, "amount": 100_000}
        assert refused(friend, sit) == friend.now["me"]["no_seat"] == "name-taken"
        assert friend.now["me"]["may"]["sit"] is None
        friend.http.post("/api/me/name", json={"name": "Hostess"}).raise_for_status()
        friend.enter(room)
        done(friend, sit)


def test_a_player_removed_in_mid_coup_finishes_it_without_delay(server: Server) -> None:
    host, room = hosted(server, pace="quick", fields={"burn": 0})
    with host, friend_of(server, room) as friend:
        friend.until(lambda now: now["view"]["phase"] == "staking" and not now["me"]["alone"])
        done(friend, stake(banker=2_500))
        done(friend, {"type": "deal"})
        host.until(lambda now: any(person["ready"] for person in now["people"]))
        done(host, {"type": "deal"})
        host.until(lambda now: now["view"]["phase"] == "dealing")
        done(host, {"type": "remove-player", "seat": 2})
        host.until(lambda now: any(p["seat"] == 2 for p in now["people"]) and now["coup"] == 1)
        friend.until(lambda now: now["me"]["seat"] == 2 and now["me"]["no_seat"] == "shut-out")
        friend.until(lambda now: now["me"]["seat"] is None)
        assert friend.now["coup"] == 2
        won = friend.http.get("/api/me/coups").json()["coups"][0]["won"]
        assert friend.now["me"]["account"] == CHIPS + won != CHIPS - 2_500 - 1


def test_the_host_sets_the_chips_in_a_purse(server: Server) -> None:
    host, room = hosted(server)
    with host, friend_of(server, room) as friend:
        done(host, {"type": "set-chips", "seat": 2, "amount": 250_000})
        done(host, {"type": "set-chips", "seat": 2, "amount": 40_000})
        friend.until(lambda now: now["me"]["account"] > CHIPS)
        # 150,000 units were new; 210,000 of the 250,000 went to their account.
        assert friend.now["me"]["account"] == CHIPS - 100_000 + 210_000
        assert (
            refused(host, {"type": "set-chips", "seat": 2, "amount": -1}) == "amount-not-positive"
        )
        assert refused(host, {"type": "set-chips", "seat": 5, "amount": 1}) == "no-player-there"
        assert refused(friend, {"type": "set-chips", "seat": 2, "amount": 9}) == "not-host"


@pytest.mark.rule("PB-19", "RM-2")
def test_only_the_invited_find_and_enter_a_private_room(server: Server) -> None:
    host, room = hosted(server, private=True)
    with host, Guest(server.address, "Friend") as friend, Guest(server.address) as other:
        assert room in _listed(host)
        assert room not in _listed(friend)
        assert friend.enter(room)["code"] == "by-invitation"
        assert friend.http.get(f"/api/rooms/{room}/shoes").status_code == 403
        assert friend.http.get(f"/api/rooms/{room}/shoes/1/record").status_code == 403
        done(host, {"type": "make-invite"})
        [link] = newest(host, "hosting")["invites"]
        wrong = friend.http.post(f"/api/rooms/{room}/enter", json={"token": link["token"][:-1]})
        assert wrong.json()["code"] == "unknown-invite"
        door = f"/api/rooms/{room}/enter"
        assert friend.http.post(door, json={"token": link["token"]}).status_code == 200
        assert friend.enter(room)["type"] == "welcome"
        assert room in _listed(friend)
        done(host, {"type": "revoke-invite", "number": link["number"]})
        late = other.http.post(door, json={"token": link["token"]})
        assert late.json()["code"] == "unknown-invite"
        assert friend.enter(room)["type"] == "welcome", "who came by it may still come"
        done(host, {"type": "set-door", "private": False})
        assert other.enter(room)["type"] == "welcome"


def _turned_away(guest: Guest) -> str:
    """Listen until the socket is closed for good, and return its last message."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.until(lambda _: False)
    assert closed.value.rcvd
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, guest.heard[-1]["code"])
    return str(guest.heard[-1]["code"])


@pytest.mark.rule("PB-19", "RM-2")
def test_closing_the_door_asks_uninvited_guests_to_leave(server: Server) -> None:
    host, room = hosted(server)
    with host, friend_of(server, room) as friend, friend_of(server, room, "Member", None) as member:
        done(host, {"type": "make-invite"})
        [link] = newest(host, "hosting")["invites"]
        done(member, {"type": "enter", "token": link["token"]})
        with friend_of(server, room, "Other", None) as other:
            done(host, {"type": "set-door", "private": True})
            assert _turned_away(other) == "by-invitation"
            assert other.enter(room)["code"] == "by-invitation"
            assert other.http.get(f"/api/rooms/{room}/shoes").status_code == 403
        assert refused(friend, {"type": "say", "text": ""}) == "nothing-said", "seated: may stay"
        assert refused(member, {"type": "say", "text": ""}) == "nothing-said"
        friend.send(friend.frame({"type": "leave"}))
        assert _turned_away(friend) == "by-invitation"
        assert friend.http.get("/api/me").json()["account"] == CHIPS


async def test_a_banned_guest_cannot_use_an_old_connection() -> None:
    """Pending commands are dropped after the ban, and a connection being opened is refused."""
    made = Evening(preset("punto-banco"), 7, people=2)
    room = made.room
    work = asyncio.create_task(Worker(room).run())
    late = Viewer("p1", "p1")
    shut = asyncio.create_task(made.ask("p0", SetDoor(private=True)))
    await asyncio.sleep(0)
    sits = room.ask("p1", "p1", made.command(TakeSeat(10_000)))
    await asyncio.sleep(0)
    room.queue.put(Connect(late))
    assert await shut
    with pytest.raises(Rejected, match="by-invitation"):
        await sits
    await asyncio.sleep(1)
    assert (late.reason, room.viewers) == ("by-invitation", [])
    work.cancel()


def test_a_room_that_becomes_private_leaves_the_lists_of_those_who_look(server: Server) -> None:
    host, room = hosted(server)
    address = server.address.replace("http", "ws") + "api/lobby"
    with host, connect(address, max_size=None) as lobby:
        assert room in {line["id"] for line in json.loads(lobby.recv(timeout=PATIENCE))["rooms"]}
        done(host, {"type": "set-door", "private": True})
        while room not in json.loads(lobby.recv(timeout=PATIENCE))["gone"]:
            pass


OF_THE_HOST: list[Message] = [
    {"type": "set-pace", "pace": "slow"},
    {"type": "add-bot", "strategy": "bold"},
    {"type": "remove-bot", "seat": 9},
    {"type": "limit-seat", "seat": 9, "maximum": None},
    {"type": "pause"},
    {"type": "set-door", "private": False},
    {"type": "remove-player", "seat": 9},
    {"type": "set-chips", "seat": 9, "amount": 1},
]


@pytest.mark.parametrize("do", OF_THE_HOST, ids=lambda do: do["type"])
def test_a_hosts_tools_are_the_hosts_alone_also_while_the_host_is_away(
    server: Server, do: Message
) -> None:
    with Guest(server.address, "Host") as host, Guest(server.address) as ada:
        room = host.http.post("/api/rooms", json={"pace": "instant", "bots": 1}).json()["id"]
        ada.enter(room)
        assert refused(ada, do) == "not-host", "alone, and not seated"
        done(ada, {"type": "sit", "seat": 1, "amount": 100_000})
        assert ada.now["me"]["alone"]
        assert refused(ada, do) == "not-host", "alone at the table"
        may = ada.now["me"]["may"]
        assert (may["pace"], may["add_bot"], may["remove_bot"]) == (False, [], [])


def _listed(guest: Guest) -> set[str]:
    return {line["id"] for line in guest.http.get("/api/rooms").json()}


def test_links_cannot_be_guessed_and_only_the_host_sees_them(server: Server) -> None:
    host, room = hosted(server, private=False)
    with host, friend_of(server, room) as friend:
        for _ in range(20):
            done(host, {"type": "make-invite"})
        assert refused(host, {"type": "make-invite"}) == "too-many-invites"
        tokens = {link["token"] for link in newest(host, "hosting")["invites"]}
        assert len(tokens) == 20
        assert all(len(token) >= 22 for token in tokens)
        assert refused(friend, {"type": "make-invite"}) == "not-host"
        assert not [m for m in friend.heard if m["type"] == "hosting"]
        assert not any(token in str(friend.heard) for token in tokens)
        assert not any(token in host.http.get("/api/rooms").text for token in tokens)


def test_the_host_downloads_who_won_what(server: Server) -> None:
    host, room = hosted(server, bots=1)
    with host, friend_of(server, room, name="=cmd()") as friend:
        friend.until(lambda now: now["view"]["phase"] == "staking" and not now["me"]["alone"])
        for coup in (1, 2, 3):
            host.until(_staking(coup))
            friend.until(_staking(coup))
            done(friend, stake(player=2_500, banker=5_000))
            done(friend, {"type": "deal"})
            host.until(lambda now: any(person["ready"] for person in now["people"]))
            done(host, {"type": "deal"})
        friend.until(lambda now: now["coup"] == 4)
        path = f"/api/rooms/{room}/winnings.csv"
        assert friend.http.get(path).json()["code"] == "not-host"
        answer = host.http.get(path)
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert host.http.get(f"{path}?spreadsheet=comma").text.startswith("\ufeffshoe;id;player;")
        rows = list(csv.DictReader(io.StringIO(answer.text)))
        [whole] = [row for row in rows if row["shoe"] == "all" and row["player"] == "'=cmd()"]
        [shoe] = [row for row in rows if row["shoe"] == "1" and row["player"] == "'=cmd()"]
        own = friend.http.get("/api/me/coups").json()["coups"]
        assert [coup["coup"]["coup"] for coup in own] == [3, 2, 1]
        assert (whole["coups"], whole["staked"]) == ("3", "225.00")
        assert float(whole["won"]) * 100 == sum(coup["won"] for coup in own)
        assert {**shoe, "shoe": "all"} == whole
        assert not [row for row in rows if row["player"] == "Host"], "they staked nothing"


def test_history_is_paged_and_says_why(server: Server) -> None:
    host, room = hosted(server)
    with host:
        host.until(lambda now: now["view"]["phase"] == "staking")
        for coup in range(1, 31):
            host.until(_staking(coup))
            done(host, stake(banker=2_500))
            done(host, {"type": "deal"})
        host.until(lambda now: now["coup"] == 31)
        first = host.http.get("/api/me/coups").json()
        rest = host.http.get(f"/api/me/coups?before={first['more']}").json()
        assert (len(first["coups"]), len(rest["coups"]), rest["more"]) == (25, 5, None)
        seen = [coup["coup"] for coup in first["coups"] + rest["coups"]]
        told = [m["finished"] for m in host.heard if m.get("finished")]
        assert seen == told[::-1]
        own = first["coups"] + rest["coups"]
        staked, won = (sum(coup[what] for coup in own) for what in ("staked", "won"))
        assert first["all"] == {"coups": 30, "staked": staked, "won": won}
        seats = {each["seat"]: each for each in host.now["view"]["seats"]}
        mine = seats[host.now["me"]["seat"]]
        held = mine["purse"] + sum(bet["amount"] for bet in mine["stakes"])
        assert won == host.now["me"]["account"] + held - CHIPS
        assert first["shoes"] == [first["all"] | {"room": room, "shoe": 1}] == rest["shoes"]
        assert rest["all"] is None
        days = {day["day"]: day["won"] for answer in (first, rest) for day in answer["days"]}
        assert sum(days.values()) == won
        assert {coup["at"][:10] for coup in own} <= {*days}
        assert [coup["at"] for coup in own] == sorted((c["at"] for c in own), reverse=True)
        assert all(coup["why"] for coup in seen)
