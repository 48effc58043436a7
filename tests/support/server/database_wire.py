"""A network between a server and its database that can be cut in one direction or in both.

Bytes sent into a cut direction are lost in the end, like packets: they are held back while the cut
lasts. If the connection survives that, they arrive afterwards, as TCP would send them again.
"""

import asyncio
from pathlib import Path

from baccarat.house.store.address import DatabaseUrl

from .forwarder import Ends, Forwarder
from .postgres import name_of


class DatabaseWire(Forwarder):
    """Listens on its own port while entered; `cut` and `mend` change both directions."""

    def __init__(self, folder: Path) -> None:
        super().__init__(to=0)
        self._socket = str(folder / ".s.PGSQL.5432")

    async def reach(self) -> Ends:
        return await asyncio.open_unix_connection(self._socket)

    def url(self, direct: DatabaseUrl) -> DatabaseUrl:
        """Return the address of a database through this wire."""
        return DatabaseUrl(f"postgresql://house@127.0.0.1:{self.port}/{name_of(direct)}")

    def cut(self, *, there: bool = True, back: bool = True) -> None:
        """Let nothing through any more to the database (`there`), or from it (`back`)."""
        self._set(self.there, open_=not there)
        self._set(self.back, open_=not back)

    def mend(self) -> None:
        """Let everything through again."""
        self.cut(there=False, back=False)

    def _set(self, event: asyncio.Event, *, open_: bool) -> None:
        self.loop.call_soon_threadsafe(event.set if open_ else event.clear)
