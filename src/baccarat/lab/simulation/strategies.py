"""The built-in strategies. Each is a function as `strategy` describes it.

Arguments come in the order of `strategy.KINDS`. A push leaves every progression where it is.
"""

from typing import Any

from .strategy import SHOE, UNSEEN, compiled


@compiled
def flat(table: Any) -> Any:
    """Stake the same on every coup."""
    return table.arguments[0]


@compiled
def martingale(table: Any) -> Any:
    """Double after a loss; start again after a win, or if the table's maximum is exceeded."""
    base = table.arguments[0]
    stake = table.stake if table.stake > 0 else base
    if table.gain < 0:
        stake *= 2
    if table.gain > 0 or stake > table.maximum:
        stake = base
    return stake


@compiled
def paroli(table: Any) -> Any:
    """Double after a win, up to a number of wins in a row."""
    base, wins = table.arguments[0], table.arguments[1]
    if table.gain > 0:
        table.own[0] += 1
    if table.gain < 0 or table.own[0] >= wins:
        table.own[0] = 0
    return base * 2 ** table.own[0]


@compiled
def dalembert(table: Any) -> Any:
    """Stake one unit more after a loss, and one less after a win."""
    base = table.arguments[0]
    if table.gain < 0:
        table.own[0] += 1
    if table.gain > 0 and table.own[0] > 0:
        table.own[0] -= 1
    return base * (1 + table.own[0])


@compiled
def fibonacci(table: Any) -> Any:
    """Go one number up the sequence 1, 1, 2, 3, 5 … after a loss, and two down after a win."""
    if table.gain < 0 and table.own[0] < 60:
        table.own[0] += 1
    if table.gain > 0:
        table.own[0] = max(table.own[0] - 2, 0.0)
    number, following = 1.0, 1.0
    for _ in range(int(table.own[0])):
        number, following = following, number + following
    return table.arguments[0] * number


@compiled
def labouchere(table: Any) -> Any:
    """Stake the sum of the first and last number of a row.

    The row starts as 1, 2, … `length`. A win crosses both numbers out, and a loss appends the
    stake. An empty or full row starts again. own[0] and own[1] say where the row begins and ends.
    """
    base, length = table.arguments[0], int(table.arguments[1])
    row = table.own
    first, end = int(row[0]), int(row[1])
    if table.gain > 0:
        first, end = first + 1, end - 1
    if table.gain < 0 and end < 64:
        row[end] = table.stake / base
        end += 1
    if first >= end or end >= 64:
        first, end = 2, 2 + length
        for place in range(length):
            row[2 + place] = 1.0 + place
    row[0], row[1] = first, end
    numbers = row[first] + (row[end - 1] if end - 1 > first else 0.0)
    return base * numbers


@compiled
def oscars_grind(table: Any) -> Any:
    """Try to win one unit per series: after a win stake one unit more, but never too much.

    own[0] is the result of the series, own[1] the next stake, both in units.
    """
    base = table.arguments[0]
    table.own[0] += table.gain / base
    if table.own[0] >= 1 or table.own[1] == 0:
        table.own[0], table.own[1] = 0.0, 1.0
    elif table.gain > 0:
        table.own[1] += 1
    return base * min(table.own[1], max(1.0, 1 - table.own[0]))


@compiled
def ladder(table: Any) -> Any:
    """Stake 1, 3, 2, 6 units after wins in a row; start again after a loss or the fourth win."""
    if table.gain > 0:
        table.own[0] = (table.own[0] + 1) % 4
    if table.gain < 0:
        table.own[0] = 0
    step = int(table.own[0])
    units = 1.0
    if step == 1:
        units = 3.0
    elif step == 2:
        units = 2.0
    elif step == 3:
        units = 6.0
    return table.arguments[0] * units


@compiled
def follow(table: Any) -> Any:
    """Stake on the side that won last: the first bet for Player, the second one for Banker."""
    if 0 <= table.outcome <= 1:
        table.bet = table.outcome
    return table.arguments[0]


@compiled
def against(table: Any) -> Any:
    """Stake on the side that lost last: the first bet for Player, the second one for Banker."""
    if 0 <= table.outcome <= 1:
        table.bet = 1 - table.outcome
    return table.arguments[0]


@compiled
def fixed_fraction(table: Any) -> Any:
    """Stake a fraction of the bankroll."""
    return table.bankroll * table.arguments[0]


@compiled
def counting(table: Any) -> Any:
    """Stake if the count is at least the threshold; more for each point above, to a limit.

    The true count is the running count per pack of 52 cards not seen or, with the divisor SHOE,
    left in the shoe. With the divisor NONE the running count is not divided.
    """
    base, threshold, step, spread, start, divisor = (
        table.arguments[0],
        table.arguments[1],
        table.arguments[2],
        table.arguments[3],
        table.arguments[4],
        table.arguments[5],
    )
    count = start + table.count
    if divisor == UNSEEN:
        count = count * 52 / table.cards
    elif divisor == SHOE:
        count = count * 52 / table.left
    if count < threshold:
        return 0.0
    return base * min(1 + step * (count - threshold), spread)


@compiled
def perfect(table: Any) -> Any:
    """Stake on the bet with the highest exact advantage, if it is above the threshold."""
    table.bet = table.best
    return table.arguments[0] if table.edge > table.arguments[1] else 0.0


@compiled
def kelly(table: Any) -> Any:
    """Stake a fraction of the Kelly stake, by the exact odds of the best bet."""
    table.bet = table.best
    return table.arguments[0] * table.bankroll * table.kelly
