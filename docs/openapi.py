"""Write the page of the HTTP interface from the description that a running server gives.

`python docs/openapi.py` rewrites docs/http.md, and `python docs/openapi.py --json` prints the
description, which git does not keep.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from baccarat.web.app import make_app
from baccarat.web.openapi import text

HTTP = Path(__file__).with_name("http.md")
MARK = "<!-- the rest is written by docs/openapi.py -->\n"
"""Ends the part of the page that people write."""
OF_THE_PAGE = ("Serve the page", "Serve a file of the page")
"""How the summaries of endpoints begin that serve the page itself and not programs."""

Part = dict[str, Any]


def description() -> str:
    no_house = cast("Any", None)  # which only a started application uses
    return text(make_app(no_house)).decode() + "\n"


def reference(described: Part) -> str:
    """Write the page: each endpoint, then the objects that the bodies have."""
    parts = [HTTP.read_text(encoding="utf-8").partition(MARK)[0] + MARK]
    bodies: set[str] = set()
    for path, methods in described["paths"].items():
        for method, endpoint in methods.items():
            if not endpoint["summary"].startswith(OF_THE_PAGE):
                parts.append("\n".join(_endpoint(method.upper(), path, endpoint)))
                bodies |= set(_named(endpoint.get("requestBody", {})))
    schemas = described["components"]["schemas"]
    parts.append("## Objects in the body of a request\n")
    parts += ["\n".join(_object(name, schemas[name])) for name in sorted(bodies)]
    return "\n".join(parts)


def _endpoint(method: str, path: str, endpoint: Part) -> Iterator[str]:
    yield f"## {method} {path}\n"
    yield f"{endpoint['summary']}.\n"
    if more := endpoint.get("description"):
        yield f"{more}\n"
    for each in endpoint["parameters"]:
        needed = "" if each.get("required") else ", optional"
        yield f"- `{each['name']}`, in the {each['in']}{needed}: {_kind(each['schema'])}"
    for body in _contents(endpoint.get("requestBody", {})):
        yield f"- body: {body}"
    (status,) = endpoint["responses"].keys() - {"default"}
    for answer in [*_contents(endpoint["responses"][status])] or ["no body"]:
        yield f"- answer, {status}: {answer}"
    yield ""


def _contents(holder: Part) -> Iterator[str]:
    """Describe the body of a request or an answer, by media type."""
    for media, content in holder.get("content", {}).items():
        kind = _kind(content.get("schema", {}))
        yield kind if media == "application/json" else f"{kind}, as `{media}`"


def _named(holder: Part) -> Iterator[str]:
    for content in holder.get("content", {}).values():
        if "$ref" in content.get("schema", {}):
            yield _name(content["schema"])


def _name(schema: Part) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _kind(schema: Part) -> str:
    """Return the kind of a value."""
    if "$ref" in schema:
        return f"`{_name(schema)}`"
    if "enum" in schema:
        return " or ".join(f"`{each}`" for each in schema["enum"])
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(map(_kind, several))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", "any value"))


def _object(name: str, schema: Part) -> Iterator[str]:
    yield f"### {name}\n"
    if about := schema.get("description"):
        yield f"{about}\n"
    yield "| field | kind | required |\n|---|---|---|"
    required = schema.get("required", ())
    for field, each in schema.get("properties", {}).items():
        yield f"| `{field}` | {_kind(each)} | {'yes' if field in required else 'no'} |"
    yield ""


if __name__ == "__main__":
    described = description()
    if sys.argv[1:] == ["--json"]:
        sys.stdout.write(described)
    else:
        HTTP.write_text(reference(json.loads(described)), encoding="utf-8")
