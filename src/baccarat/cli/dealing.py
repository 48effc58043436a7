"""Deal coups at a table without stakes, shoe after shoe, with what the croupier says."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ..cards import Card
from ..notation import CoupInProgress
from ..rules import Preset, PuntoPreset
from ..tables import State, offers, table_of
from ..tables.common import (
    CHANGEUR,
    HOUSE,
    Call,
    Close,
    Croupier,
    Deal,
    Finished,
    MayDeal,
    MayStartShoe,
    Seat,
    Sit,
    StartShoe,
    between_shoes,
)
from ..tables.punto import DealCoup, HolderDeals, MayHold, ShoePassed

ROOM: Final = "terminal"
"""What a shoe of the terminal is bound to, in place of a room."""


class Dealt(msgspec.Struct, frozen=True):
    """A coup, by its shoe and its number in it, both from 1; `calls` since the one before it.

    Where players deal, `holder` is the seat that did, and `passes_to` the one that the shoe went
    to after it, None where it stayed (PB-12, PB-13).
    """

    shoe: int
    coup: int
    result: Finished
    calls: tuple[Call, ...]
    holder: Seat | None = None
    passes_to: Seat | None = None


def dealt(preset: Preset, shoes: Iterable[Iterable[Card]]) -> Iterator[Dealt]:
    """Deal every shoe to its end; where players deal, there is one in each chair, who does."""
    game = table_of(preset)
    playing = CoupInProgress(_table(preset))
    for shoe, cards in enumerate(shoes, 1):
        left, coup, calls = iter(cards), 0, list[Call]()
        holder, to = None, None
        while coup == 0 or not between_shoes(playing.state.phase):
            done = game.decide(playing.state, *_next(playing.state, left))
            for state, event, _ in done.moments():
                calls += game.calls(state, event)
                if isinstance(event, HolderDeals):
                    holder, to = event.seat, None
                elif isinstance(event, ShoePassed):
                    to = event.seat
            playing = playing.after(done)
            if playing.coup and playing.over:
                coup += 1
                yield Dealt(shoe, coup, playing.coup, tuple(calls), holder, to)
                playing, calls = CoupInProgress(playing.state), []


def _table(preset: Preset) -> State:
    game = table_of(preset)
    state: State = game.new(preset)
    if isinstance(preset, PuntoPreset) and preset.players_deal:
        for seat in range(1, preset.seats + 1):
            state = game.decide(state, CHANGEUR, Sit(seat, preset.minimum)).state
    return state


def _next(state: State, cards: Iterator[Card]) -> tuple[Seat, Croupier | DealCoup]:
    if offers(state, HOUSE, MayDeal):
        return HOUSE, Deal(next(cards))
    if offers(state, HOUSE, MayStartShoe):
        return HOUSE, StartShoe()
    asked = table_of(state.preset).asked(state)
    holder = next((seat for seat in asked if offers(state, seat, MayHold)), None)
    return (HOUSE, Close()) if holder is None else (holder, DealCoup())
