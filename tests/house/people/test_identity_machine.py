"""Logins in any order of events: a token, password, passkey or code works while it should."""

import asyncio
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from baccarat.house.house import House
from baccarat.house.identity.login import LONGEST_SESSION_SECONDS, SESSION_SECONDS, hash_token
from baccarat.house.model.guest import Guest
from baccarat.house.model.refusal import HouseCode
from baccarat.house.people.session_book import PROOF_SECONDS
from baccarat.house.people.sign_in import NewSession
from baccarat.house.store.queries.identity import read_book
from support.server.people import (
    DEVICE,
    Authenticator,
    house_with_people,
    refusal,
    use_passkey,
    with_passkey,
)
from support.server.virtual_loop import VirtualLoop

T = TypeVar("T")
PASSWORDS = ("seven small rivers", "nine other rivers")
WRONG = HouseCode.WRONG_SIGN_IN


class Person:
    """The expected state of one player."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.name = ""
        self.password: str | None = None
        self.keys: list[Authenticator] = []
        self.codes: list[str] = []
        self.used_codes: list[str] = []
        self.open: dict[str, tuple[NewSession, float]] = {}
        """Sessions by token, with the time of the last sign-in; those of a restart need another."""
        self.ended: list[str] = []
        self.gone = False

    def proved(self, now: float) -> list[NewSession]:
        """List the sessions that may change how one signs in."""
        return [new for new, at in self.open.values() if now - at <= PROOF_SECONDS]


class Identities(RuleBasedStateMachine):
    """Two people, whose logins are changed, used and attacked, across restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.thread = ThreadPoolExecutor(1)
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.folder = tempfile.TemporaryDirectory()
        self.later = 0.0
        self.people: list[Person] = []
        self.do(self.open_house())
        for name in ("Ada", "Bea"):
            self.people.append(Person(self.do(self.house.guests.welcome(name))))
        self.set_password(0, PASSWORDS[0])

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the house's loop."""
        return self.thread.submit(self.runner.run, work).result()

    async def open_house(self) -> None:
        self.stack = AsyncExitStack()
        opening = house_with_people(Path(self.folder.name))
        self.house: House = await self.stack.enter_async_context(opening)
        clock = self.house.people.book.now
        self.house.people.book.now = lambda: clock() + self.later

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.thread.submit(self.runner.close).result()
        self.thread.shutdown()
        self.folder.cleanup()

    @property
    def now(self) -> float:
        return self.house.people.book.now()

    def opened(self, who: Person, new: NewSession) -> None:
        assert new.session.player == who.guest.player
        who.open[new.token] = (new, self.now)

    who = st.integers(0, 1)

    @rule(who=who, password=st.sampled_from(PASSWORDS))
    def set_password(self, who: int, password: str) -> None:
        person = self.people[who]
        here = next(iter(person.proved(self.now)), None)
        session = here.session if here else None
        asked = self.house.people.logins.set_password(person.guest, session, password, DEVICE)
        if person.gone:
            asked.close()
            return
        if person.name and not here:
            assert self.do(refusal(asked)) == HouseCode.SIGN_IN_AGAIN
            return
        added = self.do(asked)
        person.password = password
        if added.opened:
            assert not person.name
            self.opened(person, added.opened)
            person.codes = list(added.codes)
            news = self.do(self.house.people.logins.news(person.guest, added.opened.session))
            person.name = news.sign_in_name or ""
        for token in [*person.open]:
            if here and token != here.token:
                person.ended.append(token)
                del person.open[token]

    @precondition(lambda self: any(each.proved(self.now) for each in self.people))
    @rule(who=who)
    def add_passkey(self, who: int) -> None:
        person = self.people[who]
        if (here := next(iter(person.proved(self.now)), None)) and len(person.keys) < 3:
            person.keys.append(self.do(with_passkey(self.house, person.guest, here)))

    @rule(who=who, password=st.sampled_from(PASSWORDS))
    def sign_in_by_password(self, who: int, password: str) -> None:
        person = self.people[who]
        asked = self.house.people.sign_in.by_password(person.name or "Ada-1", password, DEVICE)
        if person.password == password and not person.gone:
            self.opened(person, self.do(asked))
        else:
            assert self.do(refusal(asked)) == WRONG

    @rule(who=who)
    def sign_in_by_passkey(self, who: int) -> None:
        person = self.people[who]
        for key in person.keys[-1:]:
            asked = use_passkey(self.house, key)
            if person.gone:
                assert self.do(refusal(asked)) == WRONG
            else:
                self.opened(person, self.do(asked))

    @rule(who=who)
    def sign_in_by_code(self, who: int) -> None:
        person = self.people[who]
        if not person.codes:
            return
        code = person.codes.pop()
        person.used_codes.append(code)
        asked = self.house.people.sign_in.by_code(code, DEVICE)
        if person.gone:
            assert self.do(refusal(asked)) == WRONG
        else:
            self.opened(person, self.do(asked))
        for old in person.used_codes[-2:]:
            assert self.do(refusal(self.house.people.sign_in.by_code(old, DEVICE))) == WRONG

    @rule(who=who)
    def renew_codes(self, who: int) -> None:
        person = self.people[who]
        for here in person.proved(self.now)[:1]:
            fresh = self.do(self.house.people.logins.renew_codes(person.guest, here.session))
            person.used_codes += person.codes
            person.codes = list(fresh)

    @rule(who=who)
    def remove_the_password(self, who: int) -> None:
        person = self.people[who]
        for here in person.proved(self.now)[:1]:
            asked = self.house.people.logins.remove_credential(
                person.guest, here.session, "password"
            )
            if person.password is None:
                assert self.do(refusal(asked)) == HouseCode.UNKNOWN_ENTRY
            elif person.keys:
                self.do(asked)
                person.password = None
            else:
                assert self.do(refusal(asked)) == HouseCode.LAST_WAY_IN

    @rule(who=who, others=st.booleans())
    def end_sessions(self, who: int, others: bool) -> None:
        person = self.people[who]
        for token, (here, _) in [*person.open.items()][:1]:
            session = None if others else here.session.id
            self.do(
                self.house.people.logins.end_sessions(person.guest.player, here.session, session)
            )
            ended = [each for each in person.open if (each != token) is others]
            person.ended += ended
            for each in ended:
                del person.open[each]

    @rule(seconds=st.sampled_from([PROOF_SECONDS + 1.0, SESSION_SECONDS + 1.0]))
    def wait(self, seconds: float) -> None:
        self.later += seconds
        for person in self.people:
            for token, (new, _) in [*person.open.items()]:
                idle, age = self.now - new.session.used, self.now - new.session.created
                if idle > SESSION_SECONDS or age > LONGEST_SESSION_SECONDS:
                    del person.open[token]

    @rule()
    def restart(self) -> None:
        self.do(self.stack.aclose())
        self.do(self.open_house())
        for person in self.people:
            person.open = {token: (new, -1e12) for token, (new, _) in person.open.items()}

    @rule(who=st.just(1))
    def delete(self, who: int) -> None:
        person = self.people[who]
        if not person.gone:
            assert self.do(self.house.departures.depart(person.guest)) is True
            person.gone = True
            person.ended += person.open
            person.open = {}

    @invariant()
    def the_store_has_what_memory_has(self) -> None:
        stored = self.do(self.house.storage.read(read_book))
        hashes = {session.hash for session in stored.sessions}
        assert {hash_token(token) for each in self.people for token in each.open} <= hashes
        assert not {hash_token(token) for each in self.people for token in each.ended} & hashes
        named = [each.guest.player for each in self.people if each.name and not each.gone]
        assert stored.players == self.house.people.book.players == set(named)

    @invariant()
    def tokens_work_while_they_should(self) -> None:
        book = self.house.people.book
        for person in self.people:
            player = person.guest.player
            for token, (new, at) in person.open.items():
                found = book.find(token)
                assert found == new.session
                assert book.is_proved(found) == (self.now - at <= PROOF_SECONDS)
            assert not any(book.find(token) for token in person.ended)
            assert book.accepts_guest(player) == (not person.name or person.gone)


Identities.TestCase.settings = settings(max_examples=10, stateful_step_count=20)
test_identities = Identities.TestCase
