"""Each moment of chemin de fer that a page can show: phases, questions and their forms."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from baccarat.rules import preset
from baccarat.tables import chemin
from baccarat.tables.banking.hand_choices import DrawCard, Stand
from baccarat.tables.chemin import (
    Bid,
    Double,
    HoldBank,
    Pass,
    PassBank,
    Phase,
    Punt,
    PutUp,
    RaiseBank,
    TakeBankAt,
)
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR
from support.tables.chemin_table import (
    ANDORRA,
    AVEC,
    BANKER_WINS,
    CHEMIN,
    CLUB,
    COMPUTER,
    PONTE_WINS,
    SOLO,
    TIE,
    CheminTable,
    banked as bank_of,
    oval,
)
from support.tables.drive import Run

from .room import COACHED, LESSON, SLOW, WATCHES, Recording, purses_of

BANK: Final = 10_000
FULL: Final = purses_of(9)
"""Everybody who sits at a full table."""
CROWDED: Final = purses_of(12)


def banked(name: str = CHEMIN, **fields: Any) -> CheminTable:
    """Seat a full table whose seat 1 has put up a bank."""
    return bank_of(BANK, name, **{"purses": FULL, **fields})


def covered(name: str = CHEMIN, **fields: Any) -> CheminTable:
    table = banked(name, **fields)
    table.stakes(s2=4_000, s4=2_540, s5=3_460)
    return table


def won(name: str = CHEMIN, **fields: Any) -> CheminTable:
    table = covered(name, **fields)
    table.play(*BANKER_WINS)
    return table


def held(name: str = CHEMIN, **fields: Any) -> CheminTable:
    """Let the banker go on after a win."""
    table = won(name, **fields)
    table.say(1, HoldBank())
    return table


def doubled(name: str = CHEMIN, **fields: Any) -> CheminTable:
    table = oval(name, **{"purses": FULL, **fields})
    table.say(1, PutUp(BANK))
    table.say(3, Double())
    table.close()
    return table


def passed(name: str = CHEMIN, **fields: Any) -> CheminTable:
    """Let the banker pass on a bank that has won."""
    table = won(name, **fields)
    table.say(1, PassBank())
    return table


def auctioned() -> CheminTable:
    """Let nobody take over a bank that is passed on."""
    return passed().until(Phase.AUCTION)


def before_a_shoe(people: int = 9, **fields: Any) -> CheminTable:
    run = Run.start(chemin, replace(preset(CHEMIN), **fields))
    for seat, amount in purses_of(people).items():
        run.do(CHANGEUR, Sit(seat, amount))
    return CheminTable(run)


def burning() -> CheminTable:
    table = before_a_shoe(burn=3)
    table.new_shoe()
    return table


def unwanted() -> CheminTable:
    """Let everybody decline the first bank, so that it waits for a taker."""
    table = oval(purses=FULL)
    for seat in FULL:
        table.say(seat, Pass())
    return table


def declined_once() -> CheminTable:
    """Let the bank come back to somebody who declined it once: a second time costs the seat."""
    table = oval(ANDORRA, purses=purses_of(5))
    table.say(1, Pass())
    table.say(2, PutUp(BANK))
    while table.state.turn != 1:
        table.until(Phase.STAKES)
        table.stakes(**{f"s{4 if table.bank.seat == 5 else 5}": BANK})
        table.play(*PONTE_WINS)
        if table.state.turn != 1:
            table.say(table.state.turn, PutUp(BANK))
    return table


def rich_bank() -> CheminTable:
    """Let a bank win twice, so that half of it may be set aside."""
    table = banked(ANDORRA)
    for stake in (BANK, 19_500):
        table.stakes(s2=stake)
        table.play(*BANKER_WINS)
        table.say(1, HoldBank())
    return table


def partner_offered() -> CheminTable:
    table = oval(ANDORRA, purses=FULL)
    table.say(1, PutUp(BANK))
    table.say(4, Double())
    table.close()
    return table


def lost_call(seat: int, name: str = CHEMIN) -> CheminTable:
    """Let a caller lose, who may then follow."""
    table = banked(name)
    table.calls((seat, SOLO))
    table.play(*BANKER_WINS)
    table.say(1, HoldBank())
    return table


def followed_late() -> CheminTable:
    """Let a caller who lost be asked once more when the cards lie on the table."""
    table = lost_call(5, ANDORRA)
    table.calls((2, SOLO))
    table.look(*BANKER_WINS)
    return table


def raised() -> CheminTable:
    table = doubled()
    table.stakes(s2=25_000, s4=5_000)
    table.say(1, RaiseBank(BANK))
    return table


def looked(ponte: str, banker: str, name: str = CHEMIN, **fields: Any) -> CheminTable:
    """Deal the first cards of a coup in which several have staked."""
    table = covered(name, **fields)
    table.look(ponte, banker)
    return table


def banker_asked(ponte: str, banker: str, third: str = "", **fields: Any) -> CheminTable:
    """Let the ponte draw the third card named, or stand, so that the banker is asked."""
    table = looked(ponte, banker, **fields)
    table.say(2, DrawCard() if third else Stand())
    if third:
        table.deal(third)
    return table


def put_up() -> CheminTable:
    """Put up a bank that others may double."""
    table = oval(purses=FULL)
    table.say(1, PutUp(BANK))
    return table


def raising() -> CheminTable:
    """Stake more than the bank holds."""
    table = banked()
    table.stakes(s2=8_000, s4=7_540)
    return table


def left_in() -> CheminTable:
    """Stake less than the bank holds, where the banker says what becomes of the rest."""
    table = banked(ANDORRA)
    table.stakes(s2=2_000)
    return table


def dealing() -> CheminTable:
    """Deal one card of each hand."""
    table = covered()
    table.deal("4c 7s")
    return table


def unstaked(**fields: Any) -> CheminTable:
    table = banked(**fields)
    table.stakes()
    return table


def refused_stake() -> CheminTable:
    table = banked().until(Phase.STAKES)
    table.say(2, Punt(6_000))
    table.say(3, Punt(6_000))
    return table


def called() -> CheminTable:
    """Let a call stand that leaves a part to the others."""
    table = banked()
    table.calls((3, AVEC))
    return table


def bought_back() -> CheminTable:
    """Let nobody relieve a banker who has passed the bank on."""
    table = passed(ANDORRA)
    table.close()
    return table


def forced() -> CheminTable:
    """Let nobody bid, so that the bank falls to the right neighbour."""
    table = bought_back()
    table.close()
    table.close()
    return table


def bid(*bids: tuple[int, int]) -> CheminTable:
    table = auctioned()
    for seat, amount in bids:
        table.say(seat, Bid(amount))
    return table


def taken_over() -> CheminTable:
    """Let nobody stake against somebody who has just taken the bank over."""
    table = passed(ANDORRA, must_deal_once=False)
    table.say(3, TakeBankAt(20_000))
    table.close()
    return table.until(Phase.CHOICE)


def tied() -> CheminTable:
    table = covered()
    table.play(*TIE)
    return table


def seen(table: CheminTable, seat: int = 0, **told: Any) -> Recording:
    return Recording(table.run, seat, **told)


PHASES: Final[dict[str, Callable[[], Recording]]] = {
    "before a shoe": lambda: seen(before_a_shoe()),
    "burning": lambda: seen(burning()),
    "bank offered": lambda: seen(oval(purses=CROWDED)),
    "bank offered to another": lambda: seen(oval(purses=FULL), 4),
    "bank that waits": lambda: seen(unwanted(), 4),
    "bank that costs the seat": lambda: seen(declined_once()),
    "garage": lambda: seen(rich_bank().until(Phase.GARAGE)),
    "add": lambda: seen(held(CLUB)),
    "double": lambda: seen(put_up(), 4),
    "partner": lambda: seen(partner_offered()),
    "calls": lambda: seen(banked(), 3, settings={"advisor": True, "odds": True}),
    "calls of a crowd": lambda: seen(banked(purses=CROWDED), 3),
    "calls as banker": lambda: seen(banked(), 1),
    "calls with suivi": lambda: seen(lost_call(5).until(Phase.CALLS), 5),
    "banco alone": lambda: seen(banked(COMPUTER), 3),
    "calls of bystanders": lambda: seen(banked(purses=CROWDED).until(Phase.BYSTANDERS_CALL), 10),
    "stake": lambda: seen(banked().until(Phase.STAKES)),
    "stake beside a call": lambda: seen(called().until(Phase.STAKES)),
    "stake after others": lambda: seen(refused_stake(), 4),
    "stake of bystanders": lambda: seen(banked(purses=CROWDED).until(Phase.BYSTANDERS_STAKE)),
    "raise": lambda: seen(raising()),
    "leave in": lambda: seen(left_in()),
    "match": lambda: seen(raised()),
    "dealing": lambda: seen(dealing(), 2),
    "suivi after the deal": lambda: seen(followed_late(), 5),
    "ponte shows": lambda: seen(looked("9c Kd", "7s Kh")),
    "ponte draws": lambda: seen(looked("4c Kd", "7s Kh")),
    "ponte stands": lambda: seen(looked("6c Kd", "7s Kh")),
    "ponte is free": lambda: seen(looked("5c Kd", "7s Kh")),
    "another is the ponte": lambda: seen(looked("5c Kd", "7s Kh"), 7),
    "banker shows": lambda: seen(looked("5c Kd", "9s Kh", banker_looks="at-once")),
    "banker draws": lambda: seen(banker_asked("4c Kd", "2s Kh", "7h")),
    "banker stands": lambda: seen(banker_asked("4c Kd", "7s Kh", "2h")),
    "banker is free": lambda: seen(banker_asked("4c Kd", "5s Kh", "4h")),
    "banker may ask": lambda: seen(banker_asked("Ac Kd", "3c Kh", "9h", name=ANDORRA)),
    "coup decided": lambda: seen(won(), 2, news=6, at=(1600, 1), settings=SLOW),
    "coup over": lambda: seen(won(), 2, news=6),
    "tie": lambda: seen(tied(), 1, news=6, at=(1600, 1), settings=SLOW),
    "choice": lambda: seen(won()),
    "choice of another": lambda: seen(won(), 2, settings={"odds": True}),
    "choice without stakes": lambda: seen(unstaked()),
    "choice before a win": lambda: seen(unstaked(passing="any-time")),
    "suite": lambda: seen(passed()),
    "suite at a sum": lambda: seen(passed(ANDORRA)),
    "giver is asked": lambda: seen(bought_back()),
    "auction": lambda: seen(bid()),
    "bid that leads": lambda: seen(bid((3, 12_000)), 3),
    "outbid": lambda: seen(bid((3, 12_000), (4, 14_000)), 3),
    "forced bank": lambda: seen(forced()),
    "absent": lambda: seen(looked("5c Kd", "7s Kh"), absent=1),
    "lesson": lambda: seen(banked(purses=purses_of(4)), 3, storage=LESSON, shows=COACHED),
    "spectator": lambda: seen(covered(), WATCHES),
}
