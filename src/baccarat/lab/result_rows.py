"""Results as rows: dictionaries to write as CSV or JSON, or to turn into a data frame."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from ..cards.kinds import WrongKind
from .equilibrium.banque.solve import BanqueSolution
from .equilibrium.chemin.solve import Solution
from .equilibrium.solve_many import SolvedBanque, SolvedShoe
from .equilibrium.to_json import policy_rows
from .pricing.dealt_cards import DealtCoup
from .pricing.odds import Odds
from .pricing.price import Price
from .pricing.removal import Removal, removal_rows
from .pricing.ruin import Risk, risk_rows
from .pricing.shoe_prices import ShoePrices, shoe_rows
from .simulation.banking.result import BankSimulation
from .simulation.result import Simulation
from .simulation.result_rows import simulation_rows
from .study.result import Study, study_rows

Row: TypeAlias = dict[str, Any]
_SOLVED = (SolvedShoe, SolvedBanque)


def rows(result: object) -> list[Row]:
    """Return a result as rows with equal keys; exact numbers stay fractions.

    Takes Odds, ShoePrices, Prices, Removal, Risk, a Simulation or BankSimulation, a Study, a Price,
    a Solution or BanqueSolution, or a series of Prices, of DealtCoup, of SolvedShoe or of
    SolvedBanque. Raises WrongKind for anything else.
    """
    match result:
        case Odds():
            return [_price_row(each, name) for name, each in result.bets.items()]
        case Price():
            return [_price_row(result, result.wager.name)]
        case Simulation() | BankSimulation():
            return simulation_rows(result)
        case Study():
            return study_rows(result)
        case ShoePrices():
            return shoe_rows(result)
        case Removal():
            return removal_rows(result)
        case Solution() | BanqueSolution():
            return policy_rows(result)
        case Risk():
            return risk_rows(result)
        case list() | tuple() if all(isinstance(each, DealtCoup) for each in result):
            return [{"coup": each.number, **each.edges} for each in result]
        case list() | tuple() if all(isinstance(each, _SOLVED) for each in result):
            return [_shoe_row(each) for each in result]
        case list() | tuple() if all(isinstance(each, Price) for each in result):
            return [_price_row(each, each.wager.name) for each in result]
    if hasattr(result, "edges") and hasattr(result, "wagers"):
        names = [wager.name for wager in result.wagers]
        return [
            {"shoe": at, **dict(zip(names, line, strict=True))}
            for at, line in enumerate(result.edges.tolist(), 1)
        ]
    raise WrongKind("result", "a result of the lab", result)


def to_json(found: Iterable[Mapping[str, Any]]) -> str:
    """Return rows as a JSON array, with fractions as text such as `1/3`."""
    return msgspec.json.encode(_as_text(found)).decode()


def to_json_lines(found: Iterable[Mapping[str, Any]]) -> bytes:
    """Return rows as JSON, one in each line, with fractions as text."""
    return msgspec.json.Encoder().encode_lines(_as_text(found))


def _as_text(found: Iterable[Mapping[str, Any]]) -> list[Row]:
    return [
        {key: str(each) if isinstance(each, Fraction) else each for key, each in row.items()}
        for row in found
    ]


def to_frame(found: Sequence[Mapping[str, Any]], backend: Any) -> Any:
    """Return rows as a data frame of `backend` (`"pandas"`, `"polars"`, …), with plain floats.

    Needs narwhals and the backend; raises ModuleNotFoundError without them.
    """
    import narwhals as nw

    columns = {key: [_plain(row[key]) for row in found] for key in (found[0] if found else ())}
    return nw.from_dict(columns, backend=backend).to_native()


def _price_row(price: Price, name: str) -> Row:
    return {
        "bet": name,
        "edge": price.edge,
        "sd": price.sd,
        "hit": price.hit,
        "commission": price.commission,
    }


def _shoe_row(shoe: SolvedShoe | SolvedBanque) -> Row:
    if isinstance(shoe, SolvedShoe):
        values: Row = {"value_ponte": shoe.value_ponte}
        checked: Row = {"holds": shoe.holds}
    else:
        values = {"value_right": shoe.value_right, "value_left": shoe.value_left}
        checked = {"regret": shoe.regret}
    return {
        **{f"cards_{value}": number for value, number in enumerate(shoe.counts)},
        **values,
        "value_bank": shoe.value_bank,
        "unique": shoe.unique,
        **checked,
        "mixed": ",".join(f"{point}={often}" for point, often in shoe.mixed.items()),
    }


def _plain(value: Any) -> Any:
    return float(value) if isinstance(value, Fraction) else value
