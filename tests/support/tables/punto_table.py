"""A table of punto banco for the tests of its rules: people seated, a shoe on the table."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from baccarat.cards import PACK, Card, parse_cards
from baccarat.rules import PuntoPreset, Side, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode

from .drive import Run, refusal

RICH = 10_000_000
CARD_OF = {card.points: card for card in PACK}
"""A card for each value."""


def felt(
    name: str | PuntoPreset = "punto-banco",
    *,
    purses: Mapping[int, int] | None = None,
    **fields: Any,
) -> Run:
    """Seat people with `purses` (by default seat 1, rich), and open the betting: nothing is burnt.

    `fields` are house rules that differ from that and from the preset's.
    """
    played = punto_preset(name) if isinstance(name, str) else name
    run = Run.start(punto, replace(played, **{"burn": 0, **fields}))
    for seat, amount in (purses or {1: RICH}).items():
        run.do(CHANGEUR, Sit(seat, amount))
    run.do(HOUSE, punto.StartShoe())
    return run


def bets(**amounts: int) -> punto.Stake:
    return punto.Stake(tuple(punto.Bet(wager, amount) for wager, amount in amounts.items()))


def deal(run: Run, cards: str | tuple[Card, ...]) -> list[punto.Event]:
    """Deal cards one by one; return all events."""
    shoe = parse_cards(cards) if isinstance(cards, str) else cards
    return [event for card in shoe for event in run.do(HOUSE, punto.Deal(card))]


def coup(run: Run, cards: str | tuple[Card, ...]) -> list[punto.Event]:
    """Close the betting and deal; return the events from the first card on.

    The holder of the shoe deals, and a player asked to turn a hand does so at once.
    """
    run.do(HOUSE, punto.Close())
    if run.state.phase is punto.Phase.HOLDING:
        run.do(punto.to_act(run.state)[0], punto.DealCoup())
    events: list[punto.Event] = []
    for card in parse_cards(cards) if isinstance(cards, str) else cards:
        events += run.do(HOUSE, punto.Deal(card))
        while run.state.turn:
            events += run.do(HOUSE, punto.Close())
    return events


def decided(events: list[punto.Event]) -> punto.CoupDecided:
    """Return the one decision among the events."""
    (decision,) = (event for event in events if isinstance(event, punto.CoupDecided))
    return decision


def purse_of(run: Run, seat: int = 1) -> int:
    """Return the seat's purse, in units."""
    held = run.state.purses[seat - 1]
    assert held is not None
    return int(held)


PLAYER_WINS = "9c Ts Kd Jh"
BANKER_WINS = "Ts 9c Kd Jh"
TIE = "9c 9d Kd Jh"
"""Coups of four cards, ended by a natural."""


PLAYER, BANKER = Side
THREE = {1: RICH, 4: RICH, 6: RICH}
THIRDS = "Ts 2c 2h Td 3d 4s"
"""Player 2 and a 3, Banker 2 and a 4: both draw, and Banker wins with 6 against 5."""
NATURAL = "9c Ts Kd Jh"
STANDS = "Ts 2c 6h Td 9c"
"""Player stands on 6; Banker draws on 2 and has 1."""


def seen(run: Run, viewer: int) -> tuple[str, str]:
    """Write both hands as a viewer sees them, with `?` for each face-down card."""
    shown = punto.view(run.state, viewer)
    return _written(shown.player), _written(shown.banker)


def _written(hand: punto.HandView) -> str:
    known = iter(hand.cards)
    places = range(len(hand.cards) + len(hand.down))
    return " ".join("?" if at in hand.down else str(next(known)) for at in places)


def told(run: Run, event: Any, viewer: int) -> Any:
    """Return what a viewer is told of an event of the last step."""
    step = run.steps[-1]
    before = next(state for state, each, _ in step.moments() if each is event)
    return punto.redact(before, event, viewer)


def code(run: Run, seat: int, action: Any) -> RefusalCode:
    found = refusal(punto, run.state, seat, action)
    assert found is not None, f"{action} was taken"
    return found.code


def said(run: Run, event: Any) -> tuple[Call, ...]:
    step = run.steps[-1]
    return punto.announce(next(s for s, each, _ in step.moments() if each is event), event)
