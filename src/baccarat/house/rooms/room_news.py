"""What a room is, for those who come in."""

from ...fairness import fields_text
from ...rules.presets import read_preset
from ..model.settings import Settings
from ..model.state import RoomState
from .news import RoomNews


def room_news(made: Settings, state: RoomState) -> RoomNews:
    """Tell what does not change from coup to coup."""
    hosting = state.hosting
    return RoomNews(
        id=made.id,
        name=made.name,
        preset=state.table.preset,
        rules=fields_text(state.written),
        coming=read_preset(hosting.coming) if hosting.coming else None,
        pace=state.pace,
        terms=hosting.terms or made.terms,
        course=hosting.course,
        private=hosting.private,
    )
