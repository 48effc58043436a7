"""People return by password, passkey or recovery code; everything else gets the same refusal."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.house import House
from baccarat.house.identity.login import fold, make_codes
from baccarat.house.identity.passkeys import PasskeyAnswer, RelyingParty
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode
from baccarat.house.people.challenges import CHALLENGE_SECONDS
from baccarat.house.people.session_book import SessionBook
from baccarat.house.store.queries.identity import password_by_name
from support.server.people import (
    DEVICE,
    ORIGIN,
    PASSWORD,
    PLACE,
    Authenticator,
    CountingHasher,
    house_with_people,
    refusal,
    use_passkey,
    with_passkey,
    with_password,
)


async def test_people_return_to_the_same_guest_in_each_way(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada Lovelace")
        name, codes, first = await with_password(house, ada)
        key = await with_passkey(house, ada, first)
        desk = house.people.sign_in
        ways = [
            await desk.by_password(name, PASSWORD, DEVICE),
            await desk.by_password(f" {name.upper()} ", PASSWORD, DEVICE),
            await use_passkey(house, key),
            await use_passkey(house, key),
            *[await desk.by_code(code, DEVICE) for code in codes],
        ]
        assert len({new.token for new in ways}) == len(ways)
        for new in ways:
            assert house.people.book.find(new.token) == new.session
            assert await house.guests.find(new.session.player) == ada
    async with house_with_people(tmp_path) as house:
        found = {house.people.book.find(new.token) for new in ways}
        assert found == {new.session for new in ways}


Attack = Callable[[House, Guest, str, tuple[str, ...], Authenticator], Awaitable[Any]]


async def _replayed(house: House, key: Authenticator) -> None:
    use = PasskeyAnswer(**key.use(house.people.sign_in.passkey_options(PLACE)))
    await house.people.sign_in.by_passkey(use, PLACE, DEVICE)
    await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def _expired(house: House, key: Authenticator) -> None:
    use = PasskeyAnswer(**key.use(house.people.sign_in.passkey_options(PLACE)))
    challenges = house.people.challenges._challenges
    now = challenges._now
    challenges._now = lambda: now() + CHALLENGE_SECONDS
    await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def _own_challenge(house: House, key: Authenticator) -> None:
    use = PasskeyAnswer(**key.use({"challenge": "bWFkZS11cC1ieS10aGUtYXR0YWNrZXItaGltc2VsZiE"}))
    await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def _for_a_new_passkey(house: House, guest: Guest, key: Authenticator) -> None:
    bea = await house.guests.welcome("Bea")
    options = await house.people.logins.passkey_options(bea, None, PLACE)
    use = PasskeyAnswer(**key.use(options))
    await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def _at_another_name(house: House, key: Authenticator) -> None:
    other = RelyingParty("https://evil.example", "evil.example")
    use = PasskeyAnswer(**key.use(house.people.sign_in.passkey_options(other)))
    await house.people.sign_in.by_passkey(use, other, DEVICE)


async def _copied(house: House, key: Authenticator) -> None:
    await use_passkey(house, key)
    key.uses -= 1
    await use_passkey(house, key)


async def _with_another_key(house: House, key: Authenticator) -> None:
    key.key = Authenticator(ORIGIN).key
    await use_passkey(house, key)


async def _for_another_player(house: House, key: Authenticator) -> None:
    key.user = "YmVh"
    await use_passkey(house, key)


async def _unverified(house: House, key: Authenticator) -> None:
    key.verified = False
    await use_passkey(house, key)


async def _code_twice(house: House, codes: tuple[str, ...]) -> None:
    await house.people.sign_in.by_code(codes[0], DEVICE)
    await house.people.sign_in.by_code(codes[0], DEVICE)


WRONG, EXPIRED = HouseCode.WRONG_SIGN_IN, HouseCode.CHALLENGE_EXPIRED
ATTACKS: dict[str, tuple[Attack, HouseCode]] = {
    "wrong password": (
        lambda house, _, name, *__: house.people.sign_in.by_password(name, "x" * 12, DEVICE),
        WRONG,
    ),
    "empty password": (
        lambda house, _, name, *__: house.people.sign_in.by_password(name, "", DEVICE),
        WRONG,
    ),
    "unknown name": (
        lambda house, *_: house.people.sign_in.by_password("Ada-0", PASSWORD, DEVICE),
        WRONG,
    ),
    "name without number": (
        lambda house, *_: house.people.sign_in.by_password("Ada", PASSWORD, DEVICE),
        WRONG,
    ),
    "wrong code": (
        lambda house, *_: house.people.sign_in.by_code(make_codes()[0], DEVICE),
        WRONG,
    ),
    "code used twice": (lambda house, _, __, codes, ___: _code_twice(house, codes), WRONG),
    "answer replayed": (lambda house, *rest: _replayed(house, rest[-1]), EXPIRED),
    "challenge expired": (lambda house, *rest: _expired(house, rest[-1]), EXPIRED),
    "challenge made up": (lambda house, *rest: _own_challenge(house, rest[-1]), EXPIRED),
    "challenge for a new passkey": (
        lambda house, guest, *rest: _for_a_new_passkey(house, guest, rest[-1]),
        EXPIRED,
    ),
    "another host": (lambda house, *rest: _at_another_name(house, rest[-1]), WRONG),
    "another origin": (
        lambda house, *rest: use_passkey(house, rest[-1], origin="https://evil.example"),
        WRONG,
    ),
    "inside a page of another site": (
        lambda house, *rest: use_passkey(house, rest[-1], crossOrigin=True),
        WRONG,
    ),
    "another type": (
        lambda house, *rest: use_passkey(house, rest[-1], type="webauthn.create"),
        WRONG,
    ),
    "unknown passkey": (lambda house, *_: use_passkey(house, Authenticator(ORIGIN)), WRONG),
    "another key": (lambda house, *rest: _with_another_key(house, rest[-1]), WRONG),
    "copied passkey": (lambda house, *rest: _copied(house, rest[-1]), WRONG),
    "another player's handle": (lambda house, *rest: _for_another_player(house, rest[-1]), WRONG),
    "owner not verified": (lambda house, *rest: _unverified(house, rest[-1]), WRONG),
}


@pytest.mark.by_day(6)
@pytest.mark.parametrize("attack", ATTACKS)
async def test_an_attack_is_refused_and_opens_no_session(tmp_path: Path, attack: str) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        name, codes, first = await with_password(house, ada)
        key = await with_passkey(house, ada, first)
        key.user = key.user or "YQ"
        work, code = ATTACKS[attack]
        genuine = {"code used twice", "answer replayed", "copied passkey"}
        before = len(house.people.book.of(ada.player))
        assert await refusal(work(house, ada, name, codes, key)) == code
        opened = house.people.book.of(ada.player)
        assert len(opened) == before + (attack in genuine)
        assert first.session in opened


async def test_an_unknown_name_takes_the_same_work_and_answer(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        hasher = house.people.prover.hasher
        assert isinstance(hasher, CountingHasher)
        ada, bea = [await house.guests.welcome(name) for name in ("Ada", "Bea")]
        name, *_ = await with_password(house, ada)
        await with_passkey(house, bea)
        session = house.people.book.of(bea.player)[0]
        without = (await house.people.logins.news(bea, session)).sign_in_name or ""
        queries: list[str] = []
        for tried in (name, without, "Nobody-1234", "", "x" * 3_000):
            hasher.verified = 0
            key = fold(tried)
            kept = await house.storage.read(partial(password_by_name, key=key))
            queries.append("found" if kept else "none")
            code = await refusal(house.people.sign_in.by_password(tried, "wrong one", DEVICE))
            assert (code, hasher.verified) == (WRONG, 1)
        assert queries == ["found", "none", "none", "none", "none"]
        decoy = hasher._decoy
        hashed = hasher.hash(PASSWORD)
        assert decoy.split(b"$")[:4] == hashed.split(b"$")[:4]  # the same parameters


def test_a_connection_is_told_once_why_it_is_closed() -> None:
    """What bans it may be read several times before it has ended."""
    book, told = SessionBook(lambda: 0.0), list[HouseCode]()
    with book.connections.watch("ada", "ada", "", told.append):
        for _ in range(2):
            book.connections.close_where(lambda player, _: player == "ada", HouseCode.BANNED)
        book.remove_player("ada")
    assert told == [HouseCode.BANNED]
