"""Read the options of a simulation of chemin de fer or banque."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ...lab.simulation.banking.strategy import SIDES, BankStrategy, read_bank_strategy
from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ..output.errors import CommandError


def bank_settings(
    strategy: str | None, draws: Mapping[str, str | None], game: CheminPreset | BanquePreset
) -> dict[str, Any]:
    """Combine a strategy with the chances of drawing. Raises CommandError and BadSimulation."""
    found = BankStrategy() if strategy is None else read_bank_strategy(strategy, game.game)
    for side, text in draws.items():
        if text is not None and side not in SIDES[game.game]:
            raise CommandError("error-other-option", name=side, game=game.name)
    given = {side: _chances(side, text) for side, text in draws.items() if text is not None}
    return {"strategy": replace(found, draws=given)}


def _chances(side: str, text: str) -> dict[str, float]:
    from ...lab.equilibrium.chemin.best_response import UnknownDecision
    from ..solve.solve import read_chances_text

    try:
        return {point: float(often) for point, often in read_chances_text(text, None).items()}
    except UnknownDecision as fault:
        raise CommandError("error-bad-point", side=side, value=fault.found) from None


def players_given(texts: Sequence[str]) -> dict[int, str]:
    """Read `SEAT=STRATEGY`. Raises CommandError."""
    found: dict[int, str] = {}
    for text in texts:
        seat, _, strategy = text.partition("=")
        if not (seat.isascii() and seat.isdigit() and len(seat) <= 4 and strategy):
            raise CommandError("error-bad-player", value=text)
        if int(seat) in found:
            raise CommandError("error-twice", name=seat)
        found[int(seat)] = strategy
    return found


def rules_given(texts: Sequence[str]) -> dict[str, Any]:
    """Read `FIELD=VALUE`. Raises CommandError."""
    found: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name in found:
            raise CommandError("error-twice", name=name)
        found[name.strip()] = value.strip()
    return found
