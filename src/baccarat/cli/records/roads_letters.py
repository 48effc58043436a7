"""The letters of results in a shoe that is typed in or drawn as text."""

from typing import Final

from ...rules import Outcome

OUTCOMES: Final = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}
LETTERS: Final = {outcome: letter for letter, outcome in OUTCOMES.items()}
