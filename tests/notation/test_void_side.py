"""Records of coups of banque that are void for one side (AD-E22)."""

import pytest

from baccarat.cards import parse_cards
from baccarat.house.rooms.record_messages import replay_shoe
from baccarat.lab.analysis.analyse import analyse
from baccarat.notation import (
    BadRecord,
    FinishedCoups,
    Record,
    read,
    record_of_shoe,
    replay,
    write,
)
from baccarat.notation.public_coup import (
    RecordedAction,
    VoidSide,
    decide_recorded,
)
from baccarat.tables import banque
from baccarat.tables.banking.actions import CallBanco, CallKind
from baccarat.tables.banking.hand_choices import DrawCard, Stand
from baccarat.tables.banque import Phase, TableSide as Side
from baccarat.tables.banque.announcements import announce
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Deal, StartShoe
from notation.played import edited
from notation.test_void_and_dead import WIN, record
from support.tables.bank_table import RICH
from support.tables.banque_table import BanqueTable, sides

VOID_SIDE = pytest.mark.rule("AD-E22")


def two_sides(*, called: bool = False) -> BanqueTable:
    """Stake 1,000 on the right and 2,000 on the left, or a caller on both; nothing is dealt."""
    table = sides("banque-andorra-limitee").bank_of(1)
    if called:
        table.until(Phase.CALLS)
        table.say(2, CallBanco(CallKind.SOLO))
        table.close()
    else:
        table.stakes({2: 1_000, 3: 2_000})
    return table


def recorded(table: BanqueTable, *actions: tuple[int, RecordedAction]) -> Record:
    """Write the shoe of a table, with these actions after those of the table."""
    steps = table.run.steps
    first = next(at for at, step in enumerate(steps) if isinstance(step.action, StartShoe))
    start = steps[first].before
    coups = FinishedCoups(start, dealt=False)
    coups.take([*((step.seat, step.action) for step in steps[first:]), *actions])
    return record_of_shoe(
        room="noted", shoe=1, preset=table.state.preset, start=start,
        seated={seat: f"Player {seat}" for seat in range(1, 6)}, started="unknown", ended=None,
        coups=coups,
    )  # fmt: skip


def deal(*codes: str) -> tuple[tuple[int, RecordedAction], ...]:
    return tuple((HOUSE, Deal(card)) for code in codes for card in parse_cards(code))


FIRST = deal("2s", "3d", "4c", "Kh", "Kc", "Kd")
REST = ((3, DrawCard()), *deal("5h"), (1, Stand()))


@pytest.mark.by_day(2)
@VOID_SIDE
@pytest.mark.parametrize(
    ("played", "side", "after", "result"),
    [
        (FIRST, "right", REST, "left won 8 banker 4"),
        ((*FIRST, (2, DrawCard()), *deal("9h")), "right", REST, "left won 8 banker 4"),
        ((*FIRST, (2, DrawCard())), "right", REST, "left won 8 banker 4"),
        (
            (*FIRST, (2, DrawCard()), *deal("5h"), (3, DrawCard()), *deal("9h")),
            "left",
            ((1, Stand()),),
            "right won 7 banker 4",
        ),
        (
            FIRST[:3],
            "left",
            (*deal("Kh", "Kd"), (2, DrawCard()), *deal("5h"), (1, Stand())),
            "right won 7 banker 4",
        ),
    ],
)
def test_a_coup_that_is_void_for_a_side_gives_its_stakes_back_and_goes_on(
    played: tuple[tuple[int, RecordedAction], ...],
    side: str,
    after: tuple[tuple[int, RecordedAction], ...],
    result: str,
) -> None:
    made = recorded(two_sides(), *played, (HOUSE, VoidSide(side)), *after)
    text = write(made)
    assert f"h void {side}; " in text
    assert made.coups[-1].endswith(f" = {result}")
    assert write(read(text)) == text
    found = replay(read(text))
    (coup,) = found.coups
    assert coup is not None
    assert [*coup.outcomes] == [{"right": Side.LEFT, "left": Side.RIGHT}[side]]
    gains = [(found.state.purses[seat - 1] or 0) - RICH for seat in (2, 3)]
    assert gains == ([0, 2_000] if side == "right" else [1_000, 0])
    assert isinstance(found.state, banque.State)
    assert found.state.voided is None
    assert not any(found.state.stakes)
    assert len(analyse(read(text)).coups) == 1
    news = [each for coup in replay_shoe(read(text)).coups for each in coup.news]
    assert [each.finished.coup for each in news if each.finished] == [1]


@VOID_SIDE
def test_a_caller_plays_the_side_that_counts() -> None:
    table = two_sides(called=True)
    stake = table.state.staked(2)
    rest = ((2, DrawCard()), *deal("5h"), (1, Stand()))
    made = recorded(table, *FIRST, (HOUSE, VoidSide("right")), *rest)
    found = replay(read(write(made)))
    assert found.state.purses[1] == RICH + stake // 2
    (event,) = decide_recorded(table.state, HOUSE, VoidSide("left")).events
    assert [call.id for call in announce(table.state, event)] == ["banque-side-void"]  # type: ignore[arg-type]


@VOID_SIDE
@pytest.mark.parametrize("line", ["h start; h void right", "h start; h void right; h void left"])
def test_a_side_is_void_while_both_play_a_coup_of_banque(line: str) -> None:
    text = write(recorded(two_sides(), *FIRST, (HOUSE, VoidSide("right")), *REST))
    again = edited(text, ("h void right", "h void right; h void left"))
    with pytest.raises(BadRecord, match="record-illegal: not-now"):
        replay(read(again))
    with pytest.raises(BadRecord, match="record-illegal: not-now"):
        replay(record(f"{line}; {WIN[9:]}"))
    with pytest.raises(BadRecord, match="house-does-not"):
        replay(read(edited(text, ("h void right", "h void banker"))))
