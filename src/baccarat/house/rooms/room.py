"""A room: its state, its viewers, and how a change of it is committed.

The log is the truth, and a room's state follows from it, up to `seq`. `state` and `seq` change in
one place, `commit`, and only after the storage has the new events: a draft is decided on frozen
values, written together with its transfers and the reply, and then applied and published. A draft
that could not be written leaves no trace, so `commit` may raise at any await and the room is as it
was.

One task, the worker, serves the mailbox and the clock, and nobody else calls `load` or `commit`.
Others may call `ask`, which queues, and `publish`, which sends everybody the present state. The
counts of people and time (`timing`, `present`, `own_limits`) follow each change in `_advance_to`,
and are not stored: after a restart they begin again.

If `commit` were called from a second task, two drafts could be decided on the same version. The
storage refuses the later one (`expected`), and the room would reload for nothing. If something were
published before it is written, players would see a coup that a crash undoes.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ..hosting.talk import ChatLine, Chatter
from ..model.clock import today
from ..model.commands import Command, RoomRequest
from ..model.draft import Draft
from ..model.gestures import Gesture, React
from ..model.hosting import Delay, Terms
from ..model.ledger import BalanceOverflow, Overdrawn, issue_for
from ..model.networks import Share
from ..model.refusal import HouseCode, Rejected
from ..model.settings import Settings
from ..model.shoe_history import ShoeHistory, tally
from ..model.state import RoomState
from ..sealing import Sealing, Shoe
from ..self_limits import LimitTracker
from ..store.batch import (
    Batch,
    DuplicateCommand,
    OverLossLimit,
    Reply,
    RoomTaken,
    VersionConflict,
    batch_of,
)
from ..store.dialects.faults import is_disk_fault
from .bots import presolve
from .deadlines import Backoff, Timing
from .house_services import RoomServices
from .mailbox import CommandRequest, Mailbox
from .presence import Presence, Viewer, presence_of, relay
from .projections import Projections
from .rebuild import RoomReplay, at_own_pace, empty_room, is_given_up, load_stored, play_out
from .snapshot import Snapshot, hosts_of, reject_viewer, say

log = logging.getLogger(__name__)


class Room:
    """Keeps a room's state in step with its log, and publishes changes to its viewers."""

    def __init__(self, settings: Settings, house: RoomServices) -> None:
        self.settings = settings
        self.house = house
        self.queue = Mailbox(partial(house.turns.call, settings.id))
        self.viewers: list[Viewer] = []
        self.present = Presence()
        self.timing = Timing(settings.clock, 0)
        self.backoff = Backoff()
        self.closed: HouseCode | None = None
        """Why the room is not served any more."""
        self.last_touched = 0.0
        self.task: asyncio.Task[None] | None = None
        self.network = ""
        """The network from which the room was opened, if it is known."""
        self.vacant_since: float | None = None
        """The time since which only bots are seated, in seconds since 1970; None if people are."""
        self.epoch: int | None = None
        """The epoch of this process's lease on the room, if several processes share the house."""
        self.own_limits = LimitTracker(house.limits, settings.id)
        self._reset()

    def _reset(self) -> None:
        self.state = empty_room(self.settings)
        self.seq = 0
        self.projections = Projections()
        self.sealing = Sealing()
        self.chatter = Chatter(self.settings.id)

    async def load(self) -> None:
        """Rebuild the room by replaying its log from the newest shoe on.

        If the log cannot be read, the room is left unchanged.
        """
        room = self.settings.id
        shared = self.epoch is not None
        stored = await self.house.storage.read(
            lambda store: load_stored(store, room, shared=shared)
        )
        shoe = stored.shoe
        start, seq = (shoe.start, shoe.seq) if shoe else (empty_room(self.settings), 0)
        replay = RoomReplay(room, start, seq)
        await replay.follow(stored.events, self.house.storage)
        self._reset()
        self.own_limits.stored = stored.at_risk
        if shoe:
            self.sealing.take(shoe)
        self.state, self.seq = start, seq
        self.projections = replay.projections
        self.chatter = Chatter(room, stored.lines)
        self._advance_to(at_own_pace(replay.state, self.settings), replay.seq)
        self.timing.resume(self.state, self.time() - self.house.limits.now())
        await self._resume_ceremony()
        if shoe and is_given_up(shoe, self.state, ended_at_table=replay.shoe_ended):
            await self.commit(play_out(self.draft(), self.sealing))
        self.touch()

    def touch(self) -> None:
        """Stay in memory a while longer: somebody may be about to come."""
        self.last_touched = self.time()

    async def _resume_ceremony(self) -> None:
        """Load the secret of an interrupted attempt, to publish it and begin another."""
        room, attempt = self.settings.id, self.state.seal.attempt
        if attempt:
            commitment = attempt.announcement.commitment
            secret = await self.house.storage.read(
                lambda store: store.sealed_with(room, commitment)
            )
            self.sealing.secret = secret

    def end(self, code: HouseCode = HouseCode.SET_ASIDE) -> None:
        """Stop serving: refuse waiting commands and disconnect all viewers."""
        self.closed = code
        self.queue.reject_all(code)
        for viewer in self.viewers:
            viewer.end()
        if self.task and self.task is not asyncio.current_task():
            self.task.cancel()

    def ask(
        self,
        player: str,
        name: str,
        command: Command,
        *,
        by_house: bool = False,
        networks: Sequence[Share] = (),
    ) -> asyncio.Future[int]:
        """Queue a command, for the room's version after it; raises Rejected once closed.

        With `by_house`, the sender acts for the house, and has the rights of a host. New chips
        count for the `networks` that the sender comes from.
        """
        if self.closed:
            raise Rejected(self.closed)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.queue.put(CommandRequest(player, name, command, answer, by_house, networks))
        return answer

    def ask_now(
        self, player: str, name: str, request: RoomRequest, *, by_house: bool = False
    ) -> asyncio.Future[int]:
        """Queue a request that the house makes on a player's behalf, as `ask` does."""
        command = Command(secrets.token_hex(16), self.state.shoe, self.state.coup, request)
        return self.ask(player, name, command, by_house=by_house)

    def gesture(self, player: str, gesture: Gesture) -> None:
        """Show a player's gesture to the others; nothing is stored, and nothing waits for it.

        A player muted in the house may bend cards, as a part of the game, but not react.
        """
        if isinstance(gesture, React) and self.house.moderation.is_muted(player):
            return
        relay(self.viewers, self.state, player, gesture)

    def admits(self, player: str) -> bool:
        """Whether a player may come in; `""` is a stranger."""
        return self.state.admits(player, hosts_of(self.settings, self.house.moderation))

    def delay_for(self, player: str) -> Delay:
        """Return by how many seconds a player sees the room late; `""` is a stranger."""
        return self.snapshot().delay_for(player)

    def snapshot(self) -> Snapshot:
        return Snapshot(
            settings=self.settings,
            state=self.state,
            seq=self.seq,
            present=self.present,
            house=self.house,
            projections=self.projections,
            sealing=self.sealing,
            timing=self.timing,
            chatter=self.chatter,
            time=self.time(),
            frozen=self.backoff.retry_at is not None,
        )

    @property
    def shoe_history(self) -> ShoeHistory:
        return self.projections.shoe_history

    @property
    def terms(self) -> Terms:
        return self.state.hosting.terms or self.settings.terms

    def time(self) -> float:
        return self.house.turns.time()

    def join(self, viewer: Viewer) -> None:
        if not self.admits(viewer.player):
            reject_viewer(viewer)
            return
        self.viewers.append(viewer)
        changed = self.update_presence()
        self.snapshot().welcome(viewer, self.chatter.so_far() if self.chatter.lines else None)
        if frame := self.house.moderation.announcement_frame():
            viewer.send(frame)
        if changed:
            self.publish()

    def draft(self) -> Draft:
        return Draft(self.settings.id, self.state, self.seq)

    async def commit(
        self,
        draft: Draft,
        reply: Reply | None = None,
        shoe: Shoe | None = None,
        said: ChatLine | None = None,
        request: CommandRequest | None = None,
    ) -> None:
        """Write a draft, and only then apply and publish it; raises Rejected.

        New chips count for the networks of the request that led to it, if there was one.
        """
        if not draft.steps and not reply:
            return
        asker, shared = reply.player if reply else "", self.epoch is not None
        totals = self.own_limits.collect(draft, asker, self.time(), shared=shared)
        batch, time = batch_of(draft, today), self.house.limits.now()
        coup, played = tally(self.projections.coup, draft.steps, time)
        networks = request.networks if request else ()
        batch = replace(
            batch,
            shoe=shoe,
            reply=reply,
            secret=self.sealing.fresh,
            played=played,
            said=said,
            days=totals.days,
            at_risk=totals.at_risk,
            named_shoe=request.command.shoe if request else None,
            issue=issue_for(networks, batch.transfers, time) if networks else None,
            epoch=self.epoch,
        )
        await self._write(batch)
        self.own_limits.apply(totals)
        self.backoff.reset()
        self.sealing.note_committed(shoe)
        self.house.accounts.apply_transfers(batch.transfers)
        applied = self.projections.apply(draft.steps, coup)
        self._advance_to(draft.state, draft.seq)
        now = self.snapshot()
        now.publish(self.viewers, applied.steps_with_positions, applied.finished)
        if said:
            seat = self.state.seats.get(said.player)
            say(self.viewers, self.chatter.add(said, seat, self.time()))
        self.viewers = now.drop_excluded(self.viewers)

    async def _write(self, batch: Batch) -> None:
        """Write a batch; raises Rejected if nothing was written and the room may go on unchanged.

        Raises disk faults, VersionConflict, DuplicateCommand and RoomTaken as they are: after
        those, the store may hold more than the room knows.
        """
        try:
            with self.house.accounts.issuing(batch.transfers):
                await self.house.storage.writer.commit(batch)
        except Overdrawn:
            raise Rejected(HouseCode.OVER_ACCOUNT) from None
        except BalanceOverflow:
            raise Rejected(HouseCode.OVER_BOOKS) from None
        except OverLossLimit as over:
            raise Rejected(HouseCode.OWN_LOSS, over.left) from None
        except (Rejected, VersionConflict, DuplicateCommand, RoomTaken):
            raise
        except Exception as fault:
            if is_disk_fault(fault):
                raise
            log.exception("room %s cannot keep what was to happen", batch.room)
            raise Rejected(HouseCode.TABLE_FROZEN) from None

    def publish(self) -> None:
        self.snapshot().publish(self.viewers, ())

    def _advance_to(self, state: RoomState, seq: int) -> None:
        before, moved = self.state, seq > self.seq
        self.state, self.seq = state, seq
        self.own_limits.follow(before, self.state)
        if any(not who.bot for _, who in self.state.taken):
            self.vacant_since = None
        elif self.vacant_since is None:
            self.vacant_since = self.house.limits.now()
        if moved:
            self.timing.on_change(before, self.state, self.time(), secrets.SystemRandom().random)
            if state.bots():
                presolve(self.state, self.shoe_history, self.settings.owner)
        self.update_presence()

    def update_presence(self) -> bool:
        """Note the people here now, and return whether that changed for the table.

        Spectators do not count: they may be many, and come and go in bursts.
        """
        before, self.present = self.present, presence_of(self.state, self.viewers)
        now = self.time()
        self.timing.watch(self.state, self.present, self.terms.clock, now)
        sitting = [who.player for seat, who in self.state.taken if seat in self.present.people]
        self.own_limits.see(sitting, now)
        self.house.rooms.room_changed(self.settings.id)
        return self.present != before
