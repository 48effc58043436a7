"""Two processes of one house pass requests on to each other, and accept only signed ones."""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from baccarat.house.cluster.contract import Elsewhere, Here
from baccarat.web.peers.incoming import (
    HEADER,
    SOCKET,
    TOLERANCE_SECONDS,
    VALID_SECONDS,
    Vouch,
    Voucher,
    hash_body,
)
from baccarat.web.peers.relay import Relay
from support.server.guest import PLAIN, Guest, seated, stake
from support.server.two_servers import Neighbour, TwoDoors

NAME = HEADER.decode()
ROOM = "/api/rooms/salon"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoDoors]:
    with TwoDoors(tmp_path_factory.mktemp("shared")) as house:
        yield house


@pytest.fixture
def doors(house: TwoDoors) -> Iterator[TwoDoors]:
    """Return the two servers; what a test changes between them is undone."""
    yield house
    house.asking.where, house.owning.where = house.elsewhere, Here
    house.asking.hours = house.owning.hours = 0.0
    house.operators.clear()


@pytest.fixture
def ada(doors: TwoDoors) -> Iterator[Guest]:
    """Return a guest of the process that has no rooms."""
    with Guest(doors.other) as ada:
        yield ada


def test_a_guest_plays_through_the_process_that_does_not_have_the_room(doors: TwoDoors) -> None:
    with seated(doors.other, "Eve") as eve, Guest(doors.owner, "Bob") as bob:
        bob.enter()
        assert eve.ask(stake(player=2_500))["type"] == "accepted"
        bob.until(lambda now: any(seat["stakes"] for seat in now["view"]["seats"]))
        assert eve.ask(stake(player=-1))["type"] == "refused"
        assert eve.ask({"type": "say", "text": "good evening"})["type"] == "accepted"
        while bob.hear()["type"] != "talk":
            pass
        assert eve.ask({"type": "deal"})["type"] == "accepted"
        eve.until(lambda now: now["view"]["phase"] != "staking")


@pytest.mark.parametrize(
    "path",
    [
        "/shoes",
        "/shoes/1/record",
        "/shoes/1/seal?root=%41b",
        "/edges",
        "/shoes/99/record",
        "/caf%C3%A9?a=%2F",
    ],
)
def test_requests_have_the_answer_of_the_process_with_the_room(
    doors: TwoDoors, ada: Guest, path: str
) -> None:
    with Guest(doors.owner, cookie=ada.http.cookies["baccarat"]) as direct:
        here, there = (guest.http.get(ROOM + path) for guest in (direct, ada))
    assert (there.status_code, there.content) == (here.status_code, here.content)
    for name in ("content-type", "content-disposition", "cache-control"):
        assert there.headers.get(name) == here.headers.get(name)


def test_a_body_is_passed_on_and_a_refusal_comes_back(ada: Guest) -> None:
    assert ada.http.post(f"{ROOM}/door", json={"token": ""}).json()["line"]["name"] == "Salon"
    refused = ada.http.post(f"{ROOM}/enter", json={"token": "none"})
    assert (refused.status_code, refused.json()["code"]) == (400, "unknown-invite")
    foreign = ada.http.post(f"{ROOM}/door", json={}, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    large = ada.http.post(f"{ROOM}/door", json={"token": "t" * 10_000})
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


def test_a_stranger_may_only_watch(doors: TwoDoors) -> None:
    address = doors.other.replace("http", "ws")
    with connect(f"{address}api/rooms/salon/socket?watch", max_size=None) as socket:
        assert json.loads(socket.recv())["now"]["me"]["seat"] is None
        socket.send(
            json.dumps({"id": "a", "shoe": 1, "coup": 1, "decision": 1, "do": {"type": "deal"}})
        )
        while (said := json.loads(socket.recv()))["type"] != "refused":
            pass
        assert said["code"] == "not-signed-in"
    with connect(f"{address}api/rooms/salon/socket") as socket:
        with suppress(ConnectionClosed):
            list(socket)
        assert (socket.close_code, socket.close_reason) == (4404, "not-signed-in")


def test_a_session_that_ends_closes_the_socket_that_is_passed_on(doors: TwoDoors) -> None:
    with Guest(doors.other, "Zoe") as zoe:
        made = zoe.http.post("/api/me/login/password", json={"password": "seven small rivers"})
        assert made.status_code == 200, made.text
        zoe.enter()
        assert zoe.http.post("/api/sign-out", json={}).status_code == 204
        assert _closed(zoe) == (4404, "not-signed-in")


def _closed(guest: Guest) -> tuple[int | None, str | None]:
    """Wait until a socket is closed; return the code and reason."""
    assert guest.socket
    with suppress(ConnectionClosed):
        list(guest.socket)
    return guest.socket.close_code, guest.socket.close_reason


def _vouch(house: TwoDoors, guest: Guest, **changed: Any) -> Vouch:
    """Return the header that the other process would sign for a guest's request for the shoes."""
    session = httpx.get(f"{house.owner}api/me", cookies=guest.http.cookies, verify=PLAIN)
    vouch = Vouch(
        to="owner", method="GET", path=f"{ROOM}/shoes", query="", body=hash_body(b""),
        player=session.json()["player"], session="", address="192.0.2.9", crowd=False,
        nonce=secrets.token_hex(8), until=0.0,
    )  # fmt: skip
    return replace(vouch, **changed)


def _status(house: TwoDoors, *headers: bytes, method: str = "GET", **more: Any) -> int:
    pairs = [(NAME, header.decode()) for header in headers]
    answer = httpx.request(
        method, f"{house.owner}api/rooms/salon/shoes", headers=pairs, verify=PLAIN, **more
    )
    return answer.status_code


Attack = Callable[[TwoDoors, Vouch], list[bytes]]


def _at(hours: float, seconds: float) -> Attack:
    def sign(house: TwoDoors, vouch: Vouch) -> list[bytes]:
        late = Voucher(house.asking.key, "other", lambda: house.asking.now() + seconds)
        return [late.sign(vouch)]

    return sign


def _changed(**fields: Any) -> Attack:
    return lambda house, vouch: [house.voucher.sign(replace(vouch, **fields))]


def _other_player(house: TwoDoors, vouch: Vouch) -> list[bytes]:
    """Take the signature of one header for the text of another."""
    mine, theirs = (house.voucher.sign(replace(vouch, player=name)) for name in ("eve", "ada"))
    return [theirs.rpartition(b".")[0] + b"." + mine.rpartition(b".")[2]]


def _unknown_field(house: TwoDoors, vouch: Vouch) -> list[bytes]:
    body = msgspec.json.encode(replace(vouch, until=house.asking.now() + 5))
    signer = house.voucher._signer
    return [signer.sign((body[:-1] + b',"admin":true}').hex().encode())]


ATTACKS: dict[str, Attack] = {
    "no signature": lambda house, vouch: [house.voucher.sign(vouch).rpartition(b".")[0]],
    "another key": lambda house, vouch: [Voucher(b"x" * 32, "", house.asking.now).sign(vouch)],
    "another player": _other_player,
    "twice in one request": lambda house, vouch: [house.voucher.sign(vouch)] * 2,
    "for another process": _changed(to="third"),
    "for another path": _changed(path="/api/rooms/other/shoes"),
    "for another query": _changed(query="a=1"),
    "for another method": _changed(method="POST"),
    "for a socket": _changed(method=SOCKET),
    "for another body": _changed(body=hash_body(b"{}")),
    "a field too many": _unknown_field,
    "expired": _at(0, -VALID_SECONDS - 2 * TOLERANCE_SECONDS),
    "from the future": _at(0, 2 * TOLERANCE_SECONDS),
    "no text": lambda house, vouch: [b"."],
    "very long": lambda house, vouch: [b"a" * 6_000],
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_a_header_that_is_not_right_is_refused(doors: TwoDoors, ada: Guest, attack: Attack) -> None:
    vouch = _vouch(doors, ada)
    assert _status(doors, *attack(doors, vouch)) == 403
    assert _status(doors, doors.voucher.sign(replace(vouch, nonce=secrets.token_hex(8)))) == 200


def test_a_header_that_was_seen_on_its_way_is_of_no_use(doors: TwoDoors, ada: Guest) -> None:
    header = doors.voucher.sign(_vouch(doors, ada))
    assert [_status(doors, header) for _ in range(2)] == [200, 403]
    vouch = _vouch(doors, ada, method=SOCKET, path=f"{ROOM}/socket")
    header, address = doors.voucher.sign(vouch), doors.owner.replace("http", "ws")
    sent = {"additional_headers": {NAME: header.decode()}, "max_size": None}
    with connect(f"{address}api/rooms/salon/socket", **sent) as first:  # type: ignore[arg-type]
        assert json.loads(first.recv())["type"] == "welcome"
        with pytest.raises(InvalidStatus):
            connect(f"{address}api/rooms/salon/socket", **sent)  # type: ignore[arg-type]


def test_a_client_cannot_send_a_header_through_the_other_process(
    doors: TwoDoors, ada: Guest
) -> None:
    header = {NAME: doors.voucher.sign(_vouch(doors, ada)).decode()}
    assert ada.http.get(f"{ROOM}/shoes", headers=header).status_code == 403


def test_the_clocks_of_the_machines_do_not_matter(doors: TwoDoors, ada: Guest) -> None:
    """Only the clock that the processes share does: here they differ by an hour."""
    doors.asking.hours = 1.0
    assert ada.http.get(f"{ROOM}/shoes").status_code == 403
    doors.owning.hours = 1.0
    assert ada.http.get(f"{ROOM}/shoes").status_code == 200


def test_a_process_that_lost_the_room_says_so_and_the_next_one_is_asked(
    doors: TwoDoors, ada: Guest
) -> None:
    doors.owning.where = doors.elsewhere
    before = doors.asking.asked
    frozen = ada.http.get(f"{ROOM}/shoes")
    assert (frozen.status_code, frozen.json()["code"]) == (503, "table-frozen")
    assert doors.asking.asked == before + 2
    answers_ = iter([doors.elsewhere(), Here()])
    doors.asking.where = lambda: next(answers_)
    assert ada.http.get(f"{ROOM}/shoes").status_code == 200
    answers_ = iter([doors.elsewhere(), Here()])
    assert ada.enter()["type"] == "welcome"


UNREACHED = [
    "the server at 127.0.0.1:1 cannot be reached: it has ended, or its --peer-address is wrong"
]


def test_a_process_that_cannot_be_reached_is_logged_once(
    doors: TwoDoors, ada: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("baccarat.web.peers.relay.RETRY_SECONDS", (0.0, 0.0))
    doors.asking.where = lambda: Elsewhere("127.0.0.1:1", "gone")
    for _ in range(2):
        assert ada.http.get(f"{ROOM}/shoes").json()["code"] == "table-frozen"
        with pytest.raises(ConnectionClosed):
            ada.enter()
    assert caplog.messages == UNREACHED


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        ("owner", "owner", []),
        ("other", "owner", ["this server does not answer at its --peer-address, OTHER: other"]),
        (
            "127.0.0.1:1",
            "owner",
            ["this server does not answer at its --peer-address, 127.0.0.1:1:"],
        ),
        ("nobody.invalid:80", "owner", ["this server does not answer at its --peer-address, nob"]),
        (
            "owner",
            "other",
            ["the server at OTHER cannot be reached: it has ended, or its --peer-address is wrong"],
        ),
        ("owner", "127.0.0.1:1", ["the server at 127.0.0.1:1 cannot be reached: it has ended, or"]),
    ],
)
def test_a_process_checks_its_own_address_and_those_of_the_others(
    doors: TwoDoors,
    own: str,
    others: str,
    said: list[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two processes at one address are noticed too: the header is for one of them."""
    monkeypatch.setattr("baccarat.web.peers.relay.SETTLED_SECONDS", 0)
    known = {"owner": doors.owner, "other": doors.other}
    at = {name: known.get(name, name).removeprefix("http://").rstrip("/") for name in (own, others)}
    at["other"] = doors.other.removeprefix("http://").rstrip("/")
    asking = Neighbour("owner", doors.owning.key)
    asking.where = lambda: Elsewhere(at[others], "owner")

    async def check() -> None:
        relay = Relay(asking, Voucher(asking.key, "owner", asking.now))
        await relay.check_addresses(at[own])
        await relay.close()

    asyncio.run(check())
    found = [each for each in caplog.messages if each != "refused"]
    assert len(found) == len(said)
    for message, begin in zip(found, said, strict=True):
        assert message.startswith(begin.replace("OTHER", at["other"]))


def test_an_operator_closes_a_room_that_another_process_has(doors: TwoDoors, ada: Guest) -> None:
    made = ada.http.post("/api/rooms", json={"preset": "mini", "name": "Ours"}).json()["id"]
    order, player = {"room": made, "reason": "late"}, ada.http.get("/api/me").json()["player"]
    assert ada.http.post("/api/operator/rooms/close", json=order).status_code == 403
    doors.operators[player] = "Ada"
    asked = doors.owning.asked
    assert ada.http.post("/api/operator/rooms/close", json=order).status_code == 204
    assert doors.owning.asked > asked
    assert made not in ada.http.get("/api/operator/rooms").text


def test_a_socket_that_nobody_serves_is_closed_so_that_the_page_comes_back(
    doors: TwoDoors, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baccarat.web.peers.relay.RETRY_SECONDS", (0.0, 0.0))
    doors.owning.where = doors.elsewhere
    with pytest.raises(ConnectionClosed):
        ada.enter()
    assert _closed(ada) == (4408, "table-frozen")
