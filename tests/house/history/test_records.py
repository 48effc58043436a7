"""The records of a room's shoes, while they are dealt and afterwards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.house.history import records
from baccarat.house.history.records import record_text
from baccarat.house.model.commands import AddBot
from baccarat.house.rooms.room import Room
from baccarat.house.store.store import Store
from baccarat.notation import read, replay, verify
from house.hosting.test_host_limits import GAMES, at, opened, play

pytestmark = pytest.mark.usefixtures("on_both")


@asynccontextmanager
async def ended(store: Store) -> AsyncIterator[None]:
    """Close a store at the end."""
    with closing(store):
        yield


async def test_a_hash_noted_with_hidden_burnt_cards_is_recognised_later(
    tmp_path: Path,
) -> None:
    rules = replace(GAMES["punto-banco"], burn=3)
    store = Store(tmp_path)
    async with opened(rules, store) as evening, ended(store):
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


async def test_the_cached_replay_may_be_dropped_during_a_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    async with opened(GAMES["punto-banco"], store) as evening, ended(store):
        read_rows = evening.house.storage.read

        async def reads(work: Any) -> Any:
            rows = await read_rows(work)
            records._running.clear()
            return rows

        await play(evening, at(1, 2))
        await record_text(evening.room, 1)
        known = dict(records._running)
        await play(evening, at(1, 4))
        monkeypatch.setattr(evening.house.storage, "read", reads)
        records._running.update(known)
        assert len(read(await record_text(evening.room, 1)).coups) >= 3


@pytest.mark.by_day(2)
@pytest.mark.parametrize("game", GAMES)
async def test_a_running_shoe_is_replayed_incrementally(game: str, tmp_path: Path) -> None:
    """However often it is requested, the text equals that of a shoe replayed in one go."""
    compared: list[int] = []

    async def compare(room: Room) -> None:
        while True:  # the room deals on while its record is written
            text, again = [await record_text(room, 1) for _ in range(2)]
            assert (text is again) == (text == again)
            folded = dict(records._running)
            records._running.clear()
            fresh = await record_text(room, 1)
            records._running.update(folded)
            if len(read(fresh).coups) == len(read(again).coups):
                assert fresh == again
                compared.append(len(read(again).coups))
                return

    store = Store(tmp_path)
    async with opened(GAMES[game], store) as evening, ended(store):
        for coup in range(1, 6):
            await play(evening, at(1, coup))
            if coup == 3:
                assert await evening.ask("p0", AddBot("bold"))
            await compare(evening.room)
    assert compared == sorted(compared)
    assert compared[-1] >= 4
