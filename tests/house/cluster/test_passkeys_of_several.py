"""A passkey's challenge may be answered at any process of a house, but only once in all."""

import asyncio
from functools import partial
from operator import methodcaller

import pytest

from baccarat.house.house import House
from baccarat.house.identity.passkeys import NewPasskey, PasskeyAnswer
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people.session_book import PROOF_SECONDS
from baccarat.house.people.sign_in import NewSession
from baccarat.house.store.backends.opening import check_place
from baccarat.house.store.queries.identity import SPENT, SPENT_SECONDS, spend_challenge
from support.server.inprocess import ADDRESSES, opened_together, until
from support.server.people import DEVICE, ORIGIN, PLACE, Authenticator
from support.server.postgres import PostgresServer, rows_of

pytestmark = pytest.mark.real_time

ONCE = [HouseCode.CHALLENGE_EXPIRED]


async def answer(house: House, use: PasskeyAnswer) -> NewSession | str:
    """Sign in, and return the session or the code of the refusal."""
    try:
        return await house.people.sign_in.by_passkey(use, PLACE, DEVICE)
    except Rejected as refused:
        return str(refused.code)


def refusals(answers: list[NewSession | str]) -> list[str]:
    return [each for each in answers if isinstance(each, str)]


async def test_each_challenge_is_answered_once_over_all_processes(postgres: PostgresServer) -> None:
    url = postgres.house()
    async with opened_together(url, *ADDRESSES) as (one, two):
        ada, key = await one.guests.welcome("Ada"), Authenticator(ORIGIN)
        options = await one.people.logins.passkey_options(ada, None, PLACE)
        new = NewPasskey(**key.create(options))
        made = await two.people.logins.add_passkey(ada, None, PLACE, new, DEVICE)
        assert made.opened
        await until(lambda: bool(one.people.book.of(ada.player)))
        here = made.opened.session
        for house in (one, two):
            with pytest.raises(Rejected, match=HouseCode.CHALLENGE_EXPIRED):
                await house.people.logins.add_passkey(ada, here, PLACE, new, DEVICE)

        key.uses = -1  # as devices without a counter, which always say 0
        use = PasskeyAnswer(**key.use(one.people.sign_in.passkey_options(PLACE)))
        one_by_one = [await answer(house, use) for house in (two, one, two)]
        assert refusals(one_by_one) == ONCE * 2
        key.uses = -1
        use = PasskeyAnswer(**key.use(two.people.sign_in.passkey_options(PLACE)))
        at_once = await asyncio.gather(*(answer(house, use) for house in (one, two) * 4))
        assert refusals(at_once) == ONCE * 7
        assert rows_of(url, "SELECT count(*) FROM meta WHERE key LIKE 'challenge/%'") == [(3,)]
        async with opened_together(url, "three:3") as (three,):
            assert refusals([await answer(three, use)]) == ONCE
    assert check_place(url) == []


async def test_used_challenges_are_forgotten_long_after_they_were_valid(
    postgres: PostgresServer,
) -> None:
    url = postgres.house()
    async with opened_together(url, ADDRESSES[0]) as (house,):
        for challenge, now in ((b"a", 0.0), (b"b", SPENT_SECONDS), (b"c", 1 + SPENT_SECONDS)):
            for first in (True, False):
                spend = partial(spend_challenge, challenge=challenge, end=now, now=now)
                work = methodcaller("change", spend)
                assert await house.storage.run(work) == first
    assert rows_of(url, f"SELECT count(*) FROM meta WHERE key LIKE '{SPENT}%'") == [(2,)]  # noqa: S608
    assert check_place(url) == []


async def test_who_confirms_at_one_process_has_confirmed_at_the_other(
    postgres: PostgresServer,
) -> None:
    async with opened_together(postgres.house(), *ADDRESSES) as (one, two):
        ada = await one.guests.welcome("Ada")
        opened_here = await one.people.sign_in.start(ada.player, DEVICE)
        session = opened_here.session
        assert await two.people.find_session(opened_here.token) == session
        for house in (one, two):
            house.people.book._proved[session.hash] -= PROOF_SECONDS + 1
            assert not house.people.book.is_proved(session)
        two.people.book.note_proof("unknown")
        one.people.book.put(session, proved=True)
        await until(lambda: two.people.book.is_proved(session))
