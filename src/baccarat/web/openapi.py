"""The description of the HTTP interface in OpenAPI 3.1, made from the application's routes.

The options of a route describe its input and output:

- `reads`: the type of the body; `asks`: a struct of the query parameters.
- `gives`: the type of the JSON answer, or the media type of one that is not JSON; None if it has no
  body. By default it is what the handler returns.

Generators of clients know less of JSON Schema than the standard does: `_plain` avoids the rest.
"""

import inspect
from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from ..house.rooms.messages import WIRE
from .guard.problem import MEDIA_TYPE, Problem
from .guard.session import COOKIE
from .page_files import CachedJson

VERSION: Final = "3.1.0"
PART: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
ABOUT: Final = """\
Guests, rooms, records, odds. Amounts are whole numbers of units; a chip is 100. A table is played \
over its room's WebSocket, `/api/rooms/{room}/socket`, whose messages `/api/schema.json` \
describes. The document `docs/clients.md` explains both."""

Json = dict[str, Any]


class Operation(NamedTuple):
    """One method of one path."""

    path: str
    method: str
    handler: HTTPRouteHandler
    path_parameters: dict[str, Any]

    @property
    def called(self) -> Callable[..., Any]:
        return self.handler.fn

    @property
    def gives(self) -> Any:
        """The type of the JSON answer, the media type of another, or None if it has no body."""
        if "gives" in self.handler.opt:
            return self.handler.opt["gives"]
        hint = get_type_hints(self.called)["return"]
        return get_args(hint)[0] if get_origin(hint) is Response else hint

    @property
    def media_type(self) -> str | None:
        if self.gives in {None, NoneType}:
            return None
        return self.gives if isinstance(self.gives, str) else JSON

    @property
    def id(self) -> str:
        """A name that no other operation has, and that is one in all languages."""
        steps = [each for each in self.path.split("/") if each and "{" not in each]
        several = len(self.handler.paths) > 1
        name = "_".join([self.handler.handler_name, *(steps if several else [])])
        return name.replace("-", "_")

    def query(self) -> Iterator[tuple[str, Any, Any]]:
        """List the name, type and default of each query parameter."""
        if asks := self.handler.opt.get("asks"):
            for field in msgspec.structs.fields(asks):
                yield field.encode_name, field.type, field.default


def operations(app: Litestar) -> list[Operation]:
    """List what the application answers over HTTP, without the automatic OPTIONS."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return sorted(
        Operation(
            route.path_format,
            method.lower(),
            handler,
            {
                each.name: str if each.type is Path else each.type
                for each in route.path_parameters.values()
            },
        )
        for route in routes
        for handler in route.route_handlers
        for method in handler.http_methods
        if method not in {"OPTIONS", "HEAD"}
    )


def document(app: Litestar, root: str = "") -> Json:
    """Describe the application, served under the path `root`."""
    found = operations(app)
    schemas = _Schemas(found)
    paths: dict[str, Json] = {}
    for each in found:
        paths.setdefault(each.path, {})[each.method] = _operation(each, schemas)
    return {
        "openapi": VERSION,
        "info": {"title": "baccarat", "version": str(WIRE), "description": ABOUT},
        "servers": [{"url": root or "/"}],
        "security": [{}, {"cookie": []}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.parts.items())),
            "responses": {
                "Problem": _content("The request was refused.", MEDIA_TYPE, schemas.of(Problem))
            },
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


class _Schemas:
    """The schemas of all types that the operations use, with the shared parts by name."""

    def __init__(self, found: Iterable[Operation]) -> None:
        kinds = [Problem, *(kind for each in found for kind in _kinds(each))]
        made, parts = msgspec.json.schema_components(kinds, ref_template=PART)
        words = {PART.format(name=name) for name, part in parts.items() if "enum" in part}
        self.parts: dict[str, Json] = _plain(parts, words)
        self._made = list(zip(kinds, _plain(made, words), strict=True))
        for part in self.parts.values():
            # some Python versions strip a docstring's indentation, others do not
            if "description" in part:
                part["description"] = inspect.cleandoc(part["description"])

    def of(self, kind: Any) -> Json:
        return next(schema for each, schema in self._made if each is kind or each == kind)


def _kinds(operation: Operation) -> Iterator[Any]:
    yield from operation.path_parameters.values()
    yield from (kind for _, kind, _ in operation.query())
    if "reads" in operation.handler.opt:
        yield operation.handler.opt["reads"]
    if operation.media_type == JSON:
        yield operation.gives


def _plain(schema: Any, words: Container[str]) -> Any:
    """Write schemas so that generators of clients understand them; `words` refer to enums.

    They need the type of an `enum`, the size of integers, and one schema for all items of a tuple.
    openapi-generator's clients choose by a discriminator only of `oneOf` (TypeScript), have no
    default for a union (Go), and cannot read lists of enums in a dictionary (Python).
    """
    if isinstance(schema, list | tuple):
        return [_plain(each, words) for each in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _plain(each, words) for name, each in schema.items()}
    match plain:
        case {"enum": [str(), *_]}:
            return plain | {"type": "string"}
        case {"enum": [int(), *_]} | {"type": "integer"}:
            return plain | {"type": "integer", "format": "int64"}
        case {"prefixItems": [first, *others], "items": False, **more}:
            assert all(each == first for each in others)  # noqa: S101 - no tuple of ours is mixed
            return {**more, "items": first}
        case {"anyOf": kinds, "discriminator": _, **more}:
            return {**more, "discriminator": plain["discriminator"], "oneOf": kinds}
        case {"anyOf": kinds, "default": _, **more} if {"type": "null"} not in kinds:
            return {**more, "anyOf": kinds}
        case {"additionalProperties": {"items": {"$ref": ref}, **more}} if ref in words:
            return plain | {"additionalProperties": {**more, "items": {"type": "string"}}}
    return plain


def _operation(operation: Operation, schemas: _Schemas) -> Json:
    handler = operation.handler
    doc = inspect.cleandoc(operation.called.__doc__ or "")
    made: Json = {
        "operationId": operation.id,
        "summary": doc.partition("\n")[0].rstrip("."),
        "tags": ["api" if operation.path.startswith(("/api/", "/schema/")) else "page"],
        "parameters": [
            *_path_parameters(operation, schemas),
            *_query_parameters(operation, schemas),
        ],
        "responses": {
            str(handler.status_code): _answer(operation, schemas),
            "default": {"$ref": "#/components/responses/Problem"},
        },
    }
    if more := doc.partition("\n")[2].strip():
        made["description"] = more
    if "reads" in handler.opt:
        body = {"schema": schemas.of(handler.opt["reads"])}
        made["requestBody"] = {"required": True, "content": {JSON: body}}
    return made


def _answer(operation: Operation, schemas: _Schemas) -> Json:
    match operation.media_type:
        case None:
            return {"description": "Done."}
        case "application/json":
            return _content("The answer.", JSON, schemas.of(operation.gives))
        case "application/octet-stream" as media:
            return _content("The file.", media, {"type": "string", "format": "binary"})
        case media:
            return _content("The text.", media, {"type": "string"})


def _path_parameters(operation: Operation, schemas: _Schemas) -> Iterator[Json]:
    for name, kind in operation.path_parameters.items():
        yield {"name": name, "in": "path", "required": True, "schema": schemas.of(kind)}


def _query_parameters(operation: Operation, schemas: _Schemas) -> Iterator[Json]:
    for name, kind, default in operation.query():
        schema = schemas.of(kind)
        if default is msgspec.NODEFAULT:
            yield {"name": name, "in": "query", "required": True, "schema": schema}
        elif default is None:  # a query leaves out nulls
            yield {"name": name, "in": "query", "schema": schema["anyOf"][0]}
        else:
            yield {"name": name, "in": "query", "schema": {**schema, "default": default}}


def _content(description: str, media: str, schema: Json) -> Json:
    return {"description": description, "content": {media: {"schema": schema}}}


@get("/schema/openapi.json", unpacked=True, gives=Json)
async def openapi(request: Request[Any, Any, State], made: CachedJson) -> Response[bytes]:
    """Return this description."""
    root = str(request.scope.get("root_path", ""))
    return await made.answer(request, "openapi", lambda: text(request.app, root))


def text(app: Litestar, root: str = "") -> bytes:
    """Write the description as JSON, which takes a few tenths of a second."""
    encoded = msgspec.json.encode(document(app, root), order="sorted")
    return msgspec.json.format(encoded, indent=2)
