"""The life of a room: it serves requests and chores one at a time, until it leaves memory.

A command is decided on a draft, committed, and then answered (`answer`). A chore is what the house
does by its clock (`Worker._run_due_chore`). After a fault the room may differ from the disk: it
stops, and is read again a little later (`_suspend`).
"""

import asyncio
import hashlib
import logging
from contextlib import suppress
from functools import partial
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from ...tables.common.chips import WATCHER, Seat
from ...tables.common.refusal import Refused
from ...tables.common.shoe import is_between_shoes
from ..hosting.host_desk import close_room, get_up
from ..hosting.talk import ChatLine
from ..model.clock import today
from ..model.commands import Enter, Hurry
from ..model.draft import Draft
from ..model.first_evening import answer_withheld, is_withheld, offers_due
from ..model.hosting import CourseSet
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import RoomState, Unlisted
from ..store.batch import DuplicateCommand, Reply, RoomTaken
from ..store.dialects.faults import is_disk_fault
from .bots import play_bot
from .command_handlers import SealCommand, TableCommand, handle_command
from .deadlines import Chore
from .mailbox import CommandRequest, Connect, Disconnect, HandOver, Item, reject
from .quarantine import QuarantineReason
from .room import Room
from .seating import change_places, draw_chair

log = logging.getLogger(__name__)

EVICT_AFTER_SECONDS: Final = 600
"""How long a room with nothing to do stays in memory."""


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
            self.room.house.rooms.set_aside(self.room.settings.id, QuarantineReason.FAULTS)

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
                    await self.room.load()
                    self.room.backoff.clear_retry()
                    self.room.publish()
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
            case Chore.MOVE:
                change_places(draft, due.seat, draw_chair(room.state))
            case Chore.UNLIST:
                draft.add(Unlisted(due.player))
            case Chore.VACATE:
                get_up(draft, due.seat)
            case Chore.SHOE:
                off = room.timing.sealing_since is None
                shoe = room.sealing.advance(draft, room.present.sealers, today(), broken_off=off)
            case Chore.CARD:
                hurried = room.timing.hurried or room.state.pace == "instant"
                room.sealing.deal(draft, at_once=hurried)
            case Chore.BOT:
                room.timing.take_turn(due.seat)
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
        _follow_up(room, draft)
        await room.commit(draft, None, shoe)


async def answer(room: Room, request: CommandRequest) -> int:
    """Return the room's version after a command; repeat it for one that was accepted before.

    Raises Rejected or Refused, and what `Room.commit` raises.
    """
    check(room.backoff.retry_at is None, HouseCode.TABLE_FROZEN)
    name, command = room.settings.id, request.command
    digest = hashlib.sha256(msgspec.json.encode(command)).digest()
    if not isinstance(command.do, SealCommand):  # which the browser sends unasked
        seat, answers = room.state.seats.get(request.player), isinstance(command.do, TableCommand)
        room.timing.on_activity(seat or WATCHER, room.time(), answers=answers)
    try:
        await _carry_out(room, request, digest)
    except (Rejected, Refused, DuplicateCommand):
        room.own_limits.release(room.state)
        known = await room.house.storage.read(
            lambda store: store.reply(request.player, name, command.id)
        )
        if known is None:
            raise
        if known.hash != digest:
            raise Rejected(HouseCode.ID_REUSED) from None
        return known.seq
    return room.seq


async def _carry_out(room: Room, request: CommandRequest, digest: bytes) -> None:
    command, draft = request.command, room.draft()
    may_enter = isinstance(command.do, Enter) or request.by_house or room.admits(request.player)
    check(may_enter, HouseCode.BY_INVITATION)
    check(command.shoe <= room.state.shoe, HouseCode.STALE_COUP)
    _decide(room, draft, request)
    _follow_up(room, draft)
    said = ChatLine(request.player, request.name, draft.said, today()) if draft.said else None
    reply = Reply(request.player, command.id, digest, draft.seq)
    await room.commit(draft, reply, said=said, request=request)
    if isinstance(command.do, Hurry):
        room.timing.hurry()


def _follow_up(room: Room, draft: Draft) -> None:
    """Add what the house does at once; a room closes after its last announced coup (AD-P25)."""
    answer_withheld(draft, room.settings.opens)
    hosting = draft.state.hosting
    over = hosting.closes_after_shoe and is_between_shoes(draft.state.table.phase)
    if over and hosting.course in {"open", "paused"}:
        close_room(draft)
    room.sealing.follow(draft)


def _decide(room: Room, draft: Draft, request: CommandRequest) -> None:
    """Add the command's events to the draft; raises Rejected or Refused, changing nothing."""
    player, state = request.player, room.state
    if isinstance(request.command.do, TableCommand) and is_withheld(room.settings.opens, state):
        check(state.seats.get(player) in state.asked, HouseCode.NOT_NOW)
    try:
        room.own_limits.check(room.state, player, request.command.do)
        requester = room.snapshot().requester(player, request.name)
        requester = replace(requester, host=requester.host or request.by_house)
        handle_command(draft, requester, request.command, partial(close_stakes, room))
        room.own_limits.reserve(player, room.state, draft.state)
    except (Rejected, Refused):
        raise
    except Exception:  # a fault in one command must not hurt the others
        log.exception("room %s cannot do what was asked", room.settings.id)
        raise Rejected(HouseCode.TABLE_FROZEN) from None


def close_stakes(room: Room, draft: Draft) -> None:
    """Let the bots that still think act at once, then let the croupier call time."""
    question = draft.state.decision_id
    for seat in sorted(room.timing.bots):
        if draft.state.decision_id == question:
            act_for_bot(room, draft, seat)
    if draft.state.decision_id == question:
        room.sealing.close(draft)


def act_for_bot(room: Room, draft: Draft, seat: Seat) -> None:
    """Act for the bot in a seat, at the host's share of the solver."""
    settings, accounts = room.settings, room.house.accounts.balances
    brings = offers_due(settings.opens, draft.state)
    play_bot(draft, seat, room.shoe_history, accounts, host=settings.owner, brings=brings)


def handle_fault(room: Room, fault: Exception) -> None:
    """Put the room down if another process has taken it; suspend it after any other fault."""
    if isinstance(fault, RoomTaken):
        room.house.rooms.put_down(room.settings.id)
    else:
        _suspend(room, fault)


def _suspend(room: Room, fault: Exception) -> None:
    """Stop until the next retry, and tell the viewers.

    A room that keeps failing is quarantined.
    """
    name = room.settings.id
    room.backoff.record_failure(room.time(), blame=not is_disk_fault(fault))
    if room.backoff.exhausted:
        room.house.rooms.set_aside(name, QuarantineReason.FAULTS)
        return
    log.error("room %s is frozen", name, exc_info=fault if room.backoff.first else None)
    with suppress(Exception):  # publishing may be what failed
        room.publish()


def can_be_evicted(state: RoomState) -> bool:
    """Whether nobody is seated, whose time would run, and no shoe is being sealed."""
    return state.seal.attempt is None and all(who.bot for _, who in state.taken)


def is_idle(room: Room) -> bool:
    """Whether nothing will happen in a room until somebody comes."""
    stays = room.viewers or room.queue or room.backoff.retry_at is not None
    due = stays or room.timing.due(room.state, room.present.awaited)
    return not due and can_be_evicted(room.state)


def can_move(room: Room) -> bool:
    """Whether another process may take over now without disturbing a coup that people watch."""
    busy = room.closed or room.queue or room.backoff.retry_at is not None
    between = room.state.game.is_idle(room.state.table) or not room.viewers
    return not busy and between and room.state.seal.attempt is None


def next_event_time(room: Room) -> float | None:
    """When a room next does something without a request, in the event loop's seconds."""
    if room.backoff.retry_at is not None:
        return room.backoff.retry_at
    if due := room.timing.due(room.state, room.present.awaited):
        return due.at
    last_used = max(room.last_touched, room.timing.changed)
    return last_used + EVICT_AFTER_SECONDS if is_idle(room) else None
