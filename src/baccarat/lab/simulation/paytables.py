"""Bets as tables: the line of the paytable that decides a coup, by its cell or by its cards.

Lines are numbered in the order of the bet; the number after the last one means a lost stake.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...cards.card import PACK
from ...rules.wagers.condition import NEED_RANKS
from ...rules.wagers.facts import Facts
from ...rules.wagers.first_cards import FirstTwo, pair_rank
from ...rules.wagers.grain import CardFeatures
from ...rules.wagers.wager import Wager
from ..endings import CELLS
from ..pricing.distribution import cell_facts
from ..pricing.partial_coup import VALUES, ending_facts
from ..pricing.price import net

HANDS: Final[Sequence[FirstTwo]] = tuple(combinations_with_replacement(PACK, 2))
NO_THIRD: Final = 10
"""The value of a third card that was not drawn."""
THIRDS: Final = 11
ENDING_PLACES: Final = 100 * THIRDS**2


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


class CardBet(NamedTuple):
    """A bet that the cell does not settle. The line is `lines[kind][player][banker][same]`.

    `kinds` gives the kind of each cell; or of each ending, by its place, if the bet depends on
    two-card totals or third cards. `classes` gives the class of each hand of two cards, for either
    side; `same` is 1 if both hands are pairs of one rank.
    """

    kinds: tuple[int, ...]
    by_ending: bool
    classes: Mapping[FirstTwo, int]
    lines: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


def ending_place(player: int, banker: int, player_third: int, banker_third: int) -> int:
    """Return the index of an ending: two-card totals, and third cards or NO_THIRD."""
    return ((10 * player + banker) * THIRDS + player_third) * THIRDS + banker_third


@cache
def card_bet(wager: Wager) -> CardBet:
    """Return the table of a bet that needs more than the cell."""
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
    return CardBet(kinds, wager.needs_thirds, classes, lines)


def _classes(wager: Wager) -> tuple[Mapping[FirstTwo, int], Sequence[Sequence[FirstTwo]]]:
    """Return the class of each hand, and the hands of each; `same` covers the ranks of pairs."""
    grain = CardFeatures.of(replace(line.when, one_rank=()) for line in wager.lines)
    alike: defaultdict[tuple[object, ...], list[FirstTwo]] = defaultdict(list)
    for hand in HANDS:
        alike[grain.answer(hand)].append(hand)
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
    """Return the kind of each cell or ending, and the facts of one example of each kind.

    Two of a kind satisfy the same rows of the paytable, apart from conditions on first cards.
    """
    conditions = [replace(line.when, **dict.fromkeys(NEED_RANKS, ())) for line in wager.lines]
    numbers: dict[tuple[bool, ...], int] = {}
    examples: list[Facts] = []
    kinds = [0] * (ENDING_PLACES if wager.needs_thirds else len(CELLS))
    for place, facts in endings() if wager.needs_thirds else enumerate(cell_facts()):
        key = tuple(when.holds(facts) for when in conditions)
        if key not in numbers:
            numbers[key] = len(numbers)
            examples.append(facts)
        kinds[place] = numbers[key]
    return tuple(kinds), examples


def endings() -> Iterator[tuple[int, Facts]]:
    """List the facts of each ending that coups can have, with its place."""
    for totals in product(range(10), repeat=2):
        for facts in ending_facts(VALUES, totals):
            thirds = (
                NO_THIRD if each is None else each
                for each in (facts.player_third, facts.banker_third)
            )
            yield ending_place(*totals, *thirds), facts


def _with_hands(facts: Facts, player: FirstTwo, banker: FirstTwo) -> Facts:
    return replace(facts, player_first=player, banker_first=banker)
