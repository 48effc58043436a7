"""The house rules that all games have: of the shoe, and of the room."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache, cached_property
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from ..tableau import Tableau

CHIP: Final = 100
"""Units in a chip."""

STOP_DEPTH: Final = 7
ONE_MORE_DEPTH: Final = 12
"""Two coups of six cards."""

Check = tuple[bool, str, str]
"""Whether a field is wrong, its name, and the reason."""


class BadField(ValueError):
    """A field of a preset has an impossible value; `field` is its name."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field


MOST_CHIPS: Final = 10**10 * CHIP
"""The highest limit of any table, in units."""
MOST_BYSTANDERS: Final = 6

Trait = Literal["squeeze", "players-deal", "side-bets", "free-draw"]
"""A characteristic by which a player may choose a table.

In this order: the highest stake turns the cards; the shoe passes from player to player; there are
bets outside the main row; no tableau binds the hands."""

Group = Literal["table", "stakes", "shoe", "cards", "calls", "bank"]


def form_field(
    group: Group, low: int | None = None, high: int | None = None, *, sums: bool = False
) -> msgspec.Meta:
    """Describe a field for forms: its place, its bounds, and whether it is a sum in units."""
    return msgspec.Meta(ge=low, le=high, extra={"group": group, "sums": sums})


Denominations = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_CHIPS)], ...],
    msgspec.Meta(min_length=1, max_length=8, extra={"group": "table", "sums": True}),
]


Burn = Annotated[
    Annotated[int, form_field("shoe", 0, 52)] | Literal["first-card"], form_field("shoe")
]


def whole_chip_fault(*, whole: bool, step: int) -> Check:
    """Check that stakes are whole chips where the house rounds to whole chips."""
    return (
        whole and step % CHIP > 0,
        "stake_step",
        "it is whole chips where only those are played for",
    )


def round_up(part: int, parts: int, unit: int) -> int:
    """Return `part / parts` units, rounded up to a multiple of `unit`."""
    return -(-part // (parts * unit)) * unit


class ShoeRules(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """House rules of the shoe and of the room.

    - `packs`: of 52 cards (C-2).
    - `stop_depth`: the number of cards behind the stop card; `one_more`: the coup after the one in
      which it appears is dealt too (C-5).
    - `burn`: the number of cards discarded face down before the first coup, or `first-card`: one is
      shown, and its value in further cards is burnt, ten for zero (C-7).
    - `waiting_list`: a chair that becomes free is kept for the first player on a list (AD-C9,
      AD-P14).
    """

    packs: Annotated[int, form_field("shoe", 1, 8)]
    stop_depth: Annotated[int, form_field("shoe", STOP_DEPTH, 104)] = STOP_DEPTH
    one_more: Annotated[bool, form_field("shoe")] = False
    burn: Burn = 0
    waiting_list: Annotated[bool, form_field("table")] = False

    @property
    def most_stake(self) -> int | None:
        """The maximum of one bet, in units; None where a game has no such limit."""
        return None

    @property
    def whole_chips(self) -> bool:
        """Whether only whole chips are played for, and sums are rounded to them."""
        return False

    @cached_property
    def rounding_unit(self) -> int:
        """Units of which taxes and commissions are multiples."""
        return CHIP if self.whole_chips else 1

    def half_of(self, units: int) -> int:
        """Return the smaller half of an amount, in whole chips where only those are played for."""
        return units // (2 * self.rounding_unit) * self.rounding_unit

    @property
    def seats_by_lot(self) -> bool:
        """Whether the house draws the chairs, and nobody may choose one (CF-1)."""
        return False

    @property
    def last_hands(self) -> int:
        """The coups that are announced before a table closes; 0 for none (AD-P25)."""
        return 0

    @property
    def limits_change(self) -> str:
        """When other limits apply: from the `next-shoe`, or `after-three` coups (AD-P18)."""
        return "next-shoe"

    @property
    def players_needed(self) -> int:
        """The fewest seated players with whom a coup can be dealt."""
        return 1

    @property
    def row(self) -> tuple[str, ...]:
        """The bets in front of each place, from left to right; empty without bets."""
        return ()

    @property
    def traits(self) -> tuple[Trait, ...]:
        """The characteristics of these rules."""
        return ()

    @cached_property
    def cards(self) -> int:
        """The number of cards in the full shoe."""
        return 52 * self.packs

    @property
    def customary(self) -> Tableau | None:
        """The tableau to display; None where no hand follows one."""
        return None

    def shoe_faults(self) -> list[Check]:
        """List the faults of bounds, depth and burning.

        Raises BadField for a value of the wrong type.
        """
        self._check_kinds()
        lies = f"a coup more needs a stop card {ONE_MORE_DEPTH} deep or deeper"
        shallow = self.one_more and self.stop_depth < ONE_MORE_DEPTH
        return [*self._out_of_bounds(), (shallow, "stop_depth", lies)]

    def _check_kinds(self) -> None:
        with suppress(msgspec.ValidationError):
            msgspec.convert(asdict(self), _kinds(type(self)))
            return
        for name, kind in _hints(type(self)).items():
            value = getattr(self, name)
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError:
                if type(value) is int and name in _limits(type(self)):
                    continue  # it is out of bounds, which is already reported
                raise BadField(name, f"it cannot be {value!r}") from None

    def _out_of_bounds(self) -> Iterator[Check]:
        """List the numbers outside the bounds of their fields."""
        for name, (low, high) in _limits(type(self)).items():
            value = getattr(self, name)
            if isinstance(value, int):
                yield not low <= value <= high, name, f"it is {low} to {high}"


@cache
def amount_fields(rules: type[ShoeRules]) -> frozenset[str]:
    """Return the fields that hold one or more sums in units."""
    hints = get_type_hints(rules, include_extras=True)
    return frozenset(
        name
        for name, kind in hints.items()
        for mark in getattr(kind, "__metadata__", ())
        if isinstance(mark, msgspec.Meta) and (mark.extra or {}).get("sums")
    )


@cache
def _limits(rules: type[ShoeRules]) -> dict[str, tuple[int, int]]:
    return {name: limits for name, kind in _hints(rules).items() if (limits := bounds(kind))}


@cache
def _kinds(rules: type[ShoeRules]) -> type[msgspec.Struct]:
    """Return a struct of the same fields; converting them all at once is faster than one by one."""
    return msgspec.defstruct("Kinds", [*_hints(rules).items()])


@cache
def _hints(rules: type[ShoeRules]) -> dict[str, Any]:
    hints = get_type_hints(rules, include_extras=True)
    return {name: hints[name] for name in rules.__struct_fields__}


def bounds(kind: object) -> tuple[int, int] | None:
    """Return the bounds that a field's type sets, or None."""
    marks = getattr(kind, "__metadata__", ())
    for mark in marks:
        if isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
            return int(mark.ge), int(mark.le)
    inner = get_args(kind) if marks or get_origin(kind) is not tuple else ()
    return next(filter(None, map(bounds, inner)), None)
