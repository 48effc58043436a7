"""Everything about people who return, put together for one house."""

import hmac
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from ..identity.login import SavedSession, hash_token
from ..model.guest import Guest
from ..store.integrity import COOKIE
from ..store.queries.identity import read_book, session_by_hash
from ..store.storage import Storage
from .challenges import OpenChallenges
from .logins import Logins
from .operators import Operators
from .session_book import RecentlySeen, SessionBook
from .sign_in import SALT_BYTES, Prover, SignInDesk

UNKNOWN_SECONDS: Final = 600
"""How long a token that no session has is remembered."""
MAX_UNKNOWN: Final = 10_000


class People:
    """The parts that sign people in and change their logins."""

    def __init__(
        self,
        storage: Storage,
        operators: Operators,
        now: Callable[[], float],
        *,
        thread: Executor | None = None,
    ) -> None:
        """`now` returns seconds since 1970; `thread` verifies credentials instead of a new one."""
        self._storage = storage
        self.book = SessionBook(now)
        self._unknown = RecentlySeen(UNKNOWN_SECONDS, MAX_UNKNOWN)
        self.challenges = OpenChallenges(storage, now)
        self.prover = Prover(thread)
        self.sign_in = SignInDesk(storage, self.book, self.prover, self.challenges)
        self.logins = Logins(
            storage, self.book, self.sign_in, self.prover, self.challenges, operators
        )

    async def load(self) -> list[Guest]:
        """Load the sessions, and return the guests who have asked to be deleted."""
        found, leaving = await self._storage.read(
            lambda store: (
                book := read_book(store),
                [Guest(player, store.player(player) or "", 0) for player in book.departures],
            )
        )
        await self.challenges.load()
        key = await self._storage.read(lambda store: store.key(COOKIE))
        self.prover.salt = hmac.digest(key, b"recovery codes", "sha256")[:SALT_BYTES]
        self.book.load(found.players, found.sessions)
        await self.logins.remove_expired()
        return leaving

    async def find_session(self, token: str) -> SavedSession | None:
        """Return the session of a cookie's token, also if another process has just opened it.

        A token without a session is looked up once in a while only: none will ever have it.
        """
        hashed = hash_token(token)
        if (known := self.book.find(token)) or self._unknown.has(hashed):
            return known
        found = await self._storage.read(lambda store: session_by_hash(store, hashed))
        if not found:
            self._unknown.add(hashed)
        else:
            self.book.refresh(
                found.player, [*self.book.of(found.player), found], login=True, leaving=False
            )
        return self.book.find(token)
