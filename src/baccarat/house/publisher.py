"""From what happened to what each viewer is sent: views and tellings only."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from ..tables.common import WATCHER, Seat, ShoeStarted
from .draft import Step
from .may import may
from .news import CoupNews, Me, News, Now, Person, Told, Welcome
from .state import PaceSet, RoomEvent
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
            now=self._now(viewer),
            coups=tuple(room.chronicle.coups),
            scorecards=room.chronicle.scorecards(),
        )
        viewer.send(_encode(message))

    def tell(self, steps: Sequence[Step], finished: CoupNews | None = None) -> None:
        """Send everyone what they see of these steps; no steps where only the people changed."""
        room = self.room
        changed = any(isinstance(step.event, PaceSet) for step in steps)
        cleared = finished or any(isinstance(s.event, ShoeStarted) for s in steps)
        told: dict[Seat, tuple[Told, ...]] = {}
        for viewer in room.viewers:
            seat = self._seat(viewer)
            if seat not in told:
                told[seat] = tuple(_told(steps, seat))
            message = News(
                told=told[seat],
                now=self._now(viewer),
                room=room.news() if changed else None,
                finished=finished,
                scorecards=room.chronicle.scorecards() if cleared else None,
            )
            viewer.send(_encode(message))

    def _seat(self, viewer: Viewer) -> Seat:
        return self.room.state.seat_of(viewer.player) or WATCHER

    def _now(self, viewer: Viewer) -> Now:
        room = self.room
        state, timing = room.state, room.timing
        left = None if timing.closes is None else timing.closes - room.time()
        return Now(
            seq=room.seq,
            shoe=state.shoe,
            coup=state.coup,
            decision=state.decision,
            view=state.game.view(state.table, self._seat(viewer)),
            people=self._people(),
            me=self._me(viewer),
            closes_in=None if left is None else max(0, round(left * 1000)),
            frozen=room.thaws is not None,
        )

    def _people(self) -> tuple[Person, ...]:
        state, here = self.room.state, self.room.people
        return tuple(
            Person(seat, who.name, who.bot, bool(who.bot) or seat in here, seat in state.ready)
            for seat, who in state.taken()
        )

    def _me(self, viewer: Viewer) -> Me:
        state = self.room.state
        asker = self.room.asker(viewer.player, viewer.name)
        seat = state.seat_of(viewer.player)
        return Me(
            player=viewer.player,
            name=viewer.name,
            seat=seat,
            account=asker.account,
            host=asker.host,
            alone=asker.alone,
            leaving=seat in state.leaving,
            may=may(state, asker),
        )


def _told(steps: Sequence[Step], seat: Seat) -> Iterator[Told]:
    for step in steps:
        if isinstance(step.event, RoomEvent):
            continue
        game, table = step.before.game, step.before.table
        seen = game.tell(table, step.event, seat)
        if seen is not None:
            yield Told(seen, game.calls(table, step.event))
