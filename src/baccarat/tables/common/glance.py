"""Show a seat what it may know part by part: whoever answers a question reads little of a view."""

from typing import Any, Generic, TypeVar

import msgspec

from .seats import Seat

S = TypeVar("S")
V = TypeVar("V")


class Glance(msgspec.Struct, Generic[S, V], dict=True):
    """What a table's `view` shows to one seat, worked out as it is read.

    A game's own has the parts that its players read most, each as the view has it; any other comes
    with the `whole` view.
    """

    _state: S
    viewer: Seat

    def __getattr__(self, part: str) -> Any:
        if part == "whole":
            whole = self.__dict__[part] = self._view()
            return whole
        return getattr(self.whole, part)

    def _view(self) -> V:
        """Work out the view."""
        raise NotImplementedError
