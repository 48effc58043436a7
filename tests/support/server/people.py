"""A house whose guests have logins: cheap hashes, one guest, and a way to show refusals."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from baccarat.house.house import House
from baccarat.house.identity.passkeys import NewPasskey, PasskeyUse, Place
from baccarat.house.identity.passwords import Hasher
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people.sign_in import NewSession

from .authenticator import Authenticator
from .cheap_hashes import cheap_hasher
from .inprocess import opened

ORIGIN = "https://house.example"
PLACE = Place(ORIGIN, "house.example")
PASSWORD = "seven small rivers"  # noqa: S105 - for tests
DEVICE = "Firefox, Linux"


class CountingHasher(Hasher):
    """Hashes with minimal work, and counts verifications."""

    def __init__(self) -> None:
        super().__init__(cheap_hasher())
        self.verified = 0

    def verify(self, hashed: bytes | None, password: str) -> bool:
        self.verified += 1
        return super().verify(hashed, password)


@asynccontextmanager
async def house_with_people(folder: Path) -> AsyncIterator[House]:
    """Open a house whose passwords take no time."""
    async with opened(folder) as house:
        house.people.prover.hasher = CountingHasher()
        yield house


async def with_password(house: House, guest: Guest) -> tuple[str, tuple[str, ...], NewSession]:
    """Turn a guest into an account; return the sign-in name, codes, and first session."""
    added = await house.people.logins.set_password(guest, None, PASSWORD, DEVICE)
    assert added.opened
    news = await house.people.logins.news(guest, added.opened.session)
    assert news.sign_in_name
    return news.sign_in_name, added.codes, added.opened


async def with_passkey(
    house: House, guest: Guest, here: NewSession | None = None, key: Authenticator | None = None
) -> Authenticator:
    """Add a passkey to a guest's login."""
    key = key or Authenticator(ORIGIN)
    session = here.session if here else None
    options = await house.people.logins.passkey_options(guest, session, PLACE)
    new = NewPasskey(**key.create(options))
    await house.people.logins.add_passkey(guest, session, PLACE, new, DEVICE)
    return key


async def use_passkey(house: House, key: Authenticator, **changed: Any) -> NewSession:
    """Sign in with a passkey; `changed` replaces parts of the client's data."""
    use = PasskeyUse(**key.use(house.people.sign_in.passkey_options(PLACE), **changed))
    return await house.people.sign_in.by_passkey(use, PLACE, DEVICE)


async def refusal(asked: Awaitable[Any]) -> HouseCode | None:
    """Return the code with which something is refused; None if it is not."""
    try:
        await asked
    except Rejected as refused:
        return refused.code
    return None
