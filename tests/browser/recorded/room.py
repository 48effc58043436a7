"""Rooms in memory at chosen moments, and the messages that they send to somebody who joins.

A table is played by the helpers of `support.tables`, with chosen cards. Its actions are then taken
again in a room, which sends what a server would: the same code makes the messages, but there is
neither a server nor chance.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from baccarat.cards.shoe import pack_cards
from baccarat.fairness import merkle
from baccarat.fairness.sealed import SealedShoe
from baccarat.fairness.shuffle import salt
from baccarat.house.model.draft import Draft
from baccarat.house.model.ledger import player_account
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import LoggedEvent, Seated
from baccarat.house.rooms.messages import NotAccepted
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.rebuild import empty_room
from baccarat.house.rooms.room import Room
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.shoe import Deal
from support.server.room_simulation import Memory, MemoryHouse
from support.server.virtual_loop import in_virtual_time
from support.tables.drive import Run, Step

ID: Final = "recorded"
TABLE: Final = f"rooms/{ID}"
BOARD: Final = f"{TABLE}/board"
NAMES: Final = (
    *("Anna", "Maximilienne", "Bertrand-Xavier", "Clémentine", "Wolfgang", "Dorothea", "Émile"),
    *("Friederike", "Gaston", "Hildegard", "Ignatius", "Josephine", "Konstantin", "Léopoldine"),
    *("Maximilian", "Nepomuk", "Ottilie"),
)
"""Names of the length that people choose."""
KEY: Final = bytes(32)
ACCOUNT: Final = 500_000
"""The viewer's units outside the table."""
SLOW: Final = {"pace": "slow"}
"""The pace at which the page waits between the parts of a result."""
SETTLED: Final = {"offers": '{"coups": 99, "done": ["figures", "sound", "squeeze"]}'}
"""What the page stores of somebody who has answered all its offers to newcomers."""
LESSON: Final = SETTLED | {
    "first-shoe": f'{{"room": "{ID}", "on": true, "seated": true, "seen": {{}}, "over": false}}'
}
"""What the page stores of somebody whom the coach teaches at this table."""
COACHED: Final = ".room:has([data-coach])"
GUEST: Final = {"player": "p1", "name": "Anna", "account": 0}
WATCHES: Final = -1
"""In place of a seat: somebody who only watches."""


def purses_of(people: int, first: int = 1) -> dict[int, int]:
    """Return the purses of people in neighbouring places, in units, none like another."""
    return {seat: 104_360 + 17_180 * seat for seat in range(first, first + people)}


@dataclass
class Recording:
    """A table at a moment, as the player in `seat` sees it; 0 is the first who is asked, or 1.

    The last `news` of the table's actions come as news, after the message with all before them.
    Then come `events` of the room, and a refusal with its limit in units. `settings` differ from
    the room's usual ones.

    The page stays at the moment at which it would wait for so many milliseconds for the n-th time,
    if it is to stop `at` that one.
    """

    run: Run
    seat: int = 0
    news: int = 0
    events: tuple[LoggedEvent, ...] = ()
    absent: int = 0
    """The seat of a player whose browser is not connected."""
    refused: tuple[str, int] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    at: tuple[int, int] | None = None
    address: str = TABLE
    storage: Mapping[str, str] = field(default_factory=lambda: SETTLED)
    """What the browser has stored."""
    guest: Mapping[str, Any] | None = field(default_factory=lambda: GUEST)
    press: tuple[str, ...] = ()
    """What is pressed then, as selectors."""
    shows: str = ""
    """What is seen at this moment, as a selector, besides the phase and a question."""

    @property
    def viewer(self) -> int:
        """The seat that looks; 0 for somebody who only watches."""
        asked = self.run.table.to_act(self.run.state)
        return max(self.seat, 0) if self.seat else next(iter(asked), 1)

    @property
    def shown(self) -> str:
        """A selector of what only a page has that shows this moment."""
        asked = self.viewer in self.run.table.to_act(self.run.state)
        if self.at:
            return "[data-stage]:not([data-stage=open], [data-stage=home])"
        question = ":has([data-question], [data-action=look], [data-action=deal])" if asked else ""
        return self.shows or f".room:has([data-phase={self.run.state.phase}]){question}"

    def messages(self) -> list[str]:
        """Return what the room sends, in order."""
        return in_virtual_time(self._messages())

    async def _messages(self) -> list[str]:
        preset = self.run.steps[0].before.preset
        made: dict[str, Any] = {
            "id": ID,
            "name": "Salon de Maximilienne",
            "preset": preset,
            "host": "p1",
            "pace": "instant",
            "clock": 120,
        }
        house = cast("Any", MemoryHouse(Memory()))
        room = Room(Settings(**{**made, **self.settings}), house)
        shoe = _shoe_of(self.run, preset.packs)
        room.sealing.shoe = shoe
        start = empty_room(room.settings)
        start = replace(start, seal=replace(start.seal, root=shoe.root))
        room.state = start
        last = len(self.run.steps) - self.news
        self._advance(room, self.run.steps[:last])
        viewer = Viewer(f"p{self.viewer}", NAMES[self.viewer - 1])
        house.accounts.balances[player_account(viewer.player)] = ACCOUNT
        room.join(viewer)
        self._advance(room, self.run.steps[last:], self.events)
        if self.refused:
            viewer.send(msgspec.json.encode(NotAccepted(None, *self.refused)))
        return [
            frame.decode()
            for _ in range(viewer.outbox.qsize())
            if (frame := viewer.outbox.get_nowait()) is not None
        ]

    def _advance(
        self, room: Room, steps: Iterable[Step], events: Iterable[LoggedEvent] = ()
    ) -> None:
        """Take the actions of a table in a room, and tell its viewers."""
        draft = Draft(ID, room.state, room.seq)
        for step in steps:
            if isinstance(step.action, Sit):
                draft.add(self._seated(step.action.seat))
            draft.act(step.seat, step.action)
        for event in events:
            draft.add(event)
        if not draft.steps:
            return
        applied = room.projections.apply(draft.steps)
        room._advance_to(draft.state, draft.seq)
        room.snapshot().publish(room.viewers, applied.steps_with_positions, applied.finished)

    def _seated(self, seat: int) -> Seated:
        bot = None if seat in {self.absent, self.viewer} else "bold"
        return Seated(seat, f"p{seat}", NAMES[seat - 1], bot)


def _shoe_of(run: Run, packs: int) -> SealedShoe:
    """Seal a shoe from which the table's cards come in their order; the others follow."""
    dealt = [step.action.card for step in run.steps if isinstance(step.action, Deal)]
    rest = Counter(each.card for each in pack_cards(packs))
    rest.subtract(dealt)
    cards = (*dealt, *rest.elements())
    order: dict[Any, list[int]] = {}
    for each in pack_cards(packs):
        order.setdefault(each.card, []).append(each.pack)
    salts = tuple(salt(KEY, at) for at in range(len(cards)))
    leaves = [merkle.leaf(at, salts[at], card) for at, card in enumerate(cards)]
    backs = tuple(order[card].pop() for card in cards)
    return SealedShoe(cards, backs, 0, salts, merkle.tree(leaves), KEY)
