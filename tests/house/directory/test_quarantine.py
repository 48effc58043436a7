"""A room that cannot be opened or keeps failing is set aside, and the house opens without it."""

import asyncio
import json
import logging
import sqlite3
from itertools import pairwise
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import baccarat.text
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.commands import Command, SetPace, TakeSeat
from baccarat.house.model.ledger import WELCOME_CHIPS
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.deadlines import LONGEST_SECONDS, MAX_FAILURES
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.quarantine import QuarantineReason
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import Worker
from baccarat.house.store.private_files import DATABASE
from support.golden.played_house import bind_again
from support.server.inprocess import opened
from support.server.virtual_loop import in_virtual_time

LOCALES = Path(baccarat.text.__file__).parent / "locales"
DAMAGE = {
    "settings that are no JSON": (
        "UPDATE rooms SET body = 'x' WHERE id = ?",
        QuarantineReason.SETTINGS,
    ),
    "settings that are none": (
        "UPDATE rooms SET body = '{}' WHERE id = ?",
        QuarantineReason.SETTINGS,
    ),
    "settings that are no text": (
        "UPDATE rooms SET body = x'ff22' WHERE id = ?",
        QuarantineReason.SETTINGS,
    ),
    "a preset that is none": (
        "UPDATE rooms SET body = json_remove(CAST(body AS TEXT), '$.preset') WHERE id = ?",
        QuarantineReason.SETTINGS,
    ),
    "an event that is none": ("UPDATE events SET body = '{}' WHERE room = ?", QuarantineReason.LOG),
    "an event that does not fit": (
        """UPDATE events SET body = '{"type":"vacated","seat":"one"}' WHERE room = ?""",
        QuarantineReason.LOG,
    ),
    "a shoe that is none": ("UPDATE shoes SET start = '{}' WHERE room = ?", QuarantineReason.LOG),
}


async def _evening(folder: Path) -> str:
    """Open a house with a room that deals; return the room."""
    async with opened(folder) as house:
        ada = await house.guests.welcome("Ada")
        room = await house.room_factory.create(RoomSpec(name="Ours", pace="instant", bots=1), ada)
        for table in (room, await house.rooms.find(DEFAULT_ROOM)):
            table.queue.put(Connect(Viewer(ada.player, ada.name)))
            await table.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(1_000, 1)))
            while table.state.shoe == 0:
                await asyncio.sleep(1)
        return room.settings.id


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("evening")
    return folder, in_virtual_time(_evening(folder))


async def _look(house: House, player: str = "") -> list[dict[str, Any]]:
    """Enter the lobby, and read the list of rooms."""
    viewer = Viewer(player, "")
    house.rooms.lobby.welcome(viewer, house.rooms.cards(), house.rooms.quarantined.values())
    message: dict[str, Any] = json.loads(viewer.outbox.get_nowait() or b"")
    return [*(line | {"aside": True} for line in message["aside"]), *message["rooms"]]


async def _newcomer(house: House) -> None:
    """Join, and sit down at a new table."""
    guest = await house.guests.welcome("New")
    assert guest.account == WELCOME_CHIPS
    room = await house.room_factory.create(RoomSpec(bots=2), guest)
    await room.ask(guest.player, guest.name, Command("n", 0, 1, TakeSeat(WELCOME_CHIPS)))
    assert room.state.seats.get(guest.player)


@pytest.mark.parametrize("standing", [False, True], ids=["a guest's room", "the standing room"])
@pytest.mark.parametrize(
    ("damage", "written"), [*((damage, True) for damage in DAMAGE), (next(iter(DAMAGE)), False)]
)
async def test_a_room_that_cannot_be_opened_does_not_keep_the_house_closed(
    evening: tuple[Path, str],
    tmp_path: Path,
    damage: str,
    written: bool,
    standing: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    kept, made = evening
    copytree(kept, tmp_path, dirs_exist_ok=True)
    room, other = (DEFAULT_ROOM, made) if standing else (made, DEFAULT_ROOM)
    statement, reason = DAMAGE[damage]
    with sqlite3.connect(tmp_path / DATABASE) as database:
        assert database.execute(statement, [room]).rowcount
    if written:
        bind_again(tmp_path / DATABASE)
    else:
        reason = QuarantineReason.DAMAGED
    async with opened(tmp_path) as house:
        with pytest.raises(Rejected) as refused:
            await house.rooms.find(room)
        assert refused.value.code is HouseCode.SET_ASIDE
        assert house.rooms.quarantined[room].reason is reason
        assert (await house.rooms.find(other)).state.shoe == 1
        lines = {line["id"]: line for line in await _look(house)}
        assert "aside" not in lines[other]
        if standing or house.rooms.quarantined[room].name:
            assert (lines[room]["aside"], lines[room]["reason"]) == (True, reason)
        await _newcomer(house)
    told = [record for record in caplog.records if room in record.getMessage()]
    assert [record.levelno for record in told] == [logging.ERROR]


async def test_only_the_host_learns_of_a_private_room_out_of_order(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        room = await house.room_factory.create(RoomSpec(private=True, name="Ours"), host)
        house.rooms.set_aside(room.settings.id, QuarantineReason.LOG)
        [line] = [each for each in await _look(house, host.player) if "aside" in each]
        assert (line["id"], line["name"]) == (room.settings.id, "Ours")
        for player in ("", "somebody"):
            assert not [each for each in await _look(house, player) if "aside" in each]


def _fail(monkeypatch: pytest.MonkeyPatch, room: Room, fault: Exception) -> list[float]:
    """Make a room fail at everything it has due; return the times of its attempts."""
    tried: list[float] = []

    run_due_chore = Worker._run_due_chore

    async def failing(worker: Worker) -> None:
        if worker.room is not room:
            await run_due_chore(worker)
            return
        tried.append(room.time())
        raise fault

    monkeypatch.setattr(Worker, "_run_due_chore", failing)
    return tried


async def test_a_room_that_freezes_again_and_again_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as house:
        room, ada = await house.rooms.find(DEFAULT_ROOM), await house.guests.welcome("Ada")
        looker, seated = Viewer("", ""), Viewer(ada.player, ada.name)
        house.rooms.lobby.welcome(looker, house.rooms.cards(), house.rooms.quarantined.values())
        looker.outbox.get_nowait()
        tried = _fail(monkeypatch, room, ValueError("a table that cannot go on"))
        room.queue.put(Connect(seated))
        await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(1_000, 1)))
        await asyncio.sleep(600)
        pauses = [later - sooner for sooner, later in pairwise(tried)]
        assert len(tried) == MAX_FAILURES + 1
        assert pauses == sorted(pauses)
        assert max(pauses) <= LONGEST_SECONDS + 1
        assert house.rooms.quarantined[DEFAULT_ROOM].reason is QuarantineReason.FAULTS
        assert seated.lost
        with pytest.raises(Rejected, match=HouseCode.SET_ASIDE):
            await room.ask(ada.player, ada.name, Command("b", 0, 1, SetPace("slow")))
        news = [json.loads(looker.outbox.get_nowait() or b"") for _ in range(2)]
        assert (news[-1]["gone"], news[-1]["aside"][0]["id"]) == (["salon"], "salon")
        await _newcomer(house)
    # the first and the last
    assert sum(record.exc_info is not None for record in caplog.records) == 2


async def test_an_hour_of_disk_failure_sets_no_room_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        room, ada = await house.rooms.find(DEFAULT_ROOM), await house.guests.welcome("Ada")
        with monkeypatch.context() as patch:
            full = OperationalError("INSERT", {}, Exception("disk is full"))
            tried = _fail(patch, room, full)
            room.queue.put(Connect(Viewer(ada.player, ada.name)))
            await room.ask(ada.player, ada.name, Command("a", 0, 1, TakeSeat(1_000, 1)))
            await asyncio.sleep(3600)
            assert 3600 / LONGEST_SECONDS - 10 < len(tried) < 3600 / LONGEST_SECONDS + 10
        await asyncio.sleep(2 * LONGEST_SECONDS)
        assert room.state.shoe == 1
        assert not house.rooms.quarantined


async def test_pending_requests_to_an_ending_room_are_answered(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        room, ada = await house.rooms.find(DEFAULT_ROOM), await house.guests.welcome("Ada")
        commands = (Command("a", 0, 1, TakeSeat(1_000, 1)), Command("b", 0, 1, SetPace("slow")))
        asked = [room.ask(ada.player, ada.name, each) for each in commands]
        await asyncio.sleep(0)
        house.rooms.set_aside(DEFAULT_ROOM, QuarantineReason.LOG)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [getattr(each, "code", None) for each in answers] == [HouseCode.SET_ASIDE] * 2


def test_each_reason_has_its_sentence() -> None:
    words = (LOCALES / "en" / "page.ftl").read_text()
    assert [reason for reason in QuarantineReason if f"\naside-{reason} = " not in words] == []
