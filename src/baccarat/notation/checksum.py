"""Write and check the last line of a record, the SHA-256 of all bytes above it."""

import hashlib
import re
from typing import Final

_SEAL: Final = re.compile(r"# sha256 [0-9a-f]{64}\n")


def append_checksum(body: str) -> str:
    """Append the checksum to a body that ends with a newline."""
    return f"{body}# sha256 {hashlib.sha256(body.encode()).hexdigest()}\n"


def split_checksum(text: str) -> tuple[str, str]:
    """Split a text into its body and its checksum, which is empty if the last line is not one."""
    at = text.rfind("\n", 0, -1) + 1
    return (text[:at], text[at:]) if _SEAL.fullmatch(text, at) else (text, "")
