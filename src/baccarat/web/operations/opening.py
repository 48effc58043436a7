"""Answers requests while a house is being opened and checked, before the server itself runs.

Health checks find a live house that is not ready. Visitors are told to wait a moment, and their
browsers ask again. The server then takes over the same listening socket, so that no connection is
refused in between.
"""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from threading import Event, Thread
from typing import Final

import h11

from ...text.languages import accepted_tags, best_language
from ...text.say import say
from ..guard.connections import add_headers
from ..guard.door import LIVE, METHODS, PERSONAL, READY, health_body
from ..guard.problem import MEDIA_TYPE

PATIENCE: Final = 5
"""Seconds within which a request must have arrived."""
AGAIN: Final = b"2"
"""Seconds after which a browser or a program asks again."""
PIECE: Final = 4096
MOST: Final = 64
"""Open connections; more are closed at once, for the house needs files as it opens."""
PROBLEM: Final = json.dumps(
    {
        "type": "about:blank",
        "title": HTTPStatus.SERVICE_UNAVAILABLE.phrase,
        "status": HTTPStatus.SERVICE_UNAVAILABLE,
        "detail": "the house is being opened",
    }
).encode()
"""It has no code, like the answer of a proxy whose house is away: the page then tries again."""


@contextmanager
def answer_while_opening(listener: socket.socket, root_path: str) -> Iterator[None]:
    """Answer every connection to a listening socket until the block ends; it goes on listening."""
    loop, answers = asyncio.new_event_loop(), Event()
    stop, connections = asyncio.Event(), set[asyncio.StreamWriter]()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(connections) >= MOST:
            writer.close()
            return
        connections.add(writer)
        try:
            async with asyncio.timeout(PATIENCE):
                await _answer_one(reader, writer, root_path)
        except (h11.RemoteProtocolError, OSError, TimeoutError):
            pass  # it sent no request, or has gone
        finally:
            connections.discard(writer)
            writer.close()

    async def answer_all() -> None:
        server = await asyncio.start_server(answer, sock=listener.dup())
        answers.set()
        await stop.wait()
        server.close()

    def run() -> None:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(answer_all())

    thread = Thread(target=run, name="opening", daemon=True)
    thread.start()
    answers.wait()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()


async def _answer_one(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, root_path: str
) -> None:
    """Read a request and answer it; raises h11.RemoteProtocolError if it is malformed."""
    http = h11.Connection(h11.SERVER)
    while (request := http.next_event()) is h11.NEED_DATA:
        http.receive_data(await reader.read(PIECE))
    if not isinstance(request, h11.Request):
        return
    status, kind, body = _answer_to(request, root_path)
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        (b"retry-after", AGAIN),
        (b"refresh", AGAIN),
    ]
    writer.write(http.send(add_headers(h11.Response(status_code=status, headers=headers))) or b"")
    writer.write(http.send(h11.Data(data=b"" if request.method == b"HEAD" else body)) or b"")
    await writer.drain()


def _answer_to(request: h11.Request, root_path: str) -> tuple[int, str, bytes]:
    """Return the status, media type and body of an answer."""
    path = request.target.partition(b"?")[0].decode("latin-1").removeprefix(root_path)
    if path in {LIVE, READY} and request.method.decode() in METHODS:
        is_live = path == LIVE
        body = health_body("live" if is_live else "opening")
        return (200 if is_live else 503), "application/json", body
    if path.startswith(PERSONAL):
        return 503, MEDIA_TYPE, PROBLEM
    wanted = dict(request.headers).get(b"accept-language", b"").decode("latin-1")
    text = f"{say(best_language(accepted_tags(wanted)), 'play-opening')}\n"
    return 503, "text/plain; charset=utf-8", text.encode()
