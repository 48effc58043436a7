"""The state of a table with a player's bank, and the order of its seats (CF-4).

The state is a frozen value, made by `apply` alone, and holds neither history nor cards to come. It
keeps this true: chips are in exactly one of the places that `balances` lists, so their sum changes
only when chips come from an account or go to one; `purses`, `stakes` and `answers` have an entry
for each place, and a purse of None is an empty place; there is a `bank` in every phase that plays
against one, and a `giver` only while a bank is passed on.

Chemin de fer and baccara banque extend `BankState` by fields and override the methods that differ
(`offer_order`, `falls_to`, `asks_all`); code that serves both calls these, and never asks which
game it is.

Two caches live in a state's `__dict__`: the offers to each seat, and the seats that are eligible to
answer. A new state begins without them, except that an answer carries the second one over
(`apply`), since it changes nobody's right to answer. A handler that changed a state in place would
leave them wrong.
"""

from typing import Any, Final, TypeVar

import msgspec

from ...rules.presets.bank import BankRules
from ..common.chips import Place, Purses, Seat, bank, garage, table_balances
from ..common.memo import lazy_property
from ..common.shoe import Shoe
from .actions import CallKind, Double
from .events import BankEnds
from .phases import BANKER_MAY_LEAVE_PHASES, BEFORE_COUP_PHASES
from .prime import from_right, in_prime, in_turn

ELIGIBLE_KEY: Final = "eligible"
"""The key in a state's `__dict__` under which the seats that may answer are cached."""


class Bank(msgspec.Struct, frozen=True):
    """A bank, in units.

    - `own` and `co` are the banker's and the co-banker's parts, `aside` and `co_aside` their
      garages.
    - `shares` are the ratio in which they divide gain and loss. It is equal until the co-banker
      leaves a raise unmatched (CF-8).
    - `origin` is the original banker, if this bank is a suite (CF-4).
    - `fresh`: no calls have been open on it yet; `won`: it has won a coup; `waited`: it has already
      waited once for stakes.
    """

    seat: Seat
    own: int
    origin: Seat | None = None
    co_banker: Seat | None = None
    co: int = 0
    aside: int = 0
    co_aside: int = 0
    shares: tuple[int, int] = (1, 1)
    fresh: bool = True
    won: bool = False
    waited: bool = False

    @property
    def sum(self) -> int:
        """The units in play: the banco."""
        return self.own + self.co

    def co_part(self, amount: int, unit: int) -> int:
        """Return the co-banker's part of a gain or loss, a multiple of the table's `unit` (CF-8).

        The odd unit is the banker's.
        """
        if self.co_banker is None:
            return 0
        own, co = self.shares
        return amount * co // ((own + co) * unit) * unit


_SOLO: Final = frozenset({CallKind.SOLO, CallKind.SUIVI})


class CallHeld(msgspec.Struct, frozen=True):
    """The call under which a coup is played, and its callers in prime."""

    kind: CallKind
    seats: tuple[Seat, ...]
    half: bool = False
    """Whether two callers share it; a suivi may be of either kind."""

    @property
    def is_solo(self) -> bool:
        """Whether one player alone covers the whole bank (AD-C33)."""
        return self.kind in _SOLO and not self.half


class BankState(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The base of the states of tables with a player's bank.

    - `purses`, `stakes` and `answers` have one entry per place: the chairs, then the bystanders'
      places. `answers` are the answers to the current question.
    - `arrivals`: the bystanders' places in order of arrival (CF-6).
    - `turn`: the only seat that is asked; 0 if nobody or everybody is.
    - `suivi`: the seats that may call again before everyone else (CF-18).
    - `price`, `giver` and `origin` belong to a bank that is being passed on.
    - `raised`: the units of a raise that is not yet matched, from purse and from garage.
    - `last`: the result of the last coup; None before the first and after one without stakes.
    - `refused`: the units of each place's stake that the bank refused in this coup; () for none.
    """

    preset: BankRules
    phase: str
    purses: Purses
    stakes: tuple[int, ...]
    answers: tuple[Any, ...]
    arrivals: tuple[Seat, ...] = ()
    bank: Bank | None = None
    turn: Seat = 0
    suivi: tuple[Seat, ...] = ()
    call: CallHeld | None = None
    price: int = 0
    giver: Seat = 0
    origin: Seat | None = None
    raised: tuple[int, int] = (0, 0)
    last: Any = None
    shoe: Shoe = Shoe()
    refused: tuple[int, ...] = ()

    @lazy_property
    def offer_cache(self) -> dict[Seat, Any]:
        """What each seat is offered in this state, as far as it has been computed."""
        return {}

    @property
    def banker(self) -> Seat:
        """The seat that has the bank; 0 for none."""
        return self.bank.seat if self.bank else 0

    @property
    def co_banker(self) -> Seat:
        """The seat that has doubled the bank; 0 for none."""
        return (self.bank.co_banker or 0) if self.bank else 0

    @property
    def uncovered(self) -> int:
        """The units of the bank that are still open to stakes; never below 0.

        The stake of a caller who covers what the table leaves open only counts by half (CF-3).
        """
        if self.bank is None:
            return 0
        marche = self.call is not None and self.call.kind is CallKind.MARCHE
        beyond_half = self.preset.half_of(self.bank.sum) if marche else 0
        return max(0, self.bank.sum - sum(self.stakes) + beyond_half)

    @property
    def asks_all(self) -> bool:
        """Whether bystanders are asked for their stakes together with the chairs (BB-2)."""
        return False

    @property
    def needs_banker(self) -> bool:
        """Whether the next shoe waits until there is a bank (C-4)."""
        return False

    @property
    def missing_players(self) -> int:
        """How many seated players a new coup still needs (AD-C3)."""
        least = self.preset.least_players
        if not least:
            return 0
        chairs = self.purses[: self.preset.seats]
        return max(0, least - sum(purse is not None for purse in chairs))

    @property
    def waits_for_players(self) -> bool:
        """Whether the table waits for more players before a shoe or a coup begins (AD-C3)."""
        return (
            self.phase in BEFORE_COUP_PHASES and not any(self.stakes) and self.missing_players > 0
        )

    def within_most(self, units: int, held: int = 0) -> int:
        """Return how many of these units a bank that holds some may still take (AD-C12)."""
        most = self.preset.most_bank
        return units if most is None else min(units, max(0, most - held))

    def staked(self, seat: Seat) -> int:
        """Return a seat's stake against the bank, in units."""
        return self.stakes[seat - 1]

    def refused_of(self, seat: Seat) -> int:
        """Return how many units of a seat's stake the bank refused in this coup."""
        return self.refused[seat - 1] if self.refused else 0

    def held(self, seat: Seat) -> int:
        """Return the units in a seat's purse; 0 for an empty seat."""
        return self.purses[seat - 1] or 0

    def funds(self, seat: Seat) -> int:
        """Return the units that a seat can bring into a bank."""
        return self.held(seat)

    def may_bank(self, seat: Seat) -> bool:  # noqa: ARG002 - at chemin de fer newcomers wait
        """Whether this seat may take a bank over now."""
        return True

    def may_double(self, seat: Seat) -> bool:  # noqa: ARG002 - at chemin de fer a giver may not
        """Whether this seat may become the co-banker."""
        return True

    @property
    def is_bound_to_deal(self) -> bool:
        """Whether this banker took the bank over, and has to deal a coup first (AD-C21)."""
        return False

    def refusal_costs_seat(self, seat: Seat) -> bool:  # noqa: ARG002 - at chemin de fer it may
        """Whether declining the bank that is offered gives up the seat."""
        return False

    def new_bank(self, seat: Seat, amount: int, origin: Seat | None) -> Bank:
        """Return a new bank of `amount` units; it is a suite if it has an origin."""
        return Bank(seat, amount, origin)

    def is_occupied(self, seat: Seat) -> bool:
        """Whether somebody is at this place."""
        return 1 <= seat <= len(self.purses) and self.purses[seat - 1] is not None

    def is_bystander(self, seat: Seat) -> bool:
        """Whether this place is a bystander's, not a chair."""
        return seat > self.preset.seats

    def has_chips_in_play(self, seat: Seat) -> bool:
        """Whether this seat has chips in play, so that it cannot be left.

        Stakes and a co-banker's part are always in play. A banker can be paid out between coups.
        """
        if self.stakes[seat - 1] or seat == self.co_banker:
            return True
        return seat == self.banker and self.phase not in BANKER_MAY_LEAVE_PHASES

    def has_role(self, seat: Seat) -> bool:
        """Whether this seat is the banker's or the co-banker's, or has a hand."""
        return seat in {self.banker, self.co_banker}

    def balances(self) -> dict[Place, int]:
        """Return the units in each account on the table."""
        held = table_balances(self.purses, self.stakes)
        if self.bank:
            held[bank(self.bank.seat)] = self.bank.own
            others = (
                (garage(self.bank.seat), self.bank.aside),
                (bank(self.co_banker), self.bank.co),
                (garage(self.co_banker), self.bank.co_aside),
            )
            held |= {place: units for place, units in others if units}
        return held

    @property
    def prime_base(self) -> Seat:
        """The chair at whose right prime starts: the original banker's in a suite (CF-4)."""
        bank = self.bank
        return (bank.origin or bank.seat) if bank else self.origin or self.giver

    def chair_of(self, seat: Seat) -> Seat:
        """Return the chair whose right neighbour follows a banker at this place."""
        return seat

    def prime_order(self) -> tuple[Seat, ...]:
        """List the chairs in prime, without the seat that has the bank or passes it on (CF-4).

        They start at the banker's right; in a suite, at the right of the original banker, who then
        comes last.
        """
        holder = self.bank.seat if self.bank else self.giver
        return in_prime(holder, self.prime_base, self.preset.seats, self.purses)

    def standing_order(self) -> tuple[Seat, ...]:
        """List the bystanders by arrival (CF-6), or in prime by the chairs before them (AD-C7).

        Those who have the bank, a part of it, or pass it on are left out.
        """
        rules, standing, base = self.preset, self.arrivals, self.prime_base
        if rules.standing_banks:
            out = {self.banker or self.giver, self.co_banker}
            standing = tuple([place for place in standing if place not in out])
        if not rules.standing_ranks or len(standing) <= 1:
            return standing
        places = len(self.purses) - rules.seats

        def rank(place: Seat) -> int:
            chair = 1 + (place - rules.seats - 1) * rules.seats // places
            return in_turn(base, chair, rules.seats)

        return tuple(sorted(standing, key=rank))

    def claimants(self) -> tuple[Seat, ...]:
        """List who may join a bank or take it over: the chairs in prime, then, by rule, bystanders.

        See CF-8, CF-19 and AD-C6.
        """
        chairs = self.prime_order()
        return chairs + self.standing_order() if self.preset.standing_banks else chairs

    def bidders(self) -> tuple[Seat, ...]:
        """List who may bid for the bank, in the order in which equal bids count (CF-20)."""
        return self.claimants()

    def offer_order(self) -> tuple[Seat, ...]:
        """List the chairs in the order in which a bank is offered to them (CF-16)."""
        raise NotImplementedError

    def reoffer_sum(self, bank: Bank) -> int:
        """Return the sum at which a bank is passed on, before the minimum counts (CF-19)."""
        return bank.sum

    @property
    def auction_waits(self) -> bool:
        """Whether the bank is auctioned only with the next shoe (AD-B13)."""
        return False

    def falls_to(self, how: BankEnds) -> Seat:
        """Return the seat at whose right the offers of the next bank start (CF-21)."""
        raise NotImplementedError


S = TypeVar("S", bound=BankState)


def require_bank(state: BankState) -> Bank:
    """Return the bank; raises ValueError in a phase that has none."""
    if state.bank is None:
        raise ValueError(f"there is no bank in {state.phase}")
    return state.bank


def seats_right_of(state: BankState, base: Seat) -> tuple[Seat, ...]:
    """List the occupied chairs from the right of `base`, which comes last itself."""
    return from_right(base, state.preset.seats, state.purses)


def prime(state: BankState) -> tuple[Seat, ...]:
    """List the chairs in prime, without the seat that has the bank or passes it on."""
    return state.prime_order()


def punters(state: BankState) -> tuple[Seat, ...]:
    """List the chairs that may stake against the bank, in prime (CF-8)."""
    in_prime, bank = state.prime_order(), state.bank
    co_banker = bank.co_banker if bank else None
    return tuple([seat for seat in in_prime if seat != co_banker]) if co_banker else in_prime


def doublers(state: BankState) -> tuple[Seat, ...]:
    """List who may double the bank, in the order in which they count (CF-8)."""
    return tuple([seat for seat in state.claimants() if state.may_double(seat)])


def takers(state: BankState) -> tuple[Seat, ...]:
    """List who may take over a bank that is passed on, in the order in which they count (CF-19)."""
    return tuple([seat for seat in state.claimants() if state.may_bank(seat)])


def first_partner(state: BankState) -> Seat:
    """Return the first in prime who would double the bank and can; 0 for nobody (CF-8)."""
    whole = require_bank(state).sum
    said = (s for s in doublers(state) if type(state.answers[s - 1]) is Double)
    return next((seat for seat in said if state.funds(seat) >= whole), 0)


def bystanders(state: BankState) -> tuple[Seat, ...]:
    """List the bystanders in the order in which they count (CF-6)."""
    return state.standing_order()


def order(state: BankState) -> tuple[Seat, ...]:
    """List everyone who may stake: the chairs in prime, then the bystanders."""
    return punters(state) + state.standing_order()


def stakes_to_refund(state: BankState) -> tuple[()] | None:
    """List the events that return stakes before new limits apply: none, or None to wait."""
    staked = (seat for seat, units in enumerate(state.stakes, 1) if units)
    return None if any(map(state.has_chips_in_play, staked)) else ()


def seat_limits_to_clear(state: BankState) -> tuple[()]:
    """Return nothing: seats have no limits of their own at these tables."""
    return ()
