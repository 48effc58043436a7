"""Count the cards of a shoe without knowing its order: burning, stop card, positions."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final, Self, assert_never

import msgspec
from msgspec.structs import replace

from ...cards.card import Card
from ...rules.coup import Side
from ...rules.presets.shoe import ShoeRules
from .chips import HOUSE, Seat, is_int
from .coup_result import Call
from .redaction import CardLeft, HandFaces, HiddenEvent, PublicEvent
from .refusal import RefusalCode, Refused


class ShoePhase(StrEnum):
    """The phases that every table has, by the names that they have in the table's own."""

    BETWEEN_SHOES = "between-shoes"
    BURNING = "burning"
    DEALING = "dealing"


MOST_LAST: Final = 99
"""More coups are not announced."""
BURNING: Final = ShoePhase.BURNING
"""A constant, because looking up a member of an enum is slow and every card needs this one."""


def is_between_shoes(phase: str) -> bool:
    """Whether there is no shoe on the table; takes a phase of any game."""
    return phase == ShoePhase.BETWEEN_SHOES


def is_burning(phase: str) -> bool:
    """Whether the next card is burnt; takes a phase of any game."""
    return phase == BURNING


class ShoeStarted(PublicEvent, frozen=True, tag="shoe-started"):
    """`cards` in it; `burn` are laid away first, None while the first card decides (C-7)."""

    cards: int
    burn: int | None

    @property
    def ready(self) -> bool:
        """Whether the first coup may begin: no card is burnt."""
        return self.burn == 0


class CardBurnt(HiddenEvent, CardLeft, frozen=True, tag="card-burnt"):
    """A burnt card, face down unless `shown`."""

    card: Card | None
    shown: bool
    left: int
    """How many more are burnt after it."""

    @property
    def ready(self) -> bool:
        """Whether the first coup may begin: it was the last to be burnt."""
        return self.left == 0

    def redacted(self, viewer: Seat) -> Self:
        """Hide the face from everybody but the croupier, unless the card was shown (C-7)."""
        return self if self.shown or viewer == HOUSE else replace(self, card=None)


class StopCardShown(PublicEvent, frozen=True, tag="stop-card-shown"):
    """`coups` are still played, including the current one (C-5)."""

    coups: int


class LastCoupsCalled(PublicEvent, frozen=True, tag="last-coups-called"):
    """The house announces that `coups` more are played, with the current one (AD-P18, AD-P25)."""

    coups: int


class CoupEnded(PublicEvent, frozen=True, tag="coup-ended"):
    """The cards go to the middle (C-8)."""


class ShoeEnded(PublicEvent, frozen=True, tag="shoe-ended"):
    """The last coup is over: the cards go to the middle, and a new shoe is made."""


ShoeEvents = ShoeStarted | CardBurnt | StopCardShown | LastCoupsCalled | CoupEnded | ShoeEnded


class Shoe(msgspec.Struct, frozen=True):
    """How far a shoe has been dealt.

    - `out`: the cards that have left it; `burnt`: those of them that were burnt.
    - `burning`: the cards still to burn; None while the first card decides.
    - `coups_left`: the coups still to play, including the current one, once the stop card has
      shown or the house has called the last ones.
    """

    out: int = 0
    burnt: int = 0
    burning: int | None = 0
    coups_left: int | None = None

    def start(self, rules: ShoeRules) -> ShoeStarted:
        return ShoeStarted(rules.cards, None if rules.burn == "first-card" else rules.burn)

    def burn(self, card: Card) -> CardBurnt:
        """Lay a card away; a first card that decides is shown, and counts ten for zero (C-7)."""
        first = self.burning is None
        left = (card.points or 10) if self.burning is None else self.burning - 1
        return CardBurnt(card, shown=first, left=left)

    def stop_card(self, rules: ShoeRules) -> StopCardShown | None:
        """Return the stop card's event if the next card would be dealt after it (C-5)."""
        coups = 2 if rules.one_more else 1
        if self.out < rules.cards - rules.stop_depth:
            return None
        is_known = self.coups_left is not None and self.coups_left <= coups
        return None if is_known else StopCardShown(coups)

    def call_last(self, action: "CallLast", phase: str) -> LastCoupsCalled:
        """Announce the last coups of the shoe on the table. Raises Refused.

        They may only become fewer.
        """
        idle = is_between_shoes(phase) or is_burning(phase)
        most = MOST_LAST if self.coups_left is None else self.coups_left - 1
        if idle or not is_int(action.coups) or not 1 <= action.coups <= most:
            raise Refused(RefusalCode.NOT_NOW, action, phase)
        return LastCoupsCalled(action.coups)

    def after(self, event: ShoeEvents) -> "Shoe":
        match event:
            case ShoeStarted():
                return Shoe(burning=event.burn)
            case CardBurnt():
                return replace(self, out=self.out + 1, burnt=self.burnt + 1, burning=event.left)
            case StopCardShown() | LastCoupsCalled():
                return replace(self, coups_left=event.coups)
            case CoupEnded():
                left = None if self.coups_left is None else self.coups_left - 1
                return replace(self, coups_left=left)
            case ShoeEnded():
                return replace(self, coups_left=None)
            case _:
                assert_never(event)

    def drawn(self) -> "Shoe":
        """Return the shoe after a card that was dealt."""
        return replace(self, out=self.out + 1)


class ShoeView(msgspec.Struct, frozen=True):
    """How many cards are left in the shoe, in the middle (C-8), and burnt."""

    left: int
    discarded: int
    burnt: int
    coups_left: int | None
    """Coups still to play, including the current one, once the stop card has shown (C-5)."""


def shoe_view(shoe: Shoe, rules: ShoeRules, phase: str, in_play: int) -> ShoeView:
    """Return the view of a shoe, empty between shoes. `in_play` cards are on the table."""
    left = rules.cards - shoe.out if phase != ShoePhase.BETWEEN_SHOES else 0
    return ShoeView(left, shoe.out - shoe.burnt - in_play, shoe.burnt, shoe.coups_left)


def announce_shoe(event: object, rules: ShoeRules) -> Iterator[Call]:
    """Yield the announcements about a shoe: its start, burnt cards, stop card and end."""
    match event:
        case ShoeStarted():
            yield Call("call-new-shoe", {"packs": rules.packs})
        case CardBurnt(card, True, left) if card is not None:
            yield Call("call-burn", {"card": card, "count": left})
        case StopCardShown(coups):
            yield Call("call-stop-card", {"coups": coups})
        case LastCoupsCalled(coups):
            yield Call("call-last-coups", {"coups": coups})
        case ShoeEnded():
            yield Call("call-shoe-ended")
        case _:
            return


class StartShoe(msgspec.Struct, frozen=True, tag="start-shoe"):
    """Put a full, shuffled and cut shoe on the table."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Deal this card from the shoe; the table knows where it goes."""

    card: Card


class Close(msgspec.Struct, frozen=True, tag="close", omit_defaults=True):
    """End the current question; late seats get their timeout actions.

    `lot` is the place, from 0, of the seat on which a lot falls, where one decides (AD-B7, AD-B9).
    """

    lot: int = 0


class CallLast(msgspec.Struct, frozen=True, tag="call-last"):
    """Announce that `coups` more are played in this shoe, with the current one (AD-P25).

    The people who run the house decide this at any time, and not the croupier.
    """

    coups: int


CroupierAction = StartShoe | Deal | Close | CallLast


class MayStartShoe(msgspec.Struct, frozen=True, tag="start-shoe"):
    def allows(self, action: object) -> bool:
        return isinstance(action, StartShoe)


class MayDeal(msgspec.Struct, frozen=True, tag="deal"):
    """Any card: the table counts cards, and does not know the shoe."""

    def allows(self, action: object) -> bool:
        return isinstance(action, Deal) and isinstance(action.card, Card)


class MayClose(msgspec.Struct, frozen=True, tag="close", omit_defaults=True):
    """A choice of a lot among this many seats, if more than none; `number` were drawn before it."""

    among: int = 0
    number: int = 0

    def allows(self, action: object) -> bool:
        return (
            isinstance(action, Close)
            and is_int(action.lot)
            and 0 <= action.lot <= max(0, self.among - 1)
        )


CroupierChoice = MayStartShoe | MayDeal | MayClose


def croupier_choice(phase: str) -> MayStartShoe | MayDeal | None:
    """Return the croupier's next choice with the shoe; None while the table waits for players."""
    return _BY_PHASE.get(phase)


def shoe_event(
    shoe: Shoe, rules: ShoeRules, phase: str, action: StartShoe | Deal
) -> ShoeStarted | CardBurnt | None:
    """Open a shoe, or burn a card; None for a card that is dealt. Raises Refused."""
    may = _BY_PHASE.get(phase)
    if may is None or not may.allows(action):
        no_card = isinstance(may, MayDeal) and isinstance(action, Deal)
        raise Refused(RefusalCode.NOT_A_CARD if no_card else RefusalCode.NOT_NOW, action, phase)
    if isinstance(action, Deal):
        return shoe.burn(action.card) if phase == BURNING else None
    return shoe.start(rules)


_BY_PHASE: Final[Mapping[str, MayStartShoe | MayDeal]] = {
    ShoePhase.BETWEEN_SHOES: MayStartShoe(),
    ShoePhase.BURNING: MayDeal(),
    ShoePhase.DEALING: MayDeal(),
}


class CardPassed(HiddenEvent, CardLeft, frozen=True, tag="card-passed"):
    """A card from the shoe: face down, and None to everyone, or face up."""

    side: Side
    card: Card | None
    face_up: bool

    def redacted(self, viewer: Seat) -> Self:  # noqa: ARG002 - as every event
        """Hide a face-down card from everybody."""
        return self if self.face_up else replace(self, card=None)


class HandLooked(HiddenEvent, HandFaces, frozen=True, tag="hand-looked"):
    """A seat looks at a hand's cards, which are None to everyone else."""

    side: Side
    seat: Seat
    cards: tuple[Card, ...] | None

    def redacted(self, viewer: Seat) -> Self:
        """Hide the cards from everybody but the seat that looks."""
        return self if viewer == self.seat else replace(self, cards=None)


class HandShown(PublicEvent, HandFaces, frozen=True, tag="hand-shown"):
    side: Side
    cards: tuple[Card, ...]
    total: int
    natural: bool


class CardLocator:
    """Finds the position in the shoe of every card of a coup, from the order of dealing alone.

    `out` counts the cards that have left the shoe; `hands` has the positions of each hand's cards.
    """

    def __init__(self) -> None:
        self.out = 0
        self.hands: dict[str, tuple[int, ...]] = {}

    def locate(self, event: object) -> tuple[int, ...]:
        """Follow an event, and return the positions of the cards in it, from 0."""
        match event:
            case CardLeft():
                position = (self.out,)
                self.out += 1
                if event.side is not None:
                    self.hands[event.side] = self.hands.get(event.side, ()) + position
                return position
            case HandFaces():
                return self.hands.get(event.side, ())
            case ShoeStarted():
                self.out, self.hands = 0, {}
            case CoupEnded():
                self.hands = {}
            case _:
                pass
        return ()


def faces(event: object) -> tuple[Card | None, ...]:
    """List the cards that an event shows, in the order of `CardLocator.locate`."""
    match event:
        case CardLeft():
            return (event.card,)
        case HandFaces():
            return event.cards or ()
        case _:
            return ()
