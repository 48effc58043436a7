"""Look up solutions: those that ship with the package, and those computed since."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from fractions import Fraction
from functools import cache, partial
from typing import Any, Final, TypeAlias

from ...lab.counts import Counts
from ...lab.equilibrium.banque.ponte_rules import PonteRules
from ...lab.equilibrium.problem import Question
from ...lab.workers.piece import Asker, Rank, WorkPiece
from .solutions import Play, parse_play, play_of, play_of_three, solutions

MAX_SOLUTIONS: Final = 256
"""Most solutions to keep."""
ALONE: Final = Asker(Rank.BOT, "")

Submit: TypeAlias = Callable[[WorkPiece, Asker], None]
"""Queues a piece of work for its asker, and returns at once."""


class SolutionBook:
    """The solutions that ship with the package, for full shoes of the presets.

    For any other shoe, number of packs or tax, it returns the solution of a full shoe that leaves
    the same decisions free, with both sides the one nearest in size; without one it returns None,
    and bots play by custom.
    """

    def one_side(self, question: Question) -> Play | None:
        """Return the strategies of one hand against the bank."""
        play = _solutions_by_key().get(_key(question))
        return _solutions_by_freedom().get(_freedom(question)) if play is None else play

    def two_sides(
        self,
        theta: Fraction,  # noqa: ARG002
        counts: Counts,
        rules: PonteRules,
    ) -> Play | None:
        """Return the strategies at banque with both sides; the right has `theta` of the stakes."""
        solutions, cards = _two_sided_solutions().items(), sum(counts)
        listed = {size: play for (size, solved), play in solutions if solved == rules}
        size = min(listed, key=lambda each: abs(each - cards), default=None)
        return None if size is None else listed[size]

    def prepare(self, question: Question) -> None:
        """Expect this question in some later coup."""

    def has_exact(self, question: Question) -> bool:
        """Whether `one_side` has the solution for exactly these cards."""
        return _key(question) in _solutions_by_key()


class CachingSolver(SolutionBook):
    """Has the exact shoe solved in the background; until that is done, it acts as a SolutionBook.

    With `ahead` it also solves questions that have only been prepared.
    """

    def __init__(self, submit: Submit, *, ahead: bool = False, asker: Asker = ALONE) -> None:
        self._submit, self._ahead, self._asker = submit, ahead, asker
        self._found: OrderedDict[Hashable, WorkPiece] = OrderedDict()

    def asked_by(self, asker: Asker) -> "CachingSolver":
        """Return a book with the same cache whose lookups are queued on behalf of `asker`."""
        book = CachingSolver(self._submit, ahead=self._ahead, asker=asker)
        book._found = self._found
        return book

    def one_side(self, question: Question) -> Play | None:
        if super().has_exact(question):
            return super().one_side(question)
        solved = self._ready(_key(question), partial(play_of, question))
        return super().one_side(question) if solved is None else solved

    def two_sides(self, theta: Fraction, counts: Counts, rules: PonteRules) -> Play | None:
        question = theta, counts, rules
        solved = self._ready(question, partial(play_of_three, *question))
        return super().two_sides(*question) if solved is None else solved

    def prepare(self, question: Question) -> None:
        if self._ahead:
            self.asked_by(self._asker._replace(rank=Rank.AHEAD)).one_side(question)

    def has_solved(self, question: Question) -> bool:
        return super().has_exact(question) or self._result(_key(question)) is not None

    def compute_once(self, key: Hashable, work: Callable[[], Any]) -> "Future[Any]":
        """Have other work done and cached like the solutions, once for each key.

        Work that was cancelled, because its asker has since asked for too much else, starts again.
        """
        piece = self._found.get(key)
        if piece is None or piece.future.cancelled():
            piece = self._found[key] = WorkPiece(work)
            self._forget()
        self._found.move_to_end(key)
        self._submit(piece, self._asker)
        return piece.future

    def _forget(self) -> None:
        """Drop the oldest finished entries; the queue itself limits how many are waiting."""
        done = (key for key, piece in self._found.items() if piece.future.done())
        while len(self._found) > MAX_SOLUTIONS and (oldest := next(done, None)) is not None:
            del self._found[oldest]
            done = (key for key, piece in self._found.items() if piece.future.done())

    def _ready(self, key: Hashable, work: Callable[[], Play]) -> Play | None:
        self.compute_once(key, work)
        return self._result(key)

    def _result(self, key: Hashable) -> Play | None:
        """Return a finished result; None while it is pending, or if the work failed."""
        piece = self._found.get(key)
        if piece is None or not piece.future.done():
            return None
        try:
            play: Play = piece.future.result()
        except Exception:  # cancelled, or impossible to compute here
            return None
        return play


def at_once(piece: WorkPiece, _: Asker) -> None:
    """Do the work immediately while the caller waits, as in a terminal."""
    if not piece.waiting:
        return
    try:
        piece.future.set_result(piece.work())
    except Exception as fault:
        piece.future.set_exception(fault)


BOOK: Final = SolutionBook()


def _key(question: Question) -> tuple[object, ...]:
    return question.shoe.counts, question.tax, *_freedom(question)


def _freedom(question: Question) -> tuple[object, ...]:
    return question.ponte_free, question.banker_free


@cache
def _solutions_by_key() -> Mapping[Hashable, Play]:
    return {each.asked: parse_play(each.play) for each in solutions().one_side}


@cache
def _solutions_by_freedom() -> Mapping[Hashable, Play]:
    """Keep the first solution for each set of free decisions."""
    plays = _solutions_by_key()
    return {each.freedom: plays[each.asked] for each in reversed(solutions().one_side)}


@cache
def _two_sided_solutions() -> Mapping[tuple[int, PonteRules], Play]:
    listed = solutions().two_sides
    return {(sum(each.counts), each.rules): parse_play(each.play) for each in listed}
