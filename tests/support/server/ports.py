"""Ports that nobody else gets: a server that is killed finds its own free when it starts again."""

import socket

HOST = "127.0.0.1"


class ReservedPort:
    """A free port of this machine, reserved until it is closed.

    A program that asks for it by its number can listen at it, since both permit reuse and this
    socket does not listen. No other program gets it by asking for any port, or by connecting.
    """

    def __init__(self) -> None:
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._holder.bind((HOST, 0))
        self.number: int = self._holder.getsockname()[1]

    def close(self) -> None:
        """Free the port."""
        self._holder.close()
