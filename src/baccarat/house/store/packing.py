"""Pack finished shoes: their events, actions and transfers move into one compressed row.

The replies to the commands of a packed shoe are deleted, and its coups are compressed one by one,
where they are.
"""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
)

from . import schema
from .archive import DamagedPack, PackedRows, PackRow, chain, pack, shrink
from .rows import BY_SHOE, Head, RowWriter, bound

_LATER: Final = schema.shoes.alias("later_shoe")
_UNPACKED: Final = schema.shoes.alias("unpacked_shoe")


def find_packable(
    connection: Connection, before: str, closed: Collection[str], limit: int
) -> list[tuple[str, int]]:
    """List rooms whose oldest shoe that is not packed may be, as room and number of the shoe.

    These shoes ended before a time, in ISO; the first to end comes first. No room begins with such
    a shoe when it is loaded: the room has dealt another one, or is one of the `closed`. The search
    reads as many shoes as there are rooms, however many are packed.
    """
    shoes, heads = schema.shoes, schema.heads
    oldest = (
        select(func.min(_UNPACKED.c.shoe))
        .where(_UNPACKED.c.room == heads.c.room, _UNPACKED.c.shoe > heads.c.packed_shoe)
        .scalar_subquery()
    )
    follows = exists().where(_LATER.c.room == shoes.c.room, _LATER.c.shoe > shoes.c.shoe)
    query = (
        select(shoes.c.room, shoes.c.shoe)
        .where(tuple_(shoes.c.room, shoes.c.shoe).in_(select(heads.c.room, oldest)))
        .where(shoes.c.ended < before)
        .where(or_(follows, shoes.c.room.in_(sorted(closed))))
        .order_by(shoes.c.ended, shoes.c.shoe)
        .limit(limit)
    )
    return [(row.room, row.shoe) for row in connection.execute(query)]


def pack_shoe(rows: RowWriter, room: str, shoe: int) -> None:
    """Pack the rows of a room up to the end of a shoe; raises DamagedPack if its log is damaged."""
    rows.look_up([room])
    head = rows.heads[room]
    if shoe <= head.packed_shoe:  # another process has packed it meanwhile
        return
    last = _last_version(rows.connection, room, shoe, head)
    content, after = _content(rows.connection, room, head, last)
    for table in (schema.actions, schema.transfers, schema.replies):
        gone = rows.connection.execute(
            delete(table)
            .where(table.c.room == room, table.c.seq <= last)
            .returning(*(table.c[name] for name in bound(table)))
        ).all()
        rows.tally.take(table, gone)
    log = schema.events
    rows.connection.execute(delete(log).where(log.c.room == room, log.c.seq <= last))
    _archive(rows, room, head.packed_shoe, shoe)
    first, before = head.packed_seq + 1, head.packed_hash
    row = PackRow(room, shoe, first, last, before, after, pack(content))
    rows.add(schema.packs, [row._asdict()])
    _carry(rows, content)
    rows.heads[room] = head._replace(packed_shoe=shoe, packed_seq=last, packed_hash=after)


def _last_version(connection: Connection, room: str, shoe: int, head: Head) -> int:
    """Return the room's version at the start of its next shoe, or the newest one."""
    table = schema.shoes
    later = select(table.c.seq).where(table.c.room == room, table.c.shoe > shoe)
    found = connection.execute(later.order_by(table.c.shoe).limit(1)).scalar()
    return head.seq if found is None else int(found)


def _content(connection: Connection, room: str, head: Head, last: int) -> tuple[PackedRows, bytes]:
    """Read the rows after the last pack; return them with the hash of the last event."""
    log, actions, transfers = schema.events, schema.actions, schema.transfers

    def read(table: Table, *columns: ColumnElement[Any], order: ColumnElement[Any]) -> Any:
        mine = (table.c.room == room, table.c.seq <= last)
        return connection.execute(select(*columns).where(*mine).order_by(order)).all()

    events = read(log, log.c.body, log.c.hash, order=log.c.seq)
    bodies = [row.body for row in events]
    if not all(isinstance(body, bytes) for body in bodies):
        raise DamagedPack(room)
    after = chain(room, head.packed_seq + 1, head.packed_hash, bodies)
    if len(events) != last - head.packed_seq or (events and events[-1].hash != after):
        raise DamagedPack(room)
    a, t = actions.c, transfers.c
    acted = read(actions, a.seq, a.shoe, a.seat, a.body, order=a.seq)
    moved = read(transfers, t.seq, t.source, t.target, t.amount, order=t.id)
    return PackedRows(bodies, list(map(tuple, acted)), list(map(tuple, moved))), after


def _archive(rows: RowWriter, room: str, packed: int, shoe: int) -> None:
    """Count the other rows of shoes after the last `packed` one as archived."""
    for table in BY_SHOE:
        columns = [table.c[name] for name in bound(table)]
        mine = (table.c.room == room, table.c.shoe > packed, table.c.shoe <= shoe)
        found = rows.connection.execute(select(*columns).where(*mine)).all()
        rows.tally.take(table, found)
        if table is not schema.coups:
            rows.archive.add(table, found)
            continue
        # Inserted again, they fill their pages; updated, they would leave them half empty.
        rows.connection.execute(delete(table).where(*mine))
        short = [{**row._asdict(), "body": shrink(row.body)} for row in found]
        if short:
            rows.connection.execute(insert(table), short)
        rows.archive.add(table, [[row[name] for name in bound(table)] for row in short])


def _carry(rows: RowWriter, content: PackedRows) -> None:
    """Add the packed transfers to the sums carried for each account."""
    sums = content.sums()
    known = rows.find(schema.carried, [(account,) for account in sums])
    after = {}
    for account, units in sums.items():
        packed, dropped = known.get((account,), (0, 0))
        after[account,] = (packed + units, dropped)
    rows.put(schema.carried, known, after)
