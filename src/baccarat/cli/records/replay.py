"""`baccarat replay`: replay a record and check it."""

from collections import Counter
from pathlib import Path
from typing import Any

from ...notation.record import Record
from ...notation.replay import CardsOut, Replay, replay as played_again
from ...rules.coup import Outcome
from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...tables.banque.seating import PUNTERS
from ...tables.common.coup_result import CoupResult
from ...text.say import chips, say
from ..output.console import open_console
from ..output.coup import NO_COUP, banque_object, chemin_object, chemin_outcome, coup_object
from ..output.errors import own_language, plain
from .shoes import print_object, read_record, reporting_bad_record, title_of


def replay(file: Path, *, json: bool) -> None:
    """Print the results of a record, or the first line that could not have happened."""
    with reporting_bad_record(json=json):
        record = read_record(file)
        result = played_again(record)
    if json:
        print_object(ok=True, **_object(record, result))
    else:
        _draw(record, result, own_language())


def _object(record: Record, result: Replay) -> dict[str, Any]:
    return {
        "room": record.room,
        "shoe": record.shoe,
        "preset": record.preset.name,
        "coups": [
            {"coup": number, **_coup(record, coup), **_out(out)}
            for number, (coup, out) in enumerate(zip(result.coups, result.out, strict=True), 1)
        ],
        "final": record.final,
    }


def _coup(record: Record, coup: CoupResult | None) -> dict[str, Any]:
    if isinstance(record.preset, CheminPreset):
        return chemin_object(coup)
    if isinstance(record.preset, BanquePreset):
        return banque_object(coup)
    return coup_object(coup) if coup else {"outcome": NO_COUP}


def _out(out: CardsOut) -> dict[str, Any]:
    """Return the cards of a line that are in no hand, and whether the coup was void."""
    void: dict[str, Any] = {"void": True} if out.void else {}
    cards = (*out.before, *out.after)
    return {**void, "out": cards} if cards else void


def _counts(record: Record, result: Replay) -> tuple[str, dict[str, int | str]]:
    """Return the message with the number of wins per side, and its arguments."""
    if isinstance(record.preset, CheminPreset):
        won = Counter(chemin_outcome(coup) for coup in result.coups)
        none = won.pop(NO_COUP, 0) - _void(result)
        sides = {side: won[side] for side in ("ponte", "banker", "tie")}
        return "replay-counts-chemin", {"coups": won.total(), **sides, "none": none}
    if isinstance(record.preset, BanquePreset):
        return "replay-counts-banque", _by_side(result)
    outcomes = Counter(each for coup in result.coups if coup for each in coup.outcomes.values())
    counts = {outcome.value: outcomes[outcome] for outcome in Outcome}
    return "replay-counts", {"coups": len(result.coups) - _void(result), **counts}


def _void(result: Replay) -> int:
    return sum(out.void for out in result.out)


def _by_side(result: Replay) -> dict[str, int | str]:
    """Count each side's outcomes against the bank."""
    dealt = [coup for coup in result.coups if coup]
    fared = Counter(item for coup in dealt for item in coup.outcomes.items())
    counts = {
        f"{side}-{outcome.value}": fared[side, outcome] for side in PUNTERS for outcome in Outcome
    }
    none = len(result.coups) - len(dealt) - _void(result)
    return {"coups": len(dealt), "none": none, **counts}


def _draw(record: Record, result: Replay, language: str) -> None:
    console = open_console()
    console.print(title_of(record, language), style="bold", markup=False)
    console.print(say(language, *_counts(record, result)))
    dead = sum(len(out.before) + (0 if out.void else len(out.after)) for out in result.out)
    if dead or _void(result):
        console.print(say(language, "read-out", {"void": _void(result), "dead": dead}))
    names = {player.seat: player.name for player in record.players}
    for holding in record.final:
        facts: dict[str, int | str] = {
            "seat": holding.seat,
            "name": plain(names[holding.seat]),
            "amount": chips(language, holding.purse),
        }
        console.print(say(language, "replay-purse", facts), markup=False)
    console.print(say(language, "replay-agrees"), style="green")
