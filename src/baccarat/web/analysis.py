"""The door of the analysis: what a shoe was worth, as `baccarat analyse`, for the page.

Each is worked out by a process of its own, so that no table waits for it; one after the other, and
of all who ask each in turn.
"""

import asyncio
import sys
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
from litestar import MediaType, Response, get, post

from ..house.history.records import record_text
from ..house.refusal import HouseCode, NotDone
from ..house.rooms.room import Room
from .api import Asked, body_of
from .lanes import Lanes
from .rates import ANALYSES
from .session import caller_of

LARGEST: Final = 512 * 1024
"""Bytes of a record; the longest that a shoe makes has a fraction of it."""
WAITING: Final = 4
"""So many of one caller may wait for their turn."""
PATIENCE: Final = 120.0
"""Seconds that one may take."""
REMEMBERED: Final = 16
COMMAND: Final = (sys.executable, "-P", "-m", "baccarat.lab.analysis")


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, as a visitor has it."""

    record: str


class Analyst:
    """Has records analysed, one at a time, and remembers the last of them."""

    def __init__(self) -> None:
        self._lanes = Lanes(WAITING)
        self._found: OrderedDict[bytes, bytes] = OrderedDict()

    async def analyse(self, text: bytes, who: str = "") -> bytes:
        """Analyse a record for `who`; raises NotDone where it is none, or too many wait."""
        key = sha256(text).digest()
        if key not in self._found:
            async with self._lanes.turn(who):
                if key not in self._found:
                    self._found[key] = await _worked_out(text)
        self._found.move_to_end(key)
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return self._found[key]


async def _worked_out(text: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(PATIENCE):
            found, _ = await process.communicate(text)
    except TimeoutError:
        raise NotDone(HouseCode.NO_ANALYSIS) from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise NotDone(HouseCode.NO_ANALYSIS)
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
