"""The page's files are fetched once: caching headers, entity tags and encodings."""

import gzip
import re
from collections.abc import Iterator
from html import escape

import httpx
import pytest

from baccarat.rules.law.irregularities import irregularities
from baccarat.web.page_files import PAGE
from support.server.guest import PATIENCE, PLAIN
from support.server.process import Server

ASSETS = sorted(file.name for file in (PAGE / "assets").glob("*"))
EACH_KIND = {name.rpartition(".")[2]: f"/assets/{name}" for name in ASSETS}
PATHS = {"page": "/", "room": "/rooms/salon", "checker": "/checker"}
PATHS |= {"irregularities": "/irregularities", **EACH_KIND}
NAMED_BY_US = {".br", ".html", ".txt", ".webmanifest"}
"""The ends of names without a hash; each other file is named by the bundler."""


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN) as client:
        yield client


def get(http: httpx.Client, path: str, encoding: str = "gzip", known: str = "") -> httpx.Response:
    headers = {"Accept-Encoding": encoding} | ({"If-None-Match": known} if known else {})
    return http.get(path, headers=headers)


def test_hashed_files_are_kept_for_ever_and_all_others_are_asked_for(http: httpx.Client) -> None:
    assert {"css", "js", "svg", "woff2", "html", "txt"} <= EACH_KIND.keys()
    for name in ASSETS:
        caching = http.head(f"/assets/{name}").headers["cache-control"]
        ours = any(map(name.endswith, NAMED_BY_US))
        assert caching == ("no-cache" if ours else "public, max-age=31536000, immutable"), name
    for path in ("/", "/rooms/salon", "/checker"):
        assert get(http, path).headers["cache-control"] == "no-cache"


@pytest.mark.by_day(5)
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_a_browser_that_has_a_file_is_told_so(http: httpx.Client, path: str, encoding: str) -> None:
    whole = get(http, path, encoding)
    tag = whole.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = get(http, path, encoding, known)
        assert (again.status_code, again.content) == (304, b"")
        for name in ("cache-control", "etag", "vary"):
            assert again.headers[name] == whole.headers[name]
    for known in ('"other"', tag[:-2] + '"', tag.strip('"'), "?"):
        changed = get(http, path, encoding, known)
        assert (changed.status_code, changed.content) == (200, whole.content)


def test_large_scripts_come_in_brotli_where_a_browser_takes_it(http: httpx.Client) -> None:
    [table] = (name for name in ASSETS if re.fullmatch(r"table-[\w-]{8}\.js", name))
    path = f"/assets/{table}"
    sizes, tags = {}, {}
    for encoding, sent in {"gzip, br": "br", "gzip, br;q=0": "gzip", "gzip": "gzip"}.items():
        with http.stream("GET", path, headers={"Accept-Encoding": encoding}) as answer:
            assert answer.headers["content-encoding"] == sent
            sizes[sent], tags[sent] = len(b"".join(answer.iter_raw())), answer.headers["etag"]
    assert sizes["br"] < 0.9 * sizes["gzip"]
    assert tags["br"] != tags["gzip"]
    assert get(http, path, "br", tags["br"]).status_code == 304


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_encodings_differ_in_their_tags(http: httpx.Client, path: str) -> None:
    packed, plain = get(http, path), get(http, path, "identity")
    assert packed.content == plain.content
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    is_smaller = len(gzip.compress(plain.content)) < len(plain.content)
    assert packed.headers.get("content-encoding") == ("gzip" if is_smaller else None)
    assert (packed.headers["etag"] != plain.headers["etag"]) == is_smaller
    assert get(http, path, "identity", packed.headers["etag"]).status_code == (
        200 if is_smaller else 304
    )


def test_what_is_not_there_is_not_kept(http: httpx.Client) -> None:
    """A missing file may be there after an upgrade, and a dead link is never unchanged."""
    html = {"Accept": "text/html"}
    dead = http.get("/nowhere", headers=html)
    again = http.get("/nowhere", headers=html | {"If-None-Match": dead.headers["etag"]})
    assert (again.status_code, again.content) == (404, dead.content)
    for path in ("/assets/none-01234567.js", "/assets/%2e%2e", "/assets/a%00b"):
        missing = http.get(path)
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store"), path


def test_answers_of_the_api_are_never_kept(http: httpx.Client) -> None:
    for path in ("/api/presets", "/api/schema.json", "/schema/openapi.json", "/api/me"):
        answer = get(http, path, known="*")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers


@pytest.mark.rule("AD-E1", "AD-E31")
def test_the_page_of_irregularities_has_every_case_and_loads_nothing(http: httpx.Client) -> None:
    answer = get(http, "/irregularities")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    page = answer.text
    assert page.count("<tr>") == len(irregularities()) + 3
    assert all(f"<td>{escape(case.when)}</td>" in page for case in irregularities())
    assert "src=" not in page
