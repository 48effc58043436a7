"""Put the players round the table: the banker in the middle, and five on each side (BB-2).

`places` lists the chairs by where they stand: the middle, then right and left by turns, from the
banker outward. A new banker changes places with the one in the middle (BB-10).
"""

from ..common import Seat
from .hands import TableSide

Places = tuple[Seat, ...]


def first_places(seats: int) -> Places:
    """Put each chair in its own place."""
    return tuple(range(1, seats + 1))


def side(places: Places, which: TableSide) -> tuple[Seat, ...]:
    """List the chairs of a side, from the banker outward."""
    return places[1 if which is TableSide.RIGHT else 2 :: 2]


def side_of(places: Places, seat: Seat) -> TableSide:
    """Tell at whose side of the banker a chair stands; of the middle one, at neither."""
    at = places.index(seat)
    if at == 0:
        return TableSide.BANKER
    return TableSide.RIGHT if at % 2 else TableSide.LEFT


def exchanged(places: Places, banker: Seat) -> Places:
    """Let the new banker and the one in the middle change places."""
    middle = places[0]
    return tuple({banker: middle, middle: banker}.get(seat, seat) for seat in places)


def round_from_banker(places: Places) -> tuple[Seat, ...]:
    """List the punters' chairs from the banker's right round the table (CF-4)."""
    return (*side(places, TableSide.RIGHT), *reversed(side(places, TableSide.LEFT)))


def by_turns(places: Places) -> tuple[Seat, ...]:
    """List the punters' chairs from the banker outward, right and left by turns (BB-11)."""
    return places[1:]


def round_from_croupier(places: Places) -> tuple[Seat, ...]:
    """List all chairs from the croupier's right on, who sits across from the banker (BB-1)."""
    left, right = side(places, TableSide.LEFT), side(places, TableSide.RIGHT)
    return (*reversed(left), places[0], *right)
