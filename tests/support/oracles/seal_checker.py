"""A checker of sealed shoes written from docs/sealed-shoes.md alone.

It shares no code with the package: where both agree, the documentation is complete.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator
from itertools import count
from typing import Any

Said = dict[str, Any]


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def frame(*parts: object) -> bytes:
    out = b""
    for part in parts:
        text = str(part).encode("utf-8")
        out += len(text).to_bytes(4, "big") + text
    return out


def rules_digest(fields: Said) -> str:
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha(text.encode("utf-8")).hex()


def browser_commitment(opening: Said) -> str:
    drawn = bytes.fromhex(opening["nonce"]) + bytes.fromhex(opening["entropy"])
    return sha(drawn + opening["cut"].to_bytes(2, "big")).hex()


def transcript(attempt: Said) -> bytes:
    said, members, openings = attempt["announcement"], attempt["members"], attempt["openings"]
    parts = ["baccarat sealed shoe 1", said["room"], said["shoe"], said["attempt"], said["before"]]
    parts += [said["preset"], said["commitment"], said["cutter"], len(members)]
    for member in members:
        parts += [member["seat"], member["commitment"]]
    parts.append(len(openings))
    for each in openings:
        parts += [each["seat"], each["nonce"], each["entropy"], each["cut"]]
    return frame(*parts)


def abandoned_digest(given_up: Said) -> str:
    attempt, missing = given_up["attempt"], given_up["missing"]
    rest = frame(int(attempt["closed"]), given_up["secret"], len(missing), *missing)
    return sha(transcript(attempt) + rest).hex()


class Key:
    """The key of a shoe, and its streams."""

    def __init__(self, secret: str, attempt: Said) -> None:
        text = transcript(attempt)
        self.bytes = hmac.new(bytes.fromhex(secret), text, hashlib.sha256).digest()

    def block(self, label: str, number: int) -> bytes:
        text = label.encode("ascii") + b"\0" + number.to_bytes(8, "big")
        return hmac.new(self.bytes, text, hashlib.sha256).digest()

    def words(self, label: str) -> Iterator[int]:
        for number in count():
            made = self.block(label, number)
            yield from (int.from_bytes(made[at : at + 4], "big") for at in range(0, 32, 4))


def below(bound: int, words: Iterator[int]) -> int:
    largest = 2**32 // bound * bound
    for word in words:
        if word < largest:
            return word % bound
    raise AssertionError


def shoe(key: Key, attempt: Said, packs: int) -> tuple[int, list[str]]:
    """Return the cut, and the cards after it."""
    faces = [rank + suit for _ in range(packs) for suit in "cdhs" for rank in "A23456789TJQK"]
    cut, order = cut_order(key, attempt, len(faces))
    return cut, [faces[number] for number in order]


def packs_of(key: Key, attempt: Said, packs: int) -> list[int]:
    """Return the pack of each card after the cut."""
    _, order = cut_order(key, attempt, 52 * packs)
    return [number // 52 for number in order]


def cut_order(key: Key, attempt: Said, count: int) -> tuple[int, list[int]]:
    """Return the cut, and the positions before the shuffle of each card after the cut."""
    cards = list(range(count))
    words = key.words("shuffle")
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1, words)
        cards[place], cards[other] = cards[other], cards[place]
    chosen = [
        each["cut"] for each in attempt["openings"]
        if each["seat"] == attempt["announcement"]["cutter"]
    ]  # fmt: skip
    cut = chosen[0] if chosen else 0
    if not 0 < cut < len(cards):
        cut = 1 + below(len(cards) - 1, key.words("cut"))
    return cut, cards[cut:] + cards[:cut]


def leaf(position: int, salt: bytes, card: str) -> bytes:
    return sha(b"\0" + position.to_bytes(4, "big") + salt + card.encode("ascii"))


def root(leaves: list[bytes]) -> str:
    """Compute the root in another way than documented: split at the largest power of two below."""
    if len(leaves) == 1:
        return leaves[0].hex()
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    halves = root(leaves[:split]), root(leaves[split:])
    return sha(b"\1" + bytes.fromhex(halves[0]) + bytes.fromhex(halves[1])).hex()


def proof_holds(proof: Said, wanted: str, leaves: int) -> bool:
    position, path = proof["position"], [bytes.fromhex(each) for each in proof["path"]]
    if not 0 <= position < leaves:
        return False
    above = leaf(position, bytes.fromhex(proof["salt"]), proof["card"])
    while leaves > 1:
        if position ^ 1 < leaves:
            if not path:
                return False
            near = path.pop(0)
            above = sha(b"\1" + (near + above if position & 1 else above + near))
        position >>= 1
        leaves = (leaves + 1) >> 1
    return not path and above.hex() == wanted


def attempt_faults(attempt: Said, secret: str, number: int, *, finished: bool) -> Iterator[str]:
    said = attempt["announcement"]
    if said["attempt"] != number:
        yield "the attempts are not numbered one by one"
    if sha(bytes.fromhex(secret)).hex() != said["commitment"]:
        yield "the secret is not the one committed to"
    promised = {each["seat"]: each["commitment"] for each in attempt["members"]}
    seats = [each["seat"] for each in attempt["members"]]
    opened = [each["seat"] for each in attempt["openings"]]
    if seats != sorted(set(seats)) or opened != sorted(set(opened)):
        yield "a seat is there twice, or out of order"
    if len({*promised.values(), said["commitment"]}) <= len(promised):
        yield "two have one commitment"
    for each in attempt["openings"]:
        if promised.get(each["seat"]) != browser_commitment(each):
            yield "an opening was not committed to"
    if finished and (set(opened) != set(seats) or not attempt["closed"]):
        yield "not everyone has opened"


def faults(vector: Said) -> Iterator[str]:
    """Yield everything wrong with a finished shoe, in the form of the test vectors."""
    attempt, secret, fields = vector["attempt"], vector["secret"], vector["fields"]
    said, barred, secrets = attempt["announcement"], set[int](), [secret]
    before = "0" * 64
    for number, each in enumerate(vector.get("abandoned", ()), 1):
        yield from attempt_faults(each["attempt"], each["secret"], number, finished=False)
        here = each["attempt"]["announcement"]
        if any(here[name] != said[name] for name in ("room", "shoe", "preset")):
            yield "an abandoned attempt was for another shoe"
        seats = {member["seat"] for member in each["attempt"]["members"]}
        opened = {opening["seat"] for opening in each["attempt"]["openings"]}
        if seats & barred or set(each["missing"]) - (seats - opened):
            yield "a seat came back, or did open"
        if here["before"] != before:
            yield "an attempt does not name the one before it"
        before = abandoned_digest(each)
        barred |= set(each["missing"])
        secrets.append(each["secret"])
    if said["before"] != before:
        yield "an attempt does not name the one before it"
    if barred & {member["seat"] for member in attempt["members"]}:
        yield "a seat that let an attempt fail came back"
    if len(set(secrets)) < len(secrets):
        yield "a secret served twice"
    if rules_digest(fields) != said["preset"]:
        yield "other house rules"
    number = len(vector.get("abandoned", ())) + 1
    yield from attempt_faults(attempt, secret, number, finished=True)
    yield from _order_faults(vector)


def _order_faults(vector: Said) -> Iterator[str]:
    attempt, packs = vector["attempt"], vector["fields"]["packs"]
    key = Key(vector["secret"], attempt)
    cut, cards = shoe(key, attempt, packs)
    leaves = [leaf(at, key.block("salt", at), card) for at, card in enumerate(cards)]
    if root(leaves) != vector["root"]:
        yield "another root"
    if vector.get("cut", cut) != cut:
        yield "another cut"
    dealt = vector["cards"].split()
    if dealt != cards[: len(dealt)]:
        yield "another card, or out of order"
    for proof in vector.get("proofs", ()):
        if not proof_holds(proof, vector["root"], len(cards)):
            yield "a proof fails"


def head(record: Said) -> str:
    """Compute a record's running hash."""
    there = [player for player in record["players"] if "purse" in player]
    rules = rules_digest(record["fields"] | {"name": record["preset"]})
    parts = [record["room"], record["shoe"], rules, record["sealed"]["root"], len(there)]
    for player in there:
        parts += [player["seat"], player["name"], player["purse"]]
    running = sha(frame("baccarat head 1", *parts))
    for coup in record["coups"]:
        running = sha(running + coup.encode("utf-8"))
    return running.hex()
