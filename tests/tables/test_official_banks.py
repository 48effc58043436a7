"""Each official rule of the bank games at its table; a flipped field shows something else."""

from collections.abc import Callable, Mapping
from itertools import product
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pytest

from baccarat.tables import banque, chemin
from baccarat.tables.banking import events as b
from baccarat.tables.banking.actions import CallBanco, CallKind, HoldBank, PassBank, TakeBankAt
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Stand
from baccarat.tables.banque import StakeOn, TableSide
from baccarat.tables.banque.events import CardGiven, HandsHeld
from baccarat.tables.chemin.events import CardPassed
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Deal, ShoeEnded, ShoeStarted
from support.tables.bank_table import every, income, only
from support.tables.banque_table import BANK, EIGHT, LOSE, WIN, BanqueTable, sides
from support.tables.chemin_table import BANKER_WINS, PONTE_WINS, TIE, CheminTable, banked, oval
from support.tables.drive import refusal
from support.tables.punto_table import CARD_OF

CHEMIN: Final = "chemin-de-fer-andorra"
LIMITED, OPEN = "banque-andorra-limitee", "banque-andorra-ouverte"
SOLO, A_DEUX = CallBanco(CallKind.SOLO), CallBanco(CallKind.A_DEUX)
Rules = Mapping[str, Any]


def cards_in_a_shoe(rules: Rules) -> int:
    return only(ShoeStarted, oval(CHEMIN, **rules).run.events).cards


def coups_of_four_cards(rules: Rules) -> int:
    table, coups = banked(10_000, CHEMIN, **rules), 0
    while not every(ShoeEnded, table.run.steps[-1].events):
        table.stakes(s2=2_000)
        table.play(*TIE)
        coups += 1
    return coups


def won_by(cards: tuple[str, str], rules: Rules) -> CheminTable:
    """Let seat 2 stake all of the bank of seat 1, 10,000, and play a coup."""
    table = banked(10_000, CHEMIN, **rules)
    table.stakes(s2=10_000)
    table.play(*cards)
    return table


def first_bankers(rules: Rules) -> list[int]:
    """Return the seats offered the first bank, holding it after a win, and offered it then."""
    table = won_by(BANKER_WINS, rules)
    first = every(b.BankOffered, table.run.events)[0].seat
    kept = table.state.banker or 0
    lost = won_by(PONTE_WINS, rules)
    return [first, kept, every(b.BankOffered, lost.run.events)[-1].seat]


def next_after_a_bought_bank(rules: Rules) -> int:
    table = won_by(BANKER_WINS, rules)
    table.say(1, PassBank())
    table.say(3, TakeBankAt(19_500))
    table.close()
    table.stakes(s2=2_000)
    table.play(*PONTE_WINS)
    return every(b.BankOffered, table.run.events)[-1].seat


def call_that_stands(*said: tuple[int, CallBanco]) -> Callable[[Rules], tuple[int, ...]]:
    def probe(rules: Rules) -> tuple[int, ...]:
        table = banked(10_000, CHEMIN, **rules)
        return only(b.CallStood, table.calls(*said)).seats

    return probe


def holder_of_the_cards(**staked: int) -> Callable[[Rules], int]:
    def probe(rules: Rules) -> int:
        table = banked(10_000, CHEMIN, **rules)
        table.stakes(**staked)
        return table.until(chemin.Phase.DEALING).state.ponte

    return probe


def card_before_the_stakes_close(rules: Rules) -> str | None:
    table = banked(10_000, CHEMIN, **rules).until(chemin.Phase.STAKES)
    found = refusal(chemin, table.state, HOUSE, Deal(CARD_OF[1]))
    return found.code if found else None


def asked(table: CheminTable | BanqueTable, game: Any) -> str:
    """Return the letters of what the asked hand may do: draw, stand, show."""
    (may,) = game.legal(table.state, table.state.turn)
    assert isinstance(may, MaySpeak)
    return "D" * may.draw + "S" * may.stand + "N" * may.show


def ponte_by_total(rules: Rules) -> list[str]:
    found = []
    for total in range(10):
        table = banked(10_000, CHEMIN, **rules)
        table.stakes(s2=10_000)
        table.look((CARD_OF[total], CARD_OF[0]), (CARD_OF[7], CARD_OF[0]))
        found.append(asked(table, chemin))
    return found


def banker_by_total_and_card(rules: Rules) -> dict[tuple[int, int], str]:
    """Return what a banker may do with a total after giving a card; 10 is a ponte who stood."""
    found = {}
    for total, given in product(range(8), range(11)):
        table = banked(10_000, CHEMIN, **rules)
        table.stakes(s2=10_000)
        ponte = 6 if given == 10 else 4
        table.look((CARD_OF[ponte], CARD_OF[0]), (CARD_OF[total], CARD_OF[0]))
        table.say(2, Stand() if given == 10 else DrawCard())
        if given < 10:
            table.deal((CARD_OF[given],))
        found[total, given] = asked(table, chemin)
    return found


def printed_banker() -> dict[tuple[int, int], str]:
    """Return punto banco's table with AD-C32's two choices, as that rule and LU-19 print them."""
    draws = {0: "0123456789", 1: "0123456789", 2: "0123456789", 3: "012345679", 4: "234567"}
    draws |= {5: "4567", 6: "67", 7: ""}
    found = {
        (total, given): "D" if (total <= 5 if given == 10 else str(given) in cards) else "S"
        for total, cards in draws.items()
        for given in range(11)
    }
    return found | {(5, 4): "DS", (3, 9): "DS"}


def order_of_words(rules: Rules) -> list[str]:
    """Return who speaks, whether third cards are open, and what becomes of the stake in a tie."""
    table = banked(10_000, CHEMIN, **rules)
    table.stakes(s2=10_000)
    events = table.play("2c 2d 3h", "3s 4h")
    words = [type(each).__name__ for each in events if type(each).__name__.endswith("Spoke")]
    third = every(CardPassed, events)[-1]
    back = every(b.StakeReturned, events)
    return [*words, "open" if third.face_up else "down", *(f"{each.amount} back" for each in back)]


def tax_on_ten_thousand(rules: Rules) -> int:
    return income(chemin, won_by(BANKER_WINS, rules).run.events)


def banker_in_the_next_shoe(rules: Rules) -> int:
    table = banked(10_000, CHEMIN, **{"stop_depth": 104, **rules})
    while table.phase is not chemin.Phase.BETWEEN_SHOES:
        if table.phase is chemin.Phase.CHOICE:
            table.say(1, HoldBank())
        elif table.phase is chemin.Phase.STAKES:
            table.stakes(s2=2_000)
            table.play(*BANKER_WINS)
        else:
            table.close()
    table.new_shoe()
    return table.state.banker or 0


def over_the_bank(house: str) -> Callable[[Rules], str]:
    """Return what the stakes of twice the bank lead to."""

    def probe(rules: Rules) -> str:
        table = sides(house, **rules).bank_of(1)
        table.stakes({2: BANK, 3: BANK})
        table.until(banque.Phase.DEALING, banque.Phase.TOP_UP)
        cut = sum(each.back for each in every(b.StakeCut, table.run.events))
        return f"{cut} back" if cut else table.phase.value

    return probe


def seats_by_side(rules: Rules) -> dict[int, str]:
    table = sides(LIMITED, per_side=2, **rules).bank_of(1)
    return {seat: str(table.state.side_of(seat)) for seat in range(2, 6)}


def sides_of_bystanders(rules: Rules) -> list[bool]:
    """Return whether a standing player may stake on the right, and on the left."""
    table = sides(LIMITED, seats=6, **rules).bank_of(1)
    table.stakes({2: 1_000, 3: 1_000})
    table.until(banque.Phase.BYSTANDERS_STAKE)
    at = table.state.turn
    stakes = (StakeOn(1_000, side) for side in (TableSide.RIGHT, TableSide.LEFT))
    return [refusal(banque, table.state, at, each) is None for each in stakes]


def holders(rules: Rules) -> list[tuple[int, int]]:
    """Return the holders of the hands in two coups; the bank wins the right side of the first."""
    table, found = sides(LIMITED, **rules).bank_of(1), list[tuple[int, int]]()
    for _ in range(2):
        held = only(HandsHeld, table.stakes({2: 1_000, 4: 1_000, 3: 1_000, 5: 1_000}))
        found.append((held.right, held.left))
        table.play(LOSE, WIN, EIGHT)
    return found


def who_plays_a_banco(rules: Rules) -> tuple[int, int]:
    table = sides(LIMITED, **rules).bank_of(1)
    table.until(banque.Phase.CALLS)
    table.say(5, SOLO)
    held = only(HandsHeld, table.close())
    return held.right, held.left


def tax(house: str, right: str, left: str, *, staked: tuple[int, int]) -> Callable[[Rules], int]:
    def probe(rules: Rules) -> int:
        table = sides(house, **rules).bank_of(1)
        table.stakes({2: staked[0], 3: staked[1]})
        table.play(right, left, EIGHT)
        return table.taxes()

    return probe


def order_of_cards(rules: Rules) -> list[str]:
    table = sides(LIMITED, **rules).bank_of(1)
    table.stakes({2: 1_000, 3: 1_000})
    return [str(each.side) for each in every(CardGiven, table.play(LOSE, LOSE, EIGHT))]


def bank_after_a_win(rules: Rules) -> int:
    table = sides(LIMITED, **rules).bank_of(1)
    table.stakes({2: 2_000, 3: 2_000})
    table.play(LOSE, LOSE, EIGHT)
    return table.bank.sum


class Case(NamedTuple):
    """Observations at a table of the preset; with `flipped` rules something else is seen."""

    rule: str
    probe: Callable[[Rules], Any]
    seen: Any
    flipped: Rules = MappingProxyType({})


ROUND = ["right", "left", "banker"]
CASES = [
    Case("AD-C1", cards_in_a_shoe, 6 * 52, {"packs": 8}),
    Case("AD-C2", first_bankers, [1, 1, 2]),
    Case("AD-C5", coups_of_four_cards, 77, {"stop_depth": 52}),
    Case("AD-C7", call_that_stands((5, SOLO), (3, SOLO)), (3,)),
    Case("AD-C11", first_bankers, [1, 1, 2], {"rotation": "decided"}),
    Case("AD-C20", next_after_a_bought_bank, 2, {"suite_falls_from": "current"}),
    Case("AD-C25", call_that_stands((2, A_DEUX), (3, A_DEUX), (5, SOLO)), (5,)),
    Case("AD-C27", holder_of_the_cards(s2=2_000, s4=3_000, s5=3_000), 4),
    Case("AD-C30", card_before_the_stakes_close, "not-now"),
    Case("AD-C31", ponte_by_total, [*["D"] * 5, "DS", "S", "S", "N", "N"], {"drawing": "free"}),
    Case("AD-C32", banker_by_total_and_card, printed_banker(), {"drawing": "computer"}),
    Case("AD-C35", order_of_words, ["PonteSpoke", "BankerSpoke", "open", "10000 back"],
         {"tie": "stakes-stand"}),
    Case("AD-C36", tax_on_ten_thousand, 500, {"tax": 0}),
    Case("AD-C37", banker_in_the_next_shoe, 1),
    Case("AD-B1", over_the_bank(LIMITED), f"{BANK} back", {"over": "as-far"}),
    Case("AD-B1", over_the_bank(OPEN), "top-up"),
    Case("AD-B4", seats_by_side, {2: "right", 4: "right", 3: "left", 5: "left"}),
    Case("AD-B5", sides_of_bystanders, [True, True]),
    Case("AD-B8", holders, [(2, 3), (4, 3)]),
    Case("AD-B8", who_plays_a_banco, (5, 5)),
    Case("AD-B14", over_the_bank(OPEN), "top-up"),
    Case("AD-B15", tax(LIMITED, LOSE, LOSE, staked=(2_000, 2_000)), 80, {"tax_limited": 100}),
    Case("AD-B15", tax(LIMITED, LOSE, WIN, staked=(5_000, 2_000)), 60, {"tax": "none"}),
    Case("AD-B15", tax(LIMITED, LOSE, WIN, staked=(2_000, 5_000)), 0),
    Case("AD-B15", tax(OPEN, LOSE, LOSE, staked=(2_000, 2_000)), 50, {"tax_open": 200}),
    Case("AD-B16", order_of_cards, ROUND * 2),
    Case("AD-B22", bank_after_a_win, BANK + 4_000 - 80),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_an_official_rule_is_seen_at_its_table(case: Case) -> None:
    assert case.probe({}) == case.seen
    if case.flipped:
        assert case.probe(case.flipped) != case.seen
