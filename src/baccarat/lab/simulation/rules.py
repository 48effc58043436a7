"""Change rules of the game that is simulated."""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from ...rules.presets.changed import BadValue, UnknownField, with_fields
from ...rules.presets.shoe import BadField, ShoeRules
from .fault import BadSimulation, SimulationCode

P = TypeVar("P", bound=ShoeRules)


def with_rules(preset: P, rules: Mapping[str, Any], fixed: Collection[str] = ()) -> P:
    """Change fields of a preset, except the `fixed` ones. Raises BadSimulation."""
    try:
        return with_fields(preset, rules, fixed)
    except UnknownField as fault:
        known = ", ".join(fault.known)
        raise BadSimulation(SimulationCode.UNKNOWN_RULE, name=fault.name, known=known) from None
    except BadField as fault:
        value = str(rules.get(fault.field, getattr(preset, fault.field, "")))
        facts = {"name": fault.field, "value": value}
        if isinstance(fault, BadValue):
            known = ", ".join(fault.allowed)
            raise BadSimulation(SimulationCode.BAD_RULE, **facts, known=known) from None
        raise BadSimulation(SimulationCode.RULE_CONFLICT, **facts) from None
