"""Everything about people who return, put together for one house."""

import hmac
from concurrent.futures import Executor
from typing import Final, Protocol

from ..identity.login import SavedSession, hash_token
from ..model.guest import Guest
from ..store.integrity import COOKIE
from ..store.queries.identity import read_book, session_by_hash
from .challenges import OpenChallenges
from .departures import Departures
from .departures import House as HouseOfDepartures
from .logins import Logins, Names
from .session_book import RecentlySeen, SessionBook
from .sign_in import SALT_BYTES, Prover, SignInDesk

UNKNOWN_SECONDS: Final = 600
"""How long a token that no session has is remembered."""
MAX_UNKNOWN: Final = 10_000


class House(HouseOfDepartures, Protocol):
    """What signing in and leaving need of the house."""

    @property
    def operators(self) -> Names: ...


class People:
    """The parts that sign people in, change their logins, and delete them."""

    def __init__(self, house: House, *, thread: Executor | None = None) -> None:
        """`thread`, if given, verifies credentials in place of a new thread."""
        self._house = house
        self.book = SessionBook(house.limits.now)
        self._unknown = RecentlySeen(UNKNOWN_SECONDS, MAX_UNKNOWN)
        self.challenges = OpenChallenges(house.storage, house.limits.now)
        self.prover = Prover(thread)
        self.sign_in = SignInDesk(house.storage, self.book, self.prover, self.challenges)
        self.logins = Logins(
            house.storage, self.book, self.sign_in, self.prover, self.challenges, house.operators
        )
        self.departures = Departures(house, self.book)

    async def load(self) -> None:
        """Load the sessions, and go on with deletions that were asked for."""
        found, leaving = await self._house.storage.read(
            lambda store: (
                book := read_book(store),
                [Guest(player, store.player(player) or "", 0) for player in book.departures],
            )
        )
        await self.challenges.load()
        key = await self._house.storage.read(lambda store: store.key(COOKIE))
        self.prover.salt = hmac.digest(key, b"recovery codes", "sha256")[:SALT_BYTES]
        self.book.load(found.players, found.sessions)
        await self.logins.remove_expired()
        self.departures.resume(leaving)

    async def find_session(self, token: str) -> SavedSession | None:
        """Return the session of a cookie's token, also if another process has just opened it.

        A token without a session is looked up once in a while only: none will ever have it.
        """
        hashed = hash_token(token)
        if (known := self.book.find(token)) or self._unknown.has(hashed):
            return known
        found = await self._house.storage.read(lambda store: session_by_hash(store, hashed))
        if not found:
            self._unknown.add(hashed)
        else:
            self.book.refresh(
                found.player, [*self.book.of(found.player), found], login=True, leaving=False
            )
        return self.book.find(token)

    async def close(self) -> None:
        """Stop deleting, and end the thread."""
        await self.departures.close()
        self.prover.close()
