"""Verifying a record: its shoe keeps every promise, and no bound part can be changed."""

import re
import tomllib
from functools import cache

import pytest
from msgspec.structs import replace

from baccarat.fairness import (
    Abandoned,
    Announcement,
    Attempt,
    Member,
    Opening,
    commitment_of,
    preset_digest,
    seal_shoe,
    seed_secret,
)
from baccarat.notation import (
    BadRecord,
    Record,
    Sealed,
    read,
    record_of_shoe,
    running_hashes,
    verify,
    write,
)
from baccarat.notation.lines import append_checksum, split_checksum
from baccarat.rules import PUNTO_PRESETS, PuntoPreset, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.punto import Bet, Phase
from notation.played import edited
from support.golden import records as golden
from support.oracles import seal_checker
from support.tables.drive import Run

PUNTO = replace(punto_preset("punto-banco"), packs=4, stop_depth=104, burn=0)
"""Half of a shoe is behind the stop card."""
CUT = 100


def opening(seat: int, cut: int = 0) -> Opening:
    return Opening(seat, seed_secret(seat).hex(), seed_secret(-seat).hex(), cut)


def attempt(seed: int, openings: list[Opening], *after: Abandoned, dumb: int = 0) -> Attempt:
    said = Announcement(
        room="blue",
        shoe=4,
        attempt=len(after) + 1,
        before=after[-1].digest if after else "0" * 64,
        preset=preset_digest(PUNTO),
        commitment=commitment_of(seed_secret(seed)),
        cutter=2,
    )
    made = Attempt(said)
    for each in openings:
        made = made.commit(Member(each.seat, each.commitment))
    made = made.close()
    for each in openings:
        made = made if each.seat == dumb else made.open(each)
    return made


@cache
def record() -> Record:
    """Play the shoe that two browsers sealed, after a third had let it fail."""
    return played(until=None)


def played(until: int | None) -> Record:
    """Play that shoe to its end, or for `until` coups."""
    failed = attempt(70, [opening(2), opening(5), opening(7)], dumb=7)
    given_up = Abandoned(failed, seed_secret(70).hex(), (7,))
    made = attempt(71, [opening(2, CUT), opening(5)], given_up)
    shoe = seal_shoe(seed_secret(71), made, PUNTO.packs)
    run = Run.start(punto, PUNTO)
    run.do(CHANGEUR, Sit(2, 100_000))
    start, begun = run.state, len(run.steps)
    run.do(HOUSE, punto.StartShoe())
    cards = iter(shoe.cards)
    coups = 0
    while run.state.phase is not Phase.BETWEEN_SHOES and coups != until:
        coups += 1
        run.do(2, punto.Stake((Bet("player", 5_000),)))
        run.do(HOUSE, punto.Close())
        while run.state.phase is Phase.DEALING:
            run.do(HOUSE, punto.Deal(next(cards)))
        if run.state.stakes[1] and run.state.phase is Phase.STAKING:
            run.do(2, punto.Stake(()))
    return record_of_shoe(
        room="blue",
        shoe=4,
        preset=PUNTO,
        start=start,
        seated={2: "Ada"},
        actions=[(step.seat, step.action) for step in run.steps[begun:]],
        started="2026-01-01T20:00:00Z",
        ended="2026-01-01T22:00:00Z",
        secret=seed_secret(71),
        sealed=Sealed(shoe.root, made, (given_up,)),
    )


@pytest.mark.rule("C-4")
def test_a_kept_promise_is_verified() -> None:
    found = verify(read(write(record())))
    assert (found.browsers, found.cutter, found.cut, found.abandoned) == ((2, 5), 2, CUT, 1)
    assert len(found.replay.coups) == len(record().coups) > 15
    assert found.cards == _dealt(record())
    assert found.head == running_hashes(record())[-1]


def _dealt(made: Record) -> int:
    return sum(len(line.split("h deal ")[1].split(" = ")[0].split()) for line in made.coups)


def test_an_independent_implementation_agrees() -> None:
    """The checker that is written from the page alone reads the record unchanged."""
    text = tomllib.loads(write(record()))
    cards = " ".join(line.split("h deal ")[1].split(" = ")[0] for line in text["coups"])
    vector = text["sealed"] | {
        "fields": text["fields"] | {"name": text["preset"]},
        "secret": text["secret"],
        "cards": cards,
    }
    assert list(seal_checker.faults(vector)) == []
    assert text["head"] == seal_checker.head(text)


@pytest.mark.parametrize("preset", PUNTO_PRESETS, ids=lambda each: each.name)
def test_the_golden_records_are_sealed(preset: PuntoPreset) -> None:
    found = verify(read(golden.path_of(preset.name).read_text("utf-8")))
    assert (found.browsers, found.cutter, found.abandoned) == ((), None, 0)


def test_a_running_hash_that_was_noted_is_looked_for() -> None:
    for noted in running_hashes(record()):
        verify(record(), noted)
    with pytest.raises(BadRecord, match="record-head-unknown"):
        verify(record(), "0" * 64)


def test_running_and_unsealed_shoes_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="record-not-ended"):
        verify(replace(record(), secret=None, ended=None))
    with pytest.raises(BadRecord, match="record-ended-otherwise"):
        verify(played(until=3))
    with pytest.raises(BadRecord, match="record-not-sealed"):
        verify(replace(record(), sealed=None))


BOUND = ("room", "shoe", "secret", "head", "    {seat", '    "', "root", "attempt", "abandoned")
"""The beginnings of the lines that a record binds; only times and unknown keys may change."""


def places(text: str, stride: int) -> list[int]:
    """List places in the lines that are bound, the closing marks of TOML among them."""
    found: list[int] = []
    at = 0
    for line in text.splitlines(keepends=True):
        if line.startswith(BOUND):
            found += range(at, at + len(line) - 1)
        at += len(line)
    return found[::stride]


@pytest.mark.parametrize("part", range(4))
def test_every_changed_byte_is_rejected(part: int) -> None:
    body, _ = split_checksum(write(record()))
    for at in places(body, 12)[part::4]:
        if body[at] in " \n":
            continue
        other = "1" if body[at] != "1" else "2"
        with pytest.raises(BadRecord):
            verify(read(append_checksum(body[:at] + other + body[at + 1 :])))


def test_cards_out_of_order_are_told() -> None:
    body, _ = split_checksum(write(record()))
    line = record().coups[0]
    dealt = line.split("h deal ")[1].split(" = ")[0].split()
    swapped = " ".join([dealt[1], dealt[0], *dealt[2:]])
    with pytest.raises(BadRecord, match=r"record-(card|result)-differs"):
        verify(read(append_checksum(body.replace(" ".join(dealt), swapped))))


def test_a_secret_that_serves_twice_is_told() -> None:
    failed = attempt(71, [opening(2), opening(7)], dumb=7)
    given_up = Abandoned(failed, seed_secret(71).hex(), (7,))
    made = attempt(71, [opening(2, CUT)], given_up)
    root = seal_shoe(seed_secret(71), made, PUNTO.packs).root
    twice = replace(record(), sealed=Sealed(root, made, (given_up,)), source="")
    with pytest.raises(BadRecord, match="seal-secret-reused"):
        verify(twice)


@pytest.mark.rule("AD-B7", "AD-B9")
def test_a_lot_that_the_secret_does_not_draw_is_found() -> None:
    text = golden.path_of("banque-andorra-limitee").read_text("utf-8")
    verify(read(text))
    (place,) = set(re.findall(r"h close ([1-9])", text)[:1])
    changed = edited(text, (f"h close {place}", "h close"))
    with pytest.raises(BadRecord, match="record-lot-differs: 0") as bad:
        verify(read(changed))
    assert bad.value.limit == int(place)
