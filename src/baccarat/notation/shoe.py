"""Make a record from what a room did with a shoe."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat

from msgspec.structs import replace

from ..rules import Preset
from ..rules.presets import Fields, written
from ..tables import Action, State, offers, table_of
from ..tables.common import HOUSE, MayStartShoe, Seat, Sit
from .coup_in_progress import CoupInProgress
from .coup_line import coup_line
from .record import Player, Record
from .sealed import Sealed, heads
from .start import holdings
from .told import as_told
from .words import words_of


def record_of_shoe(  # noqa: PLR0913 - all by keyword
    *,
    room: str,
    shoe: int,
    preset: Preset,
    start: State,
    seated: Mapping[Seat, str],
    joined: Sequence[str] = (),
    actions: Iterable[tuple[Seat, Action]],
    started: str,
    ended: str | None = None,
    secret: bytes | None = None,
    sealed: Sealed | None = None,
    fields: Fields | None = None,
) -> Record:
    """Make the record of a shoe's finished coups.

    `start` is the table just before StartShoe, and `seated` names who sits there. `actions` are
    all that the table took from StartShoe on; those after the last finished coup are left out, and
    what comes after the shoe's end is not looked at: other limits may hold by then.
    `joined` names, in order, who sat down by one of them. While `ended` is None, the secret is
    kept back, and so is each card that not everybody was shown. `fields` are the preset as
    it was written when the shoe was announced.
    """
    state, lines, seats = _folded(start, actions, dealt=ended is None)
    words = words_of(preset)
    later = zip(seats, chain(joined, repeat("")), strict=False)
    made = Record(
        room=room,
        shoe=shoe,
        preset=preset,
        started=started,
        ended=ended,
        secret=None if ended is None or secret is None else secret.hex(),
        players=(*words.players(start, seated), *(Player(seat, name) for seat, name in later)),
        coups=lines,
        final=holdings(state),
        table=words.start_table(start),
        sealed=sealed,
        fields=written(preset) if fields is None else fields,
    )
    return replace(made, head=heads(made)[-1])


def _folded(
    start: State, actions: Iterable[tuple[Seat, Action]], *, dealt: bool
) -> tuple[State, tuple[str, ...], list[Seat]]:
    """Return the state after the last finished coup, a line a coup, and the seats taken.

    Of a shoe that is still `dealt`, the lines have what everybody was told.
    """
    game, words = table_of(start.preset), words_of(start.preset)
    playing, last = CoupInProgress(start), start
    lines: list[str] = []
    pending: list[tuple[Seat, Action]] = []
    seats: list[Seat] = []
    for seat, action in actions:
        if lines and offers(last, HOUSE, MayStartShoe):
            break
        pending.append((seat, action))
        playing = playing.after(game.decide(playing.state, seat, action).events)
        if playing.over:
            said = as_told(last, pending) if dealt else pending
            lines.append(coup_line(said, playing.coup, words))
            seats += [done.seat for _, done in pending if isinstance(done, Sit)]
            last, pending = playing.state, []
            playing = CoupInProgress(last)
    return last, tuple(lines), seats
