"""The JSON Schema of everything sent over a room's socket: `python -m baccarat.web.schema`."""

import inspect
import sys
from typing import Any

import msgspec

from ..cards.card import POINTS, Card
from ..house.model.commands import Command
from ..house.model.gestures import GestureFrame
from ..house.model.refusal import HouseCode
from ..house.rooms.messages import Message, NotAccepted
from ..tables.common.refusal import RefusalCode

ROOT = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """Describe `Command` and `GestureFrame`, from browser to server, and `Message`, from server.

    Cards have an extra key `x-points`, the point value of each rank, and refusals `x-codes`, their
    possible codes.
    """
    (command, gesture, message), parts = msgspec.json.schema_components(
        [Command, GestureFrame, Message], ref_template=ROOT
    )
    for part in parts.values():
        # some Python versions strip a docstring's indentation, others do not
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    parts[Card.__name__]["x-points"] = POINTS
    parts[NotAccepted.__name__]["x-codes"] = sorted({*RefusalCode, *HouseCode})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "baccarat wire messages",
        "$defs": {**parts, "Message": message},
        "anyOf": [command, gesture, {"$ref": "#/$defs/Message"}],
    }


def schema_text() -> bytes:
    """Write the schema as JSON, which takes a few tenths of a second."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2)


def main() -> None:
    sys.stdout.write(schema_text().decode() + "\n")


if __name__ == "__main__":
    main()
