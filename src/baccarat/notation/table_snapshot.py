"""A table between two shoes, written whole: for games whose players alone do not say all.

A game's words take `players`, `start_table` and `start_state` from here. The table is
written by its own form; TOML has no word for None, which is written "-".
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ..rules import Faulty, Misread, Preset
from ..rules.reading import check_known, converted
from ..tables import State, offers, table_of
from ..tables.common import HOUSE, MOST_UNITS, MayStartShoe, Seat
from .faults import TableCode
from .record import Player

NONE: Final = "-"


class BadTable(Faulty):
    """No table is like this at the start of a shoe."""


def players(start: State, names: Mapping[Seat, str]) -> tuple[Player, ...]:
    """Name who is at the table, with their purses."""
    return tuple(
        Player(seat, names[seat], held)
        for seat, held in enumerate(start.purses, 1)
        if held is not None
    )


def start_table(start: State) -> dict[str, Any]:
    """Write all of a table but its preset."""
    return dict(_with_words(table_of(start.preset).FORM.write(start)))


def _with_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with_words(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_with_words(each) for each in value]
    return NONE if value is None else value


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_words(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_without_words(each) for each in value]
    return None if value == NONE else value


def start_state(preset: Preset, seated: Iterable[Player], table: Any) -> State:
    """Read a table back; raises BadTable.

    It sees that the fields are of their types, and that places, sums and players fit each other;
    what else makes no sense in a game is that game's to find.
    """
    empty, form = table_of(preset).new(preset), table_of(preset).FORM
    try:
        fields = form.read(_without_words(table or {}))
        of_preset = {"preset": msgspec.to_builtins(preset)}
        state: State = converted(fields | of_preset, type(empty), str_keys=True)
        check_known(fields, form.write(state))
    except Misread as misread:
        raise BadTable(misread.fault.code, **misread.fault.facts) from None
    _check_places(state, empty)
    purses = {player.seat: player.purse for player in seated}
    held = {seat: purse for seat, purse in enumerate(state.purses, 1) if purse is not None}
    if held != purses:
        raise BadTable(TableCode.OTHER_PURSES)
    if not offers(state, HOUSE, MayStartShoe):
        raise BadTable(TableCode.NO_START, phase=state.phase)
    return state


def _check_places(state: State, empty: State) -> None:
    """See that there is an entry for each place, and no sum below zero or out of all bounds."""
    for name in state.__struct_fields__:
        there, should = getattr(state, name), getattr(empty, name)
        if isinstance(should, tuple) and should and len(there) != len(should):
            raise BadTable(TableCode.PLACES, field=name, found=len(there), wanted=len(should))
    for place, units in state.balances().items():
        if not 0 <= units <= MOST_UNITS or not 1 <= place.seat <= len(state.purses):
            raise BadTable(TableCode.SUM, field=place.account, seat=place.seat, amount=units)
