"""Turn events into messages for each viewer. All game knowledge comes from the table's views."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from ...fairness.sealed import Proof
from ...rules.backs import Back
from ...tables.common.chips import WATCHER, Seat
from ...tables.common.coup_result import Call
from ...tables.common.shoe import ShoeStarted
from ...tables.register import Event, View
from ..hosting.talk import Talk
from ..model.club_night import NightProlonged, Standing
from ..model.draft import Step
from ..model.event_bases import HostEventBase, RoomEventBase, SealEventBase
from ..model.hosting import Hosting, host_news
from ..model.refusal import HouseCode
from ..model.shoe_history import CoupNews
from ..model.state import PaceSet
from ..sealing.card_positions import Places, list_shown
from ..sealing.sealing import Sealing
from .command_handlers import permissions_for, why_no_seat
from .messages import WIRE, Me, News, NotAccepted, Now, SealNews, Told, Welcome, room_news
from .presence import Viewer
from .projections import Projections
from .snapshot import Snapshot

Happened = tuple[Step, Event, tuple[Call, ...], tuple[Back, ...]]
"""A step at the table, the croupier's announcements of it, and the backs of its cards."""

_encode = msgspec.json.Encoder().encode


class Publisher:
    """Sends the viewers of a room its current state."""

    def __init__(self, now: Snapshot, projections: Projections, sealing: Sealing) -> None:
        self.now = now
        self.shoe_history = projections.shoe_history
        self.positions = projections.positions
        self.left_with = projections.left_with
        self.sealing = sealing

    def welcome(self, viewer: Viewer, talk: Talk | None) -> None:
        """Send a new viewer the complete state; `talk` is the chat so far."""
        now, seat = self.now, self._seat(viewer)
        message = Welcome(
            wire=WIRE,
            room=room_news(now.settings, now.state),
            now=self._now(viewer, seat, now.view(seat)),
            coups=tuple(self.shoe_history.coups),
            scorecards=self.shoe_history.scorecards(),
            seal=self._seal(seat),
        )
        viewer.send(_encode(message))
        if talk:
            viewer.send(_encode(talk))
        if viewer.player in now.hosts and now.state.hosting != Hosting():
            viewer.send(_encode(host_news(now.settings.id, now.state.hosting)))

    def publish(
        self,
        viewers: Iterable[Viewer],
        steps_with_positions: Sequence[tuple[Step, Places]],
        finished: CoupNews | None = None,
    ) -> None:
        """Send each viewer what they may see of these steps; none if only presence changed."""
        now, events = self.now, [step.event for step, _ in steps_with_positions]
        of_room = [event for event in events if isinstance(event, RoomEventBase)]
        changed = any(
            isinstance(event, PaceSet | NightProlonged | HostEventBase) for event in of_room
        )
        cleared = finished or any(isinstance(event, ShoeStarted) for event in events)
        seal = tuple([event for event in of_room if isinstance(event, SealEventBase)])
        news = room_news(now.settings, now.state) if changed else None
        scorecards = self.shoe_history.scorecards() if cleared else None
        happened = tuple(self._list_happened(steps_with_positions))
        dealt = [each for each in steps_with_positions if each[1]]
        shown: dict[Seat, tuple[tuple[Told, ...], tuple[Proof, ...], View]] = {}
        for viewer in viewers:
            seat = self._seat(viewer)
            if seat not in shown:
                proofs = self._proofs(dealt, seat) if dealt else ()
                shown[seat] = tuple(_tell(happened, seat)), proofs, now.view(seat)
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
            viewer.send(_encode(message))
        if any(isinstance(event, HostEventBase) for event in of_room):
            self._tell_host(viewers)

    def drop_excluded(self, viewers: Iterable[Viewer]) -> list[Viewer]:
        """Reject the viewers who are no longer admitted, and return the others."""
        now, stay = self.now, []
        for viewer in viewers:
            if now.state.admits(viewer.player, now.hosts):
                stay.append(viewer)
            else:
                reject_viewer(viewer)
        return stay

    def _tell_host(self, viewers: Iterable[Viewer]) -> None:
        frame = _encode(host_news(self.now.settings.id, self.now.state.hosting))
        for viewer in viewers:
            if viewer.player in self.now.hosts:
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
        seal, positions = self.now.state.seal, self.positions
        proofs = self._proofs(positions.steps, seat)
        backs = {side: self.sealing.backs(at) for side, at in positions.hands.items()}
        return SealNews(seal.ceremony, seal.root, positions.out, positions.hands, backs, proofs)

    def _seat(self, viewer: Viewer) -> Seat:
        return self.now.state.seat_of(viewer.player) or WATCHER

    def _now(self, viewer: Viewer, seat: Seat, view: View) -> Now:
        now, state = self.now, self.now.state
        return Now(
            seq=now.seq,
            shoe=state.shoe,
            coup=state.coup,
            decision=state.decision,
            view=view,
            people=now.people,
            me=self._me(viewer, seat),
            closes_in=_milliseconds(now.closes_in),
            cut_in=self._cut_in(seat),
            frozen=now.frozen,
            ranking=tuple(now.standings.values()) if state.club else None,
        )

    def _cut_in(self, seat: Seat) -> int | None:
        attempt = self.now.state.seal.attempt
        asked = attempt and attempt.announcement.cutter == seat
        return _milliseconds(self.now.cut_in) if asked else None

    def _me(self, viewer: Viewer, seat: Seat) -> Me:
        state = self.now.state
        requester = self.now.requester(viewer.player, viewer.name)
        return Me(
            player=viewer.player,
            name=viewer.name,
            seat=None if seat == WATCHER else seat,
            account=requester.account,
            host=requester.host,
            alone=requester.alone,
            leaving=seat in state.leaving,
            cuts=seat in state.cuts,
            may=permissions_for(state, requester),
            no_seat=why_no_seat(state, requester),
            again=self.left_with.get(viewer.player) if seat == WATCHER else None,
            standing=_row(viewer.player, self.now.standings),
        )


def _row(player: str, standings: Mapping[str, Standing]) -> int | None:
    return list(standings).index(player) if player in standings else None


def reject_viewer(viewer: Viewer) -> None:
    """Disconnect a viewer of a private room who is not, or no longer, admitted."""
    code = HouseCode.BY_INVITATION
    viewer.turn_away(_encode(NotAccepted(None, code)), code)


def say(viewers: Iterable[Viewer], talk: Talk) -> None:
    """Send a chat message to everyone."""
    frame = _encode(talk)
    for viewer in viewers:
        viewer.send(frame)


def _milliseconds(left: float | None) -> int | None:
    return None if left is None else max(0, round(left * 1000))


def _tell(happened: Iterable[Happened], seat: Seat) -> Iterator[Told]:
    for step, event, calls, backs in happened:
        seen = step.before.game.redact(step.before.table, event, seat)
        if seen is not None:
            yield Told(seen, calls, backs)
