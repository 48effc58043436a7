"""Write the page on bots: its head, with tables of the numbers that the bots play by.

`python docs/bots.py` rewrites docs/bots.md.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from baccarat.house.rooms.bots import BOT_CHIPS
from baccarat.players import banque
from baccarat.players.banking.answers import COMMON
from baccarat.players.banking.personality import PERSONALITIES, Personality
from baccarat.players.punto.strategies import HABITS, Habit
from baccarat.players.register import DEFAULT_BOTS
from baccarat.rules import CHIP
from baccarat.tables.banking.actions import CallKind

DOCS = Path(__file__).parent
HEAD = DOCS / "bots.head.txt"
PAGE = DOCS / "bots.md"
GAMES: Final = {"punto": "punto banco", "chemin": "chemin de fer", "banque": "baccara banque"}
BETS: Final[Mapping[str, str]] = {
    "either": "Player or Banker, at random",
    "winner": "the side that won last",
    "loser": "the side that did not win last",
    "player": "Player",
    "banker": "Banker",
    "tie": "Tie",
}
CALLS: Final = {
    CallKind.SUIVI: "calls suivi",
    CallKind.SOLO: "calls banco solo",
    CallKind.A_DEUX: "calls banco à deux",
    CallKind.AVEC: "calls banco avec la table",
    CallKind.MARCHE: "calls banco et la table marche",
}


def percent(number: float) -> str:
    return f"{number:.1f} %".replace(".0 %", " %")


def between(bounds: tuple[int, int], unit: str) -> str:
    low, high = bounds
    return f"{low}{unit}" if low == high else f"{low} to {high}{unit}"


def stake(bot: Personality) -> str:
    return between(bot.stake, " %") if bot.even is None else f"{bot.even} minimum stakes"


Cell = Callable[[Personality], str]


def call(kind: CallKind) -> Cell:
    return lambda bot: percent(bot.calls.get(kind, 0))


ROWS: Final[Mapping[str, Cell]] = {
    "declines a bank that is offered": lambda bot: percent(bot.declines),
    "puts up, of its purse": lambda bot: between(bot.bank, " %"),
    "stays out of a coup": lambda bot: percent(bot.stays_out),
    "stakes, of the sum still open": stake,
    "risks at once, of its purse": lambda bot: percent(bot.banco),
    **{words: call(kind) for kind, words in CALLS.items()},
    "takes the other half of a banco à deux": lambda bot: percent(bot.joins),
    "raises the bank to hold every stake, or pays its part of a raise": (
        lambda bot: percent(bot.raises)
    ),
    "tops up an open bank, accepts all stakes, or refills a broken bank": (
        lambda bot: percent(bot.raises)
    ),
    "bids where every bid is for banque ouverte": lambda bot: percent(bot.doubles),
    "doubles the bank of another": lambda bot: percent(bot.doubles),
    "takes a bank that is passed on": lambda bot: percent(bot.takes),
    "bids at most, of its purse": lambda bot: between(bot.bids, " %"),
    "keeps a bank that has won up to this part of bank and purse": lambda bot: percent(bot.keeps),
    "passes on a smaller bank that has won, or gives one up": (
        lambda bot: percent(bot.passes_after_win)
    ),
    "asks the croupier for the table, where a banker may": lambda bot: percent(bot.asks),
    "draws where custom leaves the choice": lambda bot: percent(bot.draws),
    "acts against custom elsewhere, where the house leaves the choice": lambda bot: percent(
        bot.errs
    ),
}
BANQUE: Final = {
    "calls the banco of a club": banque.CLAIMS,
    "calls it à cheval, if it calls it": banque.CHEVAL,
    "bids banque ouverte where limited bids are possible too": banque.OPENS,
}
"""Percentages that are the same for all bots."""


def share(number: int) -> str:
    """Write how often something happens in one case of `number`."""
    return percent(100 / number if number else 0)


def wanted(habit: Habit) -> str:
    unit = "minimums"
    if habit.of_purse:
        unit = "eighths of the purse"
    if habit.by_run:
        return f"one minimum for each win in a row, at most {habit.times[1]}"
    return between(habit.times, f" {unit}").replace("1 minimums", "1 minimum")


def besides(habit: Habit) -> str:
    if not habit.also:
        return "–"
    part = "as much" if habit.also_part == 1 else f"1/{habit.also_part} of it"
    return f"{part} on {BETS[habit.also]} in {share(habit.also_in)}"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [[*head], *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page() -> str:
    parts = {
        "first": table(
            ("game", "strategies"),
            (
                (title, ", ".join(f"`{bot}`" for bot in DEFAULT_BOTS[game]))
                for game, title in GAMES.items()
            ),
        ),
        "chips": f"{BOT_CHIPS // CHIP:,}",
        "common": str(COMMON),
        "punto": table(
            ("bot", "stakes on", "stays out", "stake", "also"),
            (
                (f"`{name}`", BETS[each.on], share(each.stays_out), wanted(each), besides(each))
                for name, each in HABITS.items()
            ),
        ),
        "banking": table(
            ("", *(f"`{name}`" for name in PERSONALITIES)),
            ((words, *map(cell, PERSONALITIES.values())) for words, cell in ROWS.items()),
        ),
        "banque": table(
            ("", "all bots"), ((words, percent(each)) for words, each in BANQUE.items())
        ),
        "held": str(banque.HELD_OPEN),
        "unmet": str(banque.UNMET),
    }
    return HEAD.read_text(encoding="utf-8").format_map(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
