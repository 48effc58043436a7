"""Counts of coups by the outcome of bets that look at every card, in the order of the deal.

A row is a sequence of four to six ranks that the rules deal, or of values if the bet does not ask
for a poker hand. Conditions on suits and on the first card, the atoms, are counted separately: the
coups in which several of them hold are sequences with given sets of cards at some places. By
inclusion and exclusion these counts give those of every combination of atoms. All are integers.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import perm
from typing import Any, Final, NamedTuple, TypeAlias, get_args

import numpy as np
from msgspec.structs import replace

from ...cards.card import PACK, POINTS, RANKS, Card
from ...rules.half_open import PartlyOpenCoup
from ...rules.wagers.condition import NEED_ALL, Condition
from ...rules.wagers.facts import Facts
from ...rules.wagers.first_cards import Poker
from ...rules.wagers.wager import Wager
from ..composition import Composition
from ..counts import COUP
from .partial_coup import VALUES, ending_facts

Atom: TypeAlias = tuple[str, tuple[object, ...]]
"""A fact of all cards with its allowed values."""
Kind: TypeAlias = tuple[int, int]
"""An ending, by its index in Sequences, and a poker hand, by its index in HANDS."""

THIRDS: Final = {"player_third_suit": 4, "banker_third_suit": 5}
FLUSHES: Final = {"player_flush": (0, 2, 4), "banker_flush": (1, 3, 5)}
"""The places of cards: Player's are 0, 2, 4 and Banker's 1, 3, 5."""
HANDS: Final = tuple(get_args(Poker))
LOW: Final = (1 << 32) - 1


class Sequences(NamedTuple):
    """All sequences: a column of classes for each place, `absent` where no card is dealt there.

    `ending` is the index of each row among `endings`, which are the facts of values; `poker` is
    the index of its poker hand among HANDS.
    """

    absent: int
    places: tuple[Any, ...]
    ending: Any
    poker: Any
    endings: tuple[Facts, ...]


class Pattern(NamedTuple):
    """Sets of cards at some places, the same or disjoint, and the places where none need be."""

    cards: Mapping[int, frozenset[Card]]
    spare: frozenset[int]


def line_weights(wager: Wager, composition: Composition, seen: PartlyOpenCoup) -> tuple[int, ...]:
    """Count the orders of the cards to come by the line of a bet, with those that lose at the end.

    As everywhere, a coup counts as six cards. The composition includes the open cards.
    """
    rows = _rows(by_rank=_is_by_rank(wager))
    known, atoms = _known(seen), _atoms(wager)
    left = dict(composition.without(seen.open_cards).cards or ())
    keep = _agrees(rows, left, known, seen)
    lines = [0] * (len(wager.lines) + 1)
    for size in range(len(atoms) + 1):
        for held in combinations(atoms, size):
            found: Counter[Kind] = Counter()
            useful = keep[_useful(wager, held)[_kinds(rows)[keep]]] if held else keep
            for pattern in _patterns(held):
                if all(
                    known[place] in cards
                    for place, cards in pattern.cards.items()
                    if place in known
                ):
                    found.update(_count(rows, useful, left, pattern, known))
            for kind, ways in found.items():
                for line, sign in _signs(wager, rows.endings[kind[0]], kind[1], held):
                    lines[line] += sign * ways
    return tuple(lines)


@cache
def _rows(*, by_rank: bool) -> Sequences:
    points = np.array([POINTS[rank] for rank in RANKS] if by_rank else range(10))
    size = len(points)
    firsts = np.indices((size,) * 4, np.int8).reshape(4, -1)
    values = points[firsts]
    totals = (values[0] + values[2]) % 10 * 10 + (values[1] + values[3]) % 10
    parts: list[Any] = []
    numbers: list[Any] = []
    endings: list[Facts] = []
    for player, banker in product(range(10), repeat=2):
        both = firsts[:, totals == 10 * player + banker]
        for facts in ending_facts(VALUES, (player, banker)):
            drawn = (facts.player_third, facts.banker_third)
            classes = [[size] if each is None else np.flatnonzero(points == each) for each in drawn]
            for pair in product(*classes):
                thirds = np.full((2, both.shape[1]), np.array(pair)[:, None], np.int8)
                parts.append(np.vstack((both, thirds)))
                numbers.append(np.full(both.shape[1], len(endings), np.int16))
            endings.append(facts)
    places = tuple(np.concatenate([part[place] for part in parts]) for place in range(COUP))
    poker = poker_hands(places, size) if by_rank else np.zeros(len(places[0]), np.int8)
    return Sequences(size, places, np.concatenate(numbers), poker, tuple(endings))


def poker_hands(places: Sequence[Any], size: int) -> Any:
    """Return the index among HANDS of each row's poker hand; `size` ranks, then no card."""
    counts = np.zeros((len(places[0]), size + 1), np.int8)
    every = np.arange(len(counts))
    for each in places:
        counts[every, each] += 1
    counts = counts[:, :size]
    most, pairs, threes = counts.max(1), (counts == 2).sum(1), (counts == 3).sum(1)
    hands = {
        "six": most == 6,
        "five": most == 5,
        "four": most == 4,
        "two-threes": threes == 2,
        "full-house": (threes == 1) & (pairs > 0),
        "three": threes == 1,
        "three-pairs": pairs == 3,
        "two-pairs": pairs == 2,
        "pair": pairs == 1,
    }
    names = [HANDS.index(name) for name in hands]
    return np.select([*hands.values()], names, HANDS.index("none")).astype(np.int8)


def _known(seen: PartlyOpenCoup) -> Mapping[int, Card]:
    """Return the open cards by their places."""
    two = seen.player.first_two
    draws = seen.draws if seen.draws is not None else two.total <= 5
    thirds = (4, 5) if draws else (5,)
    return {
        **dict(zip((0, 2), seen.player.cards, strict=False)),
        **dict(zip((1, 3), seen.banker.cards, strict=False)),
        **dict(zip(thirds, seen.thirds, strict=False)),
    }


def _agrees(
    rows: Sequences, left: Mapping[Card, int], known: Mapping[int, Card], seen: PartlyOpenCoup
) -> Any:
    """Return which rows agree with the open cards, the announcements and the cards left."""
    allowed = [seen.allows(facts.player_two or 0) for facts in rows.endings]
    keep = np.array(allowed)[rows.ending]
    there = np.zeros(rows.absent + 1, bool)
    there[[rows.absent, *(_class(rows, card) for card, copies in left.items() if copies)]] = True
    for place, column in enumerate(rows.places):
        card = known.get(place)
        keep &= there[column] if card is None else column == _class(rows, card)
    return np.flatnonzero(keep)


def _class(rows: Sequences, card: Card) -> int:
    return RANKS.index(card.rank) if rows.absent == len(RANKS) else card.points


def _atoms(wager: Wager) -> tuple[Atom, ...]:
    """List the conditions on suits and on the first card, each once; a flush as one that holds."""
    found = {
        (fact, (True,) if fact in FLUSHES else allowed): None
        for line in wager.lines
        for fact, allowed in line.when.asked
        if fact in NEED_ALL and fact != "poker"
    }
    return tuple(found)


def _patterns(held: Sequence[Atom]) -> Iterator[Pattern]:
    """Yield disjoint patterns, which together are the coups in which all these atoms hold."""
    needed = {THIRDS[fact] for fact, _ in held if fact in THIRDS}
    for choice in product(*(_patterns_of(*atom) for atom in held)):
        places: dict[int, frozenset[Card]] = {}
        for each in choice:
            for place, cards in each.items():
                places[place] = places.get(place, cards) & cards
        cells: defaultdict[tuple[bool, ...], set[Card]] = defaultdict(set)
        for card in PACK:
            cells[tuple(card in cards for cards in places.values())].add(card)
        among = [
            [frozenset(cell) for told, cell in cells.items() if told[at]]
            for at in range(len(places))
        ]
        for cut in product(*among):
            first = (p for p, cell, some in zip(places, cut, among, strict=True) if cell == some[0])
            yield Pattern(dict(zip(places, cut, strict=True)), frozenset(first) - needed)


def _patterns_of(fact: str, allowed: Sequence[object]) -> Sequence[Mapping[int, frozenset[Card]]]:
    if fact in FLUSHES:
        suits = [frozenset(card for card in PACK if card.suit == suit) for suit in "cdhs"]
        return [dict.fromkeys(FLUSHES[fact], cards) for cards in suits]
    look = "rank" if fact == "first_rank" else "suit"
    cards = frozenset(card for card in PACK if getattr(card, look) in allowed)
    return [{THIRDS.get(fact, 0): cards}]


def _count(
    rows: Sequences,
    keep: Any,
    left: Mapping[Card, int],
    pattern: Pattern,
    known: Mapping[int, Card],
) -> Mapping[Kind, int]:
    """Count the orders of the cards to come that fit a pattern, by ending and poker hand."""
    columns = [column[keep] for column in rows.places]
    ways = np.ones(len(keep), np.int64)
    order = sorted(set(range(COUP)) - {*known}, key=lambda place: place not in pattern.cards)
    for at, place in enumerate(order):
        cards = pattern.cards.get(place)
        counts = np.zeros(rows.absent + 1, np.int64)
        for card, copies in left.items():
            if cards is None or card in cards:
                counts[_class(rows, card)] += copies
        free = counts[columns[place]]
        for before in order[:at]:
            if cards is None or pattern.cards.get(before) == cards:
                free -= columns[before] == columns[place]
        dealt = columns[place] != rows.absent
        ways *= np.where(dealt, free, cards is None or place in pattern.spare)
    kinds = _kinds(rows)[keep]
    sums = [np.bincount(kinds, part) for part in (ways >> 32, ways & LOW)]
    number, found = sum(left.values()), {}
    for kind in np.flatnonzero(sums[0] + sums[1]):
        ending, hand = divmod(int(kind), len(HANDS))
        drawn = rows.endings[ending].cards - len(known)
        total = (int(sums[0][kind]) << 32) + int(sums[1][kind])
        found[ending, hand] = total * perm(number - drawn, COUP - len(known) - drawn)
    return found


def _kinds(rows: Sequences) -> Any:
    """Return each row's kind as one number."""
    return rows.ending.astype("int64") * len(HANDS) + rows.poker


@cache
def _useful(wager: Wager, held: tuple[Atom, ...]) -> Any:
    """Return for each kind whether it matters to the bet that these atoms hold."""
    endings = _rows(by_rank=_is_by_rank(wager)).endings
    hands = range(len(HANDS) if _is_by_rank(wager) else 1)
    found = [[bool(_signs(wager, facts, hand, held)) for hand in hands] for facts in endings]
    return np.repeat(found, len(HANDS) // len(hands), axis=1).ravel()


def _is_by_rank(wager: Wager) -> bool:
    return any(line.when.poker for line in wager.lines)


@cache
def _signs(
    wager: Wager, facts: Facts, hand: int, held: tuple[Atom, ...]
) -> Sequence[tuple[int, int]]:
    """Return what each line gains when these atoms are known to hold, besides their parts."""
    found: Counter[int] = Counter()
    for size in range(len(held) + 1):
        for some in combinations(held, size):
            found[_line(wager, facts, hand, some)] += (-1) ** (len(held) - size)
    return [(line, sign) for line, sign in found.items() if sign]


def _line(wager: Wager, facts: Facts, hand: int, held: tuple[Atom, ...]) -> int:
    """Return the line of a coup in which these atoms hold and no others."""
    for at, (line, values) in enumerate(zip(wager.lines, on_values(wager), strict=True)):
        if not values.holds(facts):
            continue
        if line.when.poker and HANDS[hand] not in line.when.poker:
            continue
        if all(_holds(fact, allowed, held) for fact, allowed in line.when.asked):
            return at
    return len(wager.lines)


@cache
def on_values(wager: Wager) -> Sequence[Condition]:
    """Return what each line asks of the values of the cards."""
    return [replace(line.when, **dict.fromkeys(NEED_ALL, ())) for line in wager.lines]


def _holds(fact: str, allowed: tuple[object, ...], held: tuple[Atom, ...]) -> bool:
    if fact in FLUSHES:
        return ((fact, (True,)) in held) in allowed
    return fact not in NEED_ALL or fact == "poker" or (fact, allowed) in held
