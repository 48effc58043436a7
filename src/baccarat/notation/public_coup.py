"""A coup in progress, and its public part for the record of a shoe that is still being dealt.

A card that spectators have not been shown by the end of its line, such as a burnt one, is hidden.
"""

from collections.abc import Iterable, Iterator
from typing import Final, cast

import msgspec
from msgspec.structs import replace

from ..cards.card import Card
from ..tables.banque.decide import void_side
from ..tables.banque.seating import TableSide
from ..tables.banque.state import State as BanqueState
from ..tables.common.chips import CHANGEUR, HOUSE, WATCHER, Seat
from ..tables.common.coup_result import CoupResult
from ..tables.common.recorder import Decision
from ..tables.common.refusal import RefusalCode, Refused
from ..tables.common.shoe import (
    CardLocator,
    Close,
    Deal,
    StartShoe,
    faces,
    is_between_shoes,
    is_burning,
)
from ..tables.register import Action, Event, State, table_of
from .register import notation_of

HIDDEN: Final = "??"
PLACEHOLDER_CARD: Final = Card.TEN_OF_CLUBS
"""Dealt in place of a hidden card; nothing may depend on which card it is."""


class DealHidden(msgspec.Struct, frozen=True):
    """A card that left the shoe without being shown to anyone."""


class Dead(msgspec.Struct, frozen=True):
    """A card that came out face up between coups or cards, and is out of play (AD-E2)."""

    card: Card


class VoidSide(msgspec.Struct, frozen=True):
    """A coup of baccara banque that does not count for one side (AD-E22)."""

    side: str


RecordedAction = Action | DealHidden | Dead | VoidSide
"""An action that a record may contain."""


def decide_recorded(state: State, seat: Seat, written: RecordedAction) -> Decision[State, Event]:
    """Return the events of a recorded action. Raises Refused.

    A dead card needs no action at the table: it only leaves the shoe, like a burnt one.
    """
    match written:
        case Dead():
            if is_between_shoes(state.phase) or is_burning(state.phase):
                raise Refused(RefusalCode.NOT_NOW, written, state.phase)
            shoe = state.shoe
            gone = replace(shoe, out=shoe.out + 1, burnt=shoe.burnt + 1)
            return Decision((), (), replace(state, shoe=gone))
        case VoidSide(side):
            if not isinstance(state, BanqueState):
                raise Refused(RefusalCode.NOT_NOW, written, state.phase)
            return cast("Decision[State, Event]", void_side(state, TableSide(side)))
        case Close(lot) if lot and not any(
            each.allows(written) for each in table_of(state.preset).legal(state, HOUSE)
        ):
            raise Refused(RefusalCode.NOT_NOW, written, state.phase)
        case DealHidden():
            return table_of(state.preset).decide(state, seat, Deal(PLACEHOLDER_CARD))
        case _:
            return table_of(state.preset).decide(state, seat, written)


def after_void(start: State, actions: Iterable[tuple[Seat, RecordedAction]]) -> State:
    """Return the table after a void coup (AD-E3). Raises Refused.

    It is as it was before the coup, stakes and bank included, without the cards that left the shoe
    and what the changeur did. A void coup is not one of those still to play after the stop card.
    """
    state = start
    for seat, written in actions:
        dealing = isinstance(written, Deal | DealHidden)
        if dealing and not is_burning(state.phase):
            shown = state.shoe.stop_card(state.preset)
            shoe = state.shoe.after(shown) if shown else state.shoe
            state = replace(state, shoe=shoe.drawn())
        elif dealing or seat == CHANGEUR or isinstance(written, StartShoe | Dead):
            state = decide_recorded(state, seat, written).state
    return state


class CoupInProgress(msgspec.Struct, frozen=True):
    """The current table, the decided hands if there are any, and whether the coup is over."""

    state: State
    coup: CoupResult | None = None
    over: bool = False

    def after(self, done: Decision[State, Event]) -> "CoupInProgress":
        """Return the coup after one more action."""
        preset = self.state.preset
        finished, ends = table_of(preset).coup_result, notation_of(preset).ENDS
        coups = [finished(before, event) for before, event, _ in done.transitions()]
        return CoupInProgress(
            state=done.state,
            coup=next((coup for coup in coups if coup), self.coup),
            over=self.over or any(isinstance(event, ends) for event in done.events),
        )


class PublicCoup:
    """A coup in progress, and which of its cards spectators have been shown.

    Cards are numbered in the order in which they left the shoe.
    """

    def __init__(self, start: State) -> None:
        self.playing = CoupInProgress(start)
        self.actions: list[tuple[Seat, RecordedAction]] = []
        self._tell = table_of(start.preset).redact
        self._locator = CardLocator()
        self._shown: set[int] = set()

    def take(self, seat: Seat, action: RecordedAction, done: Decision[State, Event]) -> None:
        """Add a recorded action and its outcome."""
        self.actions.append((seat, action))
        for before, event, _ in done.transitions():
            self._see(before, event)
        self.playing = self.playing.after(done)

    def _see(self, state: State, event: Event) -> None:
        places = self._locator.locate(event)
        if places:
            seen = zip(places, faces(self._tell(state, event, WATCHER)), strict=False)
            self._shown.update(place for place, card in seen if card is not None)

    def public_actions(self) -> Iterator[tuple[Seat, RecordedAction]]:
        """Yield the actions, with the cards hidden that nobody was shown by the end of the coup."""
        place = 0
        for seat, action in self.actions:
            hides = isinstance(action, Deal) and place not in self._shown
            place += isinstance(action, Deal | DealHidden)
            yield seat, DealHidden() if hides else action

    @property
    def hides_shown(self) -> bool:
        """Whether a card is recorded as hidden although everyone was shown it."""
        dealt = [action for _, action in self.actions if isinstance(action, Deal | DealHidden)]
        return any(isinstance(dealt[place], DealHidden) for place in self._shown)
