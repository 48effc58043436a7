"""Write the reference of the wire messages from the schema of the code.

`python docs/wire.py` rewrites docs/wire.md and docs/wire.schema.json.
"""

import inspect
import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from baccarat.house.model.refusal import HouseCode
from baccarat.house.rooms.messages import WIRE
from baccarat.tables.common import RefusalCode
from baccarat.text import say
from baccarat.web.asking import REFUSED_SECONDS
from baccarat.web.rates import COMMANDS
from baccarat.web.schema import schema
from baccarat.web.socket import GONE, SLOW
from baccarat.web.wire import MAX_FRAME_BYTES

DOCS = Path(__file__).parent
HEAD = DOCS / "wire.head.txt"
PAGE = DOCS / "wire.md"
SCHEMA = DOCS / "wire.schema.json"

Part = dict[str, Any]


def schema_text() -> str:
    """Write the schema as text."""
    return json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def page() -> str:
    head = HEAD.read_text(encoding="utf-8")
    parts: dict[str, Part] = schema()["$defs"]
    burst, day = (bound.guest for bound in COMMANDS)
    text = head.format(
        largest=MAX_FRAME_BYTES,
        gone=GONE,
        slow=SLOW,
        wire=WIRE,
        burst=burst.at_once,
        milliseconds=round(1000 * burst.seconds),
        day=f"{day.at_once:,}",
        seconds=round(day.seconds),
        pause=round(1000 * REFUSED_SECONDS),
    )
    return "\n".join([text, *_sections(parts), *_codes()])


def _sections(parts: dict[str, Part]) -> Iterator[str]:
    choices = [
        _names(parts[view]["properties"]["choices"]["items"])
        for view in ("PuntoView", "CheminView")
    ]
    groups = {
        "From the browser": ["Command", *_names(parts["Command"]["properties"]["do"])],
        "From the server": _names(parts["Message"]),
        "What happens": _names(parts["Told"]["properties"]["event"]),
        "What may be done": list(dict.fromkeys(chain(*choices))),
    }
    grouped = {"Message", *(name for names in groups.values() for name in names)}
    groups["Their parts"] = sorted(parts.keys() - grouped)
    for title, names in groups.items():
        yield f"## {title}\n"
        for name in names:
            yield from _part(name, parts[name])


def _names(union: Part) -> list[str]:
    return [_name(each) for each in union["anyOf"]]


def _name(reference: Part) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _title(name: str) -> str:
    """Add the game to a name that several games share: `chemin SeatView`."""
    *path, own = name.split(".")
    return f"{path[2]} {own}" if path else own


def _part(name: str, part: Part) -> Iterator[str]:
    yield f"### {_title(name)}\n"
    if "description" in part:
        yield inspect.cleandoc(part["description"]) + "\n"
    if "enum" in part:
        yield f"One of {_listed(part['enum'])}.\n"
    elif part["properties"]:
        yield "| field | value |\n|---|---|"
        for field, value in _ordered(part):
            yield f"| `{field}` | {_default(_value(value), value)} |"
        yield ""


def _ordered(part: Part) -> Iterable[tuple[str, Part]]:
    """Return the required fields in order, then the others."""
    required = part.get("required", [])
    names = [*required, *(name for name in part["properties"] if name not in required)]
    return [(name, part["properties"][name]) for name in names]


def _default(text: str, value: Part) -> str:
    return f"{text}; else `{json.dumps(value['default'])}`" if "default" in value else text


def _value(value: Part) -> str:
    if "$ref" in value:
        title = _title(_name(value))
        return f"[{title}](#{title.lower().replace(' ', '-')})"
    if "enum" in value:
        return _listed(value["enum"])
    if "anyOf" in value:
        return " or ".join(_value(each) for each in value["anyOf"])
    if "prefixItems" in value:
        return f"[{', '.join(_value(each) for each in value['prefixItems'])}]"
    kind = str(value["type"])
    if kind == "array":
        return f"list of {_value(value['items'])}"
    if kind == "object":
        return f"object of {_value(value['additionalProperties'])}"
    bounds = [f"{word} {value[key]}" for key, word in BOUNDS.items() if key in value]
    return f"{kind}, {', '.join(bounds)}" if bounds else kind


BOUNDS = {
    "minimum": "at least",
    "maximum": "at most",
    "minLength": "length at least",
    "maxLength": "length at most",
}


def _listed(values: Iterable[object]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def _codes() -> Iterator[str]:
    yield "## Why something is refused\n"
    yield "The page says it in the player's language; here in English, `…` for a sum or seconds.\n"
    for who, codes in (("By the table", RefusalCode), ("By the house", HouseCode)):
        yield f"### {who}\n\n| code | sentence |\n|---|---|"
        for code in codes:
            yield f"| `{code}` | {say('en', f'refusal-{code}', {'limit': '…', 'seconds': '…'})} |"
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
