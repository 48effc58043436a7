"""A fault in a text that somebody wrote: a code, and the facts for its sentence."""

from typing import TypeAlias

import msgspec

Fact: TypeAlias = int | str


class Fault(msgspec.Struct, frozen=True):
    """A fault by its `code`, for which `text` has a sentence in each language, with its `facts`."""

    code: str
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact!r}" for name, fact in self.facts.items())])


class InputError(ValueError):
    """A text that cannot be used; `fault` says why."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        self.fault = Fault(str(code), facts)
        super().__init__(str(self.fault))
