"""Limits and breaks that players set for themselves: tighter at once, looser after a day.

`SelfLimitBook` has those of all players, and a `LimitTracker` enforces them at one table.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ..tables.common.chips import risk_by_seat
from ..tables.register import SeatAction
from .model.clock import DAY_SECONDS, day_of
from .model.commands import RoomRequest, TakeSeat
from .model.draft import Draft
from .model.refusal import HouseCode, Rejected
from .model.state import RoomState

LONGEST_HOURS: Final = 24 * 366

Least = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own limits; None for no limit.

    `stake` is in units per coup, `loss` in units per day, and `minutes` at tables per day, in UTC.
    """

    stake: Least | None = None
    loss: Least | None = None
    minutes: Least | None = None


class SelfLimits(msgspec.Struct, frozen=True):
    """The limits in force; those `wanted` take effect a day after `asked`.

    Times are seconds since 1970.
    """

    limits: Limits = Limits()
    wanted: Limits | None = None
    asked: float = 0.0
    rests_until: float = 0.0

    def takes_effect_at(self) -> float:
        """Return the time when the pending limits take effect; 0 without any."""
        return self.asked + DAY_SECONDS if self.wanted else 0.0

    def at(self, now: float) -> Limits:
        """Return the limits in force at a time."""
        return self.wanted if self.wanted and now >= self.takes_effect_at() else self.limits

    def request(self, wanted: Limits, now: float) -> "SelfLimits":
        """Request other limits: tighter ones hold at once, looser ones after a day."""
        old = self.at(now)
        pairs = zip(*map(msgspec.structs.astuple, (old, wanted)), strict=True)
        tightest = Limits(
            *(min((x for x in pair if x is not None), default=None) for pair in pairs)
        )
        later = None if tightest == wanted else wanted
        return replace(self, limits=tightest, wanted=later, asked=now)

    def rest(self, hours: int, now: float) -> "SelfLimits":
        """Start a break of `hours`; a longer one in progress stays. Raises Rejected."""
        if not 1 <= hours <= LONGEST_HOURS:
            raise Rejected(HouseCode.BAD_FIELD)
        return replace(self, rests_until=max(self.rests_until, now + 3600 * hours))


class Day(msgspec.Struct, frozen=True):
    """A player's totals of a day: net loss in units, negative for a gain, and seconds."""

    day: str
    lost: int = 0
    seconds: int = 0


class PlaySession(msgspec.Struct, frozen=True):
    """What a stay at a table adds to a player's day: net loss in units, and seconds."""

    player: str
    day: str
    lost: int
    seconds: int


class AtRisk(msgspec.Struct, frozen=True):
    """What a player has at risk at the room's table, in units.

    With `loss`, the player's own limit for a `day`, it is refused if it passes that limit together
    with what they have at risk at other tables and have lost.
    """

    player: str
    units: int
    day: str = ""
    loss: int | None = None


class SelfLimitBook:
    """All players' limits and days as saved, and what they have at risk at tables.

    `now` is the house's clock, in seconds since 1970.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.by_player: dict[str, SelfLimits] = {}
        self.days: dict[str, Day] = {}
        self._exposure: dict[str, dict[str, int]] = {}
        self.on_change: Callable[[str], None] = lambda _: None
        """Called with each player whose limits or totals were changed here."""

    def of(self, player: str) -> SelfLimits:
        return self.by_player.get(player, SelfLimits())

    def forget(self, player: str) -> None:
        """Forget a deleted player."""
        self.by_player.pop(player, None)
        self.days.pop(player, None)

    def today(self, player: str, now: float) -> Day:
        """Return a player's totals of the current day."""
        day = self.days.get(player)
        return day if day and day.day == day_of(now) else Day(day_of(now))

    def note(self, sat: PlaySession) -> None:
        """Add what has been saved; past days no longer count."""
        day = self.days.get(sat.player)
        if day is None or day.day != sat.day:
            day = Day(sat.day)
        self.days[sat.player] = Day(day.day, day.lost + sat.lost, day.seconds + sat.seconds)
        self.on_change(sat.player)

    def put(self, player: str, limits: SelfLimits) -> None:
        """Note the limits that a player has set."""
        self.by_player[player] = limits
        self.on_change(player)

    def set_exposure(self, player: str, room: str, units: int) -> None:
        """Set how much a player has at risk at a room's table."""
        tables = self._exposure.setdefault(player, {})
        tables[room] = units
        if not units:
            del tables[room]
        if not tables:
            del self._exposure[player]

    def exposure_elsewhere(self, player: str, room: str) -> int:
        """Units that a player has at risk at the tables of all other rooms."""
        return sum(units for at, units in self._exposure.get(player, {}).items() if at != room)

    def loss_limit(self, player: str, now: float) -> int | None:
        """Return how much a player may lose in a day by their own limit."""
        return self.of(player).at(now).loss

    def check_play(self, player: str, now: float) -> None:
        """Raise Rejected if the player's own break or limits forbid all play now."""
        own = self.of(player)
        if now < own.rests_until:
            raise Rejected(HouseCode.OWN_BREAK)
        minutes = own.at(now).minutes
        if minutes is not None and self.today(player, now).seconds >= 60 * minutes:
            raise Rejected(HouseCode.OWN_TIME)

    def check_risk(self, player: str, room: str, risk: int, now: float) -> None:
        """Raise Rejected if a stake exceeds the player's own limits.

        `risk` is all that the player would have at risk at this room's table, in units. Risk at
        other tables counts as lost already, so that no day can bring a loss beyond the limit.
        """
        self.check_play(player, now)
        limits = self.of(player).at(now)
        if limits.stake is not None and risk > limits.stake:
            raise Rejected(HouseCode.OWN_STAKE, limits.stake)
        if limits.loss is not None:
            gone = self.today(player, now).lost + self.exposure_elsewhere(player, room)
            left = max(0, limits.loss - gone)
            if risk > left:
                raise Rejected(HouseCode.OWN_LOSS, left)


KEPT_SECONDS: Final = 10
"""A seated player's time is saved whenever it reaches this, or with any loss or gain."""


class SessionTimer:
    """A timer for each seated player with a page open; `now` is in seconds of the event loop."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._sat: Counter[str] = Counter()

    def see(self, players: Sequence[str], now: float) -> None:
        """Record the players seated here from now on."""
        if self._since.keys() != set(players):
            self._note(now)
            self._since = dict.fromkeys(players, now)

    def _note(self, now: float) -> None:
        """Add the time since the last call."""
        for player, since in self._since.items():
            self._sat[player] += round(1000 * (now - since))
            self._since[player] = now

    def list_unsaved(
        self, lost: Mapping[str, int], now: float, since_1970: float
    ) -> list[PlaySession]:
        """Return the losses, with the unsaved whole seconds of those who are due."""
        self._note(now)
        due = {
            player
            for player, ms in self._sat.items()
            if ms >= 1000 * (KEPT_SECONDS if player in self._since else 1)
        }
        players = due | {player for player, units in lost.items() if units}
        if not players:
            return []
        day = day_of(since_1970)
        return [PlaySession(p, day, lost.get(p, 0), self._sat[p] // 1000) for p in sorted(players)]

    def note_saved(self, sittings: Iterable[PlaySession]) -> None:
        """Note the time that has been saved."""
        for each in sittings:
            self._sat[each.player] -= 1000 * each.seconds
            if not self._sat[each.player]:
                del self._sat[each.player]


class UnsavedTotals(NamedTuple):
    """The unsaved losses and time of players, and changes to their stakes at risk."""

    days: Sequence[PlaySession]
    at_risk: Sequence[AtRisk]


class LimitTracker:
    """Follows the stakes, losses and time of the players at a room's table.

    A stake counts in the book as soon as it is asked for; losses and time count once stored.
    """

    def __init__(self, book: SelfLimitBook, room: str) -> None:
        self._book = book
        self._room = room
        self._timer = SessionTimer()
        self.stored: dict[str, int] = {}
        """The units at risk that the store has, by player, if several processes serve the house."""

    def check(self, state: RoomState, player: str, request: RoomRequest) -> None:
        """Raise Rejected if the player's own limits or break forbid a request now."""
        book, seat = self._book, state.seats.get(player)
        if isinstance(request, TakeSeat):
            book.check_play(player, book.now())
        elif seat and isinstance(request, SeatAction):
            of_this_game = isinstance(request, state.game.Action)
            if of_this_game and (units := state.game.risk(state.table, seat, request)):
                book.check_risk(player, self._room, units, book.now())

    def reserve(self, player: str, before: RoomState, after: RoomState) -> None:
        """Check the stake that a request puts at risk against the limits; raises Rejected.

        The stake counts at once, before it is on disk, since another room may ask meanwhile.
        """
        seat = before.seats.get(player)
        if not seat or after.seats.get(player) != seat:
            return
        was, units = before.at_risk.get(seat, 0), after.at_risk.get(seat, 0)
        paid = (before.table.purses[seat - 1] or 0) - (after.table.purses[seat - 1] or 0)
        if paid > 0:  # what a bank has won comes from no purse; a tax that was paid does
            units = max(units, risk_by_seat(before.table.balances())[seat] + paid)
            if units > was:
                self._book.check_risk(player, self._room, units, self._book.now())
        self._book.set_exposure(player, self._room, max(was, units))

    def release(self, state: RoomState) -> None:
        """Count only the stakes on the table, after a request was refused."""
        self._set_exposures(risk_by_player(state, ()))

    def follow(self, before: RoomState, after: RoomState) -> None:
        """Count everyone's open stakes, including players who have just left the table."""
        moved = before.occupants is not after.occupants
        if moved or before.table is not after.table or before is after:  # the last when loaded
            gone = [who.player for _, who in before.taken] if moved else ()
            self._set_exposures(risk_by_player(after, gone))

    def _set_exposures(self, risks: Mapping[str, int]) -> None:
        for player, units in risks.items():
            self._book.set_exposure(player, self._room, units)

    def see(self, seated: Sequence[str], now: float) -> None:
        """Record the people seated here from now on; `now` is in seconds of the event loop."""
        self._timer.see(seated, now)

    def collect(self, draft: Draft, asker: str, now: float, *, shared: bool) -> UnsavedTotals:
        """Return the rows to store with a draft; stakes are only stored in a `shared` house.

        The asker's risk comes with their own limit, which the store checks over all tables.
        """
        since_1970 = self._book.now()
        days = self._timer.list_unsaved(draft.losses(), now, since_1970)
        return UnsavedTotals(
            days, self._newly_at_risk(draft.state, asker, since_1970) if shared else []
        )

    def _newly_at_risk(self, state: RoomState, asker: str, now: float) -> list[AtRisk]:
        rows = []
        for player, units in risk_by_player(state, self.stored).items():
            was = self.stored.get(player, 0)
            limit = self._book.loss_limit(player, now) if player == asker and units > was else None
            if units != was:
                rows.append(AtRisk(player, units, day_of(now), limit))
        return rows

    def apply(self, totals: UnsavedTotals) -> None:
        """Count totals once they are stored."""
        self.stored |= {each.player: each.units for each in totals.at_risk}
        self._timer.note_saved(totals.days)
        for day in totals.days:
            self._book.note(day)


def risk_by_player(state: RoomState, others: Iterable[str]) -> dict[str, int]:
    """Return the units that each person has at risk at a table; 0 for `others` not seated."""
    risks = state.at_risk
    seated = {who.player: risks.get(seat, 0) for seat, who in state.taken if not who.bot}
    return {**dict.fromkeys(others, 0), **seated}
