"""Vectors of LLVM code: 32 numbers of 16 bits, and the generators that draw them.

The fast kernel writes its machine code with these. An operation on vectors emits instructions.
"""

from typing import Any, Final

from llvmlite import ir

LANES: Final = 32
HALF: Final = 16
"""Numbers per register: compilers handle 256 bits well on every processor with AVX2."""
GENERATORS: Final = 8

_NUMBERS: Final = ir.VectorType(ir.IntType(16), HALF)
_WIDE: Final = ir.VectorType(ir.IntType(32), HALF)
_FLOATS: Final = ir.VectorType(ir.FloatType(), HALF)
_WORDS: Final = ir.VectorType(ir.IntType(64), GENERATORS)
_ALL: Final = ir.VectorType(ir.IntType(16), LANES)


class Vector:
    """32 numbers of 16 bits. A comparison gives -1 where it holds, and 0 elsewhere."""

    def __init__(self, builder: Any, halves: list[Any]) -> None:
        self.builder = builder
        self.halves = halves

    @classmethod
    def of(cls, builder: Any, number: int) -> "Vector":
        """Return a vector of one constant."""
        return cls(builder, [ir.Constant(_NUMBERS, [number] * HALF)] * 2)

    @classmethod
    def filled(cls, builder: Any, number: Any) -> "Vector":
        """Return a vector of one number known at run time."""
        first = ir.Constant(ir.IntType(32), 0)
        undefined = ir.Constant(_NUMBERS, ir.Undefined)
        one = builder.insert_element(undefined, builder.trunc(number, ir.IntType(16)), first)
        every = ir.Constant(ir.VectorType(ir.IntType(32), HALF), [0] * HALF)
        return cls(builder, [builder.shuffle_vector(one, undefined, every)] * 2)

    def __add__(self, other: "Vector | int") -> "Vector":
        return self._with(other, self.builder.add)

    def __sub__(self, other: "Vector | int") -> "Vector":
        return self._with(other, self.builder.sub)

    def __mul__(self, other: "Vector | int") -> "Vector":
        return self._with(other, self.builder.mul)

    def __and__(self, other: "Vector | int") -> "Vector":
        return self._with(other, self.builder.and_)

    def __or__(self, other: "Vector | int") -> "Vector":
        return self._with(other, self.builder.or_)

    def __invert__(self) -> "Vector":
        return Vector(self.builder, [self.builder.not_(half) for half in self.halves])

    def __gt__(self, other: "Vector | int") -> "Vector":
        return self._with(other, lambda a, b: self._mask(self.builder.icmp_signed(">", a, b)))

    def __lt__(self, other: "Vector | int") -> "Vector":
        return self._with(other, lambda a, b: self._mask(self.builder.icmp_signed("<", a, b)))

    def equals(self, other: "Vector | int") -> "Vector":
        return self._with(other, lambda a, b: self._mask(self.builder.icmp_signed("==", a, b)))

    def is_below(self, other: "Vector") -> "Vector":
        """Compare as unsigned numbers."""
        return self._with(other, lambda a, b: self._mask(self.builder.icmp_unsigned("<", a, b)))

    def times(self, other: "Vector") -> "Vector":
        """Return the upper 16 bits of the unsigned product."""
        return self._with(other, self._upper)

    def last_digit(self) -> "Vector":
        """Return the last digit of numbers from 0 to 19."""
        return self._with(self - 10, self._lower_of)

    def where(self, mask: "Vector", other: "Vector") -> "Vector":
        """Return these numbers where `mask` is -1, and the other ones elsewhere."""
        return (self & mask) | (other & ~mask)

    def is_any(self) -> Any:
        """Whether a number is negative, such as that of a comparison that holds."""
        zero = ir.Constant(_NUMBERS, [0] * HALF)
        signs = [
            self.builder.bitcast(self.builder.icmp_signed("<", half, zero), ir.IntType(HALF))
            for half in self.halves
        ]
        return self.builder.icmp_unsigned(
            "!=", self.builder.or_(*signs), ir.Constant(ir.IntType(HALF), 0)
        )

    def division_rest(self) -> "Vector":
        """Return 65536 % number, for numbers from 1 to 4096.

        The quotient of floats is exact enough: it is an integer, or further from one than their
        precision.
        """
        return Vector(self.builder, [self._rest(half) for half in self.halves])

    def store(self, address: Any, row: Any) -> None:
        """Write the numbers into row `row` of an array of 32 numbers per row."""
        builder = self.builder
        whole = builder.shuffle_vector(
            *self.halves, ir.Constant(ir.VectorType(ir.IntType(32), LANES), [*range(LANES)])
        )
        place = builder.gep(address, [row], source_etype=_ALL)
        builder.store(whole, place, align=2)

    def _with(self, other: "Vector | int", operate: Any) -> "Vector":
        right = Vector.of(self.builder, other) if isinstance(other, int) else other
        return Vector(self.builder, [*map(operate, self.halves, right.halves)])

    def _mask(self, holds: Any) -> Any:
        return self.builder.sext(holds, _NUMBERS)

    def _lower_of(self, left: Any, right: Any) -> Any:
        return self.builder.select(self.builder.icmp_unsigned("<", left, right), left, right)

    def _upper(self, left: Any, right: Any) -> Any:
        product = self.builder.mul(*(self.builder.zext(each, _WIDE) for each in (left, right)))
        bits = ir.Constant(_WIDE, [16] * HALF)
        return self.builder.trunc(self.builder.lshr(product, bits), _NUMBERS)

    def _rest(self, half: Any) -> Any:
        builder = self.builder
        divisor = builder.uitofp(builder.zext(half, _WIDE), _FLOATS)
        quotient = builder.fdiv(ir.Constant(_FLOATS, [65536.0] * HALF), divisor)
        times = builder.mul(builder.trunc(builder.fptoui(quotient, _WIDE), _NUMBERS), half)
        return builder.sub(ir.Constant(_NUMBERS, [0] * HALF), times)


class Variable:
    """A vector that changes; LLVM keeps it in registers."""

    def __init__(self, builder: Any, start: Vector) -> None:
        self.builder = builder
        with builder.goto_entry_block():
            self.places = [builder.alloca(_NUMBERS) for _ in start.halves]
        self.set(start)

    def get(self) -> Vector:
        return Vector(
            self.builder, [self.builder.load(place, typ=_NUMBERS) for place in self.places]
        )

    def set(self, value: Vector) -> None:
        for half, place in zip(value.halves, self.places, strict=True):
            self.builder.store(half, place)


class Generators:
    """Eight generators xoshiro256++, whose words are four numbers of 16 bits each.

    The state is at `address`: four rows of eight words.
    """

    def __init__(self, builder: Any, address: Any) -> None:
        self.builder = builder
        self.address = address
        with builder.goto_entry_block():
            self.places = [builder.alloca(_WORDS) for _ in range(4)]
        for row, place in enumerate(self.places):
            builder.store(builder.load(self._row(row), typ=_WORDS, align=8), place)

    def next(self) -> Vector:
        """Draw 32 numbers, four of each generator from the lowest bits of its word up."""
        builder = self.builder
        a, b, c, d = (builder.load(place, typ=_WORDS) for place in self.places)
        word = builder.add(self._rotated(builder.add(a, d), 23), a)
        shifted = builder.shl(b, self._bits(17))
        c, d = builder.xor(c, a), builder.xor(d, b)
        state = builder.xor(a, d), builder.xor(b, c), builder.xor(c, shifted), self._rotated(d, 45)
        for each, place in zip(state, self.places, strict=True):
            builder.store(each, place)
        numbers = builder.bitcast(word, _ALL)
        return Vector(builder, [self._half(numbers, 0), self._half(numbers, HALF)])

    def save(self) -> None:
        """Write the state back."""
        for row, place in enumerate(self.places):
            word = self.builder.load(place, typ=_WORDS)
            self.builder.store(word, self._row(row), align=8)

    def _row(self, row: int) -> Any:
        return self.builder.gep(self.address, [ir.IntType(64)(row)], source_etype=_WORDS)

    def _half(self, numbers: Any, first: int) -> Any:
        chosen = ir.Constant(ir.VectorType(ir.IntType(32), HALF), [*range(first, first + HALF)])
        return self.builder.shuffle_vector(numbers, numbers, chosen)

    def _bits(self, bits: int) -> Any:
        return ir.Constant(_WORDS, [bits] * GENERATORS)

    def _rotated(self, word: Any, bits: int) -> Any:
        left = self.builder.shl(word, self._bits(bits))
        return self.builder.or_(left, self.builder.lshr(word, self._bits(64 - bits)))
