"""The recorded rooms leave out no phase of a table, and no question that it can ask."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

from baccarat.tables import banque, chemin, punto
from baccarat.tables.banking.actions import AmountActionTag, AnswerName, MayChoose
from baccarat.tables.banking.hand_choices import MaySpeak
from baccarat.tables.banque.actions import Payment
from baccarat.tables.register import TABLES

from .games import MOMENTS

NEVER_STORED: Final = "settling"
"""It lasts from the last card to the end of the coup, within one action."""
BANKING: Final = {*get_args(AmountActionTag), *get_args(AnswerName), "call"}
ONLY_CHEMIN: Final = {
    *("add-to-bank", "punt", "take-bank-at", "accept-partner", "set-aside", "leave-in")
}
QUESTIONS: Final[dict[str, set[str]]] = {
    "punto": {"stake", "hold"},
    "chemin": BANKING,
    "banque": (BANKING - ONLY_CHEMIN) | {*get_args(Payment), "claim", "stake-on", "name-cutter"},
}
"""By the name of the sum or answer that is asked for, or by the kind of the choice."""
SPOKEN: Final[dict[str, set[tuple[str, ...]]]] = {
    "punto": {("show",), ("draw",), ("stand",)},
    "chemin": {("show",), ("draw",), ("stand",), ("draw", "stand"), ("draw", "stand", "table")},
    "banque": {("show",), ("draw",), ("stand",), ("draw", "stand"), ("draw", "stand", "table")},
}
"""What the holder of a hand may say."""
CHOSEN: Final[dict[str, set[tuple[str, ...]]]] = {
    "chemin": {("hold", "pass_on"), ("hold", "give_up"), ("hold", "pass_on", "give_up")},
    "banque": {("hold", "pass_on")},
}
"""What a banker may do between coups."""


def choices(game: str) -> Iterator[Any]:
    """Yield each choice of the viewer of each moment."""
    for make in MOMENTS[game].values():
        moment = make()
        if moment.viewer:
            yield from TABLES[game].legal(moment.run.state, moment.viewer)


def allowed(kind: type[MaySpeak | MayChoose], game: str) -> set[tuple[str, ...]]:
    """Return what the choices of this kind allow, as the names of their fields that are true."""
    return {
        tuple(name for name in type(each).__struct_fields__ if getattr(each, name) is True)
        for each in choices(game)
        if isinstance(each, kind)
    }


@pytest.mark.parametrize(
    ("game", "table"), [("punto", punto), ("chemin", chemin), ("banque", banque)]
)
def test_every_phase_is_recorded(game: str, table: Any) -> None:
    phases = {str(make().run.state.phase) for make in MOMENTS[game].values()}
    assert phases == {str(each) for each in table.Phase} - {NEVER_STORED}


@pytest.mark.parametrize("game", MOMENTS)
def test_every_question_is_recorded(game: str) -> None:
    asked = {
        getattr(each, "what", each.__struct_config__.tag)
        for each in choices(game)
        if not isinstance(each, MaySpeak | MayChoose)
    }
    assert asked == QUESTIONS[game]
    assert allowed(MaySpeak, game) == SPOKEN[game]
    assert allowed(MayChoose, game) == CHOSEN.get(game, set())
