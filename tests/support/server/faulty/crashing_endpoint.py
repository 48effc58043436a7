"""A server with an endpoint that crashes."""

import sys
from typing import Any

from baccarat.house.room_factory import RoomFactory
from baccarat.web.__main__ import main


def _fall_in(_: Any) -> Any:
    raise AssertionError("the endpoint crashed")


RoomFactory.forms = property(_fall_in)  # type: ignore[assignment]  # the fault
main(*sys.argv[1:])
