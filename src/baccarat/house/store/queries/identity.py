"""Read and write logins: their credentials, sessions and recovery codes.

Functions with a Reader read; those with a RowWriter change rows within `Store.change`.
"""

from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import func, select, true, tuple_

from ...identity.login import Credential, Kind, Login, SavedSession
from ...model.ledger import Transfer
from .. import schema
from ..codecs import TALK
from ..deletion import delete_guest
from ..reader import Reader
from ..rows import RowWriter

SCRUBBED: Final = 500
"""Rows of each table that one step of a deletion changes."""

SPENT: Final = "challenge/"
"""Before the hash of a challenge: the key in `meta` of one that was used, with its end."""
SPENT_SECONDS: Final = 3600.0
"""How long a used challenge is kept after its end: much longer than clocks may differ."""


class NameTaken(Exception):
    """Another login has this sign-in name; nothing was written."""


class IdentityBook(msgspec.Struct, frozen=True):
    """Everything that a house keeps in memory about logins."""

    players: frozenset[str]
    sessions: tuple[SavedSession, ...]
    departures: tuple[str, ...]


def read_book(store: Reader, of: Collection[str] | None = None) -> IdentityBook:
    """Read all logins, sessions and requests for deletion, or those of the players `of`."""
    logins, kept, gone = schema.logins, schema.sessions, schema.departures
    mine = [true() if of is None else each.c.player.in_(of) for each in (logins, kept, gone)]
    with store.snapshot():
        query = select(logins.c.player).where(mine[0])
        players = store.connection.execute(query).scalars().all()
        sessions = store.connection.execute(select(kept).where(mine[1])).all()
        leaving = select(gone.c.player).where(mine[2]).order_by(gone.c.asked)
        departures = store.connection.execute(leaving).scalars().all()
    return IdentityBook(
        frozenset(players), tuple(SavedSession(*row) for row in sessions), tuple(departures)
    )


def session_by_hash(store: Reader, hashed: str) -> SavedSession | None:
    """Read a session."""
    table = schema.sessions
    row = store.first(select(table).where(table.c.hash == hashed))
    return SavedSession(*row) if row else None


def login_of(store: Reader, player: str) -> Login | None:
    """Read a player's login."""
    table = schema.logins
    row = store.first(select(table).where(table.c.player == player))
    return Login(*row) if row else None


def credentials_of(store: Reader, player: str) -> list[Credential]:
    """Read a player's credentials, oldest first."""
    table = schema.credentials
    query = select(table).where(table.c.player == player).order_by(table.c.created, table.c.id)
    with store.snapshot():
        return [_credential(row) for row in store.connection.execute(query)]


def credential(store: Reader, identifier: str) -> Credential | None:
    """Read one credential."""
    table = schema.credentials
    row = store.first(select(table).where(table.c.id == identifier))
    return _credential(row) if row else None


def password_by_name(store: Reader, key: str) -> Credential | None:
    """Read the password that belongs to a folded sign-in name, with one query in either case."""
    logins, kept = schema.logins, schema.credentials
    query = (
        select(kept)
        .join(logins, logins.c.player == kept.c.player)
        .where(logins.c.key == key, kept.c.kind == str(Kind.PASSWORD))
    )
    row = store.first(query)
    return _credential(row) if row else None


def count_codes(store: Reader, player: str) -> int:
    """Count the recovery codes that a player has left."""
    table = schema.recovery_codes
    query = select(func.count()).select_from(table).where(table.c.player == player)
    with store.snapshot():
        return int(store.connection.execute(query).scalar_one())


def _credential(row: Any) -> Credential:
    return Credential(
        id=row.id,
        player=row.player,
        kind=Kind(row.kind),
        secret=bytes(row.secret),
        created=row.created,
        used=row.used,
        uses=row.uses,
        host=row.host,
    )


def add_login(rows: RowWriter, login: Login) -> None:
    """Add a login; raises NameTaken."""
    logins = schema.logins
    query = select(logins.c.player).where(logins.c.key == login.key)
    if rows.connection.execute(query).first():
        raise NameTaken
    rows.add(logins, [msgspec.structs.asdict(login)])


def put_credential(rows: RowWriter, kept: Credential) -> None:
    """Add a credential, or replace the one with its id."""
    table = schema.credentials
    rows.remove(table, table.c.id == kept.id)
    rows.add(table, [msgspec.structs.asdict(kept) | {"kind": str(kept.kind)}])


def has_credential(rows: RowWriter, identifier: str) -> bool:
    """Whether a credential exists."""
    return bool(rows.find(schema.credentials, [(identifier,)]))


def credential_ids(rows: RowWriter, player: str) -> set[str]:
    """Return a player's credentials, which nobody else changes until the transaction ends."""
    rows.find(schema.logins, [(player,)])  # locks the row
    table = schema.credentials
    query = select(table.c.id).where(table.c.player == player)
    return set(rows.connection.execute(query).scalars())


def remove_credential(rows: RowWriter, player: str, identifier: str) -> None:
    """Remove a player's credential, if it exists."""
    table = schema.credentials
    rows.remove(table, table.c.id == identifier, table.c.player == player)


def put_session(rows: RowWriter, session: SavedSession) -> None:
    """Add a session, or replace it when its last use changes."""
    table = schema.sessions
    rows.remove(table, table.c.hash == session.hash)
    rows.add(table, [msgspec.structs.asdict(session)])


def remove_sessions(rows: RowWriter, hashes: Iterable[str]) -> None:
    table = schema.sessions
    rows.remove(table, table.c.hash.in_(list(hashes)))


def remove_sessions_of(rows: RowWriter, player: str) -> None:
    rows.remove(schema.sessions, schema.sessions.c.player == player)


def replace_codes(rows: RowWriter, player: str, hashes: Sequence[str]) -> None:
    """Replace all recovery codes of a player."""
    table = schema.recovery_codes
    rows.remove(table, table.c.player == player)
    rows.add(table, [{"hash": each, "player": player} for each in hashes])


def take_code(rows: RowWriter, hashed: str) -> str | None:
    """Use up a recovery code, and return its player; None if there is no such code."""
    table = schema.recovery_codes
    found = rows.remove(table, table.c.hash == hashed)
    return str(found[0]["player"]) if found else None


def is_spent(store: Reader, challenge: bytes) -> bool:
    """Whether a challenge of a passkey was used."""
    query = select(schema.meta.c.key).where(schema.meta.c.key == _spent_key(challenge))
    with store.snapshot():
        return store.connection.execute(query).first() is not None


def spend_challenge(rows: RowWriter, challenge: bytes, end: float, now: float) -> bool:
    """Note that a challenge was used, and forget old ones; False if it was used before."""
    meta, key = schema.meta, (_spent_key(challenge),)
    if rows.find(meta, [key]):
        return False
    rows.remove(meta, meta.c.key.startswith(SPENT), meta.c.value < _seconds(now - SPENT_SECONDS))
    rows.add(meta, [{"key": key[0], "value": _seconds(end)}])
    return True


def _spent_key(challenge: bytes) -> str:
    return SPENT + sha256(challenge).hexdigest()


def _seconds(time: float) -> bytes:
    """Write a time so that later ones are greater."""
    return max(0, int(time)).to_bytes(8, "big")


def rename_player(rows: RowWriter, player: str, name: str) -> None:
    key = (player,)
    rows.put(schema.players, rows.find(schema.players, [key]), {key: (name,)})


def add_departure(rows: RowWriter, player: str, asked: int) -> None:
    """Remember that a player asked to be deleted; they can no longer sign in."""
    table = schema.departures
    rows.remove(table, table.c.player == player)
    rows.add(table, [{"player": player, "asked": asked}])
    _remove_login(rows, player)


def add_departures(rows: RowWriter, asked: Iterable[tuple[str, int]]) -> None:
    """Remember players who are to be deleted, each with the time."""
    for each in asked:
        add_departure(rows, *each)


def scrub_player(rows: RowWriter, player: str) -> bool:
    """Remove a player's name from some of their coups, and some of their replies.

    Returns whether anything was left to do. In steps, as other writes wait for each.
    """
    plays, replies = schema.plays, schema.replies
    query = select(plays).where(plays.c.player == player, plays.c.name != "").limit(SCRUBBED)
    named = [dict(row) for row in rows.connection.execute(query).mappings()]
    rows.change(plays, named, name="")
    key = tuple_(*replies.primary_key)
    some = select(*replies.primary_key).where(replies.c.player == player).limit(SCRUBBED)
    removed = rows.remove(replies, key.in_(some))
    return bool(named or removed)


def forget_player(rows: RowWriter, player: str) -> list[Transfer]:
    """Delete a player; return the transfer of their chips to where play chips come from.

    Logs of rooms, transfers and coups stay: hashes cover the logs, and the books must add up.
    """
    _remove_login(rows, player)
    talk = schema.talk
    said = select(talk).where(func.instr(talk.c.body, player.encode()) > 0)
    lines = rows.connection.execute(said).all()
    mine = [line.id for line in lines if TALK.read(line.body).player == player]
    rows.remove(talk, talk.c.id.in_(mine))
    return delete_guest(rows, player)


def _remove_login(rows: RowWriter, player: str) -> None:
    for table in (
        schema.logins,
        schema.credentials,
        schema.sessions,
        schema.recovery_codes,
    ):
        rows.remove(table, table.c.player == player)
