"""Reports of lines of talk, which reach the operators."""

import hashlib
import logging
from typing import Final

from ..hosting.talk import plain
from ..model.guest import Guest
from ..model.log_entry import entry
from ..model.refusal import HouseCode, check
from ..office import Office
from ..rooms.room import Room
from ..store.queries.moderation import Report, count_reports, put_report
from ..store.rows import RowWriter
from .orders import ReportOrder

log = logging.getLogger(__name__)

MOST_REPORTS: Final = 1_000
"""Open reports in the house at most."""


async def report_line(office: Office, guest: Guest, room: Room, order: ReportOrder) -> None:
    """Store a report; the same one again changes nothing. Raises Rejected."""
    body = room.chatter.quote(order.who, order.at, plain(order.reason))
    whole = f"{body.room}/{body.line.player}/{body.line.at}/{guest.player}"
    report = Report(
        hashlib.sha256(whole.encode()).hexdigest()[:24],
        body.line.player,
        guest.player,
        int(office.people.book.now()),
        body,
    )

    def put(rows: RowWriter) -> bool:
        return put_report(rows, report)

    open_reports = await office.storage.read(count_reports)
    check(open_reports < MOST_REPORTS, HouseCode.TOO_MANY_REPORTS)
    if await office.storage.run(lambda store: store.change(put)):
        log.info("report", extra=entry(player=report.player, reporter=report.reporter))
