"""A server whose lines hold little on their way, so that a deaf reader is soon noticed."""

import socket
import sys

from baccarat.web import serve
from baccarat.web.__main__ import main

_listener = serve._listener


def _narrow(host: str, port: int) -> socket.socket:
    listener = _listener(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


if __name__ == "__main__":
    serve._listener = _narrow
    main(*sys.argv[1:])
