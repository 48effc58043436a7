"""Players by the solutions of games: what they count, what they know, and how often they draw."""

import random
from fractions import Fraction
from typing import Any, cast

import msgspec
import pytest

from baccarat.cards import Card
from baccarat.fairness import seed_secret, shoes
from baccarat.lab import of_packs
from baccarat.lab.equilibrium import chemin_de_fer, one_side_of_banque, ponte_rules_at, solve
from baccarat.lab.equilibrium.banque.full_game import evaluate, plays_of
from baccarat.lab.equilibrium.banque.ponte_rules import PonteRules
from baccarat.lab.hands import Shoe
from baccarat.lab.workers.piece import Asker, Rank, WorkPiece
from baccarat.players import (
    BOOK,
    CachingSolver,
    Memory,
    SolutionBook,
    at_once,
    play_shoes,
    strategies,
)
from baccarat.players.equilibrium.book import MAX_SOLUTIONS
from baccarat.players.equilibrium.decision_problem import OneHand, decision_problem
from baccarat.players.equilibrium.solutions import (
    FILE,
    Play,
    Solutions,
    parse_play,
    solutions,
    solve_all,
)
from baccarat.players.equilibrium.speaking import drawing_probability, speak, with_probability
from baccarat.rules import BANQUE_PRESETS, CHEMIN_PRESETS, preset
from baccarat.tables import banque, chemin
from baccarat.tables.banking.actions import CallBanco, CallKind
from baccarat.tables.banking.hand_choices import MaySpeak
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR
from support.tables.chemin_table import banked

WHOLE, CLUB = preset("chemin-de-fer"), preset("chemin-de-fer-club")
BOUND, FREE = PonteRules("5", "card"), PonteRules("all", "card", "known")
BOUND_ONE, FREE_ONE = PonteRules("5", "hand"), PonteRules("all", "hand")


def _often(view: Any, memory: Memory) -> Fraction | None:
    asked = decision_problem(view, memory)
    return None if asked is None else drawing_probability(asked, memory.book)


@pytest.mark.by_day(0)
def test_the_shipped_solutions_are_those_of_the_solver() -> None:
    """Floats may differ a little from one machine to another; nobody gains anything."""
    found, kept = solve_all(), msgspec.json.decode(FILE.read_bytes(), type=Solutions)
    assert kept.one_side == found.one_side
    asked = {(of_packs(each.packs), ponte_rules_at(each)) for each in BANQUE_PRESETS}
    asked |= {(of_packs(3), BOUND_ONE), (of_packs(3), FREE_ONE), (of_packs(6), FREE_ONE)}
    assert {(each.counts, each.rules) for each in kept.two_sides} == asked
    for each in kept.two_sides:
        plays = plays_of(**parse_play(each.play))
        regret = evaluate(Shoe(each.counts), Fraction(each.theta), plays, each.rules).regret
        assert max(regret.right, regret.left, regret.bank) < 1e-10


@pytest.mark.parametrize("rules", CHEMIN_PRESETS, ids=lambda each: each.name)
def test_a_full_shoe_of_a_preset_is_known_beforehand(rules: Any) -> None:
    question = chemin_de_fer(rules, sees="both")
    assert BOOK.has_exact(question)
    first = solve(question).first
    assert BOOK.one_side(question) == {"ponte": first.ponte, "banker": first.banker}


def test_another_shoe_is_played_by_a_full_one_of_the_same_freedom() -> None:
    few = chemin_de_fer(CLUB, counts=(20, *[5] * 9), sees="both")
    assert not BOOK.has_exact(few)
    assert BOOK.one_side(few) == BOOK.one_side(chemin_de_fer(CLUB, sees="both"))
    assert BOOK.one_side(chemin_de_fer(banker_free="6|S", sees="both")) is None
    two = {(sum(each.counts), each.rules): parse_play(each.play) for each in solutions().two_sides}
    assert BOOK.two_sides(Fraction(1, 5), (40, *[10] * 9), BOUND) == two[156, BOUND]
    assert BOOK.two_sides(Fraction(1, 5), (90, *[23] * 9), BOUND) == two[312, BOUND]
    assert BOOK.two_sides(Fraction(1, 5), (9, *[2] * 9), FREE) == two[156, FREE]


def test_a_shoe_is_solved_elsewhere_while_the_game_continues() -> None:
    waiting: list[WorkPiece] = []

    def submit(piece: WorkPiece, _: Asker) -> None:
        if piece not in waiting:
            waiting.append(piece)

    book = CachingSolver(submit)
    few = chemin_de_fer(CLUB, counts=(20, *[5] * 9), sees="both")
    assert book.one_side(few) == BOOK.one_side(few)
    assert not book.has_solved(few)
    assert book.one_side(few) == BOOK.one_side(few)
    (piece,) = waiting
    piece.future.set_result(piece.work())
    first = solve(few).first
    assert book.has_solved(few)
    assert book.one_side(few) == {"ponte": first.ponte, "banker": first.banker}
    assert len(waiting) == 1
    assert book.one_side(chemin_de_fer(CLUB, sees="both")) is not None
    assert len(waiting) == 1
    book.two_sides(Fraction(1, 3), (48, *[12] * 9), BOUND)
    waiting[-1].future.set_exception(ImportError("numba"))
    assert book.two_sides(Fraction(1, 3), (48, *[12] * 9), BOUND) is not None


def test_a_shoe_is_solved_before_anybody_asks_if_a_presolver_is_given() -> None:
    rules: Any = CLUB
    memory = [Card("9h")]
    question = chemin_de_fer(rules, counts=Memory(rules, {}, memory).remaining_counts, sees="both")
    view, play = chemin.view(chemin.new(rules), 1), strategies(rules)["equilibrium"]
    for early in (True, False):
        book = CachingSolver(at_once, ahead=early)
        play(view, Memory(rules, {}, memory, book), lambda _: 0)
        assert book.has_solved(question) is early


def test_a_failed_solution_does_not_reach_the_table() -> None:
    def fails() -> Play:
        raise ImportError("numba")

    piece = WorkPiece(fails)
    at_once(piece, Asker(Rank.BOT, "otto"))
    assert isinstance(piece.future.exception(), ImportError)


def test_callers_are_independent_and_a_cancelled_solution_is_restarted() -> None:
    asked: list[tuple[WorkPiece, Asker]] = []
    book = CachingSolver(lambda piece, asker: asked.append((piece, asker)), ahead=True)
    few = chemin_de_fer(CLUB, counts=(20, *[5] * 9), sees="both")
    ann, bot = (book.asked_by(Asker(Rank(at), who)) for at, who in enumerate(("ann", "otto")))
    bot.prepare(few)
    bot.one_side(few)
    ann.one_side(few)
    assert len({piece for piece, _ in asked}) == 1, "all ask for one and the same"
    assert [asker for _, asker in asked] == [(Rank.AHEAD, "otto"), (1, "otto"), (0, "ann")]
    asked[0][0].future.cancel()
    ann.one_side(few)
    again, asker = asked[-1]
    assert again is not asked[0][0]
    at_once(again, asker)
    assert bot.has_solved(few)


def test_a_book_forgets_the_oldest_finished_solutions_and_no_awaited_one() -> None:
    book = CachingSolver(lambda *_: None)
    waited = book.compute_once("waited for", int)
    done = [book.compute_once(key, int) for key in range(MAX_SOLUTIONS)]
    for each in done:
        each.set_result(0)
    book.compute_once("one more", int)
    assert book.compute_once("waited for", int) is waited
    assert book.compute_once(MAX_SOLUTIONS - 1, int) is done[-1]
    assert book.compute_once(0, int) is not done[0]


@pytest.mark.rule("C-7")
def test_shown_cards_are_counted_and_the_others_may_be_dealt() -> None:
    memory = Memory(WHOLE, {}, [Card("9h"), Card("Kd"), Card("9c")])
    assert memory.remaining_counts == (95, *[24] * 8, 22)
    assert Memory(WHOLE, {}, ()).remaining_counts == (96, *[24] * 9)


class Watching(SolutionBook):
    """Notes which cards it is asked about."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def one_side(self, question: Any) -> Play | None:
        self.asked.append(sum(question.shoe.counts))
        return super().one_side(question)


@pytest.mark.rule("RM-4")
def test_bots_count_the_shoe_that_they_play() -> None:
    rules: Any = WHOLE
    state, book, finished = chemin.new(rules), Watching(), cast("Any", chemin.coup_result)
    for seat in range(1, 4):
        state = chemin.decide(state, CHANGEUR, Sit(seat, 100 * rules.minimum)).state
    play = strategies(rules)["equilibrium"]
    company = dict.fromkeys(range(1, 4), play)
    dealt = shoes(seed_secret(2), "players", rules)
    known, out = [rules.cards], 0
    for step in play_shoes(state, dealt, company, random.Random(1).randrange, book):
        for met, event, _ in step.done.transitions():
            if coup := finished(met, event):
                out += sum(len(hand.cards) for hand in coup.hands.values())
                known.append(rules.cards - out)
        if out > 150:
            break
    assert book.asked
    assert {*book.asked} <= {*known}


@pytest.mark.rule("CF-12", "CF-14")
def test_hands_are_looked_up_by_the_seats_information() -> None:
    rules: Any = CLUB
    view = chemin.view(chemin.new(rules), 1)
    memory = Memory(rules, {}, ())
    solution = BOOK.one_side(chemin_de_fer(rules, sees="both"))
    assert solution is not None
    ponte = msgspec.structs.replace(view.ponte, cards=(Card("4c"), Card("Ah")), total=5, draws=None)
    asked = msgspec.structs.replace(view, phase=chemin.Phase.PONTE, ponte=ponte)
    assert _often(asked, memory) == solution["ponte"]["1+4"]
    banker = msgspec.structs.replace(view.banker, cards=(Card("Kc"), Card("6h")), total=6)
    for third, event in ((None, "S"), (6, "6"), (0, "0")):
        given = msgspec.structs.replace(ponte, draws=third is not None, third=third)
        asked = msgspec.structs.replace(view, phase=chemin.Phase.BANKER, ponte=given, banker=banker)
        assert _often(asked, memory) == solution["banker"][f"0+6|{event}"]


@pytest.mark.rule("BB-4", "BB-5", "BB-6")
def test_three_hands_are_looked_up_by_totals_and_one_side_by_cards() -> None:
    rules: Any = preset("banque-limitee")
    view = banque.view(banque.new(rules), 1)
    memory = Memory(rules, {}, ())
    two = BOOK.two_sides(Fraction(1, 2), memory.remaining_counts, BOUND)
    assert two is not None
    side = msgspec.structs.replace(
        view.right, cards=(None, None), stakes=100, draws=False, total=None
    )
    natural = msgspec.structs.replace(
        side, cards=(Card("9c"), Card("Kc")), total=9, shown=True, draws=None
    )
    banker = msgspec.structs.replace(view.banker, cards=(Card("Kc"), Card("6h")), total=6)
    three = msgspec.structs.replace(
        view, phase=banque.Phase.BANKER, right=side, left_hand=natural, banker=banker
    )
    assert _often(three, memory) == two["banker"]["6|S,N"]
    five = msgspec.structs.replace(side, cards=(Card("4c"), Card("Ah")), total=5, draws=None)
    right = msgspec.structs.replace(three, phase=banque.Phase.RIGHT, right=five)
    assert _often(right, memory) == two["right"]["5"]
    bound = msgspec.structs.replace(right, right=msgspec.structs.replace(five, total=6))
    assert _often(bound, memory) is None
    left = msgspec.structs.replace(
        three, phase=banque.Phase.LEFT, left_hand=five, right=msgspec.structs.replace(side, third=6)
    )
    assert _often(left, memory) == two["left"]["5|6"]
    club = Memory(preset("banque-club"), {}, ())
    assert decision_problem(bound, club) is not None
    free = BOOK.two_sides(Fraction(1, 2), club.remaining_counts, FREE)
    assert free is not None
    assert _often(right, club) == free["right"]["5|N"]
    hidden = msgspec.structs.replace(right, left_hand=side)
    assert _often(hidden, club) == free["right"]["5"]
    assert free["right"]["5|N"] != free["right"]["5"]
    alone = msgspec.structs.replace(right, left_hand=view.left_hand)
    question = one_side_of_banque(rules, memory.remaining_counts, open_bank=False)
    one = BOOK.one_side(question)
    assert one is not None
    assert _often(alone, memory) == one["ponte"]["1+4"]


@pytest.mark.rule("BB-11", "BB-5")
@pytest.mark.parametrize(
    ("house", "one"), [("banque-limitee", BOUND_ONE), ("banque-club", FREE_ONE)]
)
def test_one_player_of_both_hands_is_advised_by_both_and_the_banker_knows(
    house: str, one: PonteRules
) -> None:
    rules: Any = preset(house)
    memory = Memory(rules, {}, ())
    both = BOOK.two_sides(Fraction(1, 2), memory.remaining_counts, one)
    assert both is not None
    view = banque.view(banque.new(rules), 3)
    down = msgspec.structs.replace(view.left_hand, cards=(None, None), stakes=100, seat=3)
    five = msgspec.structs.replace(down, cards=(Card("4c"), Card("Ah")), total=5)
    right = msgspec.structs.replace(view, phase=banque.Phase.RIGHT, right=five, left_hand=down)
    assert _often(right, memory) == both["right"]["5"]
    drew = msgspec.structs.replace(five, cards=(Card("Kc"), Card("4h")), total=4, third=7)
    left = msgspec.structs.replace(view, phase=banque.Phase.LEFT, right=drew, left_hand=five)
    assert _often(left, memory) == both["left"]["5|4,7"]
    hidden = msgspec.structs.replace(drew, total=None, draws=True)
    banker = msgspec.structs.replace(
        view,
        phase=banque.Phase.BANKER,
        right=hidden,
        left_hand=msgspec.structs.replace(down, draws=False),
        banker=msgspec.structs.replace(view.banker, cards=(Card("Kc"), Card("6h")), total=6),
    )
    assert _often(banker, memory) == both["banker"]["6|7,S"]


def test_a_mixture_is_drawn_with_its_probability_and_otherwise_custom_decides() -> None:
    luck = random.Random(4).randrange
    drawn = sum(with_probability(Fraction(809, 1000), luck) for _ in range(4000))
    assert abs(drawn - 3236) < 4 * (4000 * 0.809 * 0.191) ** 0.5
    long = Fraction(10**60 + 1, 2 * 10**60)
    assert sum(with_probability(long, luck) for _ in range(400)) in range(150, 250)
    assert not with_probability(Fraction(0), luck)
    assert with_probability(Fraction(1), luck)
    may = MaySpeak(show=False, draw=True, stand=True, custom="F", late="S")  # type: ignore[arg-type]
    assert speak(None, may, {}, luck) is None
    bound = MaySpeak(show=False, draw=True, stand=False, custom="D", late="D")  # type: ignore[arg-type]
    assert speak(None, bound, Memory(WHOLE, {}, ()), luck) is None


@pytest.mark.rule("AD-C33")
@pytest.mark.parametrize("kind", [CallKind.SOLO, CallKind.SUIVI, CallKind.AVEC])
def test_the_problem_of_a_lone_caller_is_free_where_the_house_frees_it(kind: CallKind) -> None:
    house = msgspec.structs.replace(preset("chemin-de-fer-andorra"), free_solo=True)
    table = banked(10_000, house.name, free_solo=True)
    table.calls((5, CallBanco(kind if kind is not CallKind.SUIVI else CallKind.SOLO)))
    table.until(chemin.Phase.DEALING)
    table.look("2c Kd", "Ac Ad")
    view = chemin.view(table.state, 5)
    assert view.call is not None
    view = msgspec.structs.replace(view, call=msgspec.structs.replace(view.call, kind=kind))
    asked = decision_problem(view, Memory(house, {}, ()))
    assert isinstance(asked, OneHand)
    freedom = asked.question.ponte_free, asked.question.banker_free
    assert freedom == (("5", "tableau") if kind is CallKind.AVEC else ("all", "above-0"))
