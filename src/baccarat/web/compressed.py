"""Bodies that stay the same, encoded and compressed once."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from litestar import MediaType, Request, Response
from litestar.datastructures import State

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
    """A body as it is, and compressed if that makes it smaller."""

    plain: Encoded
    small: Encoded

    @classmethod
    def of(cls, body: bytes) -> Self:
        plain, packed = Encoded.of(body), gzip.compress(body, mtime=0)
        small = Encoded.of(packed, **{"Content-Encoding": "gzip"})
        return cls(plain, small if len(packed) < len(body) else plain)

    def accepted_by(self, request: Request[Any, Any, State]) -> Encoded:
        """Return the smaller one, if the browser accepts it."""
        return self.small if "gzip" in request.headers.get("accept-encoding", "") else self.plain


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
