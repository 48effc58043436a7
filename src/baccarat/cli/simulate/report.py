"""The report of a simulation: one HTML file with tables and SVG pictures, and nothing to load."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from ...lab.simulation.banking.result import BankSimulation
from ...lab.simulation.estimates import LEAST
from ...lab.simulation.result import Simulation
from ...lab.simulation.session import BINS
from ...lab.simulation.session_summary import SHARES, SessionSummary, shares
from ...text.result_table import ResultTable, html_table
from ...text.say import format_number, say
from ..output.pictures import EDGE, Panel, colour_of, label, marks
from ..output.report import (
    HEIGHT,
    html_page,
    html_paragraph,
    html_picture,
)
from .results import (
    Result,
    has_blanks,
    how,
    or_dash,
    played_tables,
    result_tables,
    title_of,
    whole,
)

UNKNOWN: Final = (None,) * len(SHARES)


def report_page(result: Result, language: str) -> str:
    """Return the report as an HTML document."""
    title = title_of(result, language)
    parts = []
    if result.interrupted:
        parts.append(html_paragraph(say(language, "simulate-interrupted")))
    for table in result_tables(result, language):
        parts += html_table(table)
    parts.append(html_paragraph(how(result, language)))
    if isinstance(result, Simulation):
        parts += _write_played(result, language)
    elif result.seats:
        parts.append(_seat_picture(result, language))
    if has_blanks(result):
        parts.append(html_paragraph(say(language, "simulate-blanks", {"least": LEAST})))
    return html_page(title, language, parts)


def _seat_picture(result: BankSimulation, language: str) -> str:
    """Draw the gains by seat as dots over the seats; they may be below zero."""
    lines = {
        say(language, f"simulate-seat-{name}"): [
            getattr(seat, name).mean or 0.0 for seat in result.seats
        ]
        for name in ("all", "ponte", "bank")
    }
    every = [value for line in lines.values() for value in line]
    low, high = min(every), max(every)
    panel = Panel(EDGE, HEIGHT, len(result.seats), low, high if high > low else low + 1)
    parts = [*panel.rules(lambda mark: _real(mark, language))]
    parts += [_below(panel.across(at), at + 1, language) for at in range(len(result.seats))]
    for at, (name, line) in enumerate(lines.items()):
        parts.append(panel.dots([*enumerate(line)], colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, name, colour_of(at)))
    return html_picture(say(language, "simulate-seats"), parts)


def _write_played(result: Simulation, language: str) -> Iterator[str]:
    """Write what a strategy brought: its measures, and a picture of each distribution."""
    played, sessions, session = result.played, result.tally.sessions, result.settings.session
    if played is None or sessions is None or session is None:
        return
    for table in played_tables(result, language):
        yield from html_table(table)
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
    rows = [
        [
            whole(coup, language),
            *(or_dash(each, lambda number: _real(number, language)) for each in row or UNKNOWN),
        ]
        for coup, row in played.quantiles.items()
    ]
    heads = [f"{format_number(language, 100 * share, '0')} %" for share in SHARES]
    yield from html_table(ResultTable("", [say(language, "simulate-coups"), *heads], rows))


def _picture(
    title: str,
    courses: Mapping[str, Sequence[float] | None],
    language: str,
    first: int = 0,
    width: float = 1.0,
) -> str:
    """Draw lines over equal steps: step 0 is at `first` times `width`.

    Steps outside of which all lines are zero are left out. Without a session there is no picture.
    """
    lines = {name: line for name, line in courses.items() if line is not None}
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
    for at, (name, line) in enumerate(shown.items()):
        parts.append(panel.line(line, colour_of(at)))
        parts.append(label(EDGE + 20 * at + 10, name, colour_of(at)))
    return html_picture(title, parts)


def _below(x: float, mark: float, language: str) -> str:
    """Write a number below the picture."""
    return (
        f'<text x="{x:.1f}" y="{EDGE + HEIGHT + 20}" text-anchor="middle">'
        f"{escape(_real(mark, language))}</text>"
    )


def _real(number: float, language: str) -> str:
    return format_number(language, number, "#,##0.####")
