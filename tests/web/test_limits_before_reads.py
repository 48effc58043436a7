"""What a caller may still ask is known before the database is read for them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from baccarat.house.house import House
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people import people
from baccarat.house.people.session_book import RecentlySeen
from baccarat.web.app import make_app
from baccarat.web.guard.limits import RateLimiter

PASSWORD = {"password": "seven small rivers"}


def _as(http: Any, answer: Any) -> Any:
    """Let a client send only the cookie of an answer."""
    http.cookies.clear()
    http.headers["Cookie"] = answer.headers["set-cookie"].split(";")[0] if answer else ""
    return http


@contextmanager
def _ended_session(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Callable[[], int], list[str]]]:
    """Yield a way to ask with the cookie of an ended session, and the reads for it.

    The house behaves as one of several processes of a shared house.
    """
    house, reads = House(folder), list[str]()
    with TestClient(make_app(house)) as http:
        guest = http.post("/api/guests", json={"name": "Ada"})
        made = _as(http, guest).post("/api/me/login/password", json=PASSWORD)
        again = PASSWORD | {"name": made.json()["login"]["sign_in_name"]}
        here = _as(http, None).post("/api/sign-in/password", json=again)
        ended = _as(http, here).post("/api/me/login/sessions/end", json={"id": None})
        assert len(ended.json()["login"]["sessions"]) == 1
        found = house.storage.read

        async def note(work: Any) -> Any:
            reads.append(work.__qualname__)
            return await found(work)

        monkeypatch.setattr(house.storage, "read", note)
        monkeypatch.setattr(house.cluster, "shared", True)

        def ask() -> int:
            return int(_as(http, made).get("/api/me").status_code)

        yield ask, reads


def test_an_ended_session_is_looked_up_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with _ended_session(tmp_path, monkeypatch) as (ask, reads):
        assert [ask() for _ in range(9)] == [200] * 9
        assert [each for each in reads if "find_session" in each] == reads[:1]


def test_a_request_beyond_the_limit_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Rejected(HouseCode.TOO_MANY_REQUESTS)

    with _ended_session(tmp_path, monkeypatch) as (ask, reads):
        monkeypatch.setattr(RateLimiter, "check", refuse)
        assert ask() == 429
        assert reads == []


def test_what_is_remembered_is_bounded_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("baccarat.house.people.session_book.time.monotonic", lambda: now)
    seen = RecentlySeen(people.UNKNOWN_SECONDS, 3)
    for text in "abcd":
        seen.add(text)
    assert [text for text in "abcd" if seen.has(text)] == ["b", "c", "d"]
    now += people.UNKNOWN_SECONDS
    assert not seen.has("d")
