"""The joint distribution of many shoes at once: kernels beside the plain reference."""

from .batch import Batch, joints
from .choice import KERNELS, Kernel, MissingKernel, TooManyCards, UnknownKernel

__all__ = [
    "KERNELS",
    "Batch",
    "Kernel",
    "MissingKernel",
    "TooManyCards",
    "UnknownKernel",
    "joints",
]
