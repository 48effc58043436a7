"""JSON objects for an analysis; amounts are in units, 100 to a chip."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from ..pricing.to_json import VERSION, exact
from .model import Analysis, Bet, ChoiceMade, ChoiceValue, CoupStory, PlayerStory, Share

METHOD = "equilibrium-of-each-coup"
KNOWN = "full packs less the cards shown; each hand knows itself"
SHARE: Final = ("seat", "name", "result", "expectation", "luck", "value", "lost")
PLAYER: Final = ("seat", "name", "coups", "result", "expectation", "luck", "lost")

Write = Callable[[Fraction], Any]


def analysis_object(found: Analysis, write: Write = exact) -> dict[str, Any]:
    """Return an analysis as an object; its keys are in `docs/analysis.md`.

    `write` converts a number, exactly or to a plain float.
    """
    return {
        "version": VERSION,
        "room": found.room,
        "shoe": found.shoe,
        "preset": found.preset,
        "coups": [coup_object(each, write) for each in found.coups],
        "players": [_written(each, PLAYER, write) for each in found.players],
        "method": {"name": METHOD, "exact": write is exact, "known": KNOWN},
    }


def coup_object(coup: CoupStory, write: Write = exact) -> dict[str, Any]:
    return {
        "coup": coup.number,
        "cards": coup.cards,
        "chances": _numbers(coup.chances, write),
        "values": _numbers(coup.values, write),
        "hands": coup.hands,
        "outcomes": coup.outcomes,
        "choices": [_choice(each, write) for each in coup.choices],
        "bets": [_bet(each, write) for each in coup.bets],
        "shares": [_written(each, SHARE, write) for each in coup.shares],
    }


def _numbers(numbers: Mapping[str, Fraction], write: Write) -> dict[str, Any]:
    return {name: write(each) for name, each in numbers.items()}


def _choice(made: ChoiceMade, write: Write) -> dict[str, Any]:
    return {
        "seat": made.seat,
        "side": made.side,
        "point": made.point,
        "drew": made.drew,
        "often": write(made.often),
        "equilibrium": _weigh(made.equilibrium, write, drew=made.drew),
        "known": _weigh(made.known, write, drew=made.drew),
    }


def _weigh(weighed: ChoiceValue, write: Write, *, drew: bool) -> dict[str, Any]:
    lost = weighed.lost(drew=drew)
    return {"draw": write(weighed.draw), "stand": write(weighed.stand), "lost": write(lost)}


def _bet(bet: Bet, write: Write) -> dict[str, Any]:
    return {
        "seat": bet.seat,
        "bet": bet.name,
        "stake": bet.stake,
        "paid": write(bet.paid),
        "result": bet.result,
    }


def _written(each: Share | PlayerStory, names: Sequence[str], write: Write) -> dict[str, Any]:
    found = {name: getattr(each, name) for name in names}
    return {name: write(one) if isinstance(one, Fraction) else one for name, one in found.items()}
