"""The random choices of a hand that sometimes draws.

The choice of a hand in a coup of a shoe is word PLACE + (COUPS * shoe + coup) * HANDS + hand of
SplitMix64(seed), with shoes and coups numbered from 0 and the hands RIGHT (also the ponte), LEFT
and BANKER. The hand draws if the upper 53 bits of that word, divided by 2^53, are below its
chance. So a choice does not depend on what others were asked.
"""

from typing import Final

from ..generator import split_mix

PLACE: Final = 2**63
COUPS: Final = 256
"""More coups than any shoe has."""
HANDS: Final = 4
RIGHT: Final = 0
LEFT: Final = 1
BANKER: Final = 2
UNIT: Final = 2.0**-53


def is_drawing(chance: float, seed: int, shoe: int, coup: int, hand: int) -> bool:
    """Whether a hand draws that does so with this probability."""
    if chance <= 0 or chance >= 1:
        return chance >= 1
    word = split_mix(seed, PLACE + (shoe * COUPS + coup) * HANDS + hand)
    return (word >> 11) * UNIT < chance
