"""What the newcomers and the players of one network are issued in a day is limited."""

import asyncio
from pathlib import Path

import pytest

from baccarat.house.hosting.room_spec import RoomSpec
from baccarat.house.house import House
from baccarat.house.model.clock import DAY_SECONDS
from baccarat.house.model.club_night import ClubOrder
from baccarat.house.model.commands import AddBot, Command, SetChips, TakeSeat
from baccarat.house.model.guest import Guest
from baccarat.house.model.ledger import MAX_ISSUED_TO_ADDRESS, WELCOME_CHIPS
from baccarat.house.model.networks import Share, networks_of
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.operator_desk.orders import InvitationOrder, RulesOrder
from baccarat.house.rooms.room import Room
from baccarat.house.store.queries.people import read_arrivals
from baccarat.players import strategies
from support.oracles.database_reader import check_books
from support.server.inprocess import ADDRESSES, opened, opened_together
from support.server.postgres import PostgresServer

pytestmark = pytest.mark.real_time

HOME = "2001:db8:7:1::/64"
DAILY = MAX_ISSUED_TO_ADDRESS // WELCOME_CHIPS


async def _come(house: House, address: str, most: int = 999) -> int:
    """Let newcomers come from an address until one is refused; return how many came."""
    for number in range(most):
        try:
            await house.welcome("Eve", network=address, counted=networks_of(address))
        except Rejected as refused:
            if refused.code is not HouseCode.NETWORK_SPENT:
                raise
            return number
    return most


async def _set_chips(room: Room, host: Guest, units: int, networks: tuple[Share, ...]) -> str:
    command = Command(f"set-{units}-{room.seq}", 0, 1, SetChips(1, units))
    try:
        await room.ask(host.player, host.name, command, networks=networks)
    except Rejected as refused:
        return str(refused.code)
    return "accepted"


async def test_a_day_brings_twenty_newcomers_of_an_address_and_more_of_wider_networks(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        assert await _come(house, HOME) == DAILY == 20
        assert await _come(house, "2001:db8:7:2::/64") == DAILY
        assert await _come(house, "192.0.2.7") == DAILY
    async with opened(tmp_path) as house:
        assert await _come(house, HOME) == 0, "a restart does not begin another day"
        rest = [await _come(house, f"2001:db8:7:{at:x}::/64") for at in range(3, 0x40)]
        assert rest[:3] == [DAILY, DAILY, 0], "four times an address for the /56"
        others = [await _come(house, f"2001:db8:7:{at:x}00::/64", DAILY) for at in range(1, 14)]
        assert sum(others) + 4 * DAILY <= 16 * DAILY
        assert [await _come(house, f"192.0.2.{at}") for at in range(8, 17)][-3:] == [20, 0, 0]
        now = house.limits.now()
        house.limits.now = lambda: now + DAY_SECONDS
        assert await _come(house, HOME, 1) == 1
    check_books(tmp_path)


async def test_what_an_operator_has_invited_does_not_count(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        olga = await house.guests.welcome("Olga")
        await house.desk.set_rules(olga, RulesOrder("invited", guests=True, salon="on"))
        await house.desk.invite(olga, InvitationOrder())
        (link,) = house.moderation.admission.current()
        for _ in range(DAILY + 3):
            await house.welcome("Ada", "", link.token, network=HOME, counted=networks_of(HOME))


async def test_chips_that_a_host_sets_count_for_the_hosts_network(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        rooms = [await house.room_factory.create(RoomSpec(bots=0), host) for _ in range(2)]
        sit = Command("sit", 0, 1, TakeSeat(1, 1))
        for room in rooms:
            await room.ask(host.player, host.name, sit, networks=networks_of(HOME))
            bot = Command("bot", 0, 1, AddBot(next(iter(strategies(room.state.table.preset)))))
            await room.ask(host.player, host.name, bot, networks=networks_of(HOME))
        half, seq = MAX_ISSUED_TO_ADDRESS // 2, rooms[1].seq
        assert await _set_chips(rooms[0], host, half, networks_of(HOME)) == "accepted"
        assert await _set_chips(rooms[1], host, half + 3, networks_of(HOME)) == "network-spent"
        assert rooms[1].seq == seq
        assert rooms[1].state.table.purses[0] == 1
        assert await _set_chips(rooms[1], host, half + 1, networks_of(HOME)) == "accepted"
        assert await _set_chips(rooms[0], host, half + 2, networks_of(HOME)) == "network-spent"
        assert await _set_chips(rooms[0], host, 10**9, ()) == "accepted", "not over the web"
    check_books(tmp_path)


async def test_chips_of_club_nights_count_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.guests.welcome("Host")
        night = ClubOrder(MAX_ISSUED_TO_ADDRESS, shoes=1)
        spec = RoomSpec(bots=0, club_night=night)
        for number, code in enumerate([None, "network-spent"]):
            room = await house.room_factory.create(spec, host)
            command = Command(f"sit-{number}", 0, 1, TakeSeat(1, 1))
            asked = room.ask(host.player, host.name, command, networks=networks_of(HOME))
            if code is None:
                await asked
            else:
                with pytest.raises(Rejected, match=code):
                    await asked


async def test_networks_of_guests_are_forgotten_after_a_week(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        eve = await house.welcome("Eve", network=HOME, counted=networks_of(HOME))
        assert await house.storage.read(read_arrivals) == {eve.player: HOME}
        now = house.limits.now()
        for days, left in ((6, {eve.player: HOME}), (9, {})):
            house.limits.now = lambda days=days: now + days * DAY_SECONDS  # type: ignore[misc]
            await house.housekeeping.clean()
            assert await house.storage.read(read_arrivals) == left


async def test_two_processes_count_together(postgres: PostgresServer) -> None:
    async with opened_together(postgres.house(), *ADDRESSES) as (one, two):
        came = await asyncio.gather(*(_come(house, HOME) for house in (one, two, one, two)))
        assert sum(came) == DAILY
