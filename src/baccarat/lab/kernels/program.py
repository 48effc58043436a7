"""Compilation of a formula into steps on registers, for the array and numba kernels."""

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple


class Step(NamedTuple):
    """One operation (`add`, `sub` or `mul`), its two operands, and its target register."""

    operation: str
    left: int
    right: int
    into: int


class Program(NamedTuple):
    """Steps on `size` registers. The first registers hold the inputs and are overwritten.

    `constants` are registers that always hold an integer. `results` are the registers that hold
    the answers at the end, by the keys that the formula gave them.
    """

    steps: tuple[Step, ...]
    size: int
    constants: Mapping[int, int]
    results: Mapping[int, int]

    @property
    def digest(self) -> str:
        """A hash of everything the program does."""
        return sha256(repr(tuple(self)).encode()).hexdigest()[:16]


class Symbol:
    """A placeholder for a number known at run time; operations on it are recorded."""

    __slots__ = ("index", "tape")

    def __init__(self, tape: "Tape", index: int) -> None:
        self.tape = tape
        self.index = index

    def __add__(self, other: "Symbol | int") -> "Symbol":
        return self.tape.step("add", self, other)

    def __sub__(self, other: "Symbol | int") -> "Symbol":
        return self.tape.step("sub", self, other)

    def __mul__(self, other: "Symbol | int") -> "Symbol":
        return self.tape.step("mul", self, other)


class Tape:
    """The operations recorded so far, without duplicates. Symbols are numbered as they appear."""

    def __init__(self) -> None:
        self.symbols = 0
        self.constants: dict[int, Symbol] = {}
        self.steps: dict[tuple[str, Symbol, Symbol], Symbol] = {}

    def symbol(self) -> Symbol:
        """Create a symbol."""
        self.symbols += 1
        return Symbol(self, self.symbols - 1)

    def step(self, operation: str, left: Symbol, other: Symbol | int) -> Symbol:
        """Return the result of an operation, recording it the first time."""
        right = self.constant(other) if isinstance(other, int) else other
        key = (operation, left, right)
        if key not in self.steps:
            self.steps[key] = self.symbol()
        return self.steps[key]

    def constant(self, number: int) -> Symbol:
        """Return the symbol of an integer constant."""
        if number not in self.constants:
            self.constants[number] = self.symbol()
        return self.constants[number]


def record(formula: Callable[[Sequence[Symbol]], Mapping[int, Symbol]], inputs: int) -> Program:
    """Compile `formula` into a program, leaving out unused steps."""
    tape = Tape()
    given = [tape.symbol() for _ in range(inputs)]
    results = formula(given)
    fixed = {symbol: number for number, symbol in tape.constants.items()}
    last = _last_uses(tape, [*fixed, *results.values()])
    steps, register = _on_registers(tape, [*given, *fixed], last)
    return Program(
        steps=tuple(steps),
        size=1 + max(register.values()),
        constants={register[symbol]: number for symbol, number in fixed.items()},
        results={name: register[symbol] for name, symbol in results.items()},
    )


def _last_uses(tape: Tape, kept: Iterable[Symbol]) -> dict[Symbol, int]:
    """Find the step that last reads each symbol; symbols in `kept` outlive all steps."""
    last = dict.fromkeys(kept, len(tape.steps))
    for at, ((_, *operands), result) in reversed([*enumerate(tape.steps.items())]):
        if result in last:
            for symbol in operands:
                last.setdefault(symbol, at)
    return last


def _on_registers(
    tape: Tape, first: Iterable[Symbol], last: Mapping[Symbol, int]
) -> tuple[list[Step], dict[Symbol, int]]:
    """Assign a register to each symbol, and reuse it after the symbol's last read."""
    register = {symbol: place for place, symbol in enumerate(first)}
    free: list[int] = []
    size, steps = len(register), []
    for at, ((operation, left, right), result) in enumerate(tape.steps.items()):
        if result not in last:
            continue
        for symbol in {left, right}:
            if last[symbol] == at:
                heapq.heappush(free, register[symbol])
        if not free:
            free.append(size)
            size += 1
        register[result] = heapq.heappop(free)
        steps.append(Step(operation, register[left], register[right], register[result]))
    return steps, register
