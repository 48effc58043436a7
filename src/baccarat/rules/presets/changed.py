"""Change fields of a preset, by name, as a person or a program gives them."""

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from .shoe import BadField, ShoeRules

P = TypeVar("P", bound=ShoeRules)
FIXED: Final = frozenset({"name", "wagers"})
"""Fields that no single value says."""


class UnknownField(ValueError):
    """A preset has no field of this name that may be changed; `known` are the others."""

    def __init__(self, name: str, known: Collection[str]) -> None:
        super().__init__(f"there is no field {name!r}, but there are {', '.join(known)}")
        self.name, self.known = name, known


def with_fields(preset: P, changes: Mapping[str, Any], fixed: Collection[str] = ()) -> P:
    """Change fields of a preset; text is read by the type of the field.

    Raises UnknownField, also for a field among the `fixed` ones, and BadField for a value that the
    field cannot have.
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(type(preset))}
    known = [name for name in kinds if name not in FIXED and name not in fixed]
    for name in changes:
        if name not in known:
            raise UnknownField(name, known)
    read = {}
    for name, value in changes.items():
        try:
            read[name] = msgspec.convert(value, kinds[name], strict=not isinstance(value, str))
        except msgspec.ValidationError:
            raise BadField(name, f"it cannot be {value!r}") from None
    return replace(preset, **read)
