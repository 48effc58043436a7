"""The parts of a view that all tables with a player's bank share."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypeVar

import msgspec

from ...cards.card import Card
from ...cards.hand import Hand
from ..common.chips import Seat
from ..common.contract import LazyView
from ..common.shoe import ShoeView
from .actions import MayName
from .auction import best_bid
from .offers import excess_stakes
from .state import Bank, BankState, CallHeld, S, prime, require_bank

PAIR: Final = (0, 1)
"""The positions of the cards that are dealt face down."""
Word = Literal["low", "double", "half", "again", "open", "more", "most", "all"]


class Quick(msgspec.Struct, frozen=True):
    """An amount to suggest, in units, and its name."""

    name: Word
    amount: int


def suggest_amounts(state: BankState, seat: Seat, may: MayName) -> tuple[Quick, ...]:
    """List the distinct amounts to suggest to `seat`, all of them allowed, in ascending order.

    They are whole chips of the table where that is possible.
    """
    chip = min(state.preset.chips)
    found: dict[int, Quick] = {}
    for name, wanted in _candidates(state, seat, may):
        if wanted > may.high:
            found.setdefault(may.high, Quick("all", may.high))
        elif wanted > 0 and (amount := _nearest(may, wanted, chip)) not in found:
            found[amount] = Quick(name, amount)
    return tuple(found.values())


def _candidates(state: BankState, seat: Seat, may: MayName) -> tuple[tuple[Word, int], ...]:
    match may.what:
        case "stake-on" if state.asks_all:  # it takes every stake, so a part of it means nothing
            return ("low", may.low), ("double", 2 * may.low), ("all", may.high)
        case "punt" | "stake-on":
            left = state.uncovered + state.staked(seat)
            return ("low", may.low), ("half", left // 2), ("open", left)
        case "raise-bank":
            over = excess_stakes(state)
            half: tuple[Word, int] = "half", over // 2
            return (half, ("all", may.high)) if may.high < over else (half,)
        case "add-to-bank":
            held = require_bank(state).sum
            return ("half", held // 2), ("again", held), ("all", may.high)
        case "take-bank-at":
            return ("low", may.low), ("double", 2 * may.low), ("all", may.high)
        case "set-aside":
            return ("half", min(require_bank(state).sum // 2, may.high)), ("most", may.high)
        case "leave-in":
            return ()
        case "bid":
            best = best_bid(state)
            return ("low", may.low), ("more", (best[1] if best else 0) + state.preset.minimum)
        case _:
            return ("low", may.low), ("double", 2 * state.preset.minimum), ("all", may.high)


def _nearest(may: MayName, wanted: int, chip: int) -> int:
    """Return the allowed amount nearest to `wanted`: in chips, or steps, or all of purse or bank.

    The next chip above the least amount is nearer to it than a step that no chip pays.
    """
    if wanted in {may.high, may.cover}:
        return wanted
    for unit in (chip, may.step):
        amount = max(wanted - wanted % unit, -(-may.low // unit) * unit)
        if amount <= may.high and amount % may.step == 0:
            return amount
    return may.high


def ranks(state: BankState) -> Mapping[Seat, int]:
    """Return each chair's rank in prime, from 1; empty while there is no bank."""
    if not (state.bank or state.giver):
        return {}
    return _ranks(prime(state))


@lru_cache(256)
def _ranks(in_prime: tuple[Seat, ...]) -> Mapping[Seat, int]:
    """Rank the seats from 1. Cached, because every view needs it and it rarely changes."""
    return {seat: rank for rank, seat in enumerate(in_prime, 1)}


def list_visible_cards(hand: Hand, *, seen: bool) -> tuple[Card | None, ...]:
    """Return the cards of a hand: a third card is public, the others are None unless `seen`."""
    return hand.cards if seen else (None,) * len(hand.cards[:2]) + hand.cards[2:]


def list_suggested_amounts(
    state: BankState, viewer: Seat, choices: Iterable[object]
) -> tuple[Quick, ...]:
    """List the amounts to suggest to a viewer who may name one."""
    return tuple(
        [
            amount
            for may in choices
            if isinstance(may, MayName)
            for amount in suggest_amounts(state, viewer, may)
        ]
    )


class BankHandView(msgspec.Struct, frozen=True):
    """A hand as one viewer sees it.

    - `cards`: None for each card that the viewer may not see; `total`: None unless all are seen.
    - `shown`: whether everybody sees the hand.
    - `draws`: whether its holder asked for a third card; None before they speak.
    - `third`: the value of the third card, which is face up (CF-14).
    """

    seat: Seat
    cards: tuple[Card | None, ...]
    total: int | None
    shown: bool
    draws: bool | None
    third: int | None


class BankSeatView(msgspec.Struct, frozen=True, kw_only=True):
    """An occupied place. Amounts are in units; chips and answers are public.

    - `prime`: its rank in prime, from 1; None for the banker, and while there is no bank.
    - `refused`: units of its stake in this coup that the bank did not take.
    """

    seat: Seat
    bystander: bool
    purse: int
    stake: int
    said: Any
    prime: int | None
    refused: int = 0


class BankView(msgspec.Struct, frozen=True, kw_only=True):
    """The base of the views of tables with a player's bank; `choices` are the viewer's own.

    - `left`: units of the bank that are open to stakes.
    - `over`: units by which the stakes exceed the bank, while its banker is asked about them.
    - `asked`: the seats that have to answer; `turn`: the only one of them, or 0.
    - `missing`: how many more seated players the table waits for (AD-C3).
    - `price` and `giver`: of a bank that is being passed on; `bid` and `bidder`: of its auction.
    - `default`: the action taken for the viewer, if asked, when time is up (RM-3, BB-20).
    - `quick`: amounts to suggest to the viewer.
    """

    viewer: Seat
    phase: str
    seats: tuple[BankSeatView, ...]
    bank: Bank | None
    call: CallHeld | None
    suivi: tuple[Seat, ...]
    left: int
    over: int
    asked: tuple[Seat, ...]
    turn: Seat
    price: int
    giver: Seat
    bid: int
    bidder: Seat
    shoe: ShoeView
    choices: tuple[Any, ...]
    default: Any
    quick: tuple[Quick, ...]
    missing: int = 0

    @property
    def purse(self) -> int:
        """The units in the viewer's purse; 0 for a viewer without a seat."""
        return next((each.purse for each in self.seats if each.seat == self.viewer), 0)

    def others_said(self, words: object) -> bool:
        """Whether somebody else has said this."""
        return any(each.said == words and each.seat != self.viewer for each in self.seats)


def priceable_coup(seen: BankView) -> None:
    """Return None: these tables have no bets whose price depends on the cards alone."""


V = TypeVar("V")


class LazyBankView(LazyView[S, V]):
    """A lazy view for a seat at a table with a player's bank.

    Purse and choices are computed at once, because everybody who answers a question needs them.
    """

    purse: int
    choices: tuple[Any, ...]

    @property
    def bank(self) -> Any:
        return self._state.bank

    def others_said(self, words: object) -> bool:
        """Whether somebody else has said this."""
        said = self._state.answers
        return words in said and any(
            each == words and seat != self.viewer for seat, each in enumerate(said, 1)
        )
