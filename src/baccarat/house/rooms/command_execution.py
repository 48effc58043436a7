"""Carry out a command in its room: decide it, commit what follows, and answer its sender."""

import hashlib
import logging
from functools import partial

import msgspec
from msgspec.structs import replace

from ...tables.common.chips import WATCHER, Seat
from ...tables.common.refusal import Refused
from ...tables.common.shoe import Close
from ..hosting.talk import ChatLine
from ..model.clock import today
from ..model.commands import Enter, Hurry
from ..model.draft import Draft
from ..model.refusal import HouseCode, Rejected, check
from ..store.batch import DuplicateCommand, Reply
from .bots import play_bot
from .command_handlers import Requester, SealCommand, TableCommand, handle_command
from .mailbox import CommandRequest
from .room import Room

log = logging.getLogger(__name__)


async def answer(room: Room, request: CommandRequest) -> int:
    """Return the room's version after a command; repeat it for one that was accepted before.

    Raises Rejected or Refused, and what `Room.commit` raises.
    """
    check(room.backoff.retry_at is None, HouseCode.TABLE_FROZEN)
    name, command = room.settings.id, request.command
    digest = hashlib.sha256(msgspec.json.encode(command)).digest()
    if not isinstance(command.do, SealCommand):  # which the browser sends by itself
        seat, answers = room.state.seat_of(request.player), isinstance(command.do, TableCommand)
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
    room.sealing.follow(draft)
    said = ChatLine(request.player, request.name, draft.said, today()) if draft.said else None
    reply = Reply(request.player, command.id, digest, draft.seq)
    await room.commit(draft, reply, said=said, request=request)
    if isinstance(command.do, Hurry):
        room.timing.hurried = True


def _decide(room: Room, draft: Draft, request: CommandRequest) -> None:
    """Add the command's events to the draft; raises Rejected or Refused, changing nothing."""
    player = request.player
    try:
        room.own_limits.check(room.state, player, request.command.do)
        requester = describe_requester(room, player, request.name)
        requester = replace(requester, host=requester.host or request.by_house)
        handle_command(draft, requester, request.command, partial(close_stakes, room))
        room.own_limits.reserve(player, room.state, draft.state)
    except (Rejected, Refused):
        raise
    except Exception:  # a fault in one command must not hurt the others
        log.exception("room %s cannot do what was asked", room.settings.id)
        raise Rejected(HouseCode.TABLE_FROZEN) from None


def describe_requester(room: Room, player: str, name: str) -> Requester:
    """Describe the sender of a command as of now."""
    return replace(
        room.snapshot().requester(player, name),
        known_speakers=room.chatter.known_speakers,
        rate_limited=room.chatter.is_rate_limited(player, room.time()),
    )


def close_stakes(room: Room, draft: Draft) -> None:
    """Let the bots that still think act at once, then let the croupier call time."""
    question = draft.state.decision_id
    for seat in sorted(room.timing.bots):
        if draft.state.decision_id == question:
            act_for_bot(room, draft, seat)
    if draft.state.decision_id == question:
        draft.croupier(Close())


def act_for_bot(room: Room, draft: Draft, seat: Seat) -> None:
    """Act for the bot in a seat, at the host's share of the solver."""
    play_bot(draft, seat, room.shoe_history, room.house.accounts.balances, room.settings.owner)
