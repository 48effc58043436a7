"""Advise a player at a table that allows it, using only what their seat can see."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, Literal, TypeVar

import msgspec

from ...lab.kernels.choice import MissingKernel
from ...lab.workers.piece import Asker, Rank
from ...players.equilibrium.advice import (
    Advice,
    advice_object,
    advise,
    advise_by_full_shoe,
    decision,
)
from ...players.equilibrium.memory import Memory
from ...players.equilibrium.outlook import (
    Outlook,
    outlook,
    outlook_asked,
    outlook_object,
    outlook_of_full_shoe,
)
from ..model.refusal import HouseCode, check
from .bots import CACHED_SOLVER
from .room import Room

Best = TypeVar("Best", Advice, Outlook)

PATIENCE: Final = 1.0
"""Seconds to wait for the exact solution of these cards before giving a less exact answer."""
_ROUGH: Final = ThreadPoolExecutor(1, "advisor")
"""A single thread for answers that need no solving."""


class AdviceTold(msgspec.Struct, frozen=True):
    """Advice on the decision with this number in the room's messages.

    - `none`: the player has no decision about a third card. `forced`: the rules bind the hand.
    - `computing`: these cards are still being solved, and no full-shoe solution is available.
      `unsolved`: there is no solution.
    - `advice`: the advice, if any, in the form of `players.advice_object`.
    - `outlook`: where the asking player may stake, call or take a bank, the value of a coup, in
      the form of `players.outlook_object`.
    """

    shoe: int
    coup: int
    decision: int
    state: Literal["none", "forced", "computing", "unsolved", "advice", "outlook"]
    advice: dict[str, Any] | None = None
    outlook: dict[str, Any] | None = None


async def advise_player(room: Room, player: str, who: str = "") -> AdviceTold:
    """Advise a player; raises Rejected if the room has no advisor.

    The solver is shared fairly among callers, identified by `who`. If it is busy, the solution of
    a full shoe is used instead of that of the cards left, and the answer says so.
    """
    check(room.terms.advisor, HouseCode.ADVISOR_OFF)
    state = room.state
    told = partial(AdviceTold, state.shoe, state.coup, state.decision)
    seat = state.seats.get(player)
    if seat is None:
        return told("none")
    chronicle, preset = room.shoe_history, state.table.preset
    memory = Memory(preset, chronicle.roads(), chronicle.list_shown_cards(), CACHED_SOLVER)
    book = CACHED_SOLVER.asked_by(Asker(Rank.PERSON, who or player))
    view = state.game.view(state.table, seat)
    asked = decision(view, memory)
    if not isinstance(asked, str):
        found: Future[Advice] = book.compute_once(asked, partial(advise, asked))
        best = await _best(found, partial(advise_by_full_shoe, asked))
        return told(best) if isinstance(best, str) else told("advice", advice_object(best))
    if coming := outlook_asked(view, memory):
        looked: Future[Outlook] = book.compute_once((outlook, coming), partial(outlook, coming))
        known = await _best(looked, partial(outlook_of_full_shoe, coming, preset.packs))
        if isinstance(known, str):
            return told(known)
        return told("outlook", outlook=outlook_object(known))
    return told(asked)


async def _best(
    found: "Future[Best]", rough: Callable[[], Best | None]
) -> Best | Literal["unsolved", "computing"]:
    """Return the exact solution if ready in time, else a rougher one, else only the state."""
    await _wait_briefly(found)
    worked_out = found.done() and not found.cancelled()
    if worked_out and not found.exception():
        return found.result()
    with suppress(MissingKernel):
        if best := await asyncio.get_running_loop().run_in_executor(_ROUGH, rough):
            return best
    return "unsolved" if worked_out else "computing"


async def _wait_briefly(found: "Future[Any]") -> None:
    """Wait for a solution; giving up the wait does not cancel it, as others may want it."""
    waited = asyncio.wrap_future(found)
    waited.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.wait((waited,), timeout=PATIENCE)
