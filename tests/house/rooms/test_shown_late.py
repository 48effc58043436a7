"""A table that is shown late: nobody without a seat gets anything of it early, in any way."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from baccarat.house.history.records import is_early
from baccarat.house.model.hosting import AT_ONCE, Delay
from baccarat.house.rooms.presence import HELD_BYTES, Viewer
from support.server.guest import Guest, Message, stake
from support.server.process import Server

LATE = 120
"""Seconds; no test takes so long."""


class SteppedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stops between the steps of a test."""

    at = 1_000.0

    def time(self) -> float:
        return self.at

    def pass_to(self, at: float) -> None:
        """Set the time, and run all calls due by then."""
        self.at = at
        self.call_soon(self.stop)
        self.run_forever()


class Reader:
    """A viewer, and when each of its messages was written."""

    def __init__(self, loop: SteppedLoop, asked: Delay = AT_ONCE) -> None:
        self.got: list[tuple[float, bytes]] = []
        self.loop = loop
        self.seconds = 0
        """How long it takes to write a message."""
        self.viewer = Viewer("", "", line=self._write, asked=asked)

    def _write(self, message: bytes) -> bool:
        self.loop.at += self.seconds
        self.got.append((self.loop.time(), message))
        return True


@pytest.fixture
def loop() -> Iterator[SteppedLoop]:
    loop = SteppedLoop()
    yield loop
    loop.close()


def within(loop: SteppedLoop, act: Callable[[], None]) -> None:
    """Act in the loop, without letting time pass."""
    loop.call_soon(act)
    loop.pass_to(loop.at)


def test_each_message_is_sent_late_and_none_before_its_time(loop: SteppedLoop) -> None:
    reader = Reader(loop)
    within(loop, lambda: reader.viewer.hold_back(Delay(30)))
    for at, text in ((1_000.0, b"a"), (1_010.0, b"b")):
        loop.pass_to(at)
        within(loop, lambda text=text: reader.viewer.send(text))  # type: ignore[misc]
    for at, count in ((1_029.9, 0), (1_030.0, 1), (1_039.9, 1), (1_040.0, 2)):
        loop.pass_to(at)
        assert len(reader.got) == count
    assert reader.got == [(1_030.0, b"a"), (1_040.0, b"b")]


def test_a_shorter_delay_changes_neither_times_nor_order(loop: SteppedLoop) -> None:
    reader = Reader(loop)
    for delay, text in ((60, b"a"), (10, b"b")):
        within(loop, lambda delay=delay: reader.viewer.hold_back(Delay(delay)))  # type: ignore[misc]
        within(loop, lambda text=text: reader.viewer.send(text))  # type: ignore[misc]
    loop.pass_to(1_059.0)
    assert reader.got == []
    loop.pass_to(1_060.0)
    assert [text for _, text in reader.got] == [b"a", b"b"]


def test_a_coup_is_sent_when_as_many_later_ones_have_ended(loop: SteppedLoop) -> None:
    reader = Reader(loop, Delay(coups=2))
    within(loop, lambda: reader.viewer.hold_back(AT_ONCE))
    for coup in range(1, 5):
        within(loop, lambda coup=coup: reader.viewer.send(b"%d" % coup))  # type: ignore[misc]
        loop.pass_to(loop.at + 600)
        assert len(reader.got) == max(0, coup - 3)
        within(loop, reader.viewer.note_coup)
        assert [text for _, text in reader.got] == [b"1", b"2"][: max(0, coup - 2)]


def test_of_seconds_and_coups_both_must_have_passed(loop: SteppedLoop) -> None:
    reader = Reader(loop, Delay(30, 1))
    within(loop, lambda: reader.viewer.hold_back(AT_ONCE))
    for text in (b"a", b"b", b"c"):
        within(loop, lambda text=text: reader.viewer.send(text))  # type: ignore[misc]
        within(loop, reader.viewer.note_coup)
    for at, count in ((1_029.9, 0), (1_030.0, 2), (9_000.0, 2)):
        loop.pass_to(at)
        assert len(reader.got) == count
    within(loop, reader.viewer.note_coup)
    assert reader.got[-1] == (9_000.0, b"c")


def test_the_last_coups_are_played_out_at_their_pace_when_no_more_come(loop: SteppedLoop) -> None:
    reader = Reader(loop, Delay(seconds=1, coups=3))
    within(loop, lambda: reader.viewer.hold_back(AT_ONCE))
    for at, text in ((1_000.0, b"a"), (1_003.0, b"b"), (1_900.0, b"c")):
        loop.pass_to(at)
        within(loop, lambda text=text: reader.viewer.send(text))  # type: ignore[misc]
        within(loop, reader.viewer.note_coup)
    for at in (2_000.0, 2_001.0):
        loop.pass_to(at)
        within(loop, reader.viewer.play_out)
    within(loop, lambda: reader.viewer.send(b"d"))
    for at in (2_003.0, 2_022.9, 2_023.0):
        loop.pass_to(at)
    assert reader.got == [(2_000.0, b"a"), (2_003.0, b"b"), (2_023.0, b"c"), (2_023.0, b"d")]


def test_a_message_that_comes_due_while_another_is_written_is_sent_too(loop: SteppedLoop) -> None:
    reader = Reader(loop, Delay(60))
    within(loop, lambda: reader.viewer.hold_back(AT_ONCE))
    for at, text in ((1_000.0, b"a"), (1_001.0, b"b")):
        loop.pass_to(at)
        within(loop, lambda text=text: reader.viewer.send(text))  # type: ignore[misc]
    reader.seconds = 2
    for at in (1_060.0, 1_070.0):
        loop.pass_to(at)
    assert [text for _, text in reader.got] == [b"a", b"b"]


@pytest.mark.parametrize(("asked", "got"), [(0, [b"a", b"b"]), (5, [])])
def test_a_viewer_who_sits_down_sees_the_present_unless_they_asked_to_be_late(
    loop: SteppedLoop, asked: int, got: list[bytes]
) -> None:
    reader = Reader(loop, Delay(asked))
    within(loop, lambda: reader.viewer.hold_back(Delay(60)))
    within(loop, lambda: reader.viewer.send(b"a"))
    within(loop, lambda: reader.viewer.hold_back(AT_ONCE))
    within(loop, lambda: reader.viewer.send(b"b"))
    assert [text for _, text in reader.got] == got


def test_what_is_held_back_is_bounded_and_dropped_with_its_viewer(loop: SteppedLoop) -> None:
    reader = Reader(loop)
    within(loop, lambda: reader.viewer.hold_back(Delay(60)))
    for _ in range(3):
        within(loop, lambda: reader.viewer.send(bytes(HELD_BYTES // 2)))
    assert reader.viewer.lost
    other = Reader(loop)
    within(loop, lambda: other.viewer.hold_back(Delay(60)))
    within(loop, lambda: other.viewer.send(b"a"))
    within(loop, lambda: other.viewer.turn_away(b"sorry", "banned"))
    loop.pass_to(2_000.0)
    assert [text for _, text in other.got] == [b"sorry"]
    assert reader.got == []


@pytest.mark.parametrize(
    ("ended", "early"),
    [
        (None, True),
        ("2026-03-01T12:00:00Z", True),
        ("2026-03-01T11:59:29Z", True),
        ("2026-03-01T11:59:28Z", False),
    ],
)
def test_a_shoe_is_told_once_its_end_has_been_seen(
    monkeypatch: pytest.MonkeyPatch, ended: str | None, *, early: bool
) -> None:
    monkeypatch.setattr("baccarat.house.history.records.today", lambda: "2026-03-01T12:00:00Z")
    assert is_early(ended, 0, Delay(30)) is early
    assert not is_early(ended, 0, AT_ONCE)


@pytest.mark.parametrize(
    ("seconds", "coups", "early"), [(0, 1, True), (0, 2, False), (30, 2, True), (30, 1, True)]
)
def test_a_shoe_is_told_once_as_many_coups_have_ended_since(
    monkeypatch: pytest.MonkeyPatch, seconds: int, coups: int, *, early: bool
) -> None:
    monkeypatch.setattr("baccarat.house.history.records.today", lambda: "2026-03-01T12:00:00Z")
    assert is_early("2026-03-01T11:59:31Z", coups, Delay(seconds, 2)) is early
    assert is_early(None, 9, Delay(0, 2)), "a shoe that is being dealt"


ROOM = {"preset": "punto-banco", "pace": "instant", "bots": 0, "clock": 120, "odds": True}
SHOE_IS_SHORT = {"fields": {"packs": 4, "stop_depth": 104}}


@pytest.fixture
def host(server: Server) -> Iterator[Guest]:
    with Guest(server.address, "Host") as host:
        yield host


def play(host: Guest, room: str, *, whole_shoe: bool = False) -> None:
    """Sit down and have a coup dealt, or all coups of a shoe."""
    host.enter(room)
    assert host.ask({"type": "sit", "seat": 1, "amount": 100_000})["type"] == "accepted"
    host.until(lambda now: now["view"]["phase"] == "staking")
    while True:
        again(host)
        if not whole_shoe or host.now["shoe"] > 1:
            return


def again(host: Guest) -> None:
    """Have another coup dealt."""
    shoe, coup = host.now["shoe"], host.now["coup"]
    host.ask(stake(player=100))
    host.ask({"type": "deal"})
    host.until(lambda now: (now["shoe"], now["coup"]) != (shoe, coup))
    host.until(lambda now: now["view"]["phase"] == "staking")


def onlooker(
    server: Server, room: str, query: str = "?watch", *, seconds: int = LATE, coups: int = 0
) -> Guest:
    guest = Guest(server.address, cookie="nobody")
    guest.query = query
    first = guest.enter(room)
    assert first == {"type": "held", "seconds": seconds, "coups": coups}
    return guest


def hear_all(guest: Guest) -> list[Message]:
    """Return the messages that have come."""
    assert guest.socket
    guest.socket.ping().wait()
    heard = list[Message]()
    while True:
        try:
            heard.append(guest.hear(timeout=0.01))
        except TimeoutError:
            return heard


def is_silent(guest: Guest) -> bool:
    """Whether nothing has come: the answer to a ping comes after all that was sent."""
    assert guest.socket
    guest.socket.ping().wait()
    try:
        guest.socket.recv(timeout=0)
    except TimeoutError:
        return True
    return False


def test_nothing_of_a_late_table_arrives_early(server: Server, host: Guest) -> None:
    order = {**ROOM, **SHOE_IS_SHORT, "delay": LATE}
    room = host.http.post("/api/rooms", json=order).json()["id"]
    with onlooker(server, room) as one, onlooker(server, room, "?watch&delay=0") as other:
        play(host, room, whole_shoe=True)
        assert is_silent(one)
        assert is_silent(other)
        path = f"/api/rooms/{room}"
        last = [f"{path}/shoes/1/{each}" for each in ("record", "summary", "analysis", "replay")]
        for each in (*last, f"{path}/shoes/2/record", f"{path}/odds?coup=1&cards=0"):
            assert host.http.get(each).status_code == 200, each
            assert one.http.get(each).json()["code"] == "held-back", each
        assert len(host.http.get(f"{path}/shoes").json()) == 2
        assert one.http.get(f"{path}/shoes").json() == []
        root = _root(host, room)
        seal = f"{path}/shoes/1/seal?root={root}"
        assert host.http.get(seal).json()["secret"]
        assert one.http.get(seal).json()["secret"] is None
        [line] = [each for each in one.http.get("/api/rooms").json() if each["id"] == room]
        assert (line["beads"], line["roads"], line["coup"], line["last"]) == ({}, {}, 0, None)
        preview = one.http.post(f"{path}/door", json={}).json()["line"]
        assert (preview["beads"], preview["coup"], preview["last"]) == ({}, 0, None)


def test_a_table_shown_two_coups_late_tells_each_coup_after_two_others(
    server: Server, host: Guest
) -> None:
    room = host.http.post("/api/rooms", json={**ROOM, "delay_coups": 2}).json()["id"]
    with onlooker(server, room, seconds=0, coups=2) as one:
        for played in range(1, 5):
            play(host, room) if played == 1 else again(host)
            if played < 3:
                assert is_silent(one)
                continue
            seen = [each["finished"]["coup"] for each in hear_all(one) if each.get("finished")]
            assert seen == [played - 2]
        path = f"/api/rooms/{room}"
        assert one.http.get(f"{path}/shoes").json() == []
        assert one.http.get(f"{path}/shoes/1/record").json()["code"] == "held-back"
        host.ask({"type": "close-room"})
        seen = []
        while (told := one.hear())["type"] != "news" or (told["room"] or {}).get(
            "course"
        ) != "closed":
            seen += [told["finished"]["coup"]] if told.get("finished") else []
        assert seen == [3, 4]


def test_a_socket_may_ask_to_be_coups_late(server: Server, host: Guest) -> None:
    room = host.http.post("/api/rooms", json=ROOM).json()["id"]
    with onlooker(server, room, "?watch&delay_coups=1", seconds=0, coups=1) as one:
        play(host, room)
        assert is_silent(one)
        again(host)
        told = hear_all(one)
        assert told[0]["type"] == "welcome"
        assert [each["finished"]["coup"] for each in told if each.get("finished")] == [1]


def _root(host: Guest, room: str) -> str:
    record = host.http.get(f"/api/rooms/{room}/shoes/1/record").text
    [line] = [each for each in record.splitlines() if "root" in each]
    return line.split('"')[1]


def test_who_takes_a_seat_or_is_the_host_sees_the_present(server: Server, host: Guest) -> None:
    room = host.http.post("/api/rooms", json={**ROOM, "delay": LATE}).json()["id"]
    assert host.enter(room)["type"] == "welcome"
    with Guest(server.address, "Bea") as bea:
        assert bea.enter(room)["type"] == "held"
        bea.now = host.now  # what she would know from the table's link
        assert bea.ask({"type": "sit", "seat": 2, "amount": 100_000})["type"] == "accepted"
        assert [each["type"] for each in bea.heard][1:3] == ["welcome", "held"]
        bea.until(lambda now: now["me"]["seat"] == 2)
        assert bea.http.get(f"/api/rooms/{room}/shoes").status_code == 200


def test_a_host_sets_the_delay_while_the_table_runs(server: Server, host: Guest) -> None:
    room = host.http.post("/api/rooms", json=ROOM).json()["id"]
    host.enter(room)
    with Guest(server.address, cookie="nobody") as stranger:
        stranger.query = "?watch"
        terms = stranger.enter(room)["room"]["terms"]
        assert host.ask({"type": "set-terms", "terms": terms | {"delay": LATE}})["type"] == (
            "accepted"
        )
        assert stranger.hear() == {"type": "held", "seconds": LATE, "coups": 0}
        play(host, room)
        assert is_silent(stranger)


@pytest.mark.parametrize("field", ["delay", "delay_coups"])
@pytest.mark.parametrize("delay", ["121", "-1", "x", "٣", "1" * 400])
def test_a_socket_cannot_ask_for_any_delay(server: Server, field: str, delay: str) -> None:
    with Guest(server.address) as guest:
        guest.query = f"?{field}={delay}"
        answer: dict[str, Any] = guest.enter()
        assert (answer["code"], answer["field"]) == ("bad-field", field), json.dumps(answer)


@pytest.mark.parametrize(("field", "late"), [("delay", LATE + 1), ("delay_coups", 11)])
def test_a_room_cannot_be_later_than_two_minutes_or_ten_coups(
    host: Guest, field: str, late: int
) -> None:
    refused = host.http.post("/api/rooms", json={**ROOM, field: late}).json()
    assert (refused["code"], refused["field"]) == ("bad-field", field)
