"""The letters for results, typed in or printed."""

from typing import Final

from ...rules import Outcome

OUTCOMES: Final = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}
LETTERS: Final = {outcome: letter for letter, outcome in OUTCOMES.items()}
