"""Make a record of a noted shoe: its cards alone, without players or stakes."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ...cards.kinds import check_series
from ...rules.fault import Fault
from ...rules.presets.punto import PuntoPreset
from ...scorecards.entry import entry
from ..action import VOID
from ..bad_record import OTHER_GAME, BadRecord
from ..faults import NoteCode
from ..record import Record
from ..replay import replay
from .coup_cards import in_turn
from .read_shoes import read_shoes
from .shoe import NOTED, BadNote, Detail, Form, Layout, NotedCoup, NotedShoe, OutOfPlay
from .source import Line, choose_separator, splitter

CARDS = "cards"


class NoRecord(ValueError):
    """The cards of a noted shoe are not all known with their suits, as a record needs them."""


def record_of_noted(shoe: NotedShoe, *, started: str = "unknown") -> Record:
    """Return the record of a noted shoe; coups that nobody saw are not in it.

    A void coup is a line with the result `void`, and so are dead cards after the last coup. Cards
    that were burnt are left out, except the one that was shown (C-7). Raises NoRecord unless every
    coup that was seen has its cards with their suits.
    """
    seen = [coup for coup in shoe.coups if coup.entry]
    if shoe.detail is not Detail.CARDS or not seen or not all(coup.player for coup in seen):
        raise NoRecord
    start = "h start; "
    if shoe.shown:
        burnt = " ".join(["??"] * (shoe.shown.points or 10))
        start += f"h deal {shoe.shown} {burnt}; "
    first, *others = _lines_of(shoe)
    return Record(
        room=NOTED,
        shoe=shoe.number,
        preset=replace(shoe.preset, burn="first-card" if shoe.shown else 0),
        started=started,
        players=(),
        coups=(start + first, *others),
        final=(),
    )


def noted_of_record(record: Record) -> NotedShoe:
    """Return a record of punto banco as a noted shoe, with the cards of its coups alone.

    Raises BadRecord, also for a record of another game.
    """
    if not isinstance(record.preset, PuntoPreset):
        raise BadRecord(1, OTHER_GAME, record.preset.name)
    replayed = replay(record)
    coups, out = list[NotedCoup](), list[OutOfPlay]()
    for result, gone in zip(replayed.coups, replayed.out, strict=True):
        if gone.before:
            out.append(OutOfPlay(len(coups), gone.before))
        if result:
            player, banker = result.hands.values()
            (outcome,) = result.outcomes.values()
            seen = entry(outcome, player, banker)
            coups.append(NotedCoup(len(coups) + 1, seen, player.cards, banker.cards))
        if gone.after or gone.void:
            out.append(OutOfPlay(len(coups), gone.after, gone.void))
    return NotedShoe(
        number=record.shoe,
        preset=record.preset,
        detail=Detail.CARDS,
        coups=tuple(coups),
        out=tuple(out),
    )


def _lines_of(shoe: NotedShoe) -> Iterator[str]:
    """Yield the coups that were seen, each with the dead cards before it, and the void ones."""
    at, dead = 0, ""
    ends = [*enumerate(shoe.coups), (len(shoe.coups), None)]
    for number, noted in ends:
        while at < len(shoe.out) and shoe.out[at].before == number:
            gone, at = shoe.out[at], at + 1
            if gone.cards:
                dead += f"h dead {' '.join(gone.cards)}; "
            if dead and gone.void:
                yield f"{dead.removesuffix('; ')} = {VOID}"
                dead = ""
        if noted and noted.entry:
            yield dead + _line(noted)
            dead = ""
    if dead:
        yield f"{dead.removesuffix('; ')} = {VOID}"


def _line(noted: NotedCoup) -> str:
    coup = noted.coup
    if coup is None:
        raise NoRecord
    dealt = " ".join(in_turn(noted.player, noted.banker))
    return f"h close; h deal {dealt} = {coup.outcome} {coup.player.total}-{coup.banker.total}"


def record_of_cards(
    preset: PuntoPreset | str,
    coups: str | Iterable[str | Iterable[str]],
    *,
    packs: int | None = None,
    started: str = "unknown",
) -> Record:
    """Return the record of coups, each given by its cards in the order drawn.

    The coups are a text with one on each line, or a series. The preset may be given by name;
    `packs` replaces its number of packs. Raises BadNote, UnknownPreset, and BadField for packs from
    which the game is not dealt (C-2).
    """
    text = coups if isinstance(coups, str) else ""
    noted = read_shoes(text, preset=preset, packs=packs, form=Form.CARDS, columns=CARDS)
    if not isinstance(coups, str):
        layout = Layout(form=Form.CARDS, columns=(CARDS,), detail=Detail.CARDS)
        (shoe,) = (*noted.read_lines(layout, _lines(coups)),) or (_no_coups(),)
    else:
        (shoe,) = noted
    for coup in shoe.coups:
        if not coup.player:
            facts: dict[str, int | str] = {"side": "player", "rule": "PB-1"}
            raise BadNote(coup.line, 1, Fault(NoteCode.TOO_FEW_CARDS, facts))
    return record_of_noted(shoe, started=started)


def _lines(coups: Iterable[str | Iterable[str]]) -> Iterator[Line]:
    """Yield the coups of a series as lines; lines count the coups."""
    for number, coup in enumerate(check_series("coups", coups, "coups"), 1):
        if isinstance(coup, str):
            yield Line(number, coup, splitter(choose_separator([coup]))(coup))
        else:
            yield Line(number, "", [*check_series("cards", coup, "cards")])


def _no_coups() -> NotedShoe:
    raise BadNote(1, 1, Fault(NoteCode.NO_COUPS))
