"""The numbers on which a program and the compiled code that runs it agree.

They have their own module, so that the code depends on the lab alone (`kernels.stored`).
"""

from typing import Final

SLOTS: Final = 256
"""More than any table needs; the variables that a trace computes come after them."""
HANDS: Final = 0
"""The slot of the hands to deal: see `Tables._hands`."""

# Kinds of nodes: see `program`.
REACHES: Final = 1
COMPARES: Final = 2
PRODUCT: Final = 3
QUOTIENT: Final = 4
SETS: Final = 5

# The numbers in `place`, where a run stops and goes on.
SHOE: Final = 0
COUP: Final = 1
CARD: Final = 2
COUPS_LEFT: Final = 3
ROOT: Final = 4
"""The root of the way that the table takes now; -1 if a coup is due."""
LOGGED: Final = 5
DONE: Final = -1
"""All shoes are played."""
OVERFLOW: Final = -2
"""A product does not fit."""
