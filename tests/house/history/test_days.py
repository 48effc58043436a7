"""A player's days, by their local clock, each with complete figures."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, create_engine, event

from baccarat.house.history.days import GREENWICH, Dated, own_days, zone_named
from baccarat.house.model.shoe_history import CoupKept, CoupNews
from baccarat.house.store import schema
from baccarat.house.store.codecs import COUPS

ENDED = [
    "2026-06-01T21:00:00+00:00",
    "2026-06-01T21:30:00+00:00",  # half past eleven in the evening in Berlin
    "2026-06-01T22:30:00+00:00",
    "2026-06-02T10:00:00+00:00",
    "2026-06-02T21:59:59+00:00",
    "2026-06-02T22:00:00+00:00",
]
"""When the player's coups ended; coup number n, from 1, gained n."""
PLAYED = [Dated(number, at, number) for number, at in enumerate(ENDED, 1)]


@pytest.fixture
def played() -> Connection:
    connection = create_engine("sqlite://").connect()
    schema.metadata.create_all(connection)
    for number, at, won in PLAYED:
        place = {"room": "a", "shoe": 1, "coup": number}
        who = {"id": number, "player": "ada", "name": "Ada", "staked": 10, "won": won}
        body = COUPS.write(CoupKept(CoupNews(number, {}, {}, ()), at))
        connection.execute(schema.plays.insert().values(place | who))
        connection.execute(schema.coups.insert().values(place | {"body": body}))
    return connection


@pytest.mark.parametrize(
    ("zone", "days"),
    [
        ("UTC", {"2026-06-01": 1 + 2 + 3, "2026-06-02": 4 + 5 + 6}),
        ("Europe/Berlin", {"2026-06-01": 1 + 2, "2026-06-02": 3 + 4 + 5, "2026-06-03": 6}),
        ("America/New_York", {"2026-06-01": 1 + 2 + 3, "2026-06-02": 4 + 5 + 6}),
        ("Pacific/Kiritimati", {"2026-06-02": 1 + 2 + 3, "2026-06-03": 4 + 5 + 6}),
    ],
)
def test_every_page_has_its_days_whole(played: Connection, zone: str, days: dict[str, int]) -> None:
    mine = (schema.plays.c.player == "ada",)
    clock = zone_named(zone)
    for first in range(len(PLAYED)):
        for last in range(first, len(PLAYED)):
            page = PLAYED[first : last + 1][::-1]
            found = own_days(played, mine, page, clock)
            on_page = {clock.day(play.at) for play in page if play.at}
            assert {each.day: each.won for each in found} == {day: days[day] for day in on_page}


def test_a_day_with_many_coups_is_not_read_completely(played: Connection) -> None:
    """The work for a page is bounded, since a program may play day and night."""
    body, many = COUPS.write(CoupKept(CoupNews(1, {}, {}, ()), ENDED[-1])), 3_000
    places = [{"room": "a", "shoe": 1, "coup": number} for number in range(7, many)]
    who = {"player": "ada", "name": "Ada", "staked": 10, "won": 1}
    played.execute(schema.plays.insert(), [{**at, **who, "id": at["coup"]} for at in places])
    played.execute(schema.coups.insert(), [{**at, "body": body} for at in places])
    asked: list[str] = []
    event.listen(played, "before_cursor_execute", lambda *told: asked.append(told[2]))
    page = [Dated(number, ENDED[-1], 1) for number in range(many // 2 + 25, many // 2, -1)]
    found = own_days(played, (schema.plays.c.player == "ada",), page, GREENWICH)
    assert [(each.day, each.won) for each in found] == [("2026-06-02", 4 + 5 + 6 + many - 7)]
    assert len(asked) < 40
    assert all("LIMIT" in each for each in asked if "body" in each)


@pytest.mark.parametrize("name", ["", "Nowhere", "Europe", "../etc/passwd", "/etc/passwd", "a\0b"])
def test_days_without_a_zone_are_utc_days(name: str) -> None:
    assert zone_named(name) == GREENWICH
    at = datetime(2026, 6, 1, 23, 59, tzinfo=UTC).isoformat()
    assert GREENWICH.day(at) == "2026-06-01"
