"""How batches are written: the rows of a whole group by table, one statement for each table."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from . import schema
from .batch import Batch, Conflict, Repeated
from .ledger import MOST_HELD, Overdrawn, Overfull, Transfer, overdraws
from .talk import KEPT_LINES

Key = tuple[Any, ...]
Row = dict[str, Any]

AT_ONCE: Final = 128
"""Keys that one statement asks for at most: SQLite bounds how deep its conditions go."""

IN_ORDER: Final = (
    schema.events,
    schema.actions,
    schema.transfers,
    schema.shoes,
    schema.secrets,
    schema.replies,
    schema.coups,
    schema.plays,
    schema.talk,
)


def write(connection: Connection, batches: Sequence[Batch]) -> None:
    """Write batches, one after another, within the transaction that is open.

    Raises NotKept for the first that may not be written; what was written by then has to be rolled
    back.
    """
    _check_versions(connection, batches)
    _check_replies(connection, batches)
    _change_balances(connection, [batch.transfers for batch in batches])
    rows: dict[str, list[Row]] = defaultdict(list)
    for batch in batches:
        for table, row in _rows(batch):
            rows[table.name].append(row)
    for table in IN_ORDER:
        _add(connection, table, rows[table.name])
    _end_shoes(connection, batches)
    _forget_lines(connection, {batch.room for batch in batches if batch.said})
    _change_days(connection, batches)


def book(connection: Connection, transfers: Sequence[Transfer]) -> None:
    """Write transfers, within the transaction that is open; raises Overdrawn or Overfull."""
    _change_balances(connection, [transfers])
    _add(connection, schema.transfers, list(map(msgspec.structs.asdict, transfers)))


def _rows(batch: Batch) -> Iterable[tuple[Table, Row]]:
    """List what a batch adds to the tables in which nothing changes."""
    room, encode = {"room": batch.room}, msgspec.json.encode
    for seq, event in enumerate(batch.events, batch.expected + 1):
        yield schema.events, room | {"seq": seq, "body": encode(event)}
    for act in batch.done:
        place = {"seq": act.seq, "shoe": act.shoe, "seat": act.seat}
        yield schema.actions, room | place | {"body": encode(act)}
    for each in batch.transfers:
        yield schema.transfers, msgspec.structs.asdict(each)
    if batch.shoe:
        start = {"start": encode(batch.shoe.start)}
        yield schema.shoes, msgspec.structs.asdict(batch.shoe) | start
    if batch.secret:
        commitment, secret = batch.secret
        yield schema.secrets, room | {"commitment": commitment, "secret": secret}
    if batch.reply:
        yield schema.replies, room | msgspec.structs.asdict(batch.reply)
    for coup in batch.played:
        where = room | {"shoe": coup.shoe, "coup": coup.coup.coup}
        yield schema.coups, where | {"body": encode(coup.coup)}
        for played in coup.players:
            yield schema.plays, where | msgspec.structs.asdict(played)
    if batch.said:
        yield schema.talk, room | {"body": encode(batch.said)}


def _check_versions(connection: Connection, batches: Sequence[Batch]) -> None:
    """Hold each batch against its room's log: the event before it is there, and none after."""
    asked = [(each.room, each.expected + more) for each in batches for more in (0, 1)]
    log = {(room, 0) for room, _ in asked} | set(_found(connection, schema.events, asked))
    for batch in batches:
        first = batch.expected + 1
        if (batch.room, batch.expected) not in log or (batch.room, first) in log:
            raise Conflict(f"{batch.room} is not at {batch.expected}")
        log |= {(batch.room, seq) for seq in range(first, first + len(batch.events))}


def _check_replies(connection: Connection, batches: Sequence[Batch]) -> None:
    asked = [(each.reply.player, each.room, each.reply.id) for each in batches if each.reply]
    known = _found(connection, schema.replies, asked)
    if known or len(set(asked)) < len(asked):
        raise Repeated


def _change_balances(connection: Connection, groups: Sequence[Sequence[Transfer]]) -> None:
    """Change the balances by groups of transfers.

    None may leave a player's account below zero, or any account beyond what the books hold.
    """
    ends = [{(end,) for each in group for end in (each.source, each.target)} for group in groups]
    accounts = sorted(set().union(*ends))
    known = _found(connection, schema.balances, accounts)
    after = {key: known.get(key, (0,)) for key in accounts}
    for group, touched in zip(groups, ends, strict=True):
        for each in group:
            after[each.source,] = (after[each.source,][0] - each.amount,)
            after[each.target,] = (after[each.target,][0] + each.amount,)
        for (account,) in sorted(touched):
            if overdraws(account, after[account,][0]):
                raise Overdrawn(account)
            if abs(after[account,][0]) > MOST_HELD:
                raise Overfull(account)
    _put(connection, schema.balances, known, after)


def _change_days(connection: Connection, batches: Sequence[Batch]) -> None:
    """Add to the players' days."""
    more = [((each.player, each.day), each) for batch in batches for each in batch.days]
    known = _found(connection, schema.days, {key for key, _ in more})
    after = {key: known.get(key, (0, 0)) for key, _ in more}
    for key, each in more:
        lost, seconds = after[key]
        after[key] = (lost + each.lost, seconds + each.seconds)
    _put(connection, schema.days, known, after)


def _end_shoes(connection: Connection, batches: Sequence[Batch]) -> None:
    """Note when shoes ended, and after how many coups; one that has ended stays as it was."""
    ends = [(batch.room, *batch.ended) for batch in batches if batch.ended]
    if ends:
        names = ("to_room", "to_shoe", "to_ended", "to_coups")
        connection.execute(_ending(), [dict(zip(names, end, strict=True)) for end in ends])


def _forget_lines(connection: Connection, rooms: set[str]) -> None:
    """Forget the oldest lines beyond those that are kept."""
    table = schema.talk
    for room in sorted(rooms):
        newest = select(table.c.id).where(table.c.room == room).order_by(table.c.id.desc())
        oldest = newest.offset(KEPT_LINES - 1).limit(1).scalar_subquery()
        connection.execute(delete(table).where(table.c.room == room, table.c.id < oldest))


def _found(connection: Connection, table: Table, keys: Iterable[Key]) -> dict[Key, Key]:
    """Return the rows that stand under these keys: what is in their other columns."""
    names = [column.name for column in table.primary_key]
    wanted, found = sorted(set(keys)), {}
    for start in range(0, len(wanted), AT_ONCE):
        some = wanted[start : start + AT_ONCE]
        many = 1 << (len(some) - 1).bit_length()
        some += some[-1:] * (many - len(some))
        asked = {
            f"{n}_{at}": v for at, key in enumerate(some) for n, v in zip(names, key, strict=True)
        }
        for row in connection.execute(_finding(table, many), asked):
            found[tuple(row[: len(names)])] = tuple(row[len(names) :])
    return found


def _put(
    connection: Connection, table: Table, known: Mapping[Key, Key], rows: Mapping[Key, Key]
) -> None:
    """Write rows over those that are `known`, and the others as new."""
    names = [column.name for column in table.columns]
    fresh: list[Row] = []
    old: list[Row] = []
    for key, rest in rows.items():
        (old if key in known else fresh).append(dict(zip(names, key + rest, strict=True)))
    _add(connection, table, fresh)
    if old:
        connection.execute(
            _changing(table), [{f"to_{k}": v for k, v in row.items()} for row in old]
        )


def _add(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


@cache
def _finding(table: Table, many: int) -> Select[Any]:
    """Find rows by so many keys; what stands in a table's primary key stands first in it.

    Each key is compared alone: for a list of pairs SQLite reads the whole table.
    """
    each = (
        and_(*(column == bindparam(f"{column.name}_{at}") for column in table.primary_key))
        for at in range(many)
    )
    return select(table).where(or_(*each))


@cache
def _changing(table: Table) -> Update:
    """Write a row over the one with the same key; a parameter is its column's name with `to_`."""
    to: dict[str, Any] = {column.name: bindparam(f"to_{column.name}") for column in table.columns}
    here = [column == to.pop(column.name) for column in table.primary_key]
    return update(table).where(*here).values(to)


@cache
def _ending() -> Update:
    """End a shoe that goes on; a parameter is its column's name with `to_`."""
    table = schema.shoes
    here = (table.c.room == bindparam("to_room"), table.c.shoe == bindparam("to_shoe"))
    going = update(table).where(*here, table.c.ended.is_(None))
    return going.values(ended=bindparam("to_ended"), coups=bindparam("to_coups"))
