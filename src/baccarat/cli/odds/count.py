"""`baccarat count`: what counting cards gains at a bet."""

from pathlib import Path
from typing import Literal

import msgspec

from ...lab.card_tags import BadRunning, BadTags, RunningAlone, UnbalancedTags
from ...lab.counting.count import CUTS, BadCut, BadShoes, BadThreshold, Count, CutDepth
from ...lab.counting.count import count as counted
from ...lab.counting.to_json import count_object
from ...text.bets import bet_called
from ...text.say import format_number, say
from ..output.console import Column, open_console, print_columns
from ..output.errors import CommandError, own_language, plain
from ..output.numbers import percent
from .bet import bet_named, house_bets

NUMBERS = ("coups", "bets", "advantage", "profit", "error")
BEST = ("best_bets", "best_advantage", "best_profit", "best_error")


def count(  # noqa: PLR0913 - all but one by keyword
    bet: str,
    *,
    tags: str | None,
    threshold: float | None,
    divisor: Literal["unseen", "shoe"] | None,
    running: str | None,
    packs: int,
    cuts: tuple[int, ...],
    one_more: bool,
    shoes: int,
    seed: int,
    own: Path | None,
    json: bool,
    language: str | None,
) -> None:
    """Deal the shoes and print the effects, the tags and the gains."""
    spoken = language or own_language()
    wager = bet_named(bet, house_bets(own, language), language)
    try:
        found = counted(
            wager,
            tags=tags,
            threshold=threshold,
            divisor=divisor,
            running=running,
            packs=packs,
            cuts=cuts or CUTS,
            one_more=one_more,
            shoes=shoes,
            seed=seed,
        )
    except BadTags as bad:
        raise CommandError("error-bad-tags", language=language, value=plain(str(tags))) from bad
    except UnbalancedTags as bad:
        told = bad.facts(",", "--running START:TRIGGER")
        raise CommandError("error-unbalanced-tags", language=language, **told) from None
    except BadRunning as bad:
        value = plain(str(bad.found))
        raise CommandError("error-bad-running", language=language, value=value) from None
    except RunningAlone as bad:
        raise CommandError(
            "error-running-alone", language=language, name=f"--{bad.found}"
        ) from None
    except BadThreshold as bad:
        raise CommandError("error-bad-threshold", language=language, value=str(bad.found)) from None
    except BadCut as bad:
        raise CommandError(
            "error-bad-cut-card", language=language, value=str(bad.found), most=bad.cards - 1
        ) from None
    except BadShoes as bad:
        raise CommandError(
            "error-bad-shoes", language=language, value=str(bad.found), most=str(bad.most)
        ) from None
    if json:
        print(msgspec.json.encode(count_object(found)).decode())
    else:
        _draw(bet_called(spoken, bet, wager.title), found, spoken)


def _draw(name: str, found: Count, language: str) -> None:
    console = open_console()
    facts: dict[str, int | str] = {
        "bet": name,
        "packs": found.removal.packs,
        "edge": percent(language, found.edge),
    }
    console.print(say(language, "removal-title", facts), style="bold")
    effects = found.removal.effects
    names = [Column(say(language, "removal-card"), [*found.tags])]
    tags = Column(say(language, "count-tags"), [f"{tag:g}" for tag in found.tags.values()], "right")
    if {*effects} == {*found.tags}:
        gains = [f"{100 * float(effects[card]):+.5f} %" for card in found.tags]
        print_columns(
            console, names, [Column(say(language, "removal-effect"), gains, "right"), tags]
        )
    else:
        print_columns(console, names, [tags])
    way, pattern = (found.divisor, "0.0") if found.divisor else ("running", "0.##")
    fit: dict[str, int | str] = {
        "correlation": _decimal(found.correlation, language),
        "way": "none" if found.threshold is None else way,
        "start": _decimal(found.start, language, pattern),
        "threshold": _decimal(found.threshold or 0, language, pattern),
    }
    console.print(say(language, "count-fit", fit))
    console.print()
    for title, fields in (("count-own", NUMBERS), ("count-best", BEST)):
        console.print(say(language, title), style="bold")
        print_columns(console, [
            Column(say(language, "count-cut"), [str(each.cut) for each in found.cuts], "right")
        ], [
            Column(
                say(language, f"count-{field.removeprefix('best_')}"),
                [_format_cell(each, field, language) for each in found.cuts],
                "right",
            )
            for field in fields
        ])  # fmt: skip
        console.print()
    console.print(say(language, "count-how", {"shoes": found.shoes}), style="dim")


def _format_cell(row: CutDepth, field: str, language: str) -> str:
    number: float | None = getattr(row, field)
    if number is None:
        return "–"
    if field.endswith("advantage"):
        return percent(language, number)
    return _decimal(
        number, language, "0.00" if field in {"coups", "bets", "best_bets"} else "0.0000"
    )


def _decimal(number: float, language: str, pattern: str = "0.000") -> str:
    return format_number(language, number, pattern)
