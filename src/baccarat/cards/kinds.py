"""Refuse an argument of the wrong type with a sentence, rather than fail obscurely later on."""

from collections.abc import Iterable
from reprlib import repr as shortened
from typing import TypeVar

T = TypeVar("T")


class WrongKind(TypeError):
    """An argument has the wrong type; `name` is the parameter, `found` the value."""

    def __init__(self, name: str, wanted: str, found: object) -> None:
        super().__init__(f"{name} must be {wanted}, not {shortened(found)}")
        self.name, self.found = name, found


def check_kind(name: str, found: object, *kinds: type) -> None:
    """Raise WrongKind unless `found` is an instance of one of `kinds`."""
    if not isinstance(found, kinds):
        raise WrongKind(name, " or ".join(kind.__name__ for kind in kinds), found)


def check_series(name: str, found: Iterable[T], of: str) -> Iterable[T]:
    """Return `found`; raises WrongKind if it is not iterable. `of` names its expected items."""
    if not isinstance(found, Iterable):
        raise WrongKind(name, f"a series of {of}", found)
    return found
