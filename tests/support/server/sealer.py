"""A guest whose browser takes part in sealing shoes, and keeps everything it was told."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

from .guest import Guest, Message


class Sealer(Guest):
    """Commits and opens as a browser does; `steps` and `proofs` are everything it received.

    `cut` is where it cuts. Without `commits` it only draws, and the test calls `commit`. Set
    `opens` to False to make an attempt fail; `spoils` changes the opening.
    """

    query = "?seals"

    def __init__(self, address: str, name: str = "Ada") -> None:
        super().__init__(address, name)
        self.steps: list[Message] = []
        self.proofs: list[Message] = []
        self.mine: dict[str, Any] = {}
        self.cut = 0
        self.opens = True
        self.commits = True
        self.spoils: Callable[[Message], Message] = lambda opening: opening

    def hear(self, timeout: float | None = None) -> Message:
        message = super().hear(timeout)
        self.proofs += message.get("proofs", ())
        for step in message.get("seal", ()) if message["type"] == "news" else ():
            self.steps.append(step)
            self._answer(step)
        return message

    def of(self, kind: str) -> list[Message]:
        """List the steps of one kind."""
        return [step for step in self.steps if step["type"] == kind]

    def commit(self) -> None:
        """Commit to the drawn value."""
        drawn = bytes.fromhex(self.mine["nonce"] + self.mine["entropy"])
        text = drawn + self.mine["cut"].to_bytes(2, "big")
        commitment = hashlib.sha256(text).hexdigest()
        self.send(self.frame({"type": "seal-commit", "commitment": commitment}))

    def _answer(self, step: Message) -> None:
        seat = self.now["me"]["seat"]
        if step["type"] == "seal-announced" and seat:
            cutter = step["announcement"]["cutter"] == seat
            self.mine = {
                "nonce": secrets.token_hex(32),
                "entropy": secrets.token_hex(32),
                "cut": self.cut if cutter else 0,
            }
            if self.commits:
                self.commit()
        elif seat in {member["seat"] for member in step.get("members", ())} and self.opens:
            self.send(self.frame(self.spoils({"type": "seal-open", **self.mine})))
