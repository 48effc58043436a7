"""Compare what several servers acknowledged with what their database has.

Each server appends its acknowledgements to one file (`member`). The checks are in the manner of
Jepsen: nothing is assumed about which server did what, or when.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from baccarat.house.store.address import DatabaseUrl
from baccarat.rules import Preset

from ..oracles.database_reader import check_books, check_cards
from .postgres import rows_of


class Ack(msgspec.Struct, frozen=True):
    """An acknowledgement: the process that gave it, and the command's place in its room.

    `kind` is the kind of command; not every command changes the version of its room.
    """

    kind: str
    process: int
    room: str
    player: str
    id: str
    seq: int

    @property
    def command(self) -> "Command":
        return self.player, self.room, self.id


Command = tuple[str, str, str]
"""A player, a room, and the id that the player has given the command."""
REPLIES: Final = "SELECT player, room, id, seq FROM replies"


def read_acks(file: Path) -> list[Ack]:
    """Read all acknowledgements, each server's in their order.

    The last line of a server that was killed may be cut off; it was not sent.
    """
    found = []
    for line in file.read_text().splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Ack))
        except msgspec.DecodeError:
            continue
    return found


def check_acks(acks: list[Ack], stored: dict[Command, int]) -> None:
    """Check acknowledgements against the numbers in the stored answers to commands.

    - A command has one number, whichever process repeats the answer.
    - Two purchases in a room never have the same number: no two processes acknowledge one
      version.
    - The numbers of one player in one room never fall, whichever processes acknowledge them. A
      player sends a command only once the one before is answered.
    - Every acknowledged command is stored with its number.
    """
    by_command: dict[Command, Ack] = {}
    by_version: dict[tuple[str, int], Ack] = {}
    newest: defaultdict[tuple[str, str], int] = defaultdict(int)
    for ack in acks:
        first = by_command.setdefault(ack.command, ack)
        assert first.seq == ack.seq, f"one command acknowledged twice: {first}, {ack}"
        if first is not ack:
            continue  # the answer to a repeated command
        if ack.kind == "buy":
            other = by_version.setdefault((ack.room, ack.seq), ack)
            assert other is ack, f"one version acknowledged twice: {other}, {ack}"
        assert ack.seq >= newest[ack.player, ack.room], f"acknowledged out of order: {ack}"
        newest[ack.player, ack.room] = ack.seq
        assert stored.get(ack.command) == ack.seq, f"acknowledged and not stored: {ack}"


def check_once(log: dict[int, dict[str, Any]], acknowledged: Iterable[int]) -> None:
    """Check a room in which every purchase of chips has another amount.

    Its events have the numbers from 1 on; no purchase is stored twice, and every acknowledged
    one is.
    """
    assert sorted(log) == list(range(1, len(log) + 1)), "the log has gaps"
    bought = Counter(event["amount"] for event in log.values() if event["type"] == "bought")
    assert not [amount for amount, times in bought.items() if times > 1], "stored twice"
    assert set(acknowledged) <= bought.keys(), "acknowledged and not stored"


def check_history(file: Path, url: DatabaseUrl, rooms: Mapping[str, Preset]) -> list[Ack]:
    """Check all acknowledgements, the cards of rooms, and all sums; return the acknowledgements."""
    acks = read_acks(file)
    stored = {(player, room, name): seq for player, room, name, seq in rows_of(url, REPLIES)}
    check_acks(acks, stored)
    for room, rules in rooms.items():
        check_cards(url, room, rules)
    check_books(url)
    return acks
