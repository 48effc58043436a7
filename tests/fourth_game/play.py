"""Exercises the copy of the package that includes the fourth game, in its own process."""

import asyncio
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import baccarat
from baccarat.cli.deal.deal import deal
from baccarat.fairness import seed_secret, shoe_order
from baccarat.house.history.records import record_text
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.lobby.room_card import room_line
from baccarat.house.model.commands import Command, DealNow, TakeSeat
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.notation import read, record_of_shoe, replay, verify, write
from baccarat.players import first_bots, play_shoes, strategies
from baccarat.tables import high  # type: ignore[attr-defined]  # in the copy alone
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from fourth_game.case import HIGH, RULES
from support.conformance import CHECKS, World, walk
from support.server.inprocess import opened
from support.server.virtual_loop import in_virtual_time
from support.tables.drive import Run

STRIDES = 400
TRIES = 5_000
"""How often the room is polled, every fifth of a second: longer than a shoe takes."""


def faults(world: World, run: Run) -> Iterator[str]:
    """Check a walk against every law of the suite."""
    for check in CHECKS.values():
        yield from check(world, run)


def laws() -> None:
    for seed, preset in enumerate(HIGH.presets):
        world = World(HIGH, preset)
        found = list(islice(faults(world, walk(world, seed, STRIDES)), 5))
        assert not found, found


def shoe_by_bots() -> None:
    """Let bots play a shoe, then write, read and replay its record."""
    state = high.new(RULES)
    for seat in (1, 2):
        state = high.decide(state, CHANGEUR, Sit(seat, 100_000)).state
    cards = shoe_order(seed_secret(4), "blue", 1, RULES)
    company = dict.fromkeys((1, 2), strategies(RULES)[first_bots(RULES)[0]])
    done = list(play_shoes(state, [cards], company, random.Random(4).randrange))
    assert done[-1].done.state.phase == "between-shoes"
    record = record_of_shoe(
        room="blue",
        shoe=1,
        preset=RULES,
        start=state,
        seated={1: "Ada", 2: "Bea"},
        actions=[(step.seat, step.action) for step in done],
        started="2026-01-01T00:00:00Z",
        ended="2026-01-01T01:00:00Z",
        secret=seed_secret(4),
    )
    text = write(record)
    again = read(text)
    assert write(again) == text
    coups = replay(again).coups
    assert len(coups) > 15
    assert {word for coup in coups if coup for word in coup.outcomes} == {"player"}
    first = coups[0]
    assert first
    for language in LANGUAGES:
        assert say(language, first.why[0].id, first.why[0].args)
        assert say(language, "high-wins", {"outcome": first.outcome})


def in_the_terminal() -> None:
    """Deal coups in the terminal at an empty table."""
    for json in (False, True):
        deal(
            RULES.name, seats=None, bots=None, coups=30, seed=1, why=True, json=json, language="en"
        )


async def evening(folder: Path, heard: Path) -> None:
    """Open a room in a house, let Ada and bots play a shoe, and verify its record.

    Every message that the room sent to Ada is written to `heard`, one per line.
    """
    async with opened(folder) as house:
        ada = await house.guests.welcome("Ada")
        room = await house.room_factory.create(
            RoomSpec(preset="high-card", pace="instant", bots=2), ada
        )
        assert "high" in {form.game for form in house.room_factory.forms.games}
        assert room_line(room).preset == "high-card"
        viewer = Viewer(ada.player, ada.name)
        room.queue.put(Connect(viewer))
        await ask(room, ada, TakeSeat(100_000))
        messages: list[bytes | None] = []
        for _ in range(TRIES):
            await asyncio.sleep(0.2)
            (seat,) = (seat for seat, who in room.state.taken if who.player == ada.player)
            if seat in high.to_act(room.state.table):
                if not room.state.table.staked(seat):
                    await ask(room, ada, high.HighBet(RULES.minimum))
                await ask(room, ada, DealNow())
            messages += [viewer.outbox.get_nowait() for _ in range(viewer.outbox.qsize())]
            if room.state.shoe == 2:
                break
        kept = read(await record_text(room, 1))
    heard.write_bytes(b"\n".join(filter(None, messages)))
    async with opened(folder) as house:
        record = read(await record_text(await house.rooms.find(room.settings.id), 1))
    assert record == kept
    assert any("bet" in coup for coup in record.coups)
    verify(record)


async def ask(room: Room, guest: Any, request: Any) -> None:
    state = room.state
    name = f"c{random.random()}"
    command = Command(name, state.shoe, state.coup, request, state.decision)
    await room.ask(guest.player, guest.name, command)


if __name__ == "__main__":
    copy, folder, heard = map(Path, sys.argv[1:])
    assert Path(str(baccarat.__file__)).is_relative_to(copy), "this is not the copy"
    laws()
    shoe_by_bots()
    in_the_terminal()
    in_virtual_time(evening(folder, heard))
