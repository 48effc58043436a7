"""The events of a high card table."""

from ...cards.card import Card
from ...rules.coup import Outcome, Side
from ..common.changeur import ChangeurEvent
from ..common.chips import BANK, Move, Seat, move, purse, stakes
from ..common.redaction import CardLeft, PublicEvent
from ..common.shoe import ShoeEvents


class BetsOpened(PublicEvent, frozen=True, tag="high-bets-opened"):
    """The shoe is ready for its first coup."""


class BetLaid(PublicEvent, frozen=True, tag="high-bet-laid"):
    """A seat's whole bet on Player; `added` came from its purse, or went back if negative."""

    seat: Seat
    amount: int
    added: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), stakes(self.seat), self.added)


class BetsClosed(PublicEvent, frozen=True, tag="high-bets-closed"):
    pass


class CardTurned(PublicEvent, CardLeft, frozen=True, tag="high-card-turned"):
    side: Side
    card: Card


class HigherCard(PublicEvent, frozen=True, tag="high-higher-card"):
    """Both cards have been dealt."""

    outcome: Outcome


class BetSettled(PublicEvent, frozen=True, tag="high-bet-settled"):
    """`won` units in addition to the stake; minus the stake if the bet is lost."""

    seat: Seat
    stake: int
    won: int

    def moves(self) -> tuple[Move, ...]:
        if self.won < 0:
            return move(stakes(self.seat), BANK, self.stake)
        back = move(stakes(self.seat), purse(self.seat), self.stake)
        return (*back, *move(BANK, purse(self.seat), self.won))


Event = (
    BetsOpened
    | BetLaid
    | BetsClosed
    | CardTurned
    | HigherCard
    | BetSettled
    | ShoeEvents
    | ChangeurEvent
)
