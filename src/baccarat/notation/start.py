"""Restore the table at the start of a record, and describe it at the end."""

from ..tables.common.refusal import Refused
from ..tables.register import State
from .bad_record import ILLEGAL, BadRecord, malformed
from .lines import key_line
from .record import Holding, Record
from .register import notation_of
from .table_snapshot import BadTable


def holdings(state: State) -> tuple[Holding, ...]:
    """Return everyone's holdings after a coup."""
    words = notation_of(state.preset)
    return tuple(
        Holding(seat, purse, words.stands_text(state, seat))
        for seat, purse in enumerate(state.purses, 1)
        if purse is not None
    )


def start_state(record: Record, text: str) -> State:
    """Restore the table at a record's start. Raises BadRecord if it is impossible."""
    seated = [player for player in record.players if player.purse is not None]
    words = notation_of(record.preset)
    try:
        state: State = words.start_state(record.preset, seated, record.table)
    except Refused as refused:
        raise BadRecord(key_line(text, "players"), ILLEGAL, refused.code, refused.limit) from None
    except BadTable as fault:
        raise malformed(key_line(text, "table"), fault) from None
    return state
