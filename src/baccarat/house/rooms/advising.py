"""Advise a player at a table that allows it, from what their seat sees."""

import asyncio
from concurrent.futures import Future
from functools import partial
from typing import Any, Final, Literal

import msgspec

from ...players import (
    Memory,
    advice_object,
    advise,
    decision,
    outlook,
    outlook_asked,
    outlook_object,
)
from ..refusal import HouseCode, check
from .bots import BOOK
from .room import Room

PATIENCE: Final = 2.0
"""Seconds that an answer waits for a solution, before it says that there is none yet."""


class AdviceTold(msgspec.Struct, frozen=True):
    """What is said of the decision that the room's messages number so.

    - `none`: the asking player is not asked to draw or stand. `forced`: the rules bind the hand.
    - `computing`: these cards are still being solved. `unsolved`: nobody can say.
    - `advice`: as `players.advice_object` has it, where there is some.
    - `outlook`: the asking player may stake, call or take a bank, and `outlook` tells what a coup
      is worth, as `players.outlook_object` has it.
    """

    shoe: int
    coup: int
    decision: int
    state: Literal["none", "forced", "computing", "unsolved", "advice", "outlook"]
    advice: dict[str, Any] | None = None
    outlook: dict[str, Any] | None = None


async def advised(room: Room, player: str) -> AdviceTold:
    """Advise a player; raises NotDone where the room has no advisor."""
    check(room.terms.advisor, HouseCode.ADVISOR_OFF)
    state = room.state
    told = partial(AdviceTold, state.shoe, state.coup, state.decision)
    seat = state.seat_of(player)
    if seat is None:
        return told("none")
    chronicle = room.chronicle
    memory = Memory(state.table.preset, chronicle.roads(), chronicle.shown(), BOOK)
    view = state.game.view(state.table, seat)
    asked = decision(view, memory)
    if not isinstance(asked, str):
        found = BOOK.found(asked, partial(advise, asked))
    elif coming := outlook_asked(view, memory):
        found = BOOK.found((outlook, coming), partial(outlook, coming))
    else:
        return told(asked)
    await _a_while(found)
    if not found.done() or found.cancelled():
        return told("computing")
    if found.exception():
        return told("unsolved")
    if isinstance(asked, str):
        return told("outlook", outlook=outlook_object(found.result()))
    return told("advice", advice_object(found.result()))


async def _a_while(found: "Future[Any]") -> None:
    """Wait for what is worked out, which goes on for others whatever becomes of this wait."""
    waited = asyncio.wrap_future(found)
    waited.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.wait((waited,), timeout=PATIENCE)
