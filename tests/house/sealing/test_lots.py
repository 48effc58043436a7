"""A lot is drawn by the house from the key of its shoe (AD-B7, AD-B9), in virtual time."""

import asyncio

import pytest
from msgspec.structs import replace

from baccarat.fairness.shuffle import lot
from baccarat.house.model.commands import TakeSeat
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import Worker
from baccarat.rules import preset
from baccarat.tables.banking.actions import Bid
from baccarat.tables.banque import Phase
from baccarat.tables.banque.events import LotDrawn
from support.server.room_simulation import Evening

ANDORRA = replace(preset("banque-andorra-limitee"), per_side=2)
CHIPS, BANK = 1_000_000, 20_000


@pytest.mark.rule("AD-B9")
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_lot_between_equal_bids_follows_from_the_key_of_the_shoe(seed: int) -> None:
    evening = Evening(ANDORRA, seed, people=5)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for seat in range(1, 6):
        name = f"p{seat - 1}"
        viewer = Viewer(name, name)
        evening.here[name] = [viewer]
        evening.room.queue.put(Connect(viewer))
        assert await evening.ask(name, TakeSeat(CHIPS, seat))
    while evening.room.state.table.phase is not Phase.AUCTION:
        await asyncio.sleep(1)
    for name in ("p1", "p2", "p3"):
        assert await evening.ask(name, Bid(BANK))
    while evening.room.state.table.bank is None:
        await asyncio.sleep(1)
    (drawn,) = (each for each in events(evening) if isinstance(each, LotDrawn))
    shoe = evening.room.sealing.shoe
    assert shoe is not None
    assert {*drawn.seats} == {2, 3, 4}
    assert drawn.seat == drawn.seats[lot(shoe.key, 0, 3)] == evening.room.state.table.banker
    work.cancel()


def events(evening: Evening) -> list[object]:
    return [getattr(each, "event", each) for each in evening.house.store.log]
