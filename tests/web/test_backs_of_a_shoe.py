"""The backs shown by a real server (C-3), compared with those derived from its revealed secret."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.oracles import seal_checker
from support.server.guest import Guest, Message
from support.server.process import Server

pytestmark = pytest.mark.rule("C-3")
PACKS = 4
SHORT = {"packs": PACKS, "stop_depth": 104, "seats": 1}


def a_shoe(guest: Guest) -> list[Message]:
    """Deal a shoe to its end; return its messages, up to the secret."""
    room = guest.http.post(
        "/api/rooms",
        json={"preset": "punto-banco", "name": "Short", "pace": "instant", "fields": SHORT},
    ).json()["id"]
    guest.enter(room)
    guest.ask({"type": "sit", "seat": 1, "amount": 100_000})
    while not any(steps(guest.heard, "secret-shown")):
        guest.until(lambda now: now["view"]["phase"] == "staking")
        coup = guest.now["shoe"], guest.now["coup"]
        guest.ask({"type": "deal"})
        guest.until(lambda now, coup=coup: (now["shoe"], now["coup"]) != coup)  # type: ignore[misc]
    news = [each for each in guest.heard if each["type"] == "news"]
    return [each for each in news if each["now"]["shoe"] < 2]


def steps(heard: list[Message], kind: str) -> Iterator[Any]:
    for each in heard:
        if each["type"] == "news":
            yield from (step for step in each["seal"] if step["type"] == kind)


def wrong_backs(news: list[Message]) -> list[int]:
    """Return the positions in a shoe whose backs were reported wrongly."""
    said = next(steps(news, "seal-announced"))["announcement"]
    attempt = {"announcement": said, "members": [], "closed": True, "openings": []}
    key = seal_checker.Key(next(steps(news, "secret-shown"))["secret"], attempt)
    backs = [("pink", "blue")[pack % 2] for pack in seal_checker.packs_of(key, attempt, PACKS)]
    shoe = [
        back for each in news for one in each["told"] if "card" in one["event"]
        for back in one["backs"]
    ]  # fmt: skip
    assert len(shoe) > 52
    return [at for at, back in enumerate(shoe) if back != backs[at]]


@pytest.mark.parametrize(
    ("module", "wrong"), [("baccarat.web", []), ("support.server.faulty tells_another_back", [4])]
)
def test_a_wrongly_reported_back_is_detected_by_the_secret(
    tmp_path: Path, module: str, wrong: list[int]
) -> None:
    with Server(tmp_path, module) as server, Guest(server.address) as guest:
        assert wrong_backs(a_shoe(guest)) == wrong
