"""The available kernels, and the choice of one for a given number of cards."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, NamedTuple

from ..counts import BadCounts


class Kernel(NamedTuple):
    """A counting method: the library it needs, and the most `cards` for which it is exact."""

    name: str
    needs: str | None
    cards: int | None


KERNELS: Final[Mapping[str, Kernel]] = {
    kernel.name: kernel
    for kernel in (
        Kernel("float64", "numba", 8 * 52),
        Kernel("int64", "numba", 26 * 52),
        Kernel("numpy", "numpy", 26 * 52),
        Kernel("reference", None, None),
    )
}
"""Fastest first. float64 represents integers exactly up to 2^53, and int64 up to 2^63."""


class UnknownKernel(LookupError):
    """There is no kernel called `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no kernel is called {name!r}; there are auto, {', '.join(KERNELS)}")
        self.name = name


class MissingKernel(ImportError):
    """The kernel needs a library that is not installed."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(
            f"the {kernel.name} kernel needs {kernel.needs}, which is not installed",
            name=kernel.needs,
        )


class TooManyCards(BadCounts):
    """The kernel is not exact for this number of cards."""

    def __init__(self, kernel: Kernel, found: int) -> None:
        super().__init__(
            f"the {kernel.name} kernel is exact to {kernel.cards} cards, and there are {found}"
        )


def choose_kernel(name: str, cards: int) -> Kernel:
    """Return the named kernel or, for `auto`, the fastest one that is exact for `cards` cards.

    Raises UnknownKernel, MissingKernel and TooManyCards.
    """
    if name == "auto":
        return next(
            each for each in KERNELS.values() if is_installed(each) and is_exact_for(each, cards)
        )
    kernel = KERNELS.get(name)
    if kernel is None:
        raise UnknownKernel(name)
    if not is_installed(kernel):
        raise MissingKernel(kernel)
    if not is_exact_for(kernel, cards):
        raise TooManyCards(kernel, cards)
    return kernel


def is_installed(kernel: Kernel) -> bool:
    """Whether the library that the kernel needs is installed."""
    return kernel.needs is None or find_spec(kernel.needs) is not None


def is_exact_for(kernel: Kernel, cards: int) -> bool:
    """Whether the kernel is exact for this number of cards."""
    return kernel.cards is None or cards <= kernel.cards


def slowdown_reason(kernel: Kernel, cards: int) -> str | None:
    """Explain which missing libraries would allow a faster kernel; None if nothing is missing."""
    faster = list(KERNELS.values())[: list(KERNELS).index(kernel.name)]
    missing = {
        str(each.needs) for each in faster if is_exact_for(each, cards) and not is_installed(each)
    }
    if not missing:
        return None
    verb = "is" if len(missing) == 1 else "are"
    names = " and ".join(sorted(missing))
    return f"slower, by the {kernel.name} kernel, for {names} {verb} not installed"
