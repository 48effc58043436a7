"""The route that checks notes of a real table as the commands do, and keeps none of them."""

import asyncio
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, post

from ...house.model.refusal import HouseCode, Rejected
from ...lab.check_notes import check_notes
from ...rules.presets.shoe import BadField
from ..fair_queue import FairQueue
from ..guard.limits import SEARCH
from ..guard.session import caller_of
from ..malformed import HttpRequest, read_body
from .odds import PRICER

MAX_TEXT: Final = 32 * 1024
"""Characters; the coups of 26 packs, each with all its cards, take a quarter of this."""
MAX_BURNT: Final = 60


class NotesSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes as the page for them writes them, its fields, and the language of the answer."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
    packs: Annotated[int, msgspec.Meta(ge=1, le=26)] = 8
    burn: Annotated[int, msgspec.Meta(ge=0, le=MAX_BURNT)] = 0
    language: Annotated[str, msgspec.Meta(max_length=35)] = "en"


@post(
    "/api/noted",
    bounds=(SEARCH,),
    status_code=200,
    request_max_body_size=2 * MAX_TEXT,
    reads=NotesSent,
    gives=dict[str, Any],
)
async def noted(request: HttpRequest, pricing: FairQueue) -> Response[bytes]:
    """Draw the roads of notes, and check their cards by the rules."""
    sent: NotesSent = await read_body(request)
    work = partial(check_notes, sent.text, sent.packs, sent.burn, sent.language)
    async with pricing.turn(caller_of(request).fairness_key):
        try:
            found = await asyncio.get_running_loop().run_in_executor(PRICER, work)
        except BadField:
            raise Rejected(HouseCode.BAD_FIELD, field="packs") from None
    return Response(found, media_type=MediaType.JSON)
