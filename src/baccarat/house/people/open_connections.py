"""The open connections of browsers, each of which ends with its session."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..identity.login import SavedSession
from ..model.refusal import HouseCode


class _Connection:
    """A connection of the session, or the guest, that `key` names; `close` gets the reason."""

    def __init__(
        self, key: str, player: str, address: str, close: Callable[[HouseCode], None]
    ) -> None:
        self.key = key
        self.player = player
        self.address = address
        self.close = close


class OpenConnections:
    """Knows who is connected and from where, and closes connections. Each is closed once."""

    def __init__(self) -> None:
        self._open: set[_Connection] = set()

    @contextmanager
    def watch(
        self, key: str, player: str, address: str, close: Callable[[HouseCode], None]
    ) -> Iterator[None]:
        """Call `close` if the session ends, or if `close_where` finds the connection.

        `key` is a session's hash, or a guest's id; a stranger has neither, and no `player`.
        """
        connection = _Connection(key, player, address, close)
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)

    def close(self, key: str) -> None:
        """Close the connections of a session, or of a guest."""
        for each in [each for each in self._open if key and each.key == key]:
            self._end(each, HouseCode.NOT_SIGNED_IN)

    def close_where(self, found: Callable[[str, str], bool], code: HouseCode) -> None:
        """Close the connections of which `found` is true, given the player and the address."""
        for each in [each for each in self._open if found(each.player, each.address)]:
            self._end(each, code)

    def _end(self, connection: _Connection, code: HouseCode) -> None:
        self._open.discard(connection)
        connection.close(code)

    def addresses(self) -> dict[str, set[str]]:
        """Return from where each connected player comes; `""` for a shared address."""
        here = defaultdict[str, set[str]](set)
        for each in self._open:
            if each.player:
                here[each.player].add(each.address)
        return here

    def adopt(self, key: str, session: SavedSession) -> None:
        """Let the connections of a guest, or of an earlier session, end with a new session."""
        for each in self._open:
            if each.key == key:
                each.key = session.hash
