"""Each moment of punto banco that a page can show: phases, questions and their forms."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from baccarat.house.hosting.bets import bets_by_file
from baccarat.house.model.hosting import CourseSet
from baccarat.house.model.refusal import HouseCode
from baccarat.house.model.state import Listed
from baccarat.rules import punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import SetMaximum, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.punto import Close, DealCoup
from support.tables.drive import Run
from support.tables.punto_table import (
    BANKER_WINS,
    NATURAL,
    PLAYER_WINS,
    STANDS,
    THIRDS,
    TIE,
    bets,
    coup,
    deal,
    felt,
)

from .room import BOARD, COACHED, LESSON, SLOW, WATCHES, Recording, purses_of

MAIN: Final = ("player", "banker-ez", "tie")
SIX: Final = (
    *("dragon-7", "panda-8", "player-pair", "banker-pair"),
    *("dragon-bonus-player", "perfect-pair-200"),
)


def table(name: str = "punto-banco", people: int = 9, **fields: Any) -> Run:
    return felt(name, purses=purses_of(people), **fields)


def staked(name: str = "punto-banco", people: int = 9, **fields: Any) -> Run:
    """Let everybody stake, the viewer on two bets."""
    run = table(name, people, **fields)
    stake(run)
    return run


def stake(run: Run) -> None:
    """Let the viewer stake on two bets, and everybody else on one."""
    for seat, held in enumerate(run.state.purses, 1):
        if held:
            spots = may_stake(run.state, seat).spots[:3]
            several = {0, 2} if seat == 1 else {seat % 3}
            laid = {spots[at].wager: spots[at].low * (1 + seat % 5) for at in several}
            run.do(seat, bets(**laid))


def wide_over() -> Run:
    run = wide()
    coup(run, NATURAL)
    return run


def wide(**fields: Any) -> Run:
    """Seat a full table with three main bets and six side bets, all of which the viewer makes."""
    offered = bets_by_file(None)
    run = staked(wagers=tuple(offered[each] for each in MAIN + SIX), **fields)
    run.do(1, bets(**{each.wager: each.low for each in may_stake(run.state, 1).spots}))
    return run


def after(*coups: str, name: str = "punto-banco", **fields: Any) -> Run:
    """Play some coups, in the last of which everybody has a stake."""
    run = staked(name, **fields)
    for cards in coups:
        if not run.state.stakes[0]:
            stake(run)
        coup(run, cards)
    return run


def before_a_shoe(**fields: Any) -> Run:
    run = Run.start(punto, replace(punto_preset("punto-banco"), **fields))
    for seat, amount in purses_of(9).items():
        run.do(CHANGEUR, Sit(seat, amount))
    return run


def burning() -> Run:
    run = before_a_shoe()
    run.do(HOUSE, punto.StartShoe())
    deal(run, "5c")
    return run


def dealt(cards: str, name: str = "punto-banco", **fields: Any) -> Run:
    run = staked(name, **fields)
    run.do(HOUSE, Close())
    deal(run, cards)
    return run


def may_stake(state: punto.State, seat: int) -> punto.MayStake:
    return next(may for may in punto.legal(state, seat) if isinstance(may, punto.MayStake))


def holding(name: str = "grande") -> Run:
    """Close the stakes where players deal, so that the holder of the shoe is asked."""
    run = staked(name, people=9)
    run.do(HOUSE, Close())
    return run


def american(cards: str) -> Run:
    """Deal an American coup as far as its first question."""
    run = holding("american")
    run.do(punto.to_act(run.state)[0], DealCoup())
    deal(run, cards)
    return run


def limited() -> Run:
    """Give the viewer a maximum of their own."""
    run = staked()
    run.do(CHANGEUR, SetMaximum(1, 50_000))
    return run


def seen(run: Run, seat: int = 1, **told: Any) -> Recording:
    return Recording(run, seat, **told)


NEWCOMER: Final = {"offers": '{"coups": 1, "done": []}'}
"""What the page stores of somebody to whom it makes an offer."""
DEALT: Final = "Ts 2c 2h Td"
"""The first four cards of a coup in which both hands draw."""
PHASES: Final[dict[str, Callable[[], Recording]]] = {
    "before a shoe": lambda: seen(before_a_shoe()),
    "burning": lambda: seen(burning()),
    "stakes open": lambda: seen(table()),
    "staked": lambda: seen(staked(), settings={"odds": True}),
    "alone": lambda: seen(staked(people=1)),
    "sixteen places": lambda: seen(staked("punto-banco-luxembourg", people=16)),
    "side bets": lambda: seen(wide()),
    "paused": lambda: seen(wide(), events=(CourseSet("paused"),)),
    "closing": lambda: seen(wide(), events=(CourseSet("closing"),)),
    "refused": lambda: seen(wide(), refused=(HouseCode.OVER_ACCOUNT, 123_460)),
    "own maximum": lambda: seen(limited()),
    "holding": lambda: seen(holding(), 0),
    "another holds": lambda: seen(holding(), 2),
    "dealing": lambda: seen(dealt("Ts 2c 2h")),
    "third cards": lambda: seen(dealt("Ts 2c 2h Td 3d")),
    "hand to turn": lambda: seen(dealt(DEALT, "ez", squeeze=True), 0),
    "another turns": lambda: seen(dealt(DEALT, "ez", squeeze=True), 1),
    "player draws": lambda: seen(american(DEALT), 0),
    "player stands": lambda: seen(american(STANDS[:11]), 0),
    "player shows": lambda: seen(american(NATURAL), 0),
    "swept": lambda: seen(after(PLAYER_WINS), news=5, at=(800, 1), settings=SLOW),
    "decided": lambda: seen(after(TIE), news=5, at=(1000, 2), settings=SLOW),
    "coup over": lambda: seen(after(THIRDS), news=7),
    "coup over with side bets": lambda: seen(wide_over(), news=5),
    "after coups": lambda: seen(after(THIRDS, BANKER_WINS, TIE, PLAYER_WINS)),
    "offer to a newcomer": lambda: seen(after(THIRDS, BANKER_WINS), storage=NEWCOMER),
    "commission owed": lambda: seen(after(BANKER_WINS, name="midi", commission="noted")),
    "stakes that stand": lambda: seen(after(TIE, tie_stakes_withdrawable=False)),
    "absent": lambda: seen(staked("punto-banco-andorra", people=14), absent=9),
    "lesson": lambda: seen(staked(people=2), storage=LESSON, shows=COACHED),
    "spectator": lambda: seen(staked(), WATCHES),
    "waiting list": lambda: seen(
        staked("punto-banco-andorra", people=14),
        WATCHES,
        events=(Listed("p-1", "Zoë"), Listed("p20", "Yvonne")),
    ),
    "board": lambda: seen(after(THIRDS, BANKER_WINS), WATCHES, address=BOARD, shows="[data-board]"),
}
