"""Delete what a house no longer needs: old history, and guests who have not come for long."""

from collections.abc import Collection

from sqlalchemy import select

from ..model.ledger import ISSUE, Transfer, player_account
from . import schema
from .archive import PackRow, unpack_checked
from .batch import book
from .rows import BY_SHOE, HOUSE, RowWriter


def find_idle_guests(rows: RowWriter, before: str, keep: Collection[str], limit: int) -> list[str]:
    """List guests without a login, and not to `keep`, whose last visit was before a day."""
    table = schema.visits
    guests = table.c.player.not_in(select(schema.logins.c.player))
    query = select(table.c.player).where(table.c.day < before, guests).order_by(table.c.day)
    found = (player for (player,) in rows.connection.execute(query) if player not in keep)
    return [player for player, _ in zip(found, range(limit), strict=False)]


def delete_guest(rows: RowWriter, player: str) -> list[Transfer]:
    """Delete a guest; return the transfer of their chips to where chips are issued from."""
    account = (player_account(player),)
    (units,) = rows.find(schema.balances, [account]).get(account, (0,))
    transfers = [Transfer("", 0, account[0], ISSUE, units)] if units else []
    book(rows, transfers)
    for table in (
        schema.cares,
        schema.days,
        schema.exposures,
        schema.visits,
        schema.arrivals,
        schema.departures,
        schema.sanctions,
        schema.reports,
    ):
        rows.remove(table, table.c.player == player)
    rows.remove(schema.reports, schema.reports.c.reporter == player)
    rows.remove(schema.players, schema.players.c.id == player)
    return transfers


def find_old_shoes(rows: RowWriter, before: str, limit: int) -> list[tuple[str, int]]:
    """List packed shoes that ended before a time, in ISO, as room and number."""
    shoes, packs = schema.shoes, schema.packs
    query = (
        select(packs.c.room, packs.c.shoe)
        .join(shoes, (shoes.c.room == packs.c.room) & (shoes.c.shoe == packs.c.shoe))
        .where(shoes.c.ended < before)
        .order_by(packs.c.room, packs.c.shoe)
        .limit(limit)
    )
    return [(row.room, row.shoe) for row in rows.connection.execute(query)]


def delete_shoe(rows: RowWriter, room: str, shoe: int) -> None:
    """Delete a packed shoe, with its coups and plays; balances stay. Raises DamagedPack."""
    packs = schema.packs
    mine = (packs.c.room == room, packs.c.shoe <= shoe)
    sums = [unpack_checked(PackRow(**row)).sums() for row in rows.remove(packs, *mine)]
    for table in BY_SHOE:
        rows.remove(table, table.c.room == room, table.c.shoe <= shoe)
    accounts = {account for each in sums for account in each}
    known = rows.find(schema.carried, [(account,) for account in accounts])
    after = {}
    for account in accounts:
        units = sum(each[account] for each in sums)
        packed, dropped = known[account,]
        after[account,] = (packed - units, dropped + units)
    rows.put(schema.carried, known, after)


def delete_room(rows: RowWriter, room: str) -> bool:
    """Delete a closed room of which no shoe is left, and return whether that was so."""
    connection = rows.connection
    for table in (*BY_SHOE, schema.packs, schema.events):
        if connection.execute(select(table.c.room).where(table.c.room == room).limit(1)).first():
            return False
    for table in (schema.talk, schema.secrets, schema.replies, schema.exposures):
        rows.remove(table, table.c.room == room)
    rows.remove(schema.rooms, schema.rooms.c.id == room)
    rows.remove(schema.lobby, schema.lobby.c.room == room)
    _keep_days(rows, room)
    _delete_empty_accounts(rows, room)
    rows.delete_head(room)
    return True


def _keep_days(rows: RowWriter, room: str) -> None:
    """Add the daily totals of a room to those of all rooms that were deleted."""
    days = schema.days
    gone = rows.remove(days, days.c.room == room)
    keys = [(row["player"], row["day"], HOUSE) for row in gone]
    known = rows.find(days, keys)
    after = {}
    for key, row in zip(keys, gone, strict=True):
        lost, seconds = known.get(key, (0, 0))
        after[key] = (lost + row["lost"], seconds + row["seconds"])
    rows.put(days, known, after)


def _delete_empty_accounts(rows: RowWriter, room: str) -> None:
    """Delete the accounts of a room that are empty, and that no transfer names any more."""
    carried, balances = schema.carried, schema.balances
    mine = carried.c.account.like(f"%/{room}%")
    query = select(carried.c.account).join(balances, balances.c.account == carried.c.account)
    empty = (balances.c.amount == 0, carried.c.packed == 0, carried.c.dropped == 0)
    for account in rows.connection.execute(query.where(mine, *empty)).scalars().all():
        for table in (carried, balances):
            rows.remove(table, table.c.account == account)
