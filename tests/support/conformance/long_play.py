"""Long random play: people answer, join, leave and run late, with cheap checks of each step."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from baccarat.tables.common.changeur import Buy, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Account, Move, Place, Seat
from baccarat.tables.common.shoe import CoupEnded

from ..tables.drive import Step
from .case import Case, World
from .dice import Dice, choose

WEALTH = 200_000
"""The most units that a first guest brings."""


class Quick:
    """Dice that draw fast; the same numbers for the same seed."""

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, bound: int) -> int:
        """Draw as `randrange` does, without its slow argument checks."""
        length = bound.bit_length()
        drawn = self._bits(length)
        while drawn >= bound:
            drawn = self._bits(length)
        return drawn


def play_long(world: World, dice: Dice, *, guests: int, coups: int, haste: int) -> Iterator[Step]:
    """Seat `guests` in the first places and play on until `coups` have ended.

    In `haste` of twenty actions where somebody is asked, time runs out instead.
    """
    case, state = world.case, world.case.table.new(world.preset)
    errands: list[Any] = [Sit(seat, 1 + dice.below(WEALTH)) for seat in range(1, guests + 1)]
    while coups > 0:
        seat = CHANGEUR if errands else _actor(case, state, dice, haste)
        action = errands.pop() if errands else _action(case, state, dice, seat)
        step = Step.taken(case.table, state, seat, action)
        yield step
        state = step.after
        coups -= sum(isinstance(event, CoupEnded) for event in step.events)
        if dice.below(20) == 0:
            errands += [Buy(seat, 1 + dice.below(WEALTH)) for seat in _broke(state)]


def _broke(state: Any) -> list[int]:
    low = state.preset.minimum
    return [at for at, held in enumerate(state.purses, 1) if held is not None and held < low]


def _actor(case: Case, state: Any, dice: Dice, haste: int) -> int:
    """Choose who acts next: now and then the changeur, or a seat that is not asked."""
    chance = dice.below(40)
    asked: tuple[int, ...] = case.table.to_act(state)
    if chance == 0:
        return CHANGEUR
    if chance == 1:
        seats = range(1, len(state.purses) + 1)
        able = [seat for seat in seats if case.table.legal(state, seat)]
        return choose(dice, able) if able else CHANGEUR
    house_may = bool(case.table.legal(state, HOUSE))
    if asked and (dice.below(20) >= haste or not house_may):
        return choose(dice, asked)
    return HOUSE if house_may else CHANGEUR


def _action(case: Case, state: Any, dice: Dice, seat: int) -> Any:
    offers = case.table.legal(state, seat)
    if not offers:
        raise AssertionError(f"seat {seat} may do nothing in {state.phase}")
    return case.pick(dice, state, choose(dice, offers))


class Books:
    """Everyone's chips on the table, computed only from the moves of events."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.held: Counter[Place] = Counter()
        self.shown: dict[Place, int] = {}
        """The part of them that a table shows: no house accounts, and no empty ones."""
        self.bankers: set[Seat] = set()
        """The seats that have a bank."""

    def faults(self, step: Step) -> Iterator[str]:
        """Book a step event by event; yield differences between the table and the books.

        The effect of an event without moves shows up at the next move, or at the end.
        """
        end = step.after
        for event, state in zip(step.events, step.trail, strict=True):
            moves = self.table.moves(event)
            if moves:
                self._book(moves)
            elif state is not end:
                continue
            if any(type(move.amount) is not int or move.amount < 1 for move in moves):
                yield f"{event} moves no whole sum"
            there = state.balances()
            if there != self.shown:
                there = {place: held for place, held in there.items() if held}
                if there != self.shown:
                    yield f"{event}: {there} lies on the table, {self.shown} was moved there"
            if moves and min(there.values(), default=0) < 0:
                yield f"{event}: somebody owes, of {there}"

    def _book(self, moves: Iterable[Move]) -> None:
        for move in moves:
            for place, gained in (move.source, -move.amount), (move.target, move.amount):
                self.held[place] = held = self.held[place] + gained
                if not place.seat or place.account is Account.CHANGEUR:
                    continue
                if held:
                    self.shown[place] = held
                else:
                    self.shown.pop(place, None)
                if place.account is Account.BANK:
                    (self.bankers.add if held else self.bankers.discard)(place.seat)

    def total(self) -> int:
        """Add up all accounts: zero, since every chip came from one of them."""
        return self.held.total()
