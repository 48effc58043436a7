"""All possible endings of a coup of punto banco, by the point values of its cards."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from ..cards.card import PACK
from ..cards.hand import Hand
from ..rules.coup import Coup, Outcome, Side
from ..rules.tableau import PUNTO_BANCO, Tableau

CARD_OF: Final = {card.points: card for card in sorted(PACK, key=lambda card: card.points)}
"""A sample card for each point value: the rules take cards but depend only on their points."""


class Cell(NamedTuple):
    """The final state of a coup: the number of cards in each hand, and both totals."""

    player_cards: int
    banker_cards: int
    player: int
    banker: int

    @property
    def place(self) -> int:
        """The cell's index among the 400, in field order."""
        hands = 2 * (self.player_cards - 2) + self.banker_cards - 2
        return 100 * hands + 10 * self.player + self.banker

    @property
    def natural(self) -> bool:
        """Whether a two-card 8 or 9 ended the coup (PB-2)."""
        return self.player_cards == self.banker_cards == 2 and max(self.player, self.banker) >= 8

    @property
    def outcome(self) -> Outcome:
        """The winner."""
        if self.player == self.banker:
            return Outcome.TIE
        return Outcome.PLAYER if self.player > self.banker else Outcome.BANKER


CELLS: Final = tuple(
    Cell(player_cards, banker_cards, player, banker)
    for player_cards in (2, 3)
    for banker_cards in (2, 3)
    for player in range(10)
    for banker in range(10)
)

OUTCOMES: Final = tuple(
    tuple(cell.place for cell in CELLS if cell.outcome is outcome) for outcome in Outcome
)
"""The cells of each outcome: Player, Banker and Tie."""


class Ending(NamedTuple):
    """One ending: both two-card totals, the values of the third cards as dealt, and the cell."""

    player: int
    banker: int
    thirds: tuple[int, ...]
    cell: int


@cache
def endings(tableau: Tableau = PUNTO_BANCO) -> tuple[Ending, ...]:
    """List every ending by letting the rules complete each coup from its first four cards.

    Each ordered coup of six cards belongs to exactly one ending. Raises FreeChoice.
    """
    return tuple(
        Ending(player, banker, thirds, cell.place)
        for player in range(10)
        for banker in range(10)
        for thirds, cell in _dealt_on(_four_cards(player, banker), (), tableau)
    )


def _four_cards(player: int, banker: int) -> Coup:
    return Coup(
        Hand((CARD_OF[0], CARD_OF[player])),
        Hand((CARD_OF[0], CARD_OF[banker])),
    )


def _dealt_on(
    coup: Coup, thirds: tuple[int, ...], tableau: Tableau
) -> Iterator[tuple[tuple[int, ...], Cell]]:
    side = coup.due(tableau)
    if side is None:
        yield thirds, cell_of(coup)
        return
    for worth, card in CARD_OF.items():
        yield from _dealt_on(coup.with_card(side, card), (*thirds, worth), tableau)


def cell_of(coup: Coup) -> Cell:
    """Return the cell of a finished coup."""
    player, banker = coup.hand(Side.PLAYER), coup.hand(Side.BANKER)
    return Cell(len(player.cards), len(banker.cards), player.total, banker.total)
