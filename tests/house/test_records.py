"""What a room tells of its shoes in records, while they are dealt and after."""

from pathlib import Path

from msgspec.structs import replace

from baccarat.house.history.records import record_text
from baccarat.house.store.store import Store
from baccarat.notation import read, replay, verify
from house.test_host_limits import GAMES, at, opened, play
from support.virtual import in_virtual_time


def test_a_hash_that_was_noted_while_burnt_cards_were_hidden_is_known_later(
    tmp_path: Path,
) -> None:
    rules = replace(GAMES["punto-banco"], burn=3)

    async def evening_long() -> None:
        async with opened(rules, Store(tmp_path)) as evening:
            await play(evening, at(1, 3))
            text = await record_text(evening.room, 1)
            noted = read(text)
            assert "h deal ?? ?? ??;" in text
            assert len(replay(noted).coups) == 2
            await play(evening, at(2))
            whole = read(await record_text(evening.room, 1))
            assert whole.coups[1] == noted.coups[1]
            assert whole.coups[0] != noted.coups[0]
            verify(whole, noted.head)

    in_virtual_time(evening_long())
