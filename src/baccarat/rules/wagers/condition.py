"""Conditions of paytable rows: facts of a coup, with their allowed values."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final, Literal

import msgspec

from ..coup import Outcome
from .facts import Facts
from .first_cards import Exactly, Pair, Poker, Rank, Suit, count_among

Comparable = Literal[
    "player_total", "banker_total", "player_cards", "banker_cards",
    "player_two", "banker_two", "player_third", "banker_third",
]  # fmt: skip
"""The facts that `equal` compares."""

EXACTLY: Final = {
    "player_exactly": ("player_first",),
    "banker_exactly": ("banker_first",),
    "first_four": ("player_first", "banker_first"),
}
"""The facts that count cards, and the hands whose first two cards they count."""

NEED_FIRST: Final = (
    "player_pair",
    "banker_pair",
    "player_ranks",
    "banker_ranks",
    "player_suits",
    "banker_suits",
    "one_rank",
    "pairs",
    "perfect_pairs",
    *EXACTLY,
)
"""The facts that need the ranks or suits of the first two cards of the hands."""

NEED_ALL: Final = (
    "player_third_suit",
    "banker_third_suit",
    "first_rank",
    "first_suit",
    "player_flush",
    "banker_flush",
    "poker",
)
"""The facts that need all cards of the coup, in the order in which they were dealt."""

NEED_RANKS: Final = (*NEED_FIRST, *NEED_ALL)
"""The facts that need more than the values of the cards."""

NEED_THIRDS: Final = ("player_two", "banker_two", "player_third", "banker_third")
"""The facts that need more than the final totals and the numbers of cards."""


class BadCondition(ValueError):
    """A condition allows a `value` that its `fact` never has."""

    def __init__(self, fact: str, value: object) -> None:
        super().__init__(f"{fact}: no coup has {value!r} there")
        self.fact, self.value = fact, value


class Condition(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True
):
    """The allowed values of each fact of a coup; an empty field allows any. All fields must hold.

    The fields are those of Facts, with the same meaning. Of ranks and suits, only the listed ones
    may occur: kings and queens allow two kings, a king and a queen, and two queens. `equal` lists
    facts that must all be known and the same.

    Raises BadCondition for a value of the wrong type. `check_wager` goes through all coups, and
    finds values that no coup can have.
    """

    winner: tuple[Outcome, ...] = ()
    player_total: tuple[int, ...] = ()
    banker_total: tuple[int, ...] = ()
    player_cards: tuple[int, ...] = ()
    banker_cards: tuple[int, ...] = ()
    margin: tuple[int, ...] = ()
    high: tuple[int, ...] = ()
    low: tuple[int, ...] = ()
    high_cards: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    natural: tuple[bool, ...] = ()
    player_pair: tuple[Pair, ...] = ()
    banker_pair: tuple[Pair, ...] = ()
    player_ranks: tuple[Rank, ...] = ()
    banker_ranks: tuple[Rank, ...] = ()
    player_suits: tuple[Suit, ...] = ()
    banker_suits: tuple[Suit, ...] = ()
    one_rank: tuple[bool, ...] = ()
    pairs: tuple[int, ...] = ()
    perfect_pairs: tuple[int, ...] = ()
    player_two: tuple[int, ...] = ()
    banker_two: tuple[int, ...] = ()
    player_third: tuple[int, ...] = ()
    banker_third: tuple[int, ...] = ()
    sum: tuple[int, ...] = ()
    equal: tuple[Comparable, ...] = ()
    player_exactly: tuple[Exactly, ...] = ()
    banker_exactly: tuple[Exactly, ...] = ()
    first_four: tuple[Exactly, ...] = ()
    player_third_suit: tuple[Suit, ...] = ()
    banker_third_suit: tuple[Suit, ...] = ()
    first_rank: tuple[Rank, ...] = ()
    first_suit: tuple[Suit, ...] = ()
    player_flush: tuple[bool, ...] = ()
    banker_flush: tuple[bool, ...] = ()
    poker: tuple[Poker, ...] = ()

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            allowed = getattr(self, name)
            if not isinstance(allowed, tuple):
                raise TypeError(f"{name}: what is allowed is a tuple of values, not {allowed!r}")
            if allowed:
                values = tuple(_value(name, each) for each in allowed)
                msgspec.structs.force_setattr(self, name, values)

    def holds(self, facts: Facts) -> bool:
        """Whether the condition applies to a coup."""
        for name, allowed in self.asked:  # noqa: SIM110 - `all` costs more than these few facts
            if not allows(name, allowed, facts):
                return False
        return True

    @cached_property
    def asked(self) -> tuple[tuple[str, tuple[object, ...]], ...]:
        """The restricted facts with their allowed values; cached, since every coup needs them."""
        facts = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return tuple((name, allowed) for name, allowed in facts if allowed)

    @cached_property
    def needs_ranks(self) -> bool:
        """Whether more than the values of the cards is needed; cached like `asked`."""
        return any(name in NEED_RANKS for name, _ in self.asked)

    @cached_property
    def needs_all(self) -> bool:
        """Whether all cards of the coup are needed; cached like `asked`."""
        return any(name in NEED_ALL for name, _ in self.asked)

    @cached_property
    def needs_thirds(self) -> bool:
        """Whether two-card totals or third cards are needed; cached like `asked`."""
        return any(name in NEED_THIRDS for name in (*(name for name, _ in self.asked), *self.equal))


@cache
def field_types() -> Mapping[str, Any]:
    """Return the type of the allowed values of each fact."""
    return {field.name: field.type for field in msgspec.structs.fields(Condition)}


def _value(fact: str, raw: object) -> object:
    """Convert a value to its fact's type: `"tie"` to Outcome.TIE. Raises BadCondition."""
    try:
        (value,) = msgspec.convert((raw,), field_types()[fact])
    except msgspec.ValidationError:
        raise BadCondition(fact, raw) from None
    return value


def allows(name: str, allowed: tuple[object, ...], facts: Facts) -> bool:
    """Whether a coup has one of the allowed values of a fact."""
    if name == "equal":
        values = {getattr(facts, str(each)) for each in allowed}
        return len(values) == 1 and None not in values
    if hands := EXACTLY.get(name):
        cards = [card for hand in hands for card in getattr(facts, hand) or ()]
        return any(count_among(cards, str(each)).fits(str(each)) for each in allowed)
    fact = getattr(facts, name)
    return fact.issubset(allowed) if isinstance(fact, frozenset) else fact in allowed
