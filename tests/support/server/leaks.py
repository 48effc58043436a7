"""Leaks of hidden cards, planted to verify the tests of the house's endpoints."""

import logging
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.house.model.gestures import Bent
from baccarat.house.model.shoe_history import ShoeHistory
from baccarat.house.sealing import Sealing
from baccarat.rules import Outcome, Side
from baccarat.tables.common.shoe import CardBurnt

ADVICE: Final = "/api/rooms/{room:str}/advice"


def _log_each_card(patch: pytest.MonkeyPatch) -> None:
    card = Sealing.card

    def logged(self: Sealing, position: int) -> Card:
        logging.getLogger("baccarat.house").warning("dealt %s", card(self, position))
        return card(self, position)

    patch.setattr(Sealing, "card", logged)


def _count_burnt_cards(patch: pytest.MonkeyPatch) -> None:
    """Have the odds and the bots count cards that nobody saw."""
    apply = ShoeHistory.apply

    def seen(self: Any, steps: Any) -> Any:
        news = apply(self, steps)
        self.burnt += [step.event.card for step in steps if isinstance(step.event, CardBurnt)]
        return news

    def roads(self: Any) -> Any:
        outcomes = [Outcome.TIE if c.points % 2 else Outcome.PLAYER for c in self.burnt]
        return {Side.PLAYER: outcomes}

    patch.setattr(ShoeHistory, "apply", seen)
    patch.setattr(ShoeHistory, "roads", roads)


def _tell_burnt_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardBurnt, "redacted", lambda self, _: self)


def _leave_none_down(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.punto.view"), "_down_positions", lambda *_: ())


def _show_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.chemin.view"), "can_see", lambda *_: True)


def _show_three_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(import_module("baccarat.tables.banque.view"), "can_see", lambda *_: True)


def _bend_by_the_card(patch: pytest.MonkeyPatch) -> None:
    """Bend a card further if it is worth more."""
    gestures = import_module("baccarat.house.rooms.presence")
    message_of = gestures.message_of

    def told(state: Any, player: str, gesture: Any) -> Any:
        message = message_of(state, player, gesture)
        if not isinstance(message, Bent):
            return message
        cards = state.table.coup.hand(Side(message.side)).cards
        return replace(message, depth=cards[message.card].points)

    patch.setattr(gestures, "message_of", told)


LEAKS: Mapping[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "punto": (_count_burnt_cards, {"/odds", "/api/lobby", "bot "}),
    "punto, told": (_tell_burnt_cards, {"/socket", "/record"}),
    "american": (_leave_none_down, {"/socket", "/odds"}),
    "chemin": (_show_hands, {"/socket"}),
    "banque": (_show_three_hands, {"/socket"}),
    "banque to Cy": (_count_burnt_cards, {f"Cy {ADVICE}"}),
    "advised": (_count_burnt_cards, {f"Bea {ADVICE}"}),
    "squeeze, bent": (_bend_by_the_card, {"/socket"}),
    "squeeze, logged": (_log_each_card, {"log"}),
}
"""By game, the planted leaks with the endpoints at which each must be noticed."""
