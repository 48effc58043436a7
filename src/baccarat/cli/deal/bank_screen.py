"""Print the coups of a game with a player's bank to a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from ...cards import Hand
from ...rules import Preset
from ...tables.common import Call, Seat
from ...text import chips, say
from ..output.cards import cards_text
from ..output.console import open_console

SUPPRESSED_CALLS: Final = frozenset(
    {
        "bank-offered",
        "bank-doubling",
        "bank-calls",
        "bank-stakes",
        "bank-stake-asked",
        "bank-bystanders-call",
        "bank-bystanders-stake",
        "bank-raise-asked",
        "banque-accept-asked",
        "banque-top-up-asked",
        "banque-refill-asked",
        "banque-stakes-open",
        "banque-shown",
        "chemin-shown",
    }
)
"""Calls that only ask for something, or repeat what the cards on the screen show."""
AFTER: Final = (
    "banque-result-",
    "banque-not-answered",
    "banque-paid-in-part",
    "banque-hand-passed",
    "chemin-result-",
    "bank-tax",
    "bank-lost",
    "bank-cashed",
    "bank-stakes-stand",
    "bank-nobody-staked",
)
"""Prefixes of the calls that are printed after the cards."""
INDENT: Final = "  "


class BankScreen(ABC):
    """Prints coups one by one; subclasses supply the details of their game."""

    def __init__(self, game: Preset, language: str, *, why: bool) -> None:
        self._console = open_console()
        self._game, self._language, self._why = game, language, why

    def draw(self, coups: Iterable[Any], wanted: int, seed: int) -> None:
        """Print the coups, and a note if the game stopped before `wanted` of them."""
        named = self._say(f"preset-{self._game.name}")
        self._print(self._say("deal-title", preset=named, seed=str(seed)), "bold")
        drawn = 0
        for one in coups:
            self._coup(one)
            drawn += 1
        if drawn < wanted:
            self._print("")
            self._print(self._say("deal-nobody-left"), "italic")

    def _say(self, message: str, **args: int | str) -> str:
        return say(self._language, message, args)

    def _print(self, line: str | Text, style: str = "") -> None:
        self._console.print(line, style=style)

    def _coup(self, one: Any) -> None:
        self._print("")
        self._print(self._say("deal-coup", coup=one.coup), "bold")
        self._calls(call for call in one.calls if not call.id.startswith(AFTER))
        for line in self._hands(one):
            self._print(line)
        self._calls(call for call in one.calls if call.id.startswith(AFTER))
        if self._why and one.result:
            for reason in one.result.why:
                self._print(INDENT + say(self._language, reason.id, reason.args), "dim")
        for line in self._money(one):
            self._print(line)

    def _calls(self, calls: Iterable[Call]) -> None:
        for call in calls:
            if call.id not in SUPPRESSED_CALLS:
                self._print(INDENT + say(self._language, call.id, call.args), "italic")

    @abstractmethod
    def hands(self, one: Any) -> Mapping[str, tuple[Seat, Hand]]:
        """Return the seat and cards of each hand, by its name in `deal-hand`."""

    @abstractmethod
    def winners(self, one: Any) -> set[str]:
        """Return the hands whose totals are highlighted."""

    @abstractmethod
    def stakes(self, one: Any) -> Mapping[Seat, int]:
        """Each seat's stake, in units."""

    @abstractmethod
    def sums(self, one: Any) -> tuple[str, Mapping[str, int]]:
        """Return the message about bank and house, and its sums in units."""

    def _hands(self, one: Any) -> Iterator[Text]:
        """One line per hand; a winner's total is highlighted."""
        hands = self.hands(one)
        names = {
            who: self._say("deal-hand", who=who, seat=seat) for who, (seat, _) in hands.items()
        }
        column = max((len(name) for name in names.values()), default=0)
        won = self.winners(one)
        for who, (_, hand) in hands.items():
            line = Text(f"{INDENT}{names[who]:<{column}}{INDENT}").append_text(cards_text(hand))
            yield line.append(str(hand.total), style="bold green" if who in won else "")

    def _money(self, one: Any) -> Iterator[Text]:
        """Yield a column per seat with its stake and purse, then the sums of bank and house."""
        rows = {
            "deal-seat": {seat: self._seat(one, seat) for seat in one.purses},
            "deal-stake": {seat: self._chips(units) for seat, units in self.stakes(one).items()},
            "deal-purse": {seat: self._chips(units) for seat, units in one.purses.items()},
        }
        names = {row: self._say(row) for row in rows}
        first = max(len(name) for name in names.values())
        width = max(len(cell) for row in rows.values() for cell in row.values())
        for row, cells in rows.items():
            shown = (f"{cells.get(seat, ''):>{width}}" for seat in one.purses)
            text = f"{INDENT}{names[row]:<{first}}{INDENT}{INDENT.join(shown)}"
            yield Text(text.rstrip(), style="dim" if row == "deal-seat" else "")
        line, house = self.sums(one)
        sums = {name: self._chips(units) for name, units in house.items()}
        yield Text(INDENT + self._say(line, **sums))

    def _seat(self, one: Any, seat: Seat) -> str:
        """Return the seat's number, marked if it holds or has doubled the bank."""
        mark = {one.banker_seat: "●", one.co_banker_seat: "○"}.get(seat, "")
        return f"{mark}{seat}"

    def _chips(self, units: int) -> str:
        return chips(self._language, units)
