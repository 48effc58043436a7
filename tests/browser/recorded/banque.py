"""Each moment of baccara banque that a page can show: phases, questions and their forms."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import parse_cards
from baccarat.rules import BANQUE_PRESETS
from baccarat.tables import banque
from baccarat.tables.banking.actions import (
    Bid,
    CallBanco,
    CallKind,
    Double,
    Pass,
    PassBank,
    PutUp,
    RaiseBank,
)
from baccarat.tables.banking.hand_choices import DrawCard, Stand
from baccarat.tables.banque import Phase
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Deal
from support.tables.banque_table import (
    BANK,
    CLUB,
    EIGHT,
    LIMITED,
    LOSE,
    OPEN,
    WIN,
    BanqueTable,
    sides as seated,
)
from support.tables.drive import Run

from .room import COACHED, LESSON, SLOW, WATCHES, Recording, purses_of

ANDORRA: Final = "banque-andorra-limitee"
FULL: Final = purses_of(11)
"""A banker and five on each side."""
CROWDED: Final = purses_of(14)
SOLO: Final = CallBanco(CallKind.SOLO)


def sides(house: str = LIMITED, **fields: Any) -> BanqueTable:
    return seated(house, **{"purses": FULL, "per_side": 5, "bystanders": 6, **fields})


def banked(house: str = LIMITED, **fields: Any) -> BanqueTable:
    """Seat a full table whose seat 1 has the bank."""
    return sides(house, **fields).bank_of(1)


def staked(house: str = LIMITED, units: Mapping[int, int] | None = None, **f: Any) -> BanqueTable:
    table = banked(house, **f)
    table.stakes(units or {2: 2_000, 3: 1_460, 4: 1_000, 5: 2_540})
    return table


def played(
    house: str = LIMITED, hands: tuple[str, str, str] = (LOSE, WIN, EIGHT), **f: Any
) -> BanqueTable:
    table = staked(house, **f)
    table.play(*hands)
    return table


def before_a_shoe() -> BanqueTable:
    rules = replace(next(each for each in BANQUE_PRESETS if each.name == OPEN), burn=3)
    run = Run.start(banque, rules)
    for seat, amount in FULL.items():
        run.do(CHANGEUR, Sit(seat, amount))
    return BanqueTable(run)


def burning() -> BanqueTable:
    table = before_a_shoe()
    table.new_shoe()
    return table


def bid(*bids: tuple[int, int], house: str = LIMITED, **fields: Any) -> BanqueTable:
    table = sides(house, **fields)
    for seat, amount in bids:
        table.say(seat, Bid(amount))
    return table


def cutting() -> BanqueTable:
    """Let a club's new banker say who cuts."""
    table = sides(CLUB)
    table.say(1, Bid(BANK))
    table.close()
    return table


def listed(**fields: Any) -> BanqueTable:
    """Offer the bank to one after another."""
    return sides(award="list", **fields).until(Phase.BANK)


def unwanted() -> BanqueTable:
    """Let everybody decline the bank, so that it waits for a taker."""
    table = listed()
    for _ in FULL:
        if table.state.turn:
            table.say(table.state.turn, Pass())
    return table


def doubled() -> BanqueTable:
    table = banked().until(Phase.DOUBLE)
    table.say(4, Double())
    table.close()
    return table


def over(house: str = LIMITED) -> BanqueTable:
    """Stake more than the bank holds."""
    return staked(house, {2: 6_000, 3: 4_000, 4: 4_000})


def matched() -> BanqueTable:
    table = doubled()
    table.stakes({2: 12_000, 3: 8_000, 5: 4_000})
    table.say(1, RaiseBank(4_000))
    return table


def broken(house: str = LIMITED, **fields: Any) -> BanqueTable:
    """Let the bank lose all it has."""
    table = banked(house, **fields)
    if house == ANDORRA:
        table.until(Phase.CALLS)
        table.say(2, SOLO)
        table.close()
    else:
        table.stakes({2: BANK})
    table.play(WIN, WIN if house == ANDORRA else LOSE, EIGHT)
    return table


def renewed() -> BanqueTable:
    """Go on with a broken bank where its banker may have a new shoe."""
    table = broken(ANDORRA, banco_at="any-coup", banco_repeat=0)
    table.say(1, PutUp(BANK + 2_000))
    return table


def claimed() -> BanqueTable:
    """Ask a caller how the whole bank is called."""
    return banked(CLUB).until(Phase.CALLS)


def cards(table: BanqueTable, right: str, left: str, bank: str) -> BanqueTable:
    """Deal the first two cards of each hand."""
    hands = [parse_cards(each) for each in (right, left, bank)]
    for at in range(2):
        for hand in hands:
            table.say(HOUSE, Deal(hand[at]))
    return table


def looked(right: str, left: str, bank: str, house: str = LIMITED, **fields: Any) -> BanqueTable:
    return cards(staked(house, **fields), right, left, bank)


def left_asked() -> BanqueTable:
    table = looked("6c Kd", "4s Kh", "6d Kc")
    table.say(table.state.turn, Stand())
    return table


def banker_asked(bank: str, house: str = LIMITED, **fields: Any) -> BanqueTable:
    """Give both sides a third card after a 2, so that the banker is asked."""
    table = looked("2s Kh", "2d Kc", bank, house, **fields)
    for card in ("3h", "3d"):
        table.say(table.state.turn, DrawCard())
        table.say(HOUSE, Deal(parse_cards(card)[0]))
    return table


def dealing() -> BanqueTable:
    table = staked()
    for card in parse_cards("4c 7s 9d"):
        table.say(HOUSE, Deal(card))
    return table


def passed(house: str = LIMITED) -> BanqueTable:
    table = played(house)
    table.until(Phase.CHOICE)
    table.say(1, PassBank())
    return table


def topped() -> BanqueTable:
    return staked(OPEN, {2: 30_000, 3: 5_000})


def emptied() -> BanqueTable:
    """Let an open bank lose all that was put into it."""
    table = staked(OPEN, {2: 6_000, 3: 4_000})
    table.play(WIN, WIN, EIGHT)
    return table


def seen(table: BanqueTable, seat: int = 0, **told: Any) -> Recording:
    return Recording(table.run, seat, **told)


PHASES: Final[dict[str, Callable[[], Recording]]] = {
    "before a shoe": lambda: seen(before_a_shoe()),
    "burning": lambda: seen(burning()),
    "auction": lambda: seen(sides()),
    "auction of an open bank": lambda: seen(sides(OPEN)),
    "auction with a lot": lambda: seen(sides(ANDORRA)),
    "bid that leads": lambda: seen(bid((3, 12_000)), 3),
    "outbid": lambda: seen(bid((3, 12_000), (4, 14_000)), 3),
    "cut": lambda: seen(cutting()),
    "bank offered": lambda: seen(listed()),
    "bank that waits": lambda: seen(unwanted(), 4),
    "double": lambda: seen(banked().until(Phase.DOUBLE), 4),
    "calls": lambda: seen(banked().until(Phase.CALLS), 3, settings={"advisor": True}),
    "calls as banker": lambda: seen(banked().until(Phase.CALLS), 1),
    "banco alone": lambda: seen(banked(ANDORRA).until(Phase.CALLS), 3),
    "claim": lambda: seen(claimed(), 3),
    "stake": lambda: seen(banked().until(Phase.STAKES), 3),
    "stake against an open bank": lambda: seen(banked(OPEN).until(Phase.STAKES), 3),
    "stake of bystanders": lambda: seen(banked(purses=CROWDED).until(Phase.BYSTANDERS_STAKE)),
    "raise": lambda: seen(over()),
    "match": lambda: seen(matched()),
    "accept": lambda: seen(over(CLUB)),
    "top up": lambda: seen(topped()),
    "dealing": lambda: seen(dealing(), 2),
    "right shows": lambda: seen(looked("9c Kd", "4s Kh", "6d Kc")),
    "right draws": lambda: seen(looked("4c Kd", "4s Kh", "6d Kc")),
    "right stands": lambda: seen(looked("6c Kd", "4s Kh", "6d Kc")),
    "right is free": lambda: seen(looked("5c Kd", "4s Kh", "6d Kc")),
    "another is asked": lambda: seen(looked("5c Kd", "4s Kh", "6d Kc"), 9),
    "left": lambda: seen(left_asked()),
    "banker": lambda: seen(banker_asked("4c Kd")),
    "banker may ask": lambda: seen(banker_asked("4c Kd", ANDORRA)),
    "coup decided": lambda: seen(played(), 2, news=8, at=(1600, 1), settings=SLOW),
    "coup over": lambda: seen(played(), 2, news=8),
    "choice": lambda: seen(played().until(Phase.CHOICE)),
    "choice of another": lambda: seen(played().until(Phase.CHOICE), 2, settings={"odds": True}),
    "empty bank": lambda: seen(emptied().until(Phase.CHOICE)),
    "refill": lambda: seen(broken(refill="opening")),
    "refill with more": lambda: seen(broken(ANDORRA, banco_at="any-coup", banco_repeat=0)),
    "new shoe": lambda: seen(renewed()),
    "suite": lambda: seen(passed()),
    "suite of an open bank": lambda: seen(passed(OPEN)),
    "absent": lambda: seen(looked("5c Kd", "4s Kh", "6d Kc"), absent=1),
    "lesson": lambda: seen(banked().until(Phase.STAKES), 3, storage=LESSON, shows=COACHED),
    "spectator": lambda: seen(staked(), WATCHES),
}
