"""Look up the table that a preset is played at.

A new game is a row in TABLES and a member of each union below.
"""

from types import MappingProxyType
from typing import Final, cast

from ..rules.presets.banque import BanquePreset
from ..rules.presets.chemin import CheminPreset
from ..rules.presets.named import Preset, punto_preset
from ..rules.presets.punto import PuntoPreset
from . import banque, chemin, punto
from .common.chips import Seat
from .common.contract import Table

SeatAction = punto.SeatAction | chemin.SeatAction | banque.SeatAction
"""An action of a seat, at any table."""
Action = punto.Action | chemin.Action | banque.Action
Event = punto.Event | chemin.Event | banque.Event
State = punto.State | chemin.State | banque.State
View = punto.PuntoView | chemin.CheminView | banque.BanqueView

GameTable = Table[Preset, State, Action, Event, View]
"""The table of any game; it accepts only the states and events of that game."""

PUNTO: Final[Table[PuntoPreset, punto.State, punto.Action, punto.Event, punto.PuntoView]] = punto
CHEMIN: Final[Table[CheminPreset, chemin.State, chemin.Action, chemin.Event, chemin.CheminView]] = (
    chemin
)
BANQUE: Final[Table[BanquePreset, banque.State, banque.Action, banque.Event, banque.BanqueView]] = (
    banque
)

TABLES: Final = MappingProxyType(
    cast("dict[str, GameTable]", {"punto": PUNTO, "chemin": CHEMIN, "banque": BANQUE})
)
"""By the preset's `game`."""

Priced = PuntoPreset
"""Presets whose bets have a price that depends on the cards of the shoe alone."""


def priced(name: str) -> Priced:
    """Look up a preset whose bets can be priced; raises UnknownPreset for any other."""
    return punto_preset(name)


def table_of(preset: Preset) -> GameTable:
    """Return the table that a preset is played at."""
    return TABLES[preset.game]


def offers(state: State, seat: Seat, choice: type) -> bool:
    """Whether the table offers `seat` this kind of choice now."""
    return choice in map(type, table_of(state.preset).legal(state, seat))
