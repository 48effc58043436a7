"""The actions of operators. Each is stored together with its entry in the audit log."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from ..hosting.talk import plain
from ..model.commands import CloseRoom
from ..model.guest import Guest
from ..model.ledger import (
    ISSUE,
    MAX_ISSUED_BY_HOUSE,
    BalanceOverflow,
    Overdrawn,
    Transfer,
    player_account,
)
from ..model.log_entry import entry
from ..model.moderation import Action, Announcement, AuditEntry, HouseRules, Invitation, Sanction
from ..model.refusal import HouseCode, Rejected, check
from ..moderation import Network, is_in, parse_network
from ..office import Office
from ..store.batch import book
from ..store.queries.identity import add_departures, remove_sessions_of
from ..store.queries.moderation import (
    add_audit,
    put_announcement,
    put_invitation,
    put_rules,
    put_sanction,
    read_report,
    remove_entry,
)
from ..store.rows import RowWriter
from .clearing import Clearing, find_clearing
from .orders import (
    HOUR_SECONDS,
    AnnouncementOrder,
    ChipsOrder,
    ClearOrder,
    CloseOrder,
    InvitationOrder,
    LiftOrder,
    RulesOrder,
    SanctionOrder,
    SessionsOrder,
)

log = logging.getLogger(__name__)

MOST_SANCTIONS: Final = 5_000
MOST_INVITATIONS: Final = 100
MOST_ANNOUNCEMENTS: Final = 5
TOKEN_BYTES: Final = 16
ID_BYTES: Final = 9


class OperatorDesk:
    """Carries out what operators order, one order at a time, so that none undoes another."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._working = asyncio.Lock()

    async def impose(
        self, operator: Guest, order: SanctionOrder, is_spared: Callable[[Network], bool]
    ) -> None:
        """Mute a player, or ban a player or network, at once; raises Rejected.

        `is_spared` tells the networks that may not be banned, such as the operator's own.
        """
        reason = _plain(order.reason)
        by_name = bool(order.player)
        if by_name is bool(order.network) or (order.kind == "mute" and not by_name):
            detail = "a mute names a player, a ban either a player or a network"
            raise Rejected(HouseCode.MALFORMED, field="player", detail=detail)
        network = ""
        if order.network:
            banned = parse_network(order.network)
            check(not is_spared(banned), HouseCode.OWN_NETWORK, field="network")
            network = str(banned)
        sanctions = self._office.moderation.sanctions
        async with self._working:
            if by_name:
                await self._check_known(order.player)
                is_operator = order.player in self._office.moderation.operators
                check(not is_operator, HouseCode.IS_OPERATOR)
            check(len(sanctions) < MOST_SANCTIONS, HouseCode.TOO_MANY_ENTRIES)
            sanction = Sanction(
                _id(), order.kind, order.player, network, reason, operator.player,
                made=self._now(), until=self._until(order.hours),
            )  # fmt: skip
            action = Action.MUTE if order.kind == "mute" else Action.BAN
            audit = self._entry(
                operator, action, order.player or network, reason, until=sanction.until
            )
            await self._change(audit, lambda rows: put_sanction(rows, sanction))
            sanctions.put(sanction)
        if order.kind == "ban":
            await self._send_away(sanction)
        self._office.rooms.publish_for(order.player)

    async def lift(self, operator: Guest, order: LiftOrder) -> None:
        """Lift a sanction; raises Rejected."""
        async with self._working:
            sanction = self._office.moderation.sanctions.find(order.id)
            subject = sanction.player or sanction.network
            audit = self._entry(operator, Action.LIFT, subject, plain(order.reason))
            await self._change(audit, lambda rows: remove_entry(rows, "sanctions", order.id))
            self._office.moderation.sanctions.remove(order.id)
        self._office.rooms.publish_for(sanction.player)

    async def move_chips(self, operator: Guest, order: ChipsOrder) -> int:
        """Grant or remove chips of a player's account; return its balance; raises Rejected.

        Chips at tables are left alone.
        """
        reason = _plain(order.reason)
        check(order.amount != 0, HouseCode.MALFORMED, field="amount")
        accounts, account = self._office.accounts, player_account(order.player)
        async with self._working:
            await self._check_known(order.player)
            ends = (ISSUE, account) if order.amount > 0 else (account, ISSUE)
            transfers = [Transfer("", 0, *ends, abs(order.amount))]
            issued = order.amount - accounts.balances.get(ISSUE, 0)
            check(order.amount < 0 or issued <= MAX_ISSUED_BY_HOUSE, HouseCode.HOUSE_SPENT)
            audit = self._entry(operator, Action.CHIPS, order.player, reason, amount=order.amount)
            try:
                with accounts.issuing(transfers):
                    await self._change(audit, lambda rows: book(rows, transfers))
            except Overdrawn:
                held = accounts.purse(order.player)
                raise Rejected(HouseCode.OVER_ACCOUNT, held) from None
            except BalanceOverflow:
                raise Rejected(HouseCode.OVER_BOOKS) from None
            accounts.apply_transfers(transfers)
        self._office.rooms.publish_for(order.player)
        return accounts.purse(order.player)

    async def end_sessions(self, operator: Guest, order: SessionsOrder) -> None:
        """Sign an account out everywhere, at once; raises Rejected for a guest without one."""
        reason, book = _plain(order.reason), self._office.people.book
        async with self._working:
            await self._check_known(order.player)
            check(order.player in book.players, HouseCode.NO_LOGIN)
            audit = self._entry(operator, Action.END_SESSIONS, order.player, reason)
            await self._change(audit, lambda rows: remove_sessions_of(rows, order.player))
            book.end_all(order.player)

    async def close_room(self, operator: Guest, order: CloseOrder) -> None:
        """Close a room after its coup, with everybody's chips back; raises Rejected.

        The house's own room is replaced by a new one.
        """
        reason = _plain(order.reason)
        room = await self._office.rooms.find(order.room, to_close=True)
        async with self._working:
            await room.ask_now(operator.player, operator.name, CloseRoom(), by_house=True)
            audit = self._entry(operator, Action.CLOSE_ROOM, order.room, reason)
            await self._change(audit)
        await self._office.room_factory.ensure_default_room()

    async def clear(self, operator: Guest, order: ClearOrder) -> None:
        """Close all tables of a host or a network, and delete its guests; raises Rejected.

        A guest with a stake in play goes after the coup.
        """
        reason, departures = _plain(order.reason), self._office.departures
        async with self._working:
            found = await find_clearing(self._office, order.of)
            audit = self._entry(operator, Action.CLEAR, order.of, reason)
            asked = [(each.player, audit.at) for each in found.guests]
            await self._change(audit, lambda rows: add_departures(rows, asked))
            departures.end(found.departing())
        await self.close_tables(operator, found)

    async def close_tables(self, operator: Guest, found: Clearing) -> None:
        """Close those tables that no other process has."""
        for table in found.tables:
            with suppress(Rejected):
                room = await self._office.rooms.find(table.id, to_close=True)
                await room.ask_now(operator.player, operator.name, CloseRoom(), by_house=True)
                await self._office.rooms.evict_if_idle(table.id)

    async def set_rules(self, operator: Guest, order: RulesOrder) -> None:
        """Set who may come in and whether there is a Salon, at once; raises Rejected.

        Rules that are in force already are neither set nor logged.
        """
        admission, hasher = self._office.moderation.admission, self._office.people.prover
        password = admission.rules.password
        if order.password is not None:
            password = await hasher.run(partial(hasher.hasher.hash, order.password))
        if order.door == "password" and password is None:
            raise Rejected(HouseCode.HOUSE_PASSWORD, field="password")
        async with self._working:
            rules = HouseRules(order.door, order.guests, order.salon, password)
            if rules == admission.rules:
                return
            changed = f"door={order.door} guests={order.guests} salon={order.salon}"
            audit = self._entry(operator, Action.RULES, "", changed)
            await self._change(audit, lambda rows: put_rules(rows, rules))
            before, admission.rules = admission.rules, rules
        await self._apply_rules(operator, before)

    async def invite(self, operator: Guest, order: InvitationOrder) -> None:
        """Make a link into the house; raises Rejected."""
        admission, note = self._office.moderation.admission, plain(order.note)
        async with self._working:
            current = len(admission.current())
            check(current < MOST_INVITATIONS, HouseCode.TOO_MANY_ENTRIES)
            made = Invitation(
                _id(), secrets.token_urlsafe(TOKEN_BYTES), note,
                made=self._now(), until=self._until(order.hours), uses=order.uses,
            )  # fmt: skip
            audit = self._entry(
                operator, Action.INVITE, made.id, note, amount=made.uses, until=made.until
            )
            await self._change(audit, lambda rows: put_invitation(rows, made))
            admission.invitations[made.id] = made

    async def revoke(self, operator: Guest, identifier: str) -> None:
        """Admit nobody else by a link; raises Rejected."""
        admission = self._office.moderation.admission
        async with self._working:
            check(admission.is_current(identifier), HouseCode.UNKNOWN_ENTRY)
            note = admission.invitations[identifier].note
            audit = self._entry(operator, Action.REVOKE, identifier, note)
            await self._change(audit, lambda rows: remove_entry(rows, "invitations", identifier))
            del admission.invitations[identifier]

    async def announce(self, operator: Guest, order: AnnouncementOrder) -> None:
        """Announce something to everybody, now and when they come; raises Rejected."""
        text, announcements = _plain(order.text), self._office.moderation.announcements
        async with self._working:
            current = len(announcements.current())
            check(current < MOST_ANNOUNCEMENTS, HouseCode.TOO_MANY_ENTRIES)
            made = Announcement(_id(), text, self._now(), self._until(order.hours))
            audit = self._entry(operator, Action.ANNOUNCE, made.id, text, until=made.until)
            await self._change(audit, lambda rows: put_announcement(rows, made))
            announcements.by_id[made.id] = made
        self._office.rooms.tell_everybody(announcements.frame())

    async def withdraw(self, operator: Guest, identifier: str) -> None:
        """Withdraw an announcement; raises Rejected."""
        announcements = self._office.moderation.announcements
        async with self._working:
            current = {each.id: each for each in announcements.current()}
            check(identifier in current, HouseCode.UNKNOWN_ENTRY)
            text = current[identifier].text
            audit = self._entry(operator, Action.WITHDRAW, identifier, text)
            await self._change(audit, lambda rows: remove_entry(rows, "announcements", identifier))
            del announcements.by_id[identifier]
        self._office.rooms.tell_everybody(announcements.frame())

    async def settle(self, operator: Guest, identifier: str) -> None:
        """Remove a report; raises Rejected. Measures against the player are other actions."""
        async with self._working:
            report = await self._office.storage.read(lambda store: read_report(store, identifier))
            if report is None:
                raise Rejected(HouseCode.UNKNOWN_ENTRY)
            audit = self._entry(operator, Action.SETTLE, report.player)
            await self._change(audit, lambda rows: remove_entry(rows, "reports", identifier))

    async def _change(
        self, audit: AuditEntry, work: Callable[[RowWriter], object] = lambda _: None
    ) -> None:
        """Store a change with its entry in the audit log, and log the action."""

        def both(rows: RowWriter) -> None:
            work(rows)
            add_audit(rows, audit)

        await self._office.storage.change(both)
        self._office.moderation.on_change()
        # A room's address may be secret, so the log names no subject.
        log.info("operator", extra=entry(action=str(audit.action), operator=audit.operator))

    def _entry(
        self, operator: Guest, action: Action, subject: str, reason: str = "", **more: int | None
    ) -> AuditEntry:
        """Make an entry of the audit log; `more` are an amount and an end, if it has them."""
        who = operator.player
        return AuditEntry(0, self._now(), who, str(action), subject, reason, **more)

    async def _check_known(self, player: str) -> None:
        known = await self._office.guests.name(player)
        check(known is not None, HouseCode.UNKNOWN_PLAYER)

    async def _send_away(self, ban: Sanction) -> None:
        """Close the connections of those who are banned, and give up their seats."""
        office, operators = self._office, self._office.moderation.operators
        players = {ban.player} if ban.player else set[str]()
        if ban.network:
            network = parse_network(ban.network)
            for player, addresses in office.people.book.connections.addresses().items():
                if any(is_in(address, network) for address in addresses):
                    players.add(player)

        def is_banned(player: str, address: str) -> bool:
            if player in operators:
                return False
            return player in players or bool(ban.network and is_in(address, network))

        office.people.book.connections.close_where(is_banned, HouseCode.BANNED)
        await self._stand_up(players - operators.players)

    async def _apply_rules(self, operator: Guest, before: HouseRules) -> None:
        """Apply the new rules to everybody here."""
        office, rules = self._office, self._office.moderation.admission.rules
        if code := office.moderation.admission.closed_to_strangers:
            office.people.book.connections.close_where(lambda player, _: not player, code)
        if before.guests and not rules.guests:
            accounts = office.people.book.players
            await self._stand_up(
                who.player
                for room in tuple(office.rooms.in_memory.values())
                for _, who in room.state.taken
                if not who.bot and who.player not in accounts
            )
        if rules.salon == "off" and before.salon != "off":
            for card in office.rooms.list_own():
                with suppress(Rejected):
                    salon = await office.rooms.find(card.line.id)
                    await salon.ask_now(operator.player, operator.name, CloseRoom(), by_house=True)
        await office.room_factory.ensure_default_room()
        for room in office.rooms.in_memory.values():
            room.publish()

    async def _stand_up(self, players: Iterable[str]) -> None:
        """Have players get up from every table, as if they had asked to."""
        for player in tuple(players):
            await self._office.rooms.have_get_up(player)

    def _now(self) -> int:
        return int(self._office.people.book.now())

    def _until(self, hours: int | None) -> int | None:
        return None if hours is None else self._now() + HOUR_SECONDS * hours


def _plain(text: str) -> str:
    """Make one line of plain text; raises Rejected if nothing is left of it."""
    line = plain(text)
    check(bool(line), HouseCode.NO_REASON, field="reason")
    return line


def _id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
