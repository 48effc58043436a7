"""The fast kernel: 32 shoes in lockstep, one in each lane of a vector, by card values only.

A shoe is not shuffled. Each card is drawn from those left in its lane: a number below their count
falls into one of ten ranges, one for each value. Cards that nobody sees are not drawn at all, which
changes no chance: the shoe only ends earlier by the number of cards burnt.

`lanes_reference` says which numbers are drawn, and deals the same coups one by one. Three things
stay true: shoe k is the same whatever the number of workers, as it depends on the seed and k alone;
no lane waits for another's result, only for its rejection; and a lane that needs no card consumes
its number all the same. The drawing rules are not written here: `limits_of` reads them from the
tableau and refuses one that it cannot express.

The code is built with LLVM's own types, since numba does not vectorise the loop. Callers
use `count_by_cell`, and start it at the first shoe of a block: within a block, the numbers of a
round follow those of the round before.
"""

from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from ...rules.tableau import PUNTO_BANCO, Draws, Tableau
from ..kernels.stored import plain
from .generator import BLOCK
from .pace import NO_COUP, Pace
from .shuffling import split_mix
from .vectors import GENERATORS, LANES, Generators, Variable, Vector

NO_CARD: Final = 0x7FFF
"""A drawn number above every range: nothing leaves the shoe."""
_BLOCK, _CELLS = BLOCK, NO_COUP + 1


class DrawLimits(NamedTuple):
    """The highest totals that draw: Player's, and Banker's after each third card or none."""

    player: int
    banker: tuple[int, ...]
    stood: int


def limits_of(tableau: Tableau) -> DrawLimits:
    """Return the limits of a tableau in which every lower total draws too."""
    columns = [[row[given] for row in tableau.banker] for given in range(11)]
    highest = [_highest(column) for column in columns]
    return DrawLimits(_highest([*tableau.player]), tuple(highest[:10]), highest[10])


def _highest(letters: list[str]) -> int:
    drawing = [total for total, letter in enumerate(letters) if letter == Draws.DRAW]
    if drawing != [*range(len(drawing))]:
        raise ValueError("a total stands below one that draws")
    return len(drawing) - 1


LIMITS: Final = limits_of(PUNTO_BANCO)


class Shoes:
    """The cards left in 32 shoes.

    `ranges[v]` counts the cards with values up to v, for v from 0 to 8; `left` counts all.
    """

    def __init__(self, builder: Any, packs: Any, generators: Generators) -> None:
        def times(number: int) -> Vector:
            return Vector.filled(builder, builder.mul(packs, ir.IntType(64)(number)))

        self.builder = builder
        self.generators = generators
        self.ranges = [Variable(builder, times(16 + 4 * value)) for value in range(9)]
        self.left = Variable(builder, times(52))

    def draw(self, drawing: Vector | None = None) -> Vector:
        """Draw a card in every lane, or where `drawing` is -1; return the values, 9 elsewhere."""
        number = self._below_left()
        if drawing is not None:
            number = number | (~drawing & NO_CARD)
        value = Vector.of(self.builder, 9)
        for each in self.ranges:
            is_up_to = each.get() > number
            each.set(each.get() + is_up_to)
            value = value + is_up_to
        self.left.set(self.left.get() + (-1 if drawing is None else drawing))
        return value

    def _below_left(self) -> Vector:
        """Draw uniform numbers below the counts of cards left, by Lemire's method on 16 bits.

        While a lane has to reject its number, all generators draw again, for the rejected lanes.
        """
        left, drawn = self.left.get(), self.generators.next()
        number = Variable(self.builder, drawn.times(left))
        rest = Variable(self.builder, drawn * left)
        with self.builder.if_then(rest.get().is_below(left).is_any(), likely=False):
            least = left.division_rest()
            again = self.builder.append_basic_block("again")
            done = self.builder.append_basic_block("done")
            check = self.builder.append_basic_block("check")
            self.builder.branch(check)
            self.builder.position_at_end(check)
            self.builder.cbranch(rest.get().is_below(least).is_any(), again, done)
            self.builder.position_at_end(again)
            rejected, drawn = rest.get().is_below(least), self.generators.next()
            number.set(drawn.times(left).where(rejected, number.get()))
            rest.set((drawn * left).where(rejected, rest.get()))
            self.builder.branch(check)
            self.builder.position_at_end(done)
        return number.get()


def deal_coups(shoes: Shoes, active: Vector | None) -> Vector:
    """Deal a coup in every lane, or where `active` is -1, and return the cells."""
    first, second, third, fourth = (shoes.draw(active) for _ in range(4))
    player, banker = (first + third).last_digit(), (second + fourth).last_digit()
    natural = (player > 7) | (banker > 7)
    live = ~natural if active is None else active & ~natural
    player_draws = ~(player > LIMITS.player)
    player_third = live & player_draws
    some_third = live & (player_draws | ~(banker > LIMITS.stood))
    fifth = shoes.draw(some_third)
    banker_third = some_third & (~player_third | ~(banker > _limit(fifth)))
    sixth = shoes.draw(player_third & banker_third)
    player = (player + (fifth & player_third)).last_digit()
    banker = (banker + (sixth.where(player_third, fifth) & banker_third)).last_digit()
    cell = player * 10 + banker + (player_third & 200) + (banker_third & 100)
    return cell if active is None else cell.where(active, Vector.of(cell.builder, NO_COUP))


def _limit(third: Vector) -> Vector:
    """Return the highest total on which Banker draws after Player's third card."""
    limit = Vector.of(third.builder, LIMITS.banker[0])
    for value in range(1, 10):
        step = LIMITS.banker[value] - LIMITS.banker[value - 1]
        if step:
            limit = limit + ((third > value - 1) & step)
    return limit


@intrinsic
def write_cells(_context: Any, pace: Any, state: Any, into: Any) -> Any:
    """Deal 32 shoes; write the cell of each coup, a row of 32 for every coup of the longest shoe.

    `state` and `into` are addresses. Returns the number of rows.
    """

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        packed, *addresses = arguments
        numbers = Pace(*(builder.extract_value(packed, each) for each in range(len(Pace._fields))))
        pointers = (builder.inttoptr(each, ir.PointerType()) for each in addresses)
        return _deal_shoes(builder, numbers, *pointers)

    return types.int64(pace, state, into), emit


def _deal_shoes(builder: Any, pace: Pace, state: Any, into: Any) -> Any:
    number = ir.IntType(64)
    generators = Generators(builder, state)
    shoes = Shoes(builder, pace.packs, generators)
    least = Variable(builder, Vector.filled(builder, pace.least))
    with builder.if_then(builder.icmp_signed("!=", pace.exposed, number(0))):
        value = shoes.draw()
        least.set(least.get() + value + (value.equals(0) & 10))
    with builder.goto_entry_block():
        row = builder.alloca(number)
    builder.store(number(0), row)

    def deal(active: Vector | None = None) -> None:
        at = builder.load(row, typ=number)
        deal_coups(shoes, active).store(into, at)
        builder.store(builder.add(at, number(1)), row)

    with cgutils.for_range(builder, pace.surely):
        deal()
    check, again = builder.append_basic_block("check"), builder.append_basic_block("again")
    done = builder.append_basic_block("done")
    builder.branch(check)
    builder.position_at_end(check)
    builder.cbranch((~(least.get() > shoes.left.get())).is_any(), again, done)
    builder.position_at_end(again)
    deal(~(least.get() > shoes.left.get()))
    builder.branch(check)
    builder.position_at_end(done)
    with cgutils.for_range(builder, pace.coups_after):
        deal()
    generators.save()
    return builder.load(row, typ=number)


@plain
def count_by_cell(
    seed: Any, first: Any, shoes: Any, pace: Any, state: Any, rows: Any, into: Any, free: Any
) -> None:
    """Deal `shoes` shoes from number `first` on; count the coups by cell into `into`.

    `first` is the first shoe of a block. `state` has room for the generators, and `rows` for the
    coups of 32 shoes. `into` has 401 numbers for all shoes, or for each; the last one is
    meaningless. The first `free` coups of each shoe do not count.
    """
    step = _CELLS if len(into) > _CELLS else 0
    for start in range(0, shoes, LANES):
        if start % _BLOCK == 0:
            start_block(seed, (first + start) // _BLOCK, state)
        coups = write_cells(pace, state.ctypes.data, rows.ctypes.data)  # type: ignore[call-arg, var-annotated]
        lanes = min(LANES, shoes - start)
        if lanes == LANES and step == 0:
            for place in range(free * LANES, coups * LANES):
                into[rows[place]] += 1
        else:
            for coup in range(free, coups):
                for lane in range(lanes):
                    into[(start + lane) * step + rows[coup * LANES + lane]] += 1


@njit(inline="always")
def start_block(seed: Any, block: Any, state: Any) -> None:
    """Put the eight generators at the start of a block.

    Generator g of block b starts from the words 32b + 4g to 32b + 4g + 3 of SplitMix64(seed).
    """
    for generator in range(GENERATORS):
        for word in range(4):
            state[GENERATORS * word + generator] = split_mix(
                seed, 4 * (GENERATORS * block + generator) + word
            )
