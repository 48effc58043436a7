"""Independent statements of the tableaux. None of them reads the project's own tables.

Four state what Banker does after Player drew (PB-6): each takes Banker's total (0 to 7) and the
value of Player's third card (0 to 9), and returns whether Banker draws. Those of chemin de fer
(CF-14) take None for a ponte who stood, and return D, S or F: draws, stands, is free.
"""

from collections.abc import Callable, Iterator

from baccarat.cards import Card
from baccarat.rules import Draws, Tableau

from ..tables.punto_table import CARD_OF

CASES = tuple((total, third) for total in range(8) for third in range(10))


def by_third_card(total: int, third: int) -> bool:
    """For each third card, the highest total that still draws."""
    draws_to = {2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 6, 8: 2, 1: 3, 9: 3, 0: 3}
    return total <= draws_to[third]


def by_banker_total(total: int, third: int) -> bool:
    """For each total, the third cards on which it draws."""
    any_card = set(range(10))
    draws_on = {
        0: any_card,
        1: any_card,
        2: any_card,
        3: any_card - {8},
        4: {2, 3, 4, 5, 6, 7},
        5: {4, 5, 6, 7},
        6: {6, 7},
        7: set(),
    }
    return third in draws_on[total]


GRID = """
    0 1 2 3 4 5 6 7 8 9
7   S S S S S S S S S S
6   S S S S S S D D S S
5   S S S S D D D D S S
4   S S D D D D D D S S
3   D D D D D D D D S D
2   D D D D D D D D D D
1   D D D D D D D D D D
0   D D D D D D D D D D
"""


def by_grid(total: int, third: int) -> bool:
    """Look it up in the grid as houses print it, totals down from seven."""
    rows = {int(row[0]): row[1:].split() for row in GRID.strip().splitlines()[1:]}
    return rows[total][third] == "D"


def by_formula(total: int, third: int) -> bool:
    """Take the third card, 8 and 9 as −2 and −1; halve toward zero, add three."""
    counted = third - 10 if third >= 8 else third
    return total <= int(counted / 2) + 3


STATEMENTS: tuple[Callable[[int, int], bool], ...] = (
    by_third_card,
    by_banker_total,
    by_grid,
    by_formula,
)


def differences(tableau: Tableau, statement: Callable[[int, int], bool]) -> Iterator[str]:
    """Yield each of the 80 cases in which a tableau and a statement differ."""
    for total, third in CASES:
        given: Card = CARD_OF[third]
        draws = tableau.banker_says(total, given) is Draws.DRAW
        if draws is not statement(total, third):
            yield f"{total} given {third}"


STOOD = None
CHEMIN_CASES = tuple((total, third) for total in range(8) for third in (*range(10), STOOD))


def by_the_book(total: int, third: int | None) -> str:
    """State it as S3 does: by total, where the banker draws, and where the banker may choose."""
    always: set[int | None] = {*range(10), STOOD}
    draws_on: dict[int, set[int | None]] = {
        7: set(),
        6: {6, 7},
        5: {5, 6, 7, STOOD},
        4: {2, 3, 4, 5, 6, 7, STOOD},
        3: always - {8, 9},
    }
    if (total, third) in {(3, 9), (5, 4)}:
        return "F"
    return "D" if third in draws_on.get(total, always) else "S"


def by_the_computer(total: int, third: int | None) -> str:
    """State it as S2 does: the only choice is three given nine; five given four draws."""
    return "D" if (total, third) == (5, 4) else by_the_book(total, third)


CHEMIN_BANKER: dict[str, Callable[[int, int | None], str]] = {
    "chemin-de-fer": by_the_book,
    "chemin-de-fer-club": lambda _total, _third: "F",
    "computer-chemin-de-fer": by_the_computer,
    "computer-baccarat": by_the_computer,
}
