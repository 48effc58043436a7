"""A table of baccara banque for the tests of its rules: seats, answers, cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from baccarat.cards import parse_cards
from baccarat.rules import BANQUE_PRESETS
from baccarat.tables import banque
from baccarat.tables.banking.actions import Bid, HoldBank
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Show, Stand
from baccarat.tables.banque import Phase, StakeOn, TableSide as Side
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Close, Deal, StartShoe

from .bank_table import RICH, BankTable, income
from .drive import Run

LIMITED, OPEN, CLUB, *_ = (each.name for each in BANQUE_PRESETS)
BANK = 10_000
"""The minimum bank of each preset."""
HANDS = {Phase.RIGHT: Side.RIGHT, Phase.LEFT: Side.LEFT, Phase.BANKER: Side.BANKER}

WIN, LOSE, TIED, EIGHT = "9c Kd", "7s Kh", "8d Kc", "8c Kd"
"""Hands without a third card; against `EIGHT` the first wins, the second loses, the third ties."""


@dataclass
class BanqueTable(BankTable):
    """A table of this game in play."""

    @property
    def state(self) -> banque.State:
        state: banque.State = self.run.state
        return state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def bank(self) -> banque.BanqueBank:
        assert self.state.bank is not None
        return self.state.bank

    def purse(self, seat: int) -> int:
        return self.state.held(seat)

    def won(self, *seats: int) -> list[int]:
        """Return each seat's gain so far, counting its stakes."""
        return [self.purse(seat) + self.state.staked(seat) - RICH for seat in seats]

    def until(self, *phases: Phase) -> "BanqueTable":
        """Hold the bank, and let time run out, until one of these phases is open."""
        for _ in range(40):
            if self.phase in phases:
                return self
            if self.phase is Phase.BETWEEN_SHOES and self.state.bank:
                self.new_shoe()
            elif self.phase is Phase.CHOICE:
                self.say(self.state.turn, HoldBank())
            else:
                self.close()
        raise AssertionError(f"{phases} never came, but {self.phase}")

    def bank_of(self, seat: int, amount: int = BANK) -> "BanqueTable":
        """Let one seat bid for the bank, and nobody else."""
        self.until(Phase.AUCTION)
        bid = banque.BidOpen() if self.state.preset.open_bank == "always" else Bid(amount)
        self.say(seat, bid)
        if self.phase is Phase.AUCTION:
            self.close()
        return self.shoe_made()

    def shoe_made(self) -> "BanqueTable":
        """If the shoe waited for the bank, let its banker cut, and make it."""
        if self.phase is Phase.CUT:
            self.close()
            self.new_shoe()
        return self

    def stakes(self, units: Mapping[int, int]) -> list[Any]:
        """Make stakes, each seat's on its own side, and close."""
        self.until(Phase.STAKES)
        events: list[Any] = []
        for seat, amount in units.items():
            events += self.say(seat, StakeOn(amount, self.state.side_of(seat)))
        return events + self.close()

    def bystanders(self, side: Side, units: Mapping[int, int]) -> list[Any]:
        """Make stakes of bystanders, each when asked; the other bystanders stake nothing."""
        self.until(Phase.BYSTANDERS_STAKE)
        events: list[Any] = []
        while self.phase is Phase.BYSTANDERS_STAKE:
            at = self.state.turn
            events += self.say(at, StakeOn(units.get(at, 0), side))
        return events

    def play(self, right: str, left: str, banker: str) -> list[Any]:
        """Play the whole coup: a hand with a third card asks for it, one without stands."""
        hands = {
            side: parse_cards(text) for side, text in zip(Side, (right, left, banker), strict=True)
        }
        self.until(Phase.DEALING)
        sides, events = (*self.state.playing, Side.BANKER), list[Any]()
        for at in range(2):
            for side in sides:
                events += self.say(HOUSE, Deal(hands[side][at]))
        while self.phase in HANDS:
            hand, asked = hands[HANDS[self.phase]], self.state.turn
            (may,) = banque.legal(self.state, asked)
            shows = isinstance(may, MaySpeak) and may.show
            says = Show() if shows else Stand() if len(hand) == 2 else DrawCard()
            events += self.say(asked, says)
            if isinstance(says, DrawCard) and self.phase is Phase.DEALING:
                events += self.say(HOUSE, Deal(hand[2]))
        return events

    def taxes(self) -> int:
        """Return the house's income so far, in units."""
        return income(banque, self.run.events)


def sides(
    house: str, seats: int = 5, purses: Mapping[int, int] | None = None, **rules: Any
) -> BanqueTable:
    """Seat people with equal purses, bystanders beyond the chairs, and open a shoe, or its bank."""
    named = next(each for each in BANQUE_PRESETS if each.name == house)
    run = Run.start(banque, replace(named, **{"per_side": 2, "bystanders": 2, **rules}))
    for seat, amount in (purses or dict.fromkeys(range(1, seats + 1), RICH)).items():
        run.do(CHANGEUR, Sit(seat, amount))
    run.do(HOUSE, Close() if run.state.needs_banker else StartShoe())
    return BanqueTable(run)
