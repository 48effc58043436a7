"""A server that notes all that it acknowledges, and whose machine may have a wrong clock.

`python -m support.server.member PLACE PORT CONNECTIONS PROXIES acks=FILE hours=N …` sets the wall
clock forward by N hours, on a machine that was started at another time than this one. Other
arguments are those of `baccarat.web`.
"""

import asyncio
import json
import os
import sys
import time
from datetime import datetime, timedelta, tzinfo

import msgspec

from baccarat.house import guests
from baccarat.house.model import clock
from baccarat.house.model.commands import Command
from baccarat.web.__main__ import main
from baccarat.web.command_channel import CommandChannel


def note_acks(file: int) -> None:
    """Append a line to a file for each acknowledgement, before it is sent."""
    answer = CommandChannel._on_answer

    def noted(
        channel: CommandChannel, command: Command, key: bytes, done: "asyncio.Future[int]"
    ) -> None:
        if not done.exception():
            told = {
                "kind": msgspec.to_builtins(command.do)["type"],
                "process": os.getpid(),
                "room": channel._room.settings.id,
                "player": channel._viewer.player,
                "id": command.id,
                "seq": done.result(),
            }
            os.write(file, json.dumps(told).encode() + b"\n")
        answer(channel, command, key, done)

    CommandChannel._on_answer = noted  # type: ignore[method-assign, assignment]


def set_clock(hours: float) -> None:
    """Set the wall clock, and pretend to be another machine."""
    ahead = 3600 * hours

    class OtherTime(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(hours=hours)

    real = time.time
    time.time = lambda: real() + ahead
    vars(clock)["datetime"] = OtherTime
    up = clock._up
    vars(guests)["this_machine"] = lambda: clock.Machine(
        time.time, lambda: up() + ahead, "another start"
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    own = dict(each.split("=", 1) for each in given if each.startswith(("acks=", "hours=")))
    note_acks(os.open(own["acks"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600))
    if hours := float(own.get("hours", "0")):
        set_clock(hours)
    main(*(each for each in given if not each.startswith(("acks=", "hours="))))
