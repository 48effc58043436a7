"""Read and write what operators set and do, and the reports that reach them.

Functions with a Reader read; those with a RowWriter change rows within `Store.change`.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select

from ...hosting.talk import ReportedLine
from ...model.moderation import Announcement, AuditEntry, HouseRules, Invitation, Sanction
from .. import schema
from ..codecs import REPORTS, RULES
from ..reader import Reader
from ..rows import RowWriter

HOUSE_RULES: Final = "house-rules"
"""The key of the rules in `meta`; without it, they are the usual ones."""


class ModerationBook(msgspec.Struct, frozen=True):
    """Everything that a house keeps in memory about its operators' work."""

    rules: HouseRules
    sanctions: tuple[Sanction, ...]
    invitations: tuple[Invitation, ...]
    announcements: tuple[Announcement, ...]


class Report(msgspec.Struct, frozen=True):
    """A report; `player` said the line, and `made` is in seconds since 1970."""

    id: str
    player: str
    reporter: str
    made: int
    body: ReportedLine


def read_moderation(store: Reader) -> ModerationBook:
    """Read the rules, and all sanctions, invitations and announcements, oldest first."""
    meta = schema.meta
    with store.snapshot():
        query = select(meta.c.value).where(meta.c.key == HOUSE_RULES)
        body = store.connection.execute(query).scalar_one_or_none()
        kept = {
            table: store.connection.execute(select(table).order_by(table.c.made)).all()
            for table in (schema.sanctions, schema.invitations, schema.announcements)
        }
    return ModerationBook(
        HouseRules() if body is None else RULES.read(body),
        tuple(Sanction(*row) for row in kept[schema.sanctions]),
        tuple(Invitation(*row) for row in kept[schema.invitations]),
        tuple(Announcement(*row) for row in kept[schema.announcements]),
    )


def accounts_named(store: Reader, keys: Iterable[str]) -> dict[str, tuple[str, str]]:
    """Find accounts by folded sign-in name; return the player and the name shown, by that name."""
    logins, players = schema.logins, schema.players
    query = (
        select(logins.c.key, logins.c.player, players.c.name)
        .join(players, players.c.id == logins.c.player)
        .where(logins.c.key.in_(list(keys)))
    )
    rows = store.all(query)
    return {key: (player, name) for key, player, name in rows}


def put_rules(rows: RowWriter, rules: HouseRules) -> None:
    """Store the rules of the house."""
    key = (HOUSE_RULES,)
    rows.put(schema.meta, rows.find(schema.meta, [key]), {key: (RULES.write(rules),)})


def put_sanction(rows: RowWriter, sanction: Sanction) -> None:
    """Add a sanction."""
    rows.add(schema.sanctions, [_row(sanction)])


def put_announcement(rows: RowWriter, announcement: Announcement) -> None:
    """Add an announcement."""
    rows.add(schema.announcements, [_row(announcement)])


def put_invitation(rows: RowWriter, invitation: Invitation) -> None:
    """Add an invitation, or replace it when somebody came by it."""
    remove_entry(rows, "invitations", invitation.id)
    rows.add(schema.invitations, [_row(invitation)])


def invitation_by_id(rows: RowWriter, identifier: str) -> Invitation | None:
    """Read an invitation."""
    found = rows.find(schema.invitations, [(identifier,)])
    return Invitation(identifier, *found[identifier,]) if found else None


def remove_entry(rows: RowWriter, kind: str, identifier: str) -> bool:
    """Remove a row of a table by its id, and return whether there was one."""
    table = schema.metadata.tables[kind]
    return bool(rows.remove(table, table.c.id == identifier))


def add_audit(rows: RowWriter, entry: AuditEntry) -> None:
    """Note what an operator did; the database numbers the entries."""
    row = _row(entry)
    del row["id"]
    rows.add(schema.audit, [row])


def read_audit(store: Reader, before: int | None, limit: int) -> list[AuditEntry]:
    """Read the newest entries of the audit log, or those older than `before`, newest first."""
    table = schema.audit
    query = select(table).order_by(table.c.id.desc()).limit(limit)
    if before is not None:
        query = query.where(table.c.id < before)
    rows = store.all(query)
    return [AuditEntry(*row) for row in rows]


def put_report(rows: RowWriter, report: Report) -> bool:
    """Add a report, and return whether it is new."""
    if rows.find(schema.reports, [(report.id,)]):
        return False
    row = _row(report) | {"body": REPORTS.write(report.body)}
    rows.add(schema.reports, [row])
    return True


def read_reports(store: Reader) -> list[Report]:
    """Read all open reports, oldest first."""
    table = schema.reports
    rows = store.all(select(table).order_by(table.c.made, table.c.id))
    return list(map(_report, rows))


def count_reports(store: Reader) -> int:
    """Count the open reports."""
    with store.snapshot():
        query = select(func.count()).select_from(schema.reports)
        return int(store.connection.execute(query).scalar_one())


def read_report(store: Reader, identifier: str) -> Report | None:
    table = schema.reports
    row = store.first(select(table).where(table.c.id == identifier))
    return _report(row) if row else None


def reports_by(store: Reader, player: str) -> list[Report]:
    """Read the open reports that a player made, and those about what they said."""
    table = schema.reports
    mine = or_(table.c.player == player, table.c.reporter == player)
    rows = store.all(select(table).where(mine).order_by(table.c.made))
    return list(map(_report, rows))


def remove_outdated(rows: RowWriter, now: int, reported_before: int, audited_before: int) -> None:
    """Remove sanctions, invitations and announcements that are over, and old reports and audits."""
    for table in (schema.sanctions, schema.invitations, schema.announcements):
        rows.remove(table, table.c.until <= now)
    rows.remove(schema.invitations, schema.invitations.c.uses == 0)
    rows.remove(schema.reports, schema.reports.c.made < reported_before)
    rows.remove(schema.audit, schema.audit.c.at < audited_before)


def _report(row: Any) -> Report:
    return Report(row.id, row.player, row.reporter, row.made, REPORTS.read(row.body))


def _row(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
