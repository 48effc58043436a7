"""Finds where a browser written for the stored wire schema would misread the current one.

The schema of a version is pinned when it is released. Within a version keys, messages and names may
be added; existing ones stay unchanged, and nothing more is required of browsers.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from baccarat.house.rooms.messages import WIRE
from baccarat.web.schema import schema

from ..golden.stored_forms import bare

FILE: Final = f"wire-{WIRE}.json"
LEAST: Final = ("minimum", "minLength", "minItems")
MOST: Final = ("maximum", "maxLength", "maxItems")

Node = dict[str, Any]


def wire_text() -> bytes:
    """Describe the current wire format, without texts for people."""
    whole = msgspec.json.encode(bare(schema()), order="sorted")
    return msgspec.json.format(whole, indent=1) + b"\n"


def misread(kept: Node, now: Node) -> list[str]:
    """List the places where the current schema does not suit a reader of the stored one."""
    return [
        *_Shapes(kept, now).differ("Command", asked=True),
        *_Shapes(kept, now).differ("Message"),
    ]


class _Shapes:
    def __init__(self, kept: Node, now: Node) -> None:
        self._kept: Node = kept["$defs"]
        self._now: Node = now["$defs"]
        self._seen = set[tuple[str, str]]()

    def differ(self, name: str, *, asked: bool = False) -> Iterator[str]:
        """Compare the definitions with this name; `asked` ones are sent by browsers."""
        ref = {"$ref": f"#/$defs/{name}"}
        return self._node(ref, ref, name, asked=asked)

    def _node(self, kept: Any, now: Any, way: str, *, asked: bool) -> Iterator[str]:
        if not (isinstance(kept, dict) and isinstance(now, dict)):
            if kept != now:
                yield way
            return
        if "$ref" in kept or "$ref" in now:
            names = str(kept.get("$ref")), str(now.get("$ref"))
            if names not in self._seen:
                self._seen.add(names)
                yield from self._node(
                    self._of(kept, self._kept), self._of(now, self._now), way, asked=asked
                )
            return
        yield from self._properties(kept, now, way, asked=asked)
        yield from self._choices(kept, now, way, asked=asked)
        yield from self._bounds(kept, now, way, asked=asked)
        for key in ("items", "additionalProperties"):
            if key in kept:
                yield from self._node(kept[key], now.get(key), f"{way}.{key}", asked=asked)
        places = kept.get("prefixItems", []), now.get("prefixItems", [])
        if kept.get("type") != now.get("type") or len(places[0]) != len(places[1]):
            yield f"{way}: type"
        for at, pair in enumerate(zip(*places, strict=False)):
            yield from self._node(*pair, f"{way}[{at}]", asked=asked)

    @staticmethod
    def _of(node: Node, parts: Node) -> Node:
        ref = node.get("$ref")
        found: Node = parts.get(str(ref).rpartition("/")[2], {}) if ref else node
        return found

    def _properties(self, kept: Node, now: Node, way: str, *, asked: bool) -> Iterator[str]:
        there: Node = now.get("properties", {})
        for name, each in kept.get("properties", {}).items():
            if name not in there:
                yield f"{way}.{name}: gone"
            else:
                yield from self._node(each, there[name], f"{way}.{name}", asked=asked)
        needed, before = set(now.get("required", ())), set(kept.get("required", ()))
        for name in sorted(needed - before if asked else before - needed):
            yield f"{way}.{name}: {'asked for' if asked else 'not always there'}"

    def _choices(self, kept: Node, now: Node, way: str, *, asked: bool) -> Iterator[str]:
        if missing := [each for each in kept.get("enum", ()) if each not in now.get("enum", ())]:
            yield f"{way}: {missing}"
        for each in kept.get("anyOf", ()):
            alternatives = now.get("anyOf", [now])
            seen = set(self._seen)
            for other in alternatives:
                self._seen = set(seen)
                if not any(True for _ in self._node(each, other, way, asked=asked)):
                    break
            else:
                yield f"{way}: {self._of(each, self._kept).get('title', each)}"

    @staticmethod
    def _bounds(kept: Node, now: Node, way: str, *, asked: bool) -> Iterator[str]:
        if not asked:
            return
        for key in (*LEAST, *MOST):
            was, is_ = kept.get(key), now.get(key)
            narrower = is_ is not None and (was is None or (is_ > was) == (key in LEAST))
            if narrower and is_ != was:
                yield f"{way}: {key}"
        if kept.get("pattern") != now.get("pattern"):
            yield f"{way}: pattern"


def write_wire(folder: Path) -> None:
    """Pin the schema if its version has no file yet."""
    if not (folder / FILE).exists():
        (folder / FILE).write_bytes(wire_text())
