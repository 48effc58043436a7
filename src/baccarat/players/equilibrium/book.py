"""Look solutions up: those that came with the package, and those that were worked out since."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from fractions import Fraction
from functools import cache, partial
from typing import Any, Final, TypeAlias

from ...lab.counts import Counts
from ...lab.equilibrium import Question
from ...lab.equilibrium.banque.ponte_rules import PonteRules
from ...lab.workers import Asker, Piece, Rank
from .solutions import Play, play_of, play_of_three, read, solutions

MOST: Final = 256
"""Solutions that are kept."""
ALONE: Final = Asker(Rank.BOT, "")

Submit: TypeAlias = Callable[[Piece, Asker], None]
"""Has a piece worked out when it is the asker's turn, and returns at once."""


class Book:
    """What came with the package: the full shoes of the presets.

    For any other shoe, number of packs or tax it gives the solution of a full shoe under which the
    same decisions are free; None where there is none, for a table to be played by custom.
    """

    def one_side(self, question: Question) -> Play | None:
        """Tell what to do with one hand against the bank."""
        return _one_side(question)

    def two_sides(
        self,
        theta: Fraction,  # noqa: ARG002
        counts: Counts,
        rules: PonteRules,
    ) -> Play | None:
        """Tell what to do at banque with both sides, `theta` of the stakes lying on the right."""
        return _two_sides(sum(counts), rules)

    def prepare(self, question: Question) -> None:
        """Take note that this will be asked for, in some coup or other."""

    def counted(self, question: Question) -> bool:
        """Whether `one_side` knows these very cards."""
        return _asked(question) in _of_these_cards()


class Studied(Book):
    """Has the very shoe solved, somewhere else; until that is done, it is as Book is.

    `ahead`: also while nobody has asked for it yet.
    """

    def __init__(self, submit: Submit, *, ahead: bool = False, asker: Asker = ALONE) -> None:
        self._submit, self._ahead, self._asker = submit, ahead, asker
        self._found: OrderedDict[Hashable, Piece] = OrderedDict()

    def asked_by(self, asker: Asker) -> "Studied":
        """Return the same book in somebody's hands: what is looked up there, they ask for."""
        book = Studied(self._submit, ahead=self._ahead, asker=asker)
        book._found = self._found
        return book

    def one_side(self, question: Question) -> Play | None:
        if super().counted(question):
            return super().one_side(question)
        found = self._ready(_asked(question), partial(play_of, question))
        return super().one_side(question) if found is None else found

    def two_sides(self, theta: Fraction, counts: Counts, rules: PonteRules) -> Play | None:
        asked = theta, counts, rules
        found = self._ready(asked, partial(play_of_three, *asked))
        return super().two_sides(*asked) if found is None else found

    def prepare(self, question: Question) -> None:
        if self._ahead:
            self.asked_by(self._asker._replace(rank=Rank.AHEAD)).one_side(question)

    def counted(self, question: Question) -> bool:
        return super().counted(question) or self._done(_asked(question)) is not None

    def found(self, key: Hashable, work: Callable[[], Any]) -> "Future[Any]":
        """Have something else worked out among the solutions, once, and keep it as these are.

        What was cancelled, because its asker had asked for much else since, is begun anew.
        """
        piece = self._found.get(key)
        if piece is None or piece.future.cancelled():
            piece = self._found[key] = Piece(work)
            self._forget()
        self._found.move_to_end(key)
        self._submit(piece, self._asker)
        return piece.future

    def _forget(self) -> None:
        """Forget the oldest of what is done; how much may wait is up to the queue."""
        done = (key for key, piece in self._found.items() if piece.future.done())
        while len(self._found) > MOST and (oldest := next(done, None)) is not None:
            del self._found[oldest]
            done = (key for key, piece in self._found.items() if piece.future.done())

    def _ready(self, key: Hashable, work: Callable[[], Play]) -> Play | None:
        self.found(key, work)
        return self._done(key)

    def _done(self, key: Hashable) -> Play | None:
        """Give what was worked out; None while it is not, or where it cannot be, without numba."""
        piece = self._found.get(key)
        if piece is None or not piece.future.done():
            return None
        try:
            play: Play = piece.future.result()
        except Exception:  # it was cancelled, or cannot be worked out here
            return None
        return play


def at_once(piece: Piece, _: Asker) -> None:
    """Work something out while everybody waits, as alone in a terminal."""
    if not piece.waiting:
        return
    try:
        piece.future.set_result(piece.work())
    except Exception as fault:
        piece.future.set_exception(fault)


BOOK: Final = Book()


def _asked(question: Question) -> tuple[object, ...]:
    return question.shoe.counts, question.tax, *_freedom(question)


def _one_side(question: Question) -> Play | None:
    """Find the solution of these cards, or else of as free a table."""
    found = _of_these_cards().get(_asked(question))
    return _as_free().get(_freedom(question)) if found is None else found


def _freedom(question: Question) -> tuple[object, ...]:
    return question.ponte_free, question.banker_free


def _two_sides(cards: int, rules: PonteRules) -> Play | None:
    """Find the solution of the full shoe that is nearest in size, of as free a table."""
    listed = {size: play for (size, known), play in _of_both_sides().items() if known == rules}
    size = min(listed, key=lambda each: abs(each - cards), default=None)
    return None if size is None else listed[size]


@cache
def _of_these_cards() -> Mapping[Hashable, Play]:
    return {each.asked: read(each.play) for each in solutions().one_side}


@cache
def _as_free() -> Mapping[Hashable, Play]:
    """Keep the first of each freedom."""
    plays = _of_these_cards()
    return {each.freedom: plays[each.asked] for each in reversed(solutions().one_side)}


@cache
def _of_both_sides() -> Mapping[tuple[int, PonteRules], Play]:
    listed = solutions().two_sides
    return {(sum(each.counts), each.rules): read(each.play) for each in listed}
