"""A shoe's record replays to the same final state."""

from functools import cache

import pytest
import tomlkit
from msgspec.structs import replace

from baccarat.notation import Holding, read, record_of_shoe, replay, write
from baccarat.rules import Coup, PuntoPreset
from baccarat.tables.punto import CoupEnded, Phase, State
from notation.played import (
    LATER,
    NAMES,
    PUNTO,
    SECRET,
    STRICT,
    done,
    edited,
    play,
    record_of,
    seated,
)
from support.tables.drive import Run

GAMES = pytest.mark.parametrize("game", [PUNTO, STRICT], ids=lambda game: str(game.name))


@cache
def shoe(game: PuntoPreset) -> tuple[State, Run]:
    start = seated(game)
    return start, play(start)


@GAMES
def test_a_shoe_is_played_again_to_the_same_end(game: PuntoPreset) -> None:
    start, run = shoe(game)
    again = replay(read(write(record_of(start, done(run)))))
    assert again.state == run.state
    dealt = [step.before.coup for step in run.steps if isinstance(step.events[-1], CoupEnded)]
    assert len(again.coups) >= len(dealt) > 60
    hands = [Coup(*coup.hands.values()) for coup in again.coups if coup]
    assert len(hands) == len(again.coups)
    assert all(coup.next_side() is None for coup in hands)


@GAMES
def test_records_are_written_back_byte_for_byte(game: PuntoPreset) -> None:
    start, run = shoe(game)
    record = record_of(start, done(run))
    text = write(record)
    assert replace(read(text), source="") == record
    assert write(read(text)) == text


def test_the_next_shoe_begins_with_the_stakes_that_a_tie_left_standing() -> None:
    """PB-8: standing stakes carry over to the next shoe, with the ban on taking them back."""
    start, _ = shoe(STRICT)
    number, left = 1, play(start)
    while not any(left.state.stakes):
        number += 1
        left = play(start, number)
    held = [seat for seat, purse in enumerate(left.state.purses, 1) if purse is not None]
    run = play(left.state, number + 1)
    record = record_of_shoe(
        room="blue",
        shoe=number + 1,
        preset=STRICT,
        start=left.state,
        seated={seat: f"Guest {seat}" for seat in held},
        joined=LATER,
        actions=done(run),
        started="then",
        ended="later",
        secret=SECRET,
    )
    assert any(player.stands for player in record.players)
    assert replay(read(write(record))).state == run.state


def test_while_a_shoe_is_dealt_its_record_has_the_finished_coups_and_no_secret() -> None:
    start, run = shoe(PUNTO)
    for cut in (0, 1, 5, 40, 200):
        record = record_of(start, done(run)[:cut], ended=None)
        finished = [e for step in run.steps[:cut] for e in step.events if isinstance(e, CoupEnded)]
        assert record.secret is None
        assert record.ended is None
        assert SECRET.hex() not in write(record)
        assert len(replay(read(write(record))).coups) == len(record.coups) == len(finished)


def test_an_unfinished_coup_leaves_no_trace() -> None:
    start, run = shoe(PUNTO)
    ends = [at for at, step in enumerate(run.steps) if CoupEnded() in step.events]
    cut, after = ends[8] + 1, ends[9]
    whole = record_of(start, done(run)[:cut], ended=None)
    assert record_of(start, done(run)[:after], ended=None) == whole


def test_players_include_those_who_sat_down_later() -> None:
    start, run = shoe(PUNTO)
    players = record_of(start, done(run)).players
    assert [(each.seat, each.name, each.purse, each.maximum) for each in players] == [
        (1, NAMES[1], 100_000, None),
        (2, NAMES[2], 2_000_000, 500_000),
        (4, LATER[0], None, None),
    ]


def test_final_purses_are_those_of_the_table() -> None:
    start, run = shoe(PUNTO)
    final = record_of(start, done(run)).final
    held = {seat: purse for seat, purse in enumerate(run.state.purses, 1) if purse is not None}
    assert {each.seat: each.purse for each in final} == held
    assert 2 not in held


def test_a_named_seed_replaces_the_secret() -> None:
    start, run = shoe(PUNTO)
    record = replace(record_of(start, done(run), secret=None), seed=7)
    with pytest.raises(ValueError, match="record-card-differs"):
        replay(record)
    assert replay(record_of(start, done(run), secret=None)).state.phase is Phase.BETWEEN_SHOES


def test_comments_are_kept() -> None:
    start, run = shoe(PUNTO)
    text = edited(
        write(record_of(start, done(run))),
        ('room = "blue"', 'room = "blue"  # by the window\n\n'),
        ("packs = 8", "packs  =  8  # new ones"),
    )
    record = read(text)
    assert write(record) == text
    assert replay(record).state == run.state
    moved = write(replace(record, room="green", ended=None, secret=None))
    assert read(moved).room == "green"
    for kept in ("# by the window", "packs  =  8  # new ones"):
        assert kept in moved
    assert SECRET.hex() not in moved
    assert "ended" not in moved


def test_a_record_is_toml_with_one_line_per_coup() -> None:
    start, run = shoe(PUNTO)
    record = record_of(start, done(run))
    lines = write(record).splitlines()
    for coup in record.coups:
        assert f'    "{coup}",' in lines
    assert tomlkit.parse(write(record))["fields"]["packs"] == 8
    assert lines[-1].startswith("# sha256 ")


def test_an_untouched_shoe_is_a_record_too() -> None:
    record = record_of(seated(PUNTO), [], ended=None)
    assert record.coups == ()
    assert record.final == (Holding(1, 100_000), Holding(2, 2_000_000))
    assert replay(read(write(record))).coups == ()
