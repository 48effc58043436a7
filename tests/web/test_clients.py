"""The chapter on clients is true: its transcript, its table of answers, and its bot."""

import json
import re
import runpy
from contextlib import ExitStack
from typing import Any, get_args

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from baccarat.tables import TABLES
from baccarat.tables.common.shoe import MayDeal
from baccarat.web.guard.limits import COMMANDS
from project.tree import ROOT
from support.server.guest import PATIENCE, PLAIN
from support.server.process import Server

CHAPTER = (ROOT / "docs" / "clients.md").read_text(encoding="utf-8")
BOT = ROOT / "examples" / "bot.py"
ROW = re.compile(r"^\| (`[^|]+) \| ([^|]+) \| [^|]+ \| (yes|no)", re.MULTILINE)
ANY = "…"

Choice = tuple[str, str | None]


def fits(wanted: Any, found: Any) -> bool:
    """Whether a value has everything that the transcript shows of it."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and fits(each, found[key]) for key, each in wanted.items()
        )
    if isinstance(wanted, list):
        pairs = zip(wanted, found, strict=False)
        return len(found) >= len(wanted) and all(fits(one, other) for one, other in pairs)
    return wanted in (ANY, found)


def test_the_transcript_can_be_replayed(server: Server) -> None:
    lines = CHAPTER.partition("```transcript\n")[2].partition("\n```")[0].splitlines()
    assert len(lines) > 20
    answer: httpx.Response | None = None
    socket: ClientConnection | None = None
    waiting: list[Any] = []
    with (
        httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN) as http,
        ExitStack() as opened,
    ):
        for line in lines:
            word, rest = line.split(" ", 1)
            if word == "POST":
                path, body = rest.split(" ", 1)
                answer = http.post(path, content=body)
            elif word == "SOCKET":
                assert answer
                path = rest.format(id=answer.json()["id"])
                cookie = {"Cookie": f"baccarat={http.cookies['baccarat']}"}
                address = f"{server.address.replace('http', 'ws', 1)}{path[1:]}"
                socket = opened.enter_context(
                    connect(address, additional_headers=cookie, max_size=None)
                )
            elif word == ">":
                assert socket
                socket.send(rest)
            elif word == "<":
                assert socket
                wanted = json.loads(rest)
                while not any(fits(wanted, each) for each in waiting):
                    waiting.append(json.loads(socket.recv(timeout=PATIENCE)))
                waiting.remove(next(each for each in waiting if fits(wanted, each)))
            else:
                assert answer
                assert answer.status_code == int(word)
                assert fits(json.loads(rest), answer.json())
    assert socket


def _table() -> dict[Choice, tuple[str, bool]]:
    """Read the table of answers: by choice, the answers and whether it stays."""
    found = {}
    for choice, answers, stays in ROW.findall(CHAPTER):
        kind, *whats = re.findall(r"`([\w-]+)`", choice)
        for what in whats or [None]:
            found[kind, what] = (answers, stays == "yes")
    return found


def _choices() -> set[Choice]:
    """List the choices that a seat can have at some table, by their tags."""
    found: set[Choice] = set()
    for table in TABLES.values():
        for kind in get_args(table.Choice):  # type: ignore[attr-defined]  # not in the contract
            whats = get_args(kind.__annotations__.get("what"))
            tag = kind.__struct_config__.tag
            found |= {(tag, what) for what in whats or [None]}
    return found


def test_the_table_has_each_choice_of_a_seat() -> None:
    table = _table()
    listed = {kind for kind, _ in table}
    croupier = {"start-shoe", MayDeal.__struct_config__.tag, "close", "move-chips", "leave"}
    assert listed == {kind for kind, _ in _choices()} - croupier - {"set-maximum"}


class Watch:
    """Follows a bot's socket: whether a choice stays after its answer was accepted."""

    def __init__(self, socket: ClientConnection, answer: Any) -> None:
        self.socket, self.answer = socket, answer
        self.now: dict[str, Any] = {}
        self.asked: dict[str, tuple[Choice, dict[str, Any]]] = {}
        self.stayed: dict[Choice, set[bool]] = {}

    def recv(self) -> str:
        text = str(self.socket.recv(timeout=PATIENCE))
        message = json.loads(text)
        assert message["type"] != "refused", message
        self.now = message.get("now", self.now)
        if message.get("id") in self.asked:
            choice, place = self.asked.pop(message["id"])
            same = all(self.now[key] == value for key, value in place.items())
            offered = any(choice == _choice(each) for each in self.now["view"]["choices"])
            if same and offered:
                self.stayed.setdefault(choice, set()).add(True)
            elif not same:
                self.stayed.setdefault(choice, set()).add(False)
        return text

    def send(self, text: str) -> None:
        sent = json.loads(text)
        place = {key: sent[key] for key in ("shoe", "coup", "decision")}
        for each in self.now["view"]["choices"]:
            if self.answer(each) == sent["do"]:
                self.asked[sent["id"]] = (_choice(each), place)
        self.socket.send(text)


def _choice(may: dict[str, Any]) -> Choice:
    plain = may["type"] in {"may-bid", "may-stake-on"}
    return (may["type"], None if plain else may.get("what"))


@pytest.fixture(scope="module")
def bot() -> dict[str, Any]:
    return runpy.run_path(str(BOT))


@pytest.mark.by_day(1)
@pytest.mark.parametrize("preset", ["punto-banco", "american", "chemin-de-fer", "banque-limitee"])
def test_the_bot_plays(
    server: Server, bot: dict[str, Any], preset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays two coups and gets up; no choice that the table calls settled stays offered."""
    watched: list[Watch] = []
    play, table = bot["play"], _table()

    def watching(socket: ClientConnection, coups: int) -> int:
        watched.append(Watch(socket, bot["answer"]))
        account: int = play(watched[0], coups)
        return account

    main = bot["main"]
    main.__globals__["play"] = watching
    try:
        main(server.address, preset, "2")
    finally:
        main.__globals__["play"] = play
    assert re.fullmatch(rf"{preset}: [+-]\d+ units in 2 coups\n", capsys.readouterr().out)
    stayed = watched[0].stayed
    assert stayed
    for choice, found in stayed.items():
        assert table[choice][1] or found == {False}, choice


def test_the_bot_is_short_and_independent_of_the_package() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 85
    assert "import baccarat" not in text
    assert "from baccarat" not in text


def test_the_published_limits_are_those_of_the_house() -> None:
    burst = COMMANDS[0].guest
    assert f"{burst.at_once} commands at once, and then eight a second" in CHAPTER
    assert burst.seconds * 8 == 1
