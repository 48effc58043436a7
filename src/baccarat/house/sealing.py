"""How a room seals its next shoe: one step of the ceremony after another, and then the shoe."""

import secrets

import msgspec

from ..cards.card import Card
from ..fairness.ceremony import NOBODY, Attempt
from ..fairness.sealed import Proof, SealedShoe, seal_shoe
from ..fairness.shoe import house_only_attempt
from ..fairness.shuffle import SECRET_BYTES, lot
from ..rules.backs import Back, back_of
from ..tables.common.chips import HOUSE, Seat
from ..tables.common.shoe import (
    Close,
    Deal,
    MayClose,
    MayDeal,
    MayStartShoe,
    ShoeEnded,
    StartShoe,
    is_between_shoes,
)
from .hosting.room_spec import take_up
from .model.ceremony import RosterClosed, SealAbandoned, SecretShown, ShoeSealed
from .model.draft import Draft
from .model.hosting import CourseSet
from .model.state import RoomState

Places = tuple[int, ...]


class Shoe(msgspec.Struct, frozen=True):
    """A shoe's secret, and the room when it was made, at version `seq`."""

    room: str
    shoe: int
    secret: bytes
    seq: int
    start: RoomState
    started: str
    ended: str | None = None
    coups: int = 0


class Sealing:
    """The secret of the shoe that a room makes or deals, and the shoe once it is sealed.

    `fresh` is the secret of an attempt that a draft has just announced, `made` a shoe that it has
    just sealed: both count from when the draft is kept.
    """

    def __init__(self) -> None:
        self.secret = b""
        self.shoe: SealedShoe | None = None
        self.fresh: tuple[str, bytes] | None = None
        self.made: SealedShoe | None = None

    def card(self, position: int) -> Card:
        """Return the card at a position of the shoe, from 0."""
        return self._sealed.cards[position]

    def deal(self, draft: Draft, *, at_once: bool) -> None:
        """Deal the next card, or all that come now where no time is to pass between them."""
        draft.croupier(Deal(self.card(draft.state.table.shoe.out)))
        while at_once and MayDeal in draft.state.croupier_may:
            draft.croupier(Deal(self.card(draft.state.table.shoe.out)))

    def close(self, draft: Draft) -> None:
        """Let the croupier end the question, and draw a lot where one decides (AD-B7, AD-B9)."""
        place = 0
        for may in draft.state.game.legal(draft.state.table, HOUSE):
            if isinstance(may, MayClose) and may.among:
                place = lot(self._sealed.key, may.number, may.among)
        draft.croupier(Close(place))

    def proof(self, position: int) -> Proof:
        return self._sealed.proof(position)

    def backs(self, places: Places) -> tuple[Back, ...]:
        """Return the backs of cards that have left the shoe, and of no others (C-3).

        Everyone can see a back, whether its card is face up or down, so all viewers get the same
        backs. As at any table, a back reveals only the colour of the card's pack. Two worlds that a
        viewer cannot distinguish therefore differ only in hidden faces. To compare messages,
        exchange a hidden card for one with the same back.
        """
        return tuple(back_of(self._sealed.packs[at]) for at in places)

    def take(self, shoe: Shoe) -> None:
        """Take up a shoe that is being dealt."""
        made = shoe.start.seal.ceremony
        preset = shoe.start.table.preset
        fields = shoe.start.written
        attempt = (
            made.attempt if made else house_only_attempt(shoe.secret, shoe.room, shoe.shoe, fields)
        )
        self.secret, self.shoe = shoe.secret, seal_shoe(shoe.secret, attempt, preset.packs)

    def note_committed(self, shoe: Shoe | None) -> None:
        """Continue after a commit that announced a secret or sealed a shoe."""
        if self.fresh:
            self.secret, self.fresh = self.fresh[1], None
        if shoe:
            self.secret, self.shoe, self.made = shoe.secret, self.made, None

    def advance(
        self, draft: Draft, there: frozenset[Seat], today: str, *, broken_off: bool
    ) -> Shoe | None:
        """Put the next step into the draft, and return the shoe if that was the last.

        `there` are the seats whose browsers would take part. An attempt that was `broken_off` is
        abandoned, as is one in which somebody did not open; the next is announced at once.
        """
        attempt = draft.state.seal.attempt
        if attempt is None:
            self._announce(draft, there)
        elif broken_off or (attempt.closed and attempt.missing):
            missing = () if broken_off else attempt.missing
            draft.add(SealAbandoned(self.secret.hex(), missing))
            self._announce(draft, there)
        elif not attempt.closed:
            draft.add(RosterClosed(attempt.members))
        if not there - draft.state.seal.barred and not _require_attempt(draft).closed:
            draft.add(RosterClosed(_require_attempt(draft).members))
        return self._start(draft, today) if _require_attempt(draft).complete else None

    def follow(self, draft: Draft) -> None:
        """Reveal the secret of a shoe that has ended, or of an attempt that has failed.

        A shoe ends with its last coup, or with its room. An attempt fails when the table loses the
        bank for which the shoe is made, when another player is to cut it, or when the room closes.
        """
        closed = _closes(draft)
        if any(isinstance(step.event, ShoeEnded) for step in draft.steps) or (
            closed and not is_between_shoes(draft.state.table.phase)
        ):
            draft.add(SecretShown(draft.state.shoe, self.secret.hex()))
        if (attempt := draft.state.seal.attempt) and (closed or not _fits(draft.state, attempt)):
            draft.add(SealAbandoned(self.secret.hex(), ()))

    def _announce(self, draft: Draft, there: frozenset[Seat]) -> None:
        """Announce an attempt; the attempts at one shoe are all for the same rules."""
        if not draft.state.seal.given_up:
            take_up(draft)
        state = draft.state
        secret = secrets.token_bytes(SECRET_BYTES)
        order = state.game.cut_order(state.table, state.shoe + 1)
        event = state.seal.announce(
            secret=secret,
            room=draft.room,
            shoe=state.shoe + 1,
            fields=state.written,
            cutters=[seat for seat in order if seat in there],
        )
        draft.add(event)
        self.fresh = (event.announcement.commitment, secret)

    def _start(self, draft: Draft, today: str) -> Shoe:
        secret = self.fresh[1] if self.fresh else self.secret
        preset, number = draft.state.table.preset, draft.state.shoe + 1
        self.made = seal_shoe(secret, _require_attempt(draft), preset.packs)
        draft.add(ShoeSealed(self.made.root))
        shoe = Shoe(draft.room, number, secret, draft.seq, draft.state, today)
        draft.croupier(StartShoe())
        return shoe

    @property
    def _sealed(self) -> SealedShoe:
        if self.shoe is None:
            raise AssertionError("no shoe is sealed")
        return self.shoe


def _closes(draft: Draft) -> bool:
    """Whether a draft closes its room for good."""
    return any(
        isinstance(step.event, CourseSet) and step.event.course == "closed" for step in draft.steps
    )


def _fits(state: RoomState, attempt: Attempt) -> bool:
    """Whether a shoe is to be made now, and the one to cut it is still the one announced."""
    order = state.game.cut_order(state.table, state.shoe + 1)
    cuts = attempt.announcement.cutter in {NOBODY, *order}
    return cuts and MayStartShoe in state.croupier_may


def _require_attempt(draft: Draft) -> Attempt:
    attempt = draft.state.seal.attempt
    if attempt is None:
        raise AssertionError("no attempt is going on")
    return attempt
