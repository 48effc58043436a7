"""A shoe of baccara banque for its golden record."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from baccarat.cards import Card
from baccarat.notation import Record, notation_of, parse_coup
from baccarat.notation.start import start_state
from baccarat.players import strategies
from baccarat.rules import BANQUE_PRESETS, BanquePreset, Outcome
from baccarat.tables import banque
from baccarat.tables.banking import events as b
from baccarat.tables.banking.actions import (
    Bid,
    CallBanco,
    CallKind,
    MayAnswer,
    MayCall,
    MayName,
    Pass,
    action_tag,
)
from baccarat.tables.banking.hand_choices import AskTable
from baccarat.tables.banque import (
    ClaimBanco,
    MayBid,
    MayClaim,
    MayPay,
    MayStakeOn,
    NameCutter,
    Phase,
    StakeOn,
    events as e,
)
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import Close

from ..conformance import Dice
from ..conformance.banking import ANSWERS, SAID
from ..conformance.banque import PAYS, waits as bank_waits
from ..tables.drive import Run, Step
from . import bank_table as golden_banking

NAMES: Final = {1: "Ada", 2: "Bruno", 4: "Chloé", 5: "Dario", 7: "Emma", 10: "Farid"}
_LIMITED, _OPEN, _CLUB, *_ = BANQUE_PRESETS
_SMALL: Final[dict[str, Any]] = {"packs": 2, "per_side": 2, "bystanders": 1}
HOUSES: Final[dict[str, BanquePreset]] = {
    "banque-listed": replace(_LIMITED, award="list", tax="capital", refill="opening", **_SMALL),
    "banque-club-small": replace(_CLUB, **_SMALL),
}
"""Variants where no preset shows enough: a bank by the list, taxed income, a refused banco."""
SEEDS: Final = {
    "banque-limitee": 79,
    "banque-ouverte": 21,
    "banque-club": 567,
    "banque-andorra-limitee": 407,
    "banque-andorra-ouverte": 2,
    "banque-ouverte-france": 8,
    "banque-listed": 2_506,
    "banque-club-small": 20_553,
}
"""Found by trial, for the cards: together the shoes cover everything that can happen."""

OPEN_BEFORE: Final = 40
"""If both kinds may be bid, open banks are tried until this many cards are out."""


def find_bank(run: Run) -> None:
    """If the shoe waits for its bank, let the first in order take it and name the next."""
    if not run.state.needs_banker:
        return
    run.do(HOUSE, Close())
    banker, cutter = banque.to_act(run.state)[:2]
    run.do(banker, Bid(run.state.preset.minimum))
    run.do(HOUSE, Close())
    run.do(banker, NameCutter(cutter))


def played(run: Run, cards: Iterator[Card]) -> list[Step]:
    """Play a shoe to its end."""
    return golden_banking.played(run, cards, GAME)


def played_by(name: str, state: banque.State, seat: int, dice: Dice) -> Any:
    """Answer as the bots do."""
    return strategies(state.preset)[name](banque.view(state, seat), {}, dice.below)


def ways(state: banque.State, seat: int) -> Iterator[Any]:
    """List a seat's possible actions; it stakes as much as the bank holds, so that some is over."""
    (may,) = banque.legal(state, seat)
    match may:
        case MayStakeOn(_, low, high, step, sides=sides):
            yield from (StakeOn(_most(state, low, high, step), side) for side in sides)
        case MayName(what, low, high, step):
            yield ANSWERS[what](_most(state, low, high, step))
            if isinstance(may, MayBid) and may.opens and state.shoe.out < OPEN_BEFORE:
                yield PAYS["bid-open"]()
        case MayPay(what):
            yield from (PAYS[what](), Pass())
        case MayClaim():
            yield from (ClaimBanco(a_cheval=True), ClaimBanco(a_cheval=False))
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (do for do in (*SAID, AskTable()) if may.allows(do))


def waits(state: banque.State) -> bool:
    """Whether the bank waits for somebody; at most once in vain, or no shoe would end."""
    in_vain = state.phase is Phase.CHOICE and state.bank is not None and state.bank.empty > 0
    return bank_waits(state) or in_vain


def _most(state: banque.State, low: int, high: int, step: int) -> int:
    bank = state.bank.sum if state.bank else low
    return min(high, max(low, bank - bank % step))


def what(state: banque.State, action: Any) -> Any:
    """Classify actions: a call by its kind, a club's call by the hands it is for."""
    match action:
        case CallBanco(kind):
            return kind
        case ClaimBanco():
            return action
        case StakeOn(side=side):
            return StakeOn, side
        case Pass():
            return Pass, state.phase
        case _:
            return type(action)


GAME: Final = golden_banking.Game(played_by, ways, what, waits)


_ALWAYS: Final = (
    *("word put-up", "word stake", "word hold", "word pass-on", "word suite", "word pass"),
    *("word draw", "word stand", "word start", "word close", "word deal"),
    *("word sit", "word buy", "word cash", "word leave"),
    *("auction-opened", "bank-offered", "suite-offered", "bank-put-up", "taken over"),
    *("stakes-asked", "bystanders-may-stake", "side-staked", "nobody-staked", "stake-returned"),
    *("hand-passed", "stop-card-shown", "shoe-ended"),
    *("bank lost", "bank passed", "bank cashed"),
    *(f"{side} {how}" for side in ("right", "left") for how in Outcome),
    "won on one side, lost on the other",
)
_REFILL: Final = ("refill-asked", "word refill", "refilled", "bank lost at the question")
_SHOWN_OPEN: Final = (
    *("word bid-open", "word top-up", "word show"),
    *("bank-opened", "top-up-asked", "topped-up", "bank uncovered"),
    "taxed open",
)
SHOWN: Final[Mapping[str, frozenset[str]]] = {
    "banque-limitee": frozenset(
        (
            *_ALWAYS,
            *_SHOWN_OPEN,
            *("word bid", "word double", "word banco", "word raise", "word match"),
            *("doubling-opened", "doubled", "co-banker wins", "co-banker loses"),
            *(f"call {kind}" for kind in CallKind),
            *("a call on both hands", "call-judged", "calls-lapsed"),
            *("raise-asked", "bank-raised", "match-asked", "raise-matched", "raise-unmatched"),
            *("stake-cut", "taxed limited"),
        )
    ),
    "banque-ouverte": frozenset((*_ALWAYS, *_SHOWN_OPEN, "bank left"))
    - {"bank lost", "bystanders-may-stake"},
    "banque-club": frozenset(
        (
            *_ALWAYS,
            *("word bid", "word banco-hand", "word banco-cheval"),
            *("word accept-all", "word refill"),
            *("call solo", "call a-deux", "on one hand", "a cheval", "call-judged", "run of two"),
            *("accept-asked", "all-accepted", "paid as far as it goes", "back as not covered"),
            *("refill-asked", "refilled", "stakes-stand", "right alone", "left alone"),
        )
    ),
    "banque-andorra-limitee": frozenset(
        (
            *("call solo", "a call on both hands", "taxed limited", "right alone", "left alone"),
            *("refill-asked", "refilled", "lot-drawn", "call-judged", "shoe-ended"),
            *("word ask-table", "table-asked"),
        )
    ),
    "banque-andorra-ouverte": frozenset(("lot-drawn", "taxed open", "word ask-table")),
    "banque-ouverte-france": frozenset(
        ("lot-drawn", "bank uncovered", "right alone", "taxed open")
    ),
    "banque-listed": frozenset(
        (
            *("put up in the order of the list", "word double", "doubled"),
            *(
                "bank-declined",
                "bank cashed",
                "capital-taxed",
                "capital given back",
                "call suivi",
                "a suivi of two",
            ),
            *_REFILL,
        )
    ),
    "banque-club-small": frozenset(
        (*("run of three", "a fourth banco not open", "all-accepted"), *_REFILL)
    ),
}
"""By house, what its record has to cover. An open bank is never broken, since it is topped up, and
bystanders stake there with the seats."""


def shown(record: Record) -> frozenset[str]:
    """Collect what a record covers."""
    return frozenset(_shown(record))


def _shown(record: Record) -> Iterator[str]:
    state: Any = start_state(record, record.source)
    for line in record.coups:
        actions, _ = parse_coup(line, notation_of(record.preset))
        for part in line.rpartition(" = ")[0].split("; "):
            yield f"word {part.split()[1]}"
        for seat, action in actions:
            done = banque.decide(state, seat, action)  # type: ignore[arg-type]  # no card is hidden
            for before, event, after in done.transitions():
                yield str(action_tag(type(event)))
                yield from _of(event, before, after)
            state = done.state


def _of(event: Any, state: banque.State, after: banque.State) -> Iterator[str]:
    match event:
        case b.BankPutUp() if state.phase is banque.Phase.SUITE:
            yield "taken over"
        case b.BankPutUp(seat) if state.turn == seat and state.preset.award == "list":
            yield "put up in the order of the list"
        case b.BankEnded(how):
            yield f"bank {how}"
            if state.phase is banque.Phase.REFILL:
                yield f"bank {how} at the question"
        case e.CapitalTaxed(_, amount) if amount < 0:
            yield "capital given back"
        case b.CallsOpened():
            yield from _runs_out(after)
        case b.CallStood(kind, half=half):
            yield f"call {kind}"
            yield "a suivi of two" if kind is CallKind.SUIVI and half else ""
            yield "a cheval" if after.a_cheval else "on one hand"
            if len(after.sides_of(event.seats[0])) > 1:
                yield "a call on both hands"
        case e.SidesDecided(right, left):
            yield from (f"right {right}", f"left {left}")
            if None in {right, left}:
                yield "left alone" if right is None else "right alone"
            if {right, left} == {Outcome.PLAYER, Outcome.BANKER}:
                yield "won on one side, lost on the other"
        case e.StakePaid() if event.own + event.co < event.stake:
            yield "paid as far as it goes"
        case e.StakeCollected() if event.back:
            yield "back as not covered"
        case e.CoupReckoned(_, _, tax, _, co):
            yield "" if not tax else "taxed open" if state.open_bank else "taxed limited"
            yield "co-banker wins" if co > 0 else "co-banker loses" if co < 0 else ""
        case e.CallJudged() if event.lost:
            yield {2: "run of two", 3: "run of three"}.get(max(event.lost), "")


def _runs_out(state: banque.State) -> Iterator[str]:
    """Check if a seat that lost three in a row could pay for a fourth, and is not asked."""
    whole = state.bank.sum if state.bank else 0
    for run in state.runs:
        at_most = run.lost == state.preset.bancos_in_row
        if at_most and whole <= state.held(run.seat) and run.seat not in banque.to_act(state):
            yield "a fourth banco not open"
