"""The form for a new room: a field for each field of the presets, by its type and bounds."""

from collections.abc import Container, Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import inspect
from msgspec.structs import replace

from ...players.register import first_bots, strategies
from ...rules.law.statute import provisions
from ...rules.presets.bank import BankRules
from ...rules.presets.named import Preset, all_presets
from ...rules.presets.shoe import CHIP, BadField, ShoeRules, amount_fields, bounds
from ...rules.wagers.wager import PaytableRow, Wager
from ..model.refusal import HouseCode, check

Kind = Literal["number", "flag", "choice", "numbers", "bets"]
NAMED: Final = frozenset({"name", "game"})
"""The fields that identify a preset, which a host does not choose."""
BETS: Final = "wagers"
NEW_TABLE_STEP: Final = 20 * CHIP
"""A twentieth of it, the tax on a bank's win, is a whole chip."""


class Field(msgspec.Struct, frozen=True):
    """One field: a number from `low` to `high`, a flag, one of `options`, several sums, or bets.

    A number may be one of the `options` instead. `sums`: whether it is an amount, in units.
    """

    name: str
    kind: Kind
    group: str
    sums: bool
    low: int | None = None
    high: int | None = None
    options: tuple[str | int, ...] = ()


class Excluded(msgspec.Struct, frozen=True):
    """An option of a field that does not fit a preset unless one of the fields `unless` is changed.

    If `unless` is empty, changing one other field is not enough.
    """

    field: str
    option: str | int
    unless: tuple[str, ...]


class Lawful(msgspec.Struct, frozen=True):
    """The values of a field that a preset's law allows: one of `values`, or from `low` to `high`.

    `rule` is the ID of the official rule. Any other value is a house rule.
    """

    field: str
    rule: str
    values: tuple[bool | int | str, ...] = ()
    low: int | None = None
    high: int | None = None


class PresetForm(msgspec.Struct, frozen=True):
    """A preset and the fields of a table opened with it; bets by the names of their files."""

    name: str
    values: dict[str, Any]
    excluded: tuple[Excluded, ...] = ()
    law: tuple[Lawful, ...] = ()


class GameForm(msgspec.Struct, frozen=True):
    """Everything that a host can choose for a game."""

    game: str
    fields: tuple[Field, ...]
    presets: tuple[PresetForm, ...]
    strategies: tuple[str, ...]
    first: tuple[str, ...]
    """The strategies of the first bots at a new table, in order."""


class BetForm(msgspec.Struct, frozen=True):
    """A bet that a room can offer, as in its file; a room may have only one per `name`."""

    file: str
    name: str
    title: str
    alone: bool
    lines: tuple[PaytableRow, ...]


class Forms(msgspec.Struct, frozen=True):
    """Everything that a host can choose, for every game of the house."""

    games: tuple[GameForm, ...]
    bets: tuple[BetForm, ...]
    version: int = 1


def forms(bets: Mapping[str, Wager]) -> Forms:
    """Make the forms of all games; `bets` by their files."""
    games = dict.fromkeys(preset.game for preset in all_presets())
    offer = tuple(
        BetForm(file, bet.name, bet.title, bet.alone, bet.lines) for file, bet in bets.items()
    )
    return Forms(tuple(_game(game, bets) for game in games), offer)


def for_new_table(preset: Preset) -> Preset:
    """Return the rules with which a table is opened unless its host changes them.

    A table with a player's bank plays in whole chips: amounts are steps of the least stake, where
    the preset names one, and of 20 chips elsewhere. The least bank is rounded up to whole steps.
    Only taxes that are rounded to parts of a chip by law leave such parts.
    """
    if not isinstance(preset, BankRules) or preset.whole_chips:
        return preset
    step = preset.stake_step
    if step % CHIP:
        step = preset.minimum_bet or NEW_TABLE_STEP
    least = -(-preset.minimum // step) * step
    for sums in ({"whole_chips": True}, {}):
        with suppress(BadField):  # the preset rounds its tax to parts of a chip
            return replace(preset, stake_step=step, minimum=least, **sums)
    return preset


def change_preset(preset: Preset, fields: Mapping[str, Any], bets: Mapping[str, Wager]) -> Preset:
    """Return a preset with changed fields, as a form gives them; raises BadField."""
    hints = _hints(type(preset))
    values: dict[str, Any] = {}
    for name, given in fields.items():
        if name not in hints or name in NAMED:
            raise BadField(name, "there is no such field")
        try:
            values[name] = (
                _bets(given, bets) if name == BETS else msgspec.convert(given, hints[name])
            )
        except msgspec.ValidationError as fault:
            raise BadField(name, str(fault)) from None
    return replace(preset, **values)


def with_bets(preset: Preset, beside: tuple[Wager, ...]) -> Preset:
    """Add bets to those of a preset; raises Rejected if its game has no side bets."""
    check(BETS in _hints(type(preset)), HouseCode.NOT_THIS_GAME)
    return replace(preset, **{BETS: getattr(preset, BETS) + beside})


def _bets(given: Any, bets: Mapping[str, Wager]) -> tuple[Wager, ...]:
    names = msgspec.convert(given, tuple[str, ...])
    unknown = [name for name in names if name not in bets]
    if unknown:
        raise BadField(BETS, f"there is no bet {unknown[0]!r}")
    return tuple(bets[name] for name in names)


def _game(game: str, bets: Mapping[str, Wager]) -> GameForm:
    offer = frozenset(bets.values())
    presets = [
        each
        for each in all_presets()
        if each.game == game and offer.issuperset(getattr(each, BETS, ()))
    ]
    kind = type(presets[0])
    fields = _fields(kind)
    opened = map(for_new_table, presets)
    return GameForm(
        game=game,
        fields=fields,
        presets=tuple(_preset(preset, fields, bets) for preset in opened),
        strategies=tuple(strategies(presets[0])),
        first=first_bots(presets[0]),
    )


def _fields(kind: type[ShoeRules]) -> tuple[Field, ...]:
    hints, sums = _hints(kind), amount_fields(kind)
    asked = (each for each in _info(kind).fields if each.name not in NAMED)
    return tuple(_field(each, hints[each.name], sums=each.name in sums) for each in asked)


def _preset(preset: Preset, fields: tuple[Field, ...], bets: Mapping[str, Wager]) -> PresetForm:
    values = {field.name: getattr(preset, field.name) for field in fields}
    if BETS in values:
        files = {bet: file for file, bet in bets.items()}
        values[BETS] = tuple(files[bet] for bet in values[BETS])
    return PresetForm(
        preset.name, values, _excluded(preset, fields), tuple(_list_lawful(preset.name, values))
    )


def _list_lawful(preset: str, fields: Container[str]) -> Iterator[Lawful]:
    """List the fields that the law of a preset settles, each by the first rule that names it."""
    found: dict[str, Lawful] = {}
    for rule in provisions(preset):
        demanded = {} if rule.missing else rule.fields_of(preset)
        for field in {**demanded, **rule.choices, **rule.range}:
            low, high = rule.range.get(field, (None, None))
            values = rule.choices.get(field, ()) if low is None else ()
            if low is None and not values:
                values = (demanded[field],)
            if field in fields and field != BETS:
                found.setdefault(field, Lawful(field, rule.id, tuple(values), low, high))
    yield from found.values()


@cache
def _excluded(preset: Preset, fields: tuple[Field, ...]) -> tuple[Excluded, ...]:
    """Return the options that a host cannot choose for this preset; trying all of them is slow."""
    found: list[Excluded] = []
    for field in fields:
        for option in field.options:
            if not _playable(preset, {field.name: option}):
                others = (other for other in fields if other.name != field.name)
                unless = (
                    other.name
                    for other in others
                    if any(
                        _playable(preset, {field.name: option, other.name: value})
                        for value in _choices(other)
                    )
                )
                found.append(Excluded(field.name, option, tuple(unless)))
    return tuple(found)


def _choices(field: Field) -> tuple[Any, ...]:
    """List the options of a field, or its bounds if it is a number."""
    if field.kind == "flag":
        return (False, True)
    return field.options or tuple(each for each in (field.low, field.high) if each is not None)


def _playable(preset: Preset, changes: dict[str, Any]) -> bool:
    try:
        replace(preset, **changes)
    except BadField:
        return False
    return True


def _field(field: inspect.Field, hint: Any, *, sums: bool) -> Field:
    """Read a field's kind and bounds from its type and the type's annotations."""
    marks: dict[str, Any] = {}
    kind: Any = field.type
    while isinstance(kind, inspect.Metadata):
        marks |= kind.extra or {}
        kind = kind.type
    group = str(marks.get("group", "table"))
    low, high = bounds(hint) or (None, None)
    match kind:
        case inspect.BoolType():
            return Field(field.name, "flag", group, sums)
        case inspect.LiteralType():
            return Field(field.name, "choice", group, sums, options=_options(kind))
        case inspect.UnionType():
            words = [each for each in kind.types if isinstance(each, inspect.LiteralType)]
            options = tuple(value for each in words for value in _options(each))
            return Field(field.name, "number", group, sums, low, high, options)
        case inspect.VarTupleType():
            several: Kind = "bets" if field.name == BETS else "numbers"
            return Field(field.name, several, group, sums, low, high)
        case _:
            return Field(field.name, "number", group, sums, low, high)


def _options(kind: inspect.LiteralType) -> tuple[str | int, ...]:
    return tuple(cast("tuple[str | int, ...]", kind.values))


def _info(kind: type) -> inspect.StructType:
    return cast("inspect.StructType", inspect.type_info(kind))


def _hints(kind: type) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}
