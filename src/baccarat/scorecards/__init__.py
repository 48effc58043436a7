"""Scorecards, kept as the shoe goes. They predict nothing (PB-18)."""

from .bead_plate import Bead, bead_plate
from .big_road import RoadBead, big_road
from .sheet import Scorecards, scorecards

__all__ = ["Bead", "RoadBead", "Scorecards", "bead_plate", "big_road", "scorecards"]
