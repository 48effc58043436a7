"""Programs as vector machine code: eight compositions at a time, one in each lane, or one alone.

Compilers do not vectorize loops over arrays that may overlap, so this module emits LLVM vectors
explicitly. In compiled code, `run(code, address)` runs a program on the registers stored at
`address`: one 64-bit number for each lane, aligned to the size of a register. Constants need not
be stored there. `add_register` reads the results.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_constant
from numba.extending import (
    NativeValue,
    intrinsic,
    models,
    register_model,
    typeof_impl,
    unbox,
)

from .pack import BYTES
from .program import Program, Step

LONGEST: Final = 3000
"""Steps per function; LLVM allocates registers less well in longer functions."""

ELEMENTS: Final = {"float64": ir.DoubleType(), "int64": ir.IntType(64)}


class Code:
    """A program for numbers of one kind, `float64` or `int64`, as passed to compiled code."""

    def __init__(self, program: Program, kind: str, lanes: int) -> None:
        self.program = program
        self.lanes = lanes
        self.aligned = BYTES * lanes
        self.vector = ir.VectorType(ELEMENTS[kind], lanes)
        self.integers = ir.VectorType(ir.IntType(64), lanes)
        self.prefix = "f" if kind == "float64" else ""
        self.flags = ("contract",) if kind == "float64" else ()
        self.name = f"{kind}_{lanes}_{program.digest}_{_WRITER}"
        _CODES[self.name] = self


_CODES: dict[str, Code] = {}
_WRITER: Final = sha256(Path(__file__).read_bytes()).hexdigest()[:8]
"""Part of numba's disk cache key, so that a change to this file invalidates cached code."""


class CodeType(types.Type):
    """A separate numba type for each code, so that cached machine code is never mixed up."""

    def __init__(self, code: str) -> None:
        super().__init__(name=f"Code({code})")
        self.code = code


register_model(CodeType)(models.OpaqueModel)


@typeof_impl.register(Code)
def _type_of(code: Code, _context: Any) -> CodeType:
    return CodeType(code.name)


@unbox(CodeType)  # type: ignore[no-untyped-call,untyped-decorator]
def _unbox(_type: CodeType, _code: Any, context: Any) -> Any:
    return NativeValue(context.context.get_dummy_value())  # type: ignore[no-untyped-call]


@lower_constant(CodeType)  # type: ignore[no-untyped-call,untyped-decorator]
def _constant(context: Any, _builder: Any, _type: CodeType, _code: Code) -> Any:
    return context.get_dummy_value()


@intrinsic
def run(_context: Any, code: CodeType, address: Any) -> Any:
    """Run a program on its registers; the first ones hold the inputs and are overwritten."""

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        registers = builder.inttoptr(arguments[1], ir.PointerType())
        for function in _functions(builder.module, _CODES[code.code]):
            builder.call(function, [registers])
        return context.get_dummy_value()

    return types.void(code, address), emit


@intrinsic
def add_register(_context: Any, code: CodeType, register: Any, address: Any) -> Any:
    """Add the register at one address to 64-bit integers, one for each lane, at another."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        used = _CODES[code.code]
        source, target = (builder.inttoptr(each, ir.PointerType()) for each in arguments[1:])
        number = builder.load(source, typ=used.vector, align=used.aligned)
        if used.prefix:
            number = builder.fptosi(number, used.integers)
        total = builder.add(builder.load(target, typ=used.integers, align=used.aligned), number)
        builder.store(total, target, align=used.aligned)
        return _context.get_dummy_value()

    return types.void(code, register, address), emit


def _functions(module: Any, code: Code) -> list[Any]:
    """Emit the program into the module as several functions."""
    steps, takes = code.program.steps, ir.FunctionType(ir.VoidType(), [ir.PointerType()])
    functions: list[Any] = []
    read_later = set(code.program.results.values())
    for first in reversed(range(0, len(steps), LONGEST)):
        function = ir.Function(module, takes, f"{code.name}_{first}")
        function.linkage = "internal"
        function.attributes.add("noinline")
        part = steps[first : first + LONGEST]
        _write(function, code, part, read_later)
        for step in reversed(part):
            read_later.discard(step.into)
            read_later.update((step.left, step.right))
        functions.insert(0, function)
    return functions


def _write(function: Any, code: Code, steps: tuple[Step, ...], read_later: set[int]) -> None:
    """Load the operands not yet loaded, emit the steps, and store results needed later."""
    builder = ir.IRBuilder(function.append_basic_block())
    known = {
        register: ir.Constant(code.vector, [number] * code.lanes)
        for register, number in code.program.constants.items()
    }

    def place(register: int) -> Any:
        return builder.gep(function.args[0], [ir.IntType(64)(register)], source_etype=code.vector)

    def value(register: int) -> Any:
        if register not in known:
            known[register] = builder.load(place(register), typ=code.vector, align=code.aligned)
        return known[register]

    last_writes = {step.into: at for at, step in enumerate(steps)}
    for at, step in enumerate(steps):
        operate = getattr(builder, code.prefix + step.operation)
        known[step.into] = operate(value(step.left), value(step.right), flags=code.flags)
        if step.into in read_later and last_writes[step.into] == at:
            builder.store(known[step.into], place(step.into), align=code.aligned)
    builder.ret_void()
