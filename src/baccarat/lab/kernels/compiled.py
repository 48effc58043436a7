"""The numba kernel: runs the compiled program on eight compositions at a time, or on one."""

from functools import cache
from typing import Any

from numba import njit

from ..counts import POINT_VALUES
from .pack import BYTES, LANES, program
from .stored import plain
from .vector_code import Code, add_register, run


@njit(cache=True, nogil=True, inline="always")
def add_up(
    code: Any, registers: Any, counts: Any, terms: Any, into: Any, start: int, stop: int
) -> None:
    """Run `code` on rows `start` to `stop` of `counts`, and accumulate registers.

    Register `terms[i, 0]` is added to row `terms[i, 1]` of `into`, an array from `aligned` with
    one column per composition. Compiled code may call this function directly, with a `code` from
    `code_for` and `registers` from `room`, both for the same number of lanes, of which `start` is a
    multiple. Code with one lane is the faster one for a single composition.
    """
    lanes = registers.shape[1]
    source, target = registers.ctypes.data, into.ctypes.data
    for first in range(start, stop, lanes):
        for lane in range(lanes):
            row = min(first + lane, len(counts) - 1)
            for worth in range(POINT_VALUES):
                registers[worth, lane] = counts[row, worth]
        run(code, source)  # type: ignore[call-arg]
        # iterating over rows would make numba count references to each
        for each in range(len(terms)):
            register = source + BYTES * lanes * terms[each, 0]
            column = target + BYTES * (into.shape[1] * terms[each, 1] + first)
            add_register(code, register, column)


@cache
def code_for(kind: str, lanes: int = LANES) -> Code:
    """Return the program for numbers of `kind`, `float64` or `int64`, with eight lanes or one."""
    return Code(program(), kind, lanes)


def adder(kind: str) -> Any:
    """Return `add_up` for numbers of `kind`, eight at a time, as `stored.Kernel` compiles it."""
    code = code_for(kind)

    @plain
    def add(registers: Any, counts: Any, terms: Any, into: Any, start: Any, stop: Any) -> None:
        add_up(code, registers, counts, terms, into, start, stop)

    return add
