"""A complete table between two shoes, for games whose players alone do not describe it.

Game notations import `players`, `start_table` and `start_state` from here. The table is written in
its own form; None is written as "-", since TOML has no null.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ..rules.fault import FormatError, InputError
from ..rules.presets.named import Preset
from ..rules.read_toml import convert_toml, reject_unknown_keys
from ..tables.common.chips import HOUSE, MAX_UNITS, Seat
from ..tables.common.shoe import MayStartShoe
from ..tables.register import State, offers, table_of
from .faults import TableCode
from .record import Player

NONE: Final = "-"


class BadTable(InputError):
    """A table that is impossible at the start of a shoe."""


def players(start: State, names: Mapping[Seat, str]) -> tuple[Player, ...]:
    """List the players at the table, with their purses."""
    return tuple(
        Player(seat, names[seat], purse)
        for seat, purse in enumerate(start.purses, 1)
        if purse is not None
    )


def start_table(start: State) -> dict[str, Any]:
    """Write a table without its preset."""
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
    """Parse a table. Raises BadTable.

    This checks the types of the fields, and that places, sums and players are consistent; each game
    checks its own rules.
    """
    empty, form = table_of(preset).new(preset), table_of(preset).FORM
    try:
        fields = form.read(_without_words(table or {}))
        of_preset = {"preset": msgspec.to_builtins(preset)}
        state: State = convert_toml(fields | of_preset, type(empty), str_keys=True)
        reject_unknown_keys(fields, form.write(state))
    except FormatError as misread:
        raise BadTable(misread.fault.code, **misread.fault.facts) from None
    _check_places(state, empty)
    purses = {player.seat: player.purse for player in seated}
    at_table = {seat: purse for seat, purse in enumerate(state.purses, 1) if purse is not None}
    if at_table != purses:
        raise BadTable(TableCode.OTHER_PURSES)
    if not offers(state, HOUSE, MayStartShoe):
        raise BadTable(TableCode.NO_START, phase=state.phase)
    return state


def _check_places(state: State, empty: State) -> None:
    """Check that there is an entry for each place, and that no sum is negative or out of bounds."""
    for name in state.__struct_fields__:
        there, should = getattr(state, name), getattr(empty, name)
        if isinstance(should, tuple) and should and len(there) != len(should):
            raise BadTable(TableCode.PLACES, field=name, found=len(there), wanted=len(should))
    for place, units in state.balances().items():
        if not 0 <= units <= MAX_UNITS or not 1 <= place.seat <= len(state.purses):
            raise BadTable(TableCode.SUM, field=place.account, seat=place.seat, amount=units)
