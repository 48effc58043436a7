"""A room's work for a game that asks questions and waits for answers."""

from collections import defaultdict
from typing import Any, cast

import pytest
from msgspec.structs import replace

from baccarat.house.model.commands import Command, DealNow, RoomRequest, TakeSeat
from baccarat.house.model.draft import Draft
from baccarat.house.model.ledger import overdraws
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.model.settings import Settings
from baccarat.house.model.shoe_history import ShoeHistory
from baccarat.house.model.state import RoomState
from baccarat.house.rooms.bots import play_bot, presolve
from baccarat.house.rooms.command_handlers import handle_command
from baccarat.house.rooms.deadlines import (
    CARD_SECONDS,
    GRACE_SECONDS,
    SEAT_HOLD_SECONDS,
    Chore,
    Due,
    Timing,
)
from baccarat.house.rooms.permissions import Requester
from baccarat.house.rooms.room import Room
from baccarat.house.rooms.worker import close_stakes
from baccarat.rules import CHEMIN_PRESETS, Outcome
from baccarat.tables import chemin, punto
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.recorder import EventRecorder
from baccarat.tables.common.refusal import Refused
from baccarat.tables.punto import Phase
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.server.room_simulation import Memory, MemoryHouse
from support.tables.asking_table import ASKING, CHAIRS, LEAST, answered, room

BOTH, ONE, NOBODY = frozenset({1, 2}), frozenset({1}), frozenset[int]()
PACE = CARD_SECONDS["normal"]


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play at a table that asks each seat once."""
    tables: defaultdict[str, object] = defaultdict(lambda: ASKING)
    monkeypatch.setattr("baccarat.house.model.state.TABLES", tables)


def _handle(state: RoomState, do: RoomRequest, player: str = "p1", *, decision: int = 0) -> Draft:
    """Carry out a command; raises Rejected."""
    requester = Requester(
        player=player,
        name="Ada",
        seat=state.seats.get(player),
        account=10**6,
        host=False,
        alone=True,
        waits_for=NOBODY,
        rebuy=True,
    )
    command = Command("c1", state.shoe, state.coup, do, decision)
    draft = Draft("salon", state, 0)
    handle_command(draft, requester, command, lambda draft: None)
    return draft


def _refused(state: RoomState, do: RoomRequest, player: str = "p1", **more: Any) -> HouseCode:
    with pytest.raises(Rejected) as caught:
        _handle(state, do, player, **more)
    return caught.value.code


@pytest.mark.rule("CF-1")
def test_a_chair_is_drawn_by_lot_and_a_bystanders_place_never() -> None:
    state = room(people=0)
    drawn = [_handle(state, TakeSeat(1_000)).state.seats.get("p1") for _ in range(100)]
    assert set(drawn) == set(range(1, CHAIRS + 1))


@pytest.mark.rule("CF-1")
def test_no_chair_may_be_chosen_where_the_house_draws_them() -> None:
    rules = replace(CHEMIN_PRESETS[0], seats=CHAIRS, bystanders=2)
    state = replace(room(people=0), table=chemin.new(rules))
    for seat in range(1, CHAIRS + 1):
        assert _refused(state, TakeSeat(1_000, seat), "late") is HouseCode.SEATS_BY_LOT
    for language in LANGUAGES:
        assert say(language, "refusal-seats-by-lot")
    for nowhere in (0, -1, CHAIRS + 3):
        with pytest.raises(Refused):
            _handle(state, TakeSeat(1_000, nowhere), "late")
    assert _handle(state, TakeSeat(1_000, CHAIRS + 1), "late").state.seats.get("late") == CHAIRS + 1
    assert _handle(state, TakeSeat(1_000), "late").state.seats.get("late") in range(1, CHAIRS + 1)


@pytest.mark.rule("CF-1")
def test_no_chair_is_drawn_where_none_is_free() -> None:
    state = room(people=CHAIRS)
    assert state.open_places()
    assert _refused(state, TakeSeat(1_000), "late") is HouseCode.ROOM_FULL
    assert _handle(state, TakeSeat(1_000, CHAIRS + 1), "late").state.seats.get("late") == CHAIRS + 1


@pytest.mark.usefixtures("asking")
def test_an_answer_to_a_past_question_is_refused() -> None:
    state = replace(room(), decision=3)
    for decision in (0, 2, 4):
        assert _refused(state, LEAST, decision=decision) is HouseCode.STALE_DECISION
    assert _handle(state, LEAST, decision=3).state.table.stakes[0] == LEAST.bets


def test_punto_banco_asks_one_thing_a_coup_and_reads_no_decision() -> None:
    state = replace(room(), decision=3)
    assert _handle(state, LEAST).state.table.stakes[0] == LEAST.bets


def test_decisions_are_counted_in_each_coup() -> None:
    draft = Draft("salon", room(Phase.BETWEEN_SHOES, people=1), 0)
    met = []
    for event in (
        punto.ShoeStarted(416, 0),
        punto.StakesOpened(),
        punto.StakesClosed(),
        punto.CoupDecided(Outcome.PLAYER, 9, 0, True),
        punto.CoupEnded(),
    ):
        draft.add(event)
        met.append(draft.state.decision_id)
    assert met == [(2, 1, 0), (2, 1, 1), (2, 1, 2), (2, 1, 3), (2, 2, 0)]


@pytest.mark.usefixtures("asking")
def test_nobody_asks_for_the_deal_where_answers_end_the_question() -> None:
    assert _refused(room(), DealNow()) is HouseCode.NOT_THIS_GAME


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(Rejected, match="not-this-game"):
        Draft("salon", room(), 0).act(1, "suivi")  # type: ignore[arg-type]


def test_a_players_chips_on_the_table_are_never_negative() -> None:
    for account in ("player/p1", "player/bot/salon/2", "purse/r/1", "bank/r/1", "garage/r/12"):
        assert overdraws(account, -1)
        assert not overdraws(account, 0)
    assert not any(overdraws(account, -1) for account in ("bank/r", "issue", "commission/r"))


def _due(timing: Timing, state: RoomState, people: frozenset[int], now: float = 0.0) -> Due | None:
    timing.watch_seats(state, people, now)
    timing.watch_clock(state, people, now)
    return timing.due(state, people)


@pytest.mark.usefixtures("asking")
def test_a_question_closes_as_soon_as_nobody_is_awaited() -> None:
    state = room()
    assert _due(Timing(20, 5.0), answered(state, 1), BOTH) == Due(20.0, Chore.CLOSE)
    assert _due(Timing(20, 5.0), answered(state, 1, 2), BOTH) == Due(5.0, Chore.CLOSE)


@pytest.mark.usefixtures("asking")
def test_a_bot_is_awaited_too() -> None:
    state, timing = answered(room(people=1, bots=1), 1), Timing(20, 0.0)
    timing.on_change(replace(state, coup=9), state, 5.0, lambda: 1.0)
    assert _due(timing, state, ONE) == Due(5.0 + 2 * PACE, Chore.BOT, 2)


@pytest.mark.usefixtures("asking")
def test_a_lone_player_has_no_time_limit() -> None:
    assert _due(Timing(20, 0.0), room(people=1), ONE) is None


@pytest.mark.rule("RM-3")
@pytest.mark.usefixtures("asking")
def test_absent_players_are_awaited_only_for_the_grace_period() -> None:
    state, timing = answered(room(), 1), Timing(20, 0.0)
    assert _due(timing, state, ONE, 7.0) == Due(7.0 + GRACE_SECONDS, Chore.CLOSE)
    assert _due(timing, state, BOTH, 8.0) == Due(28.0, Chore.CLOSE)


@pytest.mark.rule("RM-3")
@pytest.mark.usefixtures("asking")
def test_a_coup_continues_at_the_rooms_pace_when_everybody_has_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, timing = answered(room(), 1, 2), Timing(20, 50.0)
    assert _due(timing, state, NOBODY) == Due(SEAT_HOLD_SECONDS, Chore.VACATE, 1)
    monkeypatch.setattr(ASKING, "is_idle", lambda state: False)
    assert _due(timing, state, NOBODY) == Due(50.0 + PACE, Chore.CLOSE)


@pytest.mark.rule("RM-3")
@pytest.mark.usefixtures("asking")
def test_the_clock_restarts_when_somebody_is_asked_again() -> None:
    state, timing = room(), Timing(20, 0.0)
    timing.watch_clock(state, BOTH, 0.0)
    one = answered(state, 1)
    timing.on_change(state, one, 4.0, lambda: 0.0)
    timing.watch_clock(one, BOTH, 4.0)
    assert timing.closes == 20.0
    other = answered(state, 2)
    timing.on_change(one, other, 6.0, lambda: 0.0)
    timing.watch_clock(other, BOTH, 6.0)
    assert timing.closes == 26.0


@pytest.mark.usefixtures("asking")
def test_a_newcomer_gives_the_others_no_more_time() -> None:
    before, after, timing = room(), room(people=3), Timing(20, 0.0)
    timing.watch_clock(before, BOTH, 0.0)
    timing.on_change(before, after, 6.0, lambda: 0.0)
    timing.watch_clock(after, BOTH, 6.0)
    assert timing.closes == 20.0


@pytest.mark.usefixtures("asking")
def test_a_bot_asked_again_thinks_again() -> None:
    state, timing = room(people=1, bots=2), Timing(20, 0.0)
    timing.on_change(replace(state, coup=9), state, 5.0, lambda: 0.5)
    assert timing.bots == {2: 5.0 + PACE, 3: 5.0 + PACE}
    timing.on_change(state, answered(state, 2), 6.0, lambda: 0.5)
    assert timing.bots == {3: 5.0 + PACE}
    timing.on_change(answered(state, 2), state, 7.0, lambda: 0.5)
    assert timing.bots == {2: 7.0 + PACE, 3: 5.0 + PACE}


def _room_of(state: RoomState) -> Room:
    made = Room(
        Settings(id="salon", name="Salon", preset=state.table.preset),
        cast("Any", MemoryHouse(Memory())),
    )
    made.timing = Timing(20, 0.0)
    return made


@pytest.mark.usefixtures("asking")
def test_a_bot_without_a_choice_takes_the_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("baccarat.house.rooms.bots.strategies", lambda _: {"bold": lambda *_: None})
    state = room(people=1, bots=1)
    draft = Draft("salon", state, 0)
    play_bot(draft, 2, ShoeHistory(), {})
    assert [(done.seat, done.action) for done in draft.done] == [(2, LEAST)]
    play_bot(draft, 2, ShoeHistory(), {})
    assert len(draft.done) == 1


@pytest.mark.usefixtures("asking")
def test_bots_that_still_think_answer_before_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "baccarat.house.rooms.bots.strategies", lambda _: {"bold": lambda *_: LEAST}
    )
    state = room(people=1, bots=2)
    draft, made = Draft("salon", state, 0), _room_of(state)
    made.timing.bots = {3: 1.0, 2: 2.0}
    close_stakes(made, draft)
    assert [done.seat for done in draft.done] == [2, 3, HOUSE]
    assert draft.state.table.phase is Phase.DEALING


@pytest.mark.usefixtures("asking")
def test_a_question_settled_by_the_last_bot_is_not_closed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By then the next question is open, and its time is not up."""

    def settles(state: punto.State, seat: int, action: Any) -> Any:
        flow: EventRecorder[Any, Any] = EventRecorder(state, punto.apply)
        for event in punto.decide(state, seat, action).events:
            flow.emit(event)
        if seat == 2:
            flow.emit(punto.StakesClosed())
        return flow.decision()

    monkeypatch.setattr(ASKING, "decide", settles)
    monkeypatch.setattr(
        "baccarat.house.rooms.bots.strategies", lambda _: {"bold": lambda *_: LEAST}
    )
    state = room(people=1, bots=2)
    draft, made = Draft("salon", state, 0), _room_of(state)
    made.timing.bots = {2: 1.0, 3: 1.0}
    close_stakes(made, draft)
    assert [done.seat for done in draft.done] == [2]


def test_one_bot_that_looks_ahead_does_so_once_cards_come(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    looks = {"bold": lambda view, _: looked.append(view.viewer)}
    monkeypatch.setattr("baccarat.house.rooms.bots.PRESOLVERS", looks)
    state = room(people=1, bots=2)
    presolve(state, ShoeHistory())
    assert looked == []
    dealing = replace(state, table=replace(state.table, phase=Phase.DEALING))
    presolve(dealing, ShoeHistory())
    assert looked == [2]
    presolve(replace(dealing, occupants=(dealing.occupants[0],)), ShoeHistory())
    assert looked == [2]
