"""The room's deadlines: pace of the cards, clocks on decisions, seats held for the absent.

Tables know no time. `Timing` notes when things happened (a change, somebody's going or silence, the
begin of a clock), and `due` derives from these notes and the state the house's next chore and its
time. Nothing is scheduled: the worker asks again after each change, so that a deadline that no
longer holds needs no cancelling.

The room calls `resume` when it is loaded, `on_change` for each new state, and `watch` whenever
people come or go; each command calls `on_activity`. Nobody else writes here. All times are the
event loop's seconds, and none is stored: after a restart every clock and every hold begins again,
in favour of the player.

A delay must not reveal a decision: a bot's time is drawn before its cards are looked at, and forced
decisions run the same clock as free ones.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto
from math import inf
from typing import Final, NamedTuple

from ...fairness.ceremony import Member
from ...tables.common.chips import Seat
from ...tables.common.shoe import MayClose, MayDeal, MayStartShoe
from ..model.club_night import ClubNight
from ..model.commands import Pace
from ..model.state import RoomState
from .presence import Presence

CARD_SECONDS: Final[dict[Pace, float]] = {"slow": 1.6, "normal": 0.9, "quick": 0.45, "instant": 0.0}
"""From one card to the next."""
SHOE_PACES: Final = 3
"""A new shoe takes as long as this many cards."""
BOT_PACES: Final = 2
"""A bot takes up to this many cards' time, whatever it has to decide."""
SEAL_SECONDS: Final = 2
"""Time for browsers to commit to their share of a shoe, and again to open it."""
CUT_SECONDS: Final = 8
"""Time for the player who cuts the shoe to choose the place."""
BOT_SECONDS: Final = 0.25
"""The least upper limit of a bot's thinking time, so that bots alone never play without pause."""
GRACE_SECONDS: Final = 30
"""A player who disconnects during a decision keeps their time this long; then the default applies
(RM-3)."""
SLOW_SECONDS: Final = 2
"""How long others wait for a player after a lapsed question, until that player answers."""
SEAT_HOLD_SECONDS: Final = 1800
"""How long a seat is held for an absent player, or one inactive in company; then its chips go back
to their account (RM-3)."""
BRIEF_HOLD_SECONDS: Final = 120
"""How long a public seat is held for an absent player, with nothing on the felt and no role."""
CHAIR_OFFER_SECONDS: Final = 30
"""How long a free chair is kept for a player on the waiting list; then for the next."""
PAUSE_SECONDS: Final = 1800
"""How long a table stays paused for an absent host before it resumes."""


class Chore(Enum):
    """A task of the house, for one seat or player if one is given."""

    MOVE = auto()
    UNLIST = auto()
    VACATE = auto()
    SHOE = auto()
    CARD = auto()
    BOT = auto()
    CLOSE = auto()
    RESUME = auto()
    END_CLUB_NIGHT = auto()


class Due(NamedTuple):
    """A chore and its time in the event loop's seconds."""

    at: float
    chore: Chore
    seat: Seat = 0
    player: str = ""


class Timing:
    """The deadlines of one room, in the event loop's seconds."""

    def __init__(self, clock: int, now: float) -> None:
        self.clock = clock
        self.changed = now
        self.hurried = False
        self.closes: float | None = None
        self.clock_began = now
        """When the clock that ends at `closes` began."""
        self.slow: frozenset[Seat] = frozenset()
        """The seats of players who have let a question lapse, and not answered since."""
        self.bots: dict[Seat, float] = {}
        self.away: dict[Seat, float] = {}
        self.sealers: frozenset[Seat] = frozenset()
        self.sealing_since: float | None = None
        self.silent: dict[Seat, float] = {}
        self.offered: dict[str, float] = {}
        """Since when a chair has been kept for players on the waiting list."""
        self.unlists: dict[str, float] = {}
        """When players on the list who have gone are taken off it."""
        self.club_ends: float | None = None
        """When the club night ends; None for none, or if it ends with a shoe only."""

    def on_change(
        self, before: RoomState, after: RoomState, now: float, chance: Callable[[], float]
    ) -> None:
        """Update the deadlines after a change; `chance` returns a number from 0 to 1.

        The clock restarts with every new decision, and when somebody is asked again.
        """
        self.changed = now
        if self.club_ends is not None:
            self.club_ends += _club_end(after) - _club_end(before)
        if before.seal is not after.seal and _seal_stage(before) != _seal_stage(after):
            self.sealing_since = now
        if after.game.is_idle(after.table):
            self.hurried = False
        self.slow &= {seat for seat, who in after.taken if (seat, who) in before.taken}
        same = before.decision_id == after.decision_id
        asked = after.asked
        earlier = before.asked if same else frozenset()
        fresh = asked - earlier
        if not same or any(before.occupants[seat - 1] for seat in fresh):
            self.closes = None
        if self.bots:
            still = asked & earlier & {*after.bots()}
            self.bots = {seat: at for seat, at in self.bots.items() if seat in still}
        if fresh:
            longest = max(BOT_PACES * CARD_SECONDS[after.pace], BOT_SECONDS)
            bots = [seat for seat in after.bots() if seat in fresh]
            self.bots |= {seat: now + chance() * longest for seat in bots}

    def resume(self, state: RoomState, ahead: float) -> None:
        """Go on after loading, when no shoe is being sealed.

        `ahead` is the event loop's time less the house's, in seconds.
        """
        ends = state.club.terms.ends_at if state.club else None
        self.club_ends = None if ends is None else ends + ahead
        self.sealing_since = None

    def hurry(self) -> None:
        """Deal the rest of the coup without pauses."""
        self.hurried = True

    def take_turn(self, seat: Seat) -> None:
        """Note that a bot acts now."""
        del self.bots[seat]

    def watch(self, state: RoomState, present: Presence, clock: int, now: float) -> None:
        """Note the people here; `clock` is the seconds that a decision may take now."""
        self.sealers, self.clock = present.sealers, clock
        self.watch_clock(state, present.awaited, now)
        self.watch_seats(state, present.awaited, now)
        kept, gone = state.kept_for(present.listed), state.waiting.keys() - {*present.listed}
        self.offered = {player: self.offered.get(player, now) for player in kept}
        latest = now + BRIEF_HOLD_SECONDS
        self.unlists = {player: self.unlists.get(player, latest) for player in gone}

    def watch_clock(self, state: RoomState, people: frozenset[Seat], now: float) -> None:
        """Run a clock while people here decide in company; see `Table.CLOSES_BY_CONSENT`."""
        asked = people & state.asked
        if len(people) < 2 or not asked or state.hosting.course != "open":
            self.closes = None
            return
        begun = not state.by_consent or any(
            seat in state.ready or state.table.staked(seat) for seat in people
        )
        if not begun or MayClose not in state.croupier_may:
            self.closes = None
        elif self.closes is None:
            self.closes = now + (state.game.time_limit(state.table) or self.clock)
            self.clock_began = now

    def watch_seats(self, state: RoomState, people: frozenset[Seat], now: float) -> None:
        """Note since when people have been away from their seats, or inactive in company."""
        absent = {seat for seat, who in state.taken if not who.bot} - people
        self.away = {seat: self.away.get(seat, now) for seat in absent}
        if len(people) < 2:
            self.silent = dict.fromkeys(people, now)
        elif self.silent.keys() != people:
            self.silent = {seat: self.silent.get(seat, now) for seat in people}

    def on_activity(self, seat: Seat, now: float, *, answers: bool) -> None:
        """Note that somebody here has sent a command, perhaps an answer, and so is active."""
        if seat in self.silent:
            self.silent[seat] = now
        if answers:
            self.slow -= {seat}

    def on_lapse(self, state: RoomState, people: frozenset[Seat]) -> None:
        """Note who lets a question lapse that is closed now; a stake without more is an answer."""
        staked = {seat for seat in people if state.by_consent and state.table.staked(seat)}
        self.slow |= (self._awaited(state, people) & people) - staked

    def due(self, state: RoomState, people: frozenset[Seat]) -> Due | None:
        """Return the next chore, if any; `people` are the seats with people here."""
        first = min(self._at_table(state, people), default=None, key=lambda due: due.at)
        return self._vacates(state, people, first.at if first else inf) or first

    def _vacates(self, state: RoomState, people: frozenset[Seat], latest: float) -> Due | None:
        """Return the seat to be vacated first, unless that is after `latest`."""
        silent = self.silent if len(people) > 1 else {}
        first = min(
            min(self.away.values(), default=inf) + BRIEF_HOLD_SECONDS,
            min(silent.values(), default=inf) + SEAT_HOLD_SECONDS,
        )
        if not state.leaving and latest < first:
            return None
        goes = {seat: since + _hold(state, seat) for seat, since in self.away.items()}
        goes |= {seat: since + SEAT_HOLD_SECONDS for seat, since in silent.items()}
        goes |= dict.fromkeys(state.leaving, self.changed)
        early = sorted((at, seat) for seat, at in goes.items() if at <= latest)
        free = (
            Due(at, Chore.VACATE, seat)
            for at, seat in early
            if not state.table.has_chips_in_play(seat)
        )
        return next(free, None)

    def _at_table(self, state: RoomState, people: frozenset[Seat]) -> Iterator[Due]:
        course = state.hosting.course
        if state.waiting:
            yield from self._waiting_list(state)
        if state.club and course in {"open", "paused"}:
            yield from self._club_night(state.club)
        if course == "paused":
            yield Due(self.changed + PAUSE_SECONDS, Chore.RESUME)
        elif people or course == "closing" or not state.game.is_idle(state.table):
            yield from self._croupier(state, people)

    def _waiting_list(self, state: RoomState) -> Iterator[Due]:
        """List removals from the waiting list, offers that lapse, and moves of players to chairs.

        Nobody changes places while a shoe is sealed, in which seats take part.
        """
        yield from (Due(at, Chore.UNLIST, player=gone) for gone, at in self.unlists.items())
        for player, since in self.offered.items():
            seat = state.seats.get(player)
            if seat is None:
                yield Due(since + CHAIR_OFFER_SECONDS, Chore.UNLIST, player=player)
            elif state.seal.attempt is None and not state.table.has_chips_in_play(seat):
                yield Due(since, Chore.MOVE, seat)

    def _club_night(self, club: ClubNight) -> Iterator[Due]:
        ends = self.changed if club.is_played else self.club_ends
        if ends is not None:
            yield Due(ends, Chore.END_CLUB_NIGHT)

    def _croupier(self, state: RoomState, people: frozenset[Seat]) -> Iterator[Due]:
        """List the next chores of the croupier and the bots; a table at rest waits for people."""
        may = state.croupier_may
        if MayStartShoe in may:
            yield Due(self._shoe(state), Chore.SHOE)
        if MayDeal in may:
            yield Due(self.changed + self._card(state), Chore.CARD)
        yield from (Due(at, Chore.BOT, seat) for seat, at in self.bots.items())
        if MayClose in may:
            closes = self.closes_at(state, people)
            if closes is not None:
                yield Due(closes, Chore.CLOSE)
            if not self._awaited(state, people):
                yield Due(self._idle_close_at(state, people), Chore.CLOSE)

    def closes_at(self, state: RoomState, people: frozenset[Seat]) -> float | None:
        """When the clock closes the question; None if no clock runs.

        That is soon if only slow players are awaited, and others here wait for them, unless it is
        about their own bank or hand.
        """
        awaited = self._awaited(state, people)
        if self.closes is None or not awaited or awaited - self.slow or people <= self.slow:
            return self.closes
        if state.game.is_own_question(state.table):
            return self.closes
        soon = self.clock_began + SLOW_SECONDS
        return min(self.closes, max(soon, self._idle_close_at(state, people)))

    def cut_deadline(self, state: RoomState) -> float | None:
        """Return the deadline of the seat that cuts the shoe, if it wants to or was appointed."""
        attempt = state.seal.attempt
        if attempt is None or attempt.closed or self.sealing_since is None:
            return None
        cutter = attempt.announcement.cutter
        order = tuple(state.game.cut_order(state.table, state.shoe + 1))
        named = order == (cutter,) and state.table.preset.seats > 1
        asks = self.sealers if named else self.sealers & state.cuts
        asked = cutter in asks and cutter not in _seats(attempt.members)
        return self.sealing_since + CUT_SECONDS if asked else None

    def _shoe(self, state: RoomState) -> float:
        """When the next step towards a shoe is due: at once, if nobody is awaited."""
        attempt = state.seal.attempt
        if attempt is None:
            first = not state.shoe or state.seal.given_up
            return self.changed + (0 if first else SHOE_PACES * self._card(state))
        if attempt.closed:
            awaited = frozenset(attempt.missing)
        else:
            awaited = self.sealers - _seats(attempt.members) - state.seal.barred
        if self.sealing_since is None or not awaited:
            return self.changed
        return self.cut_deadline(state) or self.sealing_since + SEAL_SECONDS

    def _awaited(self, state: RoomState, people: frozenset[Seat]) -> frozenset[Seat]:
        """Return the seats that keep the decision open; bots never do by consent."""
        waits = people - state.ready
        if not state.by_consent:
            waits |= self.bots.keys()
        return waits & state.asked

    def _idle_close_at(self, state: RoomState, people: frozenset[Seat]) -> float:
        """When a decision closes for which nobody here is awaited.

        At once if it closes by consent, or if people here saw it open; after one card's time if
        only bots play; and after a grace period if the player asked has disconnected.
        """
        if state.by_consent:
            return self.changed
        grace = state.game.time_limit(state.table) or GRACE_SECONDS
        gone = [self.away[seat] for seat in state.asked if seat in self.away]
        at = self.changed if people else self.changed + self._card(state)
        return max([at, *(since + grace for since in gone)])

    def _card(self, state: RoomState) -> float:
        return 0.0 if self.hurried else CARD_SECONDS[state.pace]


def _hold(state: RoomState, seat: Seat) -> float:
    """Return how long a seat is held for an absent player, in seconds."""
    held = state.keeps_seats or state.table.staked(seat) or state.table.has_role(seat)
    return SEAT_HOLD_SECONDS if held else BRIEF_HOLD_SECONDS


def _club_end(state: RoomState) -> int:
    """Return when the club night ends, in seconds since 1970; 0 if it does not end at a time."""
    return (state.club.terms.ends_at or 0) if state.club else 0


def _seal_stage(state: RoomState) -> tuple[str, bool] | None:
    attempt = state.seal.attempt
    return (attempt.announcement.commitment, attempt.closed) if attempt else None


def _seats(members: Iterable[Member]) -> set[Seat]:
    return {member.seat for member in members}


INITIAL_BACKOFF_SECONDS: Final = 1.0
"""Delay before the first retry; it doubles with each failure in a row."""
LONGEST_SECONDS: Final = 15.0
MAX_FAILURES: Final = 6
"""Failures without a successful commit in between after which a room is quarantined."""


class Backoff:
    """Whether a room is suspended, and how often in a row it has failed."""

    def __init__(self) -> None:
        self.retry_at: float | None = None
        self.times = 0
        self.blamed_failures = 0
        self._next = INITIAL_BACKOFF_SECONDS

    @property
    def exhausted(self) -> bool:
        """Whether the room has reached the number of failures for quarantine."""
        return self.blamed_failures > MAX_FAILURES

    @property
    def first(self) -> bool:
        """Whether this is the first failure in a row."""
        return self.times == 1

    def record_failure(self, now: float, *, blame: bool) -> None:
        """Suspend the room; without `blame` (a disk fault) the failure is not counted."""
        self.retry_at = now + self._next
        self._next = min(2 * self._next, LONGEST_SECONDS)
        self.times += 1
        self.blamed_failures += blame

    def clear_retry(self) -> None:
        """Resume; the failures are only forgotten after the next successful commit."""
        self.retry_at = None

    def reset(self) -> None:
        """Forget past failures after a successful commit."""
        self.times, self.blamed_failures, self._next = 0, 0, INITIAL_BACKOFF_SECONDS
