"""The forms of all stored types, each with its version: the JSON Schema of the stored data.

They are pinned when a version is released. From then on the form of a version never changes: a type
that changes its shape needs the next version, and a migration from the one before. Until then they
change in place.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from baccarat.house.model.draft import Done
from baccarat.house.model.state import RoomEvent
from baccarat.house.store import codecs, high_water, page_changes
from baccarat.house.store.codecs import Codec
from baccarat.notation import record, witness
from baccarat.notation.read import _Document
from baccarat.notation.witness import Witness
from baccarat.rules.presets.named import PRESETS
from baccarat.rules.presets.serialization import FORMS as PRESET_FORMS
from baccarat.tables import TABLES


class Form(NamedTuple):
    """One kind of stored data: its name, its version, and the type that is written.

    `left_out` are fields that have their own form.
    """

    name: str
    version: int
    kind: Any
    left_out: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return f"{self.name}-{self.version}.json"


def _forms() -> Iterator[Form]:
    yield Form("event-house", codecs.EVENTS.version, RoomEvent)
    yield Form("action", codecs.ACTIONS.version, Done, ("action",))
    for game, table in TABLES.items():
        module: Any = table
        yield Form(f"event-{game}", codecs.EVENTS.version, module.Event)
        yield Form(f"action-{game}", codecs.ACTIONS.version, module.Action)
        written = {name for version in table.FORM.versions[-1:] for name in version.names}
        unwritten = {*module.State.__struct_fields__} - written
        yield Form(f"table-{game}", len(table.FORM.versions), module.State, (*unwritten,))
        (kind,) = {type(preset) for preset in PRESETS if preset.game == game}
        yield Form(f"preset-{game}", len(PRESET_FORMS[game].versions), kind)
    for name in ("coups", "talk", "cares", "mark", "rules", "reports"):
        body: Codec[Any] = getattr(codecs, name.upper())
        yield Form(name, body.version, body.kind)
    yield Form("high-water", high_water.BODY.version, high_water.BODY.kind)
    yield Form("settings", len(codecs.SETTINGS_STEPS) + 1, codecs.SettingsForm, ("preset",))
    yield Form("room", len(codecs.ROOM_STEPS) + 1, codecs.RoomForm, ("table",))
    yield Form("record", record.VERSION, _Document)
    yield Form("witness", witness.VERSION, Witness)
    yield Form("changes", page_changes.FORM, page_changes.ChangesHead)


WRITTEN: Final = tuple(_forms())


def form_text(form: Form) -> bytes:
    """Return the schema of the stored data, without descriptions."""
    (root,), parts = msgspec.json.schema_components((form.kind,), ref_template="{name}")
    for name in form.left_out:
        del parts[root["$ref"]]["properties"][name]
    _drop_unreferenced(root, parts)
    whole = {"version": form.version, "root": bare(root), "parts": bare(parts)}
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=1) + b"\n"


def _drop_unreferenced(root: Any, parts: dict[str, Any]) -> None:
    named, open_ = set[str](), [root]
    while open_:
        for name in _REFERENCE.findall(str(open_.pop())):
            if name not in named:
                named.add(name)
                open_.append(parts[name])
    for name in parts.keys() - named:
        del parts[name]


_REFERENCE: Final = re.compile(r"'\$ref': '([^']*)'")


def bare(schema: Any) -> Any:
    """Leave out titles and descriptions."""
    if isinstance(schema, dict):
        return {key: bare(each) for key, each in schema.items() if key not in _FOR_PEOPLE}
    return [bare(each) for each in schema] if isinstance(schema, list | tuple) else schema


_FOR_PEOPLE: Final = ("title", "description")


def write_forms(folder: Path, forms: Sequence[Form] = WRITTEN) -> None:
    """Pin the forms whose version has no file yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for form in forms:
        if not (folder / form.file).exists():
            (folder / form.file).write_bytes(form_text(form))


def changed_forms(folder: Path, forms: Sequence[Form] = WRITTEN) -> list[str]:
    """List the forms that differ from their pinned file; those without a file are new."""
    files = {form: folder / form.file for form in forms}
    return [
        form.name
        for form, file in files.items()
        if file.exists() and file.read_bytes() != form_text(form)
    ]
