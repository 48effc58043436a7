"""Bots do what their page says: each is asked each question, and the answers are counted.

The expected numbers are read from docs/bots.md, and the answers come from the public strategies.
"""

import random
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from math import sqrt
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from baccarat.players import first_bots, strategies
from baccarat.rules import CHIP, Draws, Outcome, Preset, preset
from baccarat.tables import banque as bq, punto
from baccarat.tables.banking import actions as bk
from baccarat.tables.banking.hand_choices import AskTable, DrawCard, MaySpeak, Show, Stand
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from project.tree import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
ASKED = 4_000
SURE = 4
"""The standard errors that a count may be off."""
PURSE = 10_000_000
PUNTO_PURSE = 1_000_000
"""Of which a half is within the limits of a bet."""
SMALL = 5_000
"""A sum that every bot can afford."""
FULL = replace(preset("punto-banco"), burn=0)
LIMITED = preset("banque-limitee")
GAMES: Mapping[str, Preset] = {
    "punto banco": FULL,
    "chemin de fer": preset("chemin-de-fer"),
    "baccara banque": LIMITED,
}
Table = Mapping[str, Mapping[str, str]]


def tables() -> list[Table]:
    """Read the page's tables: the cells of each row by its first cell, then by their heads."""
    blocks = [each for each in PAGE.split("\n\n") if each.startswith("|")]
    found = list[Table]()
    for block in blocks:
        lines = [
            [cell.strip(" `") for cell in line.split("|")[1:-1]] for line in block.splitlines()
        ]
        head, _, *rows = lines
        found.append({row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows})
    return found


FIRST, PUNTO, BANKS, BANQUE = tables()
BOTS = [*next(iter(BANKS.values())), "equilibrium"]


def column(bot: str) -> str:
    """Return the column of a bot: `equilibrium` has the numbers of `by-the-book`."""
    return "by-the-book" if bot == "equilibrium" else bot


def numbers(cell: str) -> list[float]:
    return [float(each) for each in re.findall(r"\d+(?:\.\d+)?", cell)]


def is_share(found: int, cell: str, asked: int) -> bool:
    """Whether a count is near a percentage of the page, which has one decimal."""
    (percent,) = numbers(cell)
    share = percent / 100
    return abs(found - asked * share) <= SURE * sqrt(asked * share * (1 - share)) + asked / 2_000


def test_the_page_has_every_bot_in_the_order_of_sitting_down() -> None:
    assert [*PUNTO] == [*strategies(FULL)]
    assert [*BOTS] == [*strategies(GAMES["chemin de fer"])] == [*strategies(LIMITED)]
    assert [*FIRST] == [*GAMES]
    for game, row in FIRST.items():
        assert row["strategies"].replace("`", "").split(", ") == [*first_bots(GAMES[game])]


MEANT: Mapping[str, Callable[[str], set[str]]] = {
    "Player or Banker, at random": lambda last: {"player", "banker"},
    "the side that won last": lambda last: {last},
    "the side that did not win last": lambda last: {"player", "banker"} - {last},
    "Banker": lambda last: {"banker"},
    "Tie": lambda last: {"tie"},
}
"""The bets that the page's words mean, by the side that won last."""


@cache
def staked(bot: str, seen: Sequence[Outcome]) -> list[dict[str, int]]:
    """Return what a bot stakes in units, each time at a table where it has its whole purse."""
    state = punto.decide(punto.new(FULL), CHANGEUR, Sit(1, PUNTO_PURSE)).state
    view = punto.view(punto.decide(state, HOUSE, punto.StartShoe()).state, 1)
    play, luck = strategies(FULL)[bot], random.Random(bot)
    said: list[Any] = [play(view, {"player": seen}, luck.randrange) for _ in range(ASKED)]
    return [{} if each is None else {bet.wager: bet.amount for bet in each.bets} for each in said]


@pytest.mark.by_day(4)
@pytest.mark.rule("RM-4")
@pytest.mark.parametrize(("bot", "last"), [*product(PUNTO, ["player", "banker"])])
def test_a_bot_stakes_on_what_its_page_says(bot: str, last: str) -> None:
    row, found = PUNTO[bot], staked(bot, (Outcome.TIE, Outcome(last), Outcome.TIE))
    meant = MEANT[row["stakes on"]](last)
    assert is_share(sum(not each for each in found), row["stays out"], ASKED)
    mains = [next(iter(meant & {*each})) for each in found if each]
    for bet in meant:
        assert is_share(mains.count(bet), str(100 / len(meant)), len(mains))
    others = [{*each} - meant for each in found if each]
    words = re.fullmatch(r"(as much|1/8 of it) on (\w+) in (.* %)|–", row["also"])
    assert words is not None
    also = {(words[2] or "").lower()} - {""}
    assert is_share(sum(map(bool, others)), words[3] or "0", len(others))
    assert all(each in (set(), also) for each in others)


@pytest.mark.by_day(2)
@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("bot", PUNTO)
def test_a_bot_stakes_as_much_as_its_page_says(bot: str) -> None:
    row = PUNTO[bot]
    main = MEANT[row["stakes on"]]("player")
    low, high = (numbers(row["stake"]) * 2)[:2]
    unit = PUNTO_PURSE / 8 if "eighths of the purse" in row["stake"] else FULL.minimum
    runs = range(1, 7)
    by_run = [staked(bot, (Outcome.BANKER, *[Outcome.PLAYER] * run)) for run in runs]
    sums = [{each[bet] / unit for each in found for bet in main & {*each}} for found in by_run]
    if "for each win in a row" in row["stake"]:
        assert sums == [{min(run, numbers(row["stake"])[0])} for run in runs]
        return
    assert all(each == {*range(int(low), int(high) + 1)} for each in sums)
    found = [each[bet] / unit for each in by_run[0] for bet in main & {*each}]
    for times in {*found}:
        assert is_share(found.count(times), str(100 / (high - low + 1)), len(found))
    part = 8 if "1/8" in row["also"] else 1
    for each in by_run[0]:
        extra = [amount for bet, amount in each.items() if bet not in main]
        least = next(amount for bet, amount in each.items() if bet in main) // part if each else 0
        assert all(least - FULL.minimum < amount <= least for amount in extra)


@pytest.mark.parametrize("bot", ["follower", "contrarian"])
def test_who_watches_the_last_winner_waits_for_one(bot: str) -> None:
    assert not any(staked(bot, (Outcome.TIE,)))


def ask(bot: str, may: Any, *, asked: int = ASKED, half: bool = False, **view: Any) -> list[Any]:
    """Ask a bot of baccara banque a question; `half`: another player wants half of a banco."""
    seen = {"purse": PURSE, "left": PURSE, "bank": None, "viewer": 1, "unmet": 0, **view}
    luck = random.Random(f"{bot} {may}")
    asks = SimpleNamespace(**seen, choices=(may,), others_said=lambda words: half)
    answers = [strategies(LIMITED)[bot](asks, {}, luck.randrange) for _ in range(asked)]
    assert all(each is None or may.allows(each) for each in answers)
    return answers


def name(what: Any, *, low: int = SMALL, high: int = PURSE, passes: bool = True) -> bk.MayName:
    return bk.MayName(what, low, high, 1, passes)


def speak(custom: Draws) -> MaySpeak:
    return MaySpeak(show=False, draw=True, stand=True, custom=custom, late=Draws.STAND)


def choose(amount: int = SMALL, *, won: bool = True, empty: int = 0, on: bool = True) -> Any:
    """Return the arguments of `ask` for a banker who may pass the bank on, or give it up."""
    may = bk.MayChoose(hold=True, pass_on=on, give_up=not on, amount=amount)
    return {"may": may, "bank": SimpleNamespace(won=won, empty=empty, open=False)}


CALLS = bk.MayCall(tuple(bk.CallKind), (SMALL,) * len(bk.CallKind))


def call(kind: bk.CallKind) -> list[tuple[dict[str, Any], Any]]:
    return [({"may": CALLS}, bk.CallBanco(kind))]


SHARES: Mapping[str, list[tuple[dict[str, Any], Any]]] = {
    "declines a bank that is offered": [({"may": name("put-up")}, bk.Pass())],
    "stays out of a coup": [({"may": name("punt", passes=False)}, bk.Punt(0))],
    "calls suivi": call(bk.CallKind.SUIVI),
    "calls banco solo": call(bk.CallKind.SOLO),
    "calls banco à deux": call(bk.CallKind.A_DEUX),
    "calls banco avec la table": call(bk.CallKind.AVEC),
    "calls banco et la table marche": call(bk.CallKind.MARCHE),
    "takes the other half of a banco à deux": [
        ({"may": bk.MayCall((bk.CallKind.A_DEUX,), (SMALL,)), "half": True},
         bk.CallBanco(bk.CallKind.A_DEUX)),
    ],
    "raises the bank to hold every stake, or pays its part of a raise": [
        ({"may": name("raise-bank", high=2 * SMALL)}, bk.RaiseBank(2 * SMALL)),
        ({"may": bk.MayAnswer("match-raise", SMALL)}, bk.MatchRaise()),
    ],
    "tops up an open bank, accepts all stakes, or refills a broken bank": [
        ({"may": bq.MayPay("top-up", SMALL)}, bq.TopUp()),
        ({"may": bq.MayPay("accept-all", SMALL)}, bq.AcceptAll()),
        ({"may": bq.MayPay("refill", SMALL)}, bq.Refill()),
    ],
    "bids where every bid is for banque ouverte": [
        ({"may": bq.MayPay("bid-open", SMALL)}, bq.BidOpen()),
    ],
    "doubles the bank of another": [({"may": bk.MayAnswer("double", SMALL)}, bk.Double())],
    "takes a bank that is passed on": [({"may": bk.MayAnswer("take-bank", SMALL)}, bk.TakeBank())],
    "passes on a smaller bank that has won, or gives one up": [
        (choose(), bk.PassBank()),
        (choose(on=False), bk.GiveUpBank()),
    ],
    "asks the croupier for the table, where a banker may": [
        ({"may": replace(speak(Draws.FREE), table=True)}, AskTable()),
    ],
    "draws where custom leaves the choice": [({"may": speak(Draws.FREE)}, DrawCard())],
    "acts against custom elsewhere, where the house leaves the choice": [
        ({"may": speak(Draws.DRAW)}, Stand()),
        ({"may": speak(Draws.STAND)}, DrawCard()),
    ],
    "calls the banco of a club": [({"may": bq.MayClaim(SMALL)}, bq.ClaimBanco)],
    "bids banque ouverte where limited bids are possible too": [
        ({"may": bq.MayBid("bid", SMALL, PURSE, 1, True, opens=SMALL)}, bq.BidOpen()),
    ],
}  # fmt: skip
"""For each row that is a frequency: questions, and the answer that is counted."""
SUMS = {
    "puts up, of its purse",
    "stakes, of the sum still open",
    "risks at once, of its purse",
    "bids at most, of its purse",
    "keeps a bank that has won up to this part of bank and purse",
    "calls it à cheval, if it calls it",
}
"""The other rows, each with its own test."""


def test_every_row_is_measured() -> None:
    assert {*BANKS, *BANQUE} == {*SHARES} | SUMS


def cell_of(words: str, bot: str) -> str:
    return BANQUE[words]["all bots"] if words in BANQUE else BANKS[words][column(bot)]


@pytest.mark.by_day(25)
@pytest.mark.rule("RM-4")
@pytest.mark.parametrize(("bot", "words"), [*product(BOTS, SHARES)])
def test_a_bot_answers_as_often_as_its_page_says(bot: str, words: str) -> None:
    for question, counted in SHARES[words]:
        answers = ask(bot, **question)
        found = sum(
            isinstance(each, counted) if isinstance(counted, type) else each == counted
            for each in answers
        )
        assert is_share(found, cell_of(words, bot), ASKED), f"{words}: {found} of {ASKED}"


@pytest.mark.parametrize("bot", BOTS)
def test_half_of_the_bancos_of_a_club_are_called_a_cheval(bot: str) -> None:
    answers = ask(bot, bq.MayClaim(SMALL), asked=20 * ASKED)
    claims = [each.a_cheval for each in answers if isinstance(each, bq.ClaimBanco)]
    assert is_share(sum(claims), cell_of("calls it à cheval, if it calls it", bot), len(claims))


@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("bot", BOTS)
def test_the_sums_that_a_bot_names_are_those_of_its_page(bot: str) -> None:
    row = {words: cells[column(bot)] for words, cells in BANKS.items()}
    low, high = numbers(row["puts up, of its purse"])
    (minimums,) = (int(each) for each in re.findall(r"more than (\d+) times the minimum", PAGE))
    for least in (20_000, 5_000):
        banks = [each.amount for each in ask(bot, name("put-up", low=least)) if each != bk.Pass()]
        bounds = [min(PURSE * part / 100, minimums * least) for part in (low, high)]
        assert [min(banks), max(banks)] == bounds
    still_open = PURSE // 100
    low, high = (numbers(row["stakes, of the sum still open"]) * 2)[:2]
    fixed = "minimum stakes" in row["stakes, of the sum still open"]
    unit = CHIP if fixed else still_open / 100
    questions = [
        name("punt", low=CHIP, passes=False),
        bq.MayStakeOn("stake-on", CHIP, PURSE, 1, False, sides=tuple(bq.TableSide)[:2]),
    ]
    for may in questions:
        given = ask(bot, may, left=still_open)
        sums = [each.amount for each in given if each.amount]
        assert (min(sums), max(sums)) == (low * unit, high * unit)
    sides = [each.side for each in given]
    assert is_share(sides.count(bq.TableSide.RIGHT), "50 %", len(sides))


@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_pays_no_more_at_once_than_its_page_says(bot: str) -> None:
    (part,) = numbers(BANKS["risks at once, of its purse"][column(bot)])
    most = int(PURSE * part / 100)
    questions: list[Callable[[int], Any]] = [
        lambda amount: bk.MayAnswer("take-bank", amount),
        lambda amount: bk.MayCall((bk.CallKind.SUIVI,), (amount,)),
        lambda amount: name("raise-bank", high=amount),
        lambda amount: bq.MayPay("refill", amount),
        bq.MayClaim,
    ]
    for question in questions:
        assert {*map(type, ask(bot, question(most)))} > {bk.Pass}
        assert {*map(type, ask(bot, question(most + 1), asked=200))} == {bk.Pass}
    large = [each.amount for each in ask(bot, name("punt", low=most // 2, passes=False))]
    assert max(large) <= most
    opens = (int(most / 10), int(most / 10) + 1)
    bids = [ask(bot, bq.MayBid("bid", SMALL, PURSE, 1, True, opens=each)) for each in opens]
    assert [bq.BidOpen() in each for each in bids] == [True, False]


@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_bids_up_to_the_part_of_its_page(bot: str) -> None:
    low, high = numbers(BANKS["bids at most, of its purse"][column(bot)])

    def bids(percent: float) -> set[bool]:
        least = int(PURSE * percent / 100)
        return {isinstance(each, bk.Bid) for each in ask(bot, name("bid", low=least))}

    assert [bids(at) for at in (low, high, high + 1)] == [{True}, {True, False}, {False}]


@pytest.mark.rule("RM-4")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bank_is_passed_on_once_it_has_grown_beyond_the_part_of_the_page(bot: str) -> None:
    words = "keeps a bank that has won up to this part of bank and purse"
    (part,) = numbers(BANKS[words][column(bot)])
    bank = int(part * PURSE / (100 - part))
    assert {*map(type, ask(bot, **choose(bank)))} == {bk.PassBank, bk.HoldBank}
    assert {*map(type, ask(bot, **choose(bank + 1)))} == {bk.PassBank}
    assert {*map(type, ask(bot, **choose(bank + 1, won=False)))} == {bk.HoldBank}


@pytest.mark.parametrize("bot", BOTS)
def test_what_the_page_says_of_banque_alone(bot: str) -> None:
    (rounds,) = (int(each) for each in re.findall(r"after (\d+) rounds", PAGE))
    kinds = [{*map(type, ask(bot, **choose(won=False, empty=at)))} for at in (rounds - 1, rounds)]
    assert kinds == [{bk.HoldBank}, {bk.PassBank}]
    cutters = [each.cutter for each in ask(bot, bq.MayNameCutter((1, 3)))]
    assert is_share(cutters.count(3), "50 %", ASKED)


@pytest.mark.parametrize("bot", BOTS)
def test_what_the_page_says_of_everything_else(bot: str) -> None:
    assert {*ask(bot, name("put-up", low=PURSE // 2 + 1))} == {bk.Pass()}
    assert bk.Pass() not in ask(bot, name("put-up", low=PURSE // 2 + 1, passes=False))
    assert {*ask(bot, name("add"))} == {bk.Pass()}
    bound = MaySpeak(show=False, draw=True, stand=False, custom=Draws.STAND, late=Draws.DRAW)
    natural = MaySpeak(show=True, draw=False, stand=False, custom=Draws.STAND, late=Draws.STAND)
    assert {*ask(bot, bound)} == {DrawCard()}
    assert {*ask(bot, natural)} == {Show()}
