"""The result of a simulation of a table with a player's bank."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import Any, Final

import msgspec

from ....rules.coup import Outcome
from ....rules.presets.chemin import CheminPreset
from ....text.result_table import html_rows
from ..estimates import Value, effective_number, sample_of_counts, widened
from ..kept import sums
from ..result import SimulationRun, provenance, title_of, written
from .hand_play import BankPreset, tax_rate
from .settings import BankSettings
from .tally import RESULTS, BankTally, Moments

HALF: Final = Fraction(1, 2)
"""The right's part of the stakes at banque."""
PERCENT: Final = 100
ROLES: Final = ("ponte", "bank", "house")
OF_SEAT: Final = ("staked", "ponte", "bank")

# the places of the numbers that `accounts.Flows` has for each shoe
SHOES: Final = 0
COUPS: Final = 1
BANKS: Final = 2
STAKED: Final = 3


def role_at(role: str) -> int:
    """Return the place of a role's gain among the numbers."""
    return STAKED + 1 + ROLES.index(role)


def seat_at(seat: int, name: str) -> int:
    """Return the place of one of OF_SEAT among the numbers; seats are numbered from 1."""
    return STAKED + 1 + len(ROLES) + (seat - 1) * len(OF_SEAT) + OF_SEAT.index(name)


class Role(msgspec.Struct, frozen=True):
    """The gain of all pontes, of all banks or of the house.

    Per unit staked against the bank; per coup and per shoe in minimum bancos.
    """

    per_unit: Value
    per_coup: Value
    per_shoe: Value


class SeatResult(msgspec.Struct, frozen=True):
    """The gains of a seat in a shoe, in minimum bancos: as ponte, as banker, and in all.

    `per_unit` is its gain as ponte per unit that it staked.
    """

    ponte: Value
    bank: Value
    all: Value
    per_unit: Value


class BankSimulation(SimulationRun[BankSettings, BankTally], frozen=True, dict=True):
    """The result of `simulate`. `seconds` is the time spent in this run, on `new_coups` coups."""

    @property
    def outcomes(self) -> Mapping[str, Mapping[Outcome, int]]:
        """The number of coups by outcome, for each side that plays against the bank."""
        results = self.tally.results
        one = {
            each: sum(results[RESULTS * at : RESULTS * (at + 1)]) for at, each in enumerate(Outcome)
        }
        if isinstance(self.settings.rules, CheminPreset):
            return {"ponte": one}
        other = {each: sum(results[at::RESULTS]) for at, each in enumerate(Outcome)}
        return {"right": one, "left": other}

    @cached_property
    def values(self) -> Mapping[str, Value]:
        """The value of a coup for each side, per unit of the stakes against the bank.

        At banque half of them are on either side; a coup with a single side does not count. The
        standard errors treat coups as independent.
        """
        return values(self.settings, self.tally)

    @cached_property
    def roles(self) -> Mapping[str, Role]:
        """The gains by role; empty unless whole tables were played. Shoes are independent."""
        return roles(self.settings, self.tally)

    @cached_property
    def seats(self) -> Sequence[SeatResult]:
        """The gains by seat, from seat 1; empty unless whole tables were played."""
        flows, unit = self.tally.flows, self.settings.rules.minimum
        if not flows.sums:
            return ()
        return [_seat(flows, seat, unit) for seat in range(1, len(self.settings.strategies) + 1)]

    @property
    def coups_per_bank(self) -> float | None:
        """The mean number of coups of a bank; None unless whole tables had one."""
        flows = self.tally.flows.sums
        return flows[COUPS] / flows[BANKS] if flows and flows[BANKS] else None

    def __str__(self) -> str:
        lines = [title_of(self)]
        for name, each in self.values.items():
            exact = f", exact {written(each.exact, '.4%')} ({written(each.distance, '+.2f')})"
            lines.append(f"{name:<7} {_line(each, '.4%')}{'' if each.exact is None else exact}")
        for name, role in self.roles.items():
            unit, coup = _line(role.per_unit, ".4%"), _line(role.per_coup, ".5f")
            lines.append(f"{name:<7} {unit} per unit staked, {coup} per coup")
        for number, seat in enumerate(self.seats, 1):
            lines.append(f"seat {number:<2} {_line(seat.all, '.4f')} per shoe")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        found = {
            **{f"value of a coup, {name}": each for name, each in self.values.items()},
            **{f"per unit staked, {name}": each.per_unit for name, each in self.roles.items()},
            **{f"per shoe, seat {at}": each.all for at, each in enumerate(self.seats, 1)},
        }
        rows: list[dict[str, object]] = [
            {"measure": name, "mean": each.mean, "se": each.se, "exact": each.exact}
            for name, each in found.items()
        ]
        return html_rows(title_of(self), rows)


def _line(each: Value, form: str) -> str:
    return f"{written(each.mean, form)} ± {written(each.se, form)}"


def values(settings: BankSettings, tally: BankTally) -> Mapping[str, Value]:
    """Estimate the values of a coup from its counted results."""
    exact, gains = settings.exact, _gains(settings)
    counts = [tally.results[at] for at in gains]
    found = {}
    for name in next(iter(gains.values())):
        mean, _, se = sample_of_counts(counts, [gain[name] for gain in gains.values()])
        found[name] = Value(mean, se, exact.get(name))
    return found


_SIGNS: Final = (1, -1, 0)
"""The gain of a side by its outcome, per unit of its stakes."""


def _gains(settings: BankSettings) -> Mapping[int, Mapping[str, Fraction]]:
    """Return the gains per unit of stakes, by result; a bank pays its tax."""
    tax = _tax(settings.rules)
    if isinstance(settings.rules, CheminPreset):
        return {
            RESULTS * at + RESULTS - 1: {
                "ponte": Fraction(gain),
                "bank": -gain - max(-gain, 0) * tax,
                "house": max(-gain, 0) * tax,
            }
            for at, gain in enumerate(_SIGNS)
        }
    found = {}
    for one, right in enumerate(_SIGNS):
        for other, left in enumerate(_SIGNS):
            net = -HALF * (right + left)
            taken = max(net, Fraction(0)) * tax
            found[RESULTS * one + other] = {
                "right": HALF * right,
                "left": HALF * left,
                "bank": net - taken,
                "house": taken,
            }
    return found


def _tax(rules: BankPreset) -> Fraction:
    """Return the tax on what a bank wins, as a part of it."""
    return Fraction(rules.tax, PERCENT) if isinstance(rules, CheminPreset) else tax_rate(rules)


def hand_columns(settings: BankSettings, first: int, results: Any) -> dict[str, Sequence[Any]]:
    """Return the columns of shoes from number `first` on, from an array of the results of each.

    A gain is that of a unit of stakes against the bank on every coup.
    """
    gains = _gains(settings)
    return _outcome_columns(settings, first, results) | {
        f"gain_{name}": sums(results[:, [*gains]], [gain[name] for gain in gains.values()])
        for name in next(iter(gains.values()))
    }


def table_columns(
    settings: BankSettings,
    first: int,
    results: Any,
    numbers: Sequence[Sequence[int]],
) -> dict[str, Sequence[Any]]:
    """Return the columns of shoes from number `first` on, of whole tables; sums are in chips.

    From an array of the results of each shoe, and the numbers of its `accounts.Flows`.
    """
    names = ["banks", "staked", *(f"gain_{role}" for role in ROLES)]
    for place in settings.places:
        names += [f"staked_{place}", f"gain_ponte_{place}", f"gain_bank_{place}"]
    columns = zip(*(each[BANKS:] for each in numbers), strict=True)
    return _outcome_columns(settings, first, results) | dict(
        zip(names, map(list, columns), strict=True)
    )


def _outcome_columns(settings: BankSettings, first: int, results: Any) -> dict[str, Sequence[Any]]:
    """Count the coups of each shoe, in all and by the outcome of each side."""
    is_chemin = isinstance(settings.rules, CheminPreset)
    one = [slice(RESULTS * at, RESULTS * (at + 1)) for at in range(len(Outcome))]
    other = [slice(at, None, RESULTS) for at in range(len(Outcome))]
    sides = {"": one} if is_chemin else {"right_": one, "left_": other}
    return {
        "shoe": range(first, first + len(results)),
        "coups": results.sum(axis=1).tolist(),
        **{
            f"{side}{outcome.value}": results[:, place].sum(axis=1).tolist()
            for side, places in sides.items()
            for outcome, place in zip(Outcome, places, strict=True)
        },
    }


def roles(settings: BankSettings, tally: BankTally) -> Mapping[str, Role]:
    """Estimate the gains by role."""
    flows, unit = tally.flows, settings.rules.minimum
    if not flows.sums:
        return {}
    found = {
        role: Role(
            _ratio(flows, (role_at(role),), STAKED),
            _ratio(flows, (role_at(role),), COUPS, unit),
            _ratio(flows, (role_at(role),), SHOES, unit),
        )
        for role in ROLES
    }
    if not _tax(settings.rules):
        found["house"] = Role(*[Value(0.0, 0.0)] * 3)
    return found


def _seat(flows: Moments, seat: int, unit: int) -> SeatResult:
    staked, ponte, bank = (seat_at(seat, name) for name in OF_SEAT)
    return SeatResult(
        _ratio(flows, (ponte,), SHOES, unit),
        _ratio(flows, (bank,), SHOES, unit),
        _ratio(flows, (ponte, bank), SHOES, unit),
        _ratio(flows, (ponte,), staked),
    )


def _ratio(flows: Moments, over: Sequence[int], under: int, unit: int = 1) -> Value:
    """Estimate the ratio of two sums over shoes, and its error, which treats shoes as independent.

    `over` are the places of the gains, in units; `under` is the place of the divisor. A shoe weighs
    as much as was staked in it.
    """
    gain, whole = sum(flows.sums[at] for at in over), flows.sums[under]
    if not whole:
        return Value()
    ratio, shoes = Fraction(gain, whole), flows.sums[SHOES]
    gains = sum(flows.product(one, other) for one in over for other in over)
    across = sum(flows.product(at, under) for at in over)
    square = gains - 2 * ratio * across + ratio**2 * flows.product(under, under)
    error = sqrt(square * shoes / max(shoes - 1, 1)) / whole / unit
    weight = min(
        effective_number(shoes, flows.sums[at], flows.product(at, at)) for at in (STAKED, under)
    )
    return Value(float(ratio / unit), widened(error, weight))


def bank_errors(settings: BankSettings, tally: BankTally) -> list[float | None]:
    """List the standard errors: of the roles per unit staked, or else of the values."""
    found = roles(settings, tally)
    if found:
        return [each.per_unit.se for each in found.values()]
    return [each.se for each in values(settings, tally).values()]


def bank_object(found: BankSimulation) -> dict[str, Any]:
    """Return a simulation as a JSON object; its keys are in `docs/simulation.md`."""
    outcomes = {
        side: {outcome.value: number for outcome, number in counts.items()}
        for side, counts in found.outcomes.items()
    }
    whole = {
        "roles": msgspec.to_builtins(found.roles),
        "seats": msgspec.to_builtins(found.seats),
        "coups_per_bank": found.coups_per_bank,
    }
    return {
        **provenance(found),
        "coups_per_second": found.coups_per_second,
        "outcomes": outcomes.get("ponte", outcomes),
        "values": msgspec.to_builtins(found.values),
        **(whole if found.roles else {}),
    }
