"""What operators set ends in time, outlives a restart, and is forgotten with the deleted."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.config import HouseConfig
from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.clock import DAY_SECONDS
from baccarat.house.model.commands import Command, Mute, Pause, Speak, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.hosting import alias
from baccarat.house.model.moderation import Action, HouseRules, Sanction
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.moderation import (
    AUDIT_DAYS,
    REPORT_DAYS,
    SanctionBook,
    parse_network,
)
from baccarat.house.operator_desk.lists import audit_list, report_list, sanction_list
from baccarat.house.operator_desk.orders import (
    AnnouncementOrder,
    ChipsOrder,
    ClearOrder,
    CloseOrder,
    InvitationOrder,
    LiftOrder,
    ReportOrder,
    RulesOrder,
    SanctionOrder,
    SessionsOrder,
    report_line,
)
from baccarat.house.rooms.room import Room
from support.server.inprocess import AtOnce
from support.server.people import refusal, with_password

HOUR = 3600


class Clock:
    """Adds to the time of a house."""

    later = 0.0


@asynccontextmanager
async def _opened(folder: Path, clock: Clock, *operators: str) -> AsyncIterator[House]:
    house = House(folder, HouseConfig(data=folder, operator=",".join(operators)), thread=AtOnce())
    before = house.limits.now
    for part in (house.moderation.sanctions, house.moderation.admission):
        part._now = lambda: before() + clock.later
    house.moderation.announcements._now = lambda: before() + clock.later
    house.people.book.now = house.moderation.now = lambda: before() + clock.later
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def _operator(folder: Path, clock: Clock) -> tuple[str, Guest]:
    """Make an account, and return its sign-in name."""
    async with _opened(folder, clock) as house:
        guest = await house.guests.welcome("Olga")
        name, _, _ = await with_password(house, guest)
        return name, guest


async def _ask(room: Room, guest: Guest, request: Any) -> None:
    command = Command(f"{guest.name}{room.seq}{type(request).__name__}", 0, 0, request)
    await room.ask(guest.player, guest.name, command)


def _spares_nothing(_: object) -> bool:
    return False


async def test_sanctions_end_in_time_and_outlive_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        eve = await house.guests.welcome("Eve")
        for kind, player, network, hours in (
            ("mute", eve.player, "", 2),
            ("ban", "", "2001:db8::1", 5),
            ("ban", eve.player, "", None),
        ):
            order = SanctionOrder(kind, "A reason", player, network, hours)  # type: ignore[arg-type]
            await house.desk.impose(olga, order, _spares_nothing)
    async with _opened(tmp_path, clock, name) as house:
        admitted = house.moderation.check_admitted
        assert house.moderation.is_muted(eve.player)
        with pytest.raises(Rejected):
            admitted("", "2001:db8::/64", shared=False)
        admitted("", "2001:db8::/64", shared=True)
        admitted(olga.player, "2001:db8::/64", shared=False)
        clock.later = 2 * HOUR
        assert not house.moderation.is_muted(eve.player)
        clock.later = 5 * HOUR
        admitted("", "2001:db8::/64", shared=False)
        with pytest.raises(Rejected):
            admitted(eve.player, "", shared=False)
        assert len(await sanction_list(house.office)) == 1
        await house.moderation.remove_outdated(house.storage)
        assert len(house.moderation.sanctions) == 1
    async with _opened(tmp_path, clock, name) as house:
        assert [each.kind for each in await sanction_list(house.office)] == ["ban"]
        house.people.book.leaving.clear()
        assert await house.departures.depart(eve)
        assert await sanction_list(house.office) == []


async def test_links_and_announcements_end_in_time(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        await house.desk.set_rules(olga, RulesOrder("invited", True, "on"))
        await house.desk.invite(olga, InvitationOrder("Club", hours=3))
        await house.desk.announce(olga, AnnouncementOrder("Soon", hours=3))
        token = house.moderation.admission.current()[0].token
        clock.later = 3 * HOUR - 10
        assert (await house.welcome("Ada", invitation=token)).name == "Ada"
        assert house.moderation.announcement_frame()
        clock.later = 3 * HOUR + 10
        refused = await refusal(house.welcome("Bea", invitation=token))
        assert refused is HouseCode.UNKNOWN_INVITE
        assert house.moderation.announcement_frame() is None
        await house.moderation.remove_outdated(house.storage)
    async with _opened(tmp_path, clock, name) as house:
        assert house.moderation.admission.rules.door == "invited"
        assert not house.moderation.admission.invitations
        assert not house.moderation.announcements.by_id


async def test_the_salon_off_moderated_and_on_again(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        salon = await house.rooms.find("salon")
        ada = await house.guests.welcome("Ada")
        assert await refusal(_ask(salon, olga, Pause())) is HouseCode.NOT_HOST
        await house.desk.set_rules(olga, RulesOrder("open", True, "moderated"))
        await _ask(salon, ada, Speak("Hello"))
        await _ask(salon, olga, Mute(alias("salon", ada.player)))
        assert await refusal(_ask(salon, ada, Speak("Oh"))) is HouseCode.MUTED
        assert await refusal(_ask(salon, ada, Pause())) is HouseCode.NOT_HOST
        room = await house.room_factory.create(RoomSpec(preset="ez"), ada)
        assert await refusal(_ask(room, olga, Pause())) is HouseCode.NOT_HOST
        await _ask(salon, ada, TakeSeat(50_000))
        await house.desk.set_rules(olga, RulesOrder("open", True, "off"))
        while salon.state.hosting.course != "closed":
            await asyncio.sleep(1)
        assert house.accounts.purse(ada.player) == ada.account
    async with _opened(tmp_path, clock, name) as house:
        assert not [
            card for card in house.rooms.cards() if card.host is None and card.is_listed_for("")
        ]
        await house.desk.set_rules(olga, RulesOrder("open", True, "on"))
        assert [card.line.id for card in house.rooms.cards() if card.is_listed_for("")][:1] == [
            "salon-2"
        ]


async def test_a_salon_that_is_closed_is_replaced(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        await house.desk.close_room(olga, CloseOrder("salon", "Worn out"))
        assert house.rooms.default == "salon-2"
        assert (await house.rooms.find("salon-2")).state.hosting.course == "open"


async def test_reports_and_the_audit_log_are_deleted_after_their_time(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        salon, ada = await house.rooms.find("salon"), await house.guests.welcome("Ada")
        eve = await house.guests.welcome("Eve")
        await _ask(salon, eve, Speak("You fool"))
        order = ReportOrder(alias("salon", eve.player), salon.chatter.lines[-1].at)
        await report_line(house.office, ada, salon, order)
        await house.desk.announce(olga, AnnouncementOrder("Soon"))
        for days, reports, entries in (
            (REPORT_DAYS - 1, 1, 1), (REPORT_DAYS + 1, 0, 1), (AUDIT_DAYS + 1, 0, 0),
        ):  # fmt: skip
            clock.later = DAY_SECONDS * days
            await house.moderation.remove_outdated(house.storage)
            assert len(await report_list(house.office)) == reports
            assert len(await audit_list(house.office, None)) == entries


async def test_requiring_a_missing_password_is_refused(tmp_path: Path) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        asked = house.desk.set_rules(olga, RulesOrder("password", True, "on"))
        assert await refusal(asked) is HouseCode.HOUSE_PASSWORD
        assert house.moderation.admission.rules == HouseRules()
        assert await audit_list(house.office, None) == []


async def test_every_action_is_stored_in_the_log_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    caplog.set_level(logging.INFO, "baccarat.house.operator_desk")
    name, olga = await _operator(tmp_path, clock)
    async with _opened(tmp_path, clock, name) as house:
        desk, eve = house.desk, await house.guests.welcome("Eve")
        salon = await house.rooms.find("salon")
        await _ask(salon, eve, Speak("You fool"))
        said = ReportOrder(alias("salon", eve.player), salon.chatter.lines[-1].at)
        await report_line(house.office, eve, salon, said)
        await desk.impose(olga, SanctionOrder("mute", "x", eve.player), _spares_nothing)
        await desk.impose(olga, SanctionOrder("ban", "x", eve.player), _spares_nothing)
        await desk.lift(olga, LiftOrder(house.moderation.sanctions.in_force()[0].id))
        await desk.close_room(olga, CloseOrder("salon", "x"))
        await desk.clear(olga, ClearOrder("198.51.100.7", "x"))
        await desk.move_chips(olga, ChipsOrder(eve.player, 5, "x"))
        await desk.end_sessions(olga, SessionsOrder(olga.player, "x"))
        await desk.set_rules(olga, RulesOrder("open", True, "off"))
        await desk.invite(olga, InvitationOrder())
        await desk.revoke(olga, house.moderation.admission.current()[0].id)
        await desk.announce(olga, AnnouncementOrder("x"))
        await desk.withdraw(olga, house.moderation.announcements.current()[0].id)
        await desk.settle(olga, (await report_list(house.office))[0].id)
        stored = await audit_list(house.office, None)
        assert [each.action for each in reversed(stored)] == list(Action)
        assert {each.operator for each in stored} == {"Olga"}
    logged = [record.facts for record in caplog.records if record.message == "operator"]  # type: ignore[attr-defined]
    assert [each["action"] for each in logged] == list(Action)


async def test_an_action_that_cannot_be_noted_does_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    name, olga = await _operator(tmp_path, clock)

    def fail(*_: object) -> None:
        raise ValueError("no log")

    async with _opened(tmp_path, clock, name) as house:
        eve = await house.guests.welcome("Eve")
        before = dict(house.accounts.balances)
        monkeypatch.setattr("baccarat.house.operator_desk.desk.add_audit", fail)
        with pytest.raises(ValueError, match="no log"):
            await house.desk.move_chips(olga, ChipsOrder(eve.player, 500, "x"))
        order = SanctionOrder("ban", "x", eve.player)
        with pytest.raises(ValueError, match="no log"):
            await house.desk.impose(olga, order, _spares_nothing)
        balances = await house.storage.read(lambda store: store.balances())
        assert house.accounts.balances == before == balances
        assert not house.moderation.sanctions.in_force()


async def test_a_name_that_no_account_has_makes_no_operator(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with _opened(tmp_path, Clock(), "Olga-1234") as house:
        olga = await house.guests.welcome("Olga")
        assert olga.player not in house.operators
        assert house.operators.is_reserved("olga-1234")
        refused = await refusal(house.guests.welcome("OLGA-1234"))
        assert refused is HouseCode.NAME_RESERVED
    assert "no account has the sign-in name Olga-1234" in caplog.text


@pytest.mark.parametrize(
    ("banned", "address", "is_banned"),
    [
        ("198.51.100.7", "198.51.100.7", True),
        ("198.51.100.7", "198.51.100.8", False),
        ("198.51.100.9/24", "198.51.100.200", True),
        ("2001:db8::1", "2001:db8::/64", True),
        ("2001:db8::1", "2001:db8:0:1::/64", False),
        ("2001:db8::/32", "2001:db8:7::/64", True),
        ("198.51.100.7", "not an address", False),
        ("198.51.100.7", "", False),
    ],
)
def test_a_ban_covers_its_network(banned: str, address: str, *, is_banned: bool) -> None:
    book = SanctionBook(lambda: 100.0)
    book.put(Sanction("s", "ban", "", str(parse_network(banned)), "x", "o", 1))
    assert bool(book.bans_of("", address)) is is_banned
    book.remove("s")
    assert not book.bans_of("", address)


def test_bans_of_many_networks_are_told_apart() -> None:
    """Networks of several lengths, some within others, and two bans of one of them."""
    networks = ["10.0.0.0/8", "10.1.0.0/16", "10.1.2.0/24", "10.1.2.3", "10.1.2.3", "2001:db8::/32"]
    book = SanctionBook(lambda: 100.0)
    for number, each in enumerate(networks):
        book.put(Sanction(f"{number}", "ban", "", str(parse_network(each)), "x", "o", 1))

    def found(address: str) -> set[str]:
        return {each.id for each in book.bans_of("", address)}

    assert found("10.1.2.3") == {"0", "1", "2", "3", "4"}
    assert found("10.1.2.4") == {"0", "1", "2"}
    assert found("10.9.0.1") == {"0"}
    assert found("11.1.2.3") == set()
    assert found("2001:db8::/64") == {"5"}
    book.remove("3")
    book.remove("0")
    assert found("10.1.2.3") == {"1", "2", "4"}
    assert found("10.9.0.1") == set()


@pytest.mark.parametrize(
    "text", ["", "home", "0.0.0.0/0", "10.0.0.0/7", "::/0", "1.2.3.4/33", "1e3"]
)
def test_an_invalid_network_cannot_be_banned(text: str) -> None:
    with pytest.raises(Rejected) as refused:
        parse_network(text)
    assert refused.value.code is HouseCode.NO_NETWORK
