"""`baccarat count`: what counting cards gains at a bet."""

from ...lab.card_tags import BadRunning, BadTags, RunningAlone, UnbalancedTags
from ...lab.counting.count import (
    CUTS,
    BadCut,
    BadShoes,
    BadThreshold,
    Count,
    CutDepth,
    count as counted,
    count_object,
)
from ...text.bets import bet_called
from ...text.say import format_number, percent, say
from ..named import find_bet
from ..options import CountOptions
from ..output.console import Column, open_console, print_columns
from ..output.errors import CommandError, own_language
from ..output.streams import print_json

NUMBERS = ("coups", "bets", "advantage", "profit", "error")
BEST = ("best_bets", "best_advantage", "best_profit", "best_error")


def count(bet: str, options: CountOptions) -> None:
    """Deal the shoes and print the effects, the tags and the gains."""
    wager = find_bet(bet, options.bets)
    try:
        result = counted(
            wager,
            tags=options.tags,
            threshold=options.threshold,
            divisor=options.divisor,
            running=options.running,
            packs=options.packs,
            cuts=options.cut or CUTS,
            one_more=options.one_more,
            shoes=options.shoes,
            seed=options.seed,
        )
    except BadTags as bad:
        raise CommandError("error-bad-tags", value=str(options.tags)) from bad
    except UnbalancedTags as bad:
        facts = bad.facts(",", "--running START:TRIGGER")
        raise CommandError("error-unbalanced-tags", **facts) from None
    except BadRunning as bad:
        raise CommandError("error-bad-running", value=str(bad.found)) from None
    except RunningAlone as bad:
        raise CommandError("error-running-alone", name=f"--{bad.found}") from None
    except BadThreshold as bad:
        raise CommandError("error-bad-threshold", value=str(bad.found)) from None
    except BadCut as bad:
        highest = bad.cards - 1
        raise CommandError("error-bad-cut-card", value=str(bad.found), most=highest) from None
    except BadShoes as bad:
        most = str(bad.most)
        raise CommandError("error-bad-shoes", value=str(bad.found), most=most) from None
    if options.json:
        print_json(count_object(result))
    else:
        language = own_language()
        _draw(bet_called(language, bet, wager.title), result, language)


def _draw(name: str, result: Count, language: str) -> None:
    console = open_console()
    facts: dict[str, int | str] = {
        "bet": name,
        "packs": result.removal.packs,
        "edge": percent(language, result.edge),
    }
    console.print(say(language, "removal-title", facts), style="bold")
    effects = result.removal.effects
    names = [Column(say(language, "removal-card"), [*result.tags])]
    tags = Column(
        say(language, "count-tags"), [f"{tag:g}" for tag in result.tags.values()], "right"
    )
    columns = [tags]
    if {*effects} == {*result.tags}:
        gains = [f"{100 * float(effects[card]):+.5f} %" for card in result.tags]
        columns.insert(0, Column(say(language, "removal-effect"), gains, "right"))
    print_columns(console, names, columns)
    way, pattern = (result.divisor, "0.0") if result.divisor else ("running", "0.##")
    fit: dict[str, int | str] = {
        "correlation": _decimal(result.correlation, language),
        "way": "none" if result.threshold is None else way,
        "start": _decimal(result.start, language, pattern),
        "threshold": _decimal(result.threshold or 0, language, pattern),
    }
    console.print(say(language, "count-fit", fit))
    console.print()
    for title, fields in (("count-own", NUMBERS), ("count-best", BEST)):
        console.print(say(language, title), style="bold")
        print_columns(console, [
            Column(say(language, "count-cut"), [str(each.cut) for each in result.cuts], "right")
        ], [
            Column(
                say(language, f"count-{field.removeprefix('best_')}"),
                [_format_cell(each, field, language) for each in result.cuts],
                "right",
            )
            for field in fields
        ])  # fmt: skip
        console.print()
    console.print(say(language, "count-how", {"shoes": result.shoes}), style="dim")


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
