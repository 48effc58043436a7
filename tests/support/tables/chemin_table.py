"""A table of chemin de fer for the tests of its rules: seats, answers, cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest
from msgspec.structs import replace

from baccarat.cards import Card, parse_cards
from baccarat.rules import preset
from baccarat.tables import chemin
from baccarat.tables.banking.events import CallStood
from baccarat.tables.banking.hand_choices import MaySpeak
from baccarat.tables.chemin import CallBanco, CallKind, DrawCard, Pass, Phase, PutUp, Show, Stand
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Deal

from .bank_table import RICH, BankTable, every, income
from .drive import Run

CHEMIN, CLUB = "chemin-de-fer", "chemin-de-fer-club"
ANDORRA: Final = "chemin-de-fer-andorra"
COMPUTER, BACCARAT = "computer-chemin-de-fer", "computer-baccarat"
HOUSES = (CHEMIN, CLUB, COMPUTER, BACCARAT)
each_house = pytest.mark.parametrize("house", HOUSES)
FIVE = dict.fromkeys(range(1, 6), RICH)
"""Five people with equal purses."""

SUIVI, SOLO, A_DEUX, AVEC, MARCHE = map(CallBanco, CallKind)
NO = Pass()

PONTE_WINS = ("9c Kd", "7s Kh")
BANKER_WINS = ("7c Kd", "9s Kh")
TIE = ("7c Kd", "7s Kh")
"""Coups in which nobody draws, under any preset."""

Said = tuple[int, Any]


@dataclass
class CheminTable(BankTable):
    """A table of this game in play."""

    @property
    def state(self) -> chemin.State:
        state: chemin.State = self.run.state
        return state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def bank(self) -> chemin.Bank:
        assert self.state.bank is not None
        return self.state.bank

    def purse(self, seat: int) -> int:
        """Return a seat's purse, in units."""
        held = self.state.purses[seat - 1]
        assert held is not None
        return held

    def purses(self, *seats: int) -> list[int]:
        return [self.purse(seat) for seat in seats]

    def until(self, *phases: Phase) -> "CheminTable":
        """Let time run out until one of these phases is open."""
        for _ in range(40):
            if self.phase in phases:
                return self
            self.close()
        raise AssertionError(f"{phases} never came, but {self.phase}")

    def calls(self, *said: Said) -> list[Any]:
        """Make calls while they are open, and close them."""
        self.until(Phase.CALLS, Phase.BYSTANDERS_CALL)
        return self._all(said)

    def stakes(self, **units: int) -> list[Any]:
        """Make stakes as s1=500, s2=1000, in turn or at once, and close; no others stake."""
        wanted = {int(seat[1:]): amount for seat, amount in units.items()}
        self.until(Phase.STAKES)
        if not self.state.turn:
            return self._all((at, chemin.Punt(amount)) for at, amount in wanted.items())
        events: list[Any] = []
        while self.state.turn and self.phase is Phase.STAKES:
            events += self.say(self.state.turn, chemin.Punt(wanted.get(self.state.turn, 0)))
        return events

    def bystanders(self, *said: Said) -> list[Any]:
        """Make stakes of bystanders, each when asked; the other bystanders stake nothing."""
        self.until(Phase.BYSTANDERS_STAKE)
        wanted, events = dict(said), list[Any]()
        while self.phase is Phase.BYSTANDERS_STAKE:
            at = self.state.turn
            events += self.say(at, chemin.Punt(wanted.get(at, 0)))
        return events

    def _all(self, said: Any) -> list[Any]:
        events = [event for seat, action in said for event in self.say(seat, action)]
        return events + self.close()

    def deal(self, cards: str | tuple[Card, ...]) -> list[Any]:
        """Deal cards one by one."""
        shoe = parse_cards(cards) if isinstance(cards, str) else cards
        return [event for card in shoe for event in self.say(HOUSE, Deal(card))]

    def look(self, ponte: str | tuple[Card, ...], banker: str | tuple[Card, ...]) -> list[Any]:
        """Deal the first two cards of both hands, in the order of the shoe."""
        (p1, p2), (b1, b2) = _two(ponte), _two(banker)
        return self.until(Phase.DEALING).deal((p1, b1, p2, b2))

    def play(self, ponte: str, banker: str) -> list[Any]:
        """Play the whole coup: a hand with a third card asks for it, one without stands."""
        hands = {Phase.PONTE: parse_cards(ponte), Phase.BANKER: parse_cards(banker)}
        events = self.until(Phase.DEALING).look(ponte[:5], banker[:5])
        if self.phase is Phase.SUIVI:
            events += self.close()
        while self.phase in hands:
            asked, hand = self.state.turn, hands[self.phase]
            (may,) = chemin.legal(self.state, asked)
            shows = isinstance(may, MaySpeak) and may.show
            says = Show() if shows else Stand() if len(hand) == 2 else DrawCard()
            events += self.say(asked, says)
            if isinstance(says, DrawCard) and self.phase is Phase.DEALING:
                events += self.deal((hand[2],))
        return events


def _two(cards: str | tuple[Card, ...]) -> tuple[Card, ...]:
    return parse_cards(cards) if isinstance(cards, str) else cards


def oval(
    name: str = CHEMIN, *, purses: Mapping[int, int] | None = None, **fields: Any
) -> CheminTable:
    """Seat people with `purses` (by default five, rich) and start a shoe.

    Seats above the chairs are bystanders, who arrive in the given order. `fields` are house rules
    that differ from the preset's.
    """
    table = CheminTable(Run.start(chemin, replace(preset(name), **fields)))
    for seat, amount in (purses or FIVE).items():
        table.say(CHANGEUR, Sit(seat, amount))
    table.new_shoe()
    return table


def banked(amount: int = 10_000, name: str = CHEMIN, **told: Any) -> CheminTable:
    """Set up a table whose seat 1 has put up a bank that nobody doubled."""
    table = oval(name, **told)
    table.say(1, PutUp(amount))
    if table.phase in {Phase.DOUBLE, Phase.CHOICE}:
        table.close()
    return table


def doubled(amount: int = 10_000, co_banker: int = 3, **told: Any) -> CheminTable:
    """Set up a table whose seat 1 has put up a bank, and someone has added the same amount."""
    table = oval(**told)
    table.say(1, PutUp(amount))
    table.say(co_banker, chemin.Double())
    table.close()
    return table


def taxed(events: list[Any]) -> int:
    """Return the house's income, in units."""
    return income(chemin, events)


def stood(table: CheminTable, *said: Said) -> CallStood | None:
    """Make these calls, and return the one that stood."""
    found = every(CallStood, table.calls(*said))
    return found[0] if found else None
