"""Coups dealt at an empty table, shoe after shoe, with what the croupier says."""

from collections.abc import Iterable, Iterator

import msgspec

from ..cards import Card
from ..notation import folded
from ..rules import Coup, PuntoPreset
from ..tables import punto
from ..tables.common import HOUSE, Call
from ..tables.punto import Action, Close, Deal, Phase, StartShoe, State


class Dealt(msgspec.Struct, frozen=True):
    """A coup, by its shoe and its number in it, both from 1; `calls` since the one before it."""

    shoe: int
    coup: int
    result: Coup
    calls: tuple[Call, ...]


def dealt(preset: PuntoPreset, shoes: Iterable[Iterable[Card]]) -> Iterator[Dealt]:
    """Deal every shoe to its end."""
    state = punto.new(preset)
    for shoe, cards in enumerate(shoes, 1):
        left, coup, calls = iter(cards), 0, list[Call]()
        while coup == 0 or state.phase is not Phase.BETWEEN_SHOES:
            result = None
            for event in punto.decide(state, HOUSE, _next(state, left)):
                calls += punto.calls(state, event)
                state, ended = folded(state, (event,))
                result = ended or result
            if result is not None:
                coup += 1
                yield Dealt(shoe, coup, result, tuple(calls))
                calls = []


def _next(state: State, cards: Iterator[Card]) -> Action:
    match state.phase:
        case Phase.BETWEEN_SHOES:
            return StartShoe()
        case Phase.STAKING:
            return Close()
        case _:
            return Deal(next(cards))
