"""Make a record of coups that somebody noted: their cards alone, without players or stakes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ..cards.card import BadCard, Card, parse_cards
from ..cards.kinds import check_series
from ..cards.shoe import packs
from ..rules.coup import Coup, Reason
from ..rules.fault import Fault
from ..rules.presets.named import punto_preset
from ..rules.presets.punto import PuntoPreset
from ..tables.common.shoe import CoupEnded, Shoe
from .faults import NoteCode
from .record import Record
from .tokens import Token, tokenize

ROOM = "noted"


class BadNote(ValueError):
    """A noted coup cannot be read, or could not have happened.

    `line` and `column` are its place in the text, from 1; in a series, `line` counts the coups and
    `column` the cards of one that is no text. `reason` explains a coup with too few cards or too
    many; None before each hand has two (PB-1).
    """

    def __init__(self, at: Token, fault: Fault, reason: Reason | None = None) -> None:
        super().__init__(f"line {at.line}, column {at.column}: {fault}")
        self.line, self.column = at.line, at.column
        self.fault, self.reason = fault, reason


def record_of_cards(
    preset: PuntoPreset | str,
    coups: str | Iterable[str | Iterable[str]],
    *,
    packs: int | None = None,
    started: str = "unknown",
) -> Record:
    """Return the record of coups, each given by its cards in the order drawn.

    The coups are a text with one on each line, or a series. The preset may be given by name;
    `packs` replaces its number of packs. Cards that were burnt are left out. Raises BadNote,
    UnknownPreset, and BadField for packs from which the game is not dealt (C-2).
    """
    rules = punto_preset(preset) if isinstance(preset, str) else preset
    rules = replace(rules, burn=0, packs=rules.packs if packs is None else packs)
    shoe = _NotedShoe(rules)
    lines: list[str] = []
    for cards in _rows(coups):
        coup = shoe.deal(cards)
        start = "" if lines else "h start; "
        result = f"{coup.outcome} {coup.player.total}-{coup.banker.total}"
        dealt = " ".join(each.text for each in cards if each.text)
        lines.append(f"{start}h close; h deal {dealt} = {result}")
    if not lines:
        raise BadNote(Token("", 1, 1), Fault(NoteCode.NO_COUPS))
    return Record(
        room=ROOM,
        shoe=1,
        preset=rules,
        started=started,
        players=(),
        coups=tuple(lines),
        final=(),
    )


def _rows(coups: str | Iterable[str | Iterable[str]]) -> Iterator[Sequence[Token]]:
    """Yield the words of each coup, at least one; empty lines of a text are no coups."""
    if isinstance(coups, str):
        yield from filter(None, tokenize(coups))
        return
    for line, coup in enumerate(check_series("coups", coups, "coups"), 1):
        if isinstance(coup, str):
            cards = [replace(token, line=line) for row in tokenize(coup) for token in row]
        else:
            codes = enumerate(check_series("cards", coup, "cards"), 1)
            cards = [Token(code, line, at) for at, code in codes]
        yield cards or [Token("", line, 1)]


class _NotedShoe:
    """The cards that are left of a shoe, and whether it is over."""

    def __init__(self, rules: PuntoPreset) -> None:
        self._rules, self._shoe = rules, Shoe()
        self._left = Counter(packs(rules.packs))

    def deal(self, cards: Sequence[Token]) -> Coup:
        """Deal a whole coup; empty words are the places of cards that were not drawn.

        Raises BadNote.
        """
        if self._shoe.coups_left == 0:
            raise BadNote(cards[0], Fault(NoteCode.SHOE_OVER))
        coup = Coup()
        for token in cards:
            if not token.text:
                continue
            card, side = self._draw(token), coup.due()
            if side is None:
                raise _bad_coup(token, NoteCode.TOO_MANY_CARDS, coup, card=card)
            coup = coup.with_card(side, card)
        if side := coup.due():
            raise _bad_coup(cards[-1], NoteCode.TOO_FEW_CARDS, coup, side=side.value)
        self._shoe = self._shoe.after(CoupEnded())
        return coup

    def _draw(self, token: Token) -> Card:
        try:
            (card,) = parse_cards((token.text,))
        except BadCard as bad:
            raise BadNote(token, Fault(NoteCode.NO_CARD, {"name": bad.code})) from None
        if not self._left[card]:
            facts: dict[str, int | str] = {"card": card, "packs": self._rules.packs}
            raise BadNote(token, Fault(NoteCode.CARD_USED_UP, facts))
        self._left[card] -= 1
        if shown := self._shoe.stop_card(self._rules):
            self._shoe = self._shoe.after(shown)
        self._shoe = self._shoe.drawn()
        return card


def _bad_coup(at: Token, code: NoteCode, coup: Coup, **facts: str) -> BadNote:
    reason = coup.next_reason()
    return BadNote(at, Fault(code, {**facts, "rule": reason.rule if reason else "PB-1"}), reason)
