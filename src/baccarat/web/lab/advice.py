"""The advisor's route: what the equilibrium says about the caller's own hand, and no other."""

import msgspec
from litestar import MediaType, Response, get

from ...house.house import House
from ...house.rooms.advising import AdviceTold, advise_player
from ...house.rooms.room import Room
from ..api import HttpRequest
from ..rates import ADVICE
from ..session import Sessions, caller_of


@get("/api/rooms/{room:str}/advice", bounds=(ADVICE,), gives=AdviceTold)
async def advice(
    request: HttpRequest, place: Room, house: House, sessions: Sessions
) -> Response[bytes]:
    """Advise the caller; `docs/advisor.md` describes the keys of the answer."""
    player = await sessions.visitor(request, house)
    told = await advise_player(place, player, caller_of(request).fairness_key)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)
