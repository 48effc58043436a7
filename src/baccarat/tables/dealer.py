"""Play at a table outside a room: the croupier's actions, and a loop that takes everybody's."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from ..cards.card import Card
from ..fairness.shuffle import lot
from .common.chips import HOUSE, Seat
from .common.recorder import Decision
from .common.shoe import Close, CroupierAction, Deal, MayClose, MayDeal, MayStartShoe, StartShoe
from .register import Action, Event, SeatAction, State, table_of

Players = Callable[[State], tuple[Seat, SeatAction] | None]
"""Returns a seat and its action, or None if the croupier acts next."""


class Step(msgspec.Struct, frozen=True):
    """What `seat` did in `state`, and the decision that followed."""

    state: State
    seat: Seat
    action: Action
    done: Decision[State, Event]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.done.events


def next_house_action(
    state: State, cards: Iterator[Card], key: bytes = b""
) -> CroupierAction | None:
    """Return the croupier's action, dealing the next of `cards`; None if it has no action.

    Lots are drawn from the shoe's `key`; without one they fall on the first seat.
    """
    choice = next(iter(table_of(state.preset).legal(state, HOUSE)), None)
    if isinstance(choice, MayDeal):
        card = next(cards, None)
        return None if card is None else Deal(card)
    if isinstance(choice, MayClose):
        drawn = choice.among and key
        return Close(lot(key, choice.number, choice.among)) if drawn else Close()
    return StartShoe() if isinstance(choice, MayStartShoe) else None


def wait(state: State) -> None:
    """Let the croupier act: the `Players` who never do anything."""


def play(
    state: State,
    players: Players = wait,
    *,
    shoes: Iterable[Iterable[Card]] = (),
    cards: Iterable[Card] = (),
) -> Iterator[Step]:
    """Play on from `state` until the shoes run out or nobody can act.

    `cards` are the rest of a shoe that is already on the table. A list of cards may end before its
    shoe does, even within a coup: the play ends there. Lots are drawn from the `key` of a shoe that
    has one; otherwise they fall on the first seat.
    """
    decide, waiting, left = table_of(state.preset).decide, iter(shoes), iter(cards)
    key: bytes = getattr(cards, "key", b"")
    while True:
        seat: Seat
        action: Action | None
        seat, action = players(state) or (HOUSE, next_house_action(state, left, key))
        if action is None:
            return
        if isinstance(action, StartShoe):
            shoe = next(waiting, None)
            if shoe is None:
                return
            left, key = iter(shoe), getattr(shoe, "key", b"")
        done = decide(state, seat, action)
        yield Step(state, seat, action, done)
        state = done.state
