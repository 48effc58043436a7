"""Whole shoes by the hundred million: simulation of punto banco, chemin de fer and banque."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .banking.result import (
        BankSimulation as BankSimulation,
        Role as Role,
        SeatResult as SeatResult,
        bank_object as bank_object,
    )
    from .banking.strategy import (
        BankStrategy as BankStrategy,
        read_bank_strategy as read_bank_strategy,
    )
    from .cluster import Cluster as Cluster, connect_cluster as connect_cluster
    from .estimates import Measure as Measure, Share as Share, Value as Value
    from .fault import BadSimulation as BadSimulation, SimulationCode as SimulationCode
    from .result import (
        Estimate as Estimate,
        Simulation as Simulation,
        simulation_object as simulation_object,
    )
    from .session_summary import SessionSummary as SessionSummary
    from .settings import Settings as Settings
    from .simulate import Progress as Progress, simulate as simulate
    from .strategy import Strategy as Strategy, compiled as compiled, read_strategy as read_strategy
else:
    load_lazily(__name__)
