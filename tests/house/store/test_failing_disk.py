"""A disk that fails at each write of a whole shoe: nothing is told that is not stored."""

import asyncio
import json
from contextlib import nullcontext
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import AddBot, DealNow, TakeSeat
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.rooms.deadlines import INITIAL_BACKOFF_SECONDS
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import Worker
from baccarat.rules import Preset, preset
from baccarat.tables.common.refusal import Refused
from support.oracles.database_reader import check_books, check_cards
from support.server.failing_disk import FAULTS, TroubledStore
from support.server.inprocess import first_chair_drawn
from support.server.room_simulation import Evening, sensible
from support.server.virtual_loop import in_virtual_time

ROOM = "salon"
SHORT: dict[str, Preset] = {
    "punto-banco": replace(preset("punto-banco"), packs=4, stop_depth=104, burn=52),
    "chemin-de-fer": replace(preset("chemin-de-fer"), packs=1, stop_depth=26),
}
"""Shoes of about ten and five coups: after each failure a room rereads its shoe from the start.
Each fault is tried at one of the two, since a room's reaction does not depend on its game."""


class Witness(Viewer):
    """Reads each message as it is sent, and compares it with the disk."""

    def __init__(self, player: str, store: TroubledStore) -> None:
        super().__init__(player, player)
        self.store = store
        self.frozen: list[bool] = []

    def send(self, message: bytes) -> None:
        now = json.loads(message)["now"]
        assert now["seq"] <= self.store.on_disk(ROOM), "told and not kept"
        self.frozen.append(now["frozen"])


async def _insist(evening: Evening, request: Any) -> None:
    """Retry like a page that sends a command again, under its id, after a freeze."""
    command = evening.command(request)
    while True:
        try:
            seq = await evening.room.ask("ada", "ada", command)
        except Rejected as refused:
            if refused.code is not HouseCode.TABLE_FROZEN:
                return
            await asyncio.sleep(INITIAL_BACKOFF_SECONDS / 2)
        except Refused:
            return
        else:
            assert seq <= evening.house.store.on_disk(ROOM), "acknowledged and not kept"
            return


async def _shoe(game: str, store: TroubledStore) -> Witness:
    """Play a shoe to its end against two bots."""
    evening = Evening(SHORT[game], 7, people=0, store=store)
    room = evening.room
    room.settings = replace(room.settings, host="ada")  # only the host seats bots
    await room.load()
    work = asyncio.create_task(Worker(room).run())
    witness = Witness("ada", store)
    room.queue.put(Connect(witness))
    with first_chair_drawn():
        await _insist(evening, TakeSeat(10**6))
    for request in (AddBot("bold"), AddBot("bold")):
        await _insist(evening, request)
    assert len(room.state.bots()) == 2
    while room.state.shoe < 2:
        await asyncio.sleep(0.2)
        if 1 in room.state.game.to_act(room.state.table):
            if (answer := sensible(evening, "ada")) is not None:
                await _insist(evening, answer)
            if room.state.game.CLOSES_BY_CONSENT:
                await _insist(evening, DealNow())
    store.fault = lambda _: nullcontext()
    await asyncio.sleep(3 * INITIAL_BACKOFF_SECONDS)
    work.cancel()
    return witness


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "game"), [*zip(FAULTS, cycle(SHORT))])
def test_each_write_of_a_shoe_may_fail(game: str, fault: str, tmp_path: Path) -> None:
    store = TroubledStore(tmp_path, FAULTS[fault])
    witness = in_virtual_time(_shoe(game, store))
    store.close()
    assert store.failed > 10
    assert True in witness.frozen, "nobody was told"
    assert witness.frozen[-1] is False
    check_books(tmp_path)
    check_cards(tmp_path, ROOM, SHORT[game])
