"""Solved games as files for other programs: Gambit's `.efg` and `.nfg`.

Payoffs are at leaves only, and `.nfg` lists payoffs, not outcomes: Gambit and OpenSpiel both read
these forms. Numbers are fractions, or decimals for OpenSpiel: its version 2.0.2 refuses a fraction
in `.efg` with a part beyond 2³¹ - 1, and reads one in `.nfg` as 0.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Final, TypeAlias

from ...cards.kinds import WrongKind
from ..hands import STOOD, TOTAL_AFTER
from .banque.solve import BanqueSolution
from .chemin.coup_distribution import deals
from .chemin.dominance import OPEN, Choice, eliminate_dominated
from .chemin.game import Strategy, game_of
from .chemin.solve import Solution
from .problem import Question, event_name
from .tree_text import TreeText, number_text, shoe_text

OPEN_POINTS: Final = 16
"""The most decisions that a file in strategic form may have, of both sides together."""
PLAYERS: Final = ("Ponte", "Bank")
NATURAL: Final = "natural"


class TooManyStrategies(ValueError):
    """The strategic form would be too large; `points` counts the open decisions of both sides."""

    def __init__(self, points: int) -> None:
        super().__init__(
            f"the game has {points} open decisions, and a strategic form at most {OPEN_POINTS}; "
            "leave fewer free, or write the extensive form"
        )
        self.points = points


class _Node:
    """Deals that nobody can tell apart any more, and who wins their orders of five cards."""

    def __init__(self) -> None:
        self.orders = 0
        self.won = [[Fraction(0)] * 2, [Fraction(0)] * 2]
        """Orders won by ponte and bank: if the banker stands, and if the banker draws."""

    def add(self, totals: tuple[int, int], action: int, orders: Fraction | int) -> None:
        """Count orders that end with these totals after the banker's action."""
        if totals[0] != totals[1]:
            self.won[action][int(totals[1] > totals[0])] += orders

    def payoffs(self, action: int, tax: Fraction) -> list[Fraction]:
        """Return the expected payoffs of ponte and bank after an action."""
        ponte, bank = (each / self.orders for each in self.won[action])
        return [ponte - bank, (1 - tax) * bank - ponte]


Place: TypeAlias = tuple[str, str]
"""What the ponte and the banker know of a deal before anybody acts."""


def efg(solution: Solution | BanqueSolution, *, decimals: bool = False) -> str:
    """Return the solved game in extensive form, as Gambit's `.efg`; raises WrongKind.

    Numbers are fractions or, rounded, `decimals`, which OpenSpiel needs for a whole shoe.
    Chance deals the hands, then a card to each side that draws. The banker's card is part of the
    payoffs, as nobody acts after it. Hands that a player cannot tell apart are one deal, and
    decisions that the rules make are left out. Information sets have the names of the decision
    points.
    """
    if not isinstance(solution, Solution):
        if not isinstance(solution, BanqueSolution):
            raise WrongKind("solution", "a solution of chemin de fer or banque", solution)
        from .banque.game_tree import tree

        return tree(solution, decimals=decimals)
    question = solution.question
    places, written = _places(question), _Tree(solution, decimals=decimals)
    written.text.chance({" ".join(place): _whole(each).orders for place, each in places.items()})
    for place, events in places.items():
        written.after_deal(place, events)
    return written.text.text(_title(question))


def nfg(solution: Solution, *, decimals: bool = False) -> str:
    """Return the solved game in strategic form, as Gambit's `.nfg`; raises TooManyStrategies.

    Numbers are fractions or, rounded, `decimals`, which OpenSpiel needs for a whole shoe.
    Decisions with a strictly dominated choice, round by round, are not listed: no equilibrium plays
    it. The title names the other decisions of each side. Its strategies are in binary order: 1 is
    drawing, and the last decision is the lowest digit.
    """
    if not isinstance(solution, Solution):
        raise WrongKind("solution", "a solution of chemin de fer", solution)
    question = solution.question
    game = game_of(question, solution.kernel)
    settled = eliminate_dominated(game)
    points = sum(each is OPEN for side in settled for each in side)
    if points > OPEN_POINTS:
        raise TooManyStrategies(points)
    ponte, banker = ([*_strategies(each)] for each in settled)
    listed = "; ".join(
        f"{who}: {' '.join(_open(side.points, choices)) or 'none'}"
        for who, side, choices in zip(
            ("ponte", "banker"), (game.ponte, game.banker), settled, strict=True
        )
    )
    payoffs = [
        " ".join(number_text(Fraction(each) / game.unit, decimals=decimals) for each in pair)
        for other in banker
        for own in ponte
        for pair in [(game.ponte.value(own, other), game.banker.value(other, own))]
    ]
    players = " ".join(f'"{each}"' for each in PLAYERS)
    head = (
        f'NFG 1 R "{_title(question)}; {listed}" {{ {players} }} {{ {len(ponte)} {len(banker)} }}'
    )
    return "\n".join((head, "", *payoffs, ""))


def _title(question: Question) -> str:
    shoe = shoe_text(question.shoe)
    return f"Chemin de fer: {shoe}, sees {question.sees}, tax {question.tax}"


def _places(question: Question) -> Mapping[Place, Mapping[int | None, _Node]]:
    """Add up the deals by what both sides know, and by what the ponte did."""
    found = defaultdict[Place, dict[int | None, _Node]](dict)
    for deal in deals(question.shoe):
        ponte, banker = deal.totals
        if deal.event is None:
            result = "tie" if ponte == banker else "ponte" if ponte > banker else "bank"
            node = found[NATURAL, result].setdefault(None, _Node())
            node.add(deal.totals, 0, deal.orders)
        else:
            own = question.ponte_point(deal.ponte, ponte)
            point = question.banker_point(deal.banker, banker, deal.event)
            node = found[own, point.partition("|")[0]].setdefault(deal.event, _Node())
            reached, left = TOTAL_AFTER[ponte][deal.event], sum(deal.rest)
            node.add((reached, banker), 0, deal.orders)
            for worth, copies in enumerate(deal.rest):
                drawn = Fraction(deal.orders * copies, left)
                node.add((reached, TOTAL_AFTER[banker][worth]), 1, drawn)
        node.orders += deal.orders
    return found


def _whole(events: Mapping[int | None, _Node]) -> _Node:
    """Return the node that has all the orders of a deal: a natural, or a ponte who stands."""
    return events[None] if None in events else events[STOOD]


class _Tree:
    """Writes the nodes of a coup of chemin de fer."""

    def __init__(self, solution: Solution, *, decimals: bool) -> None:
        self.tax, self.text = solution.question.tax, TreeText(PLAYERS, decimals=decimals)
        kinds, first = solution.certificate, solution.first
        self._draws = {**first.ponte, **first.banker}
        self._free = {
            point
            for side in (kinds.ponte, kinds.banker)
            for point, each in side.items()
            if each.kind != "forced"
        }

    def after_deal(self, place: Place, events: Mapping[int | None, _Node]) -> None:
        """Write all that follows a deal."""
        own, other = place
        if None in events:
            self._leaf(events[None], 0)
            return
        if own in self._free:
            self.text.choice(1, own)
        if own in self._free or not self._draws[own]:
            self.banker(other, STOOD, events[STOOD])
        if own in self._free or self._draws[own]:
            cards = {event: node for event, node in events.items() if event not in {None, STOOD}}
            self.text.chance({str(event): node.orders for event, node in cards.items()})
            for event, node in cards.items():
                self.banker(other, event, node)

    def banker(self, own: str, event: int, node: _Node) -> None:
        """Write the banker's move, if the rules leave one."""
        point = f"{own}|{event_name(event)}"
        if point in self._free:
            self.text.choice(2, point)
            self._leaf(node, 0)
            self._leaf(node, 1)
        else:
            self._leaf(node, int(self._draws[point]))

    def _leaf(self, node: _Node, action: int) -> None:
        self.text.leaf(node.payoffs(action, self.tax))


def _strategies(choices: Sequence[Choice]) -> Iterator[Strategy]:
    """Yield every pure strategy that dominance leaves."""
    yield from product(*((0, 1) if each is OPEN else (each,) for each in choices))


def _open(points: Sequence[str], choices: Sequence[Choice]) -> list[str]:
    return [point for point, each in zip(points, choices, strict=True) if each is OPEN]
