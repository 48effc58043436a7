"""The limits of a table, which a host changes between shoes.

A shoe is announced, played and verified by one preset, so a change during a shoe waits for its end.
"""

from collections.abc import Mapping

from ...rules.presets.named import Preset
from ...rules.presets.serialization import read_preset, write_preset
from ...rules.presets.shoe import BadField, amount_fields
from ..model.draft import Draft
from ..model.hosting import LimitsAsked, LimitsChanged
from ..model.refusal import HouseCode, Rejected
from .form_fields import change_preset


def ask_limits(draft: Draft, sums: Mapping[str, int | tuple[int, ...]]) -> None:
    """Request limits for the next shoe; requesting the current ones withdraws a request.

    Raises Rejected for a field that is not a sum, and for impossible limits.
    """
    now, coming = draft.state.table.preset, draft.state.hosting.coming
    wanted = with_limits(read_preset(coming) if coming else now, sums)
    draft.add(LimitsAsked(None if wanted == now else write_preset(wanted)))


def with_limits(preset: Preset, sums: Mapping[str, int | tuple[int, ...]]) -> Preset:
    """Return a preset with other sums, by the names of its fields; raises Rejected."""
    for name in sums.keys() - amount_fields(type(preset)):
        raise Rejected(HouseCode.BAD_FIELD, field=name)
    try:
        return change_preset(preset, sums, {})
    except BadField as bad:
        raise Rejected(HouseCode.BAD_FIELD, field=bad.field) from None


def take_up(draft: Draft) -> None:
    """Apply the requested limits before the next shoe is announced.

    Stakes that may be taken back are returned; while any must remain, the limits wait. A seat's own
    limit is dropped when it no longer restricts the table's.
    """
    coming, game = draft.state.hosting.coming, draft.state.game
    back = game.stakes_to_refund(draft.state.table)
    if coming is None or back is None:
        return
    for event in back:
        draft.add(event)
    draft.add(LimitsChanged(coming))
    for action in game.seat_limits_to_clear(draft.state.table):
        draft.changeur(action)
