"""Exact solution of a matrix game by the simplex method in fractions."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class Solved(NamedTuple):
    """The value, and the mixed strategies of the row player (who maximizes) and the other."""

    value: Fraction
    rows: list[Fraction]
    columns: list[Fraction]


def solve_matrix(payoffs: Sequence[Sequence[Fraction | int]]) -> Solved:
    """Solve the game with these rows (Dantzig 1951); Bland's rule guarantees termination."""
    rows, columns = len(payoffs), len(payoffs[0])
    shift = 1 - min(min(row) for row in payoffs)
    table = [
        [
            *(Fraction(each + shift) for each in row),
            *(Fraction(at == own) for at in range(rows)),
            Fraction(1),
        ]
        for own, row in enumerate(payoffs)
    ]
    aim = [*[Fraction(-1)] * columns, *[Fraction(0)] * rows, Fraction(0)]
    basis = [columns + at for at in range(rows)]
    while True:
        enter = next((at for at, each in enumerate(aim[:-1]) if each < 0), None)
        if enter is None:
            break
        leave = min(
            (at for at in range(rows) if table[at][enter] > 0),
            key=lambda at: (table[at][-1] / table[at][enter], basis[at]),
        )
        lead = table[leave][enter]
        table[leave] = own = [each / lead for each in table[leave]]
        basis[leave] = enter
        for line in (*(table[at] for at in range(rows) if at != leave), aim):
            factor = line[enter]
            if factor:
                line[:] = [a - factor * b for a, b in zip(line, own, strict=True)]
    total = aim[-1]
    weights = dict(zip(basis, (line[-1] for line in table), strict=True))
    return Solved(
        value=1 / total - shift,
        rows=[each / total for each in aim[columns:-1]],
        columns=[weights.get(at, Fraction(0)) / total for at in range(columns)],
    )
