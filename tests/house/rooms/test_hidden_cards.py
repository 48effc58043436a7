"""Every way out of a room's state, compared in two worlds that differ only in hidden cards.

Anyone who may not know these cards must get the same bytes in both, at each endpoint and in every
game.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from baccarat.cards import PACK, Card
from baccarat.house.house import House
from baccarat.house.model.commands import AddBot, DealNow, TakeSeat
from baccarat.house.rooms.room import Room
from baccarat.rules import Side
from baccarat.tables import banque
from baccarat.tables.chemin import CallBanco, CallKind, DrawCard, Phase, State
from baccarat.tables.punto import Bet, DealCoup, Phase as Turning, Stake
from baccarat.web.app import make_app
from support.server.inprocess import first_chair_drawn
from support.server.noninterference import (
    ADVICE,
    ASKED,
    CHANGES,
    LEAKS,
    LEFT_OUT,
    OF_RECORDS,
    OPERATORS,
    SOCKETS,
    World,
    world,
)
from support.server.room_simulation import sensible
from support.server.virtual_loop import in_virtual_time

# A setting that later versions of Litestar will require; a real server only logs it.
pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"
)

Given = dict[str, Any]
"""The output of each endpoint, at each stop."""

BURNT = 20
SITTING: Final = ("Host", "Bea", "Cy")
"""Those seated from the start where a bank is put up."""


def test_every_endpoint_of_the_house_is_tested_here(tmp_path: Path) -> None:
    house = House(tmp_path)
    doors = {route.path for route in make_app(house).routes}
    asyncio.run(house.close())
    of_files = {door for door in doors if door.startswith("/assets")}
    assert doors - of_files == {*LEFT_OUT, *ASKED, *OF_RECORDS, *CHANGES, *OPERATORS, *SOCKETS}


async def _given(made: World, *know: str) -> Given:
    """Request every wanted endpoint as everyone, leaving out the answers to those who `know`.

    The first of those sends requests all the same, because an answer made for someone who knows
    must not be given to later callers.
    """
    given: Given = {"log": list(made.log)}
    for name, guest in made.guests.items():
        if name in know[1:]:
            continue
        for path, end in ((path, end) for path, ends in ASKED.items() for end in ends):
            door = f"{name} {path}{end}"
            if any(wanted in door for wanted in made.wanted):
                at = path.replace("{room:str}", made.room).replace("{shoe:int}", "1")
                answer = await made.knock(guest, at + end)
                given[door] = answer.status_code, answer.content
    for name, sockets in made.sockets.items():
        for door, socket in zip(sorted(SOCKETS, reverse=True), sockets, strict=True):
            given[f"{name} {door}"] = list(socket.heard)
    for seat, view in made.inputs:
        given.setdefault(f"bot {seat}", []).append(msgspec.json.encode(view))
    return {door: got for door, got in given.items() if door.split(" ")[0] not in know}


async def _host(made: World, *guests: str, **order: Any) -> None:
    """Let a host open a room and everybody join, including a stranger."""
    host = await made.come("Host")
    answer = await host.post("/api/rooms", json={"pace": "quick", "clock": 120, **order})
    made.room = answer.raise_for_status().json()["id"]
    await made.look("Host")
    for name in (*guests, ""):
        await made.come(name)
        await made.look(name)


async def punto_stops(made: World) -> list[Given]:
    """Stop after burning, in the middle of the first coup, and after it."""
    await _host(made, "Eve", fields={"burn": BURNT}, odds=True, bots=2)
    await made.ask("Host", TakeSeat(100_000, 1))
    await made.until(lambda room: room.state.game.to_act(room.state.table) != ())
    stops = [await _given(made)]
    await made.ask("Host", Stake((Bet("player", 2_500),)))
    await made.ask("Host", DealNow())
    await made.until(lambda room: room.state.table.shoe.out == BURNT + 3)
    stops.append(await _given(made))
    await made.until(lambda room: room.state.coup == 2)
    return [*stops, await _given(made)]


async def american_stops(made: World) -> list[Given]:
    """Stop while only Bea sees Player's two cards, and then while only Host sees Banker's."""
    await _turning(made, preset="american")
    stops = [await _given(made, "Bea")]
    await made.ask("Bea", DrawCard())
    await made.until(lambda room: room.state.table.turn is Side.BANKER)
    return [*stops, await _given(made, "Host", "Bea")]


async def squeeze_stops(made: World) -> list[Given]:
    """Stop while only Bea sees Player's two cards, which are hers to turn."""
    await _turning(made, fields={"squeeze": True, "burn": 0})
    for name, side in (("Bea", "player"), ("Bea", "banker"), ("Host", "player"), ("", "player")):
        await made.bend(name, side, seen=(name, side) == ("Bea", "player"))
    return [await _given(made, "Bea")]


async def _turning(made: World, **order: Any) -> None:
    """Deal a coup until Bea is asked to turn Player's cards."""
    await _host(made, "Bea", "Eve", odds=True, bots=1, **order)
    for seat, name in enumerate(("Host", "Bea"), 1):
        await made.ask(name, TakeSeat(100_000, seat))
    await made.until(lambda room: room.state.table.phase is Turning.STAKING)
    await made.ask("Bea", Stake((Bet("player", 50_000),)))
    for name in ("Host", "Bea"):
        await made.ask(name, DealNow())
    await made.until(lambda room: room.state.table.phase is not Turning.STAKING)
    if made.place.state.table.phase is Turning.HOLDING:
        await made.ask("Host", DealCoup())
    await made.until(lambda room: room.state.table.turn is Side.PLAYER)


async def chemin_stops(made: World, *, know: Sequence[str] = ("Bea", "Host")) -> list[Given]:
    """Play a coup, and stop in the second with both hands face down; some `know` a card."""
    fields = {"burn": BURNT, "banker_looks": "at-once"}
    order = {"preset": "chemin-de-fer", "fields": fields, "advisor": True}
    await _host(made, "Bea", "Cy", "Eve", **order)
    with first_chair_drawn():
        for name in SITTING:
            await made.ask(name, TakeSeat(100_000))
    await made.ask("Host", AddBot("by-the-book"))
    await _play(made, lambda room: room.state.coup == 2 and room.state.table.phase is Phase.PONTE)
    stops = [await _given(made, *know)]
    table = made.place.state.table
    assert isinstance(table, State)
    assert {table.banker, table.ponte} == {made.seat("Host"), made.seat("Bea")}
    for name in SITTING:
        for side, seat in (("player", table.ponte), ("banker", table.banker)):
            await made.bend(name, side, seen=made.seat(name) == seat)
    stops.append(await _given(made, *know))
    await made.ask("Bea", DrawCard())
    await made.until(lambda room: len(room.state.table.coup.player.cards) == 3)  # type: ignore[union-attr]
    stops.append(await _given(made, *know))
    return stops


async def advised_stops(made: World) -> list[Given]:
    """Play the same with Bea's own hand equal in both worlds, and compare her advice too."""
    stops = await chemin_stops(made, know=("Host",))
    told = [json.loads(stop[f"Bea {ADVICE}"][1])["state"] for stop in stops]
    assert told == ["advice", "advice", "none"]
    return stops


async def banque_stops(made: World, *, advised: str = "") -> list[Given]:
    """Stop when each of three is asked for a card; one may be `advised`, with equal cards.

    All three see their own cards from the start. Over the four scripts, each of them once is the
    one who knows and sends requests.
    """
    after = SITTING.index(advised) + 1 if advised else 0
    know = [name for name in (*SITTING[after:], *SITTING[:after]) if name != advised]
    fields = {"burn": BURNT, "per_side": 2}
    order = {"preset": "banque-limitee", "fields": fields, "advisor": True}
    await _host(made, "Bea", "Cy", "Eve", **order)
    with first_chair_drawn():
        for name in SITTING:
            await made.ask(name, TakeSeat(100_000))
    await _play(made, lambda room: room.state.table.phase is banque.Phase.RIGHT)
    stops = [await _given(made, *know)]
    table = made.place.state.table
    assert isinstance(table, banque.State)
    assert (table.banker, table.holders) == (1, (2, 3))
    for name in SITTING:
        for side, holder in (("right", "Bea"), ("left", "Cy"), ("banker", "Host")):
            await made.bend(name, side, seen=name == holder)
    for name, then in (("Bea", banque.Phase.LEFT), ("Cy", banque.Phase.BANKER)):
        await made.ask(name, DrawCard())
        await _until_asked(made, then)
        stops.append(await _given(made, *know))
    if advised:
        told = (json.loads(stop[f"{advised} {ADVICE}"][1])["state"] for stop in stops)
        assert "advice" in told
    return stops


async def both_hands_stops(made: World, *, preset: str) -> list[Given]:
    """Stop while Bea plays the right of both hands, and once she has drawn for the left.

    Until she has a third card for the right, not even she may know the left hand.
    """
    order = {"preset": preset, "fields": {"burn": BURNT, "per_side": 2}, "advisor": True}
    await _host(made, "Bea", "Cy", "Eve", **order)
    with first_chair_drawn():
        for name in SITTING:
            await made.ask(name, TakeSeat(100_000))
    call = banque.ClaimBanco(a_cheval=True) if preset == "banque-club" else SOLO
    is_asked = partial(_is_in, banque.Phase.RIGHT)
    await _play(made, is_asked, call, banque.Phase.CALLS)
    table = made.place.state.table
    assert isinstance(table, banque.State)
    assert table.holders == (made.seat("Bea"), made.seat("Bea"))
    stops = [await _given(made)]
    for side in ("right", "left"):
        await made.bend("Bea", side, seen=side == "right")
    stops.append(await _given(made))
    await made.ask("Bea", DrawCard())
    await _until_asked(made, banque.Phase.LEFT)
    stops.append(await _given(made, "Bea"))
    await made.ask("Bea", DrawCard())
    await _until_asked(made, banque.Phase.BANKER)
    return [*stops, await _given(made, "Bea")]


def _is_in(phase: banque.Phase, room: Room) -> bool:
    return room.state.table.phase is phase


async def _until_asked(made: World, phase: banque.Phase) -> None:
    await made.until(partial(_is_in, phase))


SOLO: Final = CallBanco(CallKind.SOLO)


async def _play(
    made: World, done: Callable[[Room], bool], call: Any = SOLO, calls: Any = Phase.CALLS
) -> None:
    """Let Bea call every bank that Host puts up, with no calls from the others."""
    for _ in range(1_000):
        if done(made.place):
            return
        await asyncio.sleep(0.2)
        for name in SITTING:
            room = made.place
            seen: Any = SimpleNamespace(room=room, seat=made.seat)
            if made.seat(name) in room.state.game.to_act(room.state.table) and not done(room):
                is_called = name == "Bea" and room.state.table.phase is calls
                answer = call if is_called else sensible(seen, name)
                if answer is not None:
                    await made.ask(name, answer)
    raise AssertionError(f"no second coup: {made.place.state}")


def _burnt(step: int) -> dict[int, Card]:
    return {at: PACK[(at * step + step) % len(PACK)] for at in range(BURNT)}


def _beyond(first: int, step: int) -> dict[int, Card]:
    return {at: PACK[(at + step) % len(PACK)] for at in range(first, 300)}


def _at(first: int, *cards: str) -> dict[int, Card]:
    return {first + at: Card(card) for at, card in enumerate(cards)}


FIRST = _at(BURNT, "3c", "4h", "5s", "5d")
"""Eight against nine: shown at once, and over."""

THREE: Mapping[str, Sequence[Sequence[str]]] = {
    "": (("2h", "3d", "4h", "2c", "Ac", "Td"), ("3h", "2s", "2d", "Kd", "Ah", "3c")),
    "Bea": (("2h", "3d", "4h", "3c", "Ac", "Td"), ("2h", "2s", "2d", "3c", "Ah", "3d")),
    "Cy": (("2h", "3d", "4h", "2c", "2s", "Td"), ("3h", "3d", "2d", "Kd", "2s", "3c")),
    "Host": (("2h", "3d", "4h", "2c", "Ac", "Td"), ("3h", "2s", "4h", "Kd", "Ah", "Td")),
}
"""By advised player, three hands at banque in both worlds: right, left and bank, two rounds. The
advised player may choose; the others draw in both worlds."""

DOWN = [
    _at(0, *hands) | _beyond(4, step)
    for step, hands in ((1, ("2h", "3d", "2c", "Td")), (5, ("3h", "2s", "Kd", "2d")))
]
"""Player draws in both worlds, on a four and on a three."""

GAMES: Mapping[str, tuple[Callable[..., Awaitable[list[Given]]], list[dict[int, Card]]]] = {
    "punto": (
        punto_stops,
        [_burnt(step) | FIRST | _beyond(BURNT + 4, step) for step in (1, 5)],
    ),
    "american": (american_stops, DOWN),
    "squeeze": (squeeze_stops, DOWN),
    "chemin": (
        chemin_stops,
        [
            _burnt(step)
            | FIRST
            | _at(BURNT + 4, *hands)
            | _at(BURNT + 8, "6h")
            | _beyond(BURNT + 9, step)
            for step, hands in ((1, ("2h", "3d", "2c", "Td")), (5, ("3h", "2s", "Kd", "2d")))
        ],
    ),
    "advised": (
        advised_stops,
        [
            _burnt(step)
            | FIRST
            | _at(BURNT + 4, "2h", first, "3c", second, "6h")
            | _beyond(BURNT + 9, step)
            for step, first, second in ((1, "3d", "Td"), (5, "Kd", "4d"))
        ],
    ),
    **{
        f"banque to {name}" if name else "banque": (
            partial(banque_stops, advised=name),
            [
                _burnt(step)
                | _at(BURNT, *hands)
                | _at(BURNT + 6, "6h", "7s")
                | _beyond(BURNT + 8, step)
                for step, hands in zip((1, 5), both, strict=True)
            ],
        )
        for name, both in THREE.items()
    },
    **{
        f"both hands in {preset}": (
            partial(both_hands_stops, preset=preset),
            [
                _burnt(step)
                | _at(BURNT, "2h", first, "4h", "2c", second, "2d")
                | _at(BURNT + 6, "6h", "7s")
                | _beyond(BURNT + 8, step)
                for step, first, second in ((1, "3d", "Ac"), (5, "2s", "Kd"))
            ],
        )
        for preset in ("banque-limitee", "banque-club")
    },
}
"""For each game a script, and the cards of both worlds."""


def differing_doors(game: str, folder: Path, wanted: Collection[str] = ("",)) -> set[str]:
    """Play the script in both worlds; return the endpoints whose answers differ.

    Only endpoints with a `wanted` part in their name are requested; the others send by themselves.
    """
    script, both = GAMES[game]
    found = []

    async def evening(at: int, patch: pytest.MonkeyPatch) -> list[Given]:
        async with world(folder / str(at), patch, both[at]) as made:
            made.wanted = wanted
            return await script(made)

    for at in range(2):
        with pytest.MonkeyPatch.context() as patch:
            found.append(in_virtual_time(evening(at, patch)))
    one, other = found
    assert [stop.keys() for stop in one] == [stop.keys() for stop in other]
    return {
        door
        for mine, theirs in zip(one, other, strict=True)
        for door in mine
        if mine[door] != theirs[door]
    }


@pytest.mark.by_day(2)
@pytest.mark.rule("C-7", "CF-11", "BB-3", "BB-4", "BB-11", "PB-13", "PB-23")
@pytest.mark.parametrize("game", GAMES)
def test_no_endpoint_reveals_a_hidden_card(game: str, tmp_path: Path) -> None:
    assert differing_doors(game, tmp_path) == set()


@pytest.mark.by_day(1)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant, doors = LEAKS[leak]
    plant(monkeypatch)
    found = differing_doors(leak.split(",", maxsplit=1)[0], tmp_path, doors)
    assert {door for door in doors if any(door in each for each in found)} == doors
