"""Turn an analysis into plain objects for JSON; sums are in units, 100 to a chip."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ..report import VERSION, exact
from .parts import Analysis, Bet, ChoiceMade, CoupStory, PlayerStory, Share, Weighed

KNOWN = "full packs less the cards shown; each hand knows itself"


def analysis_object(found: Analysis) -> dict[str, Any]:
    """Give an analysis as an object; `docs/analysis.md` has its keys."""
    return {
        "version": VERSION,
        "room": found.room,
        "shoe": found.shoe,
        "preset": found.preset,
        "coups": [coup_object(each) for each in found.coups],
        "players": [_player(each) for each in found.players],
        "method": {"name": "equilibrium-of-each-coup", "exact": True, "known": KNOWN},
    }


def coup_object(coup: CoupStory) -> dict[str, Any]:
    """Give a coup."""
    return {
        "coup": coup.number,
        "cards": coup.cards,
        "chances": _numbers(coup.chances),
        "values": _numbers(coup.values),
        "hands": coup.hands,
        "outcomes": coup.outcomes,
        "choices": [_choice(each) for each in coup.choices],
        "bets": [_bet(each) for each in coup.bets],
        "shares": [_share(each) for each in coup.shares],
    }


def _numbers(numbers: Mapping[str, Fraction]) -> dict[str, Any]:
    return {name: exact(each) for name, each in numbers.items()}


def _choice(made: ChoiceMade) -> dict[str, Any]:
    return {
        "seat": made.seat,
        "side": made.side,
        "point": made.point,
        "drew": made.drew,
        "often": exact(made.often),
        "equilibrium": _weighed(made.equilibrium, drew=made.drew),
        "known": _weighed(made.known, drew=made.drew),
    }


def _weighed(weighed: Weighed, *, drew: bool) -> dict[str, Any]:
    lost = weighed.lost(drew=drew)
    return {"draw": exact(weighed.draw), "stand": exact(weighed.stand), "lost": exact(lost)}


def _bet(bet: Bet) -> dict[str, Any]:
    return {
        "seat": bet.seat,
        "bet": bet.name,
        "stake": bet.stake,
        "paid": exact(bet.paid),
        "result": bet.result,
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "seat": share.seat,
        "name": share.name,
        "result": share.result,
        "expectation": exact(share.expectation),
        "luck": exact(share.luck),
        "value": exact(share.value),
        "lost": exact(share.lost),
    }


def _player(player: PlayerStory) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "name": player.name,
        "coups": player.coups,
        "result": player.result,
        "expectation": exact(player.expectation),
        "luck": exact(player.luck),
        "lost": exact(player.lost),
    }
