"""Show the coups of a game with a player's bank, as JSON objects or in a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from ...rules.coup import Side
from ...rules.presets.named import Preset
from ...tables.banking.events import StakesSet
from ...tables.banque.events import CapitalTaxed, HandsHeld, StakeCollected, StakePaid
from ...tables.banque.seating import PUNTERS, TableSide
from ...tables.banque.state import State as BanqueState
from ...tables.chemin.state import State as CheminState
from ...tables.common.chips import Seat
from ...tables.common.coup_result import Call, CoupResult
from ...tables.coup_summary import PlayedCoup
from ...text.say import chips, preset_name, say
from ..output.console import open_console
from ..output.coup import chemin_object, coup_lines, cut_stakes, hand_object, purses_of, stakes_of

SUPPRESSED_CALLS: Final = frozenset(
    {
        "bank-offered",
        "bank-doubling",
        "bank-consent-asked",
        "chemin-garage-asked",
        "chemin-leaving-asked",
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
        "bank-suivi-asked",
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
CoupObject = Mapping[str, Any]
"""The JSON object of a coup."""


SUMS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "chemin": ("deal-sums", {"bank": "bank", "garage": "garage", "house": "house"}),
    "banque": ("deal-bank-sums", {"bank": "bank_after", "house": "house"}),
}
"""By game the message about bank and house, and the sum in the object for each of its arguments."""


class BankScreen:
    """Prints coups one by one, each with its JSON object."""

    def __init__(self, game: Preset, language: str, *, why: bool) -> None:
        self._console = open_console()
        self._game, self._language, self._why = game, language, why

    def draw(self, coups: Iterable[tuple[PlayedCoup, CoupObject]], wanted: int, seed: int) -> None:
        """Print the coups, and a note if the game stopped before `wanted` of them."""
        named = preset_name(self._language, self._game.name)
        self._print(self._say("deal-title", preset=named, seed=str(seed)), "bold")
        drawn = 0
        for coup, fields in coups:
            self._coup(coup, fields)
            drawn += 1
        if drawn < wanted:
            self._print("")
            self._print(self._say("deal-nobody-left"), "italic")

    def _say(self, message: str, **args: int | str) -> str:
        return say(self._language, message, args)

    def _print(self, line: str | Text, style: str = "") -> None:
        self._console.print(line, style=style)

    def _coup(self, coup: PlayedCoup, fields: CoupObject) -> None:
        self._print("")
        self._print(self._say("deal-coup", coup=coup.number), "bold")
        calls = coup.announcements
        self._calls(call for call in calls if not call.id.startswith(AFTER))
        if coup.result:
            for line in self._hands(coup.result, fields["hands"]):
                self._print(line)
        self._calls(call for call in calls if call.id.startswith(AFTER))
        if self._why and coup.result:
            for reason in coup.result.why:
                self._print(INDENT + say(self._language, reason.id, reason.args), "dim")
        for line in self._money(fields):
            self._print(line)

    def _calls(self, calls: Iterable[Call]) -> None:
        for call in calls:
            if call.id not in SUPPRESSED_CALLS:
                self._print(INDENT + say(self._language, call.id, call.args), "italic")

    def _stakes(self, fields: CoupObject) -> Mapping[Seat, int]:
        """Return each seat's stake, in units; at banque on both sides together."""
        parts = [fields["stakes"]] if self._game.game == "chemin" else fields["stakes"].values()
        return sum(map(Counter, parts), Counter[Seat]())

    def _hands(self, result: CoupResult, fields: CoupObject) -> Iterator[Text]:
        """Return one line per hand, with its holder's seat."""
        sides = {side: PONTE.get(side, side) for side in result.hands}
        names = {
            side: self._say("deal-hand", who=who, seat=fields[who]["seat"])
            for side, who in sides.items()
        }
        return coup_lines(names, result)

    def _money(self, fields: CoupObject) -> Iterator[Text]:
        """Yield a column per seat with its stake and purse, then the sums of bank and house."""
        purses: Mapping[Seat, int] = fields["purses"]
        rows = {
            "deal-seat": {seat: _mark_seat(fields, seat) for seat in purses},
            "deal-stake": {
                seat: self._chips(units) for seat, units in self._stakes(fields).items()
            },
            "deal-purse": {seat: self._chips(units) for seat, units in purses.items()},
        }
        names = {row: self._say(row) for row in rows}
        first = max(len(name) for name in names.values())
        width = max(len(cell) for row in rows.values() for cell in row.values())
        for row, cells in rows.items():
            shown = (f"{cells.get(seat, ''):>{width}}" for seat in purses)
            text = f"{INDENT}{names[row]:<{first}}{INDENT}{INDENT.join(shown)}"
            yield Text(text.rstrip(), style="dim" if row == "deal-seat" else "")
        line, sums = SUMS[self._game.game]
        chips_of = {name: self._chips(fields[field]) for name, field in sums.items()}
        yield Text(INDENT + self._say(line, **chips_of))

    def _chips(self, units: int) -> str:
        return chips(self._language, units)


def _mark_seat(fields: CoupObject, seat: Seat) -> str:
    """Return the seat's number, marked if it holds or has doubled the bank."""
    mark = {fields["banker_seat"]: "●", fields["co_banker_seat"]: "○"}.get(seat, "")
    return f"{mark}{seat}"


def banque_coup_object(coup: PlayedCoup, house: int) -> dict[str, Any]:
    """Return a coup, or a round in which nobody staked, as a JSON object; sums are in units.

    - `bank`: the bank when the cards were dealt. `brought`: the tax on capital since the previous
      coup. `house`: all taxes so far.
    - `stakes`: stakes in play, by side. `refused`: stakes returned before the cards, by seat.
      `standing`: stakes that a tie left for the next coup, by seat.
    - `banco`: the callers, and the sides called. `won`: by seat, negative for a loss.
    - `settled`: stakes in the order in which they were collected and then paid.
    """
    hands, after = coup.last(HandsHeld), coup.after
    at: BanqueState = (hands or coup.transitions[-1]).before
    staked = stakes_of(at) if hands else {}
    laid = [each for seat in staked for each in at.laid(seat)]
    callers = at.call.seats if hands and at.call else ()
    settled = [*_list_settled(coup)]
    won = Counter(dict.fromkeys(staked, 0))
    for each in settled:
        won[each["seat"]] += each["won"]
    brought = sum(event.amount for event in coup.every(CapitalTaxed))
    holders = {"right": hands.event.right, "left": hands.event.left} if hands else {}
    holders |= {"banker": at.banker} if hands else {}
    return {
        "coup": coup.number,
        "shoe": coup.shoe,
        "coup_of_shoe": coup.number_in_shoe,
        "banker_seat": at.banker,
        "co_banker_seat": (hands and at.co_banker) or None,
        "bank": at.bank.sum if hands and at.bank else 0,
        "open": at.open_bank,
        "stakes": {s: {each.seat: each.units for each in laid if each.side is s} for s in PUNTERS},
        "refused": cut_stakes(coup),
        "banco": [{"seat": seat, "sides": at.sides_of(seat)} for seat in callers],
        "won": won,
        "settled": settled,
        "tax": coup.summary.commission - brought,
        "brought": brought,
        "purses": purses_of(after),
        "standing": stakes_of(after),
        "bank_after": after.bank.sum if after.bank else 0,
        "house": house,
        "hands": {
            side: {"seat": holders.get(side) or None, **hand_object(coup.result, side)}
            for side in TableSide
        },
    }


def _list_settled(coup: PlayedCoup) -> Iterator[dict[str, Any]]:
    """Yield how each stake on a side was settled: `won` units, negative if it was collected.

    If that is less than the stake, the bank could not cover the rest (BB-12).
    """
    for _, event, _ in coup.transitions:
        match event:
            case StakeCollected(seat, side, taken, back):
                yield {"seat": seat, "side": side, "stake": taken + back, "won": -taken}
            case StakePaid(seat, side, stake, _, banker, _, co):
                yield {"seat": seat, "side": side, "stake": stake, "won": banker + co}
            case _:
                continue


def chemin_coup_object(coup: PlayedCoup, house: int) -> dict[str, Any]:
    """Return a coup, or a round in which nobody staked, as a JSON object; sums are in units.

    - `stakes`: stakes in play. `standing`: stakes that a tie left for the next coup. `refused`:
      stakes returned before the cards. All by seat.
    - `won`: by seat, negative for a loss, without the bank.
    - `house`: the taxes of all coups so far.
    - `bank_after` and `hands`: the bank and the hands by the names that banque has for them.
    """
    covered, after, summary = coup.last(StakesSet), coup.after, coup.summary
    at: CheminState = (covered or coup.transitions[-1]).before
    stakes = stakes_of(at) if covered else {}
    ponte = covered.event.ponte if covered else None
    bank = after.bank.sum if after.bank else 0
    seats = {"ponte": ponte, "banker": at.banker}
    return {
        "coup": coup.number,
        "shoe": coup.shoe,
        "coup_of_shoe": coup.number_in_shoe,
        "banker_seat": at.banker,
        "co_banker_seat": at.co_banker or None,
        "ponte_seat": ponte,
        "call": at.call if covered else None,
        "banco": covered.event.banco if covered else 0,
        "stakes": stakes,
        "refused": cut_stakes(coup),
        "won": {seat: summary.won.get(seat, 0) for seat in stakes},
        "tax": summary.commission,
        "purses": purses_of(after),
        "standing": stakes_of(after),
        "bank": bank,
        "garage": after.bank.aside + after.bank.co_aside if after.bank else 0,
        "house": house,
        "bank_after": bank,
        "hands": {
            name: {"seat": seat, **hand_object(coup.result, side)}
            for (name, seat), side in zip(seats.items(), Side, strict=True)
        },
        **chemin_object(coup.result),
    }
