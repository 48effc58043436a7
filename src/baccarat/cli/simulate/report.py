"""The report of a simulation: one HTML file with tables and SVG pictures, and nothing to load."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import LEAST
from ...lab.simulation.result import Simulation
from ...lab.simulation.session import BINS
from ...lab.simulation.session_summary import SHARES, SessionSummary, shares
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..output.numbers import or_dash
from ..output.plot import EDGE, Panel, colour_of, label, marks, whole
from .bank_tables import bank_tables, how_bank
from .simulate_screen import HEADS, bet_row, has_blanks, how, measure_rows, outcome_rows, title_of

HEIGHT: Final = 300
BELOW: Final = 40
"""Room for the numbers below a picture."""
STYLE: Final = (
    "body{font:16px/1.5 'DejaVu Sans','Noto Sans',sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem;color:#2a2118;background:#fff}table{border-collapse:collapse;margin:1rem 0}"
    "th,td{padding:.2rem .8rem;border-bottom:1px solid #ddd;text-align:right}"
    "th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto}"
)
UNKNOWN: Final = (None,) * len(SHARES)
Lines = Mapping[str, Sequence[float]]


def report_page(found: Simulation | BankSimulation, language: str) -> str:
    """Return the report as an HTML document."""
    title = title_of(found, language)
    parts = [f"<h1>{escape(title)}</h1>"]
    if found.interrupted:
        parts.append(f"<p>{escape(say(language, 'simulate-interrupted'))}</p>")
    if isinstance(found, BankSimulation):
        parts.extend(_of_bank(found, language))
    else:
        parts.append(_table(["", "", ""], outcome_rows(found, language)))
        parts.append(_bets(found, language))
        parts.append(f"<p>{escape(how(found, language))}</p>")
        parts.extend(_write_played(found, language))
    if has_blanks(found):
        parts.append(f"<p>{escape(say(language, 'simulate-blanks', {'least': LEAST}))}</p>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _of_bank(found: BankSimulation, language: str) -> Iterator[str]:
    """Write the tables of a game with a player's bank, and a picture of the gains by seat."""
    for table in bank_tables(found, language):
        yield f"<h2>{escape(table.title)}</h2>" if table.title else ""
        yield _table(table.heads, table.rows)
    yield f"<p>{escape(how_bank(found, language))}</p>"
    if found.seats:
        gains = {
            say(language, f"simulate-seat-{name}"): [
                getattr(seat, name).mean or 0.0 for seat in found.seats
            ]
            for name in ("all", "ponte", "bank")
        }
        yield _seat_picture(say(language, "simulate-seats"), gains, language)


def _seat_picture(title: str, lines: Lines, language: str) -> str:
    """Draw dots over the seats, from seat 1; they may be below zero."""
    every = [value for line in lines.values() for value in line]
    low, high = min(every), max(every)
    panel = Panel(
        EDGE, HEIGHT, len(next(iter(lines.values()))), low, high if high > low else low + 1
    )
    parts = [*panel.rules(lambda mark: _real(mark, language))]
    seats = range(len(next(iter(lines.values()))))
    parts += [_below(panel.across(at), at + 1, language) for at in seats]
    for at, (name, line) in enumerate(lines.items()):
        parts.append(panel.dots([*enumerate(line)], colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, name, colour_of(at)))
    return _titled(title, parts)


def _bets(found: Simulation, language: str) -> str:
    titles = {wager.name: wager.title for wager in found.settings.wagers}
    head = [
        say(language, "odds-bet"),
        *(say(language, f"simulate-{each}") for each in HEADS),
    ]
    rows = [
        [bet_called(language, name, titles[name]), *bet_row(found, name, language)]
        for name in found.bets
    ]
    return _table(head, rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(tag: str, cells: Sequence[str]) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"

    return f"<table>{row('th', head)}{''.join(row('td', cells) for cells in rows)}</table>"


def _write_played(found: Simulation, language: str) -> Iterator[str]:
    """Write what a strategy brought: its measures, and a picture of each distribution."""
    played, sessions, session = found.played, found.tally.sessions, found.settings.session
    strategy = found.settings.strategy
    if played is None or sessions is None or session is None or strategy is None:
        return
    count = _number(played.sessions, language)
    title = say(language, "simulate-played", {"strategy": strategy.name, "sessions": count})
    yield f"<h2>{escape(title)}</h2>"
    heads = ["", say(language, "simulate-mean"), say(language, "simulate-se")]
    yield _table(heads, measure_rows(played, language))
    yield from _quantiles(played, language)
    for coup, row in zip(session.at, sessions.results, strict=True):
        head = say(language, "simulate-results-after", {"coups": coup})
        name = say(language, "simulate-sessions")
        yield _picture(head, {name: shares(row)}, language, -(BINS // 2), session.width)
    drawdowns = {say(language, "simulate-sessions"): shares(sessions.drawdowns)}
    yield _picture(say(language, "simulate-drawdowns"), drawdowns, language, 0, session.width)
    streaks = {
        say(language, "simulate-streak-wins"): played.wins,
        say(language, "simulate-streak-losses"): played.losses,
    }
    yield _picture(say(language, "simulate-streaks"), streaks, language)
    sides = (say(language, "outcome-player"), say(language, "outcome-banker"))
    runs = dict(zip(sides, played.runs, strict=True))
    yield _picture(say(language, "simulate-runs"), runs, language, 1)


def _quantiles(played: SessionSummary, language: str) -> Iterator[str]:
    """Write the quantiles of the results after the chosen coups."""
    yield f"<h3>{escape(say(language, 'simulate-quantiles'))}</h3>"
    yield _table(
        [say(language, "simulate-coups"), *(_percent(each, language) for each in SHARES)],
        [
            [
                _number(coup, language),
                *(or_dash(each, lambda known: _real(known, language)) for each in row or UNKNOWN),
            ]
            for coup, row in played.quantiles.items()
        ],
    )


def _picture(
    title: str,
    given: Mapping[str, Sequence[float] | None],
    language: str,
    first: int = 0,
    width: float = 1.0,
) -> str:
    """Draw lines over equal steps: step 0 is at `first` times `width`.

    Steps outside of which all lines are zero are left out. Without a session there is no picture.
    """
    lines = {name: line for name, line in given.items() if line is not None}
    if not lines:
        return f"<h3>{escape(title)}</h3>\n<p>{escape(say(language, 'simulate-no-session'))}</p>"
    used = [at for line in lines.values() for at, value in enumerate(line) if value] or [0]
    start, end = min(used), max(used) + 1
    shown = {name: line[start:end] for name, line in lines.items()}
    highest = max(value for line in shown.values() for value in line)
    panel = Panel(EDGE, HEIGHT, end - start, 0.0, highest or 1.0)
    parts = [*panel.rules(lambda mark: _real(mark, language))]
    low, high = (first + start) * width, (first + end - 1) * width
    below = marks(low, high) if high > low else [low]
    parts += [_below(panel.across((mark - low) / width), mark, language) for mark in below]
    return _draw(title, panel, shown, parts)


def _below(x: float, mark: float, language: str) -> str:
    """Write a number below the picture."""
    return (
        f'<text x="{x:.1f}" y="{EDGE + HEIGHT + 20}" text-anchor="middle">'
        f"{escape(_real(mark, language))}</text>"
    )


def _draw(title: str, panel: Panel, lines: Lines, parts: list[str]) -> str:
    """Add the lines and their names to the parts of a picture, under its title."""
    for at, (name, line) in enumerate(lines.items()):
        parts.append(panel.line(line, colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, name, colour_of(at)))
    return _titled(title, parts)


def _titled(title: str, parts: list[str]) -> str:
    return f"<h3>{escape(title)}</h3>\n{whole(parts, EDGE + HEIGHT + BELOW, title)}"


def _percent(share: float, language: str) -> str:
    return f"{format_number(language, 100 * share, '0')} %"


def _number(number: int, language: str) -> str:
    return format_number(language, number, "#,##0")


def _real(number: float, language: str) -> str:
    return format_number(language, number, "#,##0.####")
