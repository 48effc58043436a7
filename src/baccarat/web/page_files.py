"""The page and its files: the routes that serve them."""

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.response import File

from ..text.languages import describe, plugin_folders

PAGE: Final = Path(__file__).parent / "page"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
ASSET: Final = re.compile(r"/assets/[\w.-]{1,128}", re.ASCII)
"""The paths of the page's files; no other name is looked up on disk."""
CHECKER_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
"""The checker is self-contained, and may neither load nor send anything."""


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
        "/rooms/{room:str}",
        "/rooms/{room:str}/board",
    ],
    sync_to_thread=False,
    any_room=True,
    gives=MediaType.HTML.value,
)
def page(state: State) -> File | Response[bytes]:
    """Serve the page, which routes by its address."""
    return index_html(state.root_path)


def index_html(root_path: str, **more: Any) -> File | Response[bytes]:
    """Return the page; under a sub-path, with its own addresses there.

    It also names the languages that other packages add.
    """
    headers = {"Cache-Control": "no-cache", **HEADERS}
    if root_path or plugin_folders():
        return Response(_completed(root_path), media_type="text/html", headers=headers, **more)
    return File(
        PAGE / "index.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers=headers,
        **more,
    )


@cache
def _completed(root_path: str) -> bytes:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    text = text.replace('="/assets/', f'="{root_path}/assets/')
    added = [describe(tag)._asdict() for tag in plugin_folders()]
    languages = escape(msgspec.json.encode(added).decode())
    own = f'<html data-root="{root_path}" data-languages="{languages}" '
    return text.replace("<html ", own, 1).encode()


@get(
    "/checker",
    sync_to_thread=False,
    response_headers={"Content-Security-Policy": CHECKER_POLICY},
)
def checker() -> File:
    """Serve the checker of sealed shoes: a single file that also works offline, without a house."""
    return File(
        PAGE / "checker.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )
