"""A player's own login: adding and removing ways to sign in, sessions, and the name."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from ..identity.login import (
    MAX_PASSKEYS,
    Credential,
    Kind,
    Login,
    SavedSession,
    fold,
    make_codes,
    password_id,
    sign_in_name,
)
from ..identity.passkeys import (
    NewPasskey,
    RelyingParty,
    challenge_in,
    creation_options,
    verify_new,
)
from ..identity.passwords import check_password
from ..model.clock import time_of
from ..model.guest import Guest, clean_name
from ..model.log_entry import entry
from ..model.refusal import HouseCode, check
from ..store.queries.identity import (
    NameTaken,
    add_login,
    count_codes,
    credential_ids,
    credentials_of,
    has_credential,
    login_of,
    put_credential,
    put_session,
    remove_credential,
    remove_sessions,
    rename_player,
    replace_codes,
)
from ..store.rows import RowWriter
from ..store.storage import Storage
from .challenges import OpenChallenges, Purpose
from .operators import Operators
from .session_book import FRESH_SECONDS, SessionBook
from .sign_in import NewSession, Prover, SignInDesk

ATTEMPTS: Final = 20
"""Random numbers to try for a sign-in name; the longer ones are practically never taken."""

log = logging.getLogger(__name__)


class PasskeyNews(msgspec.Struct, frozen=True):
    """A passkey; times are ISO in UTC. It works at the host name `host` only."""

    id: str
    host: str
    created: str
    used: str


class SessionNews(msgspec.Struct, frozen=True):
    """A session; `here` marks the session of the request."""

    id: str
    device: str
    created: str
    used: str
    here: bool


class LoginNews(msgspec.Struct, frozen=True):
    """A guest, and their login if there is one.

    `sign_in_name` is None without a login. `proved` is whether the caller signed in a short time
    ago, and may therefore change how one signs in. `operator` is whether they run the house.
    """

    player: str
    name: str
    account: int
    sign_in_name: str | None = None
    password: bool = False
    passkeys: tuple[PasskeyNews, ...] = ()
    codes: int = 0
    sessions: tuple[SessionNews, ...] = ()
    proved: bool = True
    operator: bool = False


class Added(msgspec.Struct, frozen=True):
    """What adding a credential brought: the first one also brings recovery codes and a session."""

    codes: tuple[str, ...] = ()
    opened: NewSession | None = None


class Logins:
    """Changes logins, one change at a time, so that none undoes another."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of signing in
        self,
        storage: Storage,
        book: SessionBook,
        desk: SignInDesk,
        prover: Prover,
        challenges: OpenChallenges,
        operators: Operators,
    ) -> None:
        self._storage = storage
        self._book = book
        self._desk = desk
        self._prover = prover
        self._challenges = challenges
        self._operators = operators
        self._changing = asyncio.Lock()

    async def news(self, guest: Guest, here: SavedSession | None) -> LoginNews:
        """Describe a guest's login."""
        player = guest.player
        login, kept, codes = await self._storage.read(
            lambda store: (
                login_of(store, player),
                credentials_of(store, player),
                count_codes(store, player),
            )
        )
        if login is None:
            return LoginNews(player, guest.name, guest.account)
        return LoginNews(
            player=player,
            name=guest.name,
            account=guest.account,
            sign_in_name=login.name,
            password=any(each.kind is Kind.PASSWORD for each in kept),
            passkeys=tuple(_passkey_news(each) for each in kept if each.kind is Kind.PASSKEY),
            codes=codes,
            sessions=tuple(_session_news(each, here) for each in self._book.of(player)),
            proved=here is not None and self._book.is_proved(here),
            operator=player in self._operators,
        )

    def check_proved(self, guest: Guest, here: SavedSession | None) -> None:
        """Raise Rejected unless a guest with a login has signed in a short time ago."""
        if guest.player in self._book.players:
            check(here is not None and self._book.is_proved(here), HouseCode.SIGN_IN_AGAIN)

    async def check_passkey_only(self, player: str) -> None:
        """Raise Rejected if an account can sign in with a password, or has no passkey."""
        kept = await self._storage.read(lambda store: credentials_of(store, player))
        check({each.kind for each in kept} == {Kind.PASSKEY}, HouseCode.NEEDS_PASSKEY)

    async def set_password(
        self, guest: Guest, here: SavedSession | None, password: str, device: str
    ) -> Added:
        """Set or change a password, which ends all other sessions; raises Rejected.

        To change it, one must have given the present one, or another way in, just before.
        """
        self.check_proved(guest, here)
        login, kept_before = await self._storage.read(
            lambda store: (login_of(store, guest.player), credentials_of(store, guest.player))
        )
        if here and any(each.kind is Kind.PASSWORD for each in kept_before):
            check(self._book.is_proved(here, FRESH_SECONDS), HouseCode.SIGN_IN_AGAIN)
        names = (guest.name, login.name if login else "")
        await self._prover.run(partial(check_password, password, names))
        hashed = await self._prover.run(partial(self._prover.hasher.hash, password))
        now = int(self._book.now())
        kept = Credential(
            password_id(guest.player), guest.player, Kind.PASSWORD, hashed, created=now, used=now
        )
        added = await self._add(guest, kept, device)
        if here:
            await self.end_sessions(guest.player, here, None)
        return added

    async def passkey_options(
        self, guest: Guest, here: SavedSession | None, place: RelyingParty
    ) -> dict[str, Any]:
        """Return what a browser needs to make a passkey; raises Rejected."""
        self.check_proved(guest, here)
        kept = await self._storage.read(lambda store: credentials_of(store, guest.player))
        known = [each.id for each in kept if each.kind is Kind.PASSKEY and each.host == place.host]
        challenge = self._challenges.make(Purpose(guest.player, place.host))
        return creation_options(challenge, place, guest.player, guest.name, known)

    async def add_passkey(
        self,
        guest: Guest,
        here: SavedSession | None,
        place: RelyingParty,
        new: NewPasskey,
        device: str,
    ) -> Added:
        """Add a passkey that a browser has made for a challenge; raises Rejected."""
        self.check_proved(guest, here)
        challenge = challenge_in(new.client_data)
        await self._challenges.check(challenge, Purpose(guest.player, place.host))
        made = await self._prover.run(partial(verify_new, challenge, place, new))
        await self._challenges.spend(challenge)
        now = int(self._book.now())
        kept = Credential(
            made.id,
            guest.player,
            Kind.PASSKEY,
            made.public_key,
            created=now,
            used=now,
            uses=made.uses,
            host=place.host,
        )
        return await self._add(guest, kept, device)

    async def _add(self, guest: Guest, kept: Credential, device: str) -> Added:
        """Store a credential; the first one makes a login, with recovery codes and a session."""
        player = guest.player
        async with self._changing:
            login, all_kept = await self._storage.read(
                lambda store: (login_of(store, player), credentials_of(store, player))
            )
            if kept.kind is Kind.PASSKEY:
                passkeys = sum(each.kind is Kind.PASSKEY for each in all_kept)
                check(passkeys < MAX_PASSKEYS, HouseCode.TOO_MANY_PASSKEYS)
            if login:
                await self._change(lambda rows: _put_own(rows, kept))
                _note(player, f"set-{kept.kind}")
                return Added()
            codes = make_codes()
            await self._make_login(guest, kept, codes)
            self._book.players.add(player)
        _note(player, f"set-{kept.kind}")
        opened = await self._desk.start(player, device)
        self._book.connections.adopt(player, opened.session)
        return Added(tuple(codes), opened)

    async def _make_login(self, guest: Guest, kept: Credential, codes: list[str]) -> None:
        now, hashes = int(self._book.now()), await self._prover.hash_codes(codes)
        for more in range(ATTEMPTS):
            name = sign_in_name(guest.name, more)
            if self._operators.is_reserved(name):
                continue
            login = Login(guest.player, name, fold(name), now)

            def make(rows: RowWriter, login: Login = login) -> None:
                add_login(rows, login)
                _put_own(rows, kept)
                replace_codes(rows, login.player, hashes)

            try:
                await self._change(make)
            except NameTaken:
                continue
            return
        check(False, HouseCode.NAME_TAKEN)

    async def remove_credential(
        self, guest: Guest, here: SavedSession | None, identifier: str
    ) -> None:
        """Remove a passkey, or the `password`, unless it is the last way to sign in."""
        self.check_proved(guest, here)
        if identifier == Kind.PASSWORD:
            identifier = password_id(guest.player)

        def remove(rows: RowWriter) -> None:
            kept = credential_ids(rows, guest.player)
            check(identifier in kept, HouseCode.UNKNOWN_ENTRY)
            check(bool(kept - {identifier}), HouseCode.LAST_WAY_IN)
            remove_credential(rows, guest.player, identifier)

        async with self._changing:
            await self._change(remove)
        _note(guest.player, "remove")

    async def renew_codes(self, guest: Guest, here: SavedSession | None) -> tuple[str, ...]:
        """Replace the recovery codes, and return the new ones; raises Rejected."""
        check(guest.player in self._book.players, HouseCode.NO_LOGIN)
        self.check_proved(guest, here)
        codes = make_codes()
        hashes = await self._prover.hash_codes(codes)
        async with self._changing:
            await self._change(lambda rows: replace_codes(rows, guest.player, hashes))
        _note(guest.player, "new-codes")
        return tuple(codes)

    async def end_sessions_for(
        self, guest: Guest, here: SavedSession | None, session: str | None
    ) -> None:
        """End sessions for their owner, who must have signed in a short time ago.

        That is not needed for ending the session `here`. Raises Rejected.
        """
        if here is None or session != here.id:
            self.check_proved(guest, here)
        await self.end_sessions(guest.player, here, session)

    async def end_sessions(
        self, player: str, here: SavedSession | None, session: str | None
    ) -> None:
        """End one of a player's sessions by its id, or with None all except `here`."""
        mine = self._book.of(player)
        ended = [
            each for each in mine if (each.id == session if session is not None else each != here)
        ]
        await self._change(lambda rows: remove_sessions(rows, [each.hash for each in ended]))
        self._book.remove(ended)
        _note(player, "end-sessions", count=len(ended))

    async def remove_expired(self) -> None:
        """Remove the sessions that have not been used for a year."""
        expired = self._book.list_expired()
        if expired:
            await self._change(lambda rows: remove_sessions(rows, [each.hash for each in expired]))
            self._book.remove(expired)

    async def touch(self, here: SavedSession) -> None:
        """Renew a session that is used, at most once a day."""
        if renewed := self._book.touch(here):
            self._book.put(renewed)
            await self._change(lambda rows: put_session(rows, renewed))

    async def rename(self, guest: Guest, name: str) -> str:
        """Rename a guest; tables show the new name from the next seat on. Raises Rejected."""
        clean = clean_name(name)
        self._operators.check_name(clean, guest.player)
        await self._change(lambda rows: rename_player(rows, guest.player, clean))
        self._operators.rename(guest.player, clean)
        return clean

    async def _change(self, work: Callable[[RowWriter], None]) -> None:
        await self._storage.change(work)


def _note(player: str, action: str, **more: int) -> None:
    """Log a change of a login."""
    log.info("login", extra=entry(player=player, action=action, **more))


def _put_own(rows: RowWriter, kept: Credential) -> None:
    """Store a credential; a passkey that another player has cannot be added."""
    if kept.kind is Kind.PASSKEY:
        check(not has_credential(rows, kept.id), HouseCode.WRONG_SIGN_IN)
    put_credential(rows, kept)


def _passkey_news(kept: Credential) -> PasskeyNews:
    return PasskeyNews(kept.id, kept.host, time_of(kept.created), time_of(kept.used))


def _session_news(each: SavedSession, here: SavedSession | None) -> SessionNews:
    mine = here is not None and each.hash == here.hash
    return SessionNews(each.id, each.device, time_of(each.created), time_of(each.used), mine)
