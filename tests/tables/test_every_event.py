"""Every event of a table states its own facts, and every part of a table knows it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec
import pytest

from baccarat.cards import Card
from baccarat.rules import PRESETS, Side
from baccarat.tables import TABLES, banque, chemin, punto
from baccarat.tables.banking.actions import GiveUpBank, LeaveIn, SetAside
from baccarat.tables.banque.decide import ACTS as BANQUE_ACTS
from baccarat.tables.banque.events import CardGiven, HandSeen
from baccarat.tables.banque.seating import TableSide
from baccarat.tables.chemin.decide import ACTS as CHEMIN_ACTS
from baccarat.tables.common.chips import HOUSE, WATCHER
from baccarat.tables.common.redaction import CardLeft, HandFaces, HiddenEvent, PublicEvent
from baccarat.tables.common.shoe import CardBurnt, CardPassed, HandLooked, faces

CARD: Final = Card.TEN_OF_CLUBS
CARDS: Final = (CARD, CARD)
EVENTS: Final[set[type]] = {
    kind for table in (punto, chemin, banque) for kind in get_args(table.Event)
}
FACE_DOWN: Final = (
    CardBurnt(CARD, shown=False, left=1),
    CardPassed(Side.PLAYER, CARD, face_up=False),
    CardGiven(TableSide.LEFT, CARD, face_up=False),
    HandLooked(Side.PLAYER, 3, CARDS),
    HandSeen(TableSide.LEFT, 3, CARDS),
)
"""One of each event that can hold cards which some viewers may not see."""


def fact_faults(kind: Any) -> Iterator[str]:
    """List the faults of the facts that a type of event states."""
    public, hidden = issubclass(kind, PublicEvent), issubclass(kind, HiddenEvent)
    if public is hidden:
        yield "it is neither public nor hidden, or both"
    if public and kind.redacted is not PublicEvent.redacted:
        yield "it is public, and yet redacted"
    if hidden and kind.redacted is HiddenEvent.redacted:
        yield "it is hidden, but not redacted"
    if _has_cards(kind) and not issubclass(kind, CardLeft | HandFaces):
        yield "it has cards of which nothing is stated"


def _has_cards(kind: Any) -> bool:
    return any("Card" in str(field.type) for field in msgspec.structs.fields(kind))


@pytest.mark.parametrize("kind", sorted(EVENTS, key=str), ids=lambda kind: kind.__qualname__)
def test_an_event_states_its_facts(kind: type) -> None:
    assert list(fact_faults(kind)) == []


class Untold(msgspec.Struct, frozen=True):
    """An event without a base."""


class Shown(HiddenEvent, frozen=True):
    """A hidden event that does not redact anything."""


class Secret(PublicEvent, frozen=True):
    """A public event that hides something."""

    def redacted(self, viewer: int) -> "Secret":
        return Secret() if viewer else self


class Unlocated(PublicEvent, frozen=True):
    """An event with cards that cannot be found in the shoe."""

    faces: tuple[Card, ...]


@pytest.mark.parametrize("kind", [Untold, Shown, Secret, Unlocated])
def test_missing_facts_are_noticed(kind: type) -> None:
    assert len(list(fact_faults(kind))) == 1


def test_every_hidden_event_is_among_those_face_down() -> None:
    assert {kind for kind in EVENTS if issubclass(kind, HiddenEvent)} == set(map(type, FACE_DOWN))


@pytest.mark.parametrize("event", FACE_DOWN, ids=lambda event: type(event).__name__)
def test_a_hidden_event_shows_its_cards_to_one_at_the_most(event: Any) -> None:
    assert CARD in faces(event)
    sees = {viewer for viewer in range(WATCHER, 13) if CARD in faces(event.redacted(viewer))}
    looks = {event.seat} if isinstance(event, HandLooked | HandSeen) else set[int]()
    assert sees == ({HOUSE} if isinstance(event, CardBurnt) else looks)


@pytest.mark.parametrize(
    "event",
    [CardBurnt(CARD, shown=True, left=1), CardPassed(Side.PLAYER, CARD, face_up=True),
     CardGiven(TableSide.LEFT, CARD, face_up=True)],
    ids=lambda event: type(event).__name__,
)  # fmt: skip
def test_a_card_face_up_is_everyones(event: Any) -> None:
    assert all(event.redacted(viewer) is event for viewer in range(WATCHER, 13))


def test_a_hidden_event_without_redaction_is_sent_to_nobody() -> None:
    with pytest.raises(NotImplementedError):
        Shown().redacted(WATCHER)


def empty(game: str) -> Any:
    return TABLES[game].new(next(preset for preset in PRESETS if preset.game == game))


class Newcomer(PublicEvent, frozen=True, tag="newcomer"):
    """An event that no table knows."""

    seat: int = 1


@pytest.mark.parametrize("game", TABLES)
def test_apply_refuses_an_event_listed_only_for_a_phase(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Any = TABLES[game]
    state = empty(game)
    with pytest.raises(KeyError):
        table.apply(state, Newcomer())
    monkeypatch.setitem(table.NEXT, (state.phase, Newcomer), state.phase)
    with pytest.raises(KeyError):
        table.apply(state, Newcomer())


@pytest.mark.parametrize("game", TABLES)
def test_every_event_is_allowed_in_some_phase(game: str) -> None:
    table: Any = TABLES[game]
    assert {kind for _, kind in table.NEXT} | set(table.ANYTIME) == set(get_args(table.Event))


@pytest.mark.parametrize(
    ("acts", "actions", "never"),
    [
        (CHEMIN_ACTS, chemin.SeatAction, set[type]()),
        (BANQUE_ACTS, banque.SeatAction, {GiveUpBank, SetAside, LeaveIn}),
    ],
    ids=["chemin", "banque"],
)
def test_every_action_of_a_seat_at_a_bank_is_taken(
    acts: Mapping[type, object], actions: object, never: set[type]
) -> None:
    assert set(acts) == set(get_args(actions)) - never
