"""A table that allows it advises its players, each on the hand before them, and nobody else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from baccarat.cards import Card
from baccarat.house.refusal import NotDone
from baccarat.house.rooms import advising
from baccarat.players import Studied, at_once
from baccarat.rules import preset
from baccarat.tables import chemin
from baccarat.tables.banking import MaySpeak
from support.virtual import in_virtual_time

Submit = Callable[[Callable[[], Any]], "Future[Any]"]


def _room(*, advisor: bool = True) -> Any:
    """Give a room in which Ann sits at 1, asked to draw or stand on five; Dan at 3 may stake."""
    rules: Any = preset("chemin-de-fer")
    may = MaySpeak(show=False, draw=True, stand=True, custom="F", late="S")  # type: ignore[arg-type]

    def view(table: Any, seat: int) -> Any:
        seen = chemin.view(table, seat)
        five = msgspec.structs.replace(seen.ponte, cards=(Card("4c"), Card("Ah")), total=5)
        choices = {1: (may,), 3: ("stake",)}.get(seat, ())
        return msgspec.structs.replace(seen, phase=chemin.Phase.PONTE, ponte=five, choices=choices)

    state = SimpleNamespace(
        shoe=2, coup=7, decision=3, table=chemin.new(rules), game=SimpleNamespace(view=view),
        seat_of={"ann": 1, "bob": 2, "dan": 3}.get,
    )  # fmt: skip
    chronicle = SimpleNamespace(roads=dict, shown=tuple)
    return SimpleNamespace(terms=SimpleNamespace(advisor=advisor), state=state, chronicle=chronicle)


def _told(player: str, submit: Submit, patch: pytest.MonkeyPatch, **terms: bool) -> Any:
    patch.setattr(advising, "BOOK", Studied(submit))

    async def asks() -> Any:
        before = asyncio.get_running_loop().time()
        told = await advising.advised(_room(**terms), player)
        assert asyncio.get_running_loop().time() - before <= advising.PATIENCE
        return told

    told = in_virtual_time(asks())
    assert (told.shoe, told.coup, told.decision) == (2, 7, 3)
    return told


def _never(_: Callable[[], Any]) -> "Future[Any]":
    return Future()


def _fails(_: Callable[[], Any]) -> "Future[Any]":
    return at_once(lambda: 1 / 0)


def test_whoever_is_asked_is_advised_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    told = _told("ann", at_once, monkeypatch)
    assert (told.state, told.advice["point"], told.advice["cards"]) == ("advice", "1+4", 312)
    for other in ("bob", "cy"):
        told = _told(other, at_once, monkeypatch)
        assert (told.state, told.advice) == ("none", None)


def test_whoever_may_stake_is_told_what_that_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    told = _told("dan", at_once, monkeypatch)
    assert (told.state, told.advice) == ("outlook", None)
    assert told.outlook["worth"]["ponte"]["float"] < 0
    assert _told("dan", _never, monkeypatch).state == "computing"


@pytest.mark.parametrize(("submit", "state"), [(_never, "computing"), (_fails, "unsolved")])
def test_what_is_not_there_is_not_waited_for(
    submit: Submit, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _told("ann", submit, monkeypatch)
    assert (told.state, told.advice) == (state, None)


def test_a_hand_is_worked_out_once_however_often_it_is_asked_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work: list[Any] = []

    def submit(asked: Callable[[], Any]) -> "Future[Any]":
        work.append(asked)
        return Future()

    book = Studied(submit)
    monkeypatch.setattr(advising, "BOOK", book)
    for _ in range(50):
        in_virtual_time(advising.advised(_room(), "ann"))
    assert len(work) == 1


def test_a_table_without_an_advisor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotDone, match="advisor-off"):
        _told("ann", at_once, monkeypatch, advisor=False)
