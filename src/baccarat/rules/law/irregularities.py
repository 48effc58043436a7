"""What a croupier does when something goes wrong at a real table: AD-E1 to AD-E31 as a table."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from ..read_toml import convert_toml, parse_toml
from .statute import FOLDER

IRREGULARITIES_TITLE: Final = "When something goes wrong at the table"
GAMES_OF_ERRORS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "both": "Every game",
        "chemin": "Chemin de fer",
        "banque": "Baccara banque, two tableaux",
    }
)
SITUATIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "card-drawn": "A card is drawn",
        "card-face-up": "A card comes out face up",
        "cards-stuck": "Two or more cards stick together",
        "card-on-floor": "A card falls to the floor",
        "slow": "Looks slowly or holds cards long",
        "advised": "Takes advice",
        "claim": "Makes a claim",
        "card-exposed": "Exposes a card",
        "wrong-deal": "Deals wrongly",
        "says-card": "Says “card”",
        "fifth-card": "Draws a fifth card",
        "third-card-in-deal": "Deals more than two cards",
        "two-third-cards": "Gives two third cards",
        "card-in-basket": "Drops a card into the basket",
        "shows-early": "Shows the cards",
        "gives-with-natural": "Gives or offers a card",
        "wrong-word": "Says the wrong word",
        "natural-hidden": "Does not show a natural",
        "misstatement": "Says something wrong",
        "cards-thrown": "Throws cards away",
        "stake-unwatched": "Leaves a stake",
        "wrong-holder": "Deals or takes cards out of turn",
        "wrong-third-card": "A third card goes wrong",
        "restored-coup": "The coup is restored",
        "wrong-side": "The wrong side gets a card",
        "says-no": "Says “no”",
        "asks": "Asks for a card",
        "says-both": "Says “card” and “no”",
        "wrong-total": "Announces a wrong total",
    }
)
REMEDIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "banker-chooses": "the banker chooses",
        "banker-draws": "the banker may draw",
        "banker-loses": "the banker loses",
        "better-counts": "the better card counts",
        "card-bankers": "the card is the banker's",
        "card-counts": "the card counts, and play goes on",
        "card-given": "the card is given",
        "card-out": "the card is out of the shoe",
        "card-returned": "the card goes back to the first side",
        "card-stays": "the card stays",
        "card-to-second": "the card goes to the second side",
        "cards-lost": "the right to the cards is lost",
        "corrected": "it is corrected",
        "counts-0": "the hand counts 0",
        "draws-to-5": "the banker draws up to 5",
        "error-borne": "the caller bears the error",
        "first-word": "the first word counts",
        "handed-over": "the cards are handed over",
        "matching-exposed": "the banker exposes the matching card",
        "no-claim": "there is no claim",
        "no-natural": "the natural is lost",
        "play-by-rules": "play goes on by the rules",
        "ponte-9": "the ponte has 9",
        "ponte-loses": "the ponte loses",
        "ponte-natural-9": "the ponte has a natural 9",
        "recovered": "the cards are recovered",
        "restored": "the coup is restored",
        "stakes-free": "stakes may be withdrawn",
        "stands": "it counts",
        "table-binds": "the drawing table binds",
        "void": "the coup is void",
        "void-side": "the coup is void for that side",
        "worse-counts": "the worse card counts",
    }
)


class Irregularity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation and its outcome.

    `game` is where it can arise, `who` erred, `what` of SITUATIONS happened, and `when` tells cases
    apart. `then` is the outcome, of REMEDIES, and `note` says what the text adds or leaves to the
    head of the table.
    """

    rule: str
    game: Literal["both", "chemin", "banque"]
    who: Literal["anyone", "croupier", "banker", "ponte", "punter", "first side"]
    what: str
    when: str
    then: str
    note: str = ""

    @property
    def situation(self) -> tuple[str, str, str, str]:
        """What identifies the situation: it has one outcome."""
        return self.game, self.who, self.what, self.when

    @property
    def cells(self) -> tuple[str, ...]:
        """The words of its row in a table."""
        what, then = SITUATIONS[self.what], REMEDIES[self.then]
        return self.rule, self.who, what, self.when, then, self.note


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    case: tuple[Irregularity, ...]


@cache
def irregularities() -> tuple[Irregularity, ...]:
    """List all situations, in the order of the statute."""
    text = (FOLDER / "irregularities.toml").read_text(encoding="utf-8")
    return convert_toml(parse_toml(text), _File).case
