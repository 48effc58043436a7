"""Club nights: equal chips that stay in the room, rebuys by the terms, an end, and a ranking."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.club_night import ClubOrder, ClubTerms
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import WELCOME_CHIPS
from baccarat.house.model.refusal import Rejected
from baccarat.house.people.personal_data import personal_data
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.messages import room_news
from baccarat.house.rooms.permissions import permissions_for
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.room import Room
from baccarat.tables.common.refusal import Refused
from baccarat.web.wire import decode
from support.oracles.database_reader import check_books
from support.server.inprocess import opened
from support.server.virtual_loop import VirtualLoop

T = TypeVar("T")
IDS = itertools.count(1)
CHIPS = 50_000
NAMES = ("Ada", "Bea", "Cy")
GUESTS = st.integers(0, 2)


async def ask(room: Room, guest: Guest, **do: Any) -> str:
    """Send a frame as a socket would; return `accepted` or the code of the refusal."""
    state = room.state
    question = {"shoe": state.shoe, "coup": state.coup, "decision": state.decision}
    frame = {"id": f"n{next(IDS)}", "do": do} | question
    try:
        await room.ask(guest.player, guest.name, decode(json.dumps(frame)))
    except (Rejected, Refused) as refused:
        return refused.code.value
    return "accepted"


async def _night(
    house: House, order: ClubOrder, preset: str = "punto-banco", host: Guest | None = None
) -> Room:
    host = host or await house.guests.welcome("Host")
    spec = RoomSpec(preset=preset, pace="instant", club_night=order)
    return await house.room_factory.create(spec, host)


def course(room: Room) -> str:
    return room.state.hosting.course


async def watch(room: Room, *guests: Guest) -> None:
    """Open the room's page for each guest: a table deals only to people who are there."""
    for guest in guests:
        room.queue.put(Connect(Viewer(guest.player, guest.name)))


class ClubNightMachine(RuleBasedStateMachine):
    """Three guests join, stake everything or nothing, rebuy, leave and come back."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = ThreadPoolExecutor(1)
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.folder = TemporaryDirectory()
        self.stack = AsyncExitStack()
        self.got: Counter[str] = Counter()
        """The chips that each player was due, by the answers to their requests."""
        self.bought: Counter[str] = Counter()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.thread.submit(self.runner.run, work).result()

    @initialize(rebuys=st.integers(0, 2), until=st.none() | st.just(1), bots=st.booleans())
    def open(self, rebuys: int, until: int | None, *, bots: bool) -> None:
        self.order = ClubOrder(CHIPS, shoes=3, rebuys=rebuys, rebuy_until=until)
        self.do(self._open(new=True))
        if bots:
            self.ask(0, type="add-bot", strategy="always-banker")

    async def _open(self, *, new: bool = False) -> None:
        self.house: House = await self.stack.enter_async_context(opened(Path(self.folder.name)))
        if new:
            self.guests = [await self.house.guests.welcome(name) for name in NAMES]
            spec = RoomSpec(pace="instant", club_night=self.order)
            self.name = (await self.house.room_factory.create(spec, self.guests[0])).settings.id
        self.room = await self.house.rooms.find(self.name)
        await watch(self.room, *self.guests)

    def ask(self, guest: int, **do: Any) -> str:
        return self.do(ask(self.room, self.guests[guest], **do))

    @rule(guest=GUESTS, amount=st.sampled_from([1, CHIPS // 2, CHIPS, CHIPS + 1, 3 * CHIPS]))
    def join(self, guest: int, amount: int) -> None:
        player = self.guests[guest].player
        was_seated = self.room.state.seats.get(player) is not None
        heard = self.ask(guest, type="sit", amount=amount)
        if player not in self.got and not was_seated:
            if amount > CHIPS:
                assert heard == "over-account"
            elif heard == "accepted":
                self.got[player] += CHIPS

    @rule(guest=GUESTS)
    def rebuy(self, guest: int) -> None:
        player, state = self.guests[guest].player, self.room.state
        seat = state.seats.get(player)
        poor = seat is not None and self._chips()[player] < state.table.preset.least_stake
        late = self.order.rebuy_until is not None and state.shoe > self.order.rebuy_until
        allowed = poor and not late and self.bought[player] < self.order.rebuys
        requester = self.room.snapshot().requester(player, NAMES[guest])
        offered = permissions_for(state, requester)[0].rebuy
        heard = self.ask(guest, type="rebuy")
        assert (heard == "accepted") == (offered == CHIPS) == allowed, heard
        if allowed:
            self.got[player] += CHIPS
            self.bought[player] += 1

    @rule(guest=GUESTS)
    def lose_everything(self, guest: int) -> None:
        """Join with all chips, and bet them on a tie until they are gone; then rebuy."""
        account = self.room.snapshot().requester(self.guests[guest].player, NAMES[guest]).account
        self.join(guest, CHIPS)
        self.ask(guest, type="buy", amount=max(1, account))
        for _ in range(3):
            self.stake(guest, "tie", whole=True)
        self.rebuy(guest)

    @rule(guest=GUESTS)
    def leave(self, guest: int) -> None:
        self.ask(guest, type="leave")

    @rule(guest=GUESTS, how=st.sampled_from(["buy", "cash"]), amount=st.integers(1, 2 * CHIPS))
    def move(self, guest: int, how: str, amount: int) -> None:
        self.ask(guest, type=how, amount=amount)

    @rule(guest=GUESTS, wager=st.sampled_from(["player", "banker", "tie"]), whole=st.booleans())
    def stake(self, guest: int, wager: str, *, whole: bool) -> None:
        seat = self.room.state.seats.get(self.guests[guest].player)
        purse = self.room.state.table.purses[seat - 1] if seat else 0
        bets = [{"wager": wager, "amount": (purse or 0) if whole else 2_500}]
        self.ask(guest, type="stake", bets=bets)
        for each in range(3):
            self.ask(each, type="deal")
        self.do(asyncio.sleep(30))

    @rule(amount=st.integers(0, 10 * CHIPS), seat=st.integers(1, 3))
    def set_chips(self, amount: int, seat: int) -> None:
        heard = self.ask(0, type="set-chips", seat=seat, amount=amount)
        assert heard in {"equal-chips", "room-closed"}

    @rule()
    def restart(self) -> None:
        self.do(self.stack.aclose())
        self.do(self._open())

    @invariant()
    def the_books_are_whole(self) -> None:
        balances = self.house.accounts.balances
        assert sum(balances.values()) == 0
        own = [balances[f"player/{guest.player}"] for guest in self.guests]
        assert own == [WELCOME_CHIPS] * 3, "nothing leaks into or out of players' own accounts"

    @invariant()
    def the_ranking_is_right(self) -> None:
        chips, rows = self._chips(), self.room.snapshot().standings
        assert rows.keys() == self.got.keys()
        for player, row in rows.items():
            net = chips[player] - self.got[player]
            assert (row.chips, row.net, row.rebuys) == (chips[player], net, self.bought[player])
            assert row.place == 1 + sum(other.net > row.net for other in rows.values())
        assert list(rows.values()) == sorted(rows.values(), key=lambda row: row.place)

    def _chips(self) -> Counter[str]:
        """Add up every player's chips from the ledger: in the room, and at the table."""
        found: Counter[str] = Counter()
        seats = {seat: who.player for seat, who in self.room.state.taken if not who.bot}
        for account, units in self.house.accounts.balances.items():
            kind, _, place = account.partition("/")
            room, _, which = place.partition("/")
            if room == self.name and which:
                player = which if kind == "club" else seats.get(int(which), "")
                found[player] += units
        return found

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        check_books(Path(self.folder.name))
        self.thread.submit(self.runner.close).result()
        self.thread.shutdown()
        self.folder.cleanup()


ClubNightMachine.TestCase.settings = settings(
    max_examples=8,
    stateful_step_count=20,
    deadline=None,
    phases=(Phase.reuse, Phase.generate),
)
TestClubNights = ClubNightMachine.TestCase


@pytest.mark.parametrize("preset", ["punto-banco", "chemin-de-fer-club", "banque-limitee"])
async def test_a_night_ends_at_its_time_and_everyone_is_sent_home(
    tmp_path: Path, preset: str
) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        room = await _night(house, ClubOrder(10 * CHIPS, minutes=90), preset, host)
        ada = await house.guests.welcome("Ada")
        assert await ask(room, ada, type="sit", amount=10 * CHIPS) == "accepted"
        await asyncio.sleep(89 * 60)
        assert await ask(room, ada, type="prolong-night", minutes=30) == "not-host"
        assert await ask(room, host, type="prolong-night", minutes=30) == "accepted"
        await asyncio.sleep(30 * 60)
        assert course(room) == "open"
        await asyncio.sleep(2 * 60)
        assert course(room) == "closed"
        assert await ask(room, host, type="prolong-night", minutes=30) == "room-closed"
        assert not room.state.taken
        (row,) = room.snapshot().standings.values()
        assert (row.name, row.seat, row.chips, row.net) == ("Ada", None, 10 * CHIPS, 0)
        assert house.accounts.purse(ada.player) == WELCOME_CHIPS


async def test_a_prolonged_night_stays_so_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        room = await _night(house, ClubOrder(CHIPS, shoes=2, minutes=60), host=host)
        before = room.settings.club_night
        assert before
        assert before.ends_at is not None
        name, ends_at = room.settings.id, before.ends_at + 15 * 60
        assert await ask(room, host, type="prolong-night", shoes=3, minutes=15) == "accepted"
    async with opened(tmp_path) as house:
        room = await house.rooms.find(name)
        told = room_news(room.settings, room.state).club_night
        assert told == ClubTerms(CHIPS, shoes=5, ends_at=ends_at)


@pytest.mark.parametrize(
    ("order", "more", "code"),
    [
        (ClubOrder(CHIPS, shoes=2), {}, "bad-field"),
        (ClubOrder(CHIPS, shoes=2), {"shoes": -1}, "bad-field"),
        (ClubOrder(CHIPS, shoes=2), {"shoes": 2, "minutes": -1}, "bad-field"),
        (ClubOrder(CHIPS, shoes=2), {"shoes": 98}, "accepted"),
        (ClubOrder(CHIPS, shoes=2), {"shoes": 99}, "bad-field"),
        (ClubOrder(CHIPS, shoes=2), {"minutes": 5}, "bad-field"),
        (ClubOrder(CHIPS, minutes=2), {"shoes": 5}, "bad-field"),
        (ClubOrder(CHIPS, minutes=2), {"minutes": 24 * 60 + 1}, "bad-field"),
        (None, {"shoes": 1}, "not-now"),
    ],
)
async def test_a_night_is_prolonged_only_at_an_end_it_has(
    tmp_path: Path, order: ClubOrder | None, more: dict[str, int], code: str
) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        spec = RoomSpec(pace="instant", club_night=order)
        room = await house.room_factory.create(spec, host)
        before = room.state.club
        assert await ask(room, host, type="prolong-night", **more) == code
        assert (room.state.club == before) == (code != "accepted")


async def test_a_night_ends_with_its_last_shoe(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        room = await _night(house, ClubOrder(CHIPS, shoes=1))
        ada = await house.guests.welcome("Ada")
        await watch(room, ada)
        await ask(room, ada, type="sit", amount=CHIPS)
        for _ in range(100):
            await ask(room, ada, type="deal")
            await asyncio.sleep(1)
        assert (room.state.shoe, room.state.hosting.course) == (1, "closed")
        assert await ask(room, ada, type="sit", amount=CHIPS) == "room-closed"


@pytest.mark.parametrize(
    ("order", "field"),
    [
        (ClubOrder(0, shoes=1), "chips"),
        (ClubOrder(2_400, shoes=1), "chips"),
        (ClubOrder(10**12, shoes=1), "chips"),
        (ClubOrder(CHIPS), "shoes"),
        (ClubOrder(CHIPS, shoes=0), "shoes"),
        (ClubOrder(CHIPS, minutes=0), "minutes"),
        (ClubOrder(CHIPS, minutes=10**6), "minutes"),
        (ClubOrder(CHIPS, shoes=1, rebuys=-1), "rebuys"),
        (ClubOrder(CHIPS, shoes=1, rebuy_until=0), "rebuy_until"),
    ],
)
async def test_terms_that_make_no_sense_are_refused(
    tmp_path: Path, order: ClubOrder, field: str
) -> None:
    async with opened(tmp_path) as house:
        with pytest.raises(Rejected) as refused:
            await _night(house, order)
        assert refused.value.field == f"club_night.{field}"


async def test_a_player_s_data_include_the_chips_of_their_nights(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        room = await _night(house, ClubOrder(CHIPS, shoes=1))
        for name in NAMES:
            guest = await house.guests.welcome(name)
            await ask(room, guest, type="sit", amount=CHIPS)
        found = [part async for part in personal_data(house.storage, house.people.book, guest)]
        text = b"".join(found)
        assert text.count(f"club/{room.settings.id}/{guest.player}".encode()) == 2
        assert text.count(b"club/") == 2, "nobody else's"


async def test_chips_of_a_night_are_no_reason_to_refuse_chips_elsewhere(tmp_path: Path) -> None:
    """A fortune elsewhere is not a reason to refuse a rebuy."""
    async with opened(tmp_path) as house:
        room = await _night(house, ClubOrder(CHIPS, shoes=1, rebuys=1))
        ada = await house.guests.welcome("Ada")
        await ask(room, ada, type="sit", amount=CHIPS)
        assert house.rooms.chips_elsewhere(ada.player, "") == 0
        assert await ask(room, ada, type="rebuy") == "not-broke"
        await ask(room, ada, type="cash", amount=CHIPS)
        assert await ask(room, ada, type="rebuy") == "not-broke"


async def test_hostile_members_gain_nothing_and_the_ranking_stays(tmp_path: Path) -> None:
    """One asks twice at once, one looks on, one has left; after the end nobody changes it."""
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        room = await _night(house, ClubOrder(CHIPS, minutes=30, rebuys=1), host=host)
        ada, bea, eve = [await house.guests.welcome(name) for name in ("Ada", "Bea", "Ada")]
        await watch(room, ada, bea, eve)
        for guest in (ada, bea):
            assert await ask(room, guest, type="sit", amount=CHIPS) == "accepted"
        for guest in (ada, eve):
            for do in (
                {"type": "close-room"},
                {"type": "prolong-night", "minutes": 60},
                {"type": "set-chips", "seat": 1, "amount": 10 * CHIPS},
                {"type": "remove-player", "seat": 2},
            ):
                assert await ask(room, guest, **do) == "not-host"
        assert await ask(room, eve, type="rebuy") == "not-seated"
        seat = room.state.seats.get(ada.player) or 0
        while room.state.table.purses[seat - 1]:  # until a tie is lost
            await ask(room, ada, type="stake", bets=[{"wager": "tie", "amount": CHIPS}])
            for guest in (ada, bea):
                await ask(room, guest, type="deal")
            await asyncio.sleep(30)
        both = await asyncio.gather(*[ask(room, ada, type="rebuy") for _ in range(2)])
        assert both.count("accepted") == 1
        assert await ask(room, ada, type="leave") == "accepted"
        assert await ask(room, ada, type="rebuy") == "not-seated"
        await asyncio.sleep(31 * 60)
        assert course(room) == "closed"
        nets = {player: row.net for player, row in room.snapshot().standings.items()}
        assert nets == {bea.player: 0, ada.player: -CHIPS}
        assert await ask(room, eve, type="sit", amount=CHIPS) == "room-closed"
    check_books(tmp_path)
