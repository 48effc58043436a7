"""Logins over HTTP: cookies, limits on guessing, and what a stranger can learn."""

import asyncio
from base64 import urlsafe_b64decode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.web.guard.limits import PASSWORDS, SIGN_INS, Caller, GuessedNames, RateLimiter
from baccarat.web.identity.sign_in import device_of
from support.server.guest import PATIENCE, PLAIN, Guest, Message
from support.server.people import Authenticator, house_with_people, refusal, with_password
from support.server.process import Server
from support.server.virtual_loop import in_virtual_time

FIRST = "seven small rivers"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
GUESSES = 10_000
DAY = 86_400.0


class Person(Guest):
    """A guest with a login: sign-in name and recovery codes."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        super().__init__(address, name)
        self.guest_cookie = self.http.cookies["baccarat"]
        made = self.http.post("/api/me/login/password", json={"password": FIRST})
        assert made.status_code == 200, made.text
        self.login: str = made.json()["login"]["sign_in_name"]
        self.codes: list[str] = made.json()["codes"]


Browser = Callable[..., httpx.Client]


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Return a function that opens a browser that has nothing, or one cookie."""
    with ExitStack() as opened:

        def new(server: Server, cookie: str = "") -> httpx.Client:
            client = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN)
            if cookie:
                client.cookies.set("baccarat", cookie)
            return opened.enter_context(client)

        yield new


def _sign_in(client: httpx.Client, name: str, password: str = FIRST) -> httpx.Response:
    return client.post("/api/sign-in/password", json={"name": name, "password": password})


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    with Person(server.address) as ada:
        yield ada


def test_a_guest_becomes_an_account_and_returns_from_another_browser(
    server: Server, ada: Person, browser: Browser
) -> None:
    before = ada.http.get("/api/me").json()
    other = browser(server)
    other.headers["User-Agent"] = FIREFOX
    assert _sign_in(other, ada.login.lower()).json() == before
    login = other.get("/api/me/login").json()
    assert [each["device"] for each in login["sessions"] if each["here"]] == ["Firefox, Linux"]
    assert (login["codes"], login["password"], login["proved"]) == (10, True, True)
    assert other.get("/api/me").headers["set-cookie"].startswith("baccarat=")
    assert other.post("/api/sign-out", json={}).status_code == 204
    assert other.get("/api/me").json() is None
    assert ada.http.get("/api/me").json() == before


def test_a_guest_cookie_renews_itself(server: Server) -> None:
    with Guest(server.address, "Bea") as bea:
        cookie = bea.http.get("/api/me").headers["set-cookie"]
        assert cookie.startswith(f"baccarat={bea.http.cookies['baccarat']};")
        for part in ("Max-Age=31536000", "HttpOnly", "SameSite=strict"):
            assert part.casefold() in cookie.casefold()


def test_a_cookie_is_signed_with_sha_256(server: Server, ada: Person) -> None:
    for cookie in (ada.guest_cookie, ada.http.cookies["baccarat"]):
        assert len(urlsafe_b64decode(cookie.rpartition(".")[2] + "=")) == 256 // 8


def test_the_guest_cookie_of_an_account_opens_nothing(
    server: Server, ada: Person, browser: Browser
) -> None:
    assert browser(server, ada.guest_cookie).get("/api/me").json() is None
    assert ada.http.cookies["baccarat"] != ada.guest_cookie


def test_a_cookie_from_another_house_opens_nothing(
    server: Server, own_server: Server, ada: Person, browser: Browser
) -> None:
    with Guest(server.address, "Bea") as bea:
        guest = bea.http.cookies["baccarat"]
    for cookie in (ada.http.cookies["baccarat"], guest, "x", "", f"{guest}x"):
        stranger = browser(own_server, cookie)
        assert stranger.get("/api/me").json() is None
        assert stranger.get("/api/me/login").status_code == 401
        assert stranger.get("/api/me/data").status_code == 401
        assert stranger.post("/api/me/delete", json={}).status_code == 401
    assert ada.http.get("/api/me").json()["name"] == "Ada"


def test_an_unknown_name_is_answered_like_a_wrong_password(
    server: Server, ada: Person, browser: Browser
) -> None:
    answers = [_sign_in(browser(server), name, "wrong") for name in (ada.login, "Eve-1234", "")]
    same = [(each.status_code, each.content, sorted(each.headers)) for each in answers]
    assert same[0][0] == 403
    assert answers[0].json()["code"] == HouseCode.WRONG_SIGN_IN
    assert same[0] == same[1] == same[2]
    options = [
        browser(server).post("/api/sign-in/passkey/options", json={}).json() for _ in range(2)
    ]
    assert [sorted(each) for each in options] == [sorted(options[0])] * 2
    assert "allowCredentials" not in options[0]


def test_guesses_at_one_name_are_limited_from_all_addresses(
    server: Server, ada: Person, browser: Browser
) -> None:
    codes = [
        _sign_in(browser(server), "Nobody-1111", f"guess {n}").json()["code"] for n in range(11)
    ]
    assert codes == [HouseCode.WRONG_SIGN_IN] * 10 + [HouseCode.TOO_MANY_TRIES]
    assert _sign_in(browser(server), ada.login).status_code == 200


@pytest.mark.by_day(0)
def test_thousands_of_guesses_reach_few_hashes(tmp_path: Path) -> None:
    async def play() -> int:
        async with house_with_people(tmp_path) as house:
            ada = await house.guests.welcome("Ada")
            name, *_ = await with_password(house, ada)
            hasher: Any = house.people.prover.hasher
            guessed = GuessedNames(asyncio.get_running_loop().time)
            for n in range(GUESSES // 4):  # one every nine seconds, from as many addresses
                await asyncio.sleep(DAY / GUESSES)
                try:
                    guessed.check_name(name)
                except Rejected:
                    continue
                asked = house.people.sign_in.by_password(name, f"guess number {n}", "")
                assert await refusal(asked) == HouseCode.WRONG_SIGN_IN
            return int(hasher.verified)

    most = PASSWORDS.at_once + int(DAY / 4 / PASSWORDS.seconds)
    assert most - 2 <= in_virtual_time(play()) <= most


def test_one_address_cannot_guess_at_many_names() -> None:
    rates, caller = RateLimiter(lambda: 0.0), Caller("", "192.0.2.1", crowd=False)
    codes = Counter[HouseCode | None]()
    for _ in range(GUESSES):
        try:
            rates.check(caller, SIGN_INS)
            codes[None] += 1
        except Rejected as refused:
            codes[refused.code] += 1
    most = SIGN_INS.address.at_once
    assert codes == {None: most, HouseCode.TOO_MANY_TRIES: GUESSES - most}


def test_the_right_password_starts_the_count_again() -> None:
    guessed = GuessedNames(lambda: 0.0)
    for _ in range(3):
        for _ in range(PASSWORDS.at_once):
            guessed.check_name("ada-1")
        guessed.forget_name("ada-1")
    guessed.check_name("ada-1")


def test_a_passkey_over_http_works_once_for_each_challenge(
    server: Server, browser: Browser
) -> None:
    origin = server.address.rstrip("/")
    with Guest(server.address, "Kay") as kay:
        kay.http.headers["Origin"] = origin
        key = Authenticator(origin)
        options = kay.http.post("/api/me/login/passkeys/options", json={}).json()
        new = key.create(options)
        made = kay.http.post("/api/me/login/passkeys", json=new)
        assert made.status_code == 200, made.text
        assert len(made.json()["codes"]) == 10
        again = kay.http.post("/api/me/login/passkeys", json=new)
        assert again.json()["code"] == HouseCode.CHALLENGE_EXPIRED
        me = kay.http.get("/api/me").json()
    other = browser(server)
    use = key.use(other.post("/api/sign-in/passkey/options", json={}).json())
    assert other.post("/api/sign-in/passkey", json=use).json() == me
    replayed = browser(server).post("/api/sign-in/passkey", json=use)
    assert (replayed.status_code, replayed.json()["code"]) == (400, HouseCode.CHALLENGE_EXPIRED)
    foreign = browser(server).post(
        "/api/sign-in/passkey", json=use, headers={"Origin": "https://evil.example"}
    )
    assert foreign.json()["code"] == HouseCode.FOREIGN_ORIGIN


@pytest.mark.parametrize("how", ["other session ended", "password changed", "deleted"])
def test_ending_a_session_closes_its_tables(server: Server, how: str, browser: Browser) -> None:
    with Person(server.address, "Ada") as ada:
        here = Guest(server.address, cookie=_cookie_of(server, ada, browser))
        with here:
            here.enter()
            if how == "deleted":
                assert ada.http.post("/api/me/delete", json={}).json() == {"gone": True}
            elif how == "password changed":
                ada.http.post("/api/me/login/password", json={"password": "nine other rivers"})
            else:
                ada.http.post("/api/me/login/sessions/end", json={"id": None})
            said: Message = {}
            with suppress(ConnectionClosed):
                while True:
                    said = here.hear()
            assert said["code"] == HouseCode.NOT_SIGNED_IN
            assert here.http.get("/api/me").json() is None


def _cookie_of(server: Server, person: Person, browser: Browser) -> str:
    """Sign in once more, and return the cookie."""
    client = browser(server)
    assert _sign_in(client, person.login).status_code == 200
    return str(client.cookies["baccarat"])


def test_confirming_who_one_is_replaces_the_session_and_keeps_its_tables(
    server: Server, ada: Person, browser: Browser
) -> None:
    ada.enter()
    cookie = ada.http.cookies["baccarat"]
    confirmed = ada.http.post("/api/sign-in/code", json={"code": ada.codes[0]})
    assert confirmed.status_code == 200
    assert ada.http.cookies["baccarat"] != cookie
    assert browser(server, cookie).get("/api/me").json() is None
    login = ada.http.get("/api/me/login").json()
    assert (len(login["sessions"]), login["codes"]) == (1, 9)
    ada.ask({"type": "sit", "seat": None, "amount": 10_000})


def test_signing_in_as_somebody_else_ends_the_session_before(
    server: Server, ada: Person, browser: Browser
) -> None:
    with Person(server.address, "Bob") as bob:
        cookie = bob.http.cookies["baccarat"]
        assert _sign_in(bob.http, ada.login).json()["name"] == "Ada"
    assert browser(server, cookie).get("/api/me").json() is None


def test_a_new_name_shows_from_the_next_seat_on(server: Server) -> None:
    with Guest(server.address, "Old name") as guest:
        guest.enter()
        sit = {"type": "sit", "seat": None, "amount": 10_000}
        for name in ("Old name", "New name"):
            assert guest.ask(sit)["type"] == "accepted"
            assert name in [who["name"] for who in guest.now["people"]]
            renamed = guest.http.post("/api/me/name", json={"name": "  New   name "})
            assert renamed.json()["name"] == "New name"
            assert guest.ask({"type": "leave"})["type"] == "accepted"
            guest.enter()
        assert guest.http.get("/api/me").json()["name"] == "New name"


def test_all_data_is_downloaded_as_json(server: Server, ada: Person) -> None:
    answer = ada.http.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="baccarat-data.json"'
    data = answer.json()
    assert (data["name"], data["sign_in_name"]) == ("Ada", ada.login)
    assert FIRST not in answer.text


BAD = {
    "no password": ("me/login/password", {}, HouseCode.MALFORMED),
    "weak password": ("me/login/password", {"password": "short"}, HouseCode.WEAK_PASSWORD),
    "password of a number": ("me/login/password", {"password": 1}, HouseCode.MALFORMED),
    "more keys": ("sign-in/password", {"name": "a", "password": "b", "c": 1}, HouseCode.MALFORMED),
    "no such way in": ("me/login/remove", {"id": "x" * 1_401}, HouseCode.MALFORMED),
    "only way in": ("me/login/remove", {"id": "password"}, HouseCode.LAST_WAY_IN),
    "passkey of nothing": (
        "me/login/passkeys",
        {"id": "YQ", "client_data": "YQ", "attestation": "YQ"},
        HouseCode.WRONG_SIGN_IN,
    ),
    "passkey of other letters": (
        "me/login/passkeys",
        {"id": "é", "client_data": "YQ", "attestation": "YQ"},
        HouseCode.MALFORMED,
    ),
    "long passkey": (
        "me/login/passkeys",
        {"id": "YQ", "client_data": "Y" * 40_000, "attestation": "YQ"},
        HouseCode.TOO_LARGE,
    ),
    "long password": ("me/login/password", {"password": "x" * 5_000}, HouseCode.TOO_LARGE),
    "empty code": ("sign-in/code", {"code": ""}, HouseCode.WRONG_SIGN_IN),
    "hidden name": ("me/name", {"name": "\u200b"}, HouseCode.HIDDEN_NAME),
}


@pytest.fixture(scope="module")
def bea(server: Server) -> Iterator[Person]:
    """Return an account whose login no test changes."""
    with Person(server.address, "Bea") as bea:
        yield bea


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_refused_and_changes_nothing(bea: Person, case: str) -> None:
    path, body, code = BAD[case]
    before = bea.http.get("/api/me/login").json()
    answer = bea.http.post(f"/api/{path}", json=body)
    assert answer.json()["code"] == code
    assert 400 <= answer.status_code < 500
    assert bea.http.get("/api/me/login").json() == before


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
                "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
            ),
            "Safari, iPhone",
        ),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge, Windows",
        ),
        (
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/140.0.0.0 Mobile Safari/537.36"
            ),
            "Chrome, Android",
        ),
        ("python-httpx/0.28", ""),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_described_by_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device
