"""A shoe of chemin de fer for its golden record."""

from collections.abc import Iterator
from typing import Any, Final, cast

from baccarat.cards import Card
from baccarat.notation import Record, notation_of, parse_coup
from baccarat.notation.start import start_state
from baccarat.players import strategies
from baccarat.rules import CHIP
from baccarat.tables import chemin
from baccarat.tables.banking import events as b
from baccarat.tables.banking.hand_choices import DrawCard, MaySpeak, Stand
from baccarat.tables.chemin import (
    BankEnds,
    CallBanco,
    CallKind,
    MayAnswer,
    MayCall,
    MayName,
    Pass,
    PutUp,
)

from ..conformance import Dice
from ..conformance.banking import ANSWERS, SAID
from ..conformance.chemin import waits
from ..tables.drive import Run, Step
from . import bank_table as golden_banking

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


NAMES: Final = {1: "Ada", 2: "Bruno", 5: "Chloé", 7: "Dario", 10: "Emma"}
SEEDS: Final = {
    "chemin-de-fer": 10,
    "chemin-de-fer-club": 27,
    "computer-chemin-de-fer": 14,
    "computer-baccarat": 2,
    "chemin-de-fer-andorra": 3,
}
"""Found by trial, for the cards: together the shoes cover everything that can happen."""
BANKS: Final = {"bold": (0, (6, 15)), "by-the-book": (0, (3, 6)), "cautious": (20, (1, 4))}
"""How often in a hundred each declined the bank, and the percentage of a purse put into it."""


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    return golden_banking.played(run, cards, GAME)


def played_by(name: str, state: chemin.State, seat: int, dice: Dice) -> Any:
    """Answer as the bots do, but put up banks as they did when the records were made."""
    view = chemin.view(state, seat)
    match view.choices:
        case (MayName("put-up", low, high, step, passes),):
            declines, (least, most) = BANKS[name]
            if passes and dice.below(100) < declines:
                return Pass()
            part = state.held(seat) * (least + dice.below(most - least + 1)) // 100
            wanted = min(part, most * low)
            unit = max(10 ** (len(str(wanted)) - 2), CHIP) if wanted > CHIP else 1
            rounded = wanted - wanted % unit
            return PutUp(min(max(rounded - rounded % step, low + -low % step), high))
        case _:
            return strategies(state.preset)[name](view, {}, dice.below)


def ways(state: chemin.State, seat: int) -> Iterator[Any]:
    """List a seat's possible actions; it stakes as much as the bank holds, so that some is over."""
    (may,) = chemin.legal(state, seat)
    match may:
        case MayName(what, low, high, step):
            bank = state.bank.sum if state.bank else low
            yield ANSWERS[what](min(high, max(low, bank - bank % step)))
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (do for do in SAID if may.allows(do))


def what(state: chemin.State, action: Any) -> Any:
    """Classify actions: a call by its kind, a free hand's answer by the hand."""
    if isinstance(action, CallBanco):
        return action.kind
    return free(state, action) or type(action)


GAME: Final = golden_banking.Game(played_by, ways, what, waits)
