"""Write and check the last line of a record: the SHA-256 of all bytes above it."""

import hashlib
import re
from typing import Final

_SEAL: Final = re.compile(r"# sha256 [0-9a-f]{64}\n")


def sealed(body: str) -> str:
    """Add its seal to a body that ends with a line's end."""
    return f"{body}# sha256 {hashlib.sha256(body.encode()).hexdigest()}\n"


def split_checksum(text: str) -> tuple[str, str]:
    """Part a text into its body and its seal; the seal is empty where the last line is none."""
    at = text.rfind("\n", 0, -1) + 1
    return (text[:at], text[at:]) if _SEAL.fullmatch(text, at) else (text, "")
