"""Signing in: by password, by passkey or with a recovery code, each for a new session."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace

from ..identity.login import (
    MAX_SESSIONS,
    Credential,
    Kind,
    SavedSession,
    fold,
    hash_token,
    make_token,
    normalize_code,
)
from ..identity.passkeys import (
    PasskeyAnswer,
    RelyingParty,
    challenge_in,
    request_options,
    to_base64,
    verify_use,
)
from ..identity.passwords import Hasher
from ..model.refusal import HouseCode, Rejected, check
from ..store.queries.identity import (
    credential,
    has_credential,
    password_by_name,
    put_credential,
    put_session,
    remove_sessions,
    take_code,
)
from ..store.rows import RowWriter
from ..store.storage import Storage
from .challenges import OpenChallenges, Purpose
from .session_book import SessionBook

T = TypeVar("T")

SALT_BYTES: Final = 16


class NewSession(NamedTuple):
    """A session, and the token for its cookie, which is not stored."""

    session: SavedSession
    token: str


class Prover:
    """Verifies credentials in its own thread, as each takes tens of milliseconds."""

    def __init__(self, thread: Executor | None = None, hasher: Hasher | None = None) -> None:
        self._thread = thread or ThreadPoolExecutor(1, thread_name_prefix="credentials")
        self.hasher = hasher or Hasher()
        self.salt = bytes(SALT_BYTES)
        """The house's own, for recovery codes."""

    async def hash_codes(self, codes: Iterable[str]) -> list[str]:
        """Return the hashes under which recovery codes are stored."""
        typed = [*map(normalize_code, codes)]
        return await self.run(lambda: [self.hasher.hash_with(self.salt, each) for each in typed])

    async def run(self, work: Callable[[], T]) -> T:
        """Run a callable in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown()


class SignInDesk:
    """Signs people in, with the same answer whatever was wrong."""

    def __init__(
        self, storage: Storage, book: SessionBook, prover: Prover, challenges: OpenChallenges
    ) -> None:
        self._storage = storage
        self._book = book
        self._prover = prover
        self._challenges = challenges

    async def by_password(self, name: str, password: str, device: str) -> NewSession:
        """Sign in with a sign-in name and a password; raises Rejected.

        An unknown name takes the same work: one query and one hash.
        """
        key = fold(name)
        kept = await self._storage.read(lambda store: password_by_name(store, key))
        hashed = kept.secret if kept else None
        right = await self._prover.run(partial(self._prover.hasher.verify, hashed, password))
        if not right or kept is None:
            raise Rejected(HouseCode.WRONG_SIGN_IN)
        if self._prover.hasher.is_outdated(kept.secret):
            again = await self._prover.run(partial(self._prover.hasher.hash, password))
            kept = replace(kept, secret=again)
        return await self._sign_in_with(kept, device)

    def passkey_options(self, place: RelyingParty) -> dict[str, Any]:
        """Return what a browser needs to look for a passkey; the same for everybody."""
        return request_options(self._challenges.make(Purpose("", place.host)), place)

    async def by_passkey(self, use: PasskeyAnswer, place: RelyingParty, device: str) -> NewSession:
        """Sign in with a browser's answer to a challenge; raises Rejected."""
        challenge = challenge_in(use.client_data)
        await self._challenges.check(challenge, Purpose("", place.host))
        kept = await self._storage.read(lambda store: credential(store, use.id))
        right = kept and kept.kind is Kind.PASSKEY and kept.host == place.host
        if not right or kept is None:
            raise Rejected(HouseCode.WRONG_SIGN_IN)
        check(use.user == to_base64(kept.player.encode()), HouseCode.WRONG_SIGN_IN)
        verify = partial(verify_use, challenge, place, use, kept.secret, kept.uses)
        kept = replace(kept, uses=await self._prover.run(verify))
        await self._challenges.spend(challenge)
        return await self._sign_in_with(kept, device)

    async def by_code(self, code: str, device: str) -> NewSession:
        """Sign in with a recovery code, which is used up; raises Rejected."""
        token, now = make_token(), int(self._book.now())
        (hashed,) = await self._prover.hash_codes([code])

        def take(rows: RowWriter) -> SavedSession | None:
            player = take_code(rows, hashed)
            if player is None:
                return None
            session = SavedSession(hash_token(token), player, device, now, now)
            put_session(rows, session)
            return session

        session = await self._storage.change(take)
        if session is None:
            raise Rejected(HouseCode.WRONG_SIGN_IN)
        return await self._open_session(NewSession(session, token))

    async def start(self, player: str, device: str) -> NewSession:
        """Start a session of a player whose identity has just been proved."""
        token, now = make_token(), int(self._book.now())
        session = SavedSession(hash_token(token), player, device, now, now)
        await self._storage.change(lambda rows: put_session(rows, session))
        return await self._open_session(NewSession(session, token))

    async def _sign_in_with(self, kept: Credential, device: str) -> NewSession:
        """Note the use of a credential, unless it was removed meanwhile, and start a session."""
        token, now = make_token(), int(self._book.now())
        session = SavedSession(hash_token(token), kept.player, device, now, now)

        def use(rows: RowWriter) -> bool:
            if not has_credential(rows, kept.id):
                return False
            put_credential(rows, replace(kept, used=now))
            put_session(rows, session)
            return True

        check(await self._storage.change(use), HouseCode.WRONG_SIGN_IN)
        return await self._open_session(NewSession(session, token))

    async def _open_session(self, new: NewSession) -> NewSession:
        """Note a new session, and end the one used longest ago if there are too many."""
        self._book.put(new.session, proved=True)
        old = self._book.of(new.session.player)[MAX_SESSIONS:]
        if old:
            hashes = [each.hash for each in old]
            await self._storage.change(lambda rows: remove_sessions(rows, hashes))
            self._book.remove(old)
        return new
