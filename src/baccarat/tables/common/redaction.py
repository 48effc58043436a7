"""The bases of all events of a table: who may see them, and which chips they move."""

from typing import Self, TypeVar

import msgspec

from ...cards.card import Card
from .chips import Move, Seat


class TableEvent(msgspec.Struct, frozen=True):
    """Something that happened at a table. Every event is public or hidden."""

    def moves(self) -> tuple[Move, ...]:
        """List the chips that the event moves; most events move none."""
        return ()

    def redacted(self, viewer: Seat) -> Self:
        """Return the event as `viewer` may see it."""
        raise NotImplementedError


class PublicEvent(TableEvent, frozen=True):
    """An event that everybody sees in full."""

    def redacted(self, viewer: Seat) -> Self:  # noqa: ARG002 - as every event
        """Return the event itself."""
        return self


class HiddenEvent(TableEvent, frozen=True):
    """An event that holds cards which some viewers may not see; it defines `redacted`."""


EventT = TypeVar("EventT", bound=TableEvent)


def redact(state: object, event: EventT, viewer: Seat) -> EventT:
    """Return `event` as `viewer` may see it, which does not depend on the state."""
    return event.redacted(viewer)


def moves(event: TableEvent) -> tuple[Move, ...]:
    """List the chips that an event moves."""
    return event.moves()


class CardLeft(msgspec.Struct, frozen=True):
    """A mixin of the events by which one card leaves the shoe."""

    @property
    def side(self) -> str | None:
        """The hand that gets the card; None if it is burnt."""
        return None

    @property
    def card(self) -> Card | None:
        """The card; None to a viewer who may not see it."""
        raise NotImplementedError


class HandFaces(msgspec.Struct, frozen=True):
    """A mixin of the events that show the cards of a hand, to everybody or to one seat."""

    @property
    def side(self) -> str:
        """The hand."""
        raise NotImplementedError

    @property
    def cards(self) -> tuple[Card, ...] | None:
        """Its cards in the order of dealing; None to a viewer who may not see them."""
        raise NotImplementedError
