"""Choose a kernel: which ones there are, and how many cards each counts exactly."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, NamedTuple

from ..counts import BadCounts


class Kernel(NamedTuple):
    """A way to count; it needs a library, and is exact up to so many cards."""

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
"""From the fastest to the slowest. A float64 is whole up to 2^53, and an int64 up to 2^63."""


class UnknownKernel(LookupError):
    """No kernel has that name; `name` is what was asked for."""

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
    """The kernel would not be exact for so many cards."""

    def __init__(self, kernel: Kernel, found: int) -> None:
        super().__init__(
            f"the {kernel.name} kernel is exact to {kernel.cards} cards, and there are {found}"
        )


def choose_kernel(name: str, cards: int) -> Kernel:
    """Return the kernel of that name, or for `auto` the fastest that can count so many cards.

    Raises UnknownKernel, MissingKernel, TooManyCards.
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
    """Whether what it needs is installed."""
    return kernel.needs is None or find_spec(kernel.needs) is not None


def is_exact_for(kernel: Kernel, cards: int) -> bool:
    """Whether it is exact for so many cards."""
    return kernel.cards is None or cards <= kernel.cards


def slowdown_reason(kernel: Kernel, cards: int) -> str | None:
    """Say what would have been faster, had it been installed; None if nothing."""
    faster = list(KERNELS.values())[: list(KERNELS).index(kernel.name)]
    missing = {
        str(each.needs) for each in faster if is_exact_for(each, cards) and not is_installed(each)
    }
    if not missing:
        return None
    verb = "is" if len(missing) == 1 else "are"
    names = " and ".join(sorted(missing))
    return f"slower, by the {kernel.name} kernel, for {names} {verb} not installed"
