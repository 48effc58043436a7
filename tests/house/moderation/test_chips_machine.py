"""Chips granted and removed between play: the ledger adds up, and the felt is left alone."""

import asyncio
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from baccarat.house.house import House
from baccarat.house.model.commands import BuyChips, CashChips, Command, GetUp, TakeSeat
from baccarat.house.model.ledger import WELCOME_CHIPS
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.operator_desk.orders import ChipsOrder
from baccarat.tables.common.refusal import Refused
from support.oracles.database_reader import check_books
from support.server.inprocess import opened
from support.server.virtual_loop import VirtualLoop

T = TypeVar("T")
AMOUNTS = st.sampled_from([1, 99, 2_500, 100_000, WELCOME_CHIPS, 3 * WELCOME_CHIPS])


class Chips(RuleBasedStateMachine):
    """Two players in the Salon, whose chips an operator changes."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = ThreadPoolExecutor(1)
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.folder = tempfile.TemporaryDirectory()
        self.commands = 0
        self.do(self.open_house())
        self.total = {each.player: WELCOME_CHIPS for each in self.guests}

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the house's loop."""
        return self.thread.submit(self.runner.run, work).result()

    async def open_house(self) -> None:
        self.stack = AsyncExitStack()
        self.house: House = await self.stack.enter_async_context(opened(Path(self.folder.name)))
        self.room = await self.house.rooms.find("salon")
        self.guests = [await self.house.guests.welcome(name) for name in ("Ada", "Bea", "Olga")]

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.thread.submit(self.runner.close).result()
        self.thread.shutdown()
        check_books(Path(self.folder.name))
        self.folder.cleanup()

    def at_table(self, player: str) -> int:
        seat = self.room.state.seats.get(player)
        return self.room.state.chips(seat) if seat else 0

    async def ask(self, who: int, request: Any) -> None:
        guest, self.commands = self.guests[who], self.commands + 1
        command = Command(f"c{self.commands}", 0, 0, request)
        with suppress(Rejected, Refused):
            await self.room.ask(guest.player, guest.name, command)

    who = st.integers(0, 1)

    @rule(who=who, amount=AMOUNTS, sign=st.sampled_from([1, -1]))
    def move(self, who: int, amount: int, sign: int) -> None:
        guest, operator = self.guests[who], self.guests[2]
        account, felt = self.house.accounts.purse(guest.player), self.at_table(guest.player)
        order = ChipsOrder(guest.player, sign * amount, "A reason")
        if account + sign * amount < 0:
            with pytest.raises(Rejected) as refused:
                self.do(self.house.desk.move_chips(operator, order))
            found = refused.value
            assert (found.code, found.limit) == (HouseCode.OVER_ACCOUNT, account)
            amount = 0
        else:
            left = self.do(self.house.desk.move_chips(operator, order))
            assert left == account + sign * amount
        self.total[guest.player] += sign * amount
        assert self.at_table(guest.player) == felt

    @rule(who=who, amount=AMOUNTS)
    def sit(self, who: int, amount: int) -> None:
        self.do(self.ask(who, TakeSeat(amount)))

    @rule(who=who, amount=AMOUNTS, request=st.sampled_from([BuyChips, CashChips]))
    def change(self, who: int, amount: int, request: Any) -> None:
        self.do(self.ask(who, request(amount)))

    @rule(who=who)
    def get_up(self, who: int) -> None:
        self.do(self.ask(who, GetUp()))

    @invariant()
    def adds_up(self) -> None:
        """Check that each player has the granted chips, and that all balances add up to nothing."""
        balances = self.do(self.house.storage.read(lambda store: store.balances()))
        known = {name: units for name, units in self.house.accounts.balances.items() if units}
        assert known == {name: units for name, units in balances.items() if units}
        assert sum(balances.values()) == 0
        for player, units in self.total.items():
            account = self.house.accounts.purse(player)
            assert account >= 0
            assert account + self.at_table(player) == units


Chips.TestCase.settings = settings(max_examples=12, stateful_step_count=20)
TestChips = Chips.TestCase
