"""List every combination of facts that a coup can have, to check bets against."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, Final, get_args

from ...cards.card import PACK, RANKS, SUITS, Card
from ...cards.hand import Hand
from ..coup import Coup, Side
from .condition import NEED_ALL, NEED_THIRDS, Comparable
from .facts import Facts, facts_when_over
from .first_cards import poker_of
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


@lru_cache(maxsize=8)
def every_whole(asked: frozenset[str]) -> frozenset[Facts]:
    """List coups that whole packs can deal, one for each combination of the facts `asked`.

    The facts have all cards. None of the facts asked may be one of the first two cards alone.
    """
    ranked = sorted(asked & {"first_rank", "poker"})
    valued = sorted(asked - {*NEED_ALL, "equal"})
    valued += get_args(Comparable) if "equal" in asked else ()
    coups = _ranked_coups(ordered="first_rank" in asked) if ranked else (c for c, _ in _coups())
    by_rank: dict[object, Coup] = {}
    for coup in coups:
        facts = facts_when_over(coup)
        key = (facts.player_cards, facts.banker_cards, *_read(facts, (*valued, *ranked)))
        by_rank.setdefault(key, coup)
    found: dict[object, Facts] = {}
    for coup in by_rank.values():
        hands = (
            _suited(hand.cards, [fact in asked for fact in looks])
            for hand, looks in zip((coup.player, coup.banker), _OF_SUITS, strict=True)
        )
        for player, banker in product(*hands):
            facts = facts_when_over(Coup(Hand(player), Hand(banker)))
            found.setdefault(_read(facts, (*valued, *sorted(asked & {*NEED_ALL}))), facts)
    return frozenset(found.values())


_OF_SUITS: Final = (
    ("first_suit", "player_third_suit", "player_flush"),
    ("", "banker_third_suit", "banker_flush"),
)


def _read(facts: Facts, names: Sequence[str]) -> tuple[object, ...]:
    return tuple(getattr(facts, name) for name in names)


def _ranked_coups(*, ordered: bool) -> Iterator[Coup]:
    """Deal every coup by its ranks, one for each ending and poker hand.

    If `ordered`, one for each rank of the first card as well.
    """
    worth: defaultdict[int, list[Card]] = defaultdict(list)
    clubs = [Card(f"{rank}c") for rank in RANKS]
    for card in clubs:
        worth[card.points].append(card)
    pairs: defaultdict[int, list[tuple[Card, ...]]] = defaultdict(list)
    for pair in combinations_with_replacement(clubs, 2):
        pairs[(pair[0].points + pair[1].points) % 10].append(pair)
    poker = lru_cache(None)(poker_of)
    for coup, (player, banker) in _coups():
        thirds: list[list[tuple[Card, ...]]] = [
            [(card,) for card in worth[hand.third.points]] if hand.third else [()]
            for hand in (coup.player, coup.banker)
        ]
        firsts = pairs[player] + ([pair[::-1] for pair in pairs[player]] if ordered else [])
        seen: set[object] = set()
        for p, b, p3, b3 in product(firsts, pairs[banker], *thirds):
            key = poker(tuple(sorted(p + b + p3 + b3))), p[0] if ordered else None
            if key not in seen:
                seen.add(key)
                yield Coup(Hand(p + p3), Hand(b + b3))


def _suited(cards: Sequence[Card], asked: Sequence[bool]) -> Sequence[tuple[Card, ...]]:
    """Return the cards with suits, in one way for each combination of the facts asked for."""
    first, third, flush = asked
    found: dict[object, tuple[Card, ...]] = {}
    for suits in product(SUITS, repeat=len(cards)):
        key = first and suits[0], third and suits[2:], flush and len({*suits}) == 1
        suited = (Card(card.rank + suit) for card, suit in zip(cards, suits, strict=True))
        found.setdefault(key, tuple(suited))
    return tuple(found.values())


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
