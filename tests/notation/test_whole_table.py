"""Tables written in full, for games whose players do not describe the whole state."""

from typing import Any

import pytest
import tomlkit
from msgspec.structs import replace

from baccarat.notation import TableCode, punto, table_snapshot as whole_table
from baccarat.notation.bad_record import MALFORMED, BadRecord
from baccarat.notation.read import read
from baccarat.notation.record import Player
from baccarat.notation.start import start_state
from baccarat.notation.table_snapshot import BadTable, players, start_table
from baccarat.notation.write import write
from baccarat.rules import ReadCode
from baccarat.tables.punto import Bet, State
from notation.played import NAMES, PUNTO, done, line_of, play, record_of, seated
from support.expect_fault import refused


def tied() -> State:
    """Set up a table with stakes left by a tie, and a seat with its own maximum."""
    start = seated(PUNTO)
    return replace(start, stakes=((Bet("player", 2_500),), *start.stakes[1:]))


def through_toml(table: dict[str, Any]) -> dict[str, Any]:
    return dict(tomlkit.parse(tomlkit.dumps(table)).unwrap())


def test_a_table_written_and_read_is_the_same() -> None:
    start = tied()
    written = through_toml(start_table(start))
    assert whole_table.start_state(PUNTO, players(start, NAMES), written) == start
    assert not {"preset", "type"} & written.keys()


def test_the_whole_table_is_written_in_a_record_and_read_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("players", "start_table", "start_state"):
        monkeypatch.setattr(punto, name, getattr(whole_table, name))
    start = seated(PUNTO)
    record = record_of(start, done(play(start)))
    text = write(record)
    again = read(text)
    assert replace(again, source="") == record
    assert write(again) == text
    assert start_state(again, text) == start
    with pytest.raises(BadRecord) as caught:
        start_state(replace(again, table={}), text)
    assert (caught.value.code, caught.value.line) == (MALFORMED, line_of(text, "[table]"))


NONSENSE: dict[str, tuple[dict[str, Any], TableCode | ReadCode]] = {
    "a phase that there is not": ({"phase": "sleeping"}, ReadCode.WRONG_VALUE),
    "a phase in which no shoe starts": ({"phase": "dealing"}, TableCode.NO_START),
    "too few places": ({"maxima": ["-"]}, TableCode.PLACES),
    "a purse that no player has": ({"purses": [1, *["-"] * 8]}, TableCode.OTHER_PURSES),
    "a stake below nothing": (
        {"stakes": [[{"wager": "player", "amount": -5}], *[[]] * 8]},
        TableCode.SUM,
    ),
    "an unknown key": ({"latest": "-"}, ReadCode.FIELD_UNKNOWN),
    "an unknown key of a stake": (
        {"stakes": [[{"wager": "player", "amount": 5, "odd": 1}], *[[]] * 8]},
        ReadCode.FIELD_UNKNOWN,
    ),
    "an unknown key of the shoe": ({"shoe": {"out": 0, "cut": 3}}, ReadCode.FIELD_UNKNOWN),
    "a stake that is no list": ({"stakes": 5}, ReadCode.WRONG_KIND),
    "a sum that is text": ({"purses": ["much", *["-"] * 8]}, ReadCode.WRONG_KIND),
}


@pytest.mark.parametrize(("change", "code"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused(change: dict[str, Any], code: str) -> None:
    start = tied()
    with refused(BadTable, code):
        whole_table.start_state(PUNTO, players(start, NAMES), start_table(start) | change)


def test_nothing_at_all_is_refused() -> None:
    with refused(BadTable, ReadCode.FIELD_MISSING):
        whole_table.start_state(PUNTO, (), None)
    with refused(BadTable, TableCode.OTHER_PURSES):
        whole_table.start_state(PUNTO, [Player(1, "Ada", 5)], start_table(tied()))
