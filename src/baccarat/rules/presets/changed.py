"""Change fields of a preset, by name, as a person or a program gives them."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import replace

from .shoe import BadField, ShoeRules, bounds

P = TypeVar("P", bound=ShoeRules)
FIXED: Final = frozenset({"name", "wagers"})
"""Fields that no single value says."""


class UnknownField(ValueError):
    """A preset has no field of this name that may be changed; `known` are the others."""

    def __init__(self, name: str, known: Collection[str]) -> None:
        super().__init__(f"there is no field {name!r}, but there are {', '.join(known)}")
        self.name, self.known = name, known


class BadValue(BadField):
    """A field never has this value; `allowed` lists the values and ranges that it may have."""

    def __init__(self, field: str, value: object, allowed: Collection[str]) -> None:
        super().__init__(field, f"it cannot be {value!r}, but {', '.join(allowed)}")
        self.allowed = allowed


def with_fields(preset: P, changes: Mapping[str, Any], fixed: Collection[str] = ()) -> P:
    """Change fields of a preset; text is read by the type of the field.

    Raises UnknownField, also for a field among the `fixed` ones, BadValue, and BadField for a value
    that does not fit the other fields.
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
            raise BadValue(name, value, [*_allowed(kinds[name])]) from None
    return replace(preset, **read)


def describe_fault(
    preset: ShoeRules, changes: Mapping[str, Any], fault: UnknownField | BadField
) -> tuple[str, dict[str, Any]]:
    """Return the code of a fault that `with_fields` raised, and the facts of its message.

    The codes are `unknown-rule`, `bad-rule`, `rule-conflict` and, where a rule is to blame that has
    other values without the conflict, `rules-conflict`.
    """
    if isinstance(fault, UnknownField):
        return "unknown-rule", {"name": fault.name, "known": tuple(fault.known)}
    name = fault.field
    facts = {"name": name, "value": _written(changes.get(name, getattr(preset, name, "")))}
    if isinstance(fault, BadValue):
        return "bad-rule", {**facts, "known": tuple(fault.allowed)}
    others = tuple(f"{other} = {value}" for other, value in _opponents(preset, changes, name))
    return ("rules-conflict", {**facts, "others": others}) if others else ("rule-conflict", facts)


def _opponents(
    preset: ShoeRules, changes: Mapping[str, Any], name: str
) -> Iterator[tuple[str, str]]:
    """Find the other fields of which another value alone would end a conflict, and their values."""

    def ends_by(field: str, value: object) -> bool:
        with suppress(BadField):
            with_fields(preset, {**changes, field: value})
            return True
        return False

    alike = changes.get(name, getattr(preset, name, None))  # as of a maximum below its minimum
    for field in msgspec.structs.fields(type(preset)):
        if field.name in FIXED or field.name == name:
            continue
        ends = (value for values in _values(field.type) for value in values)
        if any(ends_by(field.name, value) for value in (*ends, alike)):
            yield field.name, _written(changes.get(field.name, getattr(preset, field.name)))


def _written(value: object) -> str:
    """Write a value as a person gives it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _allowed(kind: Any) -> Iterator[str]:
    """Write the values of a type: each of a few, or a range of numbers."""
    return ("–".join(map(_written, values)) for values in _values(kind))


def _values(kind: Any) -> Iterator[tuple[Any, ...]]:
    """Yield each of a few values of a type, or both ends of a range of numbers."""
    if kind is bool:
        yield from ((True,), (False,))
    elif get_origin(kind) is Literal:
        yield from ((value,) for value in get_args(kind))
    elif get_origin(kind) is Annotated and get_args(kind)[0] is int:
        yield tuple(bounds(kind) or ())
    else:
        for part in get_args(kind):
            yield from _values(part)
