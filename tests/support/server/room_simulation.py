"""A room in virtual time, with a house in memory: people join, play, sleep, drop out and leave."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from baccarat.house.hosting.talk import ChatLine
from baccarat.house.model.commands import (
    AddBot,
    Command,
    DealNow,
    GetUp,
    Hurry,
    RemoveBot,
    SetPace,
    TakeSeat,
    WaitForChair,
)
from baccarat.house.model.draft import Done
from baccarat.house.model.ledger import (
    ISSUE,
    Accounts,
    Overdrawn,
    Transfer,
    overdraws,
    player_account,
)
from baccarat.house.model.refusal import Rejected
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import LoggedEvent
from baccarat.house.rooms.mailbox import BatchScheduler, Connect, Disconnect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.quarantine import QuarantineReason
from baccarat.house.rooms.room import Room
from baccarat.house.sealing import Shoe
from baccarat.house.self_limits import SelfLimitBook
from baccarat.house.store.batch import Batch, DuplicateCommand, Reply, VersionConflict
from baccarat.rules import Preset
from baccarat.tables import chemin
from baccarat.tables.banking.actions import Bid
from baccarat.tables.banking.auction import best_bid
from baccarat.tables.banking.hand_choices import MaySpeak
from baccarat.tables.banque import (
    BidOpen,
    ClaimBanco,
    MayBid,
    MayClaim,
    MayNameCutter,
    MayPay,
    MayStakeOn,
    NameCutter,
    StakeOn,
)
from baccarat.tables.common.chips import WATCHER, Seat
from baccarat.tables.common.refusal import Refused
from baccarat.tables.punto import Bet, MayStake, Stake

from ..conformance.banking import ANSWERS, SAID
from ..conformance.banque import PAYS

T = TypeVar("T")
RICH = 10**9
HOUR = 3600.0


class Memory:
    """Stores what a store would, and likewise refuses debts and an outdated log position."""

    def __init__(self) -> None:
        self.log: list[LoggedEvent] = []
        self.balances: Counter[str] = Counter()
        self.kept: dict[tuple[str, str], Reply] = {}
        self.shoe: Shoe | None = None
        self.secrets: dict[str, bytes] = {}
        self.done: list[Done] = []

    def commit(self, batch: Batch) -> None:
        if batch.expected != len(self.log):
            raise VersionConflict(batch.room)
        if batch.reply and (batch.reply.player, batch.reply.id) in self.kept:
            raise DuplicateCommand
        after = self.balances.copy()
        for each in batch.transfers:
            after[each.source] -= each.amount
            after[each.target] += each.amount
        for account, amount in after.items():
            if overdraws(account, amount):
                raise Overdrawn(account)
        self.balances = after
        self.log += batch.events
        self.done += batch.done
        self.shoe = batch.shoe or self.shoe
        if batch.secret:
            self.secrets[batch.secret[0]] = batch.secret[1]
        if batch.reply:
            self.kept[batch.reply.player, batch.reply.id] = batch.reply

    def add_player(self, player: str, name: str, transfers: Sequence[Transfer]) -> None:
        for each in transfers:
            self.balances[each.source] -= each.amount
            self.balances[each.target] += each.amount

    def newest_shoe(self, room: str) -> Shoe | None:
        return self.shoe

    def events(self, room: str, after: int, until: int | None = None) -> list[LoggedEvent]:
        return self.log[after:until]

    def reply(self, player: str, room: str, command: str) -> Reply | None:
        return self.kept.get((player, command))

    def talk(self, room: str) -> list[ChatLine]:
        return []

    def sealed_with(self, room: str, commitment: str) -> bytes:
        return self.secrets[commitment]


class MemoryStorage:
    """What a room needs of its storage."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.writer = self

    async def read(self, work: Callable[[Any], T]) -> T:
        return work(self.store)

    read_archive = read

    async def commit(self, batch: Batch) -> None:
        self.store.commit(batch)


class NoOtherRooms:
    """What a room needs of the directory, where it is the only room."""

    def is_seated_elsewhere(self, player: str, room: str) -> bool:
        return False

    def chips_elsewhere(self, player: str, room: str) -> int:
        return 0

    def room_changed(self, room: str) -> None:
        pass

    def put_down(self, room: str) -> None:
        raise AssertionError(f"{room} is put down")

    async def hand_over(self, room: str, process: str) -> None:
        raise AssertionError(f"{room} is handed over to {process}")

    async def evict_if_idle(self, room: str) -> None:
        """Keep it: the caller has the room itself."""

    def set_aside(self, room: str, reason: QuarantineReason) -> None:
        raise AssertionError(f"{room} is set aside: {reason}")


class NoModeration:
    """A house without operators."""

    def is_muted(self, player: str) -> bool:
        return False

    def needs_account(self, player: str) -> bool:
        return False

    @property
    def salon_hosts(self) -> frozenset[str]:
        return frozenset()

    def announcement_frame(self) -> bytes | None:
        return None


class MemoryHouse:
    """What a room needs of its house."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.storage = MemoryStorage(store)
        self.accounts = Accounts()
        self.accounts.balances = Counter()
        self.limits = SelfLimitBook()
        self.turns = BatchScheduler()
        self.rooms = NoOtherRooms()
        self.moderation = NoModeration()


AWAKE = ("ada", "bea", "cleo", "dora", "ella")
"""People who stay awake once they have come."""


class Evening:
    """A running room, the people who may join it, and a random source."""

    def __init__(self, preset: Preset, seed: int, people: int, store: Any = None) -> None:
        self.chance = random.Random(seed)
        self.house = cast("Any", MemoryHouse(store or Memory()))
        self.room = Room(Settings(id="salon", name="Salon", preset=preset, host="p0"), self.house)
        self.people = [f"p{number}" for number in range(people)]
        self.here: dict[str, list[Viewer]] = {name: [] for name in self.people}
        self.asked = 0
        for name in [*self.people, *AWAKE]:
            self.fund(name)

    def fund(self, name: str) -> None:
        chips = [Transfer("", 0, ISSUE, player_account(name), RICH)]
        self.house.store.add_player(name, name, chips)
        self.house.accounts.apply_transfers(chips)

    async def connect(self, name: str) -> None:
        viewer = Viewer(name, name)
        self.here.setdefault(name, []).append(viewer)
        self.room.queue.put(Connect(viewer))

    async def drop(self, name: str) -> None:
        """Lose one of somebody's connections."""
        self.room.queue.put(Disconnect(self.here[name].pop()))

    async def ask(self, name: str, request: Any) -> bool:
        """Send a command; return whether it was accepted."""
        try:
            await self.room.ask(name, name, self.command(request))
        except (Rejected, Refused):
            return False
        return True

    def command(self, request: Any) -> Command:
        self.asked += 1
        state = self.room.state
        return Command(f"c{self.asked}", state.shoe, state.coup, request, state.decision)

    def seat(self, name: str) -> Seat | None:
        return self.room.state.seats.get(name)

    def answer(self, seat: Seat) -> Any | None:
        """Choose at random among a seat's possible actions; None if it has no action."""
        may = self.room.state.game.legal(self.room.state.table, seat)
        return answer_to(self.chance.choice(may), self.chance) if may else None

    def check_money(self) -> None:
        """Compare the chips on the table with the books, and add the books up."""
        books = {k: v for k, v in self.house.accounts.balances.items() if v}
        table = {
            f"{place.account}/salon/{place.seat}": units
            for place, units in self.room.state.table.balances().items()
            if units and place.seat
        }
        seats = {k: v for k, v in books.items() if k.count("/") == 2 and k[:7] != "player/"}
        assert seats == table
        assert sum(books.values()) == 0


def answer_to(may: Any, chance: random.Random) -> Any | None:
    """Answer one choice of any game at random."""
    match may:
        case MayStake() if may.spots:
            spot = chance.choice(may.spots)
            return Stake((Bet(spot.wager, spot.low),) if spot.low <= may.total else ())
        case MaySpeak():
            return may.default
        case MayBid(opens=opens) if opens and chance.random() < 0.2:
            return BidOpen()
        case MayStakeOn(_, low, high, sides=sides):
            amount = chance.choice([0, low, low, min(high, 20 * low)])
            return StakeOn(amount, chance.choice(sides))
        case MayPay(what):
            return chance.choice([chemin.Pass(), PAYS[what]()])
        case MayNameCutter(seats):
            return NameCutter(chance.choice(seats))
        case MayClaim():
            return chance.choice([chemin.Pass(), ClaimBanco(True), ClaimBanco(False)])
        case chemin.MayName(what, low, high):
            if may.passes and chance.random() < 0.5:
                return chemin.Pass()
            amount = low if chance.random() < 0.8 else min(high, 20 * low)
            return ANSWERS[what](amount)
        case chemin.MayCall(kinds):
            return chance.choice([chemin.Pass(), *map(chemin.CallBanco, kinds)])
        case chemin.MayAnswer(what):
            return chance.choice([chemin.Pass(), ANSWERS[what]()])
        case chemin.MayChoose():
            return chance.choice([action for action in SAID if may.allows(action)])
        case _:
            return None


async def one_move(evening: Evening) -> None:
    """Let somebody do something, sensible or not, or let some time pass."""
    chance, room = evening.chance, evening.room
    name = chance.choice(evening.people)
    seat = evening.seat(name)
    what = chance.choices(
        [
            "connect",
            "drop",
            "sit",
            "list",
            "leave",
            "answer",
            "deal",
            "pace",
            "bot",
            "wait",
            "sleep",
        ],
        [4, 2, 6, 3, 1, 40, 10, 1, 1, 30, 1],
    )[0]
    match what:
        case "connect" if len(evening.here[name]) < 2:
            await evening.connect(name)
        case "drop" if evening.here[name]:
            await evening.drop(name)
        case "sit" if seat is None and room.state.open_places():
            place = chance.choice([None, *room.state.open_places()])
            await evening.ask(name, TakeSeat(chance.choice([5_000, 200_000, 10**7]), place))
        case "list":
            await evening.ask(name, WaitForChair(name not in room.state.waiting))
        case "leave" if seat:
            await evening.ask(name, GetUp())
        case "answer" if seat and (answer := evening.answer(seat)) is not None:
            await evening.ask(name, answer)
        case "deal" if seat:
            await evening.ask(name, chance.choice([DealNow(), Hurry()]))
        case "pace":
            await evening.ask(name, SetPace(chance.choice(["slow", "normal", "quick", "instant"])))
        case "bot":
            bots = [RemoveBot(at) for at, who in room.state.taken if who.bot]
            await evening.ask("p0", chance.choice([AddBot("bold"), *bots]))
        case "sleep":
            await asyncio.sleep(chance.uniform(60, HOUR))
        case _:
            await asyncio.sleep(chance.expovariate(1 / 8))


def sensible(evening: Evening, name: str) -> Any | None:
    """Answer like a player who wants the coup to go on."""
    table: Any = evening.room.state.table
    seat = evening.seat(name) or WATCHER
    may = next(iter(evening.room.state.game.legal(table, seat)), None)
    match may:
        case MayStake():
            return Stake((Bet("player", may.spots[0].low),)) if not table.staked(seat) else None
        case chemin.MayName("put-up"):
            return chemin.PutUp(may.low)
        case chemin.MayName("punt"):
            return chemin.Punt(may.low)
        case MayStakeOn(_, low, sides=sides):
            return StakeOn(low, sides[0])
        case MayBid(_, low) if best_bid(table) is None:
            return Bid(low)
        case MayPay(what):
            return PAYS[what]()
        case MayClaim():
            return chemin.Pass()
        case chemin.MayName() | chemin.MayCall() | chemin.MayAnswer():
            return chemin.Pass()
        case chemin.MayChoose():
            return chemin.HoldBank() if may.hold else chemin.GiveUpBank()
        case MaySpeak():
            return may.default
        case _:
            return None
