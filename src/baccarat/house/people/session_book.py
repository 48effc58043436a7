"""The sessions of signed-in browsers, in memory, and the connections that end with them."""

import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from ..identity.login import LONGEST_SESSION_SECONDS, SESSION_SECONDS, SavedSession, hash_token
from ..model.clock import DAY_SECONDS
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
    """Knows connected players and their addresses, and closes connections. Each is closed once."""

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


PROOF_SECONDS: Final = 15 * 60
"""How long after signing in a session may change how one signs in, or order as an operator."""
FRESH_SECONDS: Final = 60
"""The same for changing a password: the present one is asked for each time."""


class SessionBook:
    """The players with a login, and their sessions; `now` returns seconds since 1970.

    A guest without a login has no session here: their signed cookie is enough. Ending sessions
    closes the connections that they have open.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.players: set[str] = set()
        """Players with a login, who are known by their sessions only."""
        self.leaving: set[str] = set()
        """Players being deleted, whom no cookie signs in."""
        self._sessions: dict[str, SavedSession] = {}
        self._proved: dict[str, float] = {}
        self.connections = OpenConnections()
        self.changes = 0
        """The number of changes to the sessions; rows read before a change may be out of date."""
        self.on_change: Callable[[str], None] = lambda _: None
        """Called with each player whose login or sessions were changed here."""
        self.on_proof: Callable[[str], None] = lambda _: None
        """Called with the hash of each session whose owner has signed in or confirmed it here."""

    def load(self, players: Iterable[str], sessions: Iterable[SavedSession]) -> None:
        """Replace the contents by the stored rows."""
        self.players = set(players)
        self._sessions = {each.hash: each for each in sessions}

    def find(self, token: str) -> SavedSession | None:
        """Return the session that a cookie's token opens; None if it has ended."""
        session = self._sessions.get(hash_token(token))
        return None if session is None or self._has_expired(session) else session

    def list_expired(self) -> list[SavedSession]:
        """List the sessions whose time is over."""
        return [each for each in self._sessions.values() if self._has_expired(each)]

    def _has_expired(self, session: SavedSession) -> bool:
        now = self.now()
        return (
            now - session.used > SESSION_SECONDS or now - session.created > LONGEST_SESSION_SECONDS
        )

    def accepts_guest(self, player: str) -> bool:
        """Whether a guest's signed cookie is enough for this player."""
        return player not in self.players and player not in self.leaving

    def of(self, player: str) -> list[SavedSession]:
        """List a player's sessions, the most recently used first."""
        mine = [each for each in self._sessions.values() if each.player == player]
        return sorted(mine, key=lambda each: (-each.used, -each.created, each.hash))

    def put(self, session: SavedSession, *, proved: bool = False) -> None:
        """Note a session; `proved` if its owner has just signed in."""
        self.changes += 1
        self.players.add(session.player)
        self._sessions[session.hash] = session
        if proved:
            self._proved[session.hash] = self.now()
            self.on_proof(session.hash)
        self.on_change(session.player)

    def refresh(
        self, player: str, sessions: Iterable[SavedSession], *, login: bool, leaving: bool
    ) -> None:
        """Replace a player's sessions by those that another process has stored.

        The connections of sessions that have ended are closed.
        """
        self.changes += 1
        found = {each.hash: each for each in sessions}
        was_guest = player not in self.players
        (self.players.add if login else self.players.discard)(player)
        (self.leaving.add if leaving else self.leaving.discard)(player)
        for hashed, session in found.items():
            if hashed not in self._sessions:
                self._proved[hashed] = session.created
            self._sessions[hashed] = session
        for each in self.of(player):
            if each.hash not in found:
                self._forget(each)
        if leaving or (login and was_guest):
            self.connections.close(player)

    def note_proof(self, hashed: str) -> None:
        """Note that the owner of a session has just confirmed it at another process."""
        if hashed in self._sessions:
            self._proved[hashed] = self.now()

    def is_proved(self, session: SavedSession, seconds: float = PROOF_SECONDS) -> bool:
        """Whether the session's owner has signed in, or confirmed it, within the last seconds."""
        proved = self._proved.get(session.hash)
        return proved is not None and self.now() - proved <= seconds

    def touch(self, session: SavedSession) -> SavedSession | None:
        """Return the session with today's use, if that has to be saved: once a day is enough."""
        now = int(self.now())
        return replace(session, used=now) if now - session.used >= DAY_SECONDS else None

    def remove(self, sessions: Iterable[SavedSession]) -> None:
        """End sessions, and close their connections."""
        for each in sessions:
            self._forget(each)
            self.on_change(each.player)

    def _forget(self, session: SavedSession) -> None:
        self.changes += 1
        self._sessions.pop(session.hash, None)
        self._proved.pop(session.hash, None)
        self.connections.close(session.hash)

    def end_all(self, player: str) -> None:
        """End all sessions of a player, also those that only other processes know."""
        self.remove(self.of(player))
        self.on_change(player)

    def remove_player(self, player: str) -> None:
        """End all sessions of a player, and close their connections, with or without a login."""
        self.players.discard(player)
        self.connections.close(player)
        self.end_all(player)


class RecentlySeen:
    """Remembers texts for some seconds, and only the newest of them."""

    def __init__(self, seconds: float, most: int) -> None:
        self._seconds = seconds
        self._most = most
        self._seen = OrderedDict[str, float]()

    def add(self, text: str) -> None:
        """Remember a text from now on."""
        self._seen[text] = time.monotonic()
        self._seen.move_to_end(text)
        while len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def has(self, text: str) -> bool:
        """Whether a text was added a short time ago."""
        since = self._seen.get(text)
        return since is not None and time.monotonic() - since < self._seconds
