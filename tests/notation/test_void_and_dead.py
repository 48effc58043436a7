"""Records of real coups: dead cards (AD-E2) and void coups (AD-E3), at every table and in notes."""

from functools import cache

import pytest
from msgspec.structs import replace

from baccarat.cards.shoe import packs
from baccarat.house.rooms.record_messages import replay_shoe
from baccarat.lab.analysis.analyse import analyse
from baccarat.lab.analysis.record_coups import recorded_coups
from baccarat.lab.noted_shoe import seen_coups
from baccarat.lab.pricing.shoe_prices import shoe_prices
from baccarat.notation import (
    BadNote,
    BadRecord,
    Broken,
    FinishedCoups,
    NoteCode,
    Record,
    notation_of,
    noted_of_record,
    parse_coup,
    punto,
    read,
    read_shoes,
    record_of_noted,
    record_of_shoe,
    replay,
    running_hashes,
    verify,
    write,
)
from baccarat.notation.action import coup_line
from baccarat.notation.public_coup import (
    Dead,
    RecordedAction,
    after_void,
    decide_recorded,
)
from baccarat.notation.record import Holding, Player
from baccarat.notation.sealed import sealed_shoe
from baccarat.notation.start import holdings, start_state
from baccarat.rules import punto_preset
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close, Deal, StartShoe, is_between_shoes
from notation.played import edited, line_of
from notation.test_verify import record as record_of_sealed
from support.golden import records as golden

DEAD, VOID = pytest.mark.rule("AD-E2"), pytest.mark.rule("AD-E3")
WIN = "h close; h deal 9h 2c Kd 3c = player 9-5"
NOTES = """# a table
P1,B1,P2,B2,P3,B3,result
dead 4s
9h,2c,Kd,3c,,,Pn
9c,2d,Kh,3d,,,Pn
void
dead,5s,?
void 4d 7s
8c,2d,Kh,3d,,,Pn
dead 6s
"""


def record(*coups: str, purse: int = 100_000, final: int | None = None, **fields: object) -> Record:
    made = Record(
        room="noted",
        shoe=1,
        preset=replace(punto_preset("punto-banco"), burn=0, **fields),
        started="unknown",
        players=(Player(1, "Ada", purse),),
        coups=coups,
        final=(Holding(1, purse if final is None else final),),
    )
    return read(write(made))


@DEAD
@VOID
def test_a_line_with_the_words_is_written_as_it_was_read() -> None:
    for line in (
        f"h start; h dead 9h 4c; {WIN}",
        "h start; 1 stake player 2500; h close; h deal 4s; h dead 5s; h deal 4c = void",
        "h dead 9h = void",
    ):
        actions, result = parse_coup(line, punto)
        if result == "void":
            assert coup_line(actions, None, punto, void=True) == line
        else:
            assert coup_line(actions, replay(record(line)).coups[0], punto) == line


@VOID
@pytest.mark.rule("LU-21")
@pytest.mark.parametrize("dealt", ["4s Kd", "9h 2c Kd 3c"])
def test_after_a_void_coup_stakes_are_back_and_its_cards_are_out(dealt: str) -> None:
    void = f"h start; 1 stake banker 2500; h close; h deal {dealt} = void"
    played = replay(record(void))
    assert played.coups == (None,)
    assert played.state.purses[0] == 100_000
    assert not any(played.state.stakes)
    assert played.state.shoe.out == len(dealt.split())
    again = replay(
        record(void, "1 stake player 2500; h close; h deal 9s 2c Kd 3c = player 9-5", final=102_500)
    )
    assert [coup is None for coup in again.coups] == [True, False]


@VOID
def test_what_the_changeur_did_during_a_void_coup_stays() -> None:
    played = record(
        "h start; 1 stake banker 2500; c buy 1 500; h close; h deal 4s = void", final=100_500
    )
    assert replay(played).state.purses[0] == 100_500


@VOID
def test_a_void_coup_is_not_one_of_those_after_the_stop_card() -> None:
    dead = " ".join([each for each in packs(4) if each not in WIN][:103])
    void = f"{WIN.split(' = ', maxsplit=1)[0]} = void"
    coups = (f"h start; h dead {dead}; {void}", void, WIN)
    last = replay(record(*coups, packs=4, stop_depth=104)).state
    assert is_between_shoes(last.phase)
    with pytest.raises(BadRecord, match="record-illegal: not-now"):
        replay(record(*coups, WIN, packs=4, stop_depth=104))


@DEAD
@pytest.mark.rule("LU-21")
def test_a_dead_card_is_out_of_the_shoe_and_in_no_hand() -> None:
    played = replay(
        record(
            "h start; h dead 6s; h close; h deal 4s; h dead 5s; h deal "
            "2c 4d 7c = player 8-9".replace("player 8-9", "banker 8-9")
        )
    )
    assert played.state.shoe.out == 6
    assert played.state.shoe.burnt == 2
    assert (played.out[0].before, played.out[0].after) == (("6s",), ("5s",))


@DEAD
@pytest.mark.parametrize(
    ("coups", "code"),
    [
        ((f"h dead 9h; h start; {WIN}",), "record-illegal: not-now"),
        ((f"h start; {WIN.replace(' =', '; h dead 4s =')}",), "record-illegal: not-now"),
        ((f"h start; h dead {'9h ' * 8}{WIN[8:].replace(' = ', ' = ')}",), ""),
        ((f"h start; h dead {' '.join(['9h'] * 8)}; {WIN}",), "record-card-impossible: 9h"),
    ],
)
def test_a_dead_card_is_one_of_a_shoe_on_the_table(coups: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadRecord, match=f"line 1[0-9]: {code}"):
        replay(record(*coups))


@VOID
@pytest.mark.parametrize("name", ["punto-banco", "american", "chemin-de-fer", "banque-ouverte"])
def test_a_void_coup_leaves_every_table_as_it_was(name: str) -> None:
    """Each coup is dealt twice, and the first time it is void."""
    whole = read(golden.path_of(name).read_text("utf-8"))
    words, coups = notation_of(whole.preset), list[str]()
    table, tried = FinishedCoups(start_state(whole, ""), dealt=False), 0
    for line in whole.coups[:8]:
        actions, _ = parse_coup(line, words)
        if coups and tried < 3 and "; c " not in f"; {line}":
            coups.append(f"{line.rpartition(' = ')[0]} = void")
            tried += 1
        coups.append(line)
        table.take(actions)
    plain = {
        "secret": None,
        "sealed": None,
        "head": None,
        "source": "",
        "players": (
            *(each for each in whole.players if each.purse is not None),
            *[each for each in whole.players if each.purse is None][: len(table.seats)],
        ),
    }
    made = replace(whole, coups=tuple(coups), final=holdings(table.state), **plain)
    text = write(made)
    assert write(read(text)) == text
    played = replay(read(text))
    assert tried > 2
    out = played.state.shoe.out
    assert out > table.state.shoe.out
    assert replace(played.state, shoe=table.state.shoe) == table.state
    assert len([*recorded_coups(read(text))]) == 8


@cache
def sealed() -> Record:
    """Play a sealed shoe with dead cards in its second coup and a void one before its third."""
    whole = record_of_sealed()
    start = state = start_state(whole, "")
    coups, cards = FinishedCoups(start, dealt=False), iter(sealed_shoe(whole).cards)
    number = 0

    def take(*actions: tuple[int, RecordedAction], void: bool = False) -> None:
        nonlocal state
        before = state
        for seat, action in actions:
            state = decide_recorded(state, seat, action).state
        if void:
            coups.take_void(actions)
            state = after_void(before, actions)
        else:
            coups.take(actions)

    take((HOUSE, StartShoe()))
    while not is_between_shoes(state.phase):
        number += 1
        if number == 3:
            take(
                (HOUSE, Close()), (HOUSE, Deal(next(cards))), (HOUSE, Deal(next(cards))), void=True
            )
        take((HOUSE, Close()))
        while state.phase == "dealing":
            if number == 2:
                take((HOUSE, Dead(next(cards))))
            take((HOUSE, Deal(next(cards))))
    return record_of_shoe(
        room=whole.room, shoe=whole.shoe, preset=whole.preset, start=start, seated={2: "Ada"},
        started=whole.started, ended=whole.ended, secret=bytes.fromhex(whole.secret or ""),
        sealed=whole.sealed, coups=coups,
    )  # fmt: skip


@DEAD
@VOID
def test_a_sealed_shoe_is_verified_with_its_dead_cards_and_void_coups() -> None:
    made = sealed()
    text = write(made)
    dead = next(line for line in made.coups if "h dead" in line)
    assert sum(line.endswith(" = void") for line in made.coups) == 1
    found = verify(read(text))
    assert found.cards == found.replay.state.shoe.out
    for head in running_hashes(made):
        verify(read(text), head)
    card = dead.split("h dead ")[1][:2]
    other = "2c" if card != "2c" else "3c"
    changed = edited(text, (f"h dead {card}", f"h dead {other}"))
    at = line_of(changed, f"h dead {other}")
    with pytest.raises(BadRecord, match=f"line {at}: record-card-differs: {other}"):
        verify(read(changed))


@DEAD
@VOID
def test_a_replay_on_the_page_knows_which_cards_are_out_and_which_coup_counts() -> None:
    void = "h start; 1 stake banker 2500; h close; h deal 4s Kd = void"
    shown = replay_shoe(record(void, f"h dead 5s; {WIN}", purse=2_500))
    left = [coup.start.view.shoe.left for coup in shown.coups]
    assert left == [0, 414]
    assert shown.coups[1].start.view.shoe.discarded == 2
    news = [each for coup in shown.coups for each in coup.news]
    assert [each.finished.coup for each in news if each.finished] == [1]
    assert news[-1].now.view.shoe.left == 409


@DEAD
@VOID
def test_notes_say_which_cards_are_dead_and_which_coups_void() -> None:
    shoes = read_shoes(NOTES)
    (shoe,) = shoes
    assert [coup.line for coup in shoe.coups] == [4, 9]
    assert [(each.before, each.cards, each.void) for each in shoe.out] == [
        (0, ("4s",), False),
        (1, ("9c", "2d", "Kh", "3d"), True),
        (1, ("5s",), False),
        (1, ("4d", "7s"), True),
        (2, ("6s",), False),
    ]
    report = shoes.report
    assert (report.coups, report.missed, report.void, report.dead) == (2, 0, 2, 4)
    first, second = seen_coups(shoe)
    assert (sum(first.shoe.counts), sum(second.shoe.counts)) == (415, 404)


@DEAD
@VOID
def test_notes_become_a_record_and_the_record_the_same_notes() -> None:
    (shoe,) = read_shoes(NOTES)
    made = record_of_noted(shoe)
    assert made.coups == (
        "h start; h dead 4s; h close; h deal 9h 2c Kd 3c = player 9-5",
        "h dead 9c 2d Kh 3d = void",
        "h dead 5s; h dead 4d 7s = void",
        "h close; h deal 8c 2d Kh 3d = player 8-5",
        "h dead 6s = void",
    )
    text = write(made)
    assert write(read(text)) == text
    again = noted_of_record(read(text))
    assert again.entries == shoe.entries
    shoes = [[each.shoe.counts for each in seen_coups(noted)] for noted in (shoe, again)]
    assert shoes[0] == shoes[1]
    assert shoes[0] == [each.shoe.counts for each in shoe_prices(read(text)).coups]
    assert shoes[0] == [each.shoe.counts for each in recorded_coups(read(text))]
    assert [each.cards for each in analyse(read(text)).coups] == shoes[0]


@DEAD
@VOID
@pytest.mark.parametrize(
    ("text", "line", "column", "code"),
    [
        ("P\nB\nvoid\nvoid\n", 4, 1, NoteCode.VOID_NOTHING),
        ("void\nP\nB\n", 1, 1, NoteCode.VOID_NOTHING),
        ("P\nB\n  dead\n", 3, 3, NoteCode.DEAD_NOTHING),
        ("9h 2c Kd 3c\n9h 2c Kd 3c\ndead 9h 4x\n", 3, 9, NoteCode.NO_CARD),
        ("9h 2c Kd 3c\n8h 2c Kd 3c\ndead" + " 9h" * 8, 3, 27, NoteCode.CARD_USED_UP),
    ],
)
def test_a_wrong_word_has_its_place(text: str, line: int, column: int, code: NoteCode) -> None:
    with pytest.raises(BadNote) as bad:
        list(read_shoes(text))
    assert (bad.value.line, bad.value.column, bad.value.fault.code) == (line, column, code)


@VOID
def test_a_void_coup_that_was_set_aside_is_not_broken() -> None:
    aside: list[Broken] = []
    good = "9h 2c Kd 3c\n"
    shoes = read_shoes(f"{good}9h 2c\nvoid\n{good}", set_aside=aside.append)
    assert [bool(one.entry) for one in next(shoes).coups] == [True, True]
    report = shoes.report
    assert (report.coups, report.missed, report.void, len(aside)) == (2, 0, 1, 1)


def test_results_and_numbered_coups_skip_a_void_one() -> None:
    for text, left in (
        ("P\nB\nvoid\nT\n", "pt"),
        ("PBT\nvoid\nBB\n", "pb"),
        ("coup,result\n1,P\n2,B\nvoid\n2,T\n3,P\n", "ptp"),
        ("coup,result\n1,P\n2,B\nvoid\n3,T\n4,P\n", "ptp"),
    ):
        shoe, *_ = read_shoes(text)
        assert "".join(each.outcome.value[0] for each in shoe.entries if each) == left, text
        assert None not in shoe.entries, text
