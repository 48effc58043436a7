"""Build the shoe that a command's options describe, and the coup already dealt from it.

Both raise CommandError, or a fault of cards, which `reporting_bad_cards` turns into one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias, get_args

from ...cards.card import BadCard, parse_cards
from ...lab.composition import Composition, TooManyOfCard
from ...lab.counts import DIGITS, BadCount, TooFewCards, TooLarge, WrongLength, read_counts
from ...lab.pricing.partial_coup import coup_of
from ...rules.coup import Coup, ImpossibleCoup, Side
from ..files import text_of
from ..options import OddsOptions
from ..output.errors import CommandError, plain

SIDES: Final = {"P": Side.PLAYER, "B": Side.BANKER}
CardFault: TypeAlias = (
    BadCard | ImpossibleCoup | WrongLength | BadCount | TooFewCards | TooLarge | TooManyOfCard
)
FAULTS: Final = get_args(CardFault)


def composition_of(options: OddsOptions, packs: int) -> Composition | Literal["inf"]:
    """Build the shoe that the options describe; it has `packs` unless they say otherwise."""
    parts = sum(each is not None for each in (options.counts, options.cards, options.removed))
    if parts > 1:
        raise CommandError("error-two-shoes")
    if options.packs == "inf":
        if parts:
            raise CommandError("error-endless-shoe")
        return options.packs
    packs = options.packs or packs
    if options.counts is not None:
        return Composition.of_counts(read_counts(options.counts), packs=packs)
    if options.cards is not None:
        return Composition.of_cards(parse_cards(text_of(options.cards)), packs=packs)
    full = Composition.of_packs(packs)
    return full if options.removed is None else full.without(parse_cards(options.removed))


def parse_coup(text: str, composition: Composition | Literal["inf"]) -> Coup:
    """Parse `P 9h,B Kd,P 2c`, the cards of a coup in the order dealt."""
    lying = []
    for each in text.split(","):
        side, _, code = each.strip().partition(" ")
        if side not in SIDES or not code.strip():
            raise CommandError("error-dealt-card", value=each.strip())
        lying.append((SIDES[side], code.strip()))
    cards = parse_cards([code for _, code in lying])
    coup = coup_of(zip((side for side, _ in lying), cards, strict=True))
    if composition != "inf":
        composition.without(cards)
    return coup


@contextmanager
def reporting_bad_cards() -> Iterator[None]:
    """Turn a fault of cards into the command's error."""
    try:
        yield
    except FAULTS as fault:
        raise _error_of_cards(fault) from None


def _error_of_cards(fault: CardFault) -> CommandError:
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
            return CommandError(
                "error-too-few-cards",
                found=fault.found,
                coup="nine" if fault.coup == 9 else "six",
            )
        case TooLarge():
            return CommandError("error-count-too-large", value=plain(fault.found, DIGITS))
        case TooManyOfCard():
            name = "error-too-many-worth" if fault.what.isdigit() else "error-too-many-cards"
            return CommandError(name, what=fault.what, most=fault.most, found=fault.found)
