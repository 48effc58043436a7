"""A server killed at any moment: what it acknowledged or told is kept, and done once."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.books import check_books, check_cards, log_of
from support.guest import Guest, stake
from support.server import Server

KILLS = 25
ROOM = "salon"
SEED = 1921


class Outside:
    """What the server said, kept outside of it: answers by command, and events by their number."""

    def __init__(self) -> None:
        self.accepted: dict[str, int] = {}
        self.frames: dict[str, dict[str, Any]] = {}
        self.told: dict[int, dict[str, Any]] = {}
        self.kept: dict[int, dict[str, Any]] = {}
        self.unanswered: dict[str, Any] | None = None

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "accepted":
            self.accepted[message["id"]] = message["seq"]
        for told, seq in _numbered(message):
            self.told[seq] = told


def _numbered(message: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """Give each event of a message its number: the last has the version it speaks of."""
    told = [each["event"] for each in message.get("told", ())]
    if message["type"] == "news":
        shown = [step for step in message["seal"] if step["type"] == "secret-shown"]
        told = [*(step for step in message["seal"] if step not in shown), *told, *shown]
    if told and not any(event["type"] in {"sat-down", "left", "bought"} for event in told):
        first = message["now"]["seq"] - len(told) + 1
        yield from ((event, seq) for seq, event in enumerate(told, first))


def _wishes(guest: Guest, chance: random.Random) -> dict[str, Any]:
    """Choose what to ask next."""
    if guest.now["me"]["seat"] is None:
        return {"type": "sit", "seat": guest.now["me"]["may"]["free"][0], "amount": 50_000}
    if guest.phase() != "staking":
        return {"type": "cash", "amount": 100}
    return chance.choice(
        [
            stake(player=2_500),
            stake(banker=5_000, tie=2_500),
            stake(),
            {"type": "deal"},
            {"type": "deal"},
            {"type": "buy", "amount": 700},
            {"type": "leave"},
        ]
    )


def _play(guest: Guest, outside: Outside, chance: random.Random) -> None:
    """Ask one thing after another until the server is gone."""
    while True:
        frame = outside.unanswered or guest.frame(_wishes(guest, chance))
        outside.unanswered = frame
        outside.frames[frame["id"]] = frame
        guest.send(frame)
        guest.answer(frame["id"])
        outside.unanswered = None


def _one_life(server: Server, guest: Guest, outside: Outside, chance: random.Random) -> None:
    """Play on a fresh server until it is killed at a random moment."""
    timer = threading.Timer(chance.uniform(0.02, 0.5), server.kill)
    guest.address = server.address
    guest.enter(ROOM)
    guest.ask({"type": "set-pace", "pace": "instant"})
    timer.start()
    heard = len(guest.heard)
    try:
        _play(guest, outside, chance)
    except (ConnectionClosed, OSError):
        timer.join()
    for message in guest.heard[heard:]:
        outside.hear(message)


def _check(server: Server, guest: Guest, outside: Outside, chance: random.Random) -> None:
    """Compare what was said with what is kept, and ask again what was acknowledged."""
    log = log_of(server.folder, ROOM)
    lost = {seq: event for seq, event in outside.told.items() if log.get(seq) != event}
    assert not lost, f"told and not kept: {lost}"
    check_books(server.folder)
    check_cards(server.folder, ROOM)
    server.start()
    guest.address = server.address
    welcome = guest.enter(ROOM)
    assert welcome["now"]["seq"] >= len(log)
    assert not {seq for seq, event in outside.kept.items() if log[seq] != event}
    outside.kept = log
    for command in chance.sample(sorted(outside.accepted), min(3, len(outside.accepted))):
        guest.send(outside.frames[command])
        answer = guest.answer(command)
        first = {"type": "accepted", "id": command, "seq": outside.accepted[command]}
        assert answer == first, f"done again: {answer}"


def live_and_die(folder: Path, module: str = "baccarat.web", kills: int = KILLS) -> Outside:
    """Kill a server so many times; raises AssertionError for anything lost or done twice."""
    chance, outside = random.Random(SEED), Outside()
    server = Server(folder, module)
    server.start()
    try:
        with Guest(server.address) as guest:
            for _ in range(kills):
                _one_life(server, guest, outside, chance)
                _check(server, guest, outside, chance)
    finally:
        server.kill()
    return outside


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    outside = live_and_die(tmp_path)
    assert len(outside.accepted) > KILLS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "caught"),
    [("answers_before_keeping", "told and not kept"), ("forgets_commands", "done again")],
)
def test_a_server_that_loses_or_repeats_is_caught(tmp_path: Path, fault: str, caught: str) -> None:
    with pytest.raises(AssertionError, match=caught):
        live_and_die(tmp_path, f"support.faulty.{fault}", kills=8)
