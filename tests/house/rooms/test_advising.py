"""A table that allows it advises each player on their own hand, and nobody else."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from baccarat.cards import Card
from baccarat.house.model.refusal import Rejected
from baccarat.house.rooms import advising
from baccarat.lab.workers.piece import Asker, Rank, WorkPiece
from baccarat.players import CachingSolver, at_once
from baccarat.rules import preset
from baccarat.tables import chemin
from baccarat.tables.banking.hand_choices import MaySpeak
from support.server.virtual_loop import in_virtual_time

Submit = Callable[[WorkPiece, Asker], None]


def _room(*, advisor: bool = True) -> Any:
    """Return a room in which Ann, at 1, may draw or stand on five; Dan, at 3, may stake."""
    rules: Any = preset("chemin-de-fer")
    may = MaySpeak(show=False, draw=True, stand=True, custom="F", late="S")  # type: ignore[arg-type]

    def view(table: Any, seat: int) -> Any:
        seen = chemin.view(table, seat)
        five = msgspec.structs.replace(seen.ponte, cards=(Card("4c"), Card("Ah")), total=5)
        choices = {1: (may,), 3: ("stake",)}.get(seat, ())
        return msgspec.structs.replace(seen, phase=chemin.Phase.PONTE, ponte=five, choices=choices)

    state = SimpleNamespace(
        shoe=2, coup=7, decision=3, table=chemin.new(rules), game=SimpleNamespace(view=view),
        seats={"ann": 1, "bob": 2, "dan": 3},
    )  # fmt: skip
    chronicle = SimpleNamespace(roads=dict, list_shown_cards=tuple)
    return SimpleNamespace(
        terms=SimpleNamespace(advisor=advisor), state=state, shoe_history=chronicle
    )


def _told(player: str, submit: Submit, patch: pytest.MonkeyPatch, **terms: bool) -> Any:
    patch.setattr(advising, "CACHED_SOLVER", CachingSolver(submit))

    async def asks() -> Any:
        before = asyncio.get_running_loop().time()
        told = await advising.advise_player(_room(**terms), player)
        assert asyncio.get_running_loop().time() - before <= advising.PATIENCE < 2
        return told

    told = in_virtual_time(asks())
    assert (told.shoe, told.coup, told.decision) == (2, 7, 3)
    return told


def _never(_: WorkPiece, __: Asker) -> None:
    """Have no time for the request."""


def _fails(piece: WorkPiece, _: Asker) -> None:
    if piece.waiting:
        piece.future.set_exception(ZeroDivisionError())


def _cancels(piece: WorkPiece, _: Asker) -> None:
    piece.future.cancel()


def test_only_the_asked_player_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    told = _told("ann", at_once, monkeypatch)
    assert (told.state, told.advice["point"], told.advice["cards"]) == ("advice", "1+4", 312)
    for other in ("bob", "cy"):
        told = _told(other, at_once, monkeypatch)
        assert (told.state, told.advice) == ("none", None)


def test_players_who_may_stake_are_told_the_value_of_staking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = _told("dan", at_once, monkeypatch)
    assert (told.state, told.advice) == ("outlook", None)
    assert told.outlook["worth"]["ponte"]["float"] < 0
    assert (told.outlook["exact"], told.outlook["solution"]) == (True, "these-cards")


@pytest.mark.parametrize("submit", [_never, _fails, _cancels])
@pytest.mark.parametrize(
    ("player", "field"), [("ann", "advice"), ("dan", "outlook")], ids=["advice", "outlook"]
)
def test_a_busy_solver_falls_back_to_the_full_shoe_and_says_so(
    submit: Submit, player: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved, told = (_told(player, each, monkeypatch) for each in (at_once, submit))
    rough, better = getattr(told, field), getattr(solved, field)
    assert told.state == solved.state == field
    assert (rough["exact"], rough["solution"]) == (False, "full-shoe")
    whole = {"exact": True, "solution": "these-cards"}
    assert {**rough, **whole} == better, "the shoe at this table is full"


@pytest.mark.parametrize(("submit", "state"), [(_never, "computing"), (_fails, "unsolved")])
@pytest.mark.parametrize("player", ["ann", "dan"])
def test_without_a_solution_for_the_rules_there_is_no_advice(
    player: str, submit: Submit, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for rough in ("advise_by_full_shoe", "outlook_of_full_shoe"):
        monkeypatch.setattr(advising, rough, lambda *_: None)
    told = _told(player, submit, monkeypatch)
    assert (told.state, told.advice, told.outlook) == (state, None, None)


def test_a_hand_is_solved_once_however_often_it_is_requested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work: set[WorkPiece] = set()

    def submit(piece: WorkPiece, asker: Asker) -> None:
        assert asker == (Rank.PERSON, "ann")
        work.add(piece)

    book = CachingSolver(submit)
    monkeypatch.setattr(advising, "CACHED_SOLVER", book)
    for _ in range(50):
        in_virtual_time(advising.advise_player(_room(), "ann"))
    assert len(work) == 1


def test_a_table_without_an_advisor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Rejected, match="advisor-off"):
        _told("ann", at_once, monkeypatch, advisor=False)
