"""The written forms of all that is kept, each in a file of its version: `python -m support.forms`.

A form is the JSON Schema of what is written. That of a version never changes: a struct that is
kept and gets another shape needs the next version, a step that carries the older one over, and a
fixture. Presets are left out, and of tables what their own form leaves out: they have versions of
their own.
"""

import sys
from typing import Any, Final, NamedTuple

import msgspec

from baccarat.house.care.care import Care
from baccarat.house.care.clock import Mark
from baccarat.house.hosting.talk import ChatLine
from baccarat.house.model.coup_news import CoupNews
from baccarat.house.model.draft import Done
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import Happening, RoomState
from baccarat.house.store.opening import FORMAT
from baccarat.notation import record, witness
from baccarat.notation.read import _Document
from baccarat.notation.witness import Witness
from baccarat.rules import CheminPreset, PuntoPreset
from baccarat.tables import State, chemin, punto

from .rules import ROOT

FORMS: Final = ROOT / "tests" / "fixtures" / "forms"


class Form(NamedTuple):
    """What is written in one place: its name, its version, and the types that are written."""

    name: str
    version: int
    kinds: tuple[Any, ...]

    @property
    def file(self) -> str:
        return f"{self.name}-{self.version}.json"


KEPT: Final = (Happening, Done, CoupNews, ChatLine, Care, Mark)
WRITTEN: Final = (
    Form("database", FORMAT, (*KEPT, RoomState, Settings)),
    Form("record", record.VERSION, (_Document, State)),
    Form("witness", witness.VERSION, (Witness,)),
)
PRESETS: Final = (PuntoPreset.__name__, CheminPreset.__name__)


def form_text(form: Form) -> bytes:
    """Describe what is written, without words for people."""
    roots, parts = msgspec.json.schema_components(form.kinds, ref_template="{name}")
    named = {name: {} if name in PRESETS else part for name, part in parts.items()}
    for game in (punto, chemin):
        if state := named.get(f"{game.State.__module__}.State"):
            newest = game.FORM.versions[-1].names
            state["properties"] = {name: state["properties"][name] for name in newest}
    whole = {"version": form.version, "roots": _bare(roots), "parts": _bare(named)}
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=1) + b"\n"


def _bare(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: _bare(each) for key, each in schema.items() if key not in _FOR_PEOPLE}
    return [_bare(each) for each in schema] if isinstance(schema, list | tuple) else schema


_FOR_PEOPLE: Final = ("title", "description")


def main() -> None:
    """Write the forms of versions that have no file yet."""
    for form in WRITTEN:
        if not (FORMS / form.file).exists():
            (FORMS / form.file).write_bytes(form_text(form))
            sys.stdout.write(f"{form.file}\n")


if __name__ == "__main__":
    main()
