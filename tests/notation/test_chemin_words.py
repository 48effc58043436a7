"""Chemin de fer in the record: words for actions, results, open banks, a table's start."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.fairness import seed_secret, shoes
from baccarat.notation import (
    BadNotation,
    BadRecord,
    NotationCode,
    TableCode,
    action_text,
    chemin as words,
    parse_action,
    parse_coup,
    read,
    record_of_shoe,
    replay,
    write,
)
from baccarat.notation.bad_record import MALFORMED
from baccarat.notation.chemin import check_start
from baccarat.notation.table_snapshot import BadTable
from baccarat.players import play_shoes, strategies
from baccarat.rules import CHEMIN_PRESETS, CheminPreset
from baccarat.tables import chemin
from baccarat.tables.banking.hand_choices import AskTable, DrawCard, Show, Stand
from baccarat.tables.chemin import (
    AcceptPartner,
    AddToBank,
    Bank,
    Bid,
    CallBanco,
    CallHeld,
    CallKind,
    Double,
    GiveUpBank,
    HoldBank,
    LeaveIn,
    MatchRaise,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SetAside,
    State,
    TakeBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, with_item
from baccarat.tables.common.shoe import StartShoe
from baccarat.tables.punto import Stake
from support.expect_fault import refused

WHOLE, CLUB = CHEMIN_PRESETS[:2]
SAID: dict[str, Any] = {
    "put-up 5000": PutUp(5_000),
    "double": Double(),
    "banco suivi": CallBanco(CallKind.SUIVI),
    "banco solo": CallBanco(CallKind.SOLO),
    "banco a-deux": CallBanco(CallKind.A_DEUX),
    "banco avec": CallBanco(CallKind.AVEC),
    "banco marche": CallBanco(CallKind.MARCHE),
    "punt 1000": Punt(1_000),
    "punt 0": Punt(0),
    "raise 20": RaiseBank(20),
    "match": MatchRaise(),
    "hold": HoldBank(),
    "add 2000": AddToBank(2_000),
    "pass-on": PassBank(),
    "give-up": GiveUpBank(),
    "suite": TakeBank(),
    "suite-at 6000": TakeBankAt(6_000),
    "bid 6000": Bid(6_000),
    "accept-partner": AcceptPartner(),
    "set-aside 400": SetAside(400),
    "leave-in 400": LeaveIn(400),
    "ask-table": AskTable(),
    "pass": Pass(),
    "show": Show(),
    "draw": DrawCard(),
    "stand": Stand(),
}


@pytest.mark.parametrize("text", SAID)
def test_each_action_has_its_word(text: str) -> None:
    assert action_text(3, SAID[text], words) == f"3 {text}"
    assert parse_action(f"3 {text}", words) == ((3, SAID[text]),)


def test_no_action_of_a_seat_is_without_a_word() -> None:
    assert {type(action) for action in SAID.values()} == set(chemin.SeatAction.__args__)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3 banco", NotationCode.SEAT_DOES_NOT),
        ("3 banco loud", NotationCode.SEAT_DOES_NOT),
        ("3 put-up", NotationCode.SEAT_DOES_NOT),
        ("3 put-up x", NotationCode.NO_NUMBER),
        ("3 punt -1", NotationCode.NO_NUMBER),
        ("3 double 5", NotationCode.SEAT_DOES_NOT),
        ("3 stake 5", NotationCode.SEAT_DOES_NOT),
        ("3 bid 1.5", NotationCode.NO_NUMBER),
        ("3 match 5", NotationCode.SEAT_DOES_NOT),
        ("c maximum 3 5", NotationCode.CHANGEUR_DOES_NOT),
        ("c banco 3", NotationCode.CHANGEUR_DOES_NOT),
    ],
)
def test_an_invalid_action_text_is_refused(text: str, code: NotationCode) -> None:
    with refused(BadNotation, code):
        parse_action(text, words)


def test_another_games_action_has_no_notation() -> None:
    with refused(BadNotation, NotationCode.NO_WORD):
        action_text(3, Stake(()), words)


@pytest.mark.parametrize("result", ["player 7-4", "ponte 7", "ponte 17-4", "no coup", ""])
def test_an_invalid_result_is_refused(result: str) -> None:
    with refused(BadNotation, NotationCode.NO_RESULT):
        parse_coup(f"h close = {result}", words)
    assert parse_coup("h close = no-coup", words)[1] == "no-coup"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bank", NotationCode.NOT_BY_TURNS),
        ("purse 5", NotationCode.NOT_BY_TURNS),
        ("bank x", NotationCode.NO_NUMBER),
    ],
)
def test_stakes_in_play_are_written_as_words_and_units(text: str, code: NotationCode) -> None:
    for sound in ("", "punt 500", "bank 5000 garage 20"):
        words.check_stands(sound)
    with refused(BadNotation, code):
        words.check_stands(text)


def seated(preset: CheminPreset, *seats: int) -> State:
    state = chemin.new(preset)
    for seat in seats:
        state = chemin.decide(state, CHANGEUR, Sit(seat, 100 * preset.minimum)).state
    return state


def records(preset: CheminPreset, seed: int) -> Iterator[str]:
    """Yield the records of a game among bots, shoe by shoe."""
    standing = (preset.seats + 1,) if preset.bystanders else ()
    start, names = seated(preset, 1, 2, 4, 5, *standing), sorted(strategies(preset))
    company = {
        seat: strategies(preset)[names[seat % 3]] for seat in range(1, len(start.purses) + 1)
    }
    dealt = shoes(seed_secret(seed), "words", preset)
    at, shoe, actions = start, 0, list[Any]()
    for step in play_shoes(start, dealt, company, random.Random(seed).randrange):
        if isinstance(step.action, StartShoe):
            if shoe:
                yield record(at, shoe, actions, seed)
            at, shoe, actions = step.state, shoe + 1, []  # type: ignore[assignment]
        actions.append((step.seat, step.action))


def record(start: State, shoe: int, actions: list[Any], seed: int) -> str:
    there = {seat: f"Seat {seat}" for seat, held in enumerate(start.purses, 1) if held is not None}
    return write(
        record_of_shoe(
            room="words",
            shoe=shoe,
            preset=start.preset,
            start=start,
            seated=there,
            actions=actions,
            started="2026-01-01",
            ended="2026-01-01",
            secret=seed_secret(seed),
        )
    )


@pytest.mark.by_day(1)
@pytest.mark.rule("CF-22")
@pytest.mark.parametrize("preset", CHEMIN_PRESETS, ids=lambda each: each.name)
def test_shoe_after_shoe_is_written_read_and_replayed(preset: CheminPreset) -> None:
    """A continuing bank is part of the record's table, and nothing is lost between shoes."""
    carried = 0
    before: Any = None
    for text in islice(records(preset, 4), 8):
        again = read(text)
        assert write(again) == text
        state: Any = replay(again).state
        start = words.start_state(preset, [p for p in again.players if p.purse is not None],
                                  again.table)  # fmt: skip
        assert before is None or start == before
        carried += start.bank is not None
        before = state
        in_play = {holding.seat: holding.stands for holding in again.final if holding.stands}
        assert bool(in_play) is (state.bank is not None)
    # Where the bank moves on every decided coup, only a tie at the very end leaves one standing.
    assert carried or preset.rotation == "decided"


BANK = Bank(seat=1, own=5_000)
NONSENSE: dict[str, tuple[dict[str, Any], TableCode]] = {
    "a bank of an empty chair": ({"bank": replace(BANK, seat=3)}, TableCode.BANK_OF_NOBODY),
    "a bank of a bystander": ({"bank": replace(BANK, seat=10)}, TableCode.BANK_OF_NOBODY),
    "a bank with nothing in it": ({"bank": replace(BANK, own=0)}, TableCode.BANK_BELOW_NOTHING),
    "a bank with less than nothing aside":
        ({"bank": replace(BANK, aside=-1)}, TableCode.BANK_BELOW_NOTHING),
    "a co-banker's part without one": ({"bank": replace(BANK, co=20)}, TableCode.NO_CO_BANKER),
    "a banker who is also the co-banker":
        ({"bank": replace(BANK, co_banker=1, co=20)}, TableCode.CO_BANKER),
    "no share in the bank": ({"bank": replace(BANK, shares=(0, 0))}, TableCode.NO_SHARES),
    "an origin far away": ({"bank": replace(BANK, origin=99)}, TableCode.NO_CHAIR),
    "a shoe far away": ({"shoe_at": 99}, TableCode.NO_CHAIR),
    "suivi of nobody": ({"suivi": (99,)}, TableCode.SUIVI),
    "arrivals of nobody": ({"arrivals": (11,)}, TableCode.ARRIVALS),
    "stakes against no bank":
        ({"stakes": with_item((0,) * 15, 2, 500)}, TableCode.STAKES_WITHOUT_BANK),
    "a stake of the banker":
        ({"bank": BANK, "stakes": with_item((0,) * 15, 1, 500)}, TableCode.STAKE_OF_NOBODY),
    "a stake of an empty chair":
        ({"bank": BANK, "stakes": with_item((0,) * 15, 3, 500)}, TableCode.STAKE_OF_NOBODY),
    "a call without a stake":
        ({"bank": BANK, "call": CallHeld(CallKind.SOLO, (2,))}, TableCode.CALL_WITHOUT_STAKE),
    "somebody asked": ({"turn": 1}, TableCode.MID_COUP),
}  # fmt: skip


@pytest.mark.parametrize("what", NONSENSE)
def test_a_table_that_cannot_be_is_no_start(what: str) -> None:
    change, code = NONSENSE[what]
    sound = seated(WHOLE, 1, 2, 10)
    check_start(sound)
    check_start(replace(sound, bank=BANK, stakes=with_item(sound.stakes, 2, 500)))
    with refused(BadTable, code):
        check_start(replace(sound, **change))


def test_a_bystander_has_a_bank_where_the_house_lets_those_who_stand() -> None:
    stands = replace(seated(WHOLE, 1, 2, 10), bank=replace(BANK, seat=10, origin=1), last_chair=1)
    check_start(replace(stands, preset=replace(stands.preset, standing_banks=True)))
    with refused(BadTable, TableCode.BANK_OF_NOBODY):
        check_start(stands)


def test_a_record_with_such_a_table_is_refused_at_its_line() -> None:
    text = next(records(CLUB, 3))
    bad = read(text)
    with pytest.raises(BadRecord) as caught:
        replay(replace(bad, table={**(bad.table or {}), "shoe_at": 99}))
    assert (caught.value.code, caught.value.reason) == (MALFORMED, TableCode.NO_CHAIR)
    assert caught.value.facts == {"field": "shoe_at"}
