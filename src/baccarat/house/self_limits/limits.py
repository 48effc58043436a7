"""Limits and breaks that players set for themselves: tighter at once, looser after a day."""

import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ..model.day import day_of
from ..model.refusal import HouseCode, Rejected

DAY_SECONDS: Final = 24 * 3600
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
