"""The routes of the analysis, which give the page what `baccarat analyse` prints.

A separate process does the work, so that no table waits for it: one record at a time, taking turns
among callers.
"""

import asyncio
from collections import OrderedDict
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post

from ..house.history.records import record_text
from ..house.model.refusal import HouseCode, Rejected
from ..house.rooms.room import Room
from ..lab.analysis.served import analysis_json
from ..lab.workers import Asker, Limits, Overrun, Piece, Pool, Rank
from .api import HttpRequest, read_body
from .lanes import FairQueue
from .rates import ANALYSES
from .session import caller_of

MAX_RECORD_BYTES: Final = 512 * 1024
"""Largest record accepted, in bytes; the longest a shoe can produce is a fraction of this."""
MAX_WAITING: Final = 4
"""Requests of one caller that may wait for their turn."""
LIMITS: Final = Limits(seconds=120.0, processor=60, memory=2**30)
MAX_CACHED: Final = 16


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record sent by a visitor, as text."""

    record: str


class AnalysisRunner:
    """Analyses records one at a time, and caches the latest results."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self._lanes = FairQueue(MAX_WAITING)
        self._pool = Pool((Rank.PERSON,), limits, "analyst")
        self._found: OrderedDict[bytes, bytes] = OrderedDict()

    async def analyse(self, text: bytes, who: str = "") -> bytes:
        """Analyse a record for `who`.

        Raises Rejected if the record is invalid or too costly, or if too many requests wait.
        """
        key = sha256(text).digest()
        if key not in self._found:
            async with self._lanes.turn(who):
                if key not in self._found:
                    self._found[key] = await self._compute(text, who)
        self._found.move_to_end(key)
        while len(self._found) > MAX_CACHED:
            self._found.popitem(last=False)
        return self._found[key]

    async def _compute(self, text: bytes, who: str) -> bytes:
        piece = Piece(partial(analysis_json, text))
        self._pool.submit(piece, Asker(Rank.PERSON, who))
        try:
            found: bytes = await asyncio.wrap_future(piece.future)
        except Overrun:
            raise Rejected(HouseCode.ANALYSIS_TOO_MUCH) from None
        except RuntimeError:  # the analysis failed, for instance on an invalid record
            raise Rejected(HouseCode.NO_ANALYSIS) from None
        return found


@post(
    "/api/analysis",
    bounds=(ANALYSES,),
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
    reads=RecordSent,
    gives=dict[str, Any],
)
async def analysis(request: HttpRequest, analyst: AnalysisRunner) -> Response[bytes]:
    """Analyse a record from the request body."""
    sent: RecordSent = await read_body(request)
    found = await analyst.analyse(sent.record.encode(), caller_of(request).fairness_key)
    return Response(found, media_type=MediaType.JSON)


@get("/api/rooms/{room:str}/shoes/{shoe:int}/analysis", bounds=(ANALYSES,), gives=dict[str, Any])
async def analysis_of_shoe(
    request: HttpRequest, place: Room, shoe: int, analyst: AnalysisRunner
) -> Response[bytes]:
    """Analyse a shoe of a room; while it is being dealt, the public part only."""
    text = await record_text(place, shoe)
    found = await analyst.analyse(text.encode(), caller_of(request).fairness_key)
    return Response(found, media_type=MediaType.JSON)
