"""Shoes that somebody noted, studied for the page: JSON, in one call for a worker process."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ...notation.noted.read_shoes import NotedShoes, read_shoes
from ...notation.noted.shoe import BadNote, Broken, Detail, NotedShoe
from ...scorecards.sheet import scorecards
from ...text.result_table import ResultTable
from ..analysis.analyse import analyse
from ..analysis.report import analysis_object
from ..check_notes import fault_sentence
from ..noted_words import reading_lines
from .study import study
from .words import explanations, study_tables, title_of, verdict

MOST_FAULTS: Final = 20


def study_json(text: bytes, name: str, language: str, preset: str, packs: int) -> bytes:
    """Study the shoes of the file `name` by the rules of a game of punto banco, for the page.

    - `title`, `says` and `how`: sentences; `says` begins with how the text was read.
    - `tables`: each with its `title`, `heads` and `rows`.
    - `shoes`, `coups`, and `broken`: the number of coups that were set aside. `faults`
      are the sentences of the first of these.
    - `story`: the only shoe, like the analysis of a record; None for several, and results alone.

    A text that cannot be read as shoes has one of `faults`, and no `title`.
    """
    faults: list[str] = []

    def set_aside(fault: Broken) -> None:
        if len(faults) < MOST_FAULTS:
            faults.append(fault_sentence(fault, name, language))

    shoes = read_shoes(BytesIO(text), preset=preset, packs=packs, set_aside=set_aside)
    first: list[NotedShoe] = []
    try:
        found = study(_keep_first(shoes, first), preset=preset)
    except BadNote as bad:
        nothing = {"title": None, "faults": [fault_sentence(bad, name, language)]}
        return msgspec.json.encode(nothing)
    found = replace(found, broken=dict(shoes.report.broken))
    return msgspec.json.encode({
        "title": title_of(found, language),
        "says": [*reading_lines(shoes.report, preset, None, language), *verdict(found, language)],
        "how": [*explanations(found, language)],
        "tables": [_table(each) for each in study_tables(found, language)],
        "shoes": found.shoes,
        "coups": found.coups,
        "broken": sum(shoes.report.broken.values()),
        "faults": faults,
        "story": _story(first[0]) if found.shoes == 1 else None,
    })  # fmt: skip


def _keep_first(shoes: NotedShoes, first: list[NotedShoe]) -> Iterator[NotedShoe]:
    for shoe in shoes:
        if not first:
            first.append(shoe)
        yield shoe


def _table(table: ResultTable) -> dict[str, Any]:
    return {"title": table.title, "heads": table.heads, "rows": table.rows}


def _story(shoe: NotedShoe) -> dict[str, Any] | None:
    if shoe.detail is Detail.RESULTS or not any(coup.player for coup in shoe.coups):
        return None
    roads = {"player": scorecards(shoe.entries)}
    facts = {"game": shoe.preset.game, "started": "", "scorecards": roads, "root": None}
    return analysis_object(analyse(shoe), float) | facts
