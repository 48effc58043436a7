"""A room at work: one task, one queue, one writer."""

import asyncio
import hashlib
import logging
import secrets
from datetime import UTC, datetime
from typing import Final, assert_never

import msgspec

from ..fairness import fields_text
from ..players import first_bots, strategies
from ..rules.presets import read_preset
from ..tables import table_of
from ..tables.common import HOUSE, Close, Deal, MayDeal, Refused, Seat, ShoeEnded
from .batch import Batch, Repeated, Reply, Shoe
from .callers import Ask, Join, Part
from .care import day_of
from .chronicle import Chronicle
from .commands import Command, Enter, Hurry
from .desk import BOT_CHIPS, Asker, broke, carry_out, issue, seat_bot
from .draft import Draft
from .host_desk import get_up
from .hosting import CourseSet, Hosting
from .keeper import Keeper
from .ledger import Overdrawn, player_account
from .news import RoomNews
from .own_limits import check_own_limits, note_open, reserve
from .places import DealingOrder
from .plays import Book
from .present import Present, present
from .publisher import Publisher
from .refusal import HouseCode, NotDone, check
from .sealing import Sealing
from .settings import Settings
from .sittings import Sittings, lost_in
from .state import RoomState
from .talk import Chatter, Line
from .terms import Terms
from .timing import Timing, What
from .viewer import Viewer

log = logging.getLogger(__name__)

FROZEN_SECONDS: Final = 1


class Room:
    """Keeps a room's state in step with its log, and tells its viewers."""

    def __init__(self, settings: Settings, house: Keeper) -> None:
        self.settings = settings
        self.house = house
        self.queue: asyncio.Queue[Ask | Join | Part] = asyncio.Queue()
        self.viewers: list[Viewer] = []
        self.present = Present()
        self.timing = Timing(settings.clock, 0)
        self.thaws: float | None = None
        self.sittings = Sittings()
        self._forget()

    def _forget(self) -> None:
        preset = self.settings.preset
        table = table_of(preset).new(preset)
        hosting = Hosting(private=self.settings.private)
        empty = (None,) * len(table.purses)
        rules, pace = self.settings.written, self.settings.pace
        self.state = RoomState(table, empty, pace, hosting=hosting, fields=rules)
        self.seq = 0
        self.chronicle = Chronicle()
        self.dealing = DealingOrder()
        self.sealing = Sealing()
        self.book = Book()
        self.chatter = Chatter(self.settings.id)

    async def load(self) -> None:
        """Fold the log from the newest shoe on; what was kept is what there is.

        Where it cannot be read, the room is as it was.
        """
        room = self.settings.id
        shoe = await self.house.keep(lambda store: store.newest_shoe(room))
        after = shoe.seq if shoe else 0
        events = await self.house.keep(lambda store: store.events(room, after))
        self._forget()
        if shoe:
            self.state, self.seq = shoe.start, shoe.seq
            self.sealing.take(shoe)
        draft = Draft(room, self.state, self.seq)
        for event in events:
            draft.add(event)
        self.chronicle.see(draft.steps)
        self.dealing.see(draft.steps)
        self.book, _ = self.book.after(draft.steps)
        self.chatter = Chatter(room, await self.house.keep(lambda store: store.talk(room)))
        self._move_to(draft)
        await self._take_up_ceremony()

    async def _take_up_ceremony(self) -> None:
        """Find the secret of an attempt that was broken off, to show it and begin another."""
        room, attempt = self.settings.id, self.state.seal.attempt
        self.timing.sealing_since = None
        if attempt:
            commitment = attempt.announcement.commitment
            secret = await self.house.keep(lambda store: store.sealed_with(room, commitment))
            self.sealing.secret = secret

    async def run(self) -> None:
        """Serve the queue and the clock until cancelled."""
        getter = asyncio.ensure_future(self.queue.get())
        try:
            while True:
                done, _ = await asyncio.wait({getter}, timeout=self._wait())
                if done:
                    item = getter.result()
                    getter = asyncio.ensure_future(self.queue.get())
                    await self._serve(item)
                else:
                    await self._housework()
        finally:
            getter.cancel()

    async def ask(self, player: str, name: str, command: Command) -> int:
        """Carry out a command; returns the room's version after it. Raises NotDone or Refused."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        await self.queue.put(Ask(player, name, command, answer))
        return await answer

    def admits(self, player: str) -> bool:
        """Whether a player may come in; `""` is a stranger."""
        hosting = self.state.hosting
        known = player == self.settings.host or player in hosting.members
        return not hosting.private or known or self.state.seat_of(player) is not None

    @property
    def terms(self) -> Terms:
        """What the host has set last."""
        return self.state.hosting.terms or self.settings.terms

    def news(self) -> RoomNews:
        """Tell what the room is."""
        made, hosting = self.settings, self.state.hosting
        return RoomNews(
            id=made.id,
            name=made.name,
            preset=self.state.table.preset,
            rules=fields_text(self.state.written),
            coming=read_preset(hosting.coming) if hosting.coming else None,
            pace=self.state.pace,
            terms=self.terms,
            course=hosting.course,
            private=hosting.private,
        )

    def asker(self, player: str, name: str) -> Asker:
        """Tell who asks, as things are."""
        seat = self.state.seat_of(player)
        others = self.present.awaited - {seat or 0}
        return Asker(
            player=player,
            name=name,
            account=self.house.accounts.get(player_account(player), 0),
            host=player == self.settings.host,
            alone=not others,
            runs=player == self.settings.host or (not self.settings.host and not others),
            waits_for=others,
            rebuy=self.terms.rebuy,
            spoken=self.chatter.spoken,
            hasty=self.chatter.hasty(player, self.time()),
        )

    def time(self) -> float:
        """Tell the event loop's time, in seconds."""
        return asyncio.get_running_loop().time()

    def _wait(self) -> float | None:
        if self.thaws is not None:
            return max(0.0, self.thaws - self.time())
        due = self.timing.due(self.state, self.present.awaited)
        return None if due is None else max(0.0, due.at - self.time())

    async def _serve(self, item: Ask | Join | Part) -> None:
        match item:
            case Ask():
                try:
                    seq = await self._answer(item)
                except (NotDone, Refused) as refused:
                    if not item.answer.cancelled():
                        item.answer.set_exception(refused)
                except Exception:
                    self._freeze()
                    if not item.answer.cancelled():
                        item.answer.set_exception(NotDone(HouseCode.TABLE_FROZEN))
                else:
                    if not item.answer.cancelled():
                        item.answer.set_result(seq)
            case Join(viewer) if not self.admits(viewer.player):
                Publisher(self).turn_away(viewer)
            case Join(viewer):
                self.viewers.append(viewer)
                changed = self._watch()
                Publisher(self).welcome(viewer)
                if changed:
                    Publisher(self).tell(())
            case Part(viewer):
                if viewer in self.viewers:
                    self.viewers.remove(viewer)
                if self._watch():
                    Publisher(self).tell(())

    async def _answer(self, ask: Ask) -> int:
        """Carry out a command, or answer one that was accepted before as it was answered then."""
        if self.thaws is not None:
            raise NotDone(HouseCode.TABLE_FROZEN)
        room, command = self.settings.id, ask.command
        digest = hashlib.sha256(msgspec.json.encode(command)).digest()
        self.timing.heard(self.state.seat_of(ask.player) or 0, self.time())
        try:
            await self._carry_out(ask, digest)
        except (NotDone, Refused, Repeated):
            note_open(self.house.care, room, self.state, self.state)
            known = await self.house.keep(lambda store: store.reply(ask.player, room, command.id))
            if known is None:
                raise
            if known.hash != digest:
                raise NotDone(HouseCode.ID_REUSED) from None
            return known.seq
        return self.seq

    async def _carry_out(self, ask: Ask, digest: bytes) -> None:
        command, draft = ask.command, self._draft()
        enters = isinstance(command.do, Enter)
        check(enters or self.admits(ask.player), HouseCode.BY_INVITATION)
        care, room = self.house.care, self.settings.id
        check_own_limits(care, room, self.state, ask.player, command.do)
        carry_out(draft, self.asker(ask.player, ask.name), command, self._close)
        reserve(care, room, ask.player, self.state, draft.state)
        self.sealing.show_secret(draft)
        said = Line(ask.player, ask.name, draft.said, _today()) if draft.said else None
        await self._commit(draft, Reply(ask.player, command.id, digest, draft.seq), said=said)
        if isinstance(command.do, Hurry):
            self.timing.hurried = True

    def _close(self, draft: Draft) -> None:
        """Say that time is up, after the bots that still think have answered at once."""
        question = draft.state.question
        for seat in sorted(self.timing.bots):
            if draft.state.question == question:
                self._bot_answers(draft, seat)
        if draft.state.question == question:
            draft.croupier(Close())

    async def _housework(self) -> None:
        """Do what is due; a room that cannot be saved is frozen, and loaded anew a little later."""
        try:
            if self.thaws is not None:
                await self._thaw()
            else:
                await self._do_what_is_due()
        except Exception:
            self._freeze()

    def _freeze(self) -> None:
        """Stand still, and say so: what is on disk and what is in memory may differ."""
        log.exception("room %s is frozen", self.settings.id)
        self.thaws = self.time() + FROZEN_SECONDS
        Publisher(self).tell(())

    async def _thaw(self) -> None:
        await self.load()
        self.thaws = None
        Publisher(self).tell(())

    async def _do_what_is_due(self) -> None:
        """Clear a chair, open a shoe, deal, let a bot answer, or close what is open."""
        due = self.timing.due(self.state, self.present.awaited)
        if due is None or due.at > self.time():
            return
        draft, shoe = self._draft(), None
        match due.what:
            case What.VACATE:
                get_up(draft, due.seat)
            case What.SHOE:
                off = self.timing.sealing_since is None
                shoe = self.sealing.advance(draft, self.present.sealers, _today(), broken_off=off)
            case What.CARD:
                self._deal(draft)
            case What.BOT:
                del self.timing.bots[due.seat]
                self._bot_answers(draft, due.seat)
            case What.CLOSE:
                self._close(draft)
            case What.RESUME:
                draft.add(CourseSet("open"))
            case _:
                assert_never(due.what)
        self.sealing.show_secret(draft)
        await self._commit(draft, None, shoe)

    def _draft(self) -> Draft:
        return Draft(self.settings.id, self.state, self.seq)

    def _deal(self, draft: Draft) -> None:
        """Deal the next card, or all that come now where no time is to pass between them."""
        at_once = self.state.pace == "instant" or self.timing.hurried
        draft.croupier(Deal(self.sealing.card(draft.state.table.shoe.out)))
        while at_once and draft.state.offers(HOUSE, MayDeal):
            draft.croupier(Deal(self.sealing.card(draft.state.table.shoe.out)))

    def _bot_answers(self, draft: Draft, seat: Seat) -> None:
        """Have a bot do what its strategy says, or what Close would do for it."""
        who, game = draft.state.occupants[seat - 1], draft.state.game
        if not who or not who.bot or seat not in game.asked(draft.state.table):
            return
        if broke(draft.state, seat, 0):
            issue(draft, seat, BOT_CHIPS)
        view, play = game.view(draft.state.table, seat), strategies(self.settings.preset)[who.bot]
        answer = play(view, self.chronicle.outcomes, secrets.randbelow)
        if answer is None:
            answer = game.default(draft.state.table, seat)
        if answer is not None:
            draft.act(seat, answer)

    async def seat_first_bots(self) -> None:
        """Seat the bots that the room was made with."""
        draft = self._draft()
        first = first_bots(self.settings.preset, self.settings.bots)
        for strategy in self.settings.strategies or first:
            if draft.state.chairs():
                seat_bot(draft, draft.state.chairs()[-1], strategy)
        await self._commit(draft)

    async def _commit(
        self,
        draft: Draft,
        reply: Reply | None = None,
        shoe: Shoe | None = None,
        said: Line | None = None,
    ) -> None:
        """Keep a draft, and only then make it true and tell of it; raises NotDone."""
        if not draft.steps and not reply:
            return
        closed = draft.state.hosting.course == "closed"
        ended = closed or any(isinstance(step.event, ShoeEnded) for step in draft.steps)
        book, played = self.book.after(draft.steps)
        batch = Batch(
            room=self.settings.id,
            expected=self.seq,
            events=[step.event for step in draft.steps],
            done=draft.done,
            transfers=list(draft.transfers()),
            shoe=shoe,
            ended=(draft.state.shoe, _today(), draft.state.coup - 1) if ended else None,
            reply=reply,
            secret=self.sealing.fresh,
            played=played,
            said=said,
            days=self.sittings.so_far(lost_in(draft.steps), day_of(self.house.care.now())),
        )
        try:
            await self.house.commit(batch)
        except Overdrawn:
            raise NotDone(HouseCode.OVER_ACCOUNT) from None
        self.sealing.kept(shoe)
        self.house.booked(batch.transfers)
        self.sittings.kept(batch.days)
        for day in batch.days:
            self.house.care.note(day)
        finished = self.chronicle.see(draft.steps)
        placed = self.dealing.see(draft.steps)
        self.book = book
        self._move_to(draft)
        Publisher(self).tell(placed, finished)
        if said:
            Publisher(self).say(self.chatter.heard(said, self.time()))
        Publisher(self).see_out()

    def _move_to(self, draft: Draft) -> None:
        before = self.state
        self.state, self.seq = draft.state, draft.seq
        note_open(self.house.care, self.settings.id, before, self.state)
        if draft.steps:
            chance = secrets.SystemRandom().random
            self.timing.saw(before, self.state, self.time(), chance)
        self._watch()

    def _watch(self) -> bool:
        """Take note of who is here now, and tell whether that is others than before.

        A table is not told of who only looks on: it may be many, and they may come in a storm.
        """
        before, self.present = self.present, present(self.state, self.viewers)
        self.timing.sealers, self.timing.clock = self.present.sealers, self.terms.clock
        self.timing.watch_clock(self.state, self.present.awaited, self.time())
        self.timing.watch_seats(self.state, self.present.awaited, self.time())
        sitting = [who.player for seat, who in self.state.taken() if seat in self.present.people]
        self.sittings.see(sitting, self.time())
        self.house.changed(self.settings.id)
        return self.present != before


def _today() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
