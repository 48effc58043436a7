"""A server killed at any moment: everything it acknowledged or told is stored exactly once."""

import os
import random
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from baccarat.rules import preset
from support.oracles.database_reader import check_books, check_cards, log_of
from support.server.guest import Guest, answers, stake
from support.server.postgres import PostgresServer, own_server, rows_of
from support.server.process import Server
from support.server.sharing import Pair
from support.tables.drive import preset_sums

KILLS = 8
"""As many as are enough to catch the faulty servers."""
AGES = 20_000
"""A number of messages within which everything that can happen has happened."""
SEED = 1921
BOTS = {"american": 2, "chemin-de-fer": 1, "banque-club": 2}
"""If the bank only alternates between two, it is often refused."""
FIELDS: dict[str, dict[str, Any]] = {
    "american": {"commission": "noted", "packs": 4, "stop_depth": 104},
}
"""Events specific to each table. Collecting commission may take until the end of a shoe, so a
shorter one than eight packs is used."""


class Player(Guest):
    """A guest at a table of their own, with bots.

    After `left` more messages, or as soon as an `awaited` event is told, `doom` begins.
    """

    def __init__(self, address: str, game: str) -> None:
        super().__init__(address)
        self.game = game
        self.left = -1
        self.awaited: frozenset[str] = frozenset()
        self.doom: threading.Timer | None = None
        order = {
            "preset": game,
            "fields": preset_sums(game) | FIELDS.get(game, {}),
            "bots": BOTS[game],
            "pace": "instant",
            "name": "Ours",
        }
        self.room = str(self.http.post("/api/rooms", json=order).raise_for_status().json()["id"])

    def hear(self, timeout: float | None = None) -> dict[str, Any]:
        message = super().hear(timeout)
        self.left -= 1
        came = {each["event"]["type"] for each in message.get("told", ())} & self.awaited
        if self.doom and not self.doom.ident and (self.left == 0 or came):
            self.doom.start()
        return message


NextRequest = Callable[[Guest, random.Random], dict[str, Any]]


class Outside:
    """The server's statements, stored outside of it: answers by command, and events by span.

    A span is the events between two messages, numbered from after the first through the second.
    """

    def __init__(self) -> None:
        self.accepted: dict[str, int] = {}
        self.frames: dict[str, dict[str, Any]] = {}
        self.told: list[tuple[int, int, list[dict[str, Any]]]] = []
        self.kept: dict[int, dict[str, Any]] = {}
        self.unanswered: dict[str, Any] | None = None
        self.seq = 0

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "accepted" and message["id"] in self.frames:
            self.accepted[message["id"]] = message["seq"]
        if "now" in message:
            last, self.seq = self.seq, message["now"]["seq"]
            told = [each["event"] for each in message.get("told", ())]
            if told:
                self.told.append((last, self.seq, told))

    def happened(self) -> set[str]:
        """Return the kinds of events that were told."""
        return {event["type"] for _, _, told in self.told for event in told}

    def lost(self, log: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
        """List published events that are missing from the log, in its span and order."""
        missing = []
        for last, seq, told in self.told:
            span = iter([log.get(number, {}) for number in range(last + 1, seq + 1)])
            missing += [event for event in told if not any(_same(event, kept) for kept in span)]
        return missing


def _same(told: dict[str, Any], kept: dict[str, Any]) -> bool:
    """Whether an event equals the stored one, except for what a viewer may not see."""
    return all(value is None or kept.get(key) == value for key, value in told.items())


def _at_punto(guest: Guest, chance: random.Random) -> dict[str, Any]:
    """Bet and ask for the deal, deal or pass the shoe, turn face-down cards."""
    if guest.phase() != "staking":
        given = [each for may in guest.now["view"]["choices"] for each in answers(may)]
        return chance.choice([*given, {"type": "cash", "amount": 100}])
    return chance.choice(
        [
            stake(player=2_500),
            stake(banker=5_000, tie=2_500),
            stake(banker=2_500),
            stake(),
            {"type": "deal"},
            {"type": "deal"},
            {"type": "buy", "amount": 700},
            {"type": "leave"},
        ]
    )


def _at_a_bank(guest: Guest, chance: random.Random) -> dict[str, Any]:
    """Answer questions: put up, call, stake, bid, draw, pay, pass the bank on."""
    for may in guest.now["view"]["choices"]:
        given = answers(may)
        if given and chance.random() < 0.95:
            return chance.choice(given)
    return chance.choice([{"type": "buy", "amount": 5_000}, {"type": "cash", "amount": 100}])


def _listen(guest: Guest) -> None:
    """Let the others act, until something new is asked or for a moment."""
    decision = guest.now["decision"]
    with suppress(TimeoutError):
        while guest.now["decision"] == decision:
            guest.hear(timeout=0.3)


HAPPENS = {
    "american": frozenset(
        {
            "holder-deals",
            "shoe-passed",
            "hand-looked",
            "player-spoke",
            "commission-noted",
            "commission-collected",
        }
    ),
    "chemin-de-fer": frozenset({"bank-put-up", "answered", "punted"}),
    "banque-club": frozenset(
        {"bank-put-up", "claimed", "side-staked", "stake-paid", "stake-collected"}
    ),
}
"""Events that must happen and be followed by a kill."""
LONGEST = {"american": 100, "chemin-de-fer": 60, "banque-club": 60}
"""Messages in the longest life, however slow the machine; bots send a lot of messages."""
LAST_SECONDS = 0.02
"""The longest time from the last message to the kill, which happens during the next writes."""
GAMES: dict[str, NextRequest] = {
    "american": _at_punto,
    "chemin-de-fer": _at_a_bank,
    "banque-club": _at_a_bank,
}


def _next_request(guest: Player, chance: random.Random) -> dict[str, Any]:
    if guest.now["me"]["seat"] is None:
        drawn = guest.game == "chemin-de-fer"  # the house draws its chairs (CF-1)
        seat = None if drawn else guest.now["me"]["may"]["free"][0]
        return {"type": "sit", "seat": seat, "amount": 50_000}
    return GAMES[guest.game](guest, chance)


def _play(guest: Player, outside: Outside, chance: random.Random) -> None:
    """Send one command after another until the server is gone."""
    while True:
        frame = outside.unanswered or guest.frame(_next_request(guest, chance))
        outside.unanswered = frame
        outside.frames[frame["id"]] = frame
        guest.send(frame)
        guest.answer(frame["id"])
        outside.unanswered = None
        if guest.game != "american" and guest.now["decision"] == frame["decision"]:
            _listen(guest)


def _one_life(
    server: Server | Pair,
    guest: Player,
    outside: Outside,
    chance: random.Random,
    awaited: frozenset[str] = frozenset(),
) -> None:
    """Play on a fresh server until it is killed, at random or after an `awaited` event."""
    guest.address, guest.doom, guest.awaited = server.address, None, awaited
    heard = len(guest.heard)
    guest.enter(guest.room)
    guest.ask({"type": "set-pace", "pace": "instant"})
    outside.seq = guest.heard[heard]["now"]["seq"]
    guest.doom = threading.Timer(chance.uniform(0, LAST_SECONDS), server.kill)
    guest.left = AGES if awaited else chance.randint(1, LONGEST[guest.game])
    try:
        _play(guest, outside, chance)
    except (ConnectionClosed, OSError):
        guest.doom.join()
    for message in guest.heard[heard:]:
        outside.hear(message)


def _check(server: Server | Pair, guest: Player, outside: Outside, chance: random.Random) -> None:
    """Compare published with stored events, and repeat acknowledged commands."""
    log = log_of(server.folder, guest.room)
    lost = outside.lost(log)
    assert not lost, f"told and not kept: {lost}"
    check_books(server.folder)
    check_cards(
        server.folder, guest.room, replace(preset(guest.game), **FIELDS.get(guest.game, {}))
    )
    server.start()
    guest.address = server.address
    welcome = guest.enter(guest.room)
    assert welcome["now"]["seq"] >= len(log)
    assert not {seq for seq, event in outside.kept.items() if log[seq] != event}
    outside.kept = log
    for command in chance.sample(sorted(outside.accepted), min(3, len(outside.accepted))):
        guest.send(outside.frames[command])
        answer = guest.answer(command)
        first = {"type": "accepted", "id": command, "seq": outside.accepted[command]}
        assert answer == first, f"done again: {answer}"


def live_and_die(
    server: Server | Pair,
    game: str = "american",
    kills: int = KILLS,
    happens: frozenset[str] = frozenset(),
) -> Outside:
    """Kill a server this many times, and once more after each missing event that `happens`.

    Raises AssertionError for anything lost or done twice, and for events that never happen.
    """
    chance, outside = random.Random(SEED), Outside()
    with server, Player(server.address, game) as guest:
        for _ in range(kills):
            _one_life(server, guest, outside, chance)
            _check(server, guest, outside, chance)
        while missing := happens - outside.happened():
            _one_life(server, guest, outside, chance, missing)
            assert missing & outside.happened(), f"never came about: {missing}"
            _check(server, guest, outside, chance)
    return outside


@pytest.mark.slow
@pytest.mark.by_day("american")
@pytest.mark.parametrize("game", GAMES)
def test_acknowledged_commands_are_neither_lost_nor_repeated(tmp_path: Path, game: str) -> None:
    outside = live_and_die(Server(tmp_path), game=game, happens=HAPPENS[game])
    assert len(outside.accepted) > KILLS


@pytest.mark.slow
def test_a_standby_server_continues_with_the_same_cards(postgres: PostgresServer) -> None:
    """The one that serves is killed or stopped again and again, and the other takes over."""
    outside = live_and_die(Pair(postgres.empty()), game="chemin-de-fer", kills=3)
    assert len(outside.accepted) > 3


@pytest.mark.slow
def test_a_server_that_was_paused_acknowledges_nothing_after_another_took_over(
    postgres: PostgresServer,
) -> None:
    pair, chance = Pair(postgres.empty()), random.Random(SEED)
    with pair, Player(pair.address, "american") as guest:
        guest.enter(guest.room)
        guest.ask(_next_request(guest, chance))
        before, sleeper = guest.now["seq"], pair.pause()
        late = guest.frame({"type": "buy", "amount": 700})
        guest.send(late)
        pair.start()
        with Guest(pair.address, cookie=guest.http.cookies["baccarat"]) as again:
            assert again.enter(guest.room)["now"]["seq"] >= before
            answer = again.ask({"type": "set-pace", "pace": "instant"}, id="on")
            assert answer["type"] == "accepted"
        assert sleeper.process
        os.kill(sleeper.process.pid or 0, signal.SIGCONT)
        sleeper.process.join()
        assert sleeper.process.exitcode == 0
        with suppress(ConnectionClosed):
            while True:
                guest.hear()
        answers = [each for each in guest.heard if each["type"] == "accepted"]
        assert late["id"] not in {each["id"] for each in answers}
        kept = {command for (command,) in rows_of(pair.folder, "SELECT id FROM replies")}
        assert late["id"] not in kept
        check_books(pair.folder)


class Restarted(Server):
    """A server that lives on while its database crashes and starts again, and is then killed."""

    def __init__(self, database: PostgresServer) -> None:
        super().__init__(database.empty())
        self.database = database
        self.guest: Player | None = None

    def kill(self) -> None:
        """Crash the database, and kill this server some messages later."""
        if self.process and self.guest:
            self.database.stop()
            self.database.start()
            guest, self.guest = self.guest, None
            guest.doom = threading.Timer(0, self.kill)
            guest.left = MESSAGES_AFTER
        else:
            super().kill()


MESSAGES_AFTER = 30
"""Messages from a restarted database before the server is killed: some of them are refusals."""


@pytest.mark.slow
def test_a_database_that_crashes_under_load_loses_and_repeats_nothing(
    postgres: PostgresServer,
) -> None:
    with own_server() as database:
        server, chance, outside = Restarted(database), random.Random(SEED), Outside()
        with server, Player(server.address, "american") as guest:
            for _ in range(3):
                server.guest = guest
                _one_life(server, guest, outside, chance)
                _check(server, guest, outside, chance)
        assert len(outside.accepted) > 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "caught"),
    [
        ("answers_before_keeping", "told and not kept|done again"),
        ("forgets_commands", "done again"),
    ],
)
def test_a_server_that_loses_or_repeats_is_caught(tmp_path: Path, fault: str, caught: str) -> None:
    with pytest.raises(AssertionError, match=caught):
        live_and_die(Server(tmp_path, f"support.server.faulty {fault}"))
