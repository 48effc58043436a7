"""The reference of the fast kernel: the same shoes, one card after the other.

The cards depend only on the seed, the number of the shoe and the number of packs:

- Shoes are numbered from 0. Shoe k is in lane k % 32 of round k // 32 % 32 of block k // 1024.
- A block has eight generators xoshiro256++. Generator g of block b starts from the words
  32b + 4g to 32b + 4g + 3 of SplitMix64(seed).
- To draw for all 32 lanes, each generator yields one word. Lane l takes bits 16(l % 4) to
  16(l % 4) + 15 of the word of generator l // 4.
- With n cards left and the drawn number x, the card is number x * n // 65536 of those left, sorted
  by value from 0 to 9. If x * n % 65536 is below 65536 % n, the lane rejects x; all generators
  then draw again, and only rejected lanes take the new number, until no lane rejects its own.
- All 32 shoes take each step together: six cards a coup, whether or not a shoe needs them. A shoe
  that needs no card ignores its number, but rejects it like all others.
- If the first card is exposed, it is drawn before the first coup. Cards burnt face down are not
  drawn; they leave the shoe from behind.
- The round goes on until the stop card is out in its longest shoe. The coup after that of the stop
  card, in houses that deal one, is then dealt to all shoes together.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from ...cards.card import Card
from ...rules.coup import Coup
from ...rules.presets.shoe import ShoeRules
from ..counts import of_packs
from ..endings import CARD_OF
from .generator import BLOCK, Generator, split_mix

LANES: Final = 32
LONGEST: Final = 6


class Round:
    """Deals 32 shoes in lockstep."""

    def __init__(self, generators: list[Generator], rules: ShoeRules) -> None:
        self.generators = generators
        self.left = [list(of_packs(rules.packs)) for _ in range(LANES)]
        self.out = [0 if rules.burn == "first-card" else int(rules.burn)] * LANES
        self.stop = rules.cards - rules.stop_depth
        self.one_more = rules.one_more
        self.coups: list[list[Coup]] = [[] for _ in range(LANES)]
        if rules.burn == "first-card":
            for lane, card in enumerate(self.draw([True] * LANES)):
                self.out[lane] += 1 + (card.points or 10)

    def draw(self, drawing: list[bool]) -> list[Card]:
        """Draw a card in each lane, which leaves the shoe where `drawing` holds."""
        numbers = self._numbers()
        cards = []
        for left, number, takes in zip(self.left, numbers, drawing, strict=True):
            values = (value for value, copies in enumerate(left) for _ in range(copies))
            value = next(value for place, value in enumerate(values) if place == number)
            left[value] -= takes
            cards.append(CARD_OF[value])
        return cards

    def _numbers(self) -> list[int]:
        bounds = [sum(left) for left in self.left]
        drawn = self._next()
        while rejected := [
            lane for lane, bound in enumerate(bounds) if drawn[lane] * bound % 65536 < 65536 % bound
        ]:
            again = self._next()
            for lane in rejected:
                drawn[lane] = again[lane]
        return [each * bound // 65536 for each, bound in zip(drawn, bounds, strict=True)]

    def _next(self) -> list[int]:
        words = [generator.word() for generator in self.generators]
        return [words[lane // 4] >> (16 * (lane % 4)) & 0xFFFF for lane in range(LANES)]

    def play(self) -> list[list[Coup]]:
        """Deal all shoes to their ends, and return the coups of each."""
        while any(playing := [out <= self.stop for out in self.out]):
            self._deal_coups(playing)
        if self.one_more:
            self._deal_coups([True] * LANES)
        return self.coups

    def _deal_coups(self, playing: list[bool]) -> None:
        coups = [Coup()] * LANES
        for place in range(LONGEST):
            sides = [coup.next_side() for coup in coups]
            drawing = [on and side is not None for on, side in zip(playing, sides, strict=True)]
            if place == LONGEST - 1:
                drawing = [each and coups[lane].cards == place for lane, each in enumerate(drawing)]
            for lane, card in enumerate(self.draw(drawing)):
                side = sides[lane]
                if drawing[lane] and side is not None:
                    coups[lane] = coups[lane].with_card(side, card)
                    self.out[lane] += 1
        for lane in range(LANES):
            if playing[lane]:
                self.coups[lane].append(coups[lane])


def deal_shoes(seed: int, rules: ShoeRules, first_block: int = 0) -> Iterator[list[Coup]]:
    """Yield the coups of one shoe after the other, from the start of a block on."""
    for block in count(first_block):
        generators = [
            Generator(*(split_mix(seed, 4 * (8 * block + number) + word) for word in range(4)))
            for number in range(8)
        ]
        for _ in range(BLOCK // LANES):
            yield from Round(generators, rules).play()
