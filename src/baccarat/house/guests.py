"""The guests of a house: their names, their chips, and the limits that they set themselves."""

import asyncio
import secrets
from collections.abc import Callable, Sequence

from .model.clock import HouseClock, day_of
from .model.guest import Guest, clean_name
from .model.ledger import (
    ISSUE,
    WELCOME_CHIPS,
    Accounts,
    BalanceOverflow,
    Transfer,
    issue_for,
    player_account,
)
from .model.networks import Share
from .model.refusal import HouseCode, Rejected
from .people.operators import Operators
from .self_limits import Limits, SelfLimitBook, SelfLimits
from .store.batch import count_issues
from .store.dialects.faults import is_disk_fault
from .store.integrity import COOKIE
from .store.queries.people import note_arrival, note_visit
from .store.queries.self_limits import change_self_limits, put_clock_mark, read_self_limits
from .store.rows import RowWriter
from .store.storage import Storage


class Guests:
    """Registers and finds guests, and changes their own limits."""

    def __init__(self, storage: Storage, accounts: Accounts, operators: Operators) -> None:
        self._storage = storage
        self._operators = operators
        self._accounts = accounts
        self._clock = HouseClock(storage.machine, storage.clock_mark)
        self._last_visits: dict[str, str] = {}
        self._changing_limits = asyncio.Lock()
        self.limits = SelfLimitBook(self._clock.now)
        self.balances_move_elsewhere = False
        """Whether other processes change balances, too."""

    async def load(self) -> None:
        """Load what players have limited and lost today."""
        await self._save_clock()
        today = day_of(self.limits.now())
        read = await self._storage.read(lambda store: read_self_limits(store, today))
        self.limits.by_player, self.limits.days = read

    async def cookie_key(self) -> bytes:
        """Return the key that signs cookies, which is stored with the data."""
        return await self._storage.read(lambda store: store.key(COOKIE))

    async def welcome(
        self,
        name: str,
        also: Callable[[RowWriter], None] | None = None,
        *,
        network: str = "",
        counted: Sequence[Share] = (),
    ) -> Guest:
        """Register a new guest, with play chips; raises Rejected for a name that is not allowed.

        They come from a `network`, if that is known. Their chips are `counted` for these networks.
        `also` is called in the same transaction, and may raise Rejected too.
        """
        clean = clean_name(name)
        self._operators.check_name(clean)
        player = secrets.token_urlsafe(12)
        chips = [Transfer("", 0, ISSUE, player_account(player), WELCOME_CHIPS)]
        now = self.limits.now()
        issue = issue_for(counted, chips, now)

        def add_more(rows: RowWriter) -> None:
            if also:
                also(rows)
            count_issues(rows, [issue] if issue else [])
            note_arrival(rows, player, network, day_of(now))

        try:
            await self._storage.run(lambda store: store.add_player(player, clean, chips, add_more))
        except BalanceOverflow:
            raise Rejected(HouseCode.OVER_BOOKS) from None
        self._accounts.apply_transfers(chips)
        return Guest(player, clean, WELCOME_CHIPS)

    async def find(self, player: str, network: str = "") -> Guest:
        """Look up a guest, from a network if that is known; raises Rejected."""
        name = await self._storage.read(lambda store: store.player(player))
        if name is None:
            raise Rejected(HouseCode.NOT_SIGNED_IN)
        if self.balances_move_elsewhere:
            own = [player_account(player)]
            self._accounts.refresh(await self._storage.read(lambda store: store.balances(own)))
        await self._note_visit(player, network)
        return Guest(player, name, self._accounts.purse(player))

    async def name(self, player: str) -> str | None:
        """Return a guest's name; None for a deleted guest."""
        return await self._storage.read(lambda store: store.player(player))

    async def _note_visit(self, player: str, network: str) -> None:
        """Note the day of a visit, once a day; if the disk fails, the next visit does it."""
        today = day_of(self.limits.now())

        def note(rows: RowWriter) -> None:
            note_visit(rows, player, today)
            note_arrival(rows, player, network, today)

        if self._last_visits.get(player) == today:
            return
        self._last_visits[player] = today
        try:
            await self._storage.change(note)
        except Exception as fault:
            if not is_disk_fault(fault):
                raise
            self.forget(player)

    def forget(self, player: str) -> None:
        """Forget the last visit of a guest."""
        self._last_visits.pop(player, None)

    async def set_limits(self, guest: Guest, wanted: Limits) -> None:
        """Set a player's own limits."""
        await self._change_limits(guest, lambda limits, now: limits.request(wanted, now))

    async def start_break(self, guest: Guest, hours: int) -> None:
        """Start a player's break from all tables; raises Rejected."""
        await self._change_limits(guest, lambda limits, now: limits.rest(hours, now))

    async def _change_limits(
        self, guest: Guest, change: Callable[[SelfLimits, float], SelfLimits]
    ) -> None:
        """Change a player's own limits, one change at a time, so that none undoes another."""
        async with self._changing_limits:
            now = self.limits.now()
            await self._save_clock()

            def work(rows: RowWriter) -> SelfLimits:
                return change_self_limits(rows, guest.player, lambda kept: change(kept, now))

            changed = await self._storage.change(work)
            self.limits.put(guest.player, changed)

    async def _save_clock(self) -> None:
        """Save the house's clock, so that it continues from here after a restart."""
        mark = self._clock.mark()
        await self._storage.change(lambda rows: put_clock_mark(rows, mark))
