"""The door of the analysis: what a shoe was worth, as `baccarat analyse`, for the page.

A process of their own works them out, so that no table waits for it; one after the other, and of
all who ask each in turn.
"""

import asyncio
from collections import OrderedDict
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from litestar import MediaType, Response, get, post

from ..house.history.records import record_text
from ..house.model.refusal import HouseCode, NotDone
from ..house.rooms.room import Room
from ..lab.analysis.served import analysis_json
from ..lab.workers import Asker, Limits, Overrun, Piece, Pool, Rank
from .api import Asked, body_of
from .lanes import Lanes
from .rates import ANALYSES
from .session import caller_of

LARGEST: Final = 512 * 1024
"""Bytes of a record; the longest that a shoe makes has a fraction of it."""
WAITING: Final = 4
"""So many of one caller may wait for their turn."""
LIMITS: Final = Limits(seconds=120.0, processor=60, memory=2**30)
REMEMBERED: Final = 16


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, as a visitor has it."""

    record: str


class Analyst:
    """Has records analysed, one at a time, and remembers the last of them."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self._lanes = Lanes(WAITING)
        self._pool = Pool((Rank.PERSON,), limits, "analyst")
        self._found: OrderedDict[bytes, bytes] = OrderedDict()

    async def analyse(self, text: bytes, who: str = "") -> bytes:
        """Analyse a record for `who`.

        Raises NotDone where it is none, takes too much, or too many wait.
        """
        key = sha256(text).digest()
        if key not in self._found:
            async with self._lanes.turn(who):
                if key not in self._found:
                    self._found[key] = await self._worked_out(text, who)
        self._found.move_to_end(key)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return self._found[key]

    async def _worked_out(self, text: bytes, who: str) -> bytes:
        piece = Piece(partial(analysis_json, text))
        self._pool.submit(piece, Asker(Rank.PERSON, who))
        try:
            found: bytes = await asyncio.wrap_future(piece.future)
        except Overrun:
            raise NotDone(HouseCode.ANALYSIS_TOO_MUCH) from None
        except RuntimeError:  # what it was refused for
            raise NotDone(HouseCode.NO_ANALYSIS) from None
        return found


@post("/api/analysis", bounds=(ANALYSES,), status_code=200, request_max_body_size=LARGEST)
async def analysis(request: Asked, analyst: Analyst) -> Response[bytes]:
    """Analyse a record that is sent."""
    sent: RecordSent = await body_of(request, RecordSent)
    found = await analyst.analyse(sent.record.encode(), caller_of(request).lane)
    return Response(found, media_type=MediaType.JSON)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/analysis", bounds=(ANALYSES,))
async def analysis_of_shoe(
    request: Asked, place: Room, shoe: int, analyst: Analyst
) -> Response[bytes]:
    """Analyse a shoe of a room; of one that is being dealt, what its record tells."""
    text = await record_text(place, shoe)
    found = await analyst.analyse(text.encode(), caller_of(request).lane)
    return Response(found, media_type=MediaType.JSON)
