"""The routes of the analysis, which give the page what `baccarat analyse` prints.

Also those of studies and replays.

A separate process does the work, so that no table waits for it: one record at a time, taking turns
among callers.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from msgspec.structs import replace

from ...house.history.records import record_text
from ...house.model.refusal import HouseCode, Rejected
from ...house.rooms.record_messages import replay_json
from ...house.rooms.room import Room
from ...lab.uploads import analysis_or_study
from ...lab.workers.piece import Asker, Rank, WorkPiece
from ...lab.workers.pool import Pool
from ...lab.workers.worker import Overrun, WorkerLimits
from ...rules.presets.named import PRESETS, UnknownPreset
from ...rules.presets.shoe import BadField
from ...tables.register import priced
from ..fair_queue import FairQueue
from ..guard.limits import ANALYSES, SEARCH
from ..guard.session import caller_of
from ..malformed import HttpRequest, read_body, read_query

MAX_TEXT: Final = 4_000_000
"""Characters of a record or of noted shoes; the longest shoe has a fraction of this."""
MAX_RECORD_BYTES: Final = 2 * MAX_TEXT
"""Of a request's body: in JSON, the end of a short line takes two bytes."""
MAX_NAME: Final = 300
MAX_WAITING: Final = 4
"""Requests of one caller that may wait for their turn."""
LIMITS: Final = WorkerLimits(seconds=120.0, processor=60, memory=2**30)
MAX_CACHED: Final = 16
MAX_CACHED_BYTES: Final = 24 * 2**20
"""Of all results together; a shoe's replay takes some 3 MB, and its analysis a twentieth."""


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record sent by a visitor, as text."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]


class StudySent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Noted shoes sent by a visitor, the name of their file, and the language of the answer.

    They are studied by the rules and bets of `preset`, and by its packs unless `packs` is given.
    """

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"
    preset: str = PRESETS[0].name
    packs: Annotated[int, msgspec.Meta(ge=1, le=26)] | None = None


class ReplaySent(RecordSent, frozen=True, forbid_unknown_fields=True):
    """A record, and the seat from which to watch it; 0 for none."""

    seat: int = 0


class ReplayAsked(msgspec.Struct, frozen=True):
    """The seat from which to watch a shoe; 0 for none."""

    seat: int = 0


class RecordRunner:
    """Works on records one at a time, and caches the latest results.

    `work` runs in another process, with the text and the request's other arguments.
    """

    def __init__(self, work: Callable[..., bytes], limits: WorkerLimits = LIMITS) -> None:
        self._work = work
        self._lanes = FairQueue(MAX_WAITING)
        self._pool = Pool((Rank.PERSON,), limits, "analyst")
        self._found: OrderedDict[tuple[bytes, tuple[Any, ...]], bytes] = OrderedDict()

    async def run(self, text: bytes, who: str = "", *asked: Any) -> bytes:
        """Work on a record for `who`.

        Raises Rejected if the record is invalid or too costly, or if too many requests wait.
        """
        key = sha256(text).digest(), asked
        found = self._found.get(key)
        if found is None:
            async with self._lanes.turn(who):
                found = self._found.get(key)
                if found is None:
                    found = await self._compute(text, who, asked)
        self._found[key] = found
        self._found.move_to_end(key)
        while len(self._found) > MAX_CACHED or (
            len(self._found) > 1 and sum(map(len, self._found.values())) > MAX_CACHED_BYTES
        ):
            self._found.popitem(last=False)
        return found

    async def _compute(self, text: bytes, who: str, asked: tuple[Any, ...]) -> bytes:
        piece = WorkPiece(partial(self._work, text, *asked))
        self._pool.submit(piece, Asker(Rank.PERSON, who))
        try:
            found: bytes = await asyncio.wrap_future(piece.future)
        except Overrun:
            raise Rejected(HouseCode.ANALYSIS_TOO_MUCH) from None
        except RuntimeError:  # the work failed, for instance on an invalid record
            raise Rejected(HouseCode.NO_ANALYSIS) from None
        return found


class AnalysisRunner(RecordRunner):
    """Analyses records, and studies noted shoes."""

    def __init__(self, limits: WorkerLimits = LIMITS) -> None:
        super().__init__(analysis_or_study, limits)

    analyse = RecordRunner.run


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


@post(
    "/api/study",
    bounds=(ANALYSES,),
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
    reads=StudySent,
    gives=dict[str, Any],
)
async def study(request: HttpRequest, analyst: AnalysisRunner) -> Response[bytes]:
    """Study noted shoes from the request body; nothing of them is stored."""
    sent: StudySent = await read_body(request)
    text, who = sent.text.encode(), caller_of(request).fairness_key
    try:
        game = priced(sent.preset)
        packs = replace(game, packs=sent.packs or game.packs).packs
    except UnknownPreset:
        raise Rejected(HouseCode.UNKNOWN_PRESET) from None
    except BadField:
        detail = f"{sent.preset} is not dealt from {sent.packs} packs"
        raise Rejected(HouseCode.MALFORMED, field="packs", detail=detail) from None
    found = await analyst.analyse(text, who, sent.name, sent.language, sent.preset, packs)
    return Response(found, media_type=MediaType.JSON)


@post(
    "/api/replay",
    bounds=(SEARCH,),
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
    reads=ReplaySent,
    gives=dict[str, Any],
)
async def replay(request: HttpRequest, replayer: RecordRunner) -> Response[bytes]:
    """Return a record from the request body as the messages of its room, coup by coup."""
    sent: ReplaySent = await read_body(request)
    who = caller_of(request).fairness_key
    found = await replayer.run(sent.record.encode(), who, sent.seat)
    return Response(found, media_type=MediaType.JSON)


@get(
    "/api/rooms/{room:str}/shoes/{shoe:int}/replay",
    bounds=(SEARCH,),
    asks=ReplayAsked,
    gives=dict[str, Any],
)
async def replay_of_shoe(
    request: HttpRequest, place: Room, shoe: int, replayer: RecordRunner
) -> Response[bytes]:
    """Return a shoe of a room as messages; while it is being dealt, only the finished coups."""
    asked: ReplayAsked = read_query(request)
    text = await record_text(place, shoe)
    who = caller_of(request).fairness_key
    found = await replayer.run(text.encode(), who, asked.seat)
    return Response(found, media_type=MediaType.JSON)


def make_replayer() -> RecordRunner:
    """Make the runner that replays records."""
    return RecordRunner(replay_json)
