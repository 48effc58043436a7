"""A study as sentences, tables and pictures, for the terminal and the report."""

from collections.abc import Iterator, Sequence
from html import escape

from ...lab.study.result import StudiedMeasure, Study
from ...text.bets import bet_called
from ...text.say import format_number, join_names, percent, say
from ..output.console import open_console
from ..output.pictures import EDGE, Panel, colour_of
from ..output.report import (
    DASH,
    HEIGHT,
    ResultTable,
    html_page,
    html_paragraph,
    html_picture,
    html_table,
    print_tables,
)

NAMED_BY_GROUP = frozenset({"player-total", "banker-total", "cards", "natural", "change", "run"})
"""Groups with one message for all their measures."""
LIMIT = 2.0
"""Distances up to which there is nothing to see, drawn as a band."""


def draw(found: Study, language: str) -> None:
    """Print what was found."""
    console = open_console()
    console.print(title_of(found, language), style="bold")
    for line in verdict(found, language):
        console.print(line, markup=False)
    console.print()
    print_tables(console, study_tables(found, language))
    for line in explanations(found, language):
        console.print(line, style="dim", markup=False)


def title_of(found: Study, language: str) -> str:
    """Return the title: the game, and how much was studied."""
    counted: dict[str, int | str] = {
        "how": say(language, f"preset-{found.preset}"),
        "shoes": found.shoes,
        "coups": found.coups,
    }
    return say(language, "study-title", counted)


def verdict(found: Study, language: str) -> Iterator[str]:
    """Yield what the tests say together, and what they do not."""
    facts: dict[str, int | str] = {"tests": found.tested, "alarms": len(found.alarms)}
    if not found.tested:
        yield say(language, "study-few")
    elif found.alarms:
        names = [name_of(each, language) for each in found.alarms]
        yield say(language, "study-alarm", {**facts, "names": join_names(language, names)})
    else:
        yield say(language, "study-calm", facts)
    yield say(language, "study-forecast")


def explanations(found: Study, language: str) -> Iterator[str]:
    """Yield what the columns mean."""
    facts: dict[str, int | str] = {
        "simulated": found.simulated, "packs": found.rules.packs, "seed": str(found.seed)
    }  # fmt: skip
    yield say(language, "study-how", facts)
    if not found.depth_told:
        yield say(language, "study-depth")
    yield say(language, "study-bets-how")


def name_of(each: StudiedMeasure, language: str) -> str:
    """Return the name of a measure."""
    group, name = each.measure, each.name
    if group == "outcome":
        return say(language, f"outcome-{name}")
    if group == "bet":
        return bet_called(language, name, name)
    if group == "road":
        road = say(language, name.replace("_", "-"))
        return say(language, "study-row-road", {"road": road})
    message = group if group in NAMED_BY_GROUP else name if group == "shoe" else f"{group}-{name}"
    return say(language, f"study-row-{message}", {"name": name})


def study_tables(found: Study, language: str) -> list[ResultTable]:
    """Return a table of the measures, and one of what flat stakes brought."""
    heads = ["", *(say(language, f"study-{each}") for each in ("number", "found", "error"))]
    heads += [say(language, f"study-{each}") for each in ("expected", "source")]
    heads += [say(language, "simulate-distance"), say(language, "study-chance")]
    rows = [_row(each, language) for each in found.measures if each.measure != "bet"]
    tables = [ResultTable("", heads, rows)]
    if found.bets:
        heads = [say(language, "odds-bet"), say(language, "simulate-coups")]
        heads += [say(language, f"study-{each}") for each in ("gain", "expected", "as-good")]
        paid = [
            (
                bet_called(language, each.bet, each.bet),
                format_number(language, each.coups, "#,##0"),
                format_number(language, each.gain, "+#,##0.00;-#,##0.00"),
                format_number(language, each.expected, "+#,##0.00;-#,##0.00"),
                percent(language, each.as_good),
            )
            for each in found.bets
        ]
        tables.append(ResultTable(say(language, "study-bets"), heads, paid))
    return tables


def _row(each: StudiedMeasure, language: str) -> Sequence[str]:
    write = percent if each.share else _mean
    distance = each.distance
    return (
        name_of(each, language),
        format_number(language, each.value, "#,##0"),
        DASH if each.mean is None else write(language, each.mean),
        DASH if each.se is None else write(language, each.se),
        write(language, each.expected),
        say(language, "study-exact" if each.exact else "study-simulated"),
        DASH if distance is None else format_number(language, distance, "+0.00;-0.00"),
        DASH if each.adjusted_p is None else percent(language, each.adjusted_p),
    )


def _mean(language: str, number: float) -> str:
    return format_number(language, number, "#,##0.00")


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
    """Draw how far each measure is from what is expected."""
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
    """Draw the share of runs that end at each length, beside what is expected."""
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
