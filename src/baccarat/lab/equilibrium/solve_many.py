"""Solve one question for many shoes, in several processes, with a file to continue from."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from itertools import islice
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, Final, TypeAlias, overload

import msgspec
from msgspec.structs import asdict, replace

from ...rules.presets.information import LeftSees, Naturals
from ..counts import Counts, numbers
from ..hands import Shoe, checked_shoe
from .banque.game import COUP, PERSONS
from .banque.solve import SHOE, Concept, solve_banque
from .chemin.solve import Unique, solve
from .problem import PonteFree, Question

VERSION: Final = 1
CHUNK: Final = 8
"""Shoes that a process is handed at a time, and after which progress is told."""
Progress: TypeAlias = Callable[[int, int], object]
"""Called with the number of shoes solved, and of all shoes."""


class BadCheckpoint(ValueError):
    """The file is not a checkpoint, or belongs to another question or other shoes."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is no checkpoint of these shoes and this question")


class SolvedShoe(msgspec.Struct, frozen=True):
    """A shoe's first equilibrium: the values per unit staked, and the points that are mixed.

    `holds` is whether its certificate holds; `unique` is as in Solution.
    """

    counts: Counts
    value_ponte: Fraction
    value_bank: Fraction
    unique: Unique
    holds: bool
    mixed: Mapping[str, Fraction]


class SolvedBanque(msgspec.Struct, frozen=True):
    """A shoe's first equilibrium at banque: the values per unit of all stakes, and mixed points.

    `regret` is the most that anybody gains by another strategy, and `unique` is as in
    BanqueSolution. Without an equilibrium, as of independent draws, there are no values.
    """

    counts: Counts
    value_right: Fraction | None
    value_left: Fraction | None
    regret: Fraction | None
    unique: Unique
    mixed: Mapping[str, Fraction]

    @property
    def value_bank(self) -> Fraction | None:
        """What the others lose."""
        if self.value_right is None or self.value_left is None:
            return None
        return -self.value_right - self.value_left


class BanqueQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What `solve_banque` may be asked; `solve_many` asks it of many shoes."""

    theta: Fraction | str | float = "1/2"
    concept: Concept = "nash"
    shoe: Shoe = SHOE
    ponte_free: PonteFree = "5"
    left_sees: LeftSees = "total"
    naturals: Naturals = "pooled"


Asked: TypeAlias = Question | BanqueQuestion
Solved: TypeAlias = SolvedShoe | SolvedBanque


@overload
def solve_many(
    shoes: Iterable[Iterable[object] | Shoe],
    question: Question,
    *,
    jobs: int | None = None,
    kernel: str = "reference",
    progress: Progress | None = None,
    checkpoint: Path | None = None,
) -> list[SolvedShoe]: ...


@overload
def solve_many(
    shoes: Iterable[Iterable[object] | Shoe],
    question: BanqueQuestion,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
    checkpoint: Path | None = None,
) -> list[SolvedBanque]: ...


def solve_many(  # noqa: PLR0913 - all but two by keyword
    shoes: Iterable[Iterable[object] | Shoe],
    question: Asked,
    *,
    jobs: int | None = None,
    kernel: str = "reference",
    progress: Progress | None = None,
    checkpoint: Path | None = None,
) -> Any:
    """Solve `question` for each of the given shoes, each a Shoe or ten counts; in their order.

    `jobs` is the number of processes, by default one per processor; 1 uses this process. Each
    imports the script that calls, whose own code must be under `if __name__ == "__main__":`. What
    is solved is appended to the file `checkpoint`, from which a later call with the same question
    and shoes continues. Every shoe is checked before the first is solved. `kernel` is that of
    chemin de fer; banque has no choice of it. Raises BadCounts, BadCheckpoint, and whatever `solve`
    or `solve_banque` raises.
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs is a whole number of at least 1, not {jobs!r}")
    asked: list[Asked] = [replace(question, shoe=_shoe(each, question)) for each in shoes]
    found: list[Any] = [] if checkpoint is None else _read(checkpoint, asked)
    todo = [(each, kernel) for each in asked[len(found) :]]
    jobs = min(jobs or cpu_count() or 1, len(todo))
    if jobs > 1:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            _collect(pool.map(_solved, todo, chunksize=CHUNK), found, asked, progress, checkpoint)
    else:
        _collect(map(_solved, todo), found, asked, progress, checkpoint)
    return found


def _shoe(given: Iterable[object] | Shoe, question: Asked) -> Shoe:
    shoe = given if isinstance(given, Shoe) else Shoe(numbers(given), question.shoe.replaced)
    return checked_shoe(shoe, COUP) if isinstance(question, BanqueQuestion) else checked_shoe(shoe)


def _solved(asked: tuple[Asked, str]) -> Solved:
    question, kernel = asked
    if isinstance(question, BanqueQuestion):
        return _solved_banque(question)
    solution = solve(question, kernel=kernel)
    first = solution.first
    return SolvedShoe(
        counts=question.shoe.counts,
        value_ponte=first.value_ponte,
        value_bank=first.value_bank,
        unique=solution.unique,
        holds=solution.certificate.holds,
        mixed=_mixed({**first.ponte, **first.banker}),
    )


def _solved_banque(question: BanqueQuestion) -> SolvedBanque:
    solution = solve_banque(**asdict(question))
    first = next(iter(solution.equilibria), None)
    made = SolvedBanque(question.shoe.counts, None, None, None, solution.unique, {})
    if first is None:
        return made
    chances = {
        f"{side} {point}": often
        for side in PERSONS
        for point, often in getattr(first, side).items()
    }
    return replace(
        made,
        value_right=first.value_right,
        value_left=first.value_left,
        regret=first.regret.most,
        mixed=_mixed(chances),
    )


def _mixed(chances: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Return the points at which a hand sometimes draws."""
    return {point: often for point, often in chances.items() if 0 < often < 1}


def _collect(
    solved: Iterator[Solved],
    found: list[Solved],
    asked: list[Asked],
    progress: Progress | None,
    checkpoint: Path | None,
) -> None:
    """Append the solved shoes to `found` and to the file, some at a time."""
    while some := [*islice(solved, CHUNK)]:
        found += some
        if checkpoint is not None:
            with checkpoint.open("ab") as file:
                file.write(encoder.encode_lines(some))
        if progress is not None:
            progress(len(found), len(asked))


def _read(file: Path, asked: list[Asked]) -> list[Any]:
    """Return earlier solutions. Raises BadCheckpoint."""
    lines = saved_lines(file, [VERSION, asked])
    try:
        is_banque = isinstance(next(iter(asked), None), BanqueQuestion)
        kind = SolvedBanque if is_banque else SolvedShoe
        decoder = msgspec.json.Decoder(kind, dec_hook=parse)
        found: list[Any] = decoder.decode_lines(lines)
    except (msgspec.MsgspecError, ValueError):
        raise BadCheckpoint(file) from None
    if [each.counts for each in found] != [each.shoe.counts for each in asked[: len(found)]]:
        raise BadCheckpoint(file)
    return found


def saved_lines(file: Path, head: object) -> bytes:
    """Return the lines of a checkpoint after its first, which is `head`; a new one has that alone.

    A line cut off at the end is removed. Raises BadCheckpoint for another head.
    """
    first = encoder.encode(head) + b"\n"
    if not file.exists():
        file.write_bytes(first)
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if not whole.startswith(first):
        raise BadCheckpoint(file)
    if whole != content:
        file.write_bytes(whole)
    return whole[len(first) :]


def _write(value: Any) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError


def parse(kind: type, value: Any) -> Any:
    """Return a value of a checkpoint that msgspec has no form for: a fraction."""
    return Fraction(value) if kind is Fraction else kind(value)


encoder = msgspec.json.Encoder(enc_hook=_write)
