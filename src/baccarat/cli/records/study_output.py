"""A study as sentences, tables and pictures, for the terminal and the report."""

from html import escape

from ...lab.study.result import Study
from ...lab.study.words import explanations, name_of, study_tables, title_of, verdict
from ...text.result_table import html_table
from ...text.say import format_number, percent, say
from ..output.console import open_console
from ..output.pictures import EDGE, Panel, colour_of
from ..output.report import HEIGHT, html_page, html_paragraph, html_picture, print_tables

LIMIT = 2.0
"""Distances up to which there is nothing to see, drawn as a band."""


def draw(found: Study, language: str) -> None:
    """Print the result."""
    console = open_console()
    console.print(title_of(found, language), style="bold")
    for line in verdict(found, language):
        console.print(line, markup=False)
    console.print()
    print_tables(console, study_tables(found, language))
    for line in explanations(found, language):
        console.print(line, style="dim", markup=False)


def report_page(found: Study, language: str) -> str:
    """Return the report as an HTML document."""
    parts = [html_paragraph(line) for line in verdict(found, language)]
    parts.append(_distances(found, language))
    for table in study_tables(found, language):
        parts += html_table(table)
    parts += [html_paragraph(line) for line in explanations(found, language)]
    parts.append(_runs(found, language))
    return html_page(title_of(found, language), language, parts)


def _distances(found: Study, language: str) -> str:
    """Draw how far each measure is from its expectation."""
    shown = [each for each in found.measures if each.distance is not None]
    ends = [LIMIT + 1, *(abs(each.distance or 0.0) for each in shown)]
    panel = Panel(EDGE, HEIGHT, len(shown) or 1, -max(ends), max(ends))
    top, bottom = panel.down(LIMIT), panel.down(-LIMIT)
    band = (
        f'<rect x="{panel.left:g}" y="{top:.1f}" width="{panel.width:g}" '
        f'height="{bottom - top:.1f}" fill="#eef3ee"/>'
    )
    parts = [
        band,
        *panel.rules(lambda mark: format_number(language, mark, "0.#")),
    ]
    for at, each in enumerate(shown):
        x, y = panel.across(at), panel.down(each.distance or 0.0)
        name = escape(name_of(each, language))
        colour = colour_of(1 if each.alarm else 0)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
            f"<title>{name}</title></circle>"
        )
        if each.alarm:
            parts.append(f'<text x="{x + 7:.1f}" y="{y + 4:.1f}" fill="{colour}">{name}</text>')
    return html_picture(say(language, "study-distances"), parts)


def _runs(found: Study, language: str) -> str:
    """Draw the share of runs that end at each length, next to the expected share."""
    runs = [each for each in found.measures if each.measure == "run" and each.mean is not None]
    values = [value for each in runs for value in (each.mean or 0.0, each.expected)]
    panel = Panel(EDGE, HEIGHT, len(runs) or 1, 0.0, max(values, default=1.0))
    parts = [*panel.rules(lambda mark: percent(language, mark))]
    parts.append(panel.line([each.expected for each in runs], colour_of(2), dashed=True))
    parts.append(panel.dots([(at, each.mean or 0.0) for at, each in enumerate(runs)], colour_of(0)))
    for at, each in enumerate(runs):
        x = panel.across(at)
        parts.append(
            f'<text x="{x:.1f}" y="{EDGE + HEIGHT + 20}" text-anchor="middle">{each.name}</text>'
        )
    return html_picture(say(language, "study-runs-picture"), parts)
