"""Questions that the public functions refuse, one row per case."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from baccarat.cards import PACK, Card, Hand, packs, parse_cards
from baccarat.fairness import seed_secret, shoe_order
from baccarat.lab import (
    Composition,
    Price,
    counts_of,
    coup_of,
    distribution,
    joint,
    odds,
    of_packs,
    price,
    removal,
    risk,
)
from baccarat.lab.pricing.shoe_prices import shoe_prices
from baccarat.notation import read
from baccarat.rules import (
    CHEMIN_DE_FER,
    PUNTO_BANCO,
    CheminPreset,
    Coup,
    Facts,
    ImpossibleCoup,
    Outcome,
    PaytableRow,
    PuntoPreset,
    Side,
    Tableau,
    Wager,
    back_of,
    facts_of,
    preset,
    punto_preset,
    standard_wager,
)
from baccarat.rules.tableau import COMPUTER, VOLONTE
from baccarat.rules.wagers.condition import Condition
from baccarat.scorecards import Entry

GOLDEN = read((Path(__file__).parents[1] / "golden" / "ez.bhh").read_text("utf-8"))
EIGHT = Composition.of_packs(8)
VALUES = distribution(EIGHT)
PAIR = standard_wager("player-pair")
TIE = standard_wager("tie")
EZ = punto_preset("ez")
NINE = Card("9h")
ANY = Condition()
LIST: Any = [NINE]
COURSE: Any = {"bankroll": 5, "stake": 1, "coups": 3}


def coup(player: str, banker: str = "") -> Coup:
    return Coup(Hand(parse_cards(player)), Hand(parse_cards(banker)))


def tie() -> Price:
    return price(TIE, VALUES)


def course(name: str, value: object) -> object:
    return risk(tie(), **{**COURSE, name: value})


def quantile(share: object) -> object:
    return risk(tie(), **COURSE).quantile(anything(share))


def anything(value: object) -> Any:
    """Hide a value's type from the type checker, as callers without one do."""
    return value


ORDER = coup("9h", "2h 3d")
NO_THIRD = coup("9h Kd 2c", "2h 3d Kc")
BANKER_STANDS = coup("2h 3d 8c", "Kd 3s 2c")
BEGUN = coup("9h 2d", "3h 4c")

Row = tuple[str, str, Callable[[], object]]
CHANCES: list[Row] = [
    ("NotCounted", "'player-pair' looks at ranks or suits", lambda: price(PAIR, VALUES)),
    (
        "NotCounted",
        "'perfect-pair'",
        lambda: price(standard_wager("perfect-pair"), distribution(EIGHT, [PAIR])),
    ),
    (
        "NotCounted",
        "'player-pair'",
        lambda: price(PAIR, distribution(EIGHT, [TIE], dealt=coup("9h", "2d"))),
    ),
    ("NeedsRanks", "'player-pair' needs ranks", lambda: PAIR.settle(100, Facts(7, 8, 2, 2))),
    ("NeedsRanks", "'player-pair' needs ranks", lambda: PAIR.line(Facts(7, 8, 2, 2))),
    ("ValueError", "'draw' is not", lambda: joint(of_packs(8)).probability("draw")),
    ("ValueError", "'draw' is not", lambda: joint(of_packs(8)).orders("draw")),
    ("NotAWager", "not 7", lambda: price(anything(7), VALUES)),
    ("NotAWager", "not 7", lambda: distribution(EIGHT, anything(7))),
    ("NotAWager", "not 7", lambda: distribution(EIGHT, anything([7]))),
    ("NotAWager", "not 7", lambda: removal(anything(7))),
    ("NotAWager", "not 7", lambda: shoe_prices(GOLDEN, anything([7]))),
    ("UnknownPreset", "'faro'", lambda: odds("faro", EIGHT)),
    (
        "OtherGame",
        "'chemin-de-fer' is no game of punto banco",
        lambda: odds("chemin-de-fer", EIGHT),
    ),
    ("OtherGame", "'chemin-de-fer'", lambda: odds(anything(preset("chemin-de-fer")), EIGHT)),
    ("UnknownWager", "no bet is called 'red'", lambda: odds(EZ, EIGHT, bets="red")),
]
COUPS: list[Row] = [
    (
        "ImpossibleCoup",
        "card 2, 9d, .* goes to banker",
        lambda: odds(EZ, EIGHT, dealt=coup("9h 9d 9c")),
    ),
    (
        "ImpossibleCoup",
        "card 1, 9h, .* goes to player",
        lambda: odds(EZ, EIGHT, dealt=coup("", "9h")),
    ),
    ("ImpossibleCoup", "card 3, 3d, .* goes to player", lambda: odds(EZ, EIGHT, dealt=ORDER)),
    ("ImpossibleCoup", "card 5, 2c, .* the coup is over", lambda: odds(EZ, EIGHT, dealt=NO_THIRD)),
    (
        "ImpossibleCoup",
        "card 6, 2c, .* the coup is over",
        lambda: odds(EZ, EIGHT, dealt=BANKER_STANDS),
    ),
    (
        "ImpossibleCoup",
        "card 5, 2c, .* goes to player",
        lambda: odds(EZ, EIGHT, dealt=coup("2h 3d", "Kd Kc 2c")),
    ),
    (
        "TooManyOfCard",
        "hold 1 of 9h, and not 2",
        lambda: odds(EZ, Composition.of_packs(1), dealt=coup("9h", "9h")),
    ),
    (
        "TooManyOfCard",
        "hold 0 of 9, and not 1",
        lambda: odds(EZ, Composition.of_counts([6, *[1] * 8, 0]), dealt=coup("9h")),
    ),
    ("ImpossibleCoup", "card 3, 3d", lambda: distribution(EIGHT, dealt=ORDER)),
    ("ImpossibleCoup", "card 3, 3d", ORDER.next_side),
    ("ImpossibleCoup", "card 5, 2c", NO_THIRD.next_side),
    ("ImpossibleCoup", "card 6, 2c", BANKER_STANDS.next_side),
    ("ImpossibleCoup", "card 6, 2c", lambda: facts_of(BANKER_STANDS)),
    ("ImpossibleCoup", "card 5, 2c", NO_THIRD.reasons),
    ("CoupNotOver", "next card goes to player", lambda: facts_of(BEGUN)),
    ("CoupNotOver", "next card goes to player", lambda: facts_of(Coup())),
    ("CoupNotOver", "next card goes to banker", lambda: facts_of(coup("2h 3d Kc", "2d Kh"))),
    ("CoupNotOver", "next card goes to player", BEGUN.reasons),
    ("CoupNotOver", "next card goes to player", lambda: Coup().outcome),
    ("CoupNotOver", "next card goes to banker", lambda: coup("9h Kd", "9c").outcome),
    ("ValueError", "'ponte' is not", lambda: BEGUN.hand("ponte")),
    ("ValueError", "'ponte' is not", lambda: Coup().with_card("ponte", NINE)),
    ("ValueError", "'ponte' is not", lambda: coup_of([("ponte", NINE)])),
    ("BadCard", "'1x'", lambda: coup_of([(Side.PLAYER, "1x")])),
    ("BadFacts", "totals of 0 to 9", lambda: Facts(77, 3, 2, 2)),
    ("BadFacts", "totals of 0 to 9", lambda: Facts(7, -3, 2, 2)),
    ("BadFacts", "two or three cards", lambda: Facts(7, 3, 4, 2)),
    ("BadStake", "not -100", lambda: TIE.settle(-100, Facts(7, 7, 2, 2))),
    ("BadStake", "not -100", lambda: TIE.settle(-100, Facts(7, 6, 2, 2))),
    ("BadStake", "not 1.5", lambda: TIE.settle(anything(1.5), Facts(7, 7, 2, 2))),
    ("BadStake", "not True", lambda: TIE.lines[0].settle(True)),
]
TABLEAUX: list[Row] = [
    (
        "FreeChoice",
        "player may draw or stand on 5",
        lambda: coup("5h Kd", "3h Kc").next_side(CHEMIN_DE_FER),
    ),
    (
        "FreeChoice",
        "banker may draw or stand on 3",
        lambda: coup("2h Kd 9c", "3h Kc").next_side(CHEMIN_DE_FER),
    ),
    (
        "FreeChoice",
        "player may draw or stand on 5",
        lambda: coup("5h Kd", "6h Kc").reasons(CHEMIN_DE_FER),
    ),
    (
        "FreeChoice",
        "player may draw or stand on 5",
        lambda: coup("5h Kd 2c", "2h Kc 3s").reasons(CHEMIN_DE_FER),
    ),
    (
        "FreeChoice",
        "player may draw or stand on 5",
        lambda: coup("5h Kd", "2h Kc 3s").next_side(CHEMIN_DE_FER),
    ),
    ("FreeChoice", "may draw or stand", lambda: joint(of_packs(8), CHEMIN_DE_FER)),
    ("FreeChoice", "may draw or stand", lambda: joint(of_packs(8), COMPUTER)),
    ("FreeChoice", "may draw or stand", lambda: joint(of_packs(8), VOLONTE)),
    ("BadTableau", "8 letters for Player", lambda: Tableau("D" * 7, PUNTO_BANCO.banker)),
    ("BadTableau", "8 rows of 11", lambda: Tableau("D" * 8, PUNTO_BANCO.banker[:7])),
    ("BadTableau", "8 rows of 11", lambda: Tableau("D" * 8, ("D" * 10,) * 8)),
    ("BadTableau", "D, S or F", lambda: Tableau("X" * 8, PUNTO_BANCO.banker)),
    ("NoTotal", "0 to 7, not of -1", lambda: PUNTO_BANCO.player_says(-1)),
    ("NoTotal", "0 to 7, not of 8", lambda: PUNTO_BANCO.banker_says(8, None)),
]
SHOES: list[Row] = [
    *(
        ("BadPacks", f"1 to 26 packs, not {number}", make)
        for number in (-1, 0, 27, 1.5, True, "8")
        for make in (
            partial(of_packs, anything(number)),
            partial(Composition.of_packs, anything(number)),
            partial(Composition.of_counts, [8] * 10, packs=anything(number)),
            partial(Composition.of_cards, [NINE] * 6, packs=anything(number)),
            partial(removal, TIE, anything(number)),
        )
    ),
    ("NotInOrder", "not a dict", lambda: joint(dict.fromkeys(range(10), 32))),
    ("NotInOrder", "not a set", lambda: joint(set(range(10)))),
    ("BadCount", "not by -1", lambda: Composition((-1, *[8] * 9))),
    ("WrongLength", "not 2", lambda: Composition((8, 8))),
    (
        "CountsMismatch",
        "not those that the ten counts have",
        lambda: Composition((8,) * 10, ((NINE, 5),)),
    ),
    ("BadCard", "'1x'", lambda: Composition.of_cards(["1x"] * 6)),
    ("BadCard", "'1x'", lambda: EIGHT.without(["1x"])),
    ("BadCard", "'1x'", lambda: counts_of(["1x"] * 6)),
    ("TooFewCards", "there are 5", lambda: counts_of([NINE] * 5)),
    ("TooFewCards", "there are 0", lambda: odds(EZ, EIGHT.without(packs(8)))),
    ("ValueError", "counted from 0, so there is none at -1", lambda: back_of(-1)),
    ("ValueError", "counted from 1, so there is none at 0", lambda: EZ.cut_order(0)),
    *(
        ("ValueError", f"a whole number, not {seed!r}", partial(seed_secret, anything(seed)))
        for seed in (None, 7.0, "7", True)
    ),
    *(
        (
            "ValueError",
            f"from 1, so there is none of number {number!r}",
            partial(shoe_order, seed_secret(7), "red", anything(number), EZ),
        )
        for number in (0, -1, 1.0, None)
    ),
]
PRESETS: list[Row] = [
    (
        "BadField",
        r"wagers: it cannot be \('banker',\)",
        lambda: PuntoPreset(name="x", wagers=anything(("banker",))),
    ),
    (
        "BadField",
        "wagers: it cannot be 'banker'",
        lambda: PuntoPreset(name="x", wagers=anything("banker")),
    ),
    (
        "BadField",
        "packs: it cannot be 8.0",
        lambda: PuntoPreset(name="x", packs=anything(8.0), wagers=(TIE,)),
    ),
    (
        "BadField",
        "minimum: it cannot be '5'",
        lambda: PuntoPreset(name="x", minimum=anything("5"), wagers=(TIE,)),
    ),
    (
        "BadField",
        "drawing: it cannot be 'guess'",
        lambda: CheminPreset(name="x", drawing=anything("guess")),
    ),
    ("BadField", "tax: it is 0 to 20", lambda: CheminPreset(name="x", tax=21)),
    ("TypeError", "winner: .* not 'player'", lambda: Condition(winner=anything("player"))),
]
BETS: list[Row] = [
    ("BadCondition", "winner: .*'Tie'", lambda: Condition(winner=anything(("Tie",)))),
    ("BadCondition", "player_total: .*'9'", lambda: Condition(player_total=anything(("9",)))),
    ("BadCondition", "natural: .*1", lambda: Condition(natural=anything((1,)))),
    ("BadCondition", "player_suits: .*'x'", lambda: Condition(player_suits=anything(("x",)))),
    ("BadRatio", r"pays: .*\(8, 0\)", lambda: PaytableRow(ANY, (8, 0))),
    ("BadRatio", "pays: .*8", lambda: PaytableRow(ANY, anything(8))),
    ("BadRatio", r"pays: .*\(-8, 1\)", lambda: PaytableRow(ANY, (-8, 1))),
    ("BadRatio", "commission, at most 1: .*", lambda: PaytableRow(ANY, (1, 1), (2, 1))),
    ("WrongKind", "when must be Condition", lambda: PaytableRow(anything("tie"))),
    ("WrongKind", "lines must be PaytableRow", lambda: Wager("x", "X", anything((ANY,)))),
    ("WrongKind", "lines must be tuple", lambda: Wager("x", "X", anything([]))),
]
KINDS: list[Row] = [
    ("WrongKind", r"Coup or PartlyOpenCoup, not \[", lambda: odds(EZ, EIGHT, dealt=LIST)),
    ("WrongKind", "dealt must be", lambda: distribution(EIGHT, dealt=anything("9h"))),
    ("WrongKind", "composition must be", lambda: odds(EZ, anything(of_packs(8)))),
    ("WrongKind", "composition must be", lambda: distribution(anything(of_packs(8)))),
    ("WrongKind", "preset must be str or", lambda: odds(anything(None), EIGHT)),
    ("WrongKind", "bets must be a series", lambda: odds(EZ, EIGHT, bets=anything(None))),
    ("WrongKind", "chances must be Distribution", lambda: price(TIE, anything(EIGHT))),
    ("WrongKind", "tableau must be Tableau", lambda: joint(of_packs(8), anything(None))),
    ("NotInOrder", "not a NoneType", lambda: joint(anything(None))),
    ("NotInOrder", "not a int", lambda: Composition.of_counts(anything(8))),
    ("WrongKind", "cards must be a series", lambda: Composition.of_cards(anything(None))),
    ("WrongKind", "cards must be a series", lambda: EIGHT.without(anything(NINE.points))),
    ("WrongKind", "cards must be a series of sides", lambda: coup_of(anything(None))),
    ("WrongKind", "cards must be a side with its card", lambda: coup_of(anything([NINE.points]))),
    ("WrongKind", "price must be Price, not Wager", lambda: risk(anything(TIE), **COURSE)),
    ("WrongKind", "price must be Price, not 'tie'", lambda: risk(anything("tie"), **COURSE)),
    ("WrongKind", "outcome must be Outcome, not 'tie'", lambda: Entry(outcome=anything("tie"))),
    ("WrongKind", "outcome must be Outcome, not None", lambda: Entry(anything(None))),
]
RISKS: list[Row] = [
    *(
        ("BadBankrollPlan", f"{name}: .*, not {value}", partial(course, name, value))
        for name, values in {
            "bankroll": (-5, 1.5, float("inf"), float("nan"), True),
            "stake": (0, -1, 1.5, float("inf"), float("nan")),
            "coups": (-3, 1.5, float("inf")),
        }.items()
        for value in values
    ),
    *(
        ("NoShare", f"0 to 1, not {share!r}", partial(quantile, share))
        for share in (-0.01, 1.01, float("nan"), float("inf"), "half", True)
    ),
]
NAMED: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
    "a preset": (lambda: odds("ez", EIGHT), lambda: odds(EZ, EIGHT)),
    "one bet": (lambda: odds(EZ, EIGHT, bets="tie"), lambda: odds(EZ, EIGHT, bets=["tie"])),
    "an outcome": (
        lambda: joint(of_packs(8)).probability("tie"),
        lambda: joint(of_packs(8)).probability(Outcome.TIE),
    ),
    "a side": (lambda: BEGUN.hand("player"), lambda: BEGUN.hand(Side.PLAYER)),
    "a card to a side": (
        lambda: Coup().with_card("player", NINE),
        lambda: Coup().with_card(Side.PLAYER, NINE),
    ),
    "cards to sides": (
        lambda: coup_of([("player", "9h"), ("banker", "2d")]),
        lambda: coup("9h", "2d"),
    ),
    "an outcome in a condition": (
        lambda: hash(Condition(winner=anything(("tie",)))),
        lambda: hash(Condition(winner=(Outcome.TIE,))),
    ),
    "cards": (lambda: EIGHT.without(["9h"]), lambda: EIGHT.without([NINE])),
}
ROWS = [*CHANCES, *COUPS, *TABLEAUX, *SHOES, *PRESETS, *BETS, *KINDS, *RISKS]


@pytest.mark.parametrize(("kind", "says", "ask"), ROWS)
def test_what_cannot_be_answered_is_refused(
    kind: str, says: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(Exception, match=says) as raised:
        ask()
    assert type(raised.value).__name__ == kind


@pytest.mark.parametrize("seed", range(5))
def test_a_coup_is_taken_if_and_only_if_the_rules_deal_it(seed: int) -> None:
    luck = Random(seed)
    for _ in range(400):
        coup = Coup(*(Hand(tuple(luck.sample(PACK, luck.randint(0, 3)))) for _ in Side))
        if dealt_again(coup) == coup:
            coup.next_side()
        else:
            with pytest.raises(ImpossibleCoup):
                coup.next_side()


def dealt_again(coup: Coup) -> Coup:
    """Deal a coup's cards by the rules, as far as possible."""
    again = Coup()
    while side := again.next_side():
        left = coup.hand(side).cards[len(again.hand(side).cards) :]
        if not left:
            break
        again = again.with_card(side, left[0])
    return again


@pytest.mark.parametrize("what", NAMED)
def test_a_name_means_the_same_as_its_object(what: str) -> None:
    by_name, itself = NAMED[what]
    assert by_name() == itself()


def test_a_distribution_prices_whatever_it_was_made_for() -> None:
    names = ("tie", "player-pair", "perfect-pair", "tiger-pair")
    trade = [standard_wager(name) for name in names]
    together = distribution(EIGHT, trade)
    for wager in trade:
        assert price(wager, together) == price(wager, distribution(EIGHT, [wager]))
