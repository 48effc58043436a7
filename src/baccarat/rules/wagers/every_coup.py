"""Every combination of facts that a coup can bring, for checking bets against."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from ...cards import PACK, Card
from ..coup import Coup, Side
from .facts import Facts, Pair

_CARD: dict[int, Card] = {card.points: card for card in PACK}
_DIGITS = tuple(range(10))
_UNPAIRED = (Pair.NONE, Pair.SUITED)


@cache
def every_facts() -> frozenset[Facts]:
    """List the facts of every coup that whole packs can deal."""
    return frozenset(facts for coup, firsts in _coups() for facts in _with_pairs(coup, firsts))


def _coups() -> Iterator[tuple[Coup, tuple[int, int]]]:
    """Deal every coup by its totals: a two-card hand is a zero and a card of its total."""
    for firsts in product(_DIGITS, _DIGITS):
        coup = Coup()
        for points in (0, 0, *firsts):
            side = coup.next_side()
            if side:
                coup = coup.with_card(side, _CARD[points])
        for last in _dealt_out(coup):
            yield last, firsts


def _dealt_out(coup: Coup) -> Iterator[Coup]:
    side: Side | None = coup.next_side()
    if side is None:
        yield coup
        return
    for points in _DIGITS:
        yield from _dealt_out(coup.with_card(side, _CARD[points]))


def _with_pairs(coup: Coup, firsts: tuple[int, int]) -> Iterator[Facts]:
    """Add what ranks and suits can be: only an even total of two cards can be a pair's."""
    for player, banker in product(*(_UNPAIRED if n % 2 else tuple(Pair) for n in firsts)):
        paired = player not in _UNPAIRED and banker not in _UNPAIRED
        for one_rank in {False, paired and firsts[0] == firsts[1]}:
            yield Facts(
                player_total=coup.player.total,
                banker_total=coup.banker.total,
                player_cards=len(coup.player.cards),
                banker_cards=len(coup.banker.cards),
                player_pair=player,
                banker_pair=banker,
                one_rank=one_rank,
            )
