"""Plays whole shoes at the tables that the rooms use, with a strategy in every seat.

Each shoe starts at a new table, where the players have full purses and nobody has the bank. So the
results of two shoes are independent. A shoe also ends when nobody wants the bank, or when nobody
has staked for a while.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
import numpy as np

from ....cards.card import Card
from ....rules.coup import Outcome
from ....tables.banking.events import BankPutUp, BankWon, NobodyStaked, StakesSet
from ....tables.banking.hand_choices import DrawCard, MaySpeak, Show, Stand
from ....tables.banque.events import CoupReckoned, HandsHeld
from ....tables.chemin.phases import Phase
from ....tables.common.changeur import Sit
from ....tables.common.chips import CHANGEUR, Seat
from ....tables.common.coup_result import CoupResult
from ....tables.common.shoe import ShoeEnded
from ....tables.dealer import Step, play
from ....tables.register import SeatAction, State, table_of
from ..generator import shuffled_shoes
from ..kept import Kept
from .accounts import Flows
from .answers import PASS, Asked, answer
from .choices import is_drawing
from .hands_at_table import HandChances, KnownHand
from .own_play import (
    Asks,
    BankTable,
    answering,
    calls_of,
    chance_said,
    load_own,
    price_of,
    question,
)
from .result import table_columns
from .settings import BankSettings
from .tally import ABSENT, RESULTS, BankTally, Moments

UNSTAKED: Final = 20
"""The rounds without stakes, and new banks, without a coup after which a shoe ends."""
_ORDER: Final = {outcome: at for at, outcome in enumerate(Outcome)}
PONTE: Final = "player"
_OF_CHEMIN: Final = (PONTE, "")
_OF_BANQUE: Final = ("right", "left")
"""The sides of a coup in the order of `BankTally.results`; chemin de fer has one."""


class TableCoup(msgspec.Struct, frozen=True):
    """A coup at the table: the number of cards that had left the shoe before it, and its result."""

    start: int
    result: CoupResult

    @property
    def index(self) -> int:
        """The place of its result in `BankTally.results`."""
        outcomes = self.result.outcomes
        one, other = (
            _ORDER[outcomes[side]] if side in outcomes else ABSENT
            for side in (_OF_CHEMIN if PONTE in outcomes else _OF_BANQUE)
        )
        return RESULTS * one + other

    @property
    def seen(self) -> Any:
        """The outcome, or the pair of outcomes, as a `BankTable` has it."""
        outcomes = self.result.outcomes
        if PONTE in outcomes:
            return outcomes[PONTE].value
        pair = [outcomes.get(side) for side in _OF_BANQUE]
        return tuple(None if each is None else each.value for each in pair)


class TableShoe:
    """One shoe: deals it, answers for every seat, and keeps the accounts."""

    def __init__(
        self,
        settings: BankSettings,
        hands: Sequence[HandChances],
        number: int,
        cards: Sequence[Card],
    ) -> None:
        self.settings, self.hands, self.number, self.cards = settings, hands, number, cards
        self.flows = Flows.of_table(settings.places)
        self.coups: list[TableCoup] = []
        self.state = _seat_players(settings)
        self.wins = self.unstaked = self._start = self._end = 0
        self._strategies = settings.by_seat
        self._plays = dict(zip(settings.places, settings.play_of, strict=True))
        self._own = {seat: load_own(each) for seat, each in self._strategies.items()}
        self._notes: dict[Seat, dict[str, Any]] = {seat: {} for seat in settings.places}

    def play(self) -> "TableShoe":
        """Play the shoe to its end."""
        for step in play(self.state, self.answer, shoes=[self.cards]):
            if self.is_over_after(step):
                break
        return self

    def is_over_after(self, step: Step) -> bool:
        """Note what a step has done; whether the shoe ends with it."""
        for before, event, after in step.done.transitions():
            self._note(before, event, after)
        self.state = step.done.state
        return self.unstaked >= UNSTAKED or any(isinstance(each, ShoeEnded) for each in step.events)

    def _note(self, before: Any, event: Any, after: Any) -> None:
        game = table_of(self.settings.rules)
        self.flows.add_moves(game.moves(event))
        match event:
            case StakesSet() | HandsHeld():
                self.flows.add_stakes(before.stakes)
                self._start, self.unstaked = before.shoe.out, 0
            case BankPutUp():
                self.flows.banks += 1
                self.wins = 0
                self.unstaked += 1
            case BankWon():
                self.wins += 1
            case CoupReckoned():
                self.wins += event.net > 0
            case NobodyStaked():
                self.unstaked += 1
            case _:
                if result := game.coup_result(before, event):
                    self.coups.append(TableCoup(self._start, result))
                    self._end = after.shoe.out

    def answer(self, state: State) -> tuple[Seat, SeatAction] | None:
        game = table_of(state.preset)
        for seat in game.iter_to_act(state):
            (may,) = game.legal(state, seat)
            if isinstance(may, MaySpeak):
                return seat, self._speak(state, seat, may)
            # nobody follows after the deal, since the hands of a coup are fixed before it
            late = state.phase == Phase.SUIVI
            action = PASS if late else answer(self._asked(state, seat, may), may)
            if action is not None:
                return seat, action
        return None

    def _asked(self, state: Any, seat: Seat, may: Any) -> Asked:
        strategy = self._strategies[seat]
        if self._own[seat] is not None and (asks := question(may)) is not None:
            said = self._ask_function(state, seat, asks, may)
            strategy = strategy if said is None else answering(strategy, asks, said, may)
        return Asked(strategy, state.preset, seat, _bank_of(state), self.wins)

    def _ask_function(self, state: Any, seat: Seat, asks: Asks, may: Any) -> Any:
        """Ask the seat's own function; None if it has none, or leaves the answer to its name."""
        function = self._own[seat]
        if function is None:
            return None
        strategy, unit = self._strategies[seat], state.preset.minimum
        start = self.coups[0].start if self.coups else self._end
        hand = KnownHand.of(state) if asks == "draw" else KnownHand()
        return function(
            BankTable(
                asks=asks,
                seat=seat,
                banker=state.banker or 0,
                bank=_bank_of(state) / unit,
                open=max(state.uncovered, 0) / unit if state.bank else 0.0,
                wins=self.wins,
                purse=state.purses[seat - 1] / unit,
                price=price_of(may) / unit,
                calls=calls_of(may),
                total=hand.total,
                others=hand.others,
                outcomes=tuple(each.seen for each in self.coups),
                seen=tuple(card.points for card in self.cards[start : self._end]),
                unseen=len(self.cards) - (self._end - start),
                strategy=strategy,
                arguments=strategy.arguments,
                own=self._notes[seat],
            )
        )

    def _speak(self, state: State, seat: Seat, may: MaySpeak) -> Show | DrawCard | Stand:
        if may.show:
            return Show()
        if not (may.draw and may.stand):
            return DrawCard() if may.draw else Stand()
        said = self._ask_function(state, seat, "draw", may)
        chance, hand = self.hands[self._plays[seat]].asked(state)
        if said is not None:
            chance = chance_said(self._strategies[seat], said)
        drawing = is_drawing(chance, self.settings.seed, self.number, len(self.coups), hand)
        return DrawCard() if drawing else Stand()


def _bank_of(state: Any) -> int:
    """Return the sum of the bank in units; 0 without a bank."""
    return state.bank.sum if state.bank is not None else 0


def _seat_players(settings: BankSettings) -> State:
    game = table_of(settings.rules)
    state = game.new(settings.rules)
    for seat in settings.places:
        state = game.decide(state, CHANGEUR, Sit(seat, settings.purse)).state
    return state


def play_shoes(settings: BankSettings, first: int, shoes: int) -> Iterator[TableShoe]:
    """Play `shoes` shoes from number `first` on."""
    cards = shuffled_shoes(settings.seed, settings.rules.packs, first)
    hands = [HandChances(play) for play in settings.plays]
    for number, each in enumerate(islice(cards, shoes), first):
        yield TableShoe(settings, hands, number, each).play()


def play_tables(settings: BankSettings, first: int, shoes: int, kept: Kept) -> BankTally:
    """Play `shoes` shoes from number `first` on, and count them; fill the columns of `kept`."""
    found = BankTally()
    for shoe in play_shoes(settings, first, shoes):
        numbers, results = shoe.flows.numbers(), [0] * RESULTS**2
        for coup in shoe.coups:
            results[coup.index] += 1
        found += BankTally(1, tuple(results), Moments.of(numbers))
        if kept.shoes is not None:
            kept.add_shoes(table_columns(settings, shoe.number, np.array([results]), [numbers]))
    return found
