"""Changes by a host during play: terms apply at once, limits from the next shoe."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house.history.records import record_text
from baccarat.house.hosting import host_desk
from baccarat.house.hosting.room_spec import take_up, with_limits
from baccarat.house.lobby.room_card import room_line
from baccarat.house.model.commands import (
    AddBot,
    DealNow,
    LimitSeat,
    Rebuy,
    SealCommit,
    SetLimits,
    SetPace,
    SetTerms,
    TakeSeat,
)
from baccarat.house.model.draft import Draft
from baccarat.house.model.hosting import LimitsAsked, LimitsChanged, Terms
from baccarat.house.model.refusal import Rejected
from baccarat.house.model.state import Occupant
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.messages import RoomNews, RuleSheet, room_news
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import Worker
from baccarat.house.store.store import Store
from baccarat.notation import BadRecord, read, verify
from baccarat.rules import Preset, PuntoPreset, preset
from baccarat.rules.law.source import citations
from baccarat.rules.presets.serialization import write_preset
from baccarat.tables import punto
from baccarat.tables.common.refusal import Refused
from baccarat.tables.punto import Bet
from support.server.guest import Guest, stake
from support.server.inprocess import first_chair_drawn
from support.server.process import Server
from support.server.room_simulation import Evening, Memory, one_move, sensible
from support.server.virtual_loop import in_virtual_time

GAMES = {
    name: replace(preset(name), packs=4, stop_depth=104)
    for name in ("punto-banco", "chemin-de-fer", "banque-limitee")
}
LOW: dict[str, int | tuple[int, ...]] = {"minimum": 500, "stake_step": 100, "chips": (100, 500)}


def news_of(room: Room) -> RoomNews:
    return room_news(room.settings, room.state)


@asynccontextmanager
async def opened(rules: Preset, store: Any = None, *, seals: bool = False) -> Any:
    """Seat a host at their table with two bots."""
    evening = Evening(rules, 7, people=2, store=store)
    async with at_work(evening, seals=seals):
        with first_chair_drawn():
            assert await evening.ask("p0", TakeSeat(10**6))
        for request in (AddBot("bold"), AddBot("bold")):
            assert await evening.ask("p0", request)
        yield evening


@asynccontextmanager
async def at_work(evening: Evening, *, seals: bool = False) -> Any:
    """Start a room from its stored state, with its host at the page."""
    evening.room = Room(evening.room.settings, evening.house)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    evening.room.queue.put(Connect(Viewer("p0", "p0", seals=seals)))
    await asyncio.sleep(0)
    yield
    work.cancel()


async def play(evening: Evening, done: Callable[[Room], bool]) -> None:
    """Play so that coups keep happening."""
    room = evening.room
    while not done(room):
        await asyncio.sleep(0.2)
        if 1 in room.state.game.to_act(room.state.table):
            if (answer := sensible(evening, "p0")) is not None:
                await evening.ask("p0", answer)
            if room.state.game.CLOSES_BY_CONSENT:
                await evening.ask("p0", DealNow())


def at(shoe: int, coup: int = 1) -> Callable[[Room], bool]:
    return lambda room: (room.state.shoe, room.state.coup) >= (shoe, coup)


async def checked(evening: Evening, shoe: int) -> Preset:
    """Verify the record of a shoe, and return the rules it was played by."""
    record = read(await record_text(evening.room, shoe))
    verify(record)
    return record.preset


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.mark.by_day(1)
@pytest.mark.rule("RM-2")
@pytest.mark.parametrize("game", GAMES)
async def test_other_limits_wait_for_the_next_shoe_and_every_record_verifies(
    game: str, store: Store
) -> None:
    before = GAMES[game]
    wanted = with_limits(before, LOW)
    async with opened(before, store) as evening:
        await play(evening, at(1, 3))
        assert await evening.ask("p0", SetLimits(LOW))
        await play(evening, at(1, 5))
        news = news_of(evening.room)
        assert (news.preset, news.coming) == (before, wanted)
    async with at_work(evening):
        news = news_of(evening.room)
        assert (news.preset, news.coming) == (before, wanted), "a restart keeps it"
        await play(evening, at(2, 3))
        news = news_of(evening.room)
        assert (news.preset, news.coming) == (wanted, None)
        posted = wanted.least_stake, wanted.customary, wanted.row, wanted.seats_by_lot
        assert news.sheet == RuleSheet(208, *posted, citations(wanted))
        assert room_line(evening.room).minimum == 500
    async with at_work(evening):
        assert news_of(evening.room).preset == wanted
        await play(evening, at(3))
        assert await checked(evening, 1) == before
        assert await checked(evening, 2) == wanted
        evening.check_money()


@pytest.mark.by_day(1)
@pytest.mark.parametrize(
    "game",
    [
        "punto-banco",
        "chemin-de-fer-club",
        "chemin-de-fer",
    ],
)
async def test_whatever_limits_a_host_sets_in_a_lively_room_every_record_verifies(
    game: str, store: Store
) -> None:
    rules = replace(preset(game), packs=4, stop_depth=104, burn=52)
    async with opened(rules, store) as evening:
        chance, room, limits = evening.chance, evening.room, set()
        await evening.connect("p1")
        await evening.ask("p0", SetPace("instant"))
        while room.state.shoe < 3:
            await one_move(evening)
            if chance.random() < 0.1:
                step = chance.choice([1, 20, 100, 300])
                least = step * chance.choice([1, 5, 20, 100])
                await evening.ask("p0", SetLimits({"minimum": least, "stake_step": step}))
            if chance.random() < 0.05:
                highest = getattr(room.state.table.preset, "maximum", None)
                await evening.ask("p0", LimitSeat(1, highest))
        for shoe in (1, 2):
            played = await checked(evening, shoe)
            limits.add((played.minimum, played.stake_step))
        assert len(limits) > 1
        evening.check_money()


def test_limits_that_hold_at_once_spoil_the_record(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: if the current shoe changed, its record could not be written."""

    def at_once(draft: Draft, sums: Any) -> None:
        draft.add(LimitsChanged(write_preset(with_limits(draft.state.table.preset, sums))))

    async def evening_long() -> None:
        async with opened(GAMES["punto-banco"], store) as evening:
            await play(evening, at(1, 3))
            assert await evening.ask("p0", SetLimits(LOW))
            await play(evening, at(2))
            await checked(evening, 1)

    monkeypatch.setattr(host_desk, "ask_limits", at_once)
    with pytest.raises((BadRecord, Refused)):
        in_virtual_time(evening_long())


async def test_changeur_actions_after_a_shoe_are_not_in_its_record(store: Store) -> None:
    """A seat's own maximum for the next shoe may not have been valid in the last one."""
    own = LimitSeat(1, 700)
    async with opened(GAMES["punto-banco"], store, seals=True) as evening:
        await play(evening, at(1, 3))
        assert await evening.ask("p0", SetLimits(LOW))
        assert not await evening.ask("p0", own), "the shoe at hand keeps its limits"
        await play(evening, lambda room: room.state.hosting.coming is None)
        assert evening.room.state.shoe == 1, "the next shoe is being made"
        assert await evening.ask("p0", own)
        await play(evening, at(3))
        await checked(evening, 1)
        await checked(evening, 2)


async def test_every_attempt_at_a_shoe_is_for_the_same_limits(store: Store) -> None:
    async with opened(GAMES["punto-banco"], store, seals=True) as evening:
        await asyncio.sleep(1)
        assert await evening.ask("p0", SealCommit("00" * 32))
        assert await evening.ask("p0", SetLimits(LOW))
        await play(evening, at(2))
        assert await checked(evening, 1) == GAMES["punto-banco"]
        assert verify(read(await record_text(evening.room, 1))).abandoned == 1
        assert evening.room.state.table.preset.minimum == 500


def test_current_limits_override_requested_ones() -> None:
    async def evening_long() -> tuple[Room, Preset]:
        async with opened(GAMES["punto-banco"]) as evening:
            before = evening.room.state.table.preset
            assert await evening.ask("p0", SetLimits({"minimum": 500}))
            assert await evening.ask("p0", SetLimits({"maximum": 500_000}))
            assert news_of(evening.room).coming == with_limits(
                before, {"minimum": 500, "maximum": 500_000}
            )
            back = {"minimum": before.minimum, "maximum": before.maximum}
            assert await evening.ask("p0", SetLimits(back))
            return evening.room, before

    room, before = in_virtual_time(evening_long())
    assert (news_of(room).coming, news_of(room).preset) == (None, before)


def _between_shoes(*, standing: bool) -> Draft:
    """Seat two players with their own maxima; a tie left one of them a stake."""
    rules = GAMES["punto-banco"]
    assert isinstance(rules, PuntoPreset)
    evening = Evening(rules, 7, people=0, store=Memory())
    bets = ((Bet("player", 2_500),),) + ((),) * (rules.seats - 1)
    table = replace(
        punto.new(rules),
        purses=(97_500, 100_000, *(None,) * (rules.seats - 2)),
        maxima=(5_000, 600_000, *(None,) * (rules.seats - 2)),
        stakes=bets,
        standing=bets if standing else ((),) * rules.seats,
    )
    state = replace(
        evening.room.state,
        table=table,
        occupants=(Occupant("ada", "Ada"), Occupant("bea", "Bea"), *(None,) * (rules.seats - 2)),
    )
    draft = Draft("salon", state, 0)
    coming = with_limits(rules, {"minimum": 10_000, "maximum": 800_000})
    draft.add(LimitsAsked(write_preset(coming)))
    return draft


@pytest.mark.rule("PB-8", "PB-10")
def test_stakes_of_a_tie_go_back_and_a_maximum_that_is_none_any_more_falls() -> None:
    draft = _between_shoes(standing=False)
    take_up(draft)
    table = draft.state.table
    assert isinstance(table, punto.State)
    assert (table.purses[0], table.staked(1)) == (100_000, 0)
    assert table.maxima[:2] == (None, 600_000)
    assert (table.preset.minimum, draft.state.hosting.coming) == (10_000, None)
    assert [each.amount for each in draft.transfers()] == [2_500]


@pytest.mark.rule("PB-8")
def test_new_limits_wait_while_stakes_must_remain() -> None:
    draft = _between_shoes(standing=True)
    before = draft.state
    take_up(draft)
    assert draft.state == before


@pytest.mark.rule("RM-2")
async def test_the_clock_the_odds_and_who_may_buy_again_change_at_once() -> None:
    async with opened(GAMES["punto-banco"]) as evening:
        room = evening.room
        evening.house.accounts.balances["player/poor"] = evening.house.store.balances[
            "player/poor"
        ] = 100
        await evening.connect("poor")
        assert await evening.ask("poor", TakeSeat(100, 2))
        assert await evening.ask("p0", SetTerms(Terms(30, rebuy=False, odds=True, advisor=True)))
        assert news_of(room).terms == Terms(30, rebuy=False, odds=True, advisor=True)
        assert not await evening.ask("poor", Rebuy())
        await play(evening, lambda room: room.timing.closes is not None)
        assert room.timing.closes is not None
        assert room.timing.closes - room.time() == pytest.approx(30, abs=1)
        assert await evening.ask("p0", SetTerms(Terms(clock=60, rebuy=True, odds=False)))
        assert room.timing.closes - room.time() == pytest.approx(30, abs=1), "it runs already"
        assert await evening.ask("poor", Rebuy())
    async with at_work(evening):
        assert news_of(evening.room).terms == Terms(60, rebuy=True, odds=False)
        await evening.connect("poor")
        await play(evening, lambda room: room.timing.closes is not None)
        closes = evening.room.timing.closes
        assert closes is not None
        assert closes - evening.room.time() == pytest.approx(60, abs=1)


BAD: dict[str, tuple[str, dict[str, Any]]] = {
    "above the maximum": ("minimum", {"minimum": 2_000_000}),
    "nothing": ("minimum", {"minimum": 0}),
    "no whole step": ("stake_step", {"minimum": 2_510}),
    "no chips": ("chips", {"chips": ()}),
    "not a sum": ("packs", {"packs": 8}),
    "the bets": ("wagers", {"wagers": ()}),
    "the name": ("name", {"name": 1}),
    "unknown": ("colour", {"colour": 1}),
}


@pytest.mark.parametrize("bad", BAD)
def test_limits_are_refused_by_the_fields_name(bad: str) -> None:
    field, sums = BAD[bad]
    with pytest.raises(Rejected, match="bad-field") as refused:
        with_limits(GAMES["punto-banco"], sums)
    assert refused.value.field == field


def test_only_the_host_sets_limits_over_sockets_and_everybody_is_told(tmp_path: Path) -> None:
    limits = {"type": "set-limits", "sums": {"minimum": 500, "chips": [100, 500]}}
    terms = {
        "type": "set-terms",
        "terms": {
            "clock": 30,
            "rebuy": False,
            "odds": False,
            "advisor": True,
            "delay": 0,
            "delay_coups": 0,
        },
    }
    with Server(tmp_path) as server, Guest(server.address, "Host") as host:
        room = host.http.post("/api/rooms", json={"name": "Ours", "pace": "instant"}).json()["id"]
        host.enter(room)
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        host.until(lambda now: now["view"]["phase"] == "staking")
        with Guest(server.address, "Eve") as eve:
            eve.enter(room)
            for request in (limits, terms):
                assert eve.ask(request)["code"] == "not-host"
            short = terms | {"terms": {"clock": 4, "rebuy": False, "odds": False}}
            crossed = limits | {"sums": {"maximum": 100}}
            for request, field in ((short, "clock"), (crossed, "minimum")):
                answer = host.ask(request)
                assert (answer["code"], answer["field"]) == ("bad-field", field)
            for amount in (500.5, "5", True, None):
                answer = host.ask(limits | {"sums": {"minimum": amount}})
                assert answer["code"] == "malformed"
            for request in (limits, terms):
                assert host.ask(request)["type"] == "accepted"
            eve.until(lambda now: now["seq"] == host.now["seq"])
            news = [m["room"] for m in eve.heard if m["type"] == "news" and m["room"]][-1]
            assert (news["preset"]["minimum"], news["coming"]["minimum"]) == (2_500, 500)
            assert news["terms"] == terms["terms"]
        assert host.ask(stake(player=500))["code"] == "below-minimum"
        server.kill()
        server.start()
        news = host.enter(room)["room"]
        assert (news["preset"]["minimum"], news["coming"]["minimum"]) == (2_500, 500)
        assert news["terms"] == terms["terms"]
