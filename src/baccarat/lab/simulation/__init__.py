"""Whole shoes by the hundred million: simulation of punto banco, chemin de fer and banque."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .banking.result import BankSimulation, Role, SeatResult, bank_object
    from .banking.strategy import BankStrategy, read_bank_strategy
    from .cluster import Cluster, connect_cluster
    from .estimates import Measure, Share, Value
    from .fault import BadSimulation, SimulationCode
    from .result import Estimate, Simulation, simulation_object
    from .session_summary import SessionSummary
    from .settings import Settings
    from .simulate import Progress, simulate
    from .strategy import Strategy, compiled, read_strategy
else:
    load_lazily(__name__)

__all__ = [
    "BadSimulation",
    "BankSimulation",
    "BankStrategy",
    "Cluster",
    "Estimate",
    "Measure",
    "Progress",
    "Role",
    "SeatResult",
    "SessionSummary",
    "Settings",
    "Share",
    "Simulation",
    "SimulationCode",
    "Strategy",
    "Value",
    "bank_object",
    "compiled",
    "connect_cluster",
    "read_bank_strategy",
    "read_strategy",
    "simulate",
    "simulation_object",
]
