"""A player's own limits hold over all tables at once, even for concurrent requests."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import AddBot, Command, DealNow, SetPace, TakeSeat
from baccarat.house.model.ledger import Transfer, player_account
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.settings import Settings
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import Worker
from baccarat.house.self_limits import Limits, SelfLimitBook, SelfLimits
from baccarat.house.store.batch import Batch, Reply
from baccarat.house.store.store import Store
from baccarat.rules import preset
from baccarat.tables.banque import BidOpen, MayBid, MayStakeOn, StakeOn
from baccarat.tables.chemin import MayName
from baccarat.tables.common.chips import Account
from baccarat.tables.common.refusal import Refused
from baccarat.tables.punto import Bet, MayStake, Stake
from support.conformance.banking import ANSWERS
from support.server.room_simulation import (
    RICH,
    Evening,
    Memory,
    MemoryHouse,
    MemoryStorage,
    answer_to,
)
from support.server.virtual_loop import in_virtual_time

pytestmark = pytest.mark.usefixtures("on_both")

LOSS = 40_000
CHANGED: dict[str, Any] = {"noted": {"commission": "noted"}, "taxed": {"tax": "capital"}}
ADA = "ada"


class Memories:
    """A memory for each room."""

    def __init__(self) -> None:
        self.rooms: dict[str, Memory] = defaultdict(Memory)

    def commit(self, batch: Batch) -> None:
        self.rooms[batch.room].commit(batch)

    def add_player(self, player: str, name: str, transfers: Sequence[Transfer]) -> None:
        for at in range(max(map(len, ROOMS))):
            self.rooms[f"r{at}"].add_player(player, name, transfers)

    def reply(self, player: str, room: str, command: str) -> Reply | None:
        return self.rooms[room].reply(player, room, command)


class SlowStorage(MemoryStorage):
    """Writes slowly, so that other rooms get requests meanwhile."""

    async def commit(self, batch: Batch) -> None:
        await asyncio.sleep(0.01)
        await super().commit(batch)


class Tables:
    """Ada, at several tables of one house, with bots of the house."""

    def __init__(self, store: Any, *presets: str) -> None:
        self.house = cast("Any", MemoryHouse(store))
        self.house.storage = SlowStorage(store)
        Evening.fund(self, ADA)  # type: ignore[arg-type]
        self.house.limits.by_player[ADA] = SelfLimits(Limits(loss=LOSS))
        self.rooms = [
            Room(Settings(id=f"r{at}", name="", preset=_rules(name), host=ADA), self.house)
            for at, name in enumerate(presets)
        ]
        self.work = [asyncio.create_task(Worker(room).run()) for room in self.rooms]
        self.asked = 0

    async def sit(self, bots: int) -> None:
        for room in self.rooms:
            room.queue.put(Connect(Viewer(ADA, "Ada")))
            for request in (TakeSeat(10**6), SetPace("instant"), *[AddBot("bold")] * bots):
                assert await self.ask(room, request) is None
        await asyncio.sleep(5)

    async def ask(self, room: Room, request: Any) -> str | None:
        """Send a command; return the refusal, if any."""
        self.asked += 1
        state = room.state
        command = Command(f"c{self.asked}", state.shoe, state.coup, request, state.decision)
        try:
            await room.ask(ADA, "Ada", command)
        except (Rejected, Refused) as refused:
            return refused.code
        return None

    def off_the_felt(self) -> int:
        """Add up what no coup can take: the account, and all purses and garages."""
        safe = self.house.accounts.balances[player_account(ADA)]
        for room in self.rooms:
            seat = room.state.seats.get(ADA)
            safe += sum(
                units
                for place, units in room.state.table.balances().items()
                if place.seat == seat and place.account in {Account.PURSE, Account.GARAGE}
            )
        return int(safe)

    def stop(self) -> None:
        for task in self.work:
            task.cancel()


def _rules(name: str) -> Any:
    """Return a preset with a host's changes; punto banco gets small shoes."""
    plain, _, changed = name.partition(", ")
    rules = replace(preset(plain), **CHANGED.get(changed, {}))
    return replace(rules, packs=4, stop_depth=104) if rules.game == "punto" else rules


def _bold(may: Any, chance: random.Random) -> Any:
    """Stake a lot, and often the maximum."""
    match may:
        case MayStake() if may.spots:
            most = min(may.spots[0].high, may.total, 2 * LOSS)
            return Stake((Bet("player", chance.choice([2_500, 10_000, most - most % 20])),))
        case MayStakeOn(_, low, high, sides=sides):
            return StakeOn(chance.choice([low, min(high, LOSS)]), chance.choice(sides))
        case MayBid(opens=opens) if opens and chance.random() < 0.4:
            return BidOpen()
        case MayName(what, low, high):
            amount = chance.choice([low, min(high, 2 * low), min(high, LOSS)])
            return ANSWERS[what](amount)
        case _:
            return answer_to(may, chance)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    store = Store(tmp_path)
    yield store
    store.close()


def test_six_tables_at_once_lose_no_more_than_one(store: Store) -> None:
    stake = Stake((Bet("player", LOSS // 2),))

    async def evening() -> list[str | None]:
        tables = Tables(store, *["punto-banco"] * 6)
        await tables.sit(bots=0)
        answers = await asyncio.gather(*(tables.ask(room, stake) for room in tables.rooms))
        tables.stop()
        return sorted(answers, key=str)

    assert in_virtual_time(evening()) == [None] * 2 + [HouseCode.OWN_LOSS] * 4


async def test_stakes_taken_back_at_one_table_may_be_used_at_another(store: Store) -> None:
    whole = Stake((Bet("player", LOSS),))
    tables = Tables(store, "punto-banco", "punto-banco")
    await tables.sit(bots=0)
    one, other = tables.rooms
    assert await tables.ask(one, whole) is None
    assert await tables.ask(one, whole) is None, "its own stake counts once"
    assert await tables.ask(other, whole) == HouseCode.OWN_LOSS
    assert await tables.ask(one, Stake(())) is None
    assert await tables.ask(other, whole) is None
    for room in tables.rooms:
        tables.house.limits.set_exposure(ADA, room.settings.id, 0)
    await other.load()
    assert await tables.ask(one, whole) == HouseCode.OWN_LOSS, "a restart forgets nothing"
    tables.stop()


ROOMS = (
    ("punto-banco", "chemin-de-fer", "chemin-de-fer-club", "chemin-de-fer"),
    ("banque-limitee, taxed", "banque-ouverte", "banque-club", "punto-banco, noted"),
    ("punto-banco, noted", "banque-club", "banque-club", "chemin-de-fer"),
)
"""By seed, the tables: banks held, doubled or bid for, open or not, bancos, commission."""


async def _evening(seed: int) -> int:
    """Play boldly at all tables at once; return how many stakes the limits refused."""
    games = ROOMS[seed % len(ROOMS)]
    tables, chance, refused = Tables(Memories(), *games), random.Random(seed), 0
    await tables.sit(bots=2)
    least = tables.off_the_felt()
    for _ in range(120):
        requests = []
        for room in tables.rooms:
            may = room.state.game.legal(room.state.table, room.state.seats.get(ADA) or 0)
            answer = _bold(chance.choice(may), chance) if may else None
            requests.append(tables.ask(room, answer or DealNow()))
        answers = await asyncio.gather(*requests)
        refused += sum(code == HouseCode.OWN_LOSS for code in answers)
        await asyncio.sleep(chance.expovariate(1))
        least = min(least, tables.off_the_felt())
    tables.stop()
    assert least >= RICH - LOSS
    return refused


@pytest.mark.by_day(2)
@pytest.mark.parametrize("seed", range(3))
def test_chips_off_the_felt_never_fall_below_the_limit(seed: int) -> None:
    assert in_virtual_time(_evening(seed)) > 0


def test_limits_checked_per_table_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: stakes at other tables are not counted."""
    monkeypatch.setattr(SelfLimitBook, "exposure_elsewhere", lambda *_: 0)

    async def evenings() -> None:
        for seed in range(10):
            await _evening(seed)

    with pytest.raises(AssertionError):
        in_virtual_time(evenings())
