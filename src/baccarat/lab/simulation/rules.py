"""Change rules of the game that is simulated."""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from ...rules.presets.changed import UnknownField, describe_fault, with_fields
from ...rules.presets.shoe import BadField, ShoeRules
from .fault import BadSimulation, SimulationCode

P = TypeVar("P", bound=ShoeRules)


def with_rules(preset: P, rules: Mapping[str, Any], fixed: Collection[str] = ()) -> P:
    """Change fields of a preset, except the `fixed` ones. Raises BadSimulation."""
    try:
        return with_fields(preset, rules, fixed)
    except (UnknownField, BadField) as fault:
        code, facts = describe_fault(preset, rules, fault)
        raise BadSimulation(SimulationCode(code), **facts) from None
