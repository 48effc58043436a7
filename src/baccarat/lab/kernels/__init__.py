"""Kernels that count many shoes at once and agree with the plain reference."""

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
