"""The loop of a room: its requests, and its chores."""

import asyncio
from functools import partial
from typing import assert_never

from ...tables.common.refusal import Refused
from ..hosting.host_desk import close_room, get_up
from ..model.clock import today
from ..model.hosting import CourseSet
from ..model.refusal import HouseCode, Rejected
from .command_execution import act_for_bot, answer, close_stakes
from .deadlines import Chore
from .eviction import next_event_time
from .mailbox import CommandRequest, Connect, Disconnect, HandOver, Item, reject
from .quarantine import Reason
from .reload import handle_fault, reload
from .room import Room


class Worker:
    """Serves the mailbox and the clock of one room, in one task."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def run(self) -> None:
        """Serve the queue and the clock until cancelled or quarantined."""
        self.room.task = asyncio.current_task()
        try:
            await self._serve_all()
        except Exception:  # such a fault would return at every turn
            self.room.house.rooms.set_aside(self.room.settings.id, Reason.FAULTS)

    async def _serve_all(self) -> None:
        while not self.room.closed:
            await self.room.queue.wait(partial(next_event_time, self.room))
            if self.room.queue:
                await self._serve_callers()
            else:
                await self._run_chores()

    async def _serve_callers(self) -> None:
        """Serve all queued requests in one turn."""
        self.room.touch()
        for caller in self.room.queue.drain():
            await self._serve(caller)

    async def _serve(self, item: Item) -> None:
        try:
            match item:
                case CommandRequest():
                    item.reply(await answer(self.room, item))
                case Connect(viewer):
                    self.room.join(viewer)
                case Disconnect(viewer):
                    self.room.viewers = [each for each in self.room.viewers if each is not viewer]
                    if self.room.update_presence():
                        self.room.publish()
                case HandOver(process):
                    await self.room.house.rooms.hand_over(self.room.settings.id, process)
                case _:
                    assert_never(item)
        except (Rejected, Refused) as refused:
            reject(item, refused)
        except Exception as fault:
            handle_fault(self.room, fault)
            reject(item, Rejected(HouseCode.TABLE_FROZEN))
        finally:
            if self.room.closed:
                reject(item)

    async def _run_chores(self) -> None:
        """Run due chores; suspend the room if it cannot be saved, and reload it a little later."""
        try:
            async with self.room.house.turns.chore(self.room.settings.id):
                if self.room.backoff.retry_at is not None:
                    await reload(self.room)
                else:
                    await self._run_due_chore()
        except Exception as fault:
            handle_fault(self.room, fault)

    async def _run_due_chore(self) -> None:
        """Vacate a seat, prepare a shoe, deal, play a bot, close the stakes, or leave memory."""
        room = self.room
        due = room.timing.due(room.state, room.present.awaited)
        if due is None and (at := next_event_time(room)) is not None and at <= room.time():
            room.touch()
            await room.house.rooms.evict_if_idle(room.settings.id)
        if due is None or due.at > room.time():
            return
        draft, shoe = room.draft(), None
        match due.chore:
            case Chore.VACATE:
                get_up(draft, due.seat)
            case Chore.SHOE:
                off = room.timing.sealing_since is None
                shoe = room.sealing.advance(draft, room.present.sealers, today(), broken_off=off)
            case Chore.CARD:
                hurried = room.timing.hurried or room.state.pace == "instant"
                room.sealing.deal(draft, at_once=hurried)
            case Chore.BOT:
                del room.timing.bots[due.seat]
                act_for_bot(room, draft, due.seat)
            case Chore.CLOSE:
                room.timing.on_lapse(room.state, room.present.awaited)
                close_stakes(room, draft)
            case Chore.RESUME:
                draft.add(CourseSet("open"))
            case Chore.END_CLUB_NIGHT:
                close_room(draft)
            case _:
                assert_never(due.chore)
        room.sealing.follow(draft)
        await room.commit(draft, None, shoe)
