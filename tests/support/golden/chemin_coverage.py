"""What a record of chemin de fer covers: words, calls, how banks end, free choices."""

from collections.abc import Iterator
from typing import Any, Final, cast

from baccarat.notation import Record, notation_of, parse_coup
from baccarat.notation.start import start_state
from baccarat.tables import chemin
from baccarat.tables.banking import events as b
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Stand
from baccarat.tables.chemin import BankEnds, CallKind

WORDS: Final = frozenset(
    f"word {word}"
    for word in (
        *(
            "put-up",
            "add",
            "double",
            "banco",
            "punt",
            "raise",
            "match",
            "hold",
            "pass-on",
            "give-up",
        ),
        *("suite", "suite-at", "bid", "pass", "show", "draw", "stand"),
        *("start", "close", "deal", "sit", "buy", "cash", "leave"),
    )
)
CALLS: Final = frozenset(f"call {kind}" for kind in CallKind) | {"call suivi for two"}
ENDS: Final = frozenset(f"bank {how}" for how in BankEnds)
RESULTS: Final = frozenset(f"result {won}" for won in ("ponte", "banker", "tie", "no-coup"))
MOMENTS: Final = frozenset(
    {"taken from the giver", "auctioned", "laid aside", "cut", "call lapsed"}
)
FREE: Final = frozenset(
    f"free {hand} {said}"
    for hand in ("ponte 5", "banker 3 gave 9", "banker 5 gave 4")
    for said in ("draw", "stand")
)
"""Hands for which custom leaves the choice (CF-12, CF-14)."""
ALL: Final = WORDS | CALLS | ENDS | RESULTS | MOMENTS | FREE


def shown(record: Record) -> frozenset[str]:
    """Collect everything that a record covers."""
    return frozenset(_shown(record)) & ALL


def _shown(record: Record) -> Iterator[str]:
    state: Any = start_state(record, record.source)
    for line in record.coups:
        actions, result = parse_coup(line, notation_of(record.preset))
        yield f"result {result.split()[0]}"
        for part in line.rpartition(" = ")[0].split("; "):
            yield f"word {part.split()[1]}"
        for seat, action in cast("tuple[tuple[int, chemin.Action], ...]", actions):
            yield free(state, action)
            done = chemin.decide(state, seat, action)
            for before, event, _ in done.transitions():
                yield from _of(event, before)
            state = done.state


def free(state: chemin.State, action: Any) -> str:
    """Return a free hand's answer; nothing for any other action."""
    if not isinstance(action, DrawCard | Stand):
        return ""
    (may,) = chemin.legal(state, state.turn)
    assert isinstance(may, MaySpeak)
    if not (may.draw and may.stand):
        return ""
    said = "draw" if isinstance(action, DrawCard) else "stand"
    if state.phase is chemin.Phase.PONTE:
        return f"free ponte {state.coup.player.total} {said}"
    given = state.coup.player.third
    return f"free banker {state.coup.banker.total} gave {given.points if given else None} {said}"


def _of(event: Any, state: chemin.State) -> Iterator[str]:
    match event:
        case b.CallStood(kind):
            two = " for two" if event.half and kind is CallKind.SUIVI else ""
            yield f"call {kind}{two}"
        case b.BankEnded(how):
            yield f"bank {how}"
        case b.BankPutUp() if state.phase is chemin.Phase.SUITE:
            yield "taken from the giver"
        case b.BankPutUp() if state.phase is chemin.Phase.AUCTION:
            yield "auctioned"
        case b.LaidAside():
            yield "laid aside"
        case b.StakeCut():
            yield "cut"
        case b.CallsLapsed():
            yield "call lapsed"
        case _:
            return
