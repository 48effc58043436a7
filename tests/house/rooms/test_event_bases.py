"""A room's own events are told apart from those of its table by a common property."""

from typing import get_args

from baccarat.house.model.ceremony import SealEvent
from baccarat.house.model.event_bases import HostEventBase, RoomEventBase, SealEventBase
from baccarat.house.model.hosting import HostEvent
from baccarat.house.model.state import RoomEvent
from baccarat.tables import Event


def test_each_kind_of_event_belongs_only_to_its_union() -> None:
    own, table = get_args(RoomEvent), get_args(Event)
    for common, union in (
        (RoomEventBase, RoomEvent),
        (HostEventBase, HostEvent),
        (SealEventBase, SealEvent),
    ):
        assert {kind for kind in (*own, *table) if issubclass(kind, common)} == {*get_args(union)}
