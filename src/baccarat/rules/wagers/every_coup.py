"""List every combination of facts that a coup can have, to check bets against."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any, Final

from ...cards.card import PACK, Card
from ..coup import Coup, Side
from .condition import NEED_THIRDS
from .facts import Facts, facts_when_over
from .grain import CardFeatures

VALUES: Final = CardFeatures()
_CARD: dict[int, Card] = {card.points: card for card in PACK}
_DIGITS = tuple(range(10))


@lru_cache(maxsize=8)
def every_facts(grain: CardFeatures = VALUES, *, drawn: bool = True) -> frozenset[Facts]:
    """List the facts of every coup that whole packs can deal, at the resolution of `grain`.

    One hand represents all first cards that the grain does not distinguish and that have the same
    value. Unless third cards are `drawn`, one coup represents all with the same two-card totals.
    """
    coups = [(coup, firsts) for coup, firsts in _coups()]
    if not drawn:
        coups = [(coup, firsts) for firsts, coup in {f: coup for coup, f in coups}.items()]
    return frozenset(facts for coup, firsts in coups for facts in _facts(coup, firsts, grain))


def example_of(wanted: frozenset[Facts], grain: CardFeatures) -> tuple[str, str]:
    """Return the cards of Player and of Banker in the first coup with some of these facts."""
    for coup, totals in _coups():
        for facts in _facts(coup, totals, grain):
            if facts in wanted:
                hands = (coup.player, facts.player_first), (coup.banker, facts.banker_first)
                player, banker = (
                    " ".join((*(first or hand.cards[:2]), *hand.cards[2:])) for hand, first in hands
                )
                return player, banker
    raise ValueError("no coup has these facts")


def _coups() -> Iterator[tuple[Coup, tuple[int, int]]]:
    """Deal every coup by its totals: a two-card hand is a zero and a card with its total."""
    for firsts in product(_DIGITS, _DIGITS):
        coup = Coup()
        for points in (0, 0, *firsts):
            side = coup.next_side()
            if side:
                coup = coup.with_card(side, _CARD[points])
        for last in _deal_out(coup):
            yield last, firsts


def _deal_out(coup: Coup) -> Iterator[Coup]:
    side: Side | None = coup.next_side()
    if side is None:
        yield coup
        return
    for points in _DIGITS:
        yield from _deal_out(coup.with_card(side, _CARD[points]))


def _facts(coup: Coup, totals: tuple[int, int], grain: CardFeatures) -> Iterator[Facts]:
    """Add the possible first cards of both hands, if the grain distinguishes any."""
    hands = ([alike[0] for alike in grain.by_total()[each].values()] for each in totals)
    for player, banker in product(*hands) if grain.questions else [(None, None)]:
        yield Facts(
            player_total=coup.player.total,
            banker_total=coup.banker.total,
            player_cards=len(coup.player.cards),
            banker_cards=len(coup.banker.cards),
            player_first=player,
            banker_first=banker,
            **(_thirds(coup) if grain.thirds else {}),
        )


def _thirds(coup: Coup) -> dict[str, Any]:
    whole = facts_when_over(coup)
    return {name: getattr(whole, name) for name in NEED_THIRDS}
