"""Bots: how they get chips, sit down, and act."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final

from ...lab.workers.piece import Asker, Rank
from ...lab.workers.pool import Pool
from ...lab.workers.worker import WorkerLimits
from ...players.equilibrium.book import CachingSolver
from ...players.equilibrium.memory import Memory
from ...players.register import BRINGERS, PRESOLVERS, STRATEGIES, first_bots, strategies
from ...players.strategy import Strategy
from ...rules.presets.named import Preset
from ...tables.common.changeur import Buy, Sit
from ...tables.common.chips import Seat
from ...tables.common.refusal import Refused
from ...tables.common.shoe import MayDeal
from ...tables.register import Action
from ..model.draft import Draft, top_up_account
from ..model.refusal import Rejected
from ..model.shoe_history import ShoeHistory
from ..model.state import RoomState, Seated

BOT_CHIPS: Final = 500_000
BOT_NAMES: Final = (
    "Céleste", "Otto", "Harriet", "Baptiste", "Mathilde", "Edgar", "Inès",
    "Konrad", "Odile", "Percy", "Sidonie", "Anselm", "Lavinia", "Théo",
)  # fmt: skip

SOLVER: Final = Pool((Rank.PERSON, Rank.AHEAD), WorkerLimits(), "solver")
"""Two processes: one reserved for people, and one for everybody, people first."""
CACHED_SOLVER: Final = CachingSolver(SOLVER.submit, ahead=True)
"""Solves shoes in the background; until then bots play the solutions shipped with the package."""


def seat_bot(draft: Draft, seat: Seat, strategy: str, accounts: Mapping[str, int]) -> None:
    """Seat a bot under its seat's name, or the next name that nobody there has.

    It takes over the chips of the bot that sat there before, topped up with new ones; raises
    Rejected if the room may issue no more.
    """
    player = f"bot/{draft.room}/{seat}"
    names = (*BOT_NAMES[seat - 1 :], *BOT_NAMES[: seat - 1])
    taken = draft.state.has_namesake
    name = next((each for each in names if not taken(player, each, bots=True)), names[0])
    top_up_account(draft, player, BOT_CHIPS, accounts)
    draft.add(Seated(seat, player, name, strategy))
    draft.changeur(Sit(seat, BOT_CHIPS))


def seat_initial_bots(draft: Draft, company: Sequence[str], accounts: Mapping[str, int]) -> None:
    """Seat one bot for each strategy at a new table, as far as there are chairs."""
    for name in company:
        if draft.state.free_chairs():
            seat_bot(draft, draft.state.free_chairs()[-1], name, accounts)


def play_bot(  # noqa: PLR0913 - two by keyword
    draft: Draft,
    seat: Seat,
    chronicle: ShoeHistory,
    accounts: Mapping[str, int],
    *,
    host: str = "",
    brings: Collection[str] = (),
) -> None:
    """Act for a bot as its strategy says, or as a timeout would if that is not legal.

    The time to solve for it comes out of the `host`'s share of the solver. It `brings` about the
    offers of a bank in these phases (see `first_evening`).
    """
    who, game = draft.state.occupants[seat - 1], draft.state.game
    if not who or not who.bot or seat not in game.to_act(draft.state.table):
        return
    if draft.state.is_broke(seat, 0):
        with suppress(Rejected):  # the bot plays on with the chips it has, if any
            top_up_account(draft, who.player, BOT_CHIPS, accounts)
            draft.changeur(Buy(seat, BOT_CHIPS))
    preset = draft.state.table.preset
    view, play = game.lazy_view(draft.state.table, seat), _strategy(preset, who.bot)
    book = CACHED_SOLVER.asked_by(Asker(Rank.BOT, host))
    memory = Memory(preset, chronicle.roads(), chronicle.list_shown_cards(), book)
    answer: Action | None = BRINGERS[preset.game](view, brings) if brings else None
    if answer is None:
        answer = play(view, memory, secrets.randbelow)
    if answer is None:
        answer = game.timeout_action(draft.state.table, seat)
    if answer is not None:
        try:
            draft.act(seat, answer)
        except (Refused, Rejected):
            if who.bot in STRATEGIES[preset.game]:
                raise
            if (late := game.timeout_action(draft.state.table, seat)) is not None:
                draft.act(seat, late)


def _strategy(preset: Preset, name: str) -> Strategy:
    """Look up a bot's strategy; a bot whose plug-in is gone plays by the game's first one."""
    known = strategies(preset)
    return known[name if name in known else first_bots(preset)[0]]


def presolve(state: RoomState, chronicle: ShoeHistory, host: str = "") -> None:
    """Start solving what the bots will be asked next, once, in the background, during the deal."""
    if MayDeal not in state.croupier_may:
        return
    looks = ((seat, PRESOLVERS.get(who.bot or "")) for seat, who in state.taken)
    seat, look = next((each for each in looks if each[1]), (0, None))
    if look is None:
        return
    book = CACHED_SOLVER.asked_by(Asker(Rank.AHEAD, host))
    memory = Memory(state.table.preset, chronicle.roads(), chronicle.list_shown_cards(), book)
    look(state.game.view(state.table, seat), memory)
