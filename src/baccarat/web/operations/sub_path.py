"""Serve the house under a sub-path, and answer HEAD like GET."""

from typing import Any

from litestar.types import ASGIApp, Receive, Send


class SubPath:
    """Removes the sub-path from paths that have it: a proxy may have removed it already.

    `root_path` is empty, or has no slash at its end. Only the application sees HEAD as GET. The
    server still sends no body.
    """

    def __init__(self, app: ASGIApp, root_path: str = "") -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        root, path = self.root_path, scope["path"]
        if root and path == root and scope["type"] == "http":
            await _redirect(send, f"{root}/")
            return
        inner: Any = dict(scope)
        if root and path.startswith(f"{root}/"):
            inner["path"] = path.removeprefix(root)
            inner["raw_path"] = scope["raw_path"].removeprefix(root.encode())
        if scope["type"] == "http" and scope["method"] == "HEAD":
            inner["method"] = "GET"
        await self.app(inner, receive, send)


async def _redirect(send: Send, to: str) -> None:
    headers = [(b"location", to.encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
