"""Prepare the arrays of the kernel of strategies, run it, and collect its counts."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..endings import CELLS
from ..kernels.choice import KERNELS, is_exact_for
from ..kernels.compiled import code_for
from ..kernels.pack import aligned, room, terms
from .kept import OF_SESSION, OF_SHOE, Kept, played_columns
from .own_function import guard
from .pace import most_coups, pace_of
from .paytables import card_bet, gains_of, lines_by_cell
from .playing import ExactOdds, Into, Payouts, play_strategy
from .session import BINS, LONGEST, Session, SessionTally, SessionTotals
from .settings import Settings
from .shoe_arrays import CODES, card_tables, rules_of
from .strategy import Strategy
from .strategy_table import TABLE
from .tally import Tally, named_lines


def play(  # noqa: PLR0913, PLR0917 - the player, the shoes and the columns
    settings: Settings,
    strategy: Strategy,
    session: Session,
    first: int,
    shoes: int,
    most: int,
    kept: Kept,
) -> Tally:
    """Play the stretch of `shoes` shoes from number `first` on, which starts a block.

    Its last session takes further shoes, up to `most` in all. The columns of `kept` are filled.
    """
    surely = pace_of(settings.shoe).surely - settings.free
    further = -(-session.coups // surely) if surely > 0 else most
    longest_stretch = shoes + min(max(most - shoes, 0), further)
    coups = longest_stretch * most_coups(settings.shoe)
    card_bets = [wager for wager in settings.wagers if wager.needs_cards]
    longest = 1 + max(len(wager.lines) for wager in settings.wagers)
    into = Into(
        cells=np.zeros(len(CELLS), np.int64),
        lines=np.zeros((len(card_bets), longest), np.int64),
        totals=np.zeros(len(SessionTotals.__struct_fields__)),
        results=np.zeros((len(session.at), BINS), np.int64),
        drawdowns=np.zeros(BINS, np.int64),
        wins=np.zeros(LONGEST, np.int64),
        losses=np.zeros(LONGEST, np.int64),
        runs=np.zeros((2, LONGEST), np.int64),
        of_shoes=_room(kept.shoes, longest_stretch, OF_SHOE),
        of_sessions=_room(kept.sessions, coups // session.coups, OF_SESSION),
    )
    tables = np.zeros(1, TABLE).view(np.recarray)
    tables.arguments[0, : len(strategy.arguments)] = strategy.arguments
    limits = (
        session.coups,
        session.bankroll,
        session.minimum,
        session.maximum,
        np.array(session.at),
        session.width,
        settings.free,
    )
    function = strategy.load()
    kernel: Any = play_strategy
    if not hasattr(function, "address"):
        kernel = getattr(play_strategy, "py_func", play_strategy)
        function = guard(function, strategy.name, float)
    played = kernel(
        function,
        tables,
        settings.seed,
        first,
        shoes,
        most,
        tuple(rules_of(settings.shoe)),
        tuple(card_tables([card_bet(wager) for wager in card_bets])),
        tuple(_payouts(settings, longest)),
        _tags(strategy),
        limits,
        tuple(_exact_odds(settings)) if strategy.exact_odds else None,
        tuple(into),
    )
    if kept.shoes is not None:
        kept.shoes = played_columns(OF_SHOE, into.of_shoes[:played], first, shoes)
    if kept.sessions is not None:
        ended = into.of_sessions[: int(into.totals[7])]
        kept.sessions = played_columns(OF_SESSION, ended, first, shoes)
    return Tally(
        played,
        tuple(into.cells.tolist()),
        named_lines(card_bets, into.lines),
        _tally(into),
        played - shoes,
    )


def _room(columns: object, most: int, names: Sequence[str]) -> Any:
    return np.zeros((0 if columns is None else most, len(names)))


def _payouts(settings: Settings, longest: int) -> Payouts:
    wagers = settings.wagers
    by_cell, by_line = np.zeros((len(wagers), len(CELLS))), np.zeros((len(wagers), longest))
    numbers, card_bets = np.full(len(wagers), -1), 0
    for at, wager in enumerate(wagers):
        gains = [float(gain) for gain in gains_of(wager)]
        by_line[at, : len(gains)] = gains
        if wager.needs_cards:
            numbers[at], card_bets = card_bets, card_bets + 1
        else:
            by_cell[at] = [gains[line] for line in lines_by_cell(wager)]
    least, most = (np.array(each) for each in zip(*settings.limits, strict=True))
    return Payouts(by_cell, by_line, numbers, least, most)


def _tags(strategy: Strategy) -> Any:
    tags = np.zeros(256)
    for card, code in CODES.items():
        tags[code] = strategy.tags[card.points]
    return tags


def _exact_odds(settings: Settings) -> ExactOdds:
    coups = most_coups(settings.shoe)
    kind = "float64" if is_exact_for(KERNELS["float64"], settings.shoe.cards) else "int64"
    return ExactOdds(
        code=code_for(kind),
        registers=room(kind),
        counts=np.zeros((coups, 10), np.int64),
        terms=terms(),
        orders=aligned(len(CELLS), coups, "int64"),
    )


def _tally(into: Into) -> SessionTally:
    def row(counts: Any) -> tuple[int, ...]:
        return tuple(counts.tolist())

    return SessionTally(
        totals=SessionTotals(*into.totals.tolist()),
        results=tuple(map(row, into.results)),
        drawdowns=row(into.drawdowns),
        wins=row(into.wins),
        losses=row(into.losses),
        runs=tuple(map(row, into.runs)),
    )
