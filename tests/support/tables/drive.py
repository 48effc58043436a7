"""Drives a table as a room does: ask, decide, and remember."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from baccarat.cards import parse_cards
from baccarat.fairness.shuffle import lot
from baccarat.rules import Coup, Facts, facts_of, preset
from baccarat.tables.common.chips import HOUSE, Seat
from baccarat.tables.common.refusal import Refused
from baccarat.tables.common.shoe import Close, MayClose


class Step(NamedTuple):
    """An accepted action: the state before it, its events, and the state after each of them."""

    seat: Seat
    action: Any
    before: Any
    events: tuple[Any, ...]
    trail: tuple[Any, ...]

    @classmethod
    def taken(cls, table: Any, state: Any, seat: Seat, action: Any) -> "Step":
        """Decide; raises Refused."""
        done = table.decide(state, seat, action)
        return cls(
            seat, action, state, done.events, tuple(after for _, _, after in done.transitions())
        )

    @property
    def after(self) -> Any:
        return self.trail[-1] if self.trail else self.before

    def moments(self) -> Iterator[tuple[Any, Any, Any]]:
        """Yield each event with the states before and after it."""
        return zip((self.before, *self.trail), self.events, self.trail, strict=False)


@dataclass
class Run:
    """A table in play. `table` is anything that offers the functions of the contract.

    `key` is that of the shoe, from which its lots are drawn; without one they fall on the first.
    """

    table: Any
    state: Any
    steps: list[Step] = field(default_factory=list)
    key: bytes = b""

    @classmethod
    def start(cls, table: Any, preset: Any) -> "Run":
        return cls(table, table.new(preset))

    @property
    def events(self) -> list[Any]:
        return [event for step in self.steps for event in step.events]

    def close(self) -> Close:
        """Return the action that closes the question, with the lot that decides it, if any."""
        among = [(may.among, may.number) for may in self.table.legal(self.state, HOUSE)
                 if isinstance(may, MayClose) and may.among]  # fmt: skip
        return Close(lot(self.key, among[0][1], among[0][0]) if among and self.key else 0)

    def do(self, seat: Seat, action: Any) -> tuple[Any, ...]:
        """Take an action and move to the resulting state; raises Refused."""
        step = Step.taken(self.table, self.state, seat, action)
        self.steps.append(step)
        self.state = step.after
        return step.events


def fold(table: Any, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = table.apply(state, event)
    return state


def refusal(table: Any, state: Any, seat: Seat, action: Any) -> Refused | None:
    """Return how `decide` refuses the action, or None if it accepts it."""
    try:
        table.decide(state, seat, action)
    except Refused as refused:
        return refused
    return None


def dealt(cards: str) -> Coup:
    """Deal a whole coup; raises AssertionError unless it takes exactly these cards."""
    coup = Coup()
    for card in parse_cards(cards):
        side = coup.next_side()
        assert side is not None, f"{cards} has a card too many"
        coup = coup.with_card(side, card)
    assert coup.next_side() is None, f"{cards} has a card too few"
    return coup


def facts(cards: str) -> Facts:
    return facts_of(dealt(cards))


def preset_sums(name: str) -> dict[str, Any]:
    """Return the fields with which a new table plays by a preset's own sums, not in whole chips."""
    rules = preset(name)
    if rules.game == "punto":
        return {}
    return {each: getattr(rules, each) for each in ("whole_chips", "stake_step", "minimum")}
