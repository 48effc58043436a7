"""A room at one version: what each viewer may ask, and the messages that each of them gets.

All game knowledge comes from the table's views.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from ...fairness.sealed import Proof
from ...rules.backs import Back
from ...tables.common.chips import WATCHER, Seat
from ...tables.common.coup_result import Call
from ...tables.common.shoe import ShoeStarted
from ...tables.register import Event, View
from ..hosting.talk import Chatter, Talk
from ..model.club_night import NightProlonged, Standing, ranking
from ..model.draft import Step
from ..model.event_bases import HostEventBase, RoomEventBase, SealEventBase
from ..model.first_evening import is_withheld, offers_due
from ..model.hosting import AT_ONCE, Delay, Hosting, Terms, alias, host_news
from ..model.ledger import club_account, player_account
from ..model.refusal import HouseCode
from ..model.settings import Settings
from ..model.shoe_history import CoupNews
from ..model.state import PaceSet, RoomState
from ..moderation import Moderation
from ..sealing import Places, Sealing
from .deadlines import CHAIR_OFFER_SECONDS, Timing
from .house_services import RoomServices
from .messages import (
    WIRE,
    Held,
    Me,
    News,
    NotAccepted,
    Now,
    Person,
    SealNews,
    Told,
    Waiting,
    Welcome,
    room_news,
)
from .permissions import Requester, permissions_for
from .presence import Presence, Viewer
from .projections import Projections, list_shown

Happened = tuple[Step, Event, tuple[Call, ...], tuple[Back, ...]]
"""A step at the table, the croupier's announcements of it, and the backs of its cards."""

_encode = msgspec.json.Encoder().encode


class Snapshot(msgspec.Struct, frozen=True, dict=True):
    """A room at version `seq`, and the people here at a `time` of the event loop, in seconds."""

    settings: Settings
    state: RoomState
    seq: int
    present: Presence
    house: RoomServices
    projections: Projections
    sealing: Sealing
    timing: Timing
    chatter: Chatter
    time: float
    frozen: bool

    @cached_property
    def hosts(self) -> frozenset[str]:
        """The room's host, and those who act as its hosts."""
        return hosts_of(self.settings, self.house.moderation)

    def delay_for(self, player: str) -> Delay:
        """Return how late a player sees the room; `""` is a stranger.

        Seated players see it at once, and so do those with the offer of a chair.
        """
        offered = player in self.timing.offered
        is_trusted = player in self.state.seats or player in self.hosts or offered
        return AT_ONCE if is_trusted else self.terms.shown_late

    @cached_property
    def terms(self) -> Terms:
        """The terms in force."""
        return self.state.hosting.terms or self.settings.terms

    @cached_property
    def closes_in(self) -> int | None:
        """Milliseconds until the clock closes the question."""
        return self._until(self.timing.closes_at(self.state, self.present.awaited))

    @cached_property
    def cut_in(self) -> int | None:
        """Milliseconds left to the seat that cuts the shoe."""
        return self._until(self.timing.cut_deadline(self.state))

    def _until(self, at: float | None) -> int | None:
        return None if at is None else max(0, round(1000 * (at - self.time)))

    @cached_property
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
                slow=seat in self.timing.slow,
            )
            for seat, who in state.taken
        )

    def view(self, seat: Seat) -> View:
        """Return the table as a seat sees it, or as spectators do."""
        view: View = self.state.game.view(self.state.table, seat)
        withheld = seat > WATCHER and self.is_withheld and seat not in self.state.asked
        return replace(view, choices=()) if withheld else view

    @cached_property
    def is_withheld(self) -> bool:
        """Whether people are not asked the table's present question yet."""
        return is_withheld(self.settings.opens, self.state)

    @cached_property
    def brings(self) -> tuple[str, ...]:
        """The phases from which a bank is first offered to people in this coup."""
        return tuple(sorted(offers_due(self.settings.opens, self.state)))

    def requester(self, player: str, name: str) -> Requester:
        """Describe the sender of a command."""
        club, seat = self.state.club, self.state.seats.get(player)
        rooms, moderation = self.house.rooms, self.house.moderation
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
            known_speakers=lambda: self.chatter.known_speakers,
            elsewhere=lambda: 0 if club else rooms.chips_elsewhere(player, self.settings.id),
            accounts=self.house.accounts.balances,
            rate_limited=lambda: self.chatter.is_rate_limited(player, self.time),
            muted=moderation.is_muted(player),
            needs_account=moderation.needs_account(player),
            seated_elsewhere=lambda: rooms.is_seated_elsewhere(player, self.settings.id),
            listed=self.present.listed,
        )

    def _account(self, player: str) -> int:
        """Return the units on the account that this room fills a player's purse from."""
        own = club_account(self.settings.id, player) if self.state.club else player_account(player)
        return self.house.accounts.balances.get(own, 0)

    @cached_property
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

    def welcome(self, viewer: Viewer, talk: Talk | None) -> None:
        """Send a new viewer the complete state; `talk` is the chat so far."""
        self._hold_back(viewer)
        seat = self._seat(viewer)
        message = Welcome(
            wire=WIRE,
            room=room_news(self.settings, self.state),
            now=self._now(viewer, seat, self.view(seat)),
            coups=tuple(self.projections.shoe_history.coups),
            scorecards=self.projections.shoe_history.scorecards(),
            seal=self._seal(seat),
        )
        viewer.send(_encode(message))
        if talk:
            viewer.send(_encode(talk))
        if viewer.player in self.hosts and self.state.hosting != Hosting():
            viewer.send(_encode(host_news(self.settings.id, self.state.hosting)))

    def publish(
        self,
        viewers: Iterable[Viewer],
        steps_with_positions: Sequence[tuple[Step, Places]],
        finished: CoupNews | None = None,
    ) -> None:
        """Send each viewer what they may see of these steps; none if only presence changed."""
        events = [step.event for step, _ in steps_with_positions]
        of_room = [event for event in events if isinstance(event, RoomEventBase)]
        changed = any(
            isinstance(event, PaceSet | NightProlonged | HostEventBase) for event in of_room
        )
        cleared = finished or any(isinstance(event, ShoeStarted) for event in events)
        seal = tuple([event for event in of_room if isinstance(event, SealEventBase)])
        news = room_news(self.settings, self.state) if changed else None
        scorecards = self.projections.shoe_history.scorecards() if cleared else None
        happened = tuple(self._list_happened(steps_with_positions))
        dealt = [each for each in steps_with_positions if each[1]]
        shown: dict[Seat, tuple[tuple[Told, ...], tuple[Proof, ...], View]] = {}
        for viewer in viewers:
            seat = self._seat(viewer)
            if seat not in shown:
                proofs = self._proofs(dealt, seat) if dealt else ()
                shown[seat] = tuple(_tell(happened, seat)), proofs, self.view(seat)
            told, proofs, view = shown[seat]
            message = News(
                told=told,
                proofs=proofs,
                seal=seal,
                now=self._now(viewer, seat, view),
                room=news,
                finished=finished,
                scorecards=scorecards,
            )
            self._hold_back(viewer)
            viewer.send(_encode(message))
            if finished:
                viewer.note_coup()
            if self.state.hosting.course == "closed":
                viewer.play_out()
        if any(isinstance(event, HostEventBase) for event in of_room):
            self._tell_host(viewers)

    def _hold_back(self, viewer: Viewer) -> None:
        """Show the viewer the room late if they have no seat, and say so if that changes."""
        before = viewer.delay
        viewer.hold_back(self.delay_for(viewer.player))
        if viewer.delay != before:
            viewer.send_now(_encode(Held(viewer.delay.seconds, viewer.delay.coups)))

    def drop_excluded(self, viewers: Iterable[Viewer]) -> list[Viewer]:
        """Reject the viewers who are no longer admitted, and return the others."""
        if not self.state.hosting.private:
            return list(viewers)
        stay = []
        for viewer in viewers:
            if self.state.admits(viewer.player, self.hosts):
                stay.append(viewer)
            else:
                reject_viewer(viewer)
        return stay

    def _tell_host(self, viewers: Iterable[Viewer]) -> None:
        frame = _encode(host_news(self.settings.id, self.state.hosting))
        for viewer in viewers:
            if viewer.player in self.hosts:
                viewer.send(frame)

    def _list_happened(self, placed: Sequence[tuple[Step, Places]]) -> Iterator[Happened]:
        """List the steps at the table, with the parts that every viewer sees alike."""
        for step, places in placed:
            if not isinstance(step.event, RoomEventBase):
                calls = step.before.game.announce(step.before.table, step.event)
                yield step, step.event, calls, self.sealing.backs(places) if places else ()

    def _proofs(self, placed: Sequence[tuple[Step, Places]], seat: Seat) -> tuple[Proof, ...]:
        """Prove every card that these steps show to a seat."""
        seen = {
            position: card
            for step, places in placed
            if not isinstance(step.event, RoomEventBase)
            for position, card in list_shown(
                step.before.game.redact(step.before.table, step.event, seat), places
            )
        }
        return tuple(self.sealing.proof(position) for position in sorted(seen))

    def _seal(self, seat: Seat) -> SealNews:
        seal, positions = self.state.seal, self.projections.positions
        proofs = self._proofs(positions.steps, seat)
        backs = {side: self.sealing.backs(at) for side, at in positions.hands.items()}
        return SealNews(seal.ceremony, seal.root, positions.out, positions.hands, backs, proofs)

    def _seat(self, viewer: Viewer) -> Seat:
        return self.state.seats.get(viewer.player) or WATCHER

    def _now(self, viewer: Viewer, seat: Seat, view: View) -> Now:
        state = self.state
        return Now(
            seq=self.seq,
            shoe=state.shoe,
            coup=state.coup,
            decision=state.decision,
            view=view,
            people=self.people,
            me=self._me(viewer, seat),
            closes_in=self.closes_in,
            cut_in=self._cut_in(seat),
            frozen=self.frozen,
            ranking=tuple(self.standings.values()) if state.club else None,
            withheld=self.is_withheld,
            brings=self.brings,
            waiting=tuple(
                Waiting(name, player in self.timing.offered)
                for player, name in state.waiting.items()
            ),
        )

    def _cut_in(self, seat: Seat) -> int | None:
        attempt = None if self.cut_in is None else self.state.seal.attempt
        asked = attempt and attempt.announcement.cutter == seat
        return self.cut_in if asked else None

    def _me(self, viewer: Viewer, seat: Seat) -> Me:
        state = self.state
        requester = self.requester(viewer.player, viewer.name)
        may, no_seat = permissions_for(state, requester)
        return Me(
            player=viewer.player,
            name=viewer.name,
            seat=None if seat == WATCHER else seat,
            account=requester.account,
            host=requester.host,
            alone=requester.alone,
            leaving=seat in state.leaving,
            cuts=seat in state.cuts,
            may=may,
            no_seat=no_seat,
            again=self.projections.left_with.get(viewer.player) if seat == WATCHER else None,
            who=alias(self.settings.id, viewer.player) if viewer.player else "",
            standing=_row(viewer.player, self.standings),
            waits=_row(viewer.player, state.waiting),
            kept_in=self._kept_in(viewer.player, seat),
        )

    def _kept_in(self, player: str, seat: Seat) -> int | None:
        """Return the milliseconds left of the offer of a chair; None without an offer.

        A player with a place is moved to the chair without being asked.
        """
        since = self.timing.offered.get(player) if seat == WATCHER else None
        return None if since is None else self._until(since + CHAIR_OFFER_SECONDS)


def hosts_of(settings: Settings, moderation: Moderation) -> frozenset[str]:
    """Return the players with the rights of a room's host."""
    return moderation.salon_hosts if settings.host is None else frozenset({settings.host})


def _row(player: str, rows: Mapping[str, object]) -> int | None:
    return list(rows).index(player) if player in rows else None


def reject_viewer(viewer: Viewer) -> None:
    """Disconnect a viewer without admission to the private room."""
    code = HouseCode.BY_INVITATION
    viewer.turn_away(_encode(NotAccepted(None, code)), code)


def say(viewers: Iterable[Viewer], talk: Talk) -> None:
    """Send a chat message to everyone."""
    frame = _encode(talk)
    for viewer in viewers:
        viewer.send(frame)


def _tell(happened: Iterable[Happened], seat: Seat) -> Iterator[Told]:
    for step, event, calls, backs in happened:
        seen = step.before.game.redact(step.before.table, event, seat)
        if seen is not None:
            yield Told(seen, calls, backs)
