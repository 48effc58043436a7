"""However a shoe ends, its secret is shown to everyone who saw it, and never before (C-4)."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from baccarat.fairness import commitment_of
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.ceremony import SealAbandoned, SealAnnounced, SecretShown
from baccarat.house.model.commands import CloseRoom, Command, DealNow, TakeSeat
from baccarat.house.model.ledger import WELCOME_CHIPS, player_account
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.state import LoggedEvent
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.quarantine import QuarantineReason
from baccarat.house.rooms.rebuild import is_given_up
from baccarat.house.rooms.room import Room
from baccarat.rules import PRESETS
from baccarat.tables.common.shoe import is_between_shoes
from support.oracles import seal_checker
from support.server.guest import Guest, Message, Sealer, stake
from support.server.inprocess import opened
from support.server.process import Server
from support.server.virtual_loop import in_virtual_time

pytestmark = pytest.mark.rule("C-4")

CHIPS = 100_000
QUICK = {"name": "Quick", "pace": "instant"}
WRONG = "5e" * 32
GAMES = {each.game: each.name for each in reversed(PRESETS)}
"""A preset of each game."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ends")) as server:
        yield server


def made(host: Guest, **order: Any) -> str:
    return str(host.http.post("/api/rooms", json=QUICK | order).json()["id"])


def play(host: Sealer) -> None:
    """Sit down, bet, and have one coup dealt."""
    host.ask({"type": "sit", "seat": 1, "amount": CHIPS})
    host.until(lambda now: now["view"]["phase"] == "staking")
    host.ask(stake(player=2_500))
    host.ask({"type": "deal"})
    host.until(lambda now: now["coup"] == 2)


def ask_for(guest: Guest, room: str, root: str = "") -> Any:
    """Request the seal of the first shoe of a room."""
    asked = {"root": root} if root else {}
    return guest.http.get(f"/api/rooms/{room}/shoes/1/seal", params=asked)


def matches(secret: str, step: Message) -> bool:
    """Whether a secret is that of an announcement."""
    commitment: str = step["announcement"]["commitment"]
    return seal_checker.sha(bytes.fromhex(secret)).hex() == commitment


def test_closing_a_room_shows_the_secret_in_the_message_that_says_so(server: Server) -> None:
    with Sealer(server.address) as host:
        host.enter(made(host))
        play(host)
        host.ask({"type": "close-room"})
        said = [each for each in host.heard if each["type"] == "news" and each["room"]]
        assert said[-1]["room"]["course"] == "closed"
        [shown] = [step for step in said[-1]["seal"] if step["type"] == "secret-shown"]
        assert shown["shoe"] == 1
        assert matches(shown["secret"], host.of("seal-announced")[-1])
        assert len(host.of("secret-shown")) == 1


def test_viewers_of_a_shoe_get_its_secret_after_its_end_and_not_before(server: Server) -> None:
    """The guest is banned and the room is closed: only the root proves who saw the shoe."""
    with Sealer(server.address) as host, Guest(server.address, "Friend") as friend:
        room = made(host)
        host.enter(room)
        play(host)
        root = friend.enter(room)["seal"]["root"]
        host.ask({"type": "set-door", "private": True})
        running = ask_for(friend, room, root)
        assert (running.status_code, running.json()["secret"]) == (200, None)
        for wrong in ("", WRONG, root[:-1], "é\0"):
            refused = ask_for(friend, room, wrong)
            assert (refused.status_code, refused.json()["code"]) == (403, "by-invitation")
        assert ask_for(host, room).json()["secret"] is None
        host.ask({"type": "close-room"})
        with Guest(server.address, "Stranger") as stranger:
            assert ask_for(stranger, room).status_code == 403
            stranger.http.cookies.clear()
            for guest, named in ((friend, root), (host, ""), (stranger, root)):
                told = ask_for(guest, room, named)
                assert told.status_code == 200
                assert matches(told.json()["secret"], host.of("seal-announced")[-1])


def test_a_root_opens_no_other_shoe(server: Server) -> None:
    with Sealer(server.address) as host, Guest(server.address, "Stranger") as stranger:
        ours, other = made(host, private=True), made(host, private=True)
        host.enter(ours)
        play(host)
        root = host.of("shoe-sealed")[-1]["root"]
        assert ask_for(stranger, other, root).status_code == 403
        assert ask_for(stranger, "nowhere", root).status_code == 404
        for shoe in (0, 2, 2**63):
            asked = f"/api/rooms/{ours}/shoes/{shoe}/seal"
            assert stranger.http.get(asked, params={"root": root}).status_code == 403


async def _dealing(house: House, room: Room) -> None:
    """Have Ada sit down, and deal the first coup except for its last cards."""
    ada = await house.guests.welcome("Ada")
    room.queue.put(Connect(Viewer(ada.player, ada.name)))
    await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(CHIPS, 1)))
    while not room.state.asked:
        await asyncio.sleep(1)
    state = room.state
    deal = Command("b", state.shoe, state.coup, DealNow(), state.decision)
    await room.ask(ada.player, ada.name, deal)
    while room.state.table.shoe.out < 2:
        await asyncio.sleep(0.1)


async def _log(house: House, room: str) -> list[LoggedEvent]:
    return await house.storage.read(lambda store: store.events(room, 0))


def test_a_room_set_aside_gives_up_its_shoe_for_good(tmp_path: Path) -> None:
    """The current coup is played out, everyone gets their chips back, and there is a new table."""

    async def fail() -> tuple[str, str]:
        async with opened(tmp_path) as house:
            room = await house.rooms.find(DEFAULT_ROOM)
            await _dealing(house, room)
            root = room.state.seal.root or ""
            running = await house.rooms.seal_for("", DEFAULT_ROOM, 1, root)
            assert running.secret is None
            house.rooms.set_aside(DEFAULT_ROOM, QuarantineReason.FAULTS)
            await asyncio.sleep(1)
            told = await house.rooms.seal_for("", DEFAULT_ROOM, 1, root)
            with pytest.raises(Rejected, match=HouseCode.SET_ASIDE):
                await house.rooms.seal_for("", DEFAULT_ROOM, 1, WRONG)
            [ada] = [player for player, seat in room.state.seats.items() if seat == 1]
            return told.secret or "", ada

    async def look_again(secret: str, ada: str) -> None:
        async with opened(tmp_path) as house:
            log = await _log(house, DEFAULT_ROOM)
            [announced] = [each for each in log if isinstance(each, SealAnnounced)]
            assert commitment_of(bytes.fromhex(secret)) == announced.announcement.commitment
            room = await house.rooms.find(DEFAULT_ROOM)
            assert room.state.hosting.course == "closed"
            assert [e.secret for e in log if isinstance(e, SecretShown)] == [secret]
            assert house.accounts.balances[player_account(ada)] == WELCOME_CHIPS
            assert house.rooms.default != DEFAULT_ROOM
            fresh = await house.rooms.find(house.rooms.default)
            assert (fresh.state.hosting.course, len(fresh.state.bots())) == ("open", 2)
            listed = [each.line.id for each in house.rooms.cards() if each.is_listed_for("")]
            assert listed == [house.rooms.default]

    secret, ada = in_virtual_time(fail())
    in_virtual_time(look_again(secret, ada))
    in_virtual_time(look_again(secret, ada))  # and it stays that way


@pytest.mark.parametrize("steps", range(0, 30, 6))
@pytest.mark.parametrize("preset", GAMES.values(), ids=GAMES.keys())
def test_a_coup_of_any_game_is_finished_from_any_point(
    tmp_path: Path, preset: str, steps: int
) -> None:
    async def fail() -> str:
        async with opened(tmp_path) as house:
            ada = await house.guests.welcome("Ada")
            order = RoomSpec(name="Ours", preset=preset, pace="instant", bots=3)
            room = await house.room_factory.create(order, ada)
            room.queue.put(Connect(Viewer(ada.player, ada.name)))
            drawn = preset == GAMES["chemin"]  # the house draws its chairs (CF-1)
            free = None if drawn else room.state.free_chairs()[0]
            await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(CHIPS, free)))
            while room.state.shoe == 0:
                await asyncio.sleep(0.1)
            for _ in range(steps):
                await asyncio.sleep(0.3)
            assert not is_between_shoes(room.state.table.phase)
            house.rooms.set_aside(room.settings.id, QuarantineReason.FAULTS)
            return room.settings.id

    async def look_again(name: str) -> None:
        async with opened(tmp_path) as house:
            room = await house.rooms.find(name)
            assert (room.state.hosting.course, room.state.taken) == ("closed", ())
            log = await _log(house, name)
            assert sum(isinstance(each, SecretShown) for each in log) == 1
            assert sum(house.accounts.balances.values()) == 0

    name = in_virtual_time(fail())
    in_virtual_time(look_again(name))


async def test_closing_a_room_while_a_shoe_is_made_shows_that_secret(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        room = await house.room_factory.create(RoomSpec(name="Ours"), ada)
        seals = Viewer(ada.player, ada.name, seals=True)
        room.queue.put(Connect(seals))
        await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(CHIPS, 1)))
        while room.state.seal.attempt is None:
            await asyncio.sleep(0.1)
        await room.ask(ada.player, ada.name, Command("b", 0, 1, CloseRoom()))
        log = await _log(house, room.settings.id)
        assert any(isinstance(each, SealAbandoned) for each in log)
        assert not any(isinstance(each, SecretShown) for each in log)


@pytest.mark.parametrize("ended", [False, True])
def test_a_club_that_auctions_the_next_bank_has_not_given_up_its_shoe(ended: bool) -> None:
    """Otherwise a restart would close the room."""
    table = SimpleNamespace(phase="auction")
    room: Any = SimpleNamespace(hosting=SimpleNamespace(course="open"), table=table)
    shoe: Any = SimpleNamespace(ended="2026-01-31T20:00:00Z")
    assert is_given_up(shoe, room, ended_at_table=ended) is not ended
