"""Settle a coup of baccara banque independently, from the printed rules alone.

It shares nothing with the package: cards are numbers, sides are letters, and money is a dictionary.
The rules are BB-3 to BB-6 (who wins), BB-11 (halves), BB-12 (over the bank) and BB-15 (tax).
"""

from fractions import Fraction
from math import ceil

NOTHING = Fraction(0)
RATES = {"none": (NOTHING, NOTHING), "net": (Fraction(2, 100), Fraction(125, 10_000))}


def last_digit(cards: list[int]) -> int:
    return sum(cards) % 10


def winners(right: list[int], left: list[int], bank: list[int]) -> dict[str, str]:
    """Return the winner of each side that was dealt: `side`, `bank` or `tie`."""
    found = {}
    for letter, cards in (("R", right), ("L", left)):
        if not cards:
            continue
        at_once = len(cards) == 2 and last_digit(cards) in (8, 9)
        theirs = last_digit(bank[:2] if at_once else bank)
        mine = last_digit(cards)
        if not at_once and len(bank) == 2 and theirs in (8, 9):
            mine = -1  # a natural beats three cards, whatever they make (AD-B19)
        found[letter] = "tie" if mine == theirs else "side" if mine > theirs else "bank"
    return found


def a_cheval(amount: int) -> dict[str, int]:
    """Half on each hand, with the odd unit on the right."""
    half, odd = divmod(amount, 2)
    return {"R": half + odd, "L": half}


def settled(
    bank: int,
    stakes: list[tuple[int, dict[str, int]]],
    won_by: dict[str, str],
    *,
    open_bank: bool,
    tax: str,
    unit: int = 0,
) -> tuple[dict[int, int], int, int]:
    """Return what each seat wins or loses, the tax, and what the bank holds afterwards.

    `stakes` are by seat, in prime: the stakes on R and on L. The tax is rounded up, or to the
    nearest `unit`, halves up (FR-4).
    """
    gains = {seat: 0 for seat, _ in stakes}
    in_order = [(seat, s, lies[s]) for seat, lies in stakes for s in "RL" if lies.get(s)]
    collected = 0
    for seat, on, amount in in_order:
        while_there_is = max(0, bank - collected)
        if won_by[on] == "bank":
            gains[seat] -= min(amount, while_there_is)
            collected += min(amount, while_there_is)
    purse_of_the_bank = bank + collected
    paid_out = 0
    for seat, on, amount in in_order:
        if won_by[on] == "side":
            pays = min(amount, purse_of_the_bank - paid_out)
            gains[seat] += pays
            paid_out += pays
    profit = collected - paid_out
    rate = RATES[tax][1 if open_bank else 0]
    due = ceil(profit * rate) if profit > 0 else 0
    if unit and profit > 0:
        due = int(profit * rate / unit + Fraction(1, 2)) * unit
    return gains, due, bank + profit - due
