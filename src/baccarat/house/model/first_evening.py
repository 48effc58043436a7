"""From which coup a room asks people a question, so that a first evening brings one at a time.

A question is named by the phase that asks it. Before its coup people are not asked: the house
answers for them at once, as it does for a late player. In the coup from which a bank is offered to
people, by suite, auction or in turn, the bots bring that about: they pass the bank on, and take
part in none of the offers before. Otherwise bots play by the whole game.
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
LAST_DECISION: Final = 40
"""The last question of a coup until which bots bring an offer about; then they play as always."""


def check_opens(opens: Opens, preset: Preset) -> None:
    """Raise Rejected unless these are coups, and questions that the game closes one by one."""
    if not opens:
        return
    game = table_of(preset)
    phases = {*type(game.new(preset).phase)} if not game.CLOSES_BY_CONSENT else set[str]()
    for question, coup in opens.items():
        known = question in phases and 1 <= coup <= LAST_OPENING
        check(known, HouseCode.BAD_FIELD, field=f"opens.{question}" if phases else "opens")


def offers_due(opens: Opens, state: RoomState) -> frozenset[str]:
    """Return the phases from which a bank is first offered to people in the current coup."""
    if state.shoe > 1 or state.decision > LAST_DECISION:
        return frozenset()
    offers = state.game.PASSING_PHASES
    return frozenset(phase for phase in offers if opens.get(phase) == state.coup)


def is_withheld(opens: Opens, state: RoomState) -> bool:
    """Whether people are not asked the table's present question yet; only in a first shoe.

    Other offers of a bank wait while one is due.
    """
    phase, due = state.table.phase, offers_due(opens, state)
    other = bool(due) and phase in state.game.PASSING_PHASES and phase not in due
    return other or (state.shoe <= 1 and state.coup < opens.get(phase, 0))


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
