"""The description of the HTTP interface: complete, valid, and true of the answers."""

import json
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from jsonschema import Draft202012Validator
from litestar.routes import HTTPRoute
from openapi_spec_validator import validate

from baccarat.house.model.refusal import HouseCode
from baccarat.web.app import make_app
from baccarat.web.openapi import document, text
from support.golden.records import short
from support.server.guest import Guest, stake
from support.server.operator import ORDERS
from support.server.process import Server

APP = make_app(cast("Any", None))
DESCRIBED = json.loads(text(APP))

GETS = {
    "/api/edges": "/api/edges?packs=6",
    "/api/odds": "/api/odds?preset=ez&bets=tie",
    "/api/rooms/{room}/odds": "/api/rooms/{room}/odds?coup=2&cards=0",
    "/api/rooms/{room}/shoes/{shoe}/seal": "/api/rooms/{room}/shoes/1/seal?root=00",
    "/api/rooms/{room}/winnings.csv": "/api/rooms/{room}/winnings.csv",
}
"""The requests for these paths; every other path is requested as it is."""
REFUSED = {
    "/api/words/{tag}/{files}",
    *(path for path in DESCRIBED["paths"] if path.startswith("/api/operator")),
    "/assets/{file}",
    "/api/rooms/{room}/shoes/{shoe}/summary",
}
"""Paths that fail here: a missing file, the summary of a running shoe, and operators' pages."""
POSTS: dict[str, Any] = {
    "/api/me/delete": {},
    "/api/me/login/codes": {},
    "/api/me/login/passkeys": {"id": "YQ", "client_data": "YQ", "attestation": "YQ"},
    "/api/me/login/passkeys/options": {},
    "/api/me/login/password": {"password": "seven small rivers"},
    "/api/me/login/remove": {"id": "password"},
    "/api/me/login/sessions/end": {"id": None},
    "/api/me/name": {"name": "Di"},
    "/api/sign-in/code": {"code": "k3f9-0q2m-7xta-c4ne"},
    "/api/sign-in/passkey": dict.fromkeys(
        ("id", "client_data", "authenticator_data", "signature", "user"), "YQ"
    ),
    "/api/sign-in/passkey/options": {},
    "/api/sign-in/password": {"name": "Di-1234", "password": "seven small rivers"},
    "/api/sign-out": {},
    **ORDERS,
    "/api/rooms/{room}/reports": {"who": "nobody", "at": "then"},
    "/api/analysis": {"record": short("midi", 1)},
    "/api/study": {"text": "PBBT", "name": "mine.txt"},
    "/api/replay": {"record": short("midi", 1), "seat": 1},
    "/api/noted": {"text": "result\nP\n"},
    "/api/guests": {"name": "Bea"},
    "/api/me/limits": {"stake": 1_000_000},
    "/api/me/rest": {"hours": 9_999_999},
    "/api/rooms": {"preset": "ez"},
    "/api/rooms/{room}/door": {"token": ""},
    "/api/rooms/{room}/enter": {"token": "x"},
}
BAD = {
    "an unknown path": ("GET", "/api/nowhere", None, 404, "unknown-address"),
    "an unknown file": ("GET", "/assets/none.js", None, 404, "unknown-address"),
    "another method": ("POST", "/api/me", None, 405, "wrong-method"),
    "an unknown room": ("GET", "/api/rooms/none/shoes", None, 404, "unknown-room"),
    "no number": ("GET", "/api/edges?packs=six", None, 400, "malformed"),
    "no JSON": ("POST", "/api/guests", b"{", 400, "malformed"),
    "too much": ("POST", "/api/guests", b" " * 5_000, 413, "too-large"),
    "a foreign origin": ("POST", "/api/guests", b"{}", 403, "foreign-origin"),
    "a foreign host": ("GET", "/api/me", None, 421, "unknown-host"),
}


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Guest]:
    with Guest(server.address) as guest:
        yield guest


@pytest.fixture(scope="module")
def room(ada: Guest) -> str:
    """Open a room of the guest's own, and play a coup in it."""
    order = {"preset": "ez", "odds": True, "advisor": True, "pace": "instant"}
    room: str = ada.http.post("/api/rooms", json=order).json()["id"]
    ada.enter(room)
    ada.ask({"type": "sit", "seat": 1, "amount": 100_000})
    ada.until(lambda now: now["view"]["phase"] == "staking")
    ada.ask(stake(player=2_500))
    ada.ask({"type": "deal"})
    ada.until(lambda now: now["coup"] == 2)
    return room


def fits(answer: httpx.Response, operation: dict[str, Any]) -> None:
    """Check an answer against the description of its operation."""
    responses = operation["responses"]
    described = responses.get(str(answer.status_code))
    if described is None:
        assert answer.status_code >= 400, answer.text
        described = DESCRIBED["components"]["responses"]["Problem"]
    content = described.get("content")
    if content is None:
        assert answer.content == b""
        return
    kind = answer.headers["content-type"].partition(";")[0]
    assert kind in content or "application/octet-stream" in content
    if kind.endswith("json"):
        whole = {**content[kind]["schema"], "components": DESCRIBED["components"]}
        Draft202012Validator(whole).validate(answer.json())


def test_the_document_is_valid() -> None:
    validate(DESCRIBED)


def test_every_route_is_described() -> None:
    served = {
        (route.path_format, method.lower())
        for route in APP.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    described = {
        (path, method) for path, methods in DESCRIBED["paths"].items() for method in methods
    }
    assert described == served
    assert len(served) > 30
    ids = [
        each["operationId"] for methods in DESCRIBED["paths"].values() for each in methods.values()
    ]
    assert len(set(ids)) == len(ids)


def test_every_body_is_described() -> None:
    for path, methods in DESCRIBED["paths"].items():
        assert ("requestBody" in methods.get("post", {})) == ("post" in methods), path
        assert all(each["summary"] for each in methods.values()), path


def test_the_server_serves_the_documented_schema(ada: Guest) -> None:
    assert ada.http.get("/schema/openapi.json").json() == DESCRIBED
    assert document(APP, "/club")["servers"] == [{"url": "/club"}]


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """List a part of the description, and all parts in it."""
    if isinstance(schema, dict):
        yield schema
    if isinstance(schema, dict | list):
        for each in schema.values() if isinstance(schema, dict) else schema:
            yield from parts(each)


def test_only_words_that_generators_of_clients_know_are_used() -> None:
    """They stop at these, or make a client that cannot be compiled or reads no answer."""
    enums = {
        f"#/components/schemas/{name}"
        for name, part in DESCRIBED["components"]["schemas"].items()
        if "enum" in part
    }
    for part in parts(DESCRIBED):
        assert part.get("items") is not False
        assert "prefixItems" not in part
        assert part.get("schema") != {"type": "null"}
        if isinstance(part.get("enum"), list):
            assert part["type"] == ("integer" if isinstance(part["enum"][0], int) else "string")
        if part.get("type") == "integer":
            assert part["format"] == "int64"
        if "anyOf" in part:
            assert "discriminator" not in part
            assert "default" not in part or {"type": "null"} in part["anyOf"]
        if isinstance(values := part.get("additionalProperties"), dict):
            assert values.get("items", {}).get("$ref") not in enums
    for methods in DESCRIBED["paths"].values():
        for operation in methods.values():
            assert operation["operationId"].isidentifier()
            for each in operation["parameters"]:
                assert {"type": "null"} not in each["schema"].get("anyOf", [])


@pytest.mark.by_day(18)
@pytest.mark.parametrize(
    "path", [path for path, each in DESCRIBED["paths"].items() if "get" in each]
)
def test_answers_are_as_described(ada: Guest, room: str, path: str) -> None:
    asked = GETS.get(path, path).format(room=room, shoe=1, file="none.js", tag="la", files="page")
    answer = ada.http.get(asked)
    fits(answer, DESCRIBED["paths"][path]["get"])
    assert answer.is_success != (path in REFUSED)


@pytest.mark.by_day(12)
@pytest.mark.parametrize(
    "path", [path for path, each in DESCRIBED["paths"].items() if "post" in each]
)
def test_answers_to_bodies_are_as_described(server: Server, room: str, path: str) -> None:
    with Guest(server.address, "Cy") as guest:
        answer = guest.http.post(path.format(room=room), json=POSTS[path])
        fits(answer, DESCRIBED["paths"][path]["post"])
        empty = guest.http.post(path.format(room=room), content=b"")
    fits(empty, DESCRIBED["paths"][path]["post"])
    is_for_operators = path.startswith("/api/operator")
    assert empty.json()["code"] == ("not-operator" if is_for_operators else "malformed")


@pytest.mark.parametrize("row", BAD)
def test_every_error_has_one_shape(ada: Guest, row: str) -> None:
    method, path, body, status, code = BAD[row]
    headers = {"a foreign origin": {"Origin": "http://elsewhere.example"}} | {
        "a foreign host": {"Host": "elsewhere.example"}
    }
    answer = ada.http.request(method, path, content=body, headers=headers.get(row))
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    schema = {"$ref": "#/components/schemas/Problem", "components": DESCRIBED["components"]}
    Draft202012Validator(schema).validate(answer.json())
    assert answer.json()["status"] == status


def test_the_codes_are_listed() -> None:
    listed = DESCRIBED["components"]["schemas"]["HouseCode"]["enum"]
    assert listed == sorted(HouseCode)
