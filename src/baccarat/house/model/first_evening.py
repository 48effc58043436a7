"""From which coup a room asks people a question, so that a first evening brings one at a time.

A question is named by the phase that asks it. Before its coup people are not asked: the house
answers for them at once, as it does for a late player. Bots play by the whole game.
"""

from collections.abc import Mapping
from typing import Final

from ...rules.presets.named import Preset
from ...tables.register import table_of
from .draft import Draft
from .refusal import HouseCode, check
from .state import RoomState

Opens = Mapping[str, int]
"""The first coup with each question; the others are asked from the first coup on."""
LAST_OPENING: Final = 100
"""The latest coup from which a question may be asked."""


def check_opens(opens: Opens, preset: Preset) -> None:
    """Raise Rejected unless these are coups, and questions that the game closes one by one."""
    if not opens:
        return
    game = table_of(preset)
    phases = {*type(game.new(preset).phase)} if not game.CLOSES_BY_CONSENT else set[str]()
    for question, coup in opens.items():
        known = question in phases and 1 <= coup <= LAST_OPENING
        check(known, HouseCode.BAD_FIELD, field=f"opens.{question}" if phases else "opens")


def is_withheld(opens: Opens, state: RoomState) -> bool:
    """Whether people are not asked the table's present question yet; only in a first shoe."""
    return state.shoe <= 1 and state.coup < opens.get(state.table.phase, 0)


def answer_withheld(draft: Draft, opens: Opens) -> None:
    """Answer for the people who would be asked too early, until nobody is.

    A question whose answer cannot be left to the house is asked all the same.
    """
    while is_withheld(opens, draft.state):
        state, game = draft.state, draft.state.game
        people = sorted(state.asked - {*state.bots()})
        late = ((seat, game.timeout_action(state.table, seat)) for seat in people)
        seat, answer = next((each for each in late if each[1] is not None), (0, None))
        if answer is None:
            return
        draft.act(seat, answer)
