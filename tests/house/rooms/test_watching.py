"""Somebody without a name watches a table and can do nothing else there."""

from collections.abc import Iterator
from typing import Any

import pytest

from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.server.guest import Guest, seated, stake
from support.server.process import Server


class Stranger(Guest):
    """Watches without a name."""

    query = "?watch"

    def __init__(self, address: str) -> None:
        super().__init__(address, cookie="nobody")


@pytest.fixture
def stranger(server: Server) -> Iterator[Stranger]:
    with Stranger(server.address) as stranger:
        yield stranger


def test_a_stranger_watches_what_happens(server: Server, stranger: Stranger) -> None:
    with seated(server.address, "Bea") as bea:
        me = stranger.enter()["now"]["me"]
        assert (me["player"], me["name"], me["seat"], me["account"]) == ("", "", None, 0)
        assert me["no_seat"] == "not-signed-in"
        assert {key for key, given in me["may"].items() if given} == set()
        bea.ask(stake(player=2_500))
        staked = [{"wager": "player", "amount": 2_500}]
        stranger.until(lambda now: staked in [each["stakes"] for each in now["view"]["seats"]])


REQUESTS: list[dict[str, Any]] = [
    {"type": "sit", "amount": 100},
    {"type": "say", "text": "Hello"},
    {"type": "set-pace", "pace": "slow"},
    {"type": "remove-bot", "seat": 9},
    {"type": "pause"},
    {"type": "hurry"},
    {"type": "enter", "token": "x"},
    {"type": "seal-commit", "commitment": "0" * 64},
]


@pytest.mark.parametrize("do", REQUESTS, ids=lambda do: do["type"])
def test_a_stranger_is_refused_whatever_else_they_ask(stranger: Stranger, do: Any) -> None:
    stranger.enter()
    assert stranger.ask(do)["code"] == "not-signed-in"
    assert all(say(language, "refusal-not-signed-in") for language in LANGUAGES)


def test_a_stranger_who_does_not_ask_to_watch_is_turned_away(stranger: Stranger) -> None:
    stranger.query = ""
    assert stranger.enter()["code"] == "not-signed-in"


def test_a_private_table_is_not_watched(server: Server, stranger: Stranger) -> None:
    with Guest(server.address, "Host") as host:
        room = host.http.post("/api/rooms", json={"private": True}).json()["id"]
    assert stranger.enter(room)["code"] == "by-invitation"
