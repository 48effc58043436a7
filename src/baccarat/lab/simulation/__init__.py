"""Whole shoes by the hundred million: simulation of punto banco."""

from .cluster import Cluster, connect_cluster
from .fault import BadSimulation, SimulationCode
from .result import Estimate, Simulation, simulation_object
from .session_summary import Measure, SessionSummary
from .settings import Settings
from .simulate import Progress, simulate
from .strategy import Strategy, compiled, read_strategy

__all__ = [
    "BadSimulation",
    "Cluster",
    "Estimate",
    "Measure",
    "Progress",
    "SessionSummary",
    "Settings",
    "Simulation",
    "SimulationCode",
    "Strategy",
    "compiled",
    "connect_cluster",
    "read_strategy",
    "simulate",
    "simulation_object",
]
