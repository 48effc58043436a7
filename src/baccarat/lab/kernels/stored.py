"""Compiled functions whose machine code is stored, so that running them does not import numba.

Importing numba takes longer than most commands. The machine code is kept next to this file or,
where nobody may write, in the user's cache. It is loaded only

- from a regular file of the user, or of the owner of the package, that nobody else may write; and
  the cache is a folder of the user with mode 0700;
- if its digest is right, which finds files that were damaged or cut off;
- if it was made from this source, by these versions, for this processor.

Otherwise the function is compiled again. Functions allocate nothing and raise nothing: numba
refuses those that need its own runtime.
"""

import json
import os
import stat
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ctypes import CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, Final

PACKAGE: Final = Path(__file__).parents[2]
OWN: Final = Path(__file__).with_name("__pycache__")
LAYERS: Final = ("cards", "rules", "lab")
"""The folders of the package with everything that compiled code may depend on."""
PROVIDED: Final = frozenset({"memcpy", "memmove", "memset"})
"""Functions of the C library that machine code may call."""
_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH
_LOCK: Final = Lock()


class Kernel:
    """A function compiled for its arguments: integers, contiguous arrays, and tuples of these.

    `function` is `module:name`, whose function numba has decorated with `plain`; or that of a
    function that returns one, and is called with `given`. It returns an integer or nothing.
    """

    def __init__(self, function: str, *given: str) -> None:
        self.module, _, self.name = function.partition(":")
        self.given = given
        self._loaded: dict[str, Callable[..., int]] = {}

    def __call__(self, *arguments: Any) -> int:
        """Run the function; other threads go on meanwhile."""
        if os.environ.get("NUMBA_DISABLE_JIT", "0") not in {"", "0"}:
            return self.compiled()(*arguments)  # type: ignore[no-any-return]
        form = _form(arguments)
        with _LOCK:
            if form not in self._loaded:
                self._loaded[form] = self._load(form, arguments)
        return self._loaded[form](*_flat(arguments))

    def compiled(self) -> Any:
        """Import numba, and return its function."""
        found = getattr(import_module(self.module), self.name)
        return found(*self.given) if self.given else found

    def _load(self, form: str, arguments: Any) -> Callable[..., int]:
        key = json.dumps([self.module, self.name, self.given, form, _surroundings()]).encode()
        name = f"{self.name}-{sha256(f'{self.module}{self.given}{form}'.encode()).hexdigest()[:12]}"
        for folder in _folders():
            with suppress(OSError, ValueError):
                return _linked(read_code(folder / name, key))
        code = self._compile(arguments)
        for folder in _folders():
            with suppress(OSError, ValueError):
                write_code(folder / name, key, code)
                break
        return _linked(code)

    def _compile(self, arguments: Any) -> bytes:
        """Return the name of the function in the machine code, and the machine code."""
        dispatcher = self.compiled()
        signature = tuple(map(_type_of, arguments))
        dispatcher.compile(signature)
        result = dispatcher.overloads[signature]
        library = result.library
        outside = {each.name for each in library._final_module.functions if each.is_declaration}  # noqa: SLF001 - numba has no other way to its machine code
        if needed := {each for each in outside if not each.startswith("llvm.")} - PROVIDED:
            raise TypeError(
                f"{self.name} needs {', '.join(sorted(needed))}, not there without numba"
            )
        code: bytes = library._get_compiled_object()  # noqa: SLF001
        return str(result.fndesc.llvm_func_name).encode() + b"\n" + code


def plain(function: Callable[..., Any]) -> Any:
    """Let numba compile a function, for `Kernel`."""
    from numba import njit

    options: Any = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return njit(nogil=True, **options)(function)


def read_code(file: Path, key: bytes) -> bytes:
    """Read machine code; raises OSError, and ValueError if it is not to be used."""
    _check_folder(file.parent)
    opened = os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
    with os.fdopen(opened, "rb") as stream:
        found = os.fstat(opened)
        if not stat.S_ISREG(found.st_mode) or not _is_owned(found, _OTHERS_MAY_WRITE):
            raise ValueError("others may have written it")
        digest, made_for, code = stream.readline(), stream.readline(), stream.read()
    if digest.strip() != _digest(made_for, code) or made_for.strip() != key:
        raise ValueError("damaged, or made for something else")
    return code


def write_code(file: Path, key: bytes, code: bytes) -> None:
    """Write machine code, replacing the file only once all of it is written; raises as above."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _check_folder(file.parent)
    made_for = key + b"\n"
    opened, beside = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(opened, "wb") as stream:
            stream.write(_digest(made_for, code) + b"\n" + made_for + code)
        Path(beside).replace(file)
    finally:
        Path(beside).unlink(missing_ok=True)


def _digest(made_for: bytes, code: bytes) -> bytes:
    return sha256(made_for + code).hexdigest().encode()


def _folders() -> Iterator[Path]:
    """Yield the folders to read from and to write to, in order."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(given)
        return
    yield OWN
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    yield Path(base) / "baccarat-kernels"


def _check_folder(folder: Path) -> None:
    """Raise ValueError for a folder that is neither the package's nor the user's alone."""
    found = folder.lstat()
    if folder != OWN and not (stat.S_ISDIR(found.st_mode) and _is_owned(found, 0o077)):
        raise ValueError("a folder that others may use")


def _is_owned(found: os.stat_result, forbidden: int) -> bool:
    """Whether the user or the package's owner has it, and the `forbidden` bits are not set."""
    if not hasattr(os, "geteuid"):
        return True
    return (
        found.st_uid in {os.geteuid(), OWN.parent.stat().st_uid} and not found.st_mode & forbidden
    )


@cache
def _surroundings() -> list[Any]:
    """Return everything besides its own text that machine code depends on."""
    import llvmlite
    from llvmlite import binding

    numba = find_spec("numba")
    version = Path(str(numba and numba.origin)).with_name("_version.py").read_bytes()
    return [
        _source_digest(),
        [sys.version, llvmlite.__version__, sha256(version).hexdigest()],
        [binding.get_process_triple(), binding.get_host_cpu_name()],
        binding.get_host_cpu_features().flatten(),
        sorted(f"{name}={value}" for name, value in os.environ.items() if name[:6] == "NUMBA_"),
    ]


def _source_digest() -> str:
    """Return the digest of the source in `LAYERS`."""
    digest = sha256()
    for layer in LAYERS:
        for folder, folders, files in os.walk(PACKAGE / layer):
            folders.sort()
            for name in sorted(each for each in files if each.endswith(".py")):
                with open(os.path.join(folder, name), "rb") as stream:  # noqa: PTH118, PTH123 - a third of the time
                    digest.update(stream.read())
    return digest.hexdigest()


def _linked(code: bytes) -> Callable[..., int]:
    """Load machine code into this process, and return its function of plain numbers."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(jit=True)
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    name, _, machine_code = code.partition(b"\n")
    engine.add_object_file(binding.ObjectFileRef.from_data(machine_code))
    engine.finalize_object()
    function = name.decode()

    def call(*numbers: int) -> int:
        kind = CFUNCTYPE(c_int32, c_void_p, c_void_p, *[c_int64] * len(numbers))
        result, raised = c_int64(0), c_void_p(0)
        if kind(engine.get_function_address(function))(byref(result), byref(raised), *numbers):
            raise RuntimeError(f"{function} failed")
        return result.value

    return call


def _form(argument: Any) -> str:
    """Describe the types of the arguments."""
    if isinstance(argument, tuple):
        return f"({','.join(map(_form, argument))})"
    if isinstance(argument, int):
        return "int"
    return f"{_letter(argument)}{memoryview(argument).ndim}"


def _letter(numbers: Any) -> str:
    return str(numbers.typecode if isinstance(numbers, array) else numbers.dtype.char)


def _flat(arguments: Iterable[Any]) -> list[int]:
    """Return the arguments as numba passes them: an array as its address, shape and strides."""
    numbers: list[int] = []
    for argument in arguments:
        if isinstance(argument, tuple):
            numbers += _flat(argument)
        elif isinstance(argument, int):
            numbers.append(argument)
        elif isinstance(argument, array):
            address, length = argument.buffer_info()
            numbers += (0, 0, length, argument.itemsize, address, length, argument.itemsize)
        else:
            size, step = argument.size, argument.itemsize
            address = argument.__array_interface__["data"][0]
            numbers += (0, 0, size, step, address, *argument.shape, *argument.strides)
    return numbers


def _type_of(argument: Any) -> Any:
    """Return numba's type of an argument."""
    import numpy as np
    from numba import types
    from numba.np.numpy_support import from_dtype

    if isinstance(argument, tuple):
        return types.Tuple([_type_of(each) for each in argument])  # type: ignore[no-untyped-call]
    if isinstance(argument, int):
        return types.int64
    if not memoryview(argument).c_contiguous:
        raise TypeError("an array is not contiguous")
    return types.Array(from_dtype(np.dtype(_letter(argument))), memoryview(argument).ndim, "C")
