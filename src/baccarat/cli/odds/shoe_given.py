"""Build the shoe that a command's options describe, and the coup already dealt from it."""

from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from ...cards.card import BadCard, parse_cards
from ...lab.composition import Composition, TooManyOfCard
from ...lab.counts import DIGITS, BadCount, TooFewCards, TooLarge, WrongLength, read_counts
from ...lab.pricing.partial_coup import coup_of
from ...rules.coup import Coup, ImpossibleCoup, Side
from ..output.errors import CommandError, plain
from ..records.input_file import text_of

SIDES: Final = {"P": Side.PLAYER, "B": Side.BANKER}
FAULTS: Final = (
    BadCard,
    ImpossibleCoup,
    WrongLength,
    BadCount,
    TooFewCards,
    TooLarge,
    TooManyOfCard,
)
CardFault: TypeAlias = (
    BadCard | ImpossibleCoup | WrongLength | BadCount | TooFewCards | TooLarge | TooManyOfCard
)


class ShoeOptions(NamedTuple):
    """The options that describe a shoe: packs, counts, a file of cards, or missing cards.

    Without `packs`, the shoe has the game's number of packs.
    """

    packs: int = 0
    counts: str | None = None
    cards: Path | None = None
    removed: str | None = None

    def composition(self, packs: int) -> Composition:
        """Build the shoe, for a game with that many packs. Raises CommandError."""
        try:
            return self._composition(self.packs or packs)
        except FAULTS as fault:
            raise error_of_cards(fault) from None

    def _composition(self, packs: int) -> Composition:
        given = [each for each in (self.counts, self.cards, self.removed) if each is not None]
        if len(given) > 1:
            raise CommandError("error-two-shoes")
        if self.counts is not None:
            return Composition.of_counts(read_counts(self.counts), packs=packs)
        if self.cards is not None:
            return Composition.of_cards(parse_cards(text_of(self.cards)), packs=packs)
        full = Composition.of_packs(packs)
        return full if self.removed is None else full.without(parse_cards(self.removed))


def parse_coup(text: str, composition: Composition) -> Coup:
    """Parse `P 9h,B Kd,P 2c`, the cards of a coup in the order dealt. Raises CommandError."""
    lying = []
    for each in text.split(","):
        side, _, code = each.strip().partition(" ")
        if side not in SIDES or not code.strip():
            raise CommandError("error-dealt-card", value=each.strip())
        lying.append((SIDES[side], code.strip()))
    try:
        cards = parse_cards([code for _, code in lying])
        coup = coup_of(zip((side for side, _ in lying), cards, strict=True))
        composition.without(cards)
    except FAULTS as fault:
        raise error_of_cards(fault) from None
    return coup


def error_of_cards(fault: CardFault) -> CommandError:
    """Return the command's error for invalid cards."""
    match fault:
        case BadCard():
            return CommandError("error-unknown-card", name=fault.code)
        case ImpossibleCoup():
            due = "none" if fault.due is None else fault.due.value
            return CommandError("error-dealt", at=fault.at, card=str(fault.card), due=due)
        case WrongLength():
            return CommandError("error-not-ten", found=fault.found)
        case BadCount():
            return CommandError("error-no-count", value=str(fault.found))
        case TooFewCards():
            return CommandError("error-too-few-cards", found=fault.found)
        case TooLarge():
            return CommandError("error-count-too-large", value=plain(fault.found, DIGITS))
        case TooManyOfCard():
            name = "error-too-many-worth" if fault.what.isdigit() else "error-too-many-cards"
            return CommandError(name, what=fault.what, most=fault.most, found=fault.found)
