"""The waiting list of a full room: for whom a free chair is kept, for how long, and who sees it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from baccarat.house.lobby.room_card import room_line
from baccarat.house.model.commands import AddBot, DealNow, GetUp, SetPace, TakeSeat, WaitForChair
from baccarat.house.model.hosting import Barred, CourseSet
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.state import Listed
from baccarat.house.rooms.deadlines import BRIEF_HOLD_SECONDS, CHAIR_OFFER_SECONDS
from baccarat.house.rooms.permissions import MOST_WAITING
from baccarat.house.rooms.worker import Worker
from baccarat.rules import PRESETS, Preset, preset
from baccarat.tables.common.shoe import is_between_shoes
from support.server.room_simulation import Evening

PUNTO = replace(preset("mini-andorra"), seats=3)
CHEMIN = replace(preset("chemin-de-fer-andorra"), seats=3, least_players=2, bystanders=2)
LISTS: dict[str, Preset] = {"punto": PUNTO, "chemin": CHEMIN}
CHIPS = 10**7
JOIN, STOP = WaitForChair(True), WaitForChair(False)


@asynccontextmanager
async def _full(rules: Preset, waits: tuple[str, ...] = ()) -> AsyncIterator[Evening]:
    """Fill the chairs with p0, p1 and p2, and put others on the list who are here."""
    evening = Evening(rules, 1, people=0)
    await evening.room.load()
    work = asyncio.create_task(Worker(evening.room).run())
    for name in ("p0", "p1", "p2"):
        await _come(evening, name)
        assert await evening.ask(name, TakeSeat(CHIPS))
    for name in waits:
        await _come(evening, name)
        assert await evening.ask(name, JOIN)
    yield evening
    work.cancel()
    evening.check_money()


async def _come(evening: Evening, name: str) -> None:
    evening.fund(name)
    await evening.connect(name)


async def _until(evening: Evening, what: Callable[[], bool], most: float = 3600) -> None:
    """Let the table play on until `what` returns true."""
    end = evening.room.time() + most
    while not what():
        assert evening.room.time() < end
        await asyncio.sleep(0.05)


async def _code(evening: Evening, name: str, request: Any) -> HouseCode:
    with pytest.raises(Rejected) as caught:
        await evening.room.ask(name, name, evening.command(request))
    return caught.value.code


async def _frees(evening: Evening, name: str) -> None:
    """Have somebody get up, in a shoe, once the stakes are settled."""
    await _until(evening, lambda: not is_between_shoes(evening.room.state.table.phase))
    assert await evening.ask(name, GetUp())
    await _until(evening, lambda: evening.seat(name) is None)


def _waiting(evening: Evening) -> list[str]:
    return [*evening.room.state.waiting]


def _seen(evening: Evening, name: str) -> Any:
    """Return the newest state that a viewer was sent."""
    viewer, now = evening.here[name][0], None
    while not viewer.outbox.empty():
        message = msgspec.json.decode(viewer.outbox.get_nowait() or b"{}")
        now = message.get("now", now)
    return now


@pytest.mark.rule("AD-C9", "AD-P14")
def test_the_tables_of_andorra_have_a_waiting_list_and_no_others() -> None:
    with_list = {rules.name for rules in PRESETS if rules.waiting_list}
    assert with_list == {rules.name for rules in PRESETS if "andorra" in rules.name}


@pytest.mark.rule("AD-C9", "AD-P14")
@pytest.mark.parametrize("game", LISTS)
async def test_a_chair_that_is_given_up_is_kept_for_the_first_on_the_list_then_the_next(
    game: str,
) -> None:
    async with _full(LISTS[game], ("ada", "bea")) as evening:
        await _come(evening, "cleo")
        await _frees(evening, "p2")
        for late in ("cleo", "bea", "p2"):
            assert await _code(evening, late, TakeSeat(CHIPS)) is HouseCode.CHAIR_KEPT
        await asyncio.sleep(CHAIR_OFFER_SECONDS - 1)
        assert _waiting(evening) == ["ada", "bea"]
        assert await _code(evening, "bea", TakeSeat(CHIPS)) is HouseCode.CHAIR_KEPT
        await asyncio.sleep(1.1)
        assert _waiting(evening) == ["bea"]
        assert await _code(evening, "ada", TakeSeat(CHIPS)) is HouseCode.CHAIR_KEPT
        assert await evening.ask("bea", TakeSeat(CHIPS))
        assert _waiting(evening) == []
        assert evening.room.state.has_chair("bea")
        assert await _code(evening, "ada", TakeSeat(CHIPS)) is HouseCode.ROOM_FULL


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_only_who_is_connected_has_a_chair_kept_and_who_has_gone_drops_off() -> None:
    async with _full(PUNTO, ("ada", "bea")) as evening:
        await evening.drop("ada")
        await _frees(evening, "p2")
        assert evening.room.present.listed == ("bea",)
        await asyncio.sleep(CHAIR_OFFER_SECONDS + 1)
        assert _waiting(evening) == ["ada"], "the offer to bea has lapsed"
        await _come(evening, "cleo")
        assert await evening.ask("cleo", TakeSeat(CHIPS)), "it is kept for nobody who is away"
        await asyncio.sleep(BRIEF_HOLD_SECONDS - CHAIR_OFFER_SECONDS)
        assert _waiting(evening) == []


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_who_is_on_the_list_may_leave_it_and_is_on_it_once() -> None:
    async with _full(PUNTO, ("ada",)) as evening:
        assert await _code(evening, "ada", JOIN) is HouseCode.NOT_NOW
        assert await evening.ask("ada", STOP)
        assert await _code(evening, "ada", STOP) is HouseCode.NOT_NOW
        assert _waiting(evening) == []


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_nobody_waits_where_a_chair_is_free_or_no_list_is_kept() -> None:
    async with _full(PUNTO) as evening:
        await _frees(evening, "p2")
        await _come(evening, "ada")
        assert await _code(evening, "ada", JOIN) is HouseCode.NOT_NOW
        assert await evening.ask("ada", TakeSeat(CHIPS))
    async with _full(replace(PUNTO, waiting_list=False)) as evening:
        await _come(evening, "ada")
        assert await _code(evening, "ada", JOIN) is HouseCode.NO_WAITING_LIST
        assert not _seen(evening, "ada")["me"]["may"]["wait"]


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_a_list_has_an_end_and_nobody_on_it_who_was_sent_away() -> None:
    async with _full(PUNTO, ("ada",)) as evening:
        draft = evening.room.draft()
        for number in range(1, MOST_WAITING):
            draft.add(Listed(f"x{number}", f"Guest {number}"))
        await evening.room.commit(draft)
        await _come(evening, "bea")
        assert await _code(evening, "bea", JOIN) is HouseCode.LIST_FULL
        draft = evening.room.draft()
        draft.add(Barred("ada", "ada"))
        assert "ada" not in draft.state.waiting
        draft.add(CourseSet("closing"))
        assert draft.state.waiting == {}


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_all_see_the_names_and_only_the_one_concerned_the_offer() -> None:
    async with _full(PUNTO, ("ada", "bea")) as evening:
        await _come(evening, "cleo")
        await _frees(evening, "p2")
        assert room_line(evening.room).chairs.count("a") == 1, "nobody is led to it"
        assert "." not in room_line(evening.room).chairs
        seen = {name: _seen(evening, name) for name in ("p0", "ada", "bea", "cleo")}
        for now in seen.values():
            assert now["waiting"] == [
                {"name": "ada", "kept": True},
                {"name": "bea", "kept": False},
            ]
        rows = {name: now["me"].get("waits") for name, now in seen.items()}
        assert rows == {"p0": None, "ada": 0, "bea": 1, "cleo": None}
        kept = {name: now["me"].get("kept_in") for name, now in seen.items()}
        assert 0 < kept.pop("ada") <= 1000 * CHAIR_OFFER_SECONDS
        assert {*kept.values()} == {None}
        assert seen["ada"]["me"]["may"]["sit"]
        assert seen["cleo"]["me"]["may"]["wait"]
        assert seen["cleo"]["me"]["no_seat"] == "chair-kept"
        assert seen["bea"]["me"]["may"]["sit"] is None


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_a_namesake_takes_another_name_before_the_list() -> None:
    async with _full(PUNTO) as evening:
        for name in ("P0", "cleo"):
            await _come(evening, name)
        assert await _code(evening, "P0", JOIN) is HouseCode.NAME_TAKEN
        await asyncio.sleep(0.1)
        seen = {name: _seen(evening, name)["me"] for name in ("P0", "cleo")}
        told = {name: (me["no_seat"], me["may"]["wait"]) for name, me in seen.items()}
        assert told == {"P0": ("name-taken", False), "cleo": ("room-full", True)}


@pytest.mark.rule("AD-C9", "AD-P14")
async def test_a_restart_keeps_the_list() -> None:
    async with _full(PUNTO, ("ada", "bea")) as evening:
        await evening.room.load()
        assert _waiting(evening) == ["ada", "bea"]
        await _frees(evening, "p2")
        assert await _code(evening, "bea", TakeSeat(CHIPS)) is HouseCode.CHAIR_KEPT
        assert await evening.ask("ada", TakeSeat(CHIPS))


@pytest.mark.rule("AD-C9")
async def test_who_stands_is_brought_to_the_chair_with_all_chips() -> None:
    async with _full(CHEMIN) as evening:
        await _come(evening, "ada")
        assert await evening.ask("ada", TakeSeat(12_345, CHEMIN.seats + 1))
        await _come(evening, "bea")
        assert await evening.ask("bea", JOIN)
        assert await evening.ask("ada", JOIN)
        await _frees(evening, "p2")
        assert await evening.ask("bea", STOP)
        await _until(evening, lambda: evening.room.state.has_chair("ada"), most=60)
        assert evening.room.state.chips(evening.seat("ada") or 0) == 12_345
        assert _waiting(evening) == []


@pytest.mark.rule("AD-C9")
async def test_between_shoes_the_seated_who_want_to_move_come_first_and_in_a_shoe_last() -> None:
    async with _full(CHEMIN, ("ada",)) as evening:
        state = evening.room.state
        draft = evening.room.draft()
        draft.add(Listed("p1", "p1"))
        get_up = evening.room.state.seats["p2"]
        empty = (*state.occupants[: get_up - 1], None, *state.occupants[get_up:])
        shoe = replace(draft.state, occupants=empty)
        between = replace(shoe, table=replace(shoe.table, phase=_between(shoe)))
        in_shoe = replace(shoe, table=replace(shoe.table, phase="stakes"))
        assert between.kept_for(["ada", "p1"]) == ("p1",)
        assert in_shoe.kept_for(["ada", "p1"]) == ("ada",)
        assert in_shoe.kept_for(["p1"]) == ()


def _between(state: Any) -> Any:
    return next(phase for phase in type(state.table.phase) if is_between_shoes(phase))


@pytest.mark.rule("AD-C9")
async def test_a_seated_player_who_asked_to_move_is_moved_before_the_next_shoe() -> None:
    rules = replace(PUNTO, seats=4, stop_depth=104)
    async with _full(rules) as evening:
        before = evening.seat("p1")
        await _until(evening, lambda: evening.room.state.shoe == 1)
        assert await evening.ask("p1", JOIN)
        await asyncio.sleep(60)
        assert evening.seat("p1") == before, "not during a shoe"
        assert not evening.room.state.kept_for(evening.room.present.listed)
        shoe = evening.room.state.shoe
        await _deal_on(evening, shoe)
        assert evening.seat("p1") not in {before, None}
        assert evening.room.state.chips(evening.seat("p1") or 0) == CHIPS
        assert _waiting(evening) == []


async def _deal_on(evening: Evening, shoe: int) -> None:
    """Deal coups without stakes until the next shoe."""
    await evening.ask("p0", SetPace("instant"))
    while evening.room.state.shoe == shoe:
        for name in ("p0", "p1", "p2"):
            await evening.ask(name, DealNow())
        await asyncio.sleep(0.5)


@pytest.mark.rule("AD-C9")
async def test_bots_do_not_queue_nor_take_a_chair_that_is_kept() -> None:
    async with _full(PUNTO, ("ada",)) as evening:
        await _frees(evening, "p2")
        assert await _code(evening, "p0", AddBot("bold")) is HouseCode.CHAIR_KEPT
        assert await evening.ask("ada", STOP)
        assert await evening.ask("p0", AddBot("bold"))
        await _come(evening, "bea")
        assert await _code(evening, "bea", JOIN) is HouseCode.NOT_NOW, "the bot gives its chair up"
        assert await evening.ask("bea", TakeSeat(CHIPS))


@pytest.mark.rule("AD-C9")
async def test_nobody_takes_a_seat_here_who_has_one_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for rules, refused in ((PUNTO, True), (replace(PUNTO, waiting_list=False), False)):
        async with _full(rules) as evening:
            await _frees(evening, "p2")
            monkeypatch.setattr(
                evening.house.rooms, "is_seated_elsewhere", lambda player, room: player == "ada"
            )
            await _come(evening, "ada")
            assert await evening.ask("ada", TakeSeat(CHIPS)) is not refused
            if refused:
                assert await _code(evening, "ada", TakeSeat(CHIPS)) is HouseCode.SEAT_ELSEWHERE
