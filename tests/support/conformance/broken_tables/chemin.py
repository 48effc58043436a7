"""Tables of chemin de fer with one fault each, which the suite must find."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from baccarat.rules import Draws
from baccarat.tables import chemin
from baccarat.tables.banking import events as b
from baccarat.tables.banking.hand_choices import MaySpeak
from baccarat.tables.chemin import DrawCard, Pass, Phase, Punt, Stand, events as e
from baccarat.tables.chemin.view import LazyCheminView
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.refusal import RefusalCode, Refused
from baccarat.tables.common.shoe import MayClose

from ..case import Case
from ..chemin import CHEMIN
from .punto import case_with

faulty = partial(case_with, CHEMIN)


def applying(kind: type, change: Callable[[Any], Any]) -> Case:
    """Return a case in which the state after one kind of event is changed."""

    def apply(state: Any, event: Any) -> Any:
        after = chemin.apply(state, event)
        return change(after) if isinstance(event, kind) else after

    return faulty(apply=apply)


def taking(code: RefusalCode, answer: Callable[[Any, int, Any], Any]) -> Case:
    """Return a case that accepts what should be refused with a code."""

    def decide(state: Any, seat: int, action: Any) -> Any:
        try:
            return chemin.decide(state, seat, action)
        except Refused as refused:
            taken = answer(state, seat, action) if refused.code is code else None
            if taken is None:
                raise
            return (taken,)

    return faulty(decide=decide)


def silent(*phases: Phase) -> Case:
    """Return a case whose house has nothing to do in some phases."""
    return faulty(
        legal=lambda state, seat: (
            () if seat == HOUSE and state.phase in phases else chemin.legal(state, seat)
        )
    )


def bank_with(state: Any, **changes: int) -> Any:
    grown = {name: getattr(state.bank, name) + by for name, by in changes.items()}
    return replace(state, bank=replace(state.bank, **grown))


def forget_the_garage(state: Any) -> Any:
    return replace(state, bank=replace(state.bank, aside=0))


def ask_the_banker_too(state: Any) -> Any:
    return (*chemin.to_act(state), *([state.banker] if state.phase is Phase.STAKES else []))


def asked_where_kept(state: Any) -> Any:
    return chemin.to_act(state) if state.__dict__ else ()


class OpenGlance(LazyCheminView):
    """Shows one unit too many as open to stakes, while the bank has one."""

    @property
    def left(self) -> int:
        return super().left + bool(self.bank)


def _open_glance(state: Any, seat: int) -> OpenGlance:
    return OpenGlance(state, seat, state.held(seat), chemin.legal(state, seat))


def answered(kind: type[Any]) -> Callable[[Any, int, Any], Any]:
    """Accept an answer of one kind from anybody."""
    return lambda state, seat, action: (
        b.Answered(seat, action) if isinstance(action, kind) else None
    )


def punted(state: Any, seat: int, action: Any) -> Any:
    return b.Punted(seat, action.amount, action.amount) if isinstance(action, Punt) else None


def taken_out(state: Any, seat: int, action: Any) -> Any:
    return b.BankRaised(seat, action.amount, 0)


def tell_all(state: Any, event: Any, viewer: int) -> Any:
    return event


def tell_the_banker_too(state: Any, event: Any, viewer: int) -> Any:
    looked = isinstance(event, e.HandLooked) and viewer == state.banker
    return event if looked else chemin.redact(state, event, viewer)


def view_shown(state: Any, viewer: int, *, side: str, to: Callable[[Any, int], bool]) -> Any:
    """Show a hand's cards to viewers who may not see them, or hide them from their holder."""
    seen = chemin.view(state, viewer)
    hand = getattr(seen, side)
    if not to(state, viewer):
        return seen
    cards = state.coup.player.cards if side == "ponte" else state.coup.banker.cards
    return replace(seen, **{side: replace(hand, cards=cards)})


def view_hidden(state: Any, viewer: int) -> Any:
    seen = chemin.view(state, viewer)
    return replace(seen, ponte=replace(seen.ponte, cards=()))


def natural(state: Any) -> bool:
    """Whether the ponte holds a natural that nobody else knows of."""
    return bool(state.coup.player.natural)


def low(state: Any) -> bool:
    return bool(state.coup.player.cards) and state.coup.player.total < 5


def odd(state: Any) -> bool:
    return bool(state.coup.player.total % 2)


def view_by_phase(state: Any, viewer: int) -> Any:
    """Leak one bit through the spelling of the phase."""
    seen = chemin.view(state, viewer)
    return (seen, seen.phase.upper() if low(state) else seen.phase)


def view_by_asked(state: Any, viewer: int) -> Any:
    """Leak one bit: nobody is asked when the answer is forced."""
    seen = chemin.view(state, viewer)
    return replace(seen, asked=()) if natural(state) else seen


def view_by_clock(state: Any, viewer: int) -> Any:
    """Leak one bit: a card fewer in the shoe."""
    seen = chemin.view(state, viewer)
    return replace(seen, shoe=replace(seen.shoe, left=seen.shoe.left - low(state)))


def view_by_draw(state: Any, viewer: int) -> Any:
    """Reveal the ponte's answer before it is given."""
    seen = chemin.view(state, viewer)
    return replace(seen, ponte=replace(seen.ponte, draws=low(state)))


def view_by_total(state: Any, viewer: int) -> Any:
    seen = chemin.view(state, viewer)
    return replace(seen, banker=replace(seen.banker, total=state.coup.banker.total))


def default_by_ponte(state: Any, seat: int) -> Any:
    """Let a late banker do what beats the ponte's hidden hand."""
    if state.phase is Phase.BANKER and seat == state.banker:
        behind = state.coup.banker.total < state.coup.player.total
        return DrawCard() if behind else Stand()
    return chemin.timeout_action(state, seat)


def asked_by_ponte(state: Any) -> Any:
    return () if natural(state) else chemin.to_act(state)


def legal_by_ponte(state: Any, seat: int) -> Any:
    """Offer a banker choices that depend on the ponte's hidden hand."""
    offers = chemin.legal(state, seat)
    if state.phase is not Phase.BANKER:
        return offers
    return tuple(
        replace(may, custom=Draws.DRAW if odd(state) else Draws.STAND)
        if isinstance(may, MaySpeak)
        else may
        for may in offers
    )


def close_by_ponte(state: Any, seat: int) -> Any:
    """Let the house wait only for a hand that has a choice."""
    offers = chemin.legal(state, seat)
    waits = state.phase is Phase.PONTE and low(state) and offers == (MayClose(),)
    return () if waits else offers


def decide_by_ponte(state: Any, seat: int, action: Any) -> Any:
    """Reveal the hand through the limit in a refusal."""
    try:
        return chemin.decide(state, seat, action)
    except Refused as refused:
        total = state.coup.player.total
        raise Refused(refused.code, action, state.phase, total) from None


def look_by_ponte(state: Any, seat: int, action: Any) -> Any:
    """Make a ponte with low cards look twice."""
    done = chemin.decide(state, seat, action)
    events = done.events
    looks = [at for at, event in enumerate(events) if isinstance(event, e.HandLooked)]
    if not looks or not low(done.state):
        return events
    return (*events[: looks[0]], events[looks[0]], *events[looks[0] :])


def tell_by_ponte(state: Any, event: Any, viewer: int) -> Any:
    """Keep from the others that a ponte with a natural is asked."""
    hidden = isinstance(event, e.PonteAsked) and natural(state) and viewer != event.seat
    return None if hidden else chemin.redact(state, event, viewer)


def the_banker(state: Any, viewer: int) -> bool:
    return bool(viewer == state.banker)


FAULTS: dict[str, tuple[tuple[str, Case], ...]] = {
    "chips": (
        ("loses what is laid aside", applying(b.LaidAside, forget_the_garage)),
        ("doubles the co-banker's part", applying(b.Doubled, partial(bank_with, co=100))),
    ),
    "phases": (
        ("auctions a bank that waits",
         applying(b.BankWaits, lambda state: replace(state, phase=Phase.AUCTION))),
        ("has the seats call twice",
         applying(b.BystandersMayCall, lambda state: replace(state, phase=Phase.CALLS))),
    ),
    "alive": (("is stuck in a suite", silent(Phase.SUITE)),),
    "waits": (("asks a banker to stake", faulty(to_act=ask_the_banker_too)),),
    "glances": (
        ("shows its players another's purse",
         faulty(
             lazy_view=lambda state, seat: chemin.lazy_view(state, seat % len(state.purses) + 1),
         )),
        ("shows them more is open", faulty(lazy_view=_open_glance)),
        ("asks nobody of whom nothing is kept",
         faulty(to_act=asked_where_kept, iter_to_act=asked_where_kept)),
        ("awaits them backwards",
         faulty(iter_to_act=lambda state: reversed(chemin.to_act(state)))),
    ),
    "answers": (
        ("lets anyone follow", taking(RefusalCode.NO_SUIVI, answered(chemin.CallBanco))),
        ("lets the banker stake against himself", taking(RefusalCode.OWN_BANK, punted)),
        ("lets a banker take chips out of the bank", taking(RefusalCode.BANK_IS_HELD, taken_out)),
        ("lets a seat pass that is not asked", taking(RefusalCode.NOT_ASKED, answered(Pass))),
    ),
    "face down": (
        ("shows the banker the ponte's cards",
         faulty(view=partial(view_shown, side="ponte", to=the_banker))),
        ("shows the banker's cards to the banker before time",
         faulty(view=partial(view_shown, side="banker", to=the_banker))),
        ("shows the ponte the banker's",
         faulty(view=partial(view_shown, side="banker", to=lambda at, seat: seat == at.ponte))),
        ("shows the croupier all",
         faulty(view=partial(view_shown, side="ponte", to=lambda at, seat: seat == HOUSE))),
        ("hides the ponte's cards from the ponte", faulty(view=view_hidden)),
        ("tells the banker what the ponte sees", faulty(redact=tell_the_banker_too)),
    ),
    "swaps": (
        ("shows the ponte's cards to the banker",
         faulty(view=partial(view_shown, side="ponte", to=the_banker))),
        ("spells the phase by them", faulty(view=view_by_phase)),
        ("shows who is asked by them", faulty(view=view_by_asked)),
        ("counts the shoe by them", faulty(view=view_by_clock)),
        ("says beforehand what the ponte says", faulty(view=view_by_draw)),
        ("shows the banker's total", faulty(view=view_by_total)),
        ("does for a late banker what beats them", faulty(timeout_action=default_by_ponte)),
        ("asks by them", faulty(to_act=asked_by_ponte)),
        ("advises by them", faulty(legal=legal_by_ponte)),
        ("times the house by them", faulty(legal=close_by_ponte)),
        ("words refusals by them", faulty(decide=decide_by_ponte)),
        ("has the ponte look twice by them", faulty(decide=look_by_ponte)),
        ("tells of the question by them", faulty(redact=tell_by_ponte)),
        ("tells them", faulty(redact=tell_all)),
    ),
}  # fmt: skip
"""The faults, by the check that must find them."""
