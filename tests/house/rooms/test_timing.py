"""The house's own time, without waiting for it."""

import pytest
from msgspec.structs import replace

from baccarat.fairness import Announcement, Attempt, Ceremony, Member
from baccarat.house.model.ceremony import Seal
from baccarat.house.model.club_night import ClubNight, ClubTerms
from baccarat.house.model.hosting import Hosting, Invite
from baccarat.house.model.state import Occupant, RoomState
from baccarat.house.rooms.deadlines import (
    BRIEF_HOLD_SECONDS,
    CARD_SECONDS,
    CUT_SECONDS,
    SEAL_SECONDS,
    SEAT_HOLD_SECONDS,
    Chore,
    Due,
    Timing,
)
from baccarat.rules import punto_preset
from baccarat.tables import punto
from baccarat.tables.punto import Bet, Phase

BOTH, ONE, NOBODY = frozenset({1, 2}), frozenset({1}), frozenset[int]()
STAKED = (Bet("player", 2_500),)


def _room(phase: Phase, *, staked: bool = False, bot: bool = False) -> RoomState:
    """Seat two people, and perhaps a bot, at a table in that phase."""
    table = punto.new(punto_preset("punto-banco"))
    stakes = (STAKED if staked else (), *table.stakes[1:])
    people = (Occupant("a", "Ada"), Occupant("b", "Bea"))
    bots = (Occupant("bot", "Otto", "bold") if bot else None,)
    purses = (100_000, 100_000, 100_000 if bot else None, *table.purses[3:])
    return RoomState(
        table=replace(table, phase=phase, purses=purses, stakes=stakes),
        occupants=(*people, *bots, *(None,) * 6),
        pace="normal",
        shoe=1,
    )


def _at(timing: Timing, state: RoomState, people: frozenset[int]) -> float | None:
    """Return when something is due; only absence vacates seats here."""
    timing.watch_seats(state, people, 0.0)
    due = timing.due(state, people)
    return due.at if due and due.chore is not Chore.VACATE else None


def test_cards_come_at_the_rooms_pace() -> None:
    timing, dealing = Timing(20, 100.0), _room(Phase.DEALING)
    assert _at(timing, dealing, ONE) == 100.0 + CARD_SECONDS["normal"]
    assert _at(timing, replace(dealing, pace="slow"), ONE) == 100.0 + CARD_SECONDS["slow"]
    timing.hurried = True
    assert _at(timing, dealing, ONE) == 100.0


def test_a_coup_is_played_to_its_end_though_everyone_has_gone() -> None:
    timing = Timing(20, 100.0)
    assert _at(timing, _room(Phase.DEALING), NOBODY) is not None
    for phase in (Phase.BETWEEN_SHOES, Phase.BURNING, Phase.STAKING):
        assert _at(timing, _room(phase), NOBODY) is None


def test_the_clock_starts_with_the_first_stake_in_company() -> None:
    timing = Timing(20, 0.0)
    timing.watch_clock(_room(Phase.STAKING), BOTH, 5.0)
    assert timing.closes is None
    timing.watch_clock(_room(Phase.STAKING, staked=True), BOTH, 7.0)
    assert timing.closes == 27.0
    timing.watch_clock(_room(Phase.STAKING, staked=True), BOTH, 9.0)
    assert timing.closes == 27.0


def test_alone_no_clock_runs() -> None:
    timing, staked = Timing(20, 0.0), _room(Phase.STAKING, staked=True)
    timing.watch_clock(staked, BOTH, 1.0)
    timing.watch_clock(staked, ONE, 2.0)
    assert timing.closes is None
    assert _at(timing, staked, ONE) is None


def test_a_bots_delay_does_not_depend_on_cards() -> None:
    before, after = _room(Phase.DEALING, bot=True), _room(Phase.STAKING, bot=True)
    timing = Timing(20, 0.0)
    timing.on_change(before, after, 50.0, lambda: 0.5)
    assert timing.bots == {3: 50.0 + CARD_SECONDS["normal"]}
    assert _at(timing, after, ONE) == 50.0 + CARD_SECONDS["normal"]


@pytest.mark.rule("AD-C9")
def test_a_public_seat_is_held_for_two_minutes_and_then_freed() -> None:
    timing, staking = Timing(20, 0.0), _room(Phase.STAKING)
    timing.watch_seats(staking, ONE, 10.0)
    timing.watch_seats(staking, ONE, 20.0)
    assert timing.due(staking, ONE) == Due(10.0 + 120, Chore.VACATE, 2)
    timing.watch_seats(staking, BOTH, 30.0)
    assert timing.away == {}


INVITED = {
    "private": Hosting(private=True),
    "link": Hosting(invites=(Invite(1, "token"),)),
    "came by one": Hosting(members=frozenset({"b"})),
    "paused": Hosting(course="paused"),
}


@pytest.mark.parametrize("why", [*INVITED, "stake", "shoe", "club night"])
def test_a_seat_is_held_for_half_an_hour_with_chips_a_shoe_or_an_invitation(why: str) -> None:
    timing, staking = Timing(20, 0.0), _room(Phase.STAKING)
    timing.watch_seats(staking, ONE, 10.0)
    table = staking.table
    assert isinstance(table, punto.State)
    states = {
        "stake": replace(staking, table=replace(table, stakes=((), STAKED, *table.stakes[2:]))),
        "shoe": replace(staking, table=replace(table, held=punto.Held(seat=2))),
        "club night": replace(staking, club=ClubNight(ClubTerms(50_000, shoes=9))),
    }
    state = states.get(why) or replace(staking, hosting=INVITED[why])
    timing.changed = 10.0 + SEAT_HOLD_SECONDS  # nothing else is due before
    assert timing.due(state, ONE) == Due(10.0 + SEAT_HOLD_SECONDS, Chore.VACATE, 2)


@pytest.mark.rule("RM-3")
def test_a_sleepers_chair_is_freed_in_company_only() -> None:
    timing, staking = Timing(20, 0.0), _room(Phase.STAKING)
    timing.watch_seats(staking, BOTH, 10.0)
    timing.on_activity(1, 500.0, answers=True)
    assert timing.due(staking, BOTH) == Due(10.0 + SEAT_HOLD_SECONDS, Chore.VACATE, 2)
    timing.on_activity(2, 900.0, answers=False)
    assert timing.due(staking, BOTH) == Due(500.0 + SEAT_HOLD_SECONDS, Chore.VACATE, 1)
    timing.watch_seats(staking, frozenset({1}), 5_000.0)
    due = timing.due(staking, frozenset({1}))
    assert due == Due(5_000.0 + BRIEF_HOLD_SECONDS, Chore.VACATE, 2)
    timing.watch_seats(staking, BOTH, 5_001.0)
    assert timing.due(staking, BOTH) == Due(5_000.0 + SEAT_HOLD_SECONDS, Chore.VACATE, 1)


def test_a_leaver_is_not_held_for_absence() -> None:
    timing, staking = Timing(20, 100.0), replace(_room(Phase.STAKING), leaving=frozenset({2}))
    timing.watch_seats(staking, ONE, 10.0)
    assert timing.due(staking, ONE) == Due(100.0, Chore.VACATE, 2)


def test_a_seat_with_stakes_in_play_is_not_released() -> None:
    timing, dealing = Timing(20, 0.0), _room(Phase.DEALING, staked=True)
    timing.watch_seats(dealing, frozenset({2}), 10.0)
    due = timing.due(dealing, frozenset({2}))
    assert due
    assert due.chore is Chore.CARD


ANNOUNCED = Announcement(
    room="salon", shoe=2, attempt=1, before="", preset="", commitment="secret", cutter=2
)


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(
    ("committed", "cuts", "seconds"),
    [((1,), (), SEAL_SECONDS), ((1,), (2,), CUT_SECONDS), ((1,), (1,), SEAL_SECONDS),
     ((2,), (2,), SEAL_SECONDS), ((1, 2), (2,), 0)],
)  # fmt: skip
def test_browsers_have_a_deadline_to_commit_and_the_cutter_a_longer_one(
    committed: tuple[int, ...], cuts: tuple[int, ...], seconds: float
) -> None:
    timing, attempt = Timing(20, 100.0), Attempt(ANNOUNCED)
    before = _room(Phase.BETWEEN_SHOES)
    for seat in committed:
        attempt = attempt.commit(Member(seat, f"of {seat}"))
    after = replace(before, seal=Seal(Ceremony(attempt)), cuts=frozenset(cuts))
    timing.on_change(before, after, 100.0, lambda: 0.5)
    timing.sealers = BOTH
    assert timing.due(after, BOTH) == Due(100.0 + seconds, Chore.SHOE)
