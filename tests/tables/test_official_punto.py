"""Each official rule of punto banco at its table; with a flipped field something else is seen."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.rules import BadField, PuntoPreset, Side, punto_preset
from baccarat.rules.law.source import source_of
from baccarat.rules.wagers.trade import standard_wager
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import CardBurnt, ShoeEnded, ShoeStarted
from baccarat.tables.punto import BetLost, BetWon, CardDealt, Close, DealCoup, Phase, RefuseShoe
from support.tables.bank_table import every
from support.tables.drive import Run, Step, refusal
from support.tables.punto_table import (
    BANKER_WINS,
    CARD_OF,
    PLAYER_WINS,
    RICH,
    TIE,
    bets,
    coup,
    deal,
    felt,
)

ANDORRA, LUXEMBOURG, MACAU = "punto-banco-andorra", "punto-banco-luxembourg", "punto-banco-macau"
SIX_OF_TWO, SIX_OF_THREE = "Kh 2d 4s 4c Kc", "Kh Kd 4s 2c Kc 4d"
PAIR = "3h 9d 3s Kc"
Probe = Callable[[PuntoPreset], Any]


def shoe(game: PuntoPreset) -> Run:
    """Start a shoe, burnt cards and all, with one player."""
    run = Run.start(punto, game)
    run.do(CHANGEUR, Sit(1, RICH))
    run.do(HOUSE, punto.StartShoe())
    return run


def cards_in_a_shoe(game: PuntoPreset) -> int:
    (started,) = every(ShoeStarted, shoe(game).events)
    return started.cards


def cards_for_one_deal(game: PuntoPreset) -> int:
    run = felt(game)
    left = punto.view(run.state, HOUSE).shoe.left
    while run.state.phase is not Phase.DEALING:
        run.do(HOUSE, Close())
    run.do(HOUSE, punto.Deal(CARD_OF[1]))
    return left - punto.view(run.state, HOUSE).shoe.left


def coups_of_four_cards(game: PuntoPreset) -> int:
    """Count the coups of a shoe of which nothing is burnt."""
    run, coups = felt(game), 0
    while not every(ShoeEnded, run.steps[-1].events):
        coup(run, TIE)
        coups += 1
    return coups


def burnt_by(game: PuntoPreset) -> list[int]:
    """Count the cards burnt where the first is a king, a ten or a four, itself included."""
    counts = []
    for first in ("Kd", "Td", "4d"):
        run = shoe(game)
        while run.state.phase is Phase.BURNING:
            run.do(HOUSE, punto.Deal(Card(first)))
        counts.append(len(every(CardBurnt, run.events)))
    return counts


def seats_and_dealer(game: PuntoPreset) -> tuple[int, str]:
    run = felt(game)
    run.do(HOUSE, Close())
    return len(run.state.purses), run.state.phase.value


def asked_for_the_shoe(game: PuntoPreset) -> list[int]:
    """Let three players refuse the shoe in turn; 0 is the croupier, who deals."""
    run, asked = felt(game, purses=dict.fromkeys((1, 2, game.seats), RICH)), list[int]()
    run.do(HOUSE, Close())
    while run.state.phase is Phase.HOLDING:
        asked += punto.to_act(run.state)
        run.do(asked[-1], RefuseShoe())
    return [*asked, 0] if punto.view(run.state, HOUSE).croupier else asked


def holders(game: PuntoPreset) -> list[int]:
    """Return the holder of the shoe after Banco wins, ties and loses."""
    run, found = felt(game, purses=dict.fromkeys((1, 2, game.seats), RICH)), list[int]()
    for cards in (BANKER_WINS, TIE, PLAYER_WINS):
        coup(run, cards)
        found.append(punto.view(run.state, HOUSE).holder)
    return found


def holder_after_a_refused_shoe(game: PuntoPreset) -> list[int]:
    """Let everybody refuse, and return the seats asked in the coups after Banco won and lost."""
    run, found = felt(game, purses=dict.fromkeys((1, 2), RICH)), list[int]()
    for cards in (BANKER_WINS, PLAYER_WINS, TIE):
        run.do(HOUSE, Close())
        found.append((*punto.to_act(run.state), 0)[0])
        while run.state.phase is Phase.HOLDING:
            run.do(punto.to_act(run.state)[0], RefuseShoe())
        deal(run, cards)
        while run.state.turn:
            run.do(HOUSE, Close())
    return found


def said_of_the_hands(game: PuntoPreset) -> list[list[str]]:
    """Return the announcements of four coups: both draw, one or the other does, and a natural."""
    return [
        [
            f"{call.id} {call.args.get('player', call.args.get('banker', ''))}".strip()
            for step in steps
            for state, event, _ in step.moments()
            for call in punto.announce(state, event)
            if call.id.startswith(("call-card", "call-stands"))
        ]
        for steps in map(
            partial(_steps_of, game), ("Kh Kd 4s 2c Kc 4d", "Kh Kd 4s 7c 3c", "Kh Kd 6s 5c 2h", TIE)
        )
    ]


def _steps_of(game: PuntoPreset, cards: str) -> list[Step]:
    run = felt(game)
    coup(run, cards)
    return run.steps


def who_turns(game: PuntoPreset) -> list[int]:
    """Return who turns Punto's two cards, then Banco's: the dealer, seat 1, has staked most."""
    run, step = felt(game, purses=dict.fromkeys((1, 2, 3), RICH)), game.minimum
    for seat, times in ((1, 4), (2, 1), (3, 2)):
        run.do(seat, bets(player=times * step))
    run.do(HOUSE, Close())
    if run.state.phase is Phase.HOLDING:
        run.do(1, DealCoup())
    deal(run, BANKER_WINS)
    turned = list[int]()
    while run.state.turn:
        turned += punto.to_act(run.state)
        run.do(HOUSE, Close())
    return turned


def wins(cards: str, **staked: int) -> Probe:
    """Return what each bet wins in a coup, net of commission, per hundred of stake."""

    def probe(game: PuntoPreset) -> dict[str, float]:
        run = felt(game, free_hands=0)
        step = 100 * max(game.minimum, game.stake_step) // 100
        names = {name: name if game.wager(name) else f"{name}-super6" for name in staked}
        run.do(1, bets(**{names[name]: times * step for name, times in staked.items()}))
        won = every(BetWon, coup(run, cards))
        return {
            each.wager.partition("-super6")[0]: 100 * (each.win - each.commission) / each.stake
            for each in won
        }

    return probe


def most_on_a_tie(game: PuntoPreset) -> float:
    (may,) = punto.legal(felt(game).state, 1)
    assert isinstance(may, punto.MayStake)
    return {spot.wager: spot.high for spot in may.spots}["tie"] / game.maximum


def spots(game: PuntoPreset) -> list[str]:
    (may,) = punto.legal(felt(game).state, 1)
    assert isinstance(may, punto.MayStake)
    return [spot.wager for spot in may.spots]


def standing(field: str, *values: int, **changed: Callable[[PuntoPreset, int], int]) -> Probe:
    """Return a probe of a value's source: the law, a choice that it leaves, or the house."""

    def probe(game: PuntoPreset) -> list[str]:
        rules = [
            replace(game, **{field: each, **{name: of(game, each) for name, of in changed.items()}})
            for each in values
        ]
        sources = [source_of(each, field) for each in rules]
        return [source.standing for source in sources if source]

    return probe


def factor(*values: int) -> Probe:
    return standing("maximum_factor", *values, maximum=lambda game, each: each * game.minimum)


def answer_to(action: Callable[[PuntoPreset], punto.Stake], *, closed: bool = False) -> Probe:
    """Return how the table refuses a stake of a player with a purse of the maximum."""

    def probe(game: PuntoPreset) -> str | None:
        run = felt(game, purses={1: game.maximum, 2: game.maximum})
        run.do(2, bets(player=game.maximum))
        if closed:
            run.do(HOUSE, Close())
        found = refusal(punto, run.state, 1, action(game))
        return found.code if found else None

    return probe


def order_of_settlement(game: PuntoPreset) -> list[tuple[str, int]]:
    run = felt(game, purses=dict.fromkeys((1, 2, 3), RICH))
    for seat, name in ((1, "player"), (2, "banker"), (3, "player")):
        run.do(seat, bets(**{name: game.minimum}))
    events = coup(run, BANKER_WINS)
    return [(type(e).__name__, e.seat) for e in events if isinstance(e, BetLost | BetWon)]


def stakes_after_a_tie(game: PuntoPreset) -> str | None:
    """Return how the table refuses to give a stake back after a tie, if it does."""
    run = felt(game)
    run.do(1, bets(player=game.minimum))
    coup(run, TIE)
    found = refusal(punto, run.state, 1, bets())
    return found.code if found else None


def drawn(game: PuntoPreset) -> dict[tuple[int, int, int], tuple[bool, bool]]:
    """Deal each pair of totals and each third card; return whether Punto and Banco drew."""
    base = felt(game)
    while base.state.phase is not Phase.DEALING:
        base.do(HOUSE, Close())
    return {
        (one, other, third): _drawn(Run(punto, base.state), one, other, third)
        for one, other, third in product(range(10), range(10), range(10))
    }


def _drawn(run: Run, one: int, other: int, third: int) -> tuple[bool, bool]:
    events = deal(run, (CARD_OF[one], CARD_OF[other], CARD_OF[0], CARD_OF[0]))
    found = {Side.PLAYER: False, Side.BANKER: False}
    while run.state.phase in {Phase.DEALING, Phase.TURNING}:
        if run.state.turn:
            events = list(run.do(HOUSE, Close()))
            continue
        events = deal(run, (CARD_OF[third],))
        for event in events:
            if isinstance(event, CardDealt | punto.CardPassed):
                found[event.side] = True
    return found[Side.PLAYER], found[Side.BANKER]


def printed_table() -> Iterator[tuple[tuple[int, int, int], tuple[bool, bool]]]:
    """Yield what LU-19 prints: Banco's points, and the cards to which it draws."""
    draws: Mapping[int, str] = {
        0: "0123456789", 1: "0123456789", 2: "0123456789", 3: "012345679", 4: "234567",
        5: "4567", 6: "67", 7: "",
    }  # fmt: skip
    for one, other, third in product(range(10), range(10), range(10)):
        if max(one, other) >= 8:
            says = False, False
        elif one <= 5:
            says = True, str(third) in draws[other]
        else:
            says = False, other <= 5
        yield (one, other, third), says


def cutters(game: PuntoPreset) -> tuple[int, ...]:
    return game.cut_order(1)[:3]


def staff(game: PuntoPreset) -> tuple[int, str]:
    """Return the number of dealers who collect and pay, and the one who deals."""
    return game.dealers, game.dealt_by


class Case(NamedTuple):
    """Observations at a table of the preset; with `flipped` rules something else is seen."""

    rule: str
    preset: str
    probe: Probe
    seen: Any
    flipped: Mapping[str, Any] = {}


def named(*wagers: str) -> dict[str, Any]:
    return {"wagers": tuple(map(standard_wager, wagers))}


OPEN = {"ceremony": "open"}
CLOCKWISE = {"shoe_goes": "clockwise"}
LESS = {"stop_depth": 52}
SUPER6 = named("player", "banker-super6", "tie")
SAID = [
    ["call-card-player", "call-card-banker"],
    ["call-card-player", "call-stands-banker 7"],
    ["call-stands-player 6", "call-card-banker"],
    [],
]
CASES = [
    Case("AD-P1", ANDORRA, cards_in_a_shoe, 6 * 52, {"packs": 8}),
    Case("AD-P2", ANDORRA, cards_for_one_deal, 1),
    Case("AD-P4", ANDORRA, coups_of_four_cards, 77, LESS),
    Case("AD-P5", ANDORRA, burnt_by, [11, 11, 5], {"burn": 5}),
    Case("AD-P6", "mini-andorra", seats_and_dealer, (7, "dealing"), {"seats": 8}),
    Case("AD-P6", "midi-andorra", seats_and_dealer, (9, "dealing"), {"dealt_by": "players"}),
    Case("AD-P11", ANDORRA, asked_for_the_shoe, [1, 2, 14, 0], CLOCKWISE),
    Case("AD-P12", ANDORRA, who_turns, [3, 1], OPEN),
    Case("AD-P13", ANDORRA, holders, [1, 1, 2], CLOCKWISE),
    Case("AD-P15", ANDORRA, wins(BANKER_WINS, banker=1), {"banker": 95}, SUPER6),
    Case("AD-P15", "super6", wins(SIX_OF_TWO, banker=2), {"banker": 50},
         named("player", "banker", "tie")),
    Case("AD-P16", ANDORRA, most_on_a_tie, 0.1, {"tie_share": 100}),
    Case("AD-P17", ANDORRA, factor(19, 20, 99, 101), ["house", "choice", "choice", "house"]),
    Case("AD-P19", ANDORRA, answer_to(lambda game: bets(player=game.maximum, tie=game.minimum)),
         "over-purse"),
    Case("AD-P22", ANDORRA, drawn, dict(printed_table())),
    Case("AD-P23", "midi-andorra", said_of_the_hands, SAID, {"calls_draws": False}),
    Case("AD-P23", ANDORRA, said_of_the_hands, SAID, {"calls_draws": False}),
    Case("AD-P24", ANDORRA, stakes_after_a_tie, None, {"tie_stakes_withdrawable": False}),
    Case("LU-1", LUXEMBOURG, cards_in_a_shoe, 6 * 52, {"packs": 8}),
    Case("LU-2", LUXEMBOURG, cutters, (16, 15, 14), {"cut": "in-turn"}),
    Case("LU-3", LUXEMBOURG, coups_of_four_cards, 76, LESS),
    Case("LU-4", LUXEMBOURG, burnt_by, [11, 11, 5], {"burn": 5}),
    Case("LU-7", LUXEMBOURG, staff, (2, "players"), {"dealers": 1}),
    Case("LU-7", "mini", staff, (0, "croupier"), {"dealt_by": "players"}),
    Case("LU-8", LUXEMBOURG, holders, [1, 1, 2], CLOCKWISE),
    Case("LU-10", LUXEMBOURG, holder_after_a_refused_shoe, [1, 0, 1]),
    Case("LU-11", LUXEMBOURG, spots, ["player", "banker", "tie"], named("player", "banker")),
    Case("LU-12", LUXEMBOURG, answer_to(lambda game: bets(player=game.minimum), closed=True),
         "stakes-closed"),
    Case("LU-12", LUXEMBOURG, answer_to(lambda game: bets(banker=game.maximum)), None),
    Case("LU-17", LUXEMBOURG, order_of_settlement, [("BetLost", 1), ("BetLost", 3), ("BetWon", 2)]),
    Case("LU-18", LUXEMBOURG, wins(PLAYER_WINS, player=1, banker=1), {"player": 100}),
    Case("LU-18", LUXEMBOURG, wins(BANKER_WINS, banker=1, tie=1), {"banker": 95}, SUPER6),
    Case("LU-18", LUXEMBOURG, wins(TIE, player=1, banker=1, tie=1), {"tie": 800}),
    Case("LU-19", LUXEMBOURG, drawn, dict(printed_table())),
    Case("LU-22", LUXEMBOURG, answer_to(lambda game: bets(player=game.minimum + 1_000)),
         "not-a-step", {"stake_step": 1_000}),
    Case("LU-22", LUXEMBOURG, factor(49, 50, 200), ["house", "choice", "choice"]),
    Case("FR-1", "super6", wins(SIX_OF_TWO, banker=2), {"banker": 50},
         named("player", "banker", "tie")),
    Case("MO-2", MACAU, coups_of_four_cards, 103, {"one_more": False}),
    Case("MO-3", MACAU, wins(PAIR, player=1, **{"player-pair": 1}), {"player-pair": 1_100}),
    Case("MO-3", MACAU, wins(SIX_OF_TWO, player=1, **{"lucky-6": 1}), {"lucky-6": 1_200}),
    Case("MO-3", MACAU, wins(SIX_OF_THREE, player=1, **{"lucky-6": 1}), {"lucky-6": 2_000}),
    Case("GB-1", "punto-banco-uk", wins(BANKER_WINS, banker=1), {"banker": 95}, SUPER6),
    Case("GB-1", "punto-banco", wins(TIE, tie=1), {"tie": 800}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_an_official_rule_is_seen_at_its_table(case: Case) -> None:
    game = punto_preset(case.preset)
    assert case.probe(game) == case.seen
    if case.flipped:
        other = case.flipped
        try:
            changed = replace(game, **other)
        except BadField:
            changed = replace(game, maximum_factor=0, must_deal_once=False, **other)
        assert case.probe(changed) != case.seen
