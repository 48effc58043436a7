"""The record of a shoe still being dealt shows what everybody was told, and no more."""

import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.notation import BadRecord, read, replay, write
from baccarat.tables import punto
from baccarat.tables.common.chips import Seat
from baccarat.tables.common.shoe import Deal
from baccarat.tables.punto import Action
from notation.played import PUNTO, done, edited, play, record_of, seated

BURNT = 20
GAME = replace(PUNTO, burn=BURNT)
START = seated(GAME)
PLAYED = done(play(START))


def running(actions: Sequence[tuple[Seat, Action]]) -> str:
    return write(record_of(START, actions, ended=None))


def with_burnt(card: Card) -> Sequence[tuple[Seat, Action]]:
    """Play the same shoe with a different first burnt card."""
    deals = [at for at, (_, action) in enumerate(PLAYED) if isinstance(action, Deal)]
    burnt = set(deals[:BURNT])
    return [(s, punto.Deal(card) if at in burnt else do) for at, (s, do) in enumerate(PLAYED)]


@pytest.mark.rule("C-7")
def test_burnt_cards_make_no_difference_to_it() -> None:
    one, other = (running(with_burnt(card)) for card in (Card("9h"), Card("Ks")))
    assert one == other
    assert one.count("??") == BURNT
    assert one != write(record_of(START, with_burnt(Card("9h"))))


def test_a_running_record_is_replayed_to_its_last_coup() -> None:
    text = running(PLAYED)
    whole = record_of(START, PLAYED)
    assert write(read(text)) == text
    assert replay(read(text)) == replay(whole)
    assert "??" not in write(whole)


@pytest.mark.rule("C-7")
def test_a_first_card_seen_by_everyone_is_named() -> None:
    game = replace(PUNTO, burn="first-card")
    start = seated(game)
    text = write(record_of(start, done(play(start)), ended=None))
    burnt = re.search(r"h start; h deal (\S\S)((?: \?\?)+);", text)
    assert burnt
    assert len(burnt[2].split()) == (Card(burnt[1]).points or 10)
    replay(read(text))


def six_cards() -> str:
    """Find any coup that ends with its sixth card."""
    found = re.search(r"h close; h deal(?: \S\S){6}(?= =)", running(PLAYED))
    assert found
    return found[0]


HIDDEN = {
    "a card of a hand": lambda: edited(running(PLAYED), (six_cards(), six_cards()[:-2] + "??")),
    "of a shoe that is over": lambda: write(
        replace(read(running(PLAYED)), ended="2026-01-31T21:40:00Z")
    ),
    "of a shoe whose seed is told": lambda: write(replace(read(running(PLAYED)), seed=7)),
}


@pytest.mark.parametrize("row", HIDDEN)
def test_no_other_card_may_be_hidden(row: str) -> None:
    with pytest.raises(BadRecord, match="record-card-hidden"):
        replay(read(HIDDEN[row]()))
