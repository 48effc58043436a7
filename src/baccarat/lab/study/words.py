"""A study in words: its title, findings and tables."""

from collections.abc import Iterator, Sequence
from typing import Final

from ...text.bets import bet_called
from ...text.result_table import DASH, ResultTable
from ...text.say import format_number, join_names, percent, say
from .result import StudiedMeasure, Study

NAMED_BY_GROUP: Final = frozenset(
    {"player-total", "banker-total", "cards", "natural", "change", "run"}
)
"""Groups with one message for all their measures."""


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
