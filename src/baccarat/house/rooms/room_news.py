"""What a room is, for those who come in."""

from ...fairness import fields_text
from ...rules.presets import read_preset
from ..model.settings import Settings
from ..model.state import RoomState
from .news import RoomNews, RuleSheet


def room_news(made: Settings, state: RoomState) -> RoomNews:
    """Tell what does not change from coup to coup."""
    hosting, preset = state.hosting, state.table.preset
    return RoomNews(
        id=made.id,
        name=made.name,
        preset=preset,
        rules=fields_text(state.written),
        sheet=RuleSheet(
            preset.cards,
            preset.least_stake,
            preset.customary,
            preset.row,
            preset.seats_by_lot,
        ),
        coming=read_preset(hosting.coming) if hosting.coming else None,
        pace=state.pace,
        terms=hosting.terms or made.terms,
        course=hosting.course,
        private=hosting.private,
    )
