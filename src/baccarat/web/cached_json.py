"""Answers that stay the same while the house is open: encoded once, compressed once."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import State

GZIP_LEVEL: Final = 4
"""Higher levels cost several times the CPU time, and save only a tenth of the bytes."""


class CachedJson:
    """JSON answers by name. Each is built in a thread on the first request for it."""

    def __init__(self) -> None:
        self._kept: dict[str, asyncio.Future[tuple[bytes, bytes]]] = {}

    async def answer(
        self, request: Request[Any, Any, State], name: str, make: Callable[[], bytes]
    ) -> Response[bytes]:
        """Answer with the JSON from `make`, compressed if the browser accepts that."""
        if name not in self._kept:
            loop = asyncio.get_running_loop()
            self._kept[name] = loop.run_in_executor(None, _encode, make)
        plain, packed = await asyncio.shield(self._kept[name])
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, media_type=MediaType.JSON, headers=headers)
        headers |= {"Content-Encoding": "gzip"}
        return Response(packed, media_type=MediaType.JSON, headers=headers)


def _encode(make: Callable[[], bytes]) -> tuple[bytes, bytes]:
    text = make()
    return text, gzip.compress(text)
