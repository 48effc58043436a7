"""From what happened to what each viewer is sent: views and tellings only."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from ...fairness import Proof
from ...tables.common import WATCHER, Seat, ShoeStarted
from ..hosting.talk import Talk
from ..model.ceremony import SealEvent
from ..model.coup_news import CoupNews
from ..model.draft import Step
from ..model.hosting import HostEvent, Hosting, host_news
from ..model.state import PaceSet, RoomEvent
from ..refusal import HouseCode
from ..sealing.places import Places, shown
from ..sealing.sealing import Sealing
from .may import may
from .news import Me, News, NotAccepted, Now, Person, SealNews, Told, Welcome
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

_encode = msgspec.json.Encoder().encode


class Publisher:
    """Tells the viewers of a room of what it has just become."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    def welcome(self, viewer: Viewer) -> None:
        """Send all that there is to know."""
        room = self.room
        message = Welcome(
            room=room.news(),
            now=self._now(viewer, self._people()),
            coups=tuple(room.chronicle.coups),
            scorecards=room.chronicle.scorecards(),
            seal=self._seal(self._seat(viewer)),
        )
        viewer.send(_encode(message))
        if room.chatter.lines:
            viewer.send(_encode(room.chatter.so_far()))
        if viewer.player == room.settings.host and room.state.hosting != Hosting():
            viewer.send(_encode(host_news(room.settings.id, room.state.hosting)))

    def see_out(self) -> None:
        """Turn away who may be here no more: the door was shut, or their seat was given up."""
        room = self.room
        for viewer in [each for each in room.viewers if not room.admits(each.player)]:
            room.viewers.remove(viewer)
            self.turn_away(viewer)

    def turn_away(self, viewer: Viewer) -> None:
        """Tell one who may not be here, or may be here no more, that only the invited are."""
        code = HouseCode.BY_INVITATION
        viewer.turn_away(_encode(NotAccepted(None, code)), code)

    def say(self, talk: Talk) -> None:
        """Send everyone what was said."""
        frame = _encode(talk)
        for viewer in self.room.viewers:
            viewer.send(frame)

    def _tell_host(self) -> None:
        room = self.room
        frame = _encode(host_news(room.settings.id, room.state.hosting))
        for viewer in room.viewers:
            if viewer.player == room.settings.host:
                viewer.send(frame)

    def tell(self, placed: Sequence[tuple[Step, Places]], finished: CoupNews | None = None) -> None:
        """Send everyone what they see of these steps; no steps where only the people changed."""
        room, steps = self.room, [step for step, _ in placed]
        changed = any(isinstance(step.event, PaceSet | HostEvent) for step in steps)
        cleared = finished or any(isinstance(s.event, ShoeStarted) for s in steps)
        seal = tuple(step.event for step in steps if isinstance(step.event, SealEvent))
        people, news = self._people(), room.news() if changed else None
        scorecards = room.chronicle.scorecards() if cleared else None
        told: dict[Seat, tuple[tuple[Told, ...], tuple[Proof, ...]]] = {}
        for viewer in room.viewers:
            seat = self._seat(viewer)
            if seat not in told:
                told[seat] = tuple(_told(placed, seat, room.sealing)), self._proofs(placed, seat)
            message = News(
                told=told[seat][0],
                proofs=told[seat][1],
                seal=seal,
                now=self._now(viewer, people),
                room=news,
                finished=finished,
                scorecards=scorecards,
            )
            viewer.send(_encode(message))
        if any(isinstance(step.event, HostEvent) for step in steps):
            self._tell_host()

    def _proofs(self, placed: Sequence[tuple[Step, Places]], seat: Seat) -> tuple[Proof, ...]:
        """Prove every card that these steps show to a seat."""
        seen = {
            position: card
            for step, places in placed
            if places
            for position, card in shown(
                step.before.game.tell(step.before.table, step.event, seat), places
            )
        }
        return tuple(self.room.sealing.proof(position) for position in sorted(seen))

    def _seal(self, seat: Seat) -> SealNews:
        seal, dealing = self.room.state.seal, self.room.dealing
        proofs = self._proofs(dealing.steps, seat)
        backs = {side: self.room.sealing.backs(at) for side, at in dealing.hands.items()}
        return SealNews(seal.ceremony, seal.root, dealing.out, dealing.hands, backs, proofs)

    def _seat(self, viewer: Viewer) -> Seat:
        return self.room.state.seat_of(viewer.player) or WATCHER

    def _now(self, viewer: Viewer, people: tuple[Person, ...]) -> Now:
        room = self.room
        state, timing = room.state, room.timing
        left = None if timing.closes is None else timing.closes - room.time()
        return Now(
            seq=room.seq,
            shoe=state.shoe,
            coup=state.coup,
            decision=state.decision,
            view=state.game.view(state.table, self._seat(viewer)),
            people=people,
            me=self._me(viewer),
            closes_in=_milliseconds(left),
            cut_in=self._cut_in(viewer),
            frozen=room.frost.thaws is not None,
        )

    def _cut_in(self, viewer: Viewer) -> int | None:
        room, attempt = self.room, self.room.state.seal.attempt
        until = room.timing.cut_until(room.state)
        asked = attempt and attempt.announcement.cutter == self._seat(viewer)
        return _milliseconds(until - room.time()) if until is not None and asked else None

    def _people(self) -> tuple[Person, ...]:
        state, here = self.room.state, self.room.present.people
        return tuple(
            Person(seat, who.name, who.bot, bool(who.bot) or seat in here, seat in state.ready)
            for seat, who in state.taken()
        )

    def _me(self, viewer: Viewer) -> Me:
        state = self.room.state
        requester = self.room.requester(viewer.player, viewer.name)
        seat = state.seat_of(viewer.player)
        return Me(
            player=viewer.player,
            name=viewer.name,
            seat=seat,
            account=requester.account,
            host=requester.host,
            alone=requester.alone,
            leaving=seat in state.leaving,
            cuts=seat in state.cuts,
            may=may(state, requester),
        )


def _milliseconds(left: float | None) -> int | None:
    return None if left is None else max(0, round(left * 1000))


def _told(placed: Sequence[tuple[Step, Places]], seat: Seat, sealing: Sealing) -> Iterator[Told]:
    for step, places in placed:
        if isinstance(step.event, RoomEvent):
            continue
        game, table = step.before.game, step.before.table
        seen = game.tell(table, step.event, seat)
        if seen is not None:
            backs = sealing.backs(places) if places else ()
            yield Told(seen, game.calls(table, step.event), backs)
