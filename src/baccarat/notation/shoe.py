"""Make a record from the actions in a room during a shoe."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat

from msgspec.structs import replace

from ..rules.presets.named import Preset
from ..rules.presets.serialization import write_preset
from ..rules.versions import Fields
from ..tables.common.changeur import Sit
from ..tables.common.chips import Seat
from ..tables.common.shoe import is_between_shoes
from ..tables.register import Action, State
from .action import coup_line
from .public_coup import PublicCoup, RecordedAction, after_void, decide_recorded
from .record import Player, Record, Sealed
from .register import notation_of
from .sealed import running_hashes
from .start import holdings


class FinishedCoups:
    """The finished coups of a shoe: a line each, the table after them, and the seats taken.

    Actions are added as they happen, so that a shoe in progress is never replayed. Actions after
    the last finished coup wait until their own coup ends; those after the end of the shoe are
    ignored, as other limits may apply by then. While the shoe is being `dealt`, the lines contain
    only what everyone was shown.
    """

    def __init__(self, start: State, *, dealt: bool) -> None:
        self.state = start
        self.lines: list[str] = []
        self.seats: list[Seat] = []
        self._dealt = dealt
        self._coup = PublicCoup(start)

    def take(self, actions: Iterable[tuple[Seat, RecordedAction]]) -> None:
        """Add the next actions."""
        for seat, action in actions:
            if self.lines and is_between_shoes(self.state.phase):
                break
            self._take_one(seat, action)
            if self._coup.playing.over:
                self._finish(self._coup, self._coup.playing.state)

    def take_void(self, actions: Iterable[tuple[Seat, RecordedAction]]) -> None:
        """Add the actions of a void coup, all of them."""
        for seat, action in actions:
            self._take_one(seat, action)
        self._finish(self._coup, after_void(self.state, self._coup.actions), void=True)

    def _take_one(self, seat: Seat, action: RecordedAction) -> None:
        coup = self._coup
        coup.take(seat, action, decide_recorded(coup.playing.state, seat, action))

    def _finish(self, coup: PublicCoup, after: State, *, void: bool = False) -> None:
        done = coup.public_actions() if self._dealt else coup.actions
        words = notation_of(self.state.preset)
        self.lines.append(coup_line(done, coup.playing.coup, words, void=void))
        self.seats += [done.seat for _, done in coup.actions if isinstance(done, Sit)]
        self.state = after
        self._coup = PublicCoup(self.state)


def record_of_shoe(  # noqa: PLR0913 - all by keyword
    *,
    room: str,
    shoe: int,
    preset: Preset,
    start: State,
    seated: Mapping[Seat, str],
    joined: Sequence[str] = (),
    actions: Iterable[tuple[Seat, Action]] = (),
    started: str,
    ended: str | None = None,
    secret: bytes | None = None,
    sealed: Sealed | None = None,
    fields: Fields | None = None,
    coups: FinishedCoups | None = None,
) -> Record:
    """Make the record of a shoe's finished coups.

    `start` is the table just before StartShoe, and `seated` names the players there. `actions` are
    all actions from StartShoe on, unless `coups` has already taken them; those after the last
    finished coup are left out. `joined` names, in order, the players who sat down during the shoe.
    While `ended` is None, the secret is omitted and cards that not everyone was shown are hidden.
    `fields` are the preset as written when the shoe was announced.
    """
    if coups is None:
        coups = FinishedCoups(start, dealt=ended is None)
        coups.take(actions)
    words = notation_of(preset)
    later = zip(coups.seats, chain(joined, repeat("")), strict=False)
    made = Record(
        room=room,
        shoe=shoe,
        preset=preset,
        started=started,
        ended=ended,
        secret=None if ended is None or secret is None else secret.hex(),
        players=(*words.players(start, seated), *(Player(seat, name) for seat, name in later)),
        coups=tuple(coups.lines),
        final=holdings(coups.state),
        table=words.start_table(start),
        sealed=sealed,
        fields=write_preset(preset) if fields is None else fields,
    )
    return replace(made, head=running_hashes(made)[-1])
