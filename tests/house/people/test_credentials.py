"""Ways to sign in are added, changed and removed by their owner only, and stored as hashes."""

import hmac
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from argon2.low_level import Type, hash_secret_raw

from baccarat.house.identity.login import (
    LONGEST_SESSION_SECONDS,
    MAX_PASSKEYS,
    MAX_SESSIONS,
    fold,
    make_codes,
    normalize_code,
)
from baccarat.house.identity.passkeys import PasskeyAnswer
from baccarat.house.identity.passwords import check_password
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.people.challenges import CHALLENGE_SECONDS, Challenges, Purpose
from baccarat.house.people.session_book import FRESH_SECONDS, PROOF_SECONDS
from baccarat.house.people.sign_in import NewSession
from baccarat.house.store.private_files import DATABASE
from support.server.people import (
    DEVICE,
    PASSWORD,
    PLACE,
    house_with_people,
    refusal,
    use_passkey,
    with_passkey,
    with_password,
)
from support.server.virtual_loop import in_virtual_time

WRONG = HouseCode.WRONG_SIGN_IN


async def test_names_that_are_taken_are_never_reported(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        guests = [await house.guests.welcome("Ada") for _ in range(12)]
        made = [(await with_password(house, guest))[0] for guest in guests]
        assert len({fold(name) for name in made}) == len(made)
        assert all(name.startswith("Ada-") for name in made)


async def test_a_name_with_a_number_that_is_taken_gets_a_longer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baccarat.house.identity.login.secrets.randbelow", lambda most: 7)
    async with house_with_people(tmp_path) as house:
        guests = [await house.guests.welcome("Ada") for _ in range(3)]
        made = [(await with_password(house, guest))[0] for guest in guests]
        assert made == ["Ada-0007", "Ada-00007", "Ada-000007"]


async def test_ways_to_sign_in_change_only_soon_after_signing_in(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        name, _, first = await with_password(house, ada)
        logins, here = house.people.logins, first.session
        house.people.book.now = lambda: here.created + FRESH_SECONDS + 1
        await logins.passkey_options(ada, here, PLACE)
        again = logins.set_password(ada, here, PASSWORD, DEVICE)
        assert await refusal(again) == HouseCode.SIGN_IN_AGAIN
        house.people.book.now = lambda: here.created + PROOF_SECONDS + 1
        changes = [
            logins.set_password(ada, here, PASSWORD, DEVICE),
            logins.passkey_options(ada, here, PLACE),
            logins.renew_codes(ada, here),
            logins.remove_credential(ada, here, "password"),
            logins.end_sessions_for(ada, here, None),
            logins.end_sessions_for(ada, here, "of another browser"),
            logins.set_password(ada, None, PASSWORD, DEVICE),
        ]
        for change in changes:
            assert await refusal(change) == HouseCode.SIGN_IN_AGAIN
        confirmed = await house.people.sign_in.by_password(name, PASSWORD, DEVICE)
        assert len(await logins.renew_codes(ada, confirmed.session)) == 10
        await logins.end_sessions_for(ada, here, here.id)
        assert house.people.book.find(first.token) is None


async def test_new_codes_end_the_old_ones_and_a_new_password_the_old_one(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        name, codes, first = await with_password(house, ada)
        desk, logins = house.people.sign_in, house.people.logins
        fresh = await logins.renew_codes(ada, first.session)
        assert await refusal(desk.by_code(codes[0], DEVICE)) == WRONG
        other = await desk.by_code(fresh[0].upper().replace("-", " "), DEVICE)
        await logins.set_password(ada, first.session, "nine other rivers", DEVICE)
        assert house.people.book.find(other.token) is None
        assert house.people.book.find(first.token) == first.session
        assert await refusal(desk.by_password(name, PASSWORD, DEVICE)) == WRONG
        await desk.by_password(name, "nine other rivers", DEVICE)


async def test_the_last_way_in_stays_and_no_way_is_without_bound(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        name, _, first = await with_password(house, ada)
        logins, here = house.people.logins, first.session
        unknown = logins.remove_credential(ada, here, "no passkey of hers")
        assert await refusal(unknown) == HouseCode.UNKNOWN_ENTRY
        last = logins.remove_credential(ada, here, "password")
        assert await refusal(last) == HouseCode.LAST_WAY_IN
        for _ in range(MAX_PASSKEYS):
            key = await with_passkey(house, ada, first)
        more = with_passkey(house, ada, first)
        assert await refusal(more) == HouseCode.TOO_MANY_PASSKEYS
        await logins.remove_credential(ada, here, "password")
        gone = house.people.sign_in.by_password(name, PASSWORD, DEVICE)
        assert await refusal(gone) == WRONG
        for _ in range(MAX_SESSIONS + 3):
            await use_passkey(house, key)
        assert len(house.people.book.of(ada.player)) == MAX_SESSIONS


async def test_a_passkey_belongs_to_one_player(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada, bea = [await house.guests.welcome(name) for name in ("Ada", "Bea")]
        key = await with_passkey(house, ada)
        handle = key.user
        assert await refusal(with_passkey(house, bea, key=key)) == WRONG
        key.user = handle
        assert (await use_passkey(house, key)).session.player == ada.player
        assert bea.player not in house.people.book.players


async def test_a_session_ends_after_its_last_use_and_in_the_end_anyway(tmp_path: Path) -> None:
    async with house_with_people(tmp_path) as house:
        ada = await house.guests.welcome("Ada")
        first = (await with_password(house, ada))[2]
        book, start = house.people.book, first.session.created
        idle = (await with_password(house, await house.guests.welcome("Bea")))[2]
        for part in (0.3, 0.6, 0.9):
            book.now = lambda part=part: start + part * LONGEST_SESSION_SECONDS  # type: ignore[misc]
            here = book.find(first.token)
            assert here
            await house.people.logins.touch(here)
            assert bool(book.find(idle.token)) == (part == 0.3)
        book.now = lambda: start + LONGEST_SESSION_SECONDS - 5.0
        assert book.find(first.token)
        book.now = lambda: start + LONGEST_SESSION_SECONDS + 5.0
        assert book.find(first.token) is None


def test_secrets_are_never_stored_in_plain_text(tmp_path: Path) -> None:
    async def play() -> tuple[tuple[str, ...], NewSession]:
        async with house_with_people(tmp_path) as house:
            ada = await house.guests.welcome("Ada")
            _, codes, first = await with_password(house, ada)
            return codes, first

    codes, first = in_virtual_time(play())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    plain = [code.replace("-", "") for code in codes]
    for secret in (PASSWORD, first.token, *codes, *plain):
        assert secret.encode() not in stored
    key = hmac.digest(_cookie_key(tmp_path), b"recovery codes", "sha256")[:16]
    for code in codes:
        typed = code.replace("-", "").encode()
        hashed = hash_secret_raw(typed, key, 1, 8, 1, 32, Type.ID)
        assert hashed.hex().encode() in stored
        assert sha256(b"recovery" + typed).hexdigest().encode() not in stored
    assert b"$argon2id$" in stored


HASH = "from baccarat.house.identity.passwords import Hasher; print(Hasher().hash('x').decode())"


def test_a_real_house_hashes_with_as_much_work_as_rfc_9106_asks_for() -> None:
    """Houses of tests hash with less, so this one asks another process."""
    done = subprocess.run([sys.executable, "-c", HASH], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def _cookie_key(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        (found,) = database.execute("SELECT value FROM meta WHERE key = 'cookie'")
    return bytes(found[0])


@pytest.mark.parametrize(
    "password",
    [
        "",
        "short",
        "nine char",
        "x" * 129,
        "aaaaaaaaaaaa",
        "121212121212",
        "Ada Lovelace",
        "ADALOVE123",
        "password12",
        "Password1234",
        "qwertyuiop",
        "1234567890",
        "baccarat12",
        "Baccarat2026!",
        "iloveyou2024",
        "hunter2hunter2",
        "adalove-4821",
        f"password12{'password12' * 11}",
    ],
)
def test_weak_passwords_are_refused(password: str) -> None:
    names = ("ada lovelace",) if " " in password else ("adalove", "adalove-4821")
    with pytest.raises(Rejected) as weak:
        check_password(password, names)
    assert weak.value.code == HouseCode.WEAK_PASSWORD


@pytest.mark.parametrize(
    "password", [PASSWORD, "Ada’s ten bridges", "x7#Kd02!qLv", "ñandú en la niebla"]
)
def test_other_passwords_are_accepted(password: str) -> None:
    check_password(password, ["Ada", "Ada-4821"])


def test_a_challenge_is_valid_where_the_key_is_the_same_for_its_purpose_and_some_minutes() -> None:
    now = [1_000.0]
    one, two, other = (Challenges(lambda: now[0]) for _ in range(3))
    two.key = one.key
    purpose = Purpose("", "house.example")
    made = one.make(purpose)
    two.check(made, purpose)
    late = made[:16] + bytes([made[16] ^ 1]) + made[17:]
    for changed in (made + b"x", made[:-1], late, b"", made[:24]):
        with pytest.raises(Rejected, match=HouseCode.CHALLENGE_EXPIRED):
            two.check(changed, purpose)
    for at, why in (
        (other, purpose),
        (two, Purpose("ada", "house.example")),
        (two, Purpose("", "evil")),
    ):
        with pytest.raises(Rejected, match=HouseCode.CHALLENGE_EXPIRED):
            at.check(made, why)
    now[0] += CHALLENGE_SECONDS - 0.01
    two.check(made, purpose)
    now[0] += 0.01
    with pytest.raises(Rejected, match=HouseCode.CHALLENGE_EXPIRED):
        two.check(made, purpose)


def test_codes_are_long_and_easy_to_copy() -> None:
    codes = make_codes()
    assert len(set(codes)) == 10
    assert {len(code.replace("-", "")) * 5 for code in codes} == {80}
    assert normalize_code("K3F9 0Q2M 7XTA C4NE") == normalize_code("k3f9-oq2m-7xta-c4ne")


def test_a_passkey_answer_with_other_keys_or_letters_is_malformed() -> None:
    good = dict.fromkeys(PasskeyAnswer.__struct_fields__, "YQ")
    msgspec.convert(good, PasskeyAnswer)
    for bad in (good | {"more": "YQ"}, good | {"id": "a b"}, good | {"signature": "x" * 12_001}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, PasskeyAnswer)
