"""Name the chips that events move, in units, from which account to which."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

Seat = int

Purses = tuple[int | None, ...]
"""What each seat holds, in units, from seat 1 on; None where nobody sits."""

HOUSE: Final[Seat] = 0
"""The croupier: deals, closes the stakes, opens the shoe."""

CHANGEUR: Final[Seat] = -1
"""Who seats people, sells chips and takes them back (RM-1)."""

WATCHER: Final[Seat] = -2
"""Somebody who looks on without a seat, and never acts."""

T = TypeVar("T")


def with_item(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return a row of one entry per seat, with `value` for `seat`."""
    changed = [*row]
    changed[seat - 1] = value
    return tuple(changed)


MAX_UNITS: Final = 10**15
"""The most that may be bought into one purse; far below 2**53, so that wins stay exact."""


class Account(StrEnum):
    """Where chips can lie at a table. Purses and stakes belong to a seat."""

    __hash__ = str.__hash__  # an enum's own is looked up by name, in Python

    PURSE = "purse"
    STAKES = "stakes"
    BANK = "bank"
    """Without a seat the house's chips, which pay the winners of punto banco and may go below
    zero; with one, what a banker or co-banker has in a bank of their own."""
    GARAGE = "garage"
    """What of a bank is laid aside (CF-7)."""
    COMMISSION = "commission"
    OWED = "owed"
    """Commission that is noted: laid by for the house, which collects it later (PB-9)."""
    CHANGEUR = "changeur"
    """The way to the players' accounts outside the table."""


class Place(msgspec.Struct, frozen=True):
    """An account, and whose it is; seat 0 where it is nobody's."""

    account: Account
    seat: Seat = 0


class Move(msgspec.Struct, frozen=True):
    """`amount` units, at least one, from one place to another."""

    source: Place
    target: Place
    amount: int


BANK: Final = Place(Account.BANK)
COMMISSION: Final = Place(Account.COMMISSION)
PLACES: Final = 64
"""More than any table has chairs: where chips lie is asked for at every event."""


@lru_cache(PLACES)
def purse(seat: Seat) -> Place:
    return Place(Account.PURSE, seat)


@lru_cache(PLACES)
def stakes(seat: Seat) -> Place:
    return Place(Account.STAKES, seat)


@lru_cache(PLACES)
def bank(seat: Seat) -> Place:
    return Place(Account.BANK, seat)


@lru_cache(PLACES)
def garage(seat: Seat) -> Place:
    return Place(Account.GARAGE, seat)


def owed(seat: Seat) -> Place:
    return Place(Account.OWED, seat)


def changeur(seat: Seat) -> Place:
    return Place(Account.CHANGEUR, seat)


def move(source: Place, target: Place, amount: int) -> tuple[Move, ...]:
    """Move `amount`: nothing for zero, and backwards if it is negative."""
    if amount < 0:
        return (Move(target, source, -amount),)
    return (Move(source, target, amount),) if amount else ()


AT_RISK: Final = frozenset({Account.STAKES, Account.BANK})
"""Where chips lie that a coup may take."""


def risk_by_seat(balances: Mapping[Place, int]) -> Counter[Seat]:
    """Add up what each seat has where a coup may take it, by what lies on a table."""
    lies: Counter[Seat] = Counter()
    for place, units in balances.items():
        if place.seat and place.account in AT_RISK:
            lies[place.seat] += units
    return lies


def net_by_place(moves: Iterable[Move]) -> Counter[Place]:
    """Add up what each place gained or lost."""
    gains: Counter[Place] = Counter()
    for each in moves:
        gains[each.source] -= each.amount
        gains[each.target] += each.amount
    return gains


def net_by_seat(moves: Iterable[Move]) -> Counter[Seat]:
    """Add up what each seat gained or lost in play; chips bought and cashed are neither.

    What is owed counts as paid.
    """
    gains: Counter[Seat] = Counter()
    for each in moves:
        if Account.CHANGEUR not in {each.source.account, each.target.account}:
            for place, units in (each.source, -each.amount), (each.target, each.amount):
                if place.seat and place.account is not Account.OWED:
                    gains[place.seat] += units
    return gains


def table_balances(held: Purses, staked: Iterable[int]) -> dict[Place, int]:
    """Tell what lies in purses and as stakes, with one entry per place each, in units."""
    lies = {purse(at): units for at, units in enumerate(held, 1) if units}
    for at, units in enumerate(staked, 1):
        if units:
            lies[stakes(at)] = units
    return lies
