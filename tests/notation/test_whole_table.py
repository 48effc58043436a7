"""A table written whole, for games whose players alone do not say all."""

from typing import Any

import pytest
import tomlkit
from msgspec.structs import replace

from baccarat.notation import punto, whole_table
from baccarat.notation.bad_record import MALFORMED, BadRecord
from baccarat.notation.read import read
from baccarat.notation.record import Player
from baccarat.notation.start import start_state
from baccarat.notation.whole_table import BadTable, players, start_table
from baccarat.notation.write import write
from baccarat.tables.punto import Bet, State
from notation.played import NAMES, PUNTO, done, line_of, play, record_of, seated


def tied() -> State:
    """Leave stakes up that a tie left, and a seat with a maximum of its own."""
    start = seated(PUNTO)
    return replace(start, stakes=((Bet("player", 2_500),), *start.stakes[1:]))


def through_toml(table: dict[str, Any]) -> dict[str, Any]:
    return dict(tomlkit.parse(tomlkit.dumps(table)).unwrap())


def test_a_table_written_and_read_is_the_same() -> None:
    start = tied()
    written = through_toml(start_table(start))
    assert whole_table.start_state(PUNTO, players(start, NAMES), written) == start
    assert not {"preset", "type"} & written.keys()


def test_it_stands_in_a_record_and_is_read_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
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


NONSENSE: dict[str, dict[str, Any]] = {
    "a phase that there is not": {"phase": "sleeping"},
    "a phase in which no shoe starts": {"phase": "dealing"},
    "too few places": {"maxima": ["-"]},
    "a purse that no player has": {"purses": [1, *["-"] * 8]},
    "a stake below nothing": {"stakes": [[{"wager": "player", "amount": -5}], *[[]] * 8]},
    "a stake that is no list": {"stakes": 5},
    "a sum that is text": {"purses": ["much", *["-"] * 8]},
}


@pytest.mark.parametrize("change", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused(change: dict[str, Any]) -> None:
    start = tied()
    with pytest.raises(BadTable):
        whole_table.start_state(PUNTO, players(start, NAMES), start_table(start) | change)


def test_nothing_at_all_is_refused() -> None:
    with pytest.raises(BadTable):
        whole_table.start_state(PUNTO, (), None)
    with pytest.raises(BadTable):
        whole_table.start_state(PUNTO, [Player(1, "Ada", 5)], start_table(tied()))
