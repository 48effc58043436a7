"""When the shoes of the fast kernel end, as it takes it."""

from typing import Final, NamedTuple

from ...rules.presets.shoe import ShoeRules

NO_COUP: Final = 400
"""The cell of a lane that deals no coup."""
LONGEST: Final = 6
"""The most cards in a coup."""


class Pace(NamedTuple):
    """When shoes end, as passed to compiled code.

    - `packs`: in a shoe. `exposed`: 1 if the first card decides how many are burnt, else 0.
    - `least`: the least number of cards with which a coup begins, plus the value of the exposed
      card.
    - `surely`: the number of coups that every shoe has. `coups_after`: see `Rules`.
    """

    packs: int
    exposed: int
    least: int
    surely: int
    coups_after: int


def most_burnt(burn: int | str) -> int:
    """Return the most cards burnt; if the first card decides, it and ten more."""
    return 11 if burn == "first-card" else int(burn)


def pace_of(shoe: ShoeRules) -> Pace:
    """Return when shoes with these rules end."""
    exposed = shoe.burn == "first-card"
    burnt = most_burnt(shoe.burn)
    in_front = shoe.cards - shoe.stop_depth
    least = shoe.stop_depth + (0 if exposed else burnt)
    surely = (in_front - burnt) // LONGEST + 1
    return Pace(shoe.packs, int(exposed), least, surely, int(shoe.one_more))


def most_coups(shoe: ShoeRules) -> int:
    """Return an upper bound for the number of coups in a shoe."""
    return shoe.cards // 4 + 2
