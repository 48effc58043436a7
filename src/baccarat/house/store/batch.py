"""What commands and chores write to the store: why it may reject a batch, and how it writes many.

A batch holds the changes of one room: events, transfers, the reply, and rows that follow from them.
The writer hands over all batches that wait, and they are written in one transaction: all or none.

`write` keeps this true: a room's events are gapless and chained by their hashes; a batch that does
not follow the newest event, names a packed shoe, repeats an accepted command or comes from a
process that lost the room is refused; no transfer overdraws a player; every row that the archive
promises to keep is in the tally that `write_heads` stores at the end. The heads of all rooms in the
group are locked first, in order of name, so that processes wait for each other and never in a
circle.

It is called by the store alone, inside its transaction. A refusal names no batch: the store rolls
back and writes the batches one by one to find it. So nothing here may have an effect outside the
transaction, or depend on being called once.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Table, delete, func, select, update

from ...tables.common.shoe import ShoeEnded
from ..hosting.talk import KEPT_LINES, ChatLine
from ..model.draft import Done, Draft
from ..model.ledger import (
    MAX_BALANCE,
    MAX_ISSUED_TO_ADDRESS,
    BalanceOverflow,
    Issue,
    Overdrawn,
    Transfer,
    overdraws,
)
from ..model.refusal import HouseCode, Rejected
from ..model.shoe_history import CoupKept, CoupResultRow
from ..model.state import LoggedEvent
from ..sealing import Shoe
from ..self_limits import AtRisk, PlaySession
from . import schema
from .codecs import ACTIONS, COUPS, EVENTS, TALK, room_body
from .rows import Row, RowWriter, bound


class Reply(msgspec.Struct, frozen=True):
    """An accepted command, so that a repetition gets the same answer."""

    player: str
    id: str
    hash: bytes
    seq: int


class Batch(msgspec.Struct, frozen=True):
    """Everything that one command or chore writes, all or nothing.

    `ended` is the number of a finished shoe, when it ended, and its number of coups. `secret` is
    the secret of an announced shoe, with its commitment.
    """

    room: str
    expected: int
    events: Sequence[LoggedEvent]
    done: Sequence[Done] = ()
    transfers: Sequence[Transfer] = ()
    shoe: Shoe | None = None
    ended: tuple[int, str, int] | None = None
    reply: Reply | None = None
    secret: tuple[str, bytes] | None = None
    played: Sequence[CoupResultRow] = ()
    said: ChatLine | None = None
    days: Sequence[PlaySession] = ()
    at_risk: Sequence[AtRisk] = ()
    named_shoe: int | None = None
    """The shoe that the command named; it is refused once that shoe is packed."""
    issue: Issue | None = None
    epoch: int | None = None
    """Of the process's hold on the room; None if the process has the whole house to itself."""


def batch_of(draft: Draft, today: Callable[[], str]) -> Batch:
    """Turn a draft into a batch, noting the end of a shoe; `today` returns the time, in ISO."""
    state = draft.state
    closed = state.hosting.course == "closed"
    ended = closed or any(isinstance(step.event, ShoeEnded) for step in draft.steps)
    return Batch(
        room=draft.room,
        expected=draft.start,
        events=[step.event for step in draft.steps],
        done=draft.done,
        transfers=list(draft.transfers()),
        ended=(state.shoe, today(), state.coup - 1) if ended else None,
    )


class VersionConflict(Exception):
    """The room's log has a newer event: somebody else wrote to it."""


class RoomTaken(Exception):
    """Another process has taken the room."""


class OverLossLimit(Exception):
    """A stake passes a player's own limit; `left` units may be at risk at this table."""

    def __init__(self, left: int) -> None:
        super().__init__(str(left))
        self.left = left


class DuplicateCommand(Exception):
    """The command was accepted before."""


NotKept = (
    VersionConflict
    | RoomTaken
    | Overdrawn
    | BalanceOverflow
    | OverLossLimit
    | DuplicateCommand
    | Rejected
)
"""Why a batch was rejected although the disk works."""


IN_ORDER: Final = (
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
    """Write batches in order, within the open transaction.

    Raises NotKept for the first one that is rejected; the transaction must then be rolled back.
    """
    rows = RowWriter(connection)
    rows.look_up({batch.room for batch in batches})
    _check_versions(rows, batches)
    _check_replies(rows, batches)
    _change_balances(rows, [batch.transfers for batch in batches])
    _write_logs(rows, batches)
    more: dict[str, list[Row]] = defaultdict(list)
    for batch in batches:
        for table, row in _rows(batch):
            more[table.name].append(row)
    for table in IN_ORDER:
        if added := more[table.name]:
            rows.add(table, added)
    for batch in batches:
        if batch.ended:
            _end_shoe(rows, batch.room, *batch.ended)
    _forget_lines(rows, {batch.room for batch in batches if batch.said})
    _change_days(rows, batches)
    for batch in batches:
        if batch.at_risk:
            _change_exposures(rows, batch)
    count_issues(rows, [batch.issue for batch in batches if batch.issue])
    rows.write_heads()


def book(rows: RowWriter, transfers: Sequence[Transfer]) -> None:
    """Write transfers within the open transaction; raises Overdrawn or BalanceOverflow."""
    _change_balances(rows, [transfers])
    rows.add(schema.transfers, list(map(msgspec.structs.asdict, transfers)))


def _rows(batch: Batch) -> Iterable[tuple[Table, Row]]:
    """List a batch's rows for the tables that are only added to."""
    room = {"room": batch.room}
    for act in batch.done:
        place = {"seq": act.seq, "shoe": act.shoe, "seat": act.seat}
        yield schema.actions, room | place | {"body": ACTIONS.write(act)}
    for each in batch.transfers:
        yield schema.transfers, msgspec.structs.asdict(each)
    if batch.shoe:
        start = {"start": room_body(batch.shoe.start)}
        yield schema.shoes, msgspec.structs.asdict(batch.shoe) | start
    if batch.secret:
        commitment, secret = batch.secret
        yield schema.secrets, room | {"commitment": commitment, "secret": secret}
    if batch.reply:
        yield schema.replies, room | msgspec.structs.asdict(batch.reply)
    for coup in batch.played:
        where = room | {"shoe": coup.shoe, "coup": coup.coup.coup}
        yield schema.coups, where | {"body": COUPS.write(CoupKept(coup.coup, coup.at))}
        for played in coup.players:
            yield schema.plays, where | msgspec.structs.asdict(played)
    if batch.said:
        yield schema.talk, room | {"body": TALK.write(batch.said)}


def _check_versions(rows: RowWriter, batches: Sequence[Batch]) -> None:
    """Raise VersionConflict for a batch that does not follow its room's newest event.

    Raise RoomTaken if another process has taken the room. The heads are locked, so that both hold
    until the transaction ends.
    """
    newest = {batch.room: rows.heads[batch.room].seq for batch in batches}
    for batch in batches:
        if batch.epoch is not None and batch.epoch != rows.epoch(batch.room):
            raise RoomTaken(batch.room)
        if batch.expected != newest[batch.room]:
            raise VersionConflict(f"{batch.room} is not at {batch.expected}")
        newest[batch.room] += len(batch.events)


def _write_logs(rows: RowWriter, batches: Sequence[Batch]) -> None:
    """Write the events, extending each room's hash chain."""
    new: list[Row] = []
    for batch in batches:
        new += rows.extend_log(batch.room, EVENTS.write_all(batch.events))
    rows.add(schema.events, new)


def _check_replies(rows: RowWriter, batches: Sequence[Batch]) -> None:
    """Raise for a command that was accepted before, or may have been: its reply is gone."""
    for batch in batches:
        if batch.named_shoe is not None and batch.named_shoe <= rows.heads[batch.room].packed_shoe:
            raise Rejected(HouseCode.SHOE_PACKED)
    asked = [(each.reply.player, each.room, each.reply.id) for each in batches if each.reply]
    if asked and (rows.find(schema.replies, asked) or len(set(asked)) < len(asked)):
        raise DuplicateCommand


def _change_balances(rows: RowWriter, groups: Sequence[Sequence[Transfer]]) -> None:
    """Apply groups of transfers to the balances.

    No group may overdraw a player's account, or exceed what any account can hold.
    """
    moved = [_sums(group) for group in groups]
    accounts = sorted(set().union(*moved))
    if not accounts:
        return
    known = rows.find(schema.balances, [(account,) for account in accounts], lock=False)
    before = {account: known.get((account,), (0,))[0] for account in accounts}
    after = before.copy()
    for sums in moved:
        for account in sorted(sums):
            after[account] += sums[account]
            if overdraws(account, after[account]):
                raise Overdrawn(account)
            if abs(after[account]) > MAX_BALANCE:
                raise BalanceOverflow(account)
    for is_new in (False, True):
        changes = [
            (account, units, *_bounds(account))
            for account in accounts
            if ((account,) not in known) is is_new
            and ((units := after[account] - before[account]) or is_new)
        ]
        if changes:
            rows.add_to_balances(changes, new=is_new)


def _sums(transfers: Sequence[Transfer]) -> Counter[str]:
    """Return by how much transfers change each account."""
    sums = Counter[str]()
    for each in transfers:
        sums[each.source] -= each.amount
        sums[each.target] += each.amount
    return sums


def _bounds(account: str) -> tuple[int, int]:
    """Return the least and the most that an account may have."""
    return 0 if overdraws(account, -1) else -MAX_BALANCE, MAX_BALANCE


def _change_days(rows: RowWriter, batches: Sequence[Batch]) -> None:
    """Add to the daily totals of players in these rooms, whose heads are locked."""
    more = [((each.player, each.day, batch.room), each) for batch in batches for each in batch.days]
    if not more:
        return
    known = rows.find(schema.days, {key for key, _ in more})
    after = {key: known.get(key, (0, 0)) for key, _ in more}
    for key, each in more:
        lost, seconds = after[key]
        after[key] = (lost + each.lost, seconds + each.seconds)
    rows.put(schema.days, known, after)


def count_issues(rows: RowWriter, issues: Iterable[Issue]) -> None:
    """Count chips issued for each network and day; raises Rejected for one that has had enough.

    The rows are locked, so that several processes count one after another.
    """
    for issue in issues:
        limits = {
            (each.network, issue.day): each.most(MAX_ISSUED_TO_ADDRESS) for each in issue.networks
        }
        known = rows.find(schema.issued, limits)
        after = {key: (known.get(key, (0,))[0] + issue.units,) for key in limits}
        if any(after[key][0] > most for key, most in limits.items()):
            raise Rejected(HouseCode.NETWORK_SPENT)
        rows.put(schema.issued, known, after)


def _change_exposures(rows: RowWriter, batch: Batch) -> None:
    """Note what players have at risk; raises OverLossLimit.

    The row of a player's own limits is locked, so that their tables are checked one by one.
    """
    rows.find(schema.cares, [(each.player,) for each in batch.at_risk if each.loss is not None])
    for each in batch.at_risk:
        if each.loss is not None:
            left = max(0, each.loss - _sum_lost_and_risked(rows.connection, batch.room, each))
            if each.units > left:
                raise OverLossLimit(left)
    risks = {(each.player, batch.room): (each.units,) for each in batch.at_risk}
    rows.replace(schema.exposures, risks)


def _sum_lost_and_risked(connection: Connection, room: str, risk: AtRisk) -> int:
    """Return what a player has lost today, and has at risk at other tables."""
    days, open_stakes = schema.days, schema.exposures
    lost = select(func.sum(days.c.lost)).where(days.c.player == risk.player, days.c.day == risk.day)
    others = select(func.sum(open_stakes.c.units)).where(
        open_stakes.c.player == risk.player, open_stakes.c.room != room
    )
    return sum(int(connection.execute(query).scalar() or 0) for query in (lost, others))


def give_up_shoe(rows: RowWriter, room: str, ended: str) -> None:
    """End the shoe that a room deals from, after the coups finished so far."""
    shoes, coups = schema.shoes, schema.coups
    query = select(shoes.c.shoe).where(shoes.c.room == room, shoes.c.ended.is_(None))
    for shoe in rows.connection.execute(query).scalars().all():
        played = select(func.count()).where(coups.c.room == room, coups.c.shoe == shoe)
        _end_shoe(rows, room, shoe, ended, rows.connection.execute(played).scalar_one())


def _end_shoe(rows: RowWriter, room: str, shoe: int, ended: str, coups: int) -> None:
    """Record the time and number of coups of a shoe, which ends only once."""
    table = schema.shoes
    going = (table.c.room == room, table.c.shoe == shoe, table.c.ended.is_(None))
    to = {"ended": ended, "coups": coups}
    change = update(table).where(*going).values(to).returning(*table.c)
    for row in rows.connection.execute(change).mappings():
        going_on = {**row} | {"ended": None, "coups": 0}
        rows.tally.take(table, [[going_on[name] for name in bound(table)]])
        rows.tally.add(table, [[row[name] for name in bound(table)]])


def _forget_lines(rows: RowWriter, rooms: set[str]) -> None:
    """Delete the oldest chat lines beyond the limit."""
    table = schema.talk
    for room in sorted(rooms):
        newest = select(table.c.id).where(table.c.room == room).order_by(table.c.id.desc())
        oldest = newest.offset(KEPT_LINES - 1).limit(1).scalar_subquery()
        gone = delete(table).where(table.c.room == room, table.c.id < oldest)
        forgotten = rows.connection.execute(gone.returning(table.c.room, table.c.body)).all()
        rows.tally.take(table, forgotten)
