"""Write the end of the page on sealed shoes: test vectors for authors of a checker.

`python docs/sealed_shoes.py` rewrites docs/sealed-shoes.md and docs/sealed-shoes.json.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from baccarat.fairness import (
    FIRST,
    Abandoned,
    Announcement,
    Attempt,
    Ceremony,
    Member,
    Opening,
    commitment_of,
    preset_digest,
    seal_shoe,
    shoe_key,
    short_root,
)
from baccarat.rules import CheminPreset, Preset, preset
from baccarat.rules.presets.serialization import write_preset

DOCS = Path(__file__).parent
PAGE = DOCS / "sealed-shoes.md"
MARK = "<!-- the rest is written by docs/sealed_shoes.py -->\n"
"""Ends the part of the page that people write."""
VECTORS = DOCS / "sealed-shoes.json"


def digest(text: str) -> bytes:
    """Derive 32 reproducible bytes that look random."""
    return hashlib.sha256(text.encode()).digest()


def opening(name: str, seat: int, cut: int) -> Opening:
    """Make the opening of a browser in the vectors."""
    return Opening(seat, digest(f"{name} nonce {seat}").hex(), digest(f"{name} {seat}").hex(), cut)


def attempt(said: Announcement, openings: list[Opening], *, missing: int = 0) -> Attempt:
    """Go through the steps; `missing` is a seat that does not open."""
    made = Attempt(said)
    for each in openings:
        made = made.commit(Member(each.seat, each.commitment))
    made = made.close()
    for each in openings:
        made = made if each.seat == missing else made.open(each)
    return made


def announced(
    name: str, rules: Preset, cutter: int, *after: Abandoned
) -> tuple[bytes, Announcement]:
    """Make a secret for a vector, and its announcement, after the given abandoned attempts."""
    number = len(after) + 1
    secret = digest(f"{name} secret {number}")
    said = Announcement(
        room=name,
        shoe=len(name),
        attempt=number,
        before=after[-1].digest if after else FIRST,
        preset=preset_digest(rules),
        commitment=commitment_of(secret),
        cutter=cutter,
    )
    return secret, said


def nobody() -> dict[str, Any]:
    """No browser takes part; chance cuts."""
    rules = preset("punto-banco")
    secret, said = announced("salon", rules, 0)
    return vector(rules, Ceremony(attempt(said, [])), secret)


def cut_by_a_player() -> dict[str, Any]:
    """Two browsers, one of which cuts, after an attempt that failed because of a third."""
    rules, cuts = preset("super6"), {2: 0, 4: 123, 7: 9}
    first, said = announced("Café bleu", rules, 7)
    failed = attempt(said, [opening("first", seat, cut) for seat, cut in cuts.items()], missing=7)
    given_up = Abandoned(failed, first.hex(), (7,))
    secret, again = announced("Café bleu", rules, 4, given_up)
    made = attempt(again, [opening("second", seat, cuts[seat]) for seat in (2, 4)])
    return vector(rules, Ceremony(made, (given_up,)), secret)


def six_packs() -> dict[str, Any]:
    """Three browsers at chemin de fer; the cutter leaves the cut to chance."""
    rules = CheminPreset(name="chemin-de-fer")
    secret, said = announced("vert", rules, 9)
    made = attempt(said, [opening("vert", seat, cut) for seat, cut in ((9, 0), (1, 40), (3, 0))])
    return vector(rules, Ceremony(made), secret)


def vector(rules: Preset, ceremony: Ceremony, secret: bytes) -> dict[str, Any]:
    """Compute every value that a checker may want to compare."""
    made = ceremony.attempt
    sealed = seal_shoe(secret, made, rules.packs)
    last = len(sealed.cards) - 1
    return {
        "fields": write_preset(rules),
        "abandoned": msgspec.to_builtins(ceremony.abandoned),
        "attempt": msgspec.to_builtins(made),
        "secret": secret.hex(),
        "transcript_sha256": hashlib.sha256(made.transcript()).hexdigest(),
        "key": shoe_key(secret, made.transcript()).hex(),
        "cut": sealed.cut,
        "cards": " ".join(sealed.cards),
        "packs": " ".join(map(str, sealed.packs)),
        "root": sealed.root,
        "short_root": short_root(sealed.root),
        "proofs": [msgspec.to_builtins(sealed.proof(at)) for at in (0, last)],
    }


def vectors() -> list[dict[str, Any]]:
    return [{"of": each.__doc__, **each()} for each in (nobody, cut_by_a_player, six_packs)]


def vectors_text() -> str:
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


def page() -> str:
    """Write the whole page, with a line for each part of a vector."""
    parts = []
    for each in vectors():
        rows = (f" {json.dumps(key)}: {_json(value)}" for key, value in each.items())
        parts.append("```json\n{\n" + ",\n".join(rows) + "\n}\n```\n")
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return head + "\n".join([MARK, *parts])


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    VECTORS.write_text(vectors_text(), encoding="utf-8")
