"""The results of a coup of baccara banque, computed by two programs that share no code."""

from random import Random

import pytest
from msgspec.structs import replace

from baccarat.cards import PACK, Hand
from baccarat.rules import BANQUE_PRESETS, Outcome
from baccarat.tables.banque.reckoning import SideStake, halves, settle_coup
from baccarat.tables.banque.seating import PUNTERS, Hands, TableSide as Side
from support.oracles.banque_settlement import a_cheval, settled, winners

LIMITED, OPEN, CLUB, *_ = BANQUE_PRESETS
LETTERS = {Side.RIGHT: "R", Side.LEFT: "L"}
COUPS = 10_000


def _hand(dice: Random, *, natural_ends: bool = False) -> Hand:
    cards = [dice.choice(PACK) for _ in range(2)]
    hand = Hand(tuple(cards))
    if hand.natural or natural_ends or dice.random() < 0.4:
        return hand
    return hand.with_card(dice.choice(PACK))


def _hands(dice: Random) -> Hands:
    """Deal at random: nobody draws against the banker's natural, and naturals never draw."""
    banker = _hand(dice)
    over = banker.natural
    right, left = (_hand(dice, natural_ends=over) for _ in PUNTERS)
    if dice.random() < 0.1:
        right, left = dice.choice([(Hand(), left), (right, Hand())])
    return Hands(right, left, banker)


def _stakes(dice: Random, bank: int, kind: str, sides: list[Side]) -> list[SideStake]:
    """Stake in prime: freely, up to the bank, or as a banco on all of it."""
    if kind == "banco":
        return [SideStake(3, dice.choice(sides), bank)]
    if kind == "cheval" and len(sides) == 2:
        return [
            SideStake(3, side, half) for side, half in zip(PUNTERS, halves(CLUB, bank), strict=True)
        ]
    left, laid = bank, []
    for seat in range(2, 12):
        units = dice.randrange(1, 400)
        units = units if kind in {"open", "over"} else min(units, left)
        left -= units
        if units:
            laid.append(SideStake(seat, dice.choice(sides), units))
    return laid


@pytest.mark.rule("BB-5", "BB-11", "BB-12", "BB-15")
def test_both_programs_agree_to_the_unit_over_ten_thousand_coups() -> None:
    dice, seen = Random(11), set[tuple[str, str]]()
    rules = {"limited": LIMITED, "open": OPEN, "over": CLUB, "banco": LIMITED, "cheval": CLUB}
    for _ in range(COUPS):
        kind = dice.choice(list(rules))
        hands = _hands(dice)
        sides = [side for side in PUNTERS if hands.of(side).cards]
        bank = dice.randrange(1, 2_000)
        laid = _stakes(dice, bank, kind, sides)
        if kind == "open":
            bank = max(bank, sum(each.units for each in laid))
        outcomes = {side: hands.outcome(side) for side in sides}
        ours = settle_coup(rules[kind], bank, laid, outcomes, open_=kind == "open")

        points = [[card.points for card in hands.of(side).cards] for side in Side]
        theirs = winners(*points)
        lies: dict[int, dict[str, int]] = {}
        for each in laid:
            lies.setdefault(each.seat, {})[LETTERS[each.side]] = each.units
        if kind == "cheval" and len(sides) == 2:
            assert lies == {3: a_cheval(bank)}
        gains, tax, after = settled(
            bank, list(lies.items()), theirs, open_bank=kind == "open", tax=rules[kind].tax
        )
        assert {seat: ours.gain(seat) for seat in lies} == gains
        assert (ours.tax, bank + ours.net - ours.tax) == (tax, after)
        seen |= {(kind, outcome) for outcome in outcomes.values()}
        seen |= {(kind, "back") for fate in ours.fates if fate.back and fate.taken + fate.paid}
    assert seen >= {(kind, outcome) for kind in rules for outcome in Outcome} | {("over", "back")}


CARDS = {points: next(card for card in PACK if card.points == points) for points in range(10)}


def _of(*points: int) -> Hand:
    return Hand(tuple(CARDS[each] for each in points))


@pytest.mark.rule("BB-7", "BB-5")
def test_a_natural_is_decided_against_two_cards() -> None:
    hands = Hands(right=_of(8, 0), left=_of(5, 0, 5), banker=_of(3, 0, 6))
    assert (hands.outcome(Side.RIGHT), hands.outcome(Side.LEFT)) == (
        Outcome.PLAYER,
        Outcome.BANKER,
    )


@pytest.mark.rule("BB-12")
def test_losers_pay_up_to_the_bank_and_winners_are_paid_until_it_is_empty() -> None:
    laid = (SideStake(2, Side.RIGHT, 300), SideStake(3, Side.LEFT, 80),
            SideStake(4, Side.RIGHT, 50), SideStake(5, Side.LEFT, 90))  # fmt: skip
    outcomes = {Side.RIGHT: Outcome.PLAYER, Side.LEFT: Outcome.BANKER}
    ours = settle_coup(CLUB, 100, laid, outcomes, open_=False)
    told = [(f.laid.seat, f.taken, f.paid, f.back) for f in ours.fates]
    assert told == [(3, 80, 0, 0), (5, 20, 0, 70), (2, 0, 200, 300), (4, 0, 0, 50)]
    assert (ours.net, ours.tax) == (-100, 0)


@pytest.mark.rule("BB-15")
@pytest.mark.parametrize(
    ("tax", "open_", "net", "due"),
    [
        ("net", False, 1_001, 21),
        ("net", True, 1_001, 13),
        ("net", False, 0, 0),
        ("net", False, -500, 0),
        ("none", False, 1_000, 0),
        ("capital", False, 1_000, 0),
    ],
)
def test_the_net_win_alone_is_taxed_and_rounded_up(
    tax: str, open_: bool, net: int, due: int
) -> None:
    assert replace(LIMITED, tax=tax).tax_on_net(net, open_=open_) == due


@pytest.mark.rule("BB-15")
def test_a_purse_can_put_up_all_but_the_tax() -> None:
    rules = replace(LIMITED, tax="capital")
    for held in range(400):
        most = rules.brings(held)
        assert most + rules.tax_on_capital(most) <= held
        assert most + 1 + rules.tax_on_capital(most + 1) > held
    assert LIMITED.brings(399) == 399
    assert rules.tax_on_capital(101) == 6
