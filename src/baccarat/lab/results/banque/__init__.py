"""The result `banque`: `solved` solves each theta, and `findings` writes down what was found."""

from .findings import RESULT

__all__ = ["RESULT"]
