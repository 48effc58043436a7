"""One customer with many addresses gets a tenth of the house, however fast they ask."""

import re
import subprocess
import sys
from contextlib import ExitStack, suppress

import pytest

from baccarat.house.model.networks import Share, customer_network, narrowest_network, networks_of
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.room_limits import MAX_ROOMS_PER_NETWORK, OpenRoom, check_room_left
from baccarat.web.guard.guesses import MAX_GUESSES, GuessLimiter
from baccarat.web.guard.limits import (
    MAX_REMEMBERED,
    Caller,
    ConnectionLimiter,
    Rate,
    RateLimiter,
    RatePolicy,
    SocketLimiter,
)
from support.mutants.rules import ROOT

FEW = RatePolicy("few", guest=Rate(2, 60.0), address=Rate(3, 60.0))


@pytest.mark.by_day(0)
def test_a_customer_cannot_fill_the_house_with_tables() -> None:
    """It was full after ten seconds, within every limit, when only each /64 was counted."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.filling"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    opened = re.search(r"(\d+) tables of 1 network ", done.stdout)
    assert opened
    assert int(opened[1]) == MAX_ROOMS_PER_NETWORK


def test_no_network_opens_more_than_a_tenth_of_the_tables() -> None:
    rooms = [OpenRoom(f"host {at}", f"2001:db8:7:{at:x}00::/64") for at in range(100)]
    one_more = OpenRoom("Eve", "2001:db8:7:ffff::/64")
    check_room_left(rooms[1:], one_more)
    with pytest.raises(Rejected, match=HouseCode.TOO_MANY_ROOMS):
        check_room_left(rooms, one_more)
    check_room_left(rooms, OpenRoom("Ada", "2001:db8:8::/64"))


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", {"192.0.2.7": 1, "192.0.2.0/24": 8}),
        ("::ffff:192.0.2.7", {"192.0.2.7": 1, "192.0.2.0/24": 8}),
        (
            "2001:db8:7:abcd::7",
            {"2001:db8:7:abcd::/64": 1, "2001:db8:7:ab00::/56": 4, "2001:db8:7::/48": 16},
        ),
        ("unix socket", {"unix socket": 1}),
        ("", {}),
    ],
)
def test_the_networks_around_an_address(address: str, networks: dict[str, int]) -> None:
    found = networks_of(address)
    assert [*found] == [Share(*each) for each in networks.items()]
    if found:
        assert networks_of(found[0].network) == found, "also of the narrowest one"


def test_no_network_has_more_than_a_tenth_of_the_house() -> None:
    narrow, _, wide = networks_of("2001:db8::1")
    assert [each.most(3) for each in (narrow, wide)] == [3, 48]
    assert [each.most(30, 1_000) for each in (narrow, wide)] == [30, 100]
    assert wide.most(30, 5) == 1


def test_neighbours_of_ipv4_are_not_one_customer() -> None:
    assert customer_network("192.0.2.7") == "192.0.2.7"
    assert customer_network("2001:db8:7:abcd::/64") == "2001:db8:7::/48"


def _callers(first: int, after: int, step: int = 1) -> list[Caller]:
    """Return strangers, one from each of some /64s of a /48."""
    numbers = range(first, after, step)
    return [Caller("", f"2001:db8:7:{at:x}::/64", crowd=False) for at in numbers]


def _passed(rates: RateLimiter, callers: list[Caller], times: int) -> int:
    passed = 0
    for caller in callers * times:
        try:
            rates.check(caller, FEW)
        except Rejected as refused:
            if refused.code is not HouseCode.TOO_MANY_REQUESTS:
                raise
        else:
            passed += 1
    return passed


def test_requests_are_counted_for_all_networks_of_an_address() -> None:
    rates = RateLimiter(lambda: 0.0)
    assert _passed(rates, _callers(0, 1), 9) == 3
    assert _passed(rates, _callers(0, 256), 9) == 4 * 3 - 3
    assert _passed(rates, _callers(0, 65_536, 16), 1) == 16 * 3 - 4 * 3
    elsewhere = Caller("", "2001:db8:8::/64", crowd=False)
    assert _passed(rates, [elsewhere], 9) == 3


def test_guests_of_a_network_count_for_it_too() -> None:
    guests = [Caller(f"Eve {at}", "2001:db8:7::/64", crowd=False) for at in range(9)]
    assert _passed(RateLimiter(lambda: 0.0), guests, 1) == 3


def test_a_network_holds_a_tenth_of_all_sockets_and_connections() -> None:
    sockets, held = SocketLimiter(2, 50), ConnectionLimiter(2, 50)
    taken = 0
    with ExitStack() as stack:
        for caller in _callers(0, 256):
            with suppress(Rejected):
                stack.enter_context(sockets.held(caller))
                taken += 1
            held.take(caller.address.replace("/64", "1"))
    assert (taken, held.total) == (5, 5)


def test_refused_requests_leave_nothing_behind() -> None:
    """So a customer's 65,536 networks do not make the house forget whom it has counted."""
    rates = RateLimiter(lambda: 0.0)
    victim = Caller("", "192.0.2.7", crowd=False)
    assert _passed(rates, [victim], 9) == 3
    _passed(rates, _callers(0, 65_536, 16), 1)
    assert len(rates._free) < 100 < MAX_REMEMBERED
    assert _passed(rates, [victim], 9) == 0


def test_guesses_sockets_and_connections_too() -> None:
    tries = GuessLimiter(lambda: 0.0)
    for caller in _callers(0, 4) * MAX_GUESSES:
        tries.wrong(caller)
    with pytest.raises(Rejected, match=HouseCode.TOO_MANY_TRIES):
        tries.check(_callers(9, 10)[0])
    sockets, held = SocketLimiter(2, 1_000), ConnectionLimiter(2, 1_000)
    callers = _callers(0, 256)
    taken = [held.take(caller.address.replace("/64", "1")) for caller in callers]
    assert [one is not None for one in taken].count(True) == 8
    with ExitStack() as stack:
        for number, caller in enumerate(callers):
            if number < 8:
                stack.enter_context(sockets.held(caller))
            else:
                with pytest.raises(Rejected), sockets.held(caller):
                    pass
    for leave in taken:
        if leave:
            leave()
    assert not held.open


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.8", "192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::7", "2001:db8:0:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_64_bits_counts_as_one(address: str, counted: str) -> None:
    assert narrowest_network(address) == counted
