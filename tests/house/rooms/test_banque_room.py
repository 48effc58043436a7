"""A room of baccara banque, opened and played over the HTTP endpoints of a real server."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from baccarat.notation import read, replay, verify
from baccarat.rules import BanquePreset
from support.oracles import seal_checker
from support.oracles.database_reader import check_books
from support.server.guest import Message, Sealer, answers
from support.server.process import Server

SHORT = {"packs": 2, "stop_depth": 60, "per_side": 2, "stop_card": True}
BOUGHT = 400_000


def _played(host: Sealer) -> Iterator[Message]:
    """Answer all questions until the shoe is over; yield each moment.

    Answers that are offered again are not repeated: the house limits the commands of a guest, and
    would refuse those of the seal too.
    """
    chance = random.Random(11)
    while not host.of("secret-shown"):
        view = host.now["view"]
        if view["viewer"] in view["asked"]:
            given = [each for may in view["choices"] for each in answers(may)]
            host.ask(chance.choice(given))
        else:
            host.hear()
        yield host.now


def _record(host: Sealer, room: str) -> Any:
    return read(host.http.get(f"/api/rooms/{room}/shoes/1/record").raise_for_status().text)


@pytest.mark.by_day(1)
@pytest.mark.rule("BB-2", "BB-16")
@pytest.mark.parametrize("preset", ["banque-limitee", "banque-ouverte", "banque-club"])
def test_a_shoe_is_sealed_played_with_bots_verified_and_remembered(
    own_server: Server, preset: str
) -> None:
    order = {"preset": preset, "bots": 3, "pace": "instant", "name": "Ours", "fields": SHORT}
    with Sealer(own_server.address) as host:
        room = host.http.post("/api/rooms", json=order).raise_for_status().json()["id"]
        host.enter(room)
        answer = host.ask({"type": "sit", "seat": 1, "amount": BOUGHT})
        assert answer["type"] == "accepted", answer
        for now in _played(host):
            if now["coup"] == 3:
                running = _record(host, room)
                assert isinstance(running.preset, BanquePreset)
                assert len(replay(running).coups) >= 2
                break
        for _ in _played(host):
            pass
        record = _record(host, room)
        sealed = host.of("shoe-sealed")[0]["root"]
        found = verify(record)
        assert (found.browsers, found.root) == ((1,), sealed)
        assert record.coups[: len(running.coups) - 1] == running.coups[:-1]
        assert len(host.proofs) > 20
        assert all(seal_checker.proof_holds(proof, sealed, 104) for proof in host.proofs)
        line = next(each for each in host.http.get("/api/rooms").json() if each["id"] == room)
        assert (line["preset"], line["seated"]) == (preset, 4)
        shoes = host.http.get(f"/api/rooms/{room}/shoes").json()
        dealt = [line for line in record.coups if not line.endswith("= no-coup")]
        assert {each["shoe"]: each["coups"] for each in shoes}[1] == len(dealt)
        history = host.http.get("/api/me/coups").json()["coups"]
        assert {coup["room"] for coup in history} == {room}
        assert any(coup["staked"] for coup in history)
        answer = host.ask({"type": "close-room"})
        assert answer["type"] == "accepted", answer
        host.until(lambda now: not now["people"])
    check_books(own_server.folder)
