"""Whole numbers that record what a computation does with them.

An `Amount` is a sum of variables, each times an integer, plus a constant. It also has the value
that this sum has in one example. A computation with amounts takes the way that it would take with
these values. The `Trace` records every comparison on that way, so that another program can tell
whether other values would take the same way, and what comes of it.

Anything but arithmetic and comparison, such as use as an index, is a TypeError: no value gets lost.
"""

from collections.abc import Sequence
from math import ceil, floor, gcd, inf, isinf
from typing import Any, NamedTuple, TypeGuard, Union

from .....tables.common.chips import SymbolicUnits

Terms = tuple[tuple[int, int], ...]
"""Variables in ascending order, each with its factor, which is not 0."""
Number = Union["Amount", int]


class Sum(NamedTuple):
    """The sum of these variables, each times its factor, and a constant."""

    terms: Terms = ()
    constant: int = 0


class Compared(NamedTuple):
    """Whether a sum of variables is less than, equal to or more than a bound.

    `sign` is -1, 0 or 1. If not `exact`, it was only asked whether the sum reaches the bound: 1 if
    so, and else -1.
    """

    terms: Terms
    bound: int
    exact: bool
    sign: int


class Computed(NamedTuple):
    """A new variable: the product of two sums, or their quotient, rounded down."""

    variable: int
    is_product: bool
    one: Sum
    other: Sum


Step = Compared | Computed


class Trace:
    """What a computation did with amounts.

    `values` are those of the variables in the example; computed variables are appended. `steps` are
    recorded in order. A comparison whose result follows from earlier ones is not recorded again.
    """

    def __init__(self, values: Sequence[int]) -> None:
        self.values = list(values)
        self.steps: list[Step] = []
        self._bounds: dict[Terms, tuple[float, float]] = {}
        self._computed: dict[tuple[bool, Sum, Sum], int] = {}

    def variable(self, number: int) -> "Amount":
        """Return the amount that is a single variable."""
        return Amount(self, Sum(((number, 1),)))

    def value(self, of: Sum) -> int:
        """Return the value of a sum in the example."""
        return of.constant + sum(factor * self.values[at] for at, factor in of.terms)

    def reaches(self, of: Sum) -> bool:
        """Whether a sum is at least 0."""
        terms, factor = _primitive(of.terms)
        if not terms:
            return of.constant >= 0
        if factor > 0:
            return self._compare(terms, -(of.constant // factor), exact=False) > 0
        return self._compare(terms, of.constant // -factor + 1, exact=False) < 0

    def sign(self, of: Sum) -> int:
        """Return -1, 0 or 1: the sign of a sum."""
        terms, factor = _primitive(of.terms)
        if not terms:
            return (of.constant > 0) - (of.constant < 0)
        bound, rest = divmod(-of.constant, factor)
        if rest:
            reached = self._compare(terms, bound + 1, exact=False)
            return reached if factor > 0 else -reached
        found = self._compare(terms, bound, exact=True)
        return found if factor > 0 else -found

    def _compare(self, terms: Terms, bound: int, *, exact: bool) -> int:
        low, high = self._bounds.get(terms, (-inf, inf))
        if high < bound:
            return -1
        if low > bound or (low == bound and not exact):
            return 1
        if low == high:
            return 0
        value = self.value(Sum(terms))
        sign = (value > bound) - (value < bound) if exact else (1 if value >= bound else -1)
        self.steps.append(Compared(terms, bound, exact, sign))
        if sign < 0:
            high = bound - 1
        elif sign > 0:
            low = bound + exact
        else:
            low = high = bound
        self._bounds[terms] = low, high
        return sign

    def computed(self, one: Sum, other: Sum, *, is_product: bool) -> "Amount":
        """Return the product or quotient of two sums as a new variable."""
        key = is_product, one, other
        if key not in self._computed:
            mine, theirs = self.value(one), self.value(other)
            self._computed[key] = number = len(self.values)
            self.values.append(mine * theirs if is_product else mine // theirs)
            self.steps.append(Computed(number, *key))
        return self.variable(self._computed[key])


def _primitive(terms: Terms) -> tuple[Terms, int]:
    """Divide terms by a factor, so that the first becomes positive and they have no divisor."""
    factor = gcd(*(each for _, each in terms))
    if terms and terms[0][1] < 0:
        factor = -factor
    return tuple([(at, each // factor) for at, each in terms]), factor


def sum_of(number: Number) -> Sum:
    """Return an amount, or a plain integer, as a sum."""
    return number.sum if isinstance(number, Amount) else Sum((), number)


class Amount(SymbolicUnits):
    """A sum that is not constant, in a trace."""

    __slots__ = ("sum", "trace")

    def __init__(self, trace: Trace, of: Sum) -> None:
        self.trace, self.sum = trace, of

    def __repr__(self) -> str:
        return f"Amount({self.sum})"

    __hash__ = object.__hash__

    def _with(self, of: Sum) -> Number:
        return Amount(self.trace, of) if of.terms else of.constant

    def _plus(self, other: Number, factor: int) -> Number:
        terms, constant = sum_of(other)
        mine = dict(self.sum.terms)
        for at, each in terms:
            mine[at] = mine.get(at, 0) + factor * each
        kept = tuple(sorted([pair for pair in mine.items() if pair[1]]))
        return self._with(Sum(kept, self.sum.constant + factor * constant))

    def _times(self, factor: int) -> Number:
        if not factor:
            return 0
        terms = tuple([(at, factor * each) for at, each in self.sum.terms])
        return self._with(Sum(terms, factor * self.sum.constant))

    def __add__(self, other: Any) -> Any:
        return self._plus(other, 1) if _is_number(other) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._plus(other, -1) if _is_number(other) else NotImplemented

    def __rsub__(self, other: Any) -> Any:
        return (-self) + other

    def __neg__(self) -> Any:
        return self._times(-1)

    def __abs__(self) -> Any:
        return -self if self < 0 else self

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, Amount):
            return self.trace.computed(self.sum, other.sum, is_product=True)
        return self._times(other) if isinstance(other, int) else NotImplemented

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        if not _is_number(other):
            return NotImplemented
        if other == 1:
            return self
        return self.trace.computed(self.sum, sum_of(other), is_product=False)

    def __rfloordiv__(self, other: Any) -> Any:
        if not _is_number(other):
            return NotImplemented
        return self.trace.computed(sum_of(other), self.sum, is_product=False)

    def __mod__(self, other: Any) -> Any:
        return self - self // other * other

    def __bool__(self) -> bool:
        return bool(self.trace.sign(self.sum) != 0)

    def __eq__(self, other: object) -> bool:
        if not _is_number(other):
            return False
        rest = self - other
        return not rest

    def __ge__(self, other: Any) -> bool:
        """Whether the amount is at least another, or a number of any kind."""
        if not _is_number(other):
            if isinf(other):
                return bool(other < 0)
            other = ceil(other)
        rest = self - other
        return bool(rest.trace.reaches(rest.sum) if isinstance(rest, Amount) else rest >= 0)

    def __lt__(self, other: Any) -> bool:
        return not self >= other

    def __gt__(self, other: Any) -> bool:
        if not _is_number(other):
            if isinf(other):
                return bool(other < 0)
            other = floor(other)
        return bool(self >= other + 1)

    def __le__(self, other: Any) -> bool:
        return not self > other

    def __floor__(self) -> "Amount":
        return self


def _is_number(number: object) -> TypeGuard[Number]:
    return isinstance(number, Amount | int)
