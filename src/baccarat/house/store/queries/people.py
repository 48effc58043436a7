"""Players as stored: their names, their last visits, and the networks from which they came."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import select

from ...identity.login import fold
from .. import schema
from ..reader import AT_ONCE, Reader
from ..rows import RowWriter

IDS_AT_ONCE: Final = 500


class FoundPlayer(NamedTuple):
    """A player, with the name of their login and the day of their last visit, if there are any."""

    player: str
    name: str
    sign_in_name: str | None
    visited: str | None


def find_players(
    store: Reader, search: str, skip: int, limit: int
) -> tuple[list[FoundPlayer], bool]:
    """Find players whose name, sign-in name or id contains a text, recent visitors first.

    Returns at most `limit` of them, after leaving out `skip`, and whether there are more.
    """
    players, logins, visits = schema.players, schema.logins, schema.visits
    query = (
        select(players.c.id, players.c.name, logins.c.name, visits.c.day)
        .outerjoin(logins, logins.c.player == players.c.id)
        .outerjoin(visits, visits.c.player == players.c.id)
        .order_by(visits.c.day.desc().nulls_last(), players.c.id)
    )
    wanted = fold(search)
    found: list[FoundPlayer] = []
    with store.snapshot():
        rows = store.connection.execute(query)
        for some in rows.partitions(AT_ONCE):
            for row in some:
                each = FoundPlayer(*row)
                if (
                    wanted in fold(each.name)
                    or search == each.player
                    or (each.sign_in_name and wanted in fold(each.sign_in_name))
                ):
                    found.append(each)
            if len(found) > skip + limit:
                break
        rows.close()
    return found[skip : skip + limit], len(found) > skip + limit


def names_of(store: Reader, players: Iterable[str]) -> dict[str, str]:
    """Return the names of players; those who have been deleted have none."""
    table, wanted = schema.players, sorted(set(players) - {""})
    found = dict[str, str]()
    with store.snapshot():
        for start in range(0, len(wanted), IDS_AT_ONCE):
            some = wanted[start : start + IDS_AT_ONCE]
            query = select(table.c.id, table.c.name).where(table.c.id.in_(some))
            found.update((row.id, row.name) for row in store.connection.execute(query))
    return found


def note_visit(rows: RowWriter, player: str, day: str) -> None:
    """Note that a player came on a day."""
    rows.replace(schema.visits, {(player,): (day,)})


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
    rows = store.all(select(table.c.player, table.c.network))
    return {str(player): str(network) for player, network in rows}


def forget_networks(rows: RowWriter, today: str, before: str) -> None:
    """Forget chips issued before today, and the networks of guests who came before a day."""
    arrivals, issued = schema.arrivals, schema.issued
    rows.remove(issued, issued.c.day < today)
    rows.remove(arrivals, arrivals.c.day < before)
