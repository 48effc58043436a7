"""Whole shoes by the hundred million: simulation of punto banco."""

from .fault import BadSimulation, SimulationCode
from .result import Estimate, Simulation, simulation_object
from .settings import Settings
from .simulate import Progress, simulate

__all__ = [
    "BadSimulation",
    "Estimate",
    "Progress",
    "Settings",
    "Simulation",
    "SimulationCode",
    "simulate",
    "simulation_object",
]
