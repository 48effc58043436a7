"""A record as the messages of its room: the same coups, and nothing hidden."""

import re
from pathlib import Path

import msgspec
import pytest

from baccarat.house.rooms.messages import News
from baccarat.house.rooms.record_messages import ReplayedShoe, replay_shoe
from baccarat.notation import BadRecord, Record, read, replay
from support.golden.records import short

GOLDEN = Path(__file__).parents[2] / "golden"
GAMES = ["midi", "american", "chemin-de-fer", "banque-limitee"]
CARD = re.compile(rb'"[A2-9TJQK][cdhs]"')


def _golden(name: str) -> Record:
    return read((GOLDEN / f"{name}.bhh").read_text(encoding="utf-8"))


def _news(shoe: ReplayedShoe) -> list[News]:
    return [news for coup in shoe.coups for news in coup.news]


def _cards(news: News) -> set[bytes]:
    """Return the cards that a message shows, apart from those of finished coups."""
    return set(CARD.findall(msgspec.json.encode([news.told, news.now.view])))


@pytest.mark.parametrize("name", GAMES)
def test_the_messages_tell_the_coups_of_the_record(name: str) -> None:
    record = _golden(name)
    shoe = replay_shoe(record)
    finished = [news.finished for news in _news(shoe) if news.finished]
    wanted = [coup for coup in replay(record).coups if coup]
    assert [dict(each.outcomes) for each in finished] == [dict(each.outcomes) for each in wanted]
    assert [[hand.cards for hand in each.hands.values()] for each in finished] == [
        [hand.cards for hand in each.hands.values()] for each in wanted
    ]
    purses = {each.seat: each.purse for each in _news(shoe)[-1].now.view.seats}
    assert {each.seat: each.purse for each in record.final}.items() <= purses.items()
    people = {each.seat: each.name for each in _news(shoe)[-1].now.people}
    assert set(people.values()) <= {player.name for player in record.players}
    assert people.keys() == {each.seat for each in record.final}
    assert len(shoe.coups) == len(record.coups)
    assert (shoe.proved, shoe.seat) == (True, 0)


@pytest.mark.by_day(1)
@pytest.mark.parametrize("name", ["chemin-de-fer", "banque-limitee"])
def test_a_seat_sees_its_own_hand_and_others_do_not(name: str) -> None:
    record = _golden(name)
    watched = _news(replay_shoe(record))
    seats = [each.seat for each in replay_shoe(record).seats]
    more = 0
    for seat in seats:
        for own, other in zip(_news(replay_shoe(record, seat)), watched, strict=True):
            assert _cards(other) <= _cards(own)
            more += len(_cards(own) - _cards(other))
            assert (own.now.me.seat, other.now.me.seat) == (seat, None)
            assert own.now.view.choices == ()
    assert more > 0


def test_a_shoe_that_is_being_dealt_is_watched_without_a_seat() -> None:
    running = read(short("chemin-de-fer", 5))
    assert running.ended is None
    shoe = replay_shoe(running, seat=1)
    assert (shoe.seats, shoe.seat, shoe.proved) == ((), 0, False)
    assert all(news.now.me.seat is None for news in _news(shoe))


def test_a_seat_that_nobody_held_is_no_seat() -> None:
    record = _golden("midi")
    assert [replay_shoe(record, seat).seat for seat in (-2, -1, 0, 99)] == [0, 0, 0, 0]


def test_a_record_that_contradicts_itself_is_not_replayed() -> None:
    text = (GOLDEN / "midi.bhh").read_text(encoding="utf-8").replace("Ada", "Ida", 1)
    with pytest.raises(BadRecord):
        replay_shoe(read(text))
