"""The letters for results and their marks, typed in or printed."""

from typing import Final

from ...rules.coup import Outcome

OUTCOMES: Final = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}
LETTERS: Final = {outcome: letter for letter, outcome in OUTCOMES.items()}
MARKS: Final = {"n": "natural", "p": "player_pair", "b": "banker_pair"}
