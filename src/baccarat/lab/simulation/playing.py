"""The kernel of strategies: plays sessions over the shoes of the readable kernel.

A stretch of shoes starts with a new session. The session that its last shoe interrupts plays on
over further shoes of the last block's generator until it ends, as long as there are shoes left.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from ..kernels.compiled import add_up
from .dealing import deal_shoe, find_endings, line_of, start_block
from .generator import BLOCK
from .session import BINS, LONGEST
from .shoe_arrays import POINTS
from .shuffling import shuffle

_BLOCK, _BINS, _LONGEST = BLOCK, BINS, LONGEST


class Payouts(NamedTuple):
    """The net payouts of the bets per unit staked.

    - `by_cell`: for each bet on values; `by_line`: for each bet, by the line that decides it.
    - `card_bets`: the number of each bet among those on cards, or -1.
    - `least`, `most`: the limits of each bet.
    """

    by_cell: Any
    by_line: Any
    card_bets: Any
    least: Any
    most: Any


class ExactOdds(NamedTuple):
    """The arrays with which the lab counts orders by cell (`kernels.compiled.add_up`)."""

    code: Any
    registers: Any
    counts: Any
    terms: Any
    orders: Any


class Into(NamedTuple):
    """Where the kernel counts; see `session.SessionTally`.

    `of_shoes` and `of_sessions` have the numbers of each, as `kept` names them; or no rows.
    """

    cells: Any
    lines: Any
    totals: Any
    results: Any
    drawdowns: Any
    wins: Any
    losses: Any
    runs: Any
    of_shoes: Any
    of_sessions: Any


@njit(cache=True, nogil=True)
def play_strategy(  # noqa: PLR0912, PLR0915 - one loop over all coups
    strategy: Any,
    tables: Any,
    seed: Any,
    first: Any,
    shoes: Any,
    most: Any,
    rules: Any,
    card_bets: Any,
    payouts: Any,
    tags: Any,
    limits: Any,
    exact: Any,
    into: Any,
) -> Any:
    """Play a stretch of `shoes` shoes from number `first` on, which starts a block.

    Then finish the last session on further shoes, up to `most` shoes in all; return their number.

    - `tables`: one record of `strategy.TABLE`, with the arguments of the strategy.
    - `tags`: by the byte of a card. `limits`: the fields of `Session`, with the width of a bin, and
      the coups at the start of a shoe that are dealt without stakes and do not count.
    - `exact`: the arrays for exact odds, or None.
    """
    length, bankroll, minimum, _, marks, width, free = limits
    by_cell, by_line, card_bet_numbers, lows, highs = payouts
    all_cells, all_lines, totals, results, drawdowns, wins, losses, runs, of_shoes, of_sessions = (
        into
    )
    table = tables[0]
    cards = np.empty_like(rules[0])
    cells, starts = np.empty(len(cards), np.uint16), np.empty(len(cards), np.uint16)
    endings, by_ending = np.empty(len(cards), np.uint16), card_bets[3]
    best = np.zeros((len(cards), 3))
    state = np.empty(4, np.uint64)
    shoe_sums, streaks = np.zeros(2), np.zeros(4, np.int64)
    coup, mark, net, peak, fall, staked, risk, ended = 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, False
    start_session(table, limits, streaks)
    shoe = began = 0
    while shoe < shoes or (shoe < most and coup > 0 and not ended):
        if shoe < shoes and shoe % _BLOCK == 0:
            start_block(seed, (first + shoe) // _BLOCK, state)
        shoe += 1
        cards[:] = rules[0]
        shuffle(cards, state)
        coups = deal_shoe(cards, rules, cells, starts)
        if by_ending.any():
            find_endings(cards, starts, cells, coups, endings)
        if exact is not None:
            find_best(cards, starts, coups, rules[3], by_cell, exact, best)
        table.outcome, table.count, table.cards = -1, 0.0, len(cards)
        if rules[3] < 0:
            table.count, table.cards = tags[cards[0]], len(cards) - 1
        shoe_sums[:] = 0
        side, run = -1, 0
        for number in range(coups):
            cell, at = np.intp(cells[number]), np.intp(starts[number])
            played = 1 if number >= free else 0
            all_cells[cell] += played
            for bet in range(len(all_lines)):
                place = endings[number] if by_ending[bet] else cells[number]
                all_lines[bet, line_of(cards, at, place, card_bets, bet)] += played
            stake, money = 0.0, bankroll + net
            if played > 0 and money >= minimum:
                table.bankroll, table.coup, table.coup_of_shoe = money, coup, number
                table.left = len(cards) - at
                if exact is not None:
                    table.best, table.edge = int(best[number, 0]), best[number, 1]
                    table.kelly = best[number, 2]
                stake = float(strategy(table))
                if not 0 <= table.bet < len(card_bet_numbers):
                    stake = 0.0
                elif stake > 0:
                    stake = max(min(stake, highs[table.bet], money), lows[table.bet])
                stake = stake if 0 < stake <= money else 0.0
            gain = 0.0
            if stake > 0:
                among = card_bet_numbers[table.bet]
                if among < 0:
                    gain = stake * by_cell[table.bet, cell]
                else:
                    place = endings[number] if by_ending[among] else cells[number]
                    line = line_of(cards, at, place, card_bets, among)
                    gain = stake * by_line[table.bet, line]
                count_streaks(gain, streaks)
                totals[1] += 1
                totals[5] += 1 if gain > 0 else 0
                totals[6] += 1 if gain < 0 else 0
            net += gain
            staked += stake
            risk += stake**2
            peak = max(peak, net)
            fall = max(fall, peak - net)
            shoe_sums[0] += gain
            shoe_sums[1] += stake
            player, banker = cell // 10 % 10, cell % 10
            outcome = 2 if player == banker else (0 if player > banker else 1)
            if outcome < 2 and outcome != side:
                if run > 0:
                    runs[side, min(run, _LONGEST - 1)] += 1
                side, run = outcome, 0
            run += 1 if outcome < 2 else 0
            end = at + 4 + cell // 200 + cell // 100 % 2
            for place in range(at, end):
                table.count += tags[cards[place]]
            table.cards -= end - at
            table.gain, table.stake, table.outcome = gain, stake, outcome
            if len(of_shoes) > 0:
                of_shoes[shoe - 1, 1 + outcome] += played
            if coup == 0:
                began = shoe - 1
            coup += played
            while mark < len(marks) and marks[mark] == coup:
                results[mark, bin_of(net, width)] += 1
                mark += 1
            if coup == length:
                if len(of_sessions) > 0:
                    row = of_sessions[int(totals[7])]
                    row[0], row[1], row[2], row[3] = began, staked, net, fall
                    row[4], row[5], row[6] = bankroll + net < minimum, streaks[1], streaks[3]
                totals[7] += 1
                totals[8] += 1 if bankroll + net < minimum else 0
                totals[9] += net
                totals[10] += net**2
                totals[11] += staked
                totals[12] += staked**2
                totals[13] += net * staked
                totals[14] += risk
                totals[15] += risk**2
                totals[16] += fall
                totals[17] += fall**2
                totals[18] = max(totals[18], fall)
                drawdowns[min(int(fall / width), _BINS - 1)] += 1
                wins[min(streaks[1], _LONGEST - 1)] += 1
                losses[min(streaks[3], _LONGEST - 1)] += 1
                coup, mark, net, peak, fall, staked, risk = 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0
                ended = shoe > shoes
                start_session(table, limits, streaks)
        if run > 0:
            runs[side, min(run, _LONGEST - 1)] += 1
        totals[0] += max(coups - free, 0)
        totals[2] += 1
        totals[3] += shoe_sums[0]
        totals[4] += shoe_sums[1]
        if len(of_shoes) > 0:
            of_shoes[shoe - 1, 0] = max(coups - free, 0)
            of_shoes[shoe - 1, 4], of_shoes[shoe - 1, 5] = shoe_sums[1], shoe_sums[0]
    return shoe


@njit(inline="always")
def start_session(table: Any, limits: Any, streaks: Any) -> None:
    """Clear what a strategy remembers."""
    table.own[:] = 0
    table.gain, table.stake, table.bet = 0.0, 0.0, 0
    table.start, table.minimum, table.maximum = limits[1], limits[2], limits[3]
    streaks[:] = 0


@njit(inline="always")
def count_streaks(gain: Any, streaks: Any) -> None:
    """Keep the current and the longest streak of bets won, and of bets lost."""
    if gain > 0:
        streaks[0] += 1
        streaks[2] = 0
    if gain < 0:
        streaks[2] += 1
        streaks[0] = 0
    streaks[1] = max(streaks[1], streaks[0])
    streaks[3] = max(streaks[3], streaks[2])


@njit(inline="always")
def bin_of(result: Any, width: Any) -> Any:
    """Return the bin of a result, which is a finite number."""
    place = np.floor(result / width) + _BINS // 2
    return int(min(max(place, 0), _BINS - 1))


@njit(inline="always")
def find_best(
    cards: Any, starts: Any, coups: Any, burn: Any, by_cell: Any, exact: Any, best: Any
) -> None:
    """Write the best bet before each coup of a shoe, its exact advantage and its Kelly stake.

    Cards burnt face down are unseen, and so still count as part of the shoe.
    """
    code, registers, counts, terms, orders = exact
    counts[0] = 0
    for card in cards:
        counts[0, card & POINTS] += 1
    if burn < 0:
        counts[0, cards[0] & POINTS] -= 1
    unseen = len(cards) - (1 if burn < 0 else 0)
    for number in range(1, coups):
        counts[number] = counts[number - 1]
        for place in range(starts[number - 1], starts[number]):
            counts[number, cards[place] & POINTS] -= 1
    orders[:] = 0
    add_up(code, registers, counts[:coups], terms, orders, 0, coups)
    for number in range(coups):
        ways = 1.0
        left = unseen - (np.intp(starts[number]) - np.intp(starts[0]))
        for card in range(6):
            ways *= left - card
        best[number, :] = -1.0, -np.inf, 0.0
        for bet in range(len(by_cell)):
            edge = 0.0
            for cell in range(400):
                edge += by_cell[bet, cell] * orders[cell, number]
            edge /= ways
            if edge > best[number, 1]:
                best[number, 0], best[number, 1] = bet, edge
        if best[number, 1] > 0:
            pays, chances = by_cell[int(best[number, 0])], orders[:, number] / ways
            best[number, 2] = kelly_stake(pays, chances)


@njit(inline="always")
def kelly_stake(pays: Any, chances: Any) -> Any:
    """Return the part of a bankroll that maximises the expected logarithm, by Newton's method.

    The bet has an advantage, and can lose the whole stake. So the derivative is positive at 0 and
    falls without a bound before 1.
    """
    part = 0.0
    for _ in range(100):
        slope, curve = 0.0, 0.0
        for cell in range(400):
            if chances[cell] > 0:
                change = pays[cell] / (1 + part * pays[cell])
                slope += chances[cell] * change
                curve += chances[cell] * change**2
        step = slope / curve
        part = min(part + step, (1 + part) / 2)
        if abs(step) < 1e-12:
            break
    return part
