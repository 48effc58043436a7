"""Bets as tables: the line of the paytable that decides a coup, by its cell and first cards.

Lines are numbered in the order of the bet; the number after the last one means a lost stake.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...cards import PACK
from ...rules import Facts, Wager
from ...rules.wagers import CardFeatures
from ...rules.wagers.condition import NEED_RANKS
from ...rules.wagers.first_cards import FirstTwo, pair_rank
from ..pricing.distribution import cell_facts
from ..pricing.price import net

HANDS: Final[Sequence[FirstTwo]] = tuple(combinations_with_replacement(PACK, 2))


def line_of(wager: Wager, facts: Facts) -> int:
    """Return the number of the line that decides a coup."""
    line = wager.line(facts)
    return len(wager.lines) if line is None else wager.lines.index(line)


@cache
def gains_of(wager: Wager) -> tuple[Fraction, ...]:
    """Return the net payout per unit of each line, unrounded."""
    return tuple(net(line) for line in (*wager.lines, None))


@cache
def lines_by_cell(wager: Wager) -> tuple[int, ...]:
    """Return the line of each cell, for a bet on card values."""
    return tuple(line_of(wager, facts) for facts in cell_facts())


class RankedBet(NamedTuple):
    """A bet on ranks or suits. The line is `lines[kind][player][banker][same]`.

    `kinds` gives the kind of each cell, `classes` the class of each hand of two cards, for either
    side; `same` is 1 if both hands are pairs of one rank.
    """

    kinds: tuple[int, ...]
    classes: Mapping[FirstTwo, int]
    lines: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


@cache
def ranked_bet(wager: Wager) -> RankedBet:
    """Return the table of a bet on ranks or suits."""
    classes, members = _classes(wager)
    kinds, examples = _kinds(wager)
    pairs = {
        (player, banker, same): found
        for player in range(len(members))
        for banker in range(len(members))
        for same in (0, 1)
        if (found := _hands(members[player], members[banker], same)) is not None
    }

    def line(facts: Facts, player: int, banker: int, same: int) -> int:
        hands = pairs.get((player, banker, same))
        return -1 if hands is None else line_of(wager, _with_hands(facts, *hands))

    size = range(len(members))
    lines = tuple(
        tuple(
            tuple(
                (line(facts, player, banker, 0), line(facts, player, banker, 1)) for banker in size
            )
            for player in size
        )
        for facts in examples
    )
    return RankedBet(kinds, classes, lines)


def _classes(wager: Wager) -> tuple[Mapping[FirstTwo, int], Sequence[Sequence[FirstTwo]]]:
    """Return the class of each hand, and the hands of each; `same` covers the ranks of pairs."""
    grain = CardFeatures.of(replace(line.when, one_rank=()) for line in wager.lines)
    alike: defaultdict[tuple[object, ...], list[FirstTwo]] = defaultdict(list)
    for hand in HANDS:
        alike[grain.told(hand)].append(hand)
    members = list(alike.values())
    return {hand: at for at, group in enumerate(members) for hand in group}, members


def _hands(
    players: Sequence[FirstTwo], bankers: Sequence[FirstTwo], same: int
) -> tuple[FirstTwo, FirstTwo] | None:
    """Find a hand of each class, which are pairs of one rank or are not."""
    ranks = {pair_rank(hand): hand for hand in bankers}
    for player in players:
        rank = pair_rank(player)
        if same and rank is not None and rank in ranks:
            return player, ranks[rank]
        if not same:
            other = next((each for each in ranks if each is None or each != rank), "none")
            if other != "none":
                return player, ranks[other]
    return None


def _kinds(wager: Wager) -> tuple[tuple[int, ...], Sequence[Facts]]:
    """Return the kind of each cell, and the facts of one cell of each kind."""
    names = sorted({name for line in wager.lines for name, _ in line.when.asked} - {*NEED_RANKS})
    numbers: dict[tuple[object, ...], int] = {}
    examples: list[Facts] = []
    kinds = []
    for facts in cell_facts():
        key = tuple(getattr(facts, name) for name in names)
        if key not in numbers:
            numbers[key] = len(numbers)
            examples.append(facts)
        kinds.append(numbers[key])
    return tuple(kinds), examples


def _with_hands(facts: Facts, player: FirstTwo, banker: FirstTwo) -> Facts:
    return Facts(
        facts.player_total,
        facts.banker_total,
        facts.player_cards,
        facts.banker_cards,
        player,
        banker,
    )
