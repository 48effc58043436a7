"""The page and its files: the routes that serve them."""

import asyncio
import gzip
import re
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from ..rules.law.irregularities import (
    GAMES_OF_ERRORS,
    IRREGULARITIES_TITLE,
    irregularities,
)
from ..text.languages import describe, plugin_folders

GZIP_LEVEL: Final = 4
"""Higher levels cost several times the CPU time, and save only a tenth of the bytes."""


class Encoded(NamedTuple):
    """A body in one encoding; `tag` is its entity tag, which no other body has."""

    body: bytes
    tag: str
    headers: dict[str, str]

    @classmethod
    def of(cls, body: bytes, **headers: str) -> Self:
        return cls(
            body, f'"{sha256(body).hexdigest()[:32]}"', {"Vary": "Accept-Encoding", **headers}
        )


class Compressed(NamedTuple):
    """A body as it is, and compressed if that makes it smaller; `brotli` only for some files."""

    plain: Encoded
    small: Encoded
    brotli: Encoded | None = None

    @classmethod
    def of(cls, body: bytes, brotli: bytes = b"") -> Self:
        plain, packed = Encoded.of(body), gzip.compress(body, mtime=0)
        small = Encoded.of(packed, **{"Content-Encoding": "gzip"})
        smallest = Encoded.of(brotli, **{"Content-Encoding": "br"}) if brotli else None
        return cls(plain, small if len(packed) < len(body) else plain, smallest)

    def accepted_by(self, request: Request[Any, Any, State]) -> Encoded:
        """Return the smallest one that the browser accepts."""
        accepted = request.headers.get("accept-encoding", "")
        if self.brotli and re.search(r"\bbr\b(?!;q=0)", accepted):
            return self.brotli
        return self.small if "gzip" in accepted else self.plain


class CachedJson:
    """JSON answers by name. Each is built in a thread on the first request for it."""

    def __init__(self) -> None:
        self._kept: dict[str, asyncio.Future[Compressed]] = {}

    async def answer(
        self, request: Request[Any, Any, State], name: str, make: Callable[[], bytes]
    ) -> Response[bytes]:
        """Answer with the JSON from `make`, compressed if the browser accepts that."""
        if name not in self._kept:
            loop = asyncio.get_running_loop()
            self._kept[name] = loop.run_in_executor(None, lambda: Compressed.of(make()))
        made = (await asyncio.shield(self._kept[name])).accepted_by(request)
        return Response(made.body, media_type=MediaType.JSON, headers=made.headers)


PAGE: Final = Path(__file__).parent / "page"
ASSET: Final = re.compile(r"[\w.-]{1,128}", re.ASCII)
"""The names of the page's files; no other name is looked up on disk."""
HASHED: Final = re.compile(r".+-[\w-]{8}\.(css|js|png|svg|woff2)", re.ASCII)
"""The names of files that the bundler gives a hash of their content: they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KEPT: Final = 1_000
"""The files that are kept in memory; the page has half as many."""
CHECKER_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
"""The checker is self-contained, and may neither load nor send anything."""
STATIC_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'none'"
)
_STYLE: Final = (
    f'<meta name="viewport" content="width=device-width"><title>{IRREGULARITIES_TITLE}</title>'
    "<style>:root{color-scheme:light dark;font:1rem/1.4 sans-serif}main{max-width:70rem;"
    "margin:auto;padding:1rem}div{overflow-x:auto}table{border-collapse:collapse}td,th{padding:"
    ".4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid}td:first-child{"
    "font-weight:bold;white-space:nowrap}@media(max-width:45rem){th{display:none}tr,td{display:"
    "block}td{border:0;padding:.1rem 0}tr{padding:.6rem 0;border-bottom:1px solid}}</style>"
)


@get(
    [
        "/",
        "/odds",
        "/analysis",
        "/equilibrium",
        "/privacy",
        "/operator",
        "/side-by-side",
        "/my-play",
        "/replay",
        "/note",
        "/rooms/{room:str}",
        "/rooms/{room:str}/board",
    ],
    sync_to_thread=False,
    any_room=True,
    unpacked=True,
    gives=MediaType.HTML.value,
)
def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serve the page, which routes by its address."""
    return index_html(request)


def index_html(request: Request[Any, Any, State], status: int = 200) -> Response[bytes]:
    """Return the page; under a sub-path, with its own addresses there.

    It also names the languages that other packages add.
    """
    file, root_path = PAGE / "index.html", request.app.state.root_path
    content = _completed(root_path) if root_path or plugin_folders() else _read(file)
    return _answer(request, content, file, status)


@cache
def _completed(root_path: str) -> Compressed:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    text = text.replace('="/assets/', f'="{root_path}/assets/')
    added = [describe(tag)._asdict() for tag in plugin_folders()]
    languages = escape(msgspec.json.encode(added).decode())
    own = f'<html data-root="{root_path}" data-languages="{languages}" '
    return Compressed.of(text.replace("<html ", own, 1).encode())


@get(
    "/checker",
    sync_to_thread=False,
    unpacked=True,
    gives=MediaType.HTML.value,
    response_headers={"Content-Security-Policy": CHECKER_POLICY},
)
def checker(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serve the checker of sealed shoes: a single file that also works offline, without a house."""
    file = PAGE / "checker.html"
    return _answer(request, _read(file), file)


@get(
    "/irregularities",
    sync_to_thread=False,
    unpacked=True,
    gives=MediaType.HTML.value,
    response_headers={"Content-Security-Policy": STATIC_POLICY},
)
def irregularities_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serve what a croupier does after an error at a real table, in the words of the law."""
    return _answer(request, _irregularities(), PAGE / "index.html")


@cache
def _irregularities() -> Compressed:
    """Write the table of AD-E1 to AD-E31 as a separate page, in English."""
    heads = "".join(f"<th>{each}</th>" for each in ("rule", "who", "what", "when", "then", "and"))
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">{_STYLE}</head>',
        f"<body><main><h1>{IRREGULARITIES_TITLE}</h1>",
    ]
    for game, title in GAMES_OF_ERRORS.items():
        parts.append(f"<h2>{escape(title)}</h2><div><table><tr>{heads}</tr>")
        for case in irregularities():
            if case.game == game:
                cells = "".join(f"<td>{escape(each)}</td>" for each in case.cells)
                parts.append(f"<tr>{cells}</tr>")
        parts.append("</table></div>")
    return Compressed.of("\n".join([*parts, "</main></body></html>"]).encode())


@get("/note-worker.js", sync_to_thread=False, unpacked=True, gives="text/javascript")
def note_worker(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serve the service worker of the page for notes: only from here may it answer for `/note`."""
    file = PAGE / "note-worker.js"
    return _answer(request, _read(file), file)


@get("/assets/{file:str}", unpacked=True, gives="application/octet-stream")
async def asset(request: Request[Any, Any, State], file: str) -> Response[bytes]:
    """Serve a file of the page."""
    path = PAGE / "assets" / file
    if not ASSET.fullmatch(file) or not path.is_file():
        raise NotFoundException
    return _answer(request, await asyncio.to_thread(_read, path), path)


def _read(file: Path) -> Compressed:
    return _read_version(file, file.stat().st_mtime_ns)


@lru_cache(KEPT)
def _read_version(file: Path, _changed: int) -> Compressed:
    packed = file.with_name(f"{file.name}.br")
    return Compressed.of(file.read_bytes(), packed.read_bytes() if packed.exists() else b"")


def _answer(
    request: Request[Any, Any, State], content: Compressed, file: Path, status: int = 200
) -> Response[bytes]:
    """Answer with the content of a file, or only that the browser has it already."""
    body, tag, headers = content.accepted_by(request)
    caching = FOREVER if HASHED.fullmatch(file.name) else ASK_AGAIN
    headers = {**headers, "Cache-Control": caching, "ETag": tag}
    known = request.headers.get("if-none-match", "")
    if status == 200 and (known == "*" or tag in re.findall(r'"[^"]*"', known)):
        return Response(b"", status_code=304, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(body, status_code=status, media_type=kind, headers=headers)
