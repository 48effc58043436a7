"""From which networks guests came."""

from typing import Final

from sqlalchemy import select

from .. import schema
from ..reader import Reader
from ..rows import RowWriter

ARRIVAL_DAYS: Final = 7
"""How long the network from which a guest last came is stored."""


def note_arrival(rows: RowWriter, player: str, network: str, day: str) -> None:
    """Note the network from which a guest came on a day, in place of an earlier one."""
    if network:
        rows.replace(schema.arrivals, {(player,): (network, day)})
    else:
        rows.remove(schema.arrivals, schema.arrivals.c.player == player)


def read_arrivals(store: Reader) -> dict[str, str]:
    """Return the network from which each guest last came, as far as that is stored."""
    table = schema.arrivals
    with store.snapshot():
        rows = store.connection.execute(select(table.c.player, table.c.network)).all()
    return {str(player): str(network) for player, network in rows}


def forget_networks(rows: RowWriter, today: str, before: str) -> None:
    """Forget what was issued before today, and the networks of guests who came before a day."""
    arrivals, issued = schema.arrivals, schema.issued
    rows.remove(issued, issued.c.day < today)
    rows.remove(arrivals, arrivals.c.day < before)
