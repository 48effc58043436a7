"""Analysis of a record. Each game has an entry in STORIES."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from ...notation.bad_record import OTHER_GAME, BadRecord
from ...notation.noted.shoe import NOTED, NotedShoe
from ...notation.record import Record
from ...tables.common.chips import Seat
from ...tables.common.coup_result import CoupResult
from ..noted_shoe import seen_coups
from . import banque, chemin, punto
from .model import Analysis, CoupStory, PlayerStory
from .observed_play import ObservedPlay
from .record_coups import RecordedCoup, recorded_coups

Story = Callable[[Any, RecordedCoup, ObservedPlay], CoupStory]

STORIES: Final[Mapping[str, Story]] = MappingProxyType(
    {"punto": punto.story, "chemin": chemin.story, "banque": banque.story}
)
"""Keyed by the preset's `game`."""


def analyse(record: Record | NotedShoe) -> Analysis:
    """Analyse a shoe: the value of each coup, the players' choices, and their luck.

    A noted shoe has no players, and only the coups whose cards are known. Raises BadRecord, and
    NoCards for results alone.
    """
    if isinstance(record, NotedShoe):
        noted = tuple(punto.noted_story(record, seen) for seen in seen_coups(record))
        return Analysis(NOTED, record.number, record.preset.name, noted, ())
    coups = tuple(stories(record))
    return Analysis(record.room, record.shoe, record.preset.name, coups, players_of(coups))


def stories(record: Record) -> Iterator[CoupStory]:
    """Analyse a record lazily, coup by coup; raises BadRecord, also for a game not in STORIES."""
    tell, habits = STORIES.get(record.preset.game), ObservedPlay()
    if tell is None:
        raise BadRecord(1, OTHER_GAME, record.preset.name)
    for played in recorded_coups(record):
        found = tell(record.preset, played, habits)
        habits.note(found.choices)
        yield _with_hands(found, played.coup.result)


def _with_hands(story: CoupStory, coup: CoupResult | None) -> CoupStory:
    if coup is None:
        return story
    hands = {side: tuple(str(card) for card in hand.cards) for side, hand in coup.hands.items()}
    outcomes = {side: outcome.value for side, outcome in coup.outcomes.items()}
    return replace(story, hands=hands, outcomes=outcomes)


def players_of(coups: Iterable[CoupStory]) -> tuple[PlayerStory, ...]:
    """Add up each player's shares, in seat order."""
    found: dict[tuple[Seat, str], PlayerStory] = {}
    for share in (each for coup in coups for each in coup.shares):
        key = share.seat, share.name
        so_far = found.get(key, PlayerStory(*key, 0, 0, Fraction(0), Fraction(0)))
        found[key] = PlayerStory(
            *key,
            so_far.coups + 1,
            so_far.result + share.result,
            so_far.expectation + share.expectation,
            so_far.lost + share.lost,
        )
    return tuple(found[key] for key in sorted(found))
