"""The accounts of a table, and the chips that events move between them, in units."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeGuard, TypeVar

import msgspec

from ...rules.fast_enum import FastStrEnum

Seat = int

Purses = tuple[int | None, ...]
"""The units in each seat's purse, from seat 1; None for an empty seat."""

HOUSE: Final[Seat] = 0
"""The croupier: deals, closes the stakes, opens the shoe."""

CHANGEUR: Final[Seat] = -1
"""The changeur: seats players, sells chips and takes them back (RM-1)."""

WATCHER: Final[Seat] = -2
"""A spectator, who never acts."""

T = TypeVar("T")


def with_item(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return a row of one entry per seat, with `value` for `seat`."""
    changed = [*row]
    changed[seat - 1] = value
    return tuple(changed)


class SymbolicUnits:
    """The base of a class whose objects represent a number of units, as a simulation traces it."""

    __slots__ = ()


def is_int(amount: object) -> TypeGuard[int]:
    """Whether this is a number of units at all; True and 1.0 are not."""
    return type(amount) is int or isinstance(amount, SymbolicUnits)


MAX_UNITS: Final = 10**15
"""The most that may be bought into one purse; far below 2**53, so that wins stay exact."""


class Account(FastStrEnum):
    """The accounts of a table. Purses and stakes belong to a seat."""

    PURSE = "purse"
    STAKES = "stakes"
    BANK = "bank"
    """The house's chips, which pay winners at punto banco and may go below zero; with a seat, the
    part of a banker or co-banker."""
    GARAGE = "garage"
    """The part of a bank that is set aside (CF-7)."""
    COMMISSION = "commission"
    OWED = "owed"
    """Noted commission, which is reserved until the house collects it (PB-9)."""
    CHANGEUR = "changeur"
    """The players' accounts outside the table."""


class Place(msgspec.Struct, frozen=True):
    """An account and its seat; seat 0 if it belongs to nobody."""

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
"""How many places are cached. Every event needs some, and no table has as many chairs."""


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
"""The accounts whose chips can be lost in a coup."""


def risk_by_seat(balances: Mapping[Place, int]) -> Counter[Seat]:
    """Return the units that each seat can lose in a coup."""
    risks: Counter[Seat] = Counter()
    for place, units in balances.items():
        if place.seat and place.account in AT_RISK:
            risks[place.seat] += units
    return risks


def net_by_place(moves: Iterable[Move]) -> Counter[Place]:
    """Return the net gain of each place."""
    gains: Counter[Place] = Counter()
    for each in moves:
        gains[each.source] -= each.amount
        gains[each.target] += each.amount
    return gains


def net_by_seat(moves: Iterable[Move]) -> Counter[Seat]:
    """Return the net gain of each seat in play, without chips bought and cashed.

    Commission that is owed counts as paid.
    """
    gains: Counter[Seat] = Counter()
    for each in moves:
        if Account.CHANGEUR not in {each.source.account, each.target.account}:
            for place, units in (each.source, -each.amount), (each.target, each.amount):
                if place.seat and place.account is not Account.OWED:
                    gains[place.seat] += units
    return gains


def table_balances(held: Purses, staked: Iterable[int]) -> dict[Place, int]:
    """Return the units in purses and stakes by place."""
    lies = {purse(at): units for at, units in enumerate(held, 1) if units}
    for at, units in enumerate(staked, 1):
        if units:
            lies[stakes(at)] = units
    return lies
