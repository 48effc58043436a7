"""An event between two states, and what a law of the game needs to see of them."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from baccarat.tables.chemin import State
from baccarat.tables.common.chips import Seat


class Moment(NamedTuple):
    """An event, the states before and after it, and all events of its step."""

    before: Any
    event: Any
    after: Any
    events: tuple[Any, ...]

    def others(self, kind: type) -> list[Any]:
        """List the events of the step that are of this kind."""
        return [event for event in self.events if isinstance(event, kind)]


Law = Callable[[Moment], Iterator[str]]


def ring(state: State, seat: Seat) -> list[Seat]:
    """List the occupied chairs to the right of `seat`, which comes last itself."""
    chairs = [at for at in range(1, state.preset.seats + 1) if state.purses[at - 1] is not None]
    return [at for at in chairs if at > seat] + [at for at in chairs if at <= seat]


def ranked(state: State) -> list[Seat]:
    """List who may play against the bank: chairs in prime, then bystanders (CF-4, CF-6)."""
    holder = state.bank.seat if state.bank else state.giver
    origin = (state.bank.origin if state.bank else state.origin) or holder
    if state.bank is None and standing_banks(state):
        origin = chair_of(state, state.giver)  # AD-C20
    co_banker = state.bank.co_banker if state.bank else None
    everybody = ring(state, origin) + stand(state, origin)
    return [seat for seat in everybody if seat not in {holder, co_banker}]


def standing_banks(state: State) -> bool:
    """Whether bystanders may have a bank or a part of it (AD-C6)."""
    return getattr(state.preset, "standing_banks", False)


def chair_of(state: State, seat: Seat) -> Seat:
    """Return the chair from whose right a bank goes on after this banker (AD-C20)."""
    return seat if seat <= state.preset.seats else state.last_chair


def stand(state: State, origin: Seat) -> list[Seat]:
    """List the bystanders by arrival, or by the chairs in front of them (CF-6, AD-C7)."""
    rules = state.preset
    if not getattr(rules, "standing_ranks", False):
        return list(state.arrivals)
    places = range(rules.seats + 1, len(state.purses) + 1)
    behind = {place: 1 + at * rules.seats // len(places) for at, place in enumerate(places)}
    chairs = [*range(origin + 1, rules.seats + 1), *range(1, origin + 1)]
    return sorted(state.arrivals, key=lambda place: chairs.index(behind[place]))


def said(state: State, kind: type) -> dict[Seat, Any]:
    """Map the seats with an answer of this kind, by rank, to the answer."""
    words = {seat: state.answers[seat - 1] for seat in ranked(state)}
    return {seat: word for seat, word in words.items() if isinstance(word, kind)}


def held(state: State, seat: Seat) -> int:
    return state.purses[seat - 1] or 0
