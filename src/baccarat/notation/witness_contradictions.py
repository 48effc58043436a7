"""Compare a record with what a browser saw of its shoe."""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from ..cards.card import Card
from ..fairness.ceremony import Attempt
from ..fairness.sealed import SealedShoe
from ..fairness.shuffle import lot
from ..rules.backs import back_of
from ..tables.common.coup_result import CoupResult
from .record import Record, Sealed
from .sealed import sealed_shoe
from .verify import Verified
from .witness import AttemptSeen, CoupSeen, Overruled, ShoeSeen, Witness

PLACE: Final = re.compile(r"(?P<coup>[1-9]\d{0,3}) (?P<side>[a-z]+) (?P<card>[1-3])")


class SeenCode(StrEnum):
    """What differs from the witness; `at` is an attempt, a position or a coup."""

    FAULT = "seen-fault"
    """The browser itself had found a fault, `reason`."""
    ROOT = "seen-root"
    ATTEMPT = "seen-attempt"
    ANNOUNCEMENT = "seen-announcement"
    ROSTER = "seen-roster"
    OPENING = "seen-opening"
    SECRET = "seen-secret"  # noqa: S105 - a code
    MISSING = "seen-missing"
    CARD = "seen-card"
    BACK = "seen-back"
    LOT = "seen-lot"
    OUT = "seen-out"
    PLACE = "seen-place"
    COUP = "seen-coup"


class Contradiction(msgspec.Struct, frozen=True):
    """One contradiction between a record and a witness."""

    code: SeenCode
    at: int = 0
    reason: str = ""


def contradictions(record: Record, verified: Verified, witness: Witness) -> Iterator[Contradiction]:
    """Yield the contradictions of a verified record. Raises BadWitness for another shoe."""
    seen, made = witness.of(record.room, record.shoe), record.sealed
    for each in witness.faults:
        if each.shoe == record.shoe:
            yield Contradiction(SeenCode.FAULT, each.shoe, each.fault)
    if made is None:  # `verify` rejects such records
        return
    if set(seen.roots) - {made.root}:
        yield Contradiction(SeenCode.ROOT)
    if seen.secret not in {None, record.secret}:
        yield Contradiction(SeenCode.SECRET, len(made.abandoned) + 1)
    yield from _attempts(seen, made)
    yield from _cards(seen, sealed_shoe(record), verified)
    yield from _coups(seen, verified)


def _attempts(seen: ShoeSeen, made: Sealed) -> Iterator[Contradiction]:
    given_up = [(each.attempt, each.secret, each.missing) for each in made.abandoned]
    attempts = [*given_up, (made.attempt, None, ())]
    for each in [*seen.attempts, *seen.overruled]:
        number = each.announcement.attempt
        if number > len(attempts):
            yield Contradiction(SeenCode.ATTEMPT, number)
            continue
        attempt, secret, missing = attempts[number - 1]
        yield from _attempt(each, attempt, number)
        if isinstance(each, AttemptSeen) and each.secret is not None:
            if each.secret != secret:
                yield Contradiction(SeenCode.SECRET, number)
            if each.missing != missing:
                yield Contradiction(SeenCode.MISSING, number)


def _attempt(seen: Overruled, recorded: Attempt, number: int) -> Iterator[Contradiction]:
    mine = seen.mine if isinstance(seen, AttemptSeen) else ()
    members = {each.commitment for each in recorded.members}
    opened = {each.commitment for each in recorded.openings}
    if seen.announcement != recorded.announcement:
        yield Contradiction(SeenCode.ANNOUNCEMENT, number)
    closed_otherwise = seen.closed and seen.members != recorded.members
    taken = {each.commitment for each in mine if each.taken}
    if closed_otherwise or not set(seen.members) <= set(recorded.members) or taken - members:
        yield Contradiction(SeenCode.ROSTER, number)
    shown = {each.commitment for each in mine if each.opened}
    if not set(seen.openings) <= set(recorded.openings) or shown - opened:
        yield Contradiction(SeenCode.OPENING, number)


def _cards(seen: ShoeSeen, shoe: SealedShoe, verified: Verified) -> Iterator[Contradiction]:
    if seen.out > verified.cards:
        yield Contradiction(SeenCode.OUT, seen.out)
    for at, card in sorted(seen.cards.items()):
        if at >= verified.cards or shoe.cards[at] != card:
            yield Contradiction(SeenCode.CARD, at + 1)
    for at, back in sorted(seen.backs.items()):
        if at >= verified.cards or back_of(shoe.packs[at]) != back:
            yield Contradiction(SeenCode.BACK, at + 1)
    for at, drawn in sorted(seen.lots.items()):
        if not drawn.seats or drawn.seats[lot(shoe.key, at, len(drawn.seats))] != drawn.seat:
            yield Contradiction(SeenCode.LOT, at + 1)
    for at, place in sorted(seen.places.items()):
        if at >= verified.cards or _card_at(place, verified) != shoe.cards[at]:
            yield Contradiction(SeenCode.PLACE, at + 1)


def _card_at(place: str, verified: Verified) -> str | None:
    """Return the card at a place such as `3 banker 1`; None if the record has none there."""
    named = PLACE.fullmatch(place)
    coup = _coup(verified, int(named["coup"])) if named else None
    if named is None or coup is None:
        return None
    hand, at = coup.hands.get(named["side"]), int(named["card"]) - 1
    return hand.cards[at] if hand and at < len(hand.cards) else None


def _coup(verified: Verified, number: int) -> CoupResult | None:
    """Return a coup by its number at the table; rounds that nobody played for are not counted."""
    dealt = [each for each in verified.replay.coups if each is not None]
    return dealt[number - 1] if 0 < number <= len(dealt) else None


def _coups(seen: ShoeSeen, verified: Verified) -> Iterator[Contradiction]:
    for number, noted in sorted(seen.coups.items()):
        coup = _coup(verified, number)
        if coup is None or (_faces(coup), coup.outcomes) != (_faces(noted), noted.outcomes):
            yield Contradiction(SeenCode.COUP, number)


def _faces(coup: CoupResult | CoupSeen) -> dict[str, tuple[Card, ...]]:
    return {side: hand.cards for side, hand in coup.hands.items()}
