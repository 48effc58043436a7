"""An immutable snapshot of a room, from which all messages to its viewers are written."""

from collections.abc import Callable, Mapping

import msgspec

from ...tables.common.chips import WATCHER, Seat
from ...tables.common.memo import lazy_property
from ...tables.register import View
from ..model.club_night import Standing, ranking
from ..model.ledger import club_account, player_account
from ..model.settings import Settings
from ..model.state import RoomState
from ..model.terms import Terms
from .command_handlers import Requester
from .deadlines import Timing
from .house_services import RoomModeration
from .messages import Person
from .presence import Presence


class Snapshot(msgspec.Struct, frozen=True, dict=True):
    """A room at version `seq`, and who is here.

    `closes_in` and `cut_in` are in seconds. `accounts` is the house's live mapping of balances,
    and `elsewhere` returns a player's current units at the tables of all other rooms.
    """

    settings: Settings
    state: RoomState
    seq: int
    present: Presence
    accounts: Mapping[str, int]
    elsewhere: Callable[[str, str], int]
    moderation: RoomModeration
    slow: frozenset[Seat] = frozenset()
    closes_in: float | None = None
    cut_in: float | None = None
    frozen: bool = False

    @lazy_property
    def hosts(self) -> frozenset[str]:
        """The room's host, and those who act as its hosts."""
        return hosts_of(self.settings, self.moderation)

    @property
    def terms(self) -> Terms:
        """The terms currently in force."""
        return self.state.hosting.terms or self.settings.terms

    @lazy_property
    def people(self) -> tuple[Person, ...]:
        """List the occupants, and whether they are connected."""
        state, here = self.state, self.present.people
        return tuple(
            Person(
                seat,
                who.name,
                who.bot,
                present=bool(who.bot) or seat in here,
                ready=seat in state.ready,
                slow=seat in self.slow,
            )
            for seat, who in state.taken
        )

    def view(self, seat: Seat) -> View:
        """Return the table as a seat sees it, or as spectators do."""
        view: View = self.state.game.view(self.state.table, seat)
        return view

    def requester(self, player: str, name: str) -> Requester:
        """Describe the sender of a command."""
        club, seat = self.state.club, self.state.seat_of(player)
        account = self._account(player)
        others = self.present.awaited - {seat or WATCHER}
        return Requester(
            player=player,
            name=name,
            seat=seat,
            account=account + club.chips_for(player) if club and player else account,
            host=player in self.hosts,
            alone=not others,
            waits_for=others,
            rebuy=self.terms.rebuy,
            elsewhere=lambda: 0 if club else self.elsewhere(player, self.settings.id),
            accounts=self.accounts,
            muted=self.moderation.is_muted(player),
            needs_account=self.moderation.needs_account(player),
        )

    def _account(self, player: str) -> int:
        """Return the units on the account that this room fills a player's purse from."""
        own = club_account(self.settings.id, player) if self.state.club else player_account(player)
        return self.accounts.get(own, 0)

    @lazy_property
    def standings(self) -> Mapping[str, Standing]:
        """The ranking of the club night by player id, best first; empty without one."""
        club, seats = self.state.club, self.state.seats
        if club is None:
            return {}
        at_table = {
            who: self.state.chips(seats[who]) if who in seats else 0 for who in club.entrants
        }
        chips = {who: self._account(who) + at_table[who] for who in club.entrants}
        return ranking(club, chips, seats)


def hosts_of(settings: Settings, moderation: RoomModeration) -> frozenset[str]:
    """Return the players with the rights of a room's host."""
    return moderation.salon_hosts if settings.host is None else frozenset({settings.host})


def take_snapshot(  # noqa: PLR0913, PLR0917 - the parts of a room
    settings: Settings,
    state: RoomState,
    seq: int,
    present: Presence,
    accounts: Mapping[str, int],
    elsewhere: Callable[[str, str], int],
    timing: Timing,
    now: float,
    *,
    saved: bool,
    moderation: RoomModeration,
) -> Snapshot:
    """Take a snapshot of a room; `saved` is whether it can be saved at present."""
    cut_deadline, closes = timing.cut_deadline(state), timing.closes_at(state, present.awaited)
    return Snapshot(
        settings=settings,
        state=state,
        seq=seq,
        present=present,
        accounts=accounts,
        elsewhere=elsewhere,
        moderation=moderation,
        slow=timing.slow,
        closes_in=None if closes is None else closes - now,
        cut_in=None if cut_deadline is None else cut_deadline - now,
        frozen=not saved,
    )
