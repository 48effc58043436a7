"""A room at work: one task, one queue, one writer."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, Protocol, TypeVar, assert_never

import msgspec

from ..cards import Card
from ..fairness import SECRET_BYTES, shoe_order
from ..players import first_bots, strategies
from ..rules import Preset
from ..tables import table_of
from ..tables.common import HOUSE, Close, Deal, MayDeal, Seat, ShoeEnded, StartShoe
from .chronicle import Chronicle
from .commands import Command, Hurry, Pace
from .desk import BOT_CHIPS, Asker, broke, carry_out, get_up, issue, seat_bot
from .draft import Draft
from .ledger import Overdrawn, Transfer
from .news import RoomNews
from .publisher import Publisher
from .refusal import HouseCode, NotDone
from .state import RoomState
from .store import Batch, Reply, Shoe, Store
from .timing import Timing, What
from .viewer import Viewer

T = TypeVar("T")
log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a room was made with; `clock` in seconds. `host` is a player's id, or None."""

    id: str
    name: str
    preset: Preset
    host: str | None = None
    pace: Pace = "normal"
    clock: int = 20
    rebuy: bool = True
    bots: int = 0
    odds: bool = False
    private: bool = False


class Keeper(Protocol):
    """What a room needs of its house."""

    accounts: dict[str, int]

    async def keep(self, work: Callable[[Store], T]) -> T:
        """Run work on the store in its own thread."""
        ...

    def booked(self, transfers: Sequence[Transfer]) -> None:
        """Take note of committed transfers."""
        ...


class Ask(msgspec.Struct):
    """A command on its way to the room's one writer; `answer` gets the version that it led to."""

    player: str
    name: str
    command: Command
    answer: asyncio.Future[int]


class Join(msgspec.Struct):
    """A connection that opens."""

    viewer: Viewer


class Part(msgspec.Struct):
    """A connection that is gone."""

    viewer: Viewer


FROZEN_SECONDS: Final = 1


class Room:
    """Keeps a room's state in step with its log, and tells its viewers."""

    def __init__(self, settings: Settings, house: Keeper) -> None:
        self.settings = settings
        self.house = house
        self.queue: asyncio.Queue[Ask | Join | Part] = asyncio.Queue()
        self.viewers: list[Viewer] = []
        self.order: tuple[Card, ...] = ()
        self.timing = Timing(settings.clock, 0)
        self._forget()

    def _forget(self) -> None:
        preset = self.settings.preset
        table = table_of(preset).new(preset)
        self.state = RoomState(table, (None,) * len(table.purses), self.settings.pace)
        self.seq = 0
        self.chronicle = Chronicle()

    async def load(self) -> None:
        """Fold the log from the newest shoe on; what was kept is what there is."""
        self._forget()
        room = self.settings.id
        shoe = await self.house.keep(lambda store: store.newest_shoe(room))
        if shoe:
            self.state, self.seq = shoe.start, shoe.seq
            self.order = shoe_order(shoe.secret, room, shoe.shoe, self.settings.preset)
        draft = Draft(room, self.state, self.seq)
        seq = self.seq
        for event in await self.house.keep(lambda store: store.events(room, seq)):
            draft.add(event)
        self.chronicle.see(draft.steps)
        self._move_to(draft)

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

    @property
    def people(self) -> frozenset[Seat]:
        """The seats whose people have a connection open."""
        here = {viewer.player for viewer in self.viewers}
        return frozenset(
            seat for seat, who in self.state.taken() if not who.bot and who.player in here
        )

    def news(self) -> RoomNews:
        """Tell what the room is."""
        made = self.settings
        return RoomNews(
            made.id, made.name, made.preset, self.state.pace, made.clock, made.rebuy, made.odds
        )

    def asker(self, player: str, name: str) -> Asker:
        """Tell who asks, as things are."""
        seat = self.state.seat_of(player)
        others = self.people - ({seat} if seat else set())
        return Asker(
            player=player,
            name=name,
            account=self.house.accounts.get(f"player/{player}", 0),
            host=player == self.settings.host,
            alone=not others,
            waits_for=others,
            rebuy=self.settings.rebuy,
        )

    def time(self) -> float:
        """Tell the event loop's time, in seconds."""
        return asyncio.get_running_loop().time()

    def _wait(self) -> float | None:
        due = self.timing.due(self.state, self.people)
        return None if due is None else max(0.0, due.at - self.time())

    async def _serve(self, item: Ask | Join | Part) -> None:
        match item:
            case Ask():
                try:
                    seq = await self._answer(item)
                except Exception as refused:
                    if not item.answer.cancelled():
                        item.answer.set_exception(refused)
                else:
                    if not item.answer.cancelled():
                        item.answer.set_result(seq)
            case Join(viewer):
                self.viewers.append(viewer)
                self._watch()
                Publisher(self).welcome(viewer)
                Publisher(self).tell(())
            case Part(viewer):
                if viewer in self.viewers:
                    self.viewers.remove(viewer)
                self._watch()
                Publisher(self).tell(())

    async def _answer(self, ask: Ask) -> int:
        digest = hashlib.sha256(msgspec.json.encode(ask.command)).digest()
        room, command = self.settings.id, ask.command
        known = await self.house.keep(lambda store: store.reply(ask.player, room, command.id))
        if known:
            if known.hash != digest:
                raise NotDone(HouseCode.ID_REUSED)
            return known.seq
        draft = self._draft()
        asker = self.asker(ask.player, ask.name)
        carry_out(draft, asker, command, self._close)
        await self._commit(draft, Reply(ask.player, command.id, digest, draft.seq))
        if isinstance(command.do, Hurry):
            self.timing.hurried = True
        return self.seq

    def _close(self, draft: Draft) -> None:
        """Say that time is up, after the bots that still think have answered at once."""
        question = draft.state.question
        for seat in sorted(self.timing.bots):
            if draft.state.question == question:
                self._bot_answers(draft, seat)
        if draft.state.question == question:
            draft.croupier(Close())

    async def _housework(self) -> None:
        """Do what is due; a room that cannot is loaded anew, and tries again a little later."""
        try:
            await self._do_what_is_due()
        except Exception:
            log.exception("room %s is frozen", self.settings.id)
            await asyncio.sleep(FROZEN_SECONDS)
            await self.load()

    async def _do_what_is_due(self) -> None:
        """Clear a chair, open a shoe, deal, let a bot answer, or close what is open."""
        due = self.timing.due(self.state, self.people)
        if due is None or due.at > self.time():
            return
        draft, shoe = self._draft(), None
        match due.what:
            case What.VACATE:
                get_up(draft, due.seat)
            case What.SHOE:
                shoe = self._new_shoe()
                draft.croupier(StartShoe())
            case What.CARD:
                self._deal(draft)
            case What.BOT:
                del self.timing.bots[due.seat]
                self._bot_answers(draft, due.seat)
            case What.CLOSE:
                self._close(draft)
            case _:
                assert_never(due.what)
        await self._commit(draft, None, shoe)

    def _draft(self) -> Draft:
        return Draft(self.settings.id, self.state, self.seq)

    def _new_shoe(self) -> Shoe:
        secret, number = secrets.token_bytes(SECRET_BYTES), self.state.shoe + 1
        return Shoe(self.settings.id, number, secret, self.seq, self.state, _today())

    def _deal(self, draft: Draft) -> None:
        """Deal the next card, or all that come now where no time is to pass between them."""
        at_once = self.state.pace == "instant" or self.timing.hurried
        draft.croupier(Deal(self.order[draft.state.table.shoe.out]))
        while at_once and draft.state.offers(HOUSE, MayDeal):
            draft.croupier(Deal(self.order[draft.state.table.shoe.out]))

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
        for strategy in first_bots(self.settings.preset)[: self.settings.bots]:
            if draft.state.chairs():
                seat_bot(draft, draft.state.chairs()[-1], strategy)
        await self._commit(draft)

    async def _commit(
        self, draft: Draft, reply: Reply | None = None, shoe: Shoe | None = None
    ) -> None:
        """Keep a draft, and only then make it true and tell of it; raises NotDone."""
        if not draft.steps and not reply:
            return
        ended = any(isinstance(step.event, ShoeEnded) for step in draft.steps)
        batch = Batch(
            room=self.settings.id,
            expected=self.seq,
            events=[step.event for step in draft.steps],
            done=draft.done,
            transfers=list(draft.transfers()),
            shoe=shoe,
            ended=(draft.state.shoe, _today(), draft.state.coup - 1) if ended else None,
            reply=reply,
        )
        try:
            await self.house.keep(lambda store: store.commit(batch))
        except Overdrawn:
            raise NotDone(HouseCode.OVER_ACCOUNT) from None
        except Exception:
            log.exception("room %s could not be saved", self.settings.id)
            await self.load()
            raise NotDone(HouseCode.TABLE_FROZEN) from None
        if shoe:
            self.order = shoe_order(shoe.secret, shoe.room, shoe.shoe, self.settings.preset)
        self.house.booked(batch.transfers)
        finished = self.chronicle.see(draft.steps)
        self._move_to(draft)
        Publisher(self).tell(draft.steps, finished)

    def _move_to(self, draft: Draft) -> None:
        before = self.state
        self.state, self.seq = draft.state, draft.seq
        if draft.steps:
            chance = secrets.SystemRandom().random
            self.timing.saw(before, self.state, self.time(), chance)
        self._watch()

    def _watch(self) -> None:
        self.timing.watch_clock(self.state, self.people, self.time())
        self.timing.watch_seats(self.state, self.people, self.time())


def _today() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
