"""The joint distribution of many shoes at once: kernels beside the plain reference."""

from .batch import Batch, UnknownCell, joints, outcomes, sums
from .choice import KERNELS, Kernel, MissingKernel, TooManyCards, UnknownKernel

__all__ = [
    "KERNELS",
    "Batch",
    "Kernel",
    "MissingKernel",
    "TooManyCards",
    "UnknownCell",
    "UnknownKernel",
    "joints",
    "outcomes",
    "sums",
]
