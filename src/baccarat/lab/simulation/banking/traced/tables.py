"""Play the rooms' table from one deal to the next, with amounts that are traced.

Between two deals a table is a row of numbers, one in each slot: the hands to deal; a code for the
value of each field of the state, with its sums of chips left out; these sums; and the accounts. A
field of the state is only compared with its code if the rules read it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import repeat
from typing import Any, Final, NamedTuple, TypeGuard

import msgspec
from msgspec.structs import replace

from .....cards.card import PACK, Card
from .....rules.coup import Outcome
from .....rules.presets.bank import BankRules
from .....tables.common.shoe import CoupEnded, Shoe, ShoePhase
from .....tables.dealer import play
from ..hand_play import BLIND, three_hands_of
from ..hands_at_table import HandChances, hands_held
from ..settings import BankSettings
from ..table import TableShoe
from ..tally import ABSENT, RESULTS
from .amount import Amount, Compared, Number, Step, Trace, sum_of
from .numbers import HANDS, SLOTS

_CHIPS: Final = frozenset({
    "purses", "stakes", "own", "co", "aside", "co_aside", "amount", "price", "raised", "refused",
    "opening", "gained", "gain",
})  # fmt: skip
"""Fields that hold sums of chips. In other fields each value gets its code."""
_BY_SEAT: Final = ("staked", "ponte", "bank")
_SINGLE: Final = ("coups", "banks", "house")
"""The accounts of `Flows`."""
_COUNTS: Final = ("wins", "unstaked")
"""Further counts of a `TableShoe`."""
_CARDS: Final = {card.points: card for card in PACK}
_TOTALS: Final = {Outcome.PLAYER: 9, Outcome.BANKER: 0, Outcome.TIE: 8}
"""Totals of two cards that beat a banker's natural eight, lose to it and equal it."""

ACCOUNT: Final = "account"
AMOUNTS: Final = "amounts"
"""Begins the paths within a field: one that is an amount has another slot for its code."""
Path = tuple[str | int, ...]
"""Names a slot: a field of the state, an amount within it, or an account."""


class TableNumber(msgspec.Struct, frozen=True):
    """The place of an amount: the number of its slot."""

    number: int


class Way(NamedTuple):
    """The way of a table to its next deal: the steps, and the new numbers by slot.

    `ends` is whether the shoe ended instead.
    """

    steps: Sequence[Step]
    changes: Mapping[int, Number]
    ends: bool


class _Unread:
    """The value of a field, which is decoded when the rules first read it."""

    def __init__(self, read: Callable[[], Any]) -> None:
        self._read = read
        self._found: Any = self

    def value(self) -> Any:
        if self._found is self:
            self._found = self._read()
        return self._found


@cache
def _watched(state: type) -> Any:
    """Return a kind of state whose fields may be unread."""

    def get(self: Any, name: str) -> Any:
        found = object.__getattribute__(self, name)
        return found.value() if type(found) is _Unread else found

    return type(state)(state.__name__, (state,), {"__getattribute__": get}, frozen=True, dict=True)


def _deals(shoe: TableShoe) -> bool:
    phase: str = shoe.state.phase  # each game has its own type for it
    return phase == ShoePhase.DEALING


class Tables:
    """Plays a table with these settings, and gives its fields and amounts their numbers.

    `start` are the numbers at the first deal of a shoe; `is_empty` is true without such a deal.
    """

    def __init__(self, settings: BankSettings) -> None:
        self.settings = settings
        self.plays = [HandChances(play) for play in settings.plays]
        self._play_of = dict(zip(settings.places, settings.play_of, strict=True))
        self._slots: dict[Path, int] = {(ACCOUNT, "hands"): HANDS}
        self._codes: dict[Any, int] = {}
        self._values: dict[int, Any] = {}
        shoe = self._shoe()
        self._kind = _watched(type(shoe.state))
        self.is_empty = self._play_on(shoe, repeat(_CARDS[1]))
        self._phase = shoe.state.phase
        self.start = [0] * SLOTS
        for slot, number in self._numbers(shoe, is_over=self.is_empty).items():
            self.start[slot] = sum_of(number).constant

    def slots_of_flows(self) -> list[int]:
        """List the slots of the accounts: those of _SINGLE, then by account and seat."""
        seats = range(len(self.settings.places))
        by_seat = [(name, at) for name in _BY_SEAT for at in seats]
        accounts: list[Path] = [*((name,) for name in _SINGLE), *by_seat]
        return [self._slot((ACCOUNT, *each)) for each in accounts]

    def run(self, result: int, values: Sequence[int], *, last: bool) -> Way:
        """Deal a coup with this result at a table with these values, and play to the next deal."""
        trace = Trace(values[:SLOTS])
        shoe = self._shoe()
        names = shoe.state.__struct_fields__
        fields: dict[str, Any] = {name: _Unread(partial(self._read, trace, name)) for name in names}
        # of the shoe, the rules only ask whether the coup is its last
        dealt = Shoe(coups_left=1 if last else 2)
        known = {"preset": self.settings.rules, "phase": self._phase, "shoe": dealt}
        shoe.state = self._kind(**{**fields, **known})
        for name in _BY_SEAT:
            of_seats = getattr(shoe.flows, name)
            of_seats[:] = [self._variable(trace, (name, at)) for at in range(len(of_seats))]
        for counter, names in ((shoe.flows, _SINGLE), (shoe, _COUNTS)):
            for name in names:
                setattr(counter, name, self._variable(trace, (name,)))
        is_over = self._play_on(shoe, _cards_for(result))
        if shoe.coups[0].index != result:
            raise AssertionError("the cards do not have the result that they were chosen for")
        numbers = self._numbers(shoe, is_over=is_over)
        equal = {each.terms: each.bound for each in trace.steps if _is_equal(each)}
        changes = {
            slot: number
            for slot, number in numbers.items()
            if isinstance(number, Amount) or equal.get(((slot, 1),)) != number
        }
        trace.values.clear()  # the tables' caches keep amounts, and these the trace
        return Way(trace.steps, changes, is_over)

    def field(self, name: str, values: Sequence[int], amount: Callable[[int], Any]) -> Any:
        """Decode a field of the state, with `amount` of its slot in the place of every amount."""
        value = self._values[values[self._slot((name,))]]
        return _swap(value, (), lambda _, each: amount(each.number))

    def _shoe(self) -> TableShoe:
        return TableShoe(self.settings, self.plays, 0, ())

    def _play_on(self, shoe: TableShoe, cards: Iterable[Card]) -> bool:
        """Play until the first card of a coup is due; return whether the shoe ended before."""
        is_dealing = _deals(shoe)
        for step in play(shoe.state, shoe.answer, shoes=[cards], cards=cards):
            if shoe.is_over_after(step):
                return True
            is_dealing = is_dealing and not any(isinstance(each, CoupEnded) for each in step.events)
            if not is_dealing and _deals(shoe):
                return False
        return True

    def _slot(self, path: Path) -> int:
        found = self._slots.setdefault(path, len(self._slots))
        if found >= SLOTS:
            raise AssertionError("a table has more numbers than there are slots")
        return found

    def _variable(self, trace: Trace, account: Path) -> Any:
        return trace.variable(self._slot((ACCOUNT, *account)))

    def _read(self, trace: Trace, name: str) -> Any:
        """Return the value of a field, and note that it has been read."""
        slot = self._slot((name,))
        trace.steps.append(Compared(((slot, 1),), trace.values[slot], exact=True, sign=0))
        return self.field(name, trace.values, trace.variable)

    def _numbers(self, shoe: TableShoe, *, is_over: bool) -> dict[int, Number]:
        found: dict[int, Number] = {}

        def left_out(at: Path, amount: Number) -> TableNumber:
            found[self._slot(at)] = amount
            return TableNumber(self._slot(at))

        state, flows = shoe.state, shoe.flows
        for name in () if is_over else state.__struct_fields__:
            value = object.__getattribute__(state, name)
            if name not in {"preset", "phase", "shoe"} and type(value) is not _Unread:
                chips = name in _CHIPS
                left = _swap(value, (name, AMOUNTS), left_out, chips=chips)
                found[self._slot((name,))] = self._code(name, left)
        for name in _BY_SEAT:
            for at, units in enumerate(getattr(flows, name)):
                found[self._slot((ACCOUNT, name, at))] = units
        for counter, names in ((flows, _SINGLE), (shoe, _COUNTS)):
            for name in names:
                found[self._slot((ACCOUNT, name))] = getattr(counter, name)
        if not is_over:
            found[HANDS] = self._hands(state)
        return found

    def _code(self, name: str, value: Any) -> int:
        """Return a number for a value, scattered so that a tree of comparisons is not deep."""
        code = self._codes.setdefault((name, value), len(self._codes) * 0x9E3779B1 % 2**32)
        self._values[code] = value
        return code

    def _hands(self, state: Any) -> int:
        """Return the hands to deal: a bit for two sides, one for the variant, 5 for each play.

        Another bit says whether the sides of banque speak before the banker looks (AD-B17).
        """
        sides, variant, holders = hands_held(state)
        plays = sum(self._play_of[seat] << 5 * at for at, seat in enumerate(holders))
        blind = three_hands_of(self.settings.rules) == BLIND
        return sides - 1 | variant << 1 | plays << 2 | blind << 17


def numbers_of_flows(flows: Any) -> list[int]:
    """List the accounts in the order of `Tables.slots_of_flows`."""
    single = [getattr(flows, name) for name in _SINGLE]
    return [*single, *(units for name in _BY_SEAT for units in getattr(flows, name))]


def _is_equal(step: Step) -> TypeGuard[Compared]:
    """Whether a comparison has found a sum to be its bound."""
    return isinstance(step, Compared) and step.sign == 0


def _swap(value: Any, at: Path, change: Callable[[Path, Any], Any], *, chips: bool = False) -> Any:
    """Rebuild a value with every amount in it changed. An amount of 0 is left."""
    if isinstance(value, Amount | TableNumber) or (chips and type(value) is int and value):
        return change(at, value)
    if isinstance(value, tuple):
        return tuple([_swap(each, (*at, n), change, chips=chips) for n, each in enumerate(value)])
    if isinstance(value, msgspec.Struct) and not isinstance(value, BankRules):
        fields = value.__struct_fields__
        return replace(
            value,
            **{
                name: _swap(getattr(value, name), (*at, name), change, chips=name in _CHIPS)
                for name in fields
            },
        )
    return value


def _cards_for(result: int) -> list[Card]:
    """Return cards for a coup with a result, which the banker's natural decides.

    Sides that speak before the banker looks draw a card of no value (AD-B17).
    """
    sides = [each for each in divmod(result, RESULTS) if each != ABSENT]
    first = [*(_TOTALS[tuple(Outcome)[each]] for each in sides), 8]
    return [_CARDS[each] for each in (*first, *[0] * len(first), 0, 0)]
