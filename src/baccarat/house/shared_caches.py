"""What a process keeps in memory of the whole house, read again when another process changes it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from .cluster.contract import NoticeKind
from .identity.login import SavedSession
from .model.clock import day_of
from .model.guest import Guest
from .model.ledger import ISSUE
from .model.refusal import HouseCode
from .office import Office
from .store.queries.identity import IdentityBook, read_book
from .store.queries.self_limits import read_self_limits
from .store.reader import Reader

log = logging.getLogger(__name__)

GATHER_SECONDS: Final = 0.1
"""Notices of this time are answered together."""
FOLLOWED: Final = frozenset(
    {NoticeKind.ACCOUNT, NoticeKind.LIMITS, NoticeKind.LOGIN, NoticeKind.MODERATION}
)
SHARED_ACCOUNTS: Final = ("player/", "club/", ISSUE)
"""How the accounts begin that more than one room uses."""


class SharedCaches:
    """Tells the other processes what has changed here, and follows what they tell."""

    def __init__(self, house: Office) -> None:
        self._house = house
        self._changed = defaultdict[NoticeKind, set[str]](set)
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Send and follow notices, if there are other processes."""
        house = self._house
        if not house.cluster.shared:
            return
        house.cluster.listen(self._hear)
        house.guests.balances_move_elsewhere = True
        house.accounts.on_change = self._tell_account
        house.guests.limits.on_change = partial(house.cluster.tell, NoticeKind.LIMITS)
        house.people.book.on_change = partial(house.cluster.tell, NoticeKind.LOGIN)
        house.people.book.on_proof = partial(house.cluster.tell, NoticeKind.PROOF)
        house.moderation.on_change = partial(house.cluster.tell, NoticeKind.MODERATION)

    async def stop(self) -> None:
        """Follow nothing more."""
        if self._working:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    def _tell_account(self, account: str) -> None:
        if account.startswith(SHARED_ACCOUNTS) and not account.startswith("player/bot/"):
            self._house.cluster.tell(NoticeKind.ACCOUNT, account)

    def _hear(self, kind: NoticeKind, subject: str) -> None:
        if kind is NoticeKind.PROOF:
            self._house.people.book.note_proof(subject)
        if kind not in FOLLOWED:
            return
        self._changed[kind].add(subject)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._follow(), name="caches")

    async def _follow(self) -> None:
        """Read what has changed until there is nothing more."""
        work: dict[NoticeKind, Callable[[set[str]], Awaitable[None]]] = {
            NoticeKind.ACCOUNT: self._read_accounts,
            NoticeKind.LIMITS: self._read_limits,
            NoticeKind.LOGIN: self._read_logins,
            NoticeKind.MODERATION: self._read_moderation,
        }
        while self._changed:
            await asyncio.sleep(GATHER_SECONDS)
            kind, subjects = self._changed.popitem()
            try:
                await work[kind](subjects)
            except Exception:
                log.exception("what another process has changed cannot be read")
                self._changed[kind] |= subjects
                await asyncio.sleep(1)

    async def _read_accounts(self, accounts: set[str]) -> None:
        some = None if "" in accounts else accounts
        balances = await self._house.storage.read(lambda store: store.balances(some))
        self._house.accounts.refresh(balances)

    async def _read_limits(self, players: set[str]) -> None:
        """Read limits and totals; a player whose break has begun gets up from the tables here."""
        limits, some = self._house.guests.limits, None if "" in players else players
        day = day_of(limits.now())
        read = await self._house.storage.read(partial(read_self_limits, day=day, players=some))
        limits.by_player |= read[0]
        limits.days |= read[1]
        for player, own in read[0].items():
            if limits.now() < own.rests_until:
                await self._house.rooms.have_get_up(player)

    async def _read_logins(self, players: set[str]) -> None:
        """Read logins and sessions, and help to delete those who asked for it."""
        people = self._house.people
        some, before = None if "" in players else players, people.book.changes
        found, names = await self._house.storage.read(partial(_logins, players=some))
        if people.book.changes != before:  # a session that was not read yet must not be forgotten
            self._changed[NoticeKind.LOGIN] |= players
            return
        sessions = defaultdict[str, list[SavedSession]](list)
        for each in found.sessions:
            sessions[each.player].append(each)
        if some is None:
            players = {*people.book.players, *found.players, *found.departures}
        new = found.players - people.book.players
        for player in players:
            people.book.refresh(
                player,
                sessions[player],
                login=player in found.players,
                leaving=player in found.departures,
            )
        for player in new:
            self._house.rooms.publish_for(player)
        self._house.departures.resume([Guest(player, name, 0) for player, name in names.items()])

    async def _read_moderation(self, _: set[str]) -> None:
        """Read what operators have set, and apply it to everybody here."""
        moderation, rooms = self._house.moderation, self._house.rooms
        before = moderation.announcements.current()
        await moderation.load(self._house.storage)
        if moderation.announcements.current() != before:
            rooms.tell_everybody(moderation.announcements.frame())
        book = self._house.people.book
        book.connections.close_where(moderation.is_banned, HouseCode.BANNED)
        if code := moderation.admission.closed_to_strangers:
            book.connections.close_where(lambda player, _: not player, code)
        for room in rooms.in_memory.values():
            room.publish()


def _logins(store: Reader, players: set[str] | None) -> tuple[IdentityBook, dict[str, str]]:
    """Read logins and sessions, and the names of players who asked to be deleted."""
    found = read_book(store, players)
    return found, {player: store.player(player) or "" for player in found.departures}
