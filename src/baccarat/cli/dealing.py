"""Deal coups at an empty table, shoe after shoe, with what the croupier says."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ..cards import Card
from ..notation import CoupInProgress
from ..rules import Preset
from ..tables import State, offers, table_of
from ..tables.common import (
    HOUSE,
    Call,
    Close,
    Croupier,
    Deal,
    Finished,
    MayDeal,
    MayStartShoe,
    StartShoe,
)

ROOM: Final = "terminal"
"""What a shoe of the terminal is bound to, in place of a room."""


class Dealt(msgspec.Struct, frozen=True):
    """A coup, by its shoe and its number in it, both from 1; `calls` since the one before it."""

    shoe: int
    coup: int
    result: Finished
    calls: tuple[Call, ...]


def dealt(preset: Preset, shoes: Iterable[Iterable[Card]]) -> Iterator[Dealt]:
    """Deal every shoe to its end."""
    game = table_of(preset)
    playing = CoupInProgress(game.new(preset))
    for shoe, cards in enumerate(shoes, 1):
        left, coup, calls = iter(cards), 0, list[Call]()
        while coup == 0 or not offers(playing.state, HOUSE, MayStartShoe):
            done = game.decide(playing.state, HOUSE, _next(playing.state, left))
            for state, event, _ in done.moments():
                calls += game.calls(state, event)
            playing = playing.after(done)
            if playing.coup and playing.over:
                coup += 1
                yield Dealt(shoe, coup, playing.coup, tuple(calls))
                playing, calls = CoupInProgress(playing.state), []


def _next(state: State, cards: Iterator[Card]) -> Croupier:
    if offers(state, HOUSE, MayDeal):
        return Deal(next(cards))
    return StartShoe() if offers(state, HOUSE, MayStartShoe) else Close()
