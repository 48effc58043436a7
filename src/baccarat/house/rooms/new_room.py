"""How a room begins: empty, or with its first bots."""

from collections.abc import Mapping

from msgspec.structs import replace

from ...players.register import first_bots
from ...rules.presets.named import intern_preset
from ...tables.register import table_of
from ..model.club_night import ClubNight
from ..model.draft import Draft
from ..model.hosting import Hosting
from ..model.settings import Settings
from ..model.state import RoomState
from ..store.batch import Batch, batch_of
from .bots import seat_initial_bots


def empty_room(made: Settings) -> RoomState:
    """Return a room with these settings before its first event."""
    table = table_of(made.preset).new(intern_preset(made.preset))
    places = (None,) * len(table.purses)
    hosting = Hosting(private=made.private)
    club = ClubNight(made.club_night) if made.club_night else None
    return RoomState(table, places, made.pace, hosting=hosting, fields=made.written, club=club)


def at_own_pace(state: RoomState, made: Settings) -> RoomState:
    """Undo changes of pace at the house's own table, whose pace visitors cannot set."""
    return state if made.host else replace(state, pace=made.pace)


def initial_batch(made: Settings, accounts: Mapping[str, int]) -> Batch:
    """Return the batch that seats a new room's first bots; `accounts` are the house's, in units."""
    draft = Draft(made.id, empty_room(made), 0)
    seat_initial_bots(draft, made.strategies or first_bots(made.preset, made.bots), accounts)
    return batch_of(draft, str)  # no shoe ends here
