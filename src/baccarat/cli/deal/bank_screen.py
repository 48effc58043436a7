"""Print the coups of a game with a player's bank to a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final

from rich.text import Text

from ...rules.coup import Side
from ...rules.presets.named import Preset
from ...tables.common.chips import Seat
from ...tables.common.coup_result import Call, CoupResult
from ...tables.coup_summary import PlayedCoup
from ...text.say import chips, preset_name, say
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
PONTE: Final[Mapping[str, str]] = {Side.PLAYER: "ponte"}
"""The only hand whose name differs from that of its side."""
Told = Mapping[str, Any]
"""The JSON object of a coup."""


class BankScreen(ABC):
    """Prints coups one by one, each with its JSON object; subclasses know their game."""

    SUMS: ClassVar[tuple[str, Mapping[str, str]]]
    """The message about bank and house, and the sum in the object for each of its arguments."""

    def __init__(self, game: Preset, language: str, *, why: bool) -> None:
        self._console = open_console()
        self._game, self._language, self._why = game, language, why

    def draw(self, coups: Iterable[tuple[PlayedCoup, Told]], wanted: int, seed: int) -> None:
        """Print the coups, and a note if the game stopped before `wanted` of them."""
        named = preset_name(self._language, self._game.name)
        self._print(self._say("deal-title", preset=named, seed=str(seed)), "bold")
        drawn = 0
        for coup, told in coups:
            self._coup(coup, told)
            drawn += 1
        if drawn < wanted:
            self._print("")
            self._print(self._say("deal-nobody-left"), "italic")

    def _say(self, message: str, **args: int | str) -> str:
        return say(self._language, message, args)

    def _print(self, line: str | Text, style: str = "") -> None:
        self._console.print(line, style=style)

    def _coup(self, coup: PlayedCoup, told: Told) -> None:
        self._print("")
        self._print(self._say("deal-coup", coup=coup.number), "bold")
        calls = coup.announcements
        self._calls(call for call in calls if not call.id.startswith(AFTER))
        if coup.result:
            for line in self._hands(coup.result, told["hands"]):
                self._print(line)
        self._calls(call for call in calls if call.id.startswith(AFTER))
        if self._why and coup.result:
            for reason in coup.result.why:
                self._print(INDENT + say(self._language, reason.id, reason.args), "dim")
        for line in self._money(told):
            self._print(line)

    def _calls(self, calls: Iterable[Call]) -> None:
        for call in calls:
            if call.id not in SUPPRESSED_CALLS:
                self._print(INDENT + say(self._language, call.id, call.args), "italic")

    @abstractmethod
    def stakes(self, told: Told) -> Mapping[Seat, int]:
        """Return each seat's stake, in units."""

    def _hands(self, result: CoupResult, told: Told) -> Iterator[Text]:
        """Yield one line per hand; a winner's total is highlighted."""
        sides = {side: PONTE.get(side, side) for side in result.hands}
        names = {
            side: self._say("deal-hand", who=who, seat=told[who]["seat"])
            for side, who in sides.items()
        }
        column = max(len(name) for name in names.values())
        for side, hand in result.hands.items():
            line = Text(f"{INDENT}{names[side]:<{column}}{INDENT}").append_text(cards_text(hand))
            yield line.append(str(hand.total), style="bold green" if result.has_won(side) else "")

    def _money(self, told: Told) -> Iterator[Text]:
        """Yield a column per seat with its stake and purse, then the sums of bank and house."""
        purses: Mapping[Seat, int] = told["purses"]
        rows = {
            "deal-seat": {seat: _mark_seat(told, seat) for seat in purses},
            "deal-stake": {seat: self._chips(units) for seat, units in self.stakes(told).items()},
            "deal-purse": {seat: self._chips(units) for seat, units in purses.items()},
        }
        names = {row: self._say(row) for row in rows}
        first = max(len(name) for name in names.values())
        width = max(len(cell) for row in rows.values() for cell in row.values())
        for row, cells in rows.items():
            shown = (f"{cells.get(seat, ''):>{width}}" for seat in purses)
            text = f"{INDENT}{names[row]:<{first}}{INDENT}{INDENT.join(shown)}"
            yield Text(text.rstrip(), style="dim" if row == "deal-seat" else "")
        line, sums = self.SUMS
        chips_of = {name: self._chips(told[field]) for name, field in sums.items()}
        yield Text(INDENT + self._say(line, **chips_of))

    def _chips(self, units: int) -> str:
        return chips(self._language, units)


def _mark_seat(told: Told, seat: Seat) -> str:
    """Return the seat's number, marked if it holds or has doubled the bank."""
    mark = {told["banker_seat"]: "●", told["co_banker_seat"]: "○"}.get(seat, "")
    return f"{mark}{seat}"
