"""`baccarat result`: the results of research, listed or computed again."""

from pathlib import Path
from typing import Final

from ..lab.equilibrium.solve_many import BadCheckpoint
from ..lab.results.frame import (
    Findings,
    Result,
    Saved,
    UnknownResult,
    find_result,
    result_names,
    write_findings,
)
from ..text.say import say
from .output.console import Column, open_console, print_columns, whole_table
from .output.errors import CommandError, own_language, unreadable_file
from .output.streams import print_json

VERSION: Final = 1
"""The version of the JSON."""


def result(
    name: str | None, *, packs: int, out: Path | None, checkpoint: Path | None, json: bool
) -> None:
    """List the results, or compute one, and print it or write it into a folder.

    A result that was interrupted continues from its `checkpoint`.
    """
    if name is None:
        _list(json=json)
        return
    try:
        asked = find_result(name)
    except UnknownResult as fault:
        raise CommandError("error-unknown-result", name=name, known=fault.known) from None
    try:
        findings = asked.compute(packs, Saved(checkpoint, [name, packs]))
    except BadCheckpoint:
        raise CommandError("error-result-checkpoint", path=str(checkpoint)) from None
    except OSError as fault:
        raise unreadable_file(checkpoint or Path(), fault) from None
    if out is not None:
        try:
            write_findings(asked, findings, out)
        except OSError as fault:
            raise unreadable_file(out, fault) from None
    if json:
        print_json({"version": VERSION, "name": name, "packs": packs, "rows": [*findings.rows]})
    elif out is None:
        _draw(findings)


def _list(*, json: bool) -> None:
    known, language = [find_result(each) for each in result_names()], own_language()
    if json:
        listed = [{**_facts(each), "question": _question("en", each)} for each in known]
        print_json({"version": VERSION, "results": listed})
        return
    console = open_console()
    columns = [
        Column(say(language, "result-name"), [each.name for each in known], style="bold"),
        Column(say(language, "result-question"), [_question(language, each) for each in known]),
        Column(say(language, "result-command"), [f"baccarat result {each.name}" for each in known]),
        Column(say(language, "result-seconds"), [str(each.seconds) for each in known], "right"),
    ]
    console.print(whole_table(console, columns))


def _facts(result: Result) -> dict[str, str | int]:
    return {
        "name": result.name,
        "command": f"baccarat result {result.name}",
        "seconds": result.seconds,
        "megabytes": result.megabytes,
    }


def _question(language: str, result: Result) -> str:
    return say(language, f"result-question-{result.name}")


def _draw(findings: Findings) -> None:
    """Print the table; the first column, and as many others as fit."""
    columns = [
        Column(head, [line[place] for line in findings.table])
        for place, head in enumerate(findings.heads)
    ]
    print_columns(open_console(), columns[:1], columns[1:])
