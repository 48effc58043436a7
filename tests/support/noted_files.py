"""Shoes as other people note them: in the shapes of trackers, data sets, feeds and devices.

`python -m support.noted_files` writes the five fixtures again.
"""

import json
import random
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import xor
from pathlib import Path
from typing import Final

from baccarat.cards import Card, packs
from baccarat.lab import coups_of
from baccarat.rules import Coup

FOLDER: Final = Path(__file__).parents[1] / "fixtures" / "noted-shoes"
SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
NUMBERS: Final = {rank: str(number) for number, rank in enumerate("A23456789TJQK", 1)}
FRAME_SUITS: Final = {"s": 1, "h": 2, "d": 3, "c": 4}
PLACES: Final = {"p1": 0x81, "b1": 0x91, "p2": 0x82, "b2": 0x92, "p3": 0x83, "b3": 0x93}
RESULTS: Final = {"banker": 0xC0, "player": 0x90, "tie": 0xA0}


def dealt(seed: int, many: int, number: int = 8) -> list[Coup]:
    """Deal the first coups of a shoe."""
    cards = [*packs(number)]
    random.Random(seed).shuffle(cards)
    return [coup for coup, _ in zip(coups_of(cards), range(many), strict=False)]


def ten(card: Card) -> str:
    return "10" if card.rank == "T" else card.rank


SPELLINGS: Final[dict[str, Callable[[Card], str]]] = {
    "Kd": lambda card: card.value,
    "kd": lambda card: card.value.lower(),
    "KD": lambda card: card.value.upper(),
    "10h": lambda card: ten(card) + card.suit,
    "♥10": lambda card: SIGNS[card.suit] + ten(card),
    "d13": lambda card: card.suit + NUMBERS[card.rank],
    "d.13": lambda card: f"{card.suit}.{NUMBERS[card.rank]}",
    "K": ten,
    "13": lambda card: NUMBERS[card.rank],
    "0": lambda card: str(card.points),
}


def places(coup: Coup, spell: Callable[[Card], str]) -> dict[str, str]:
    """Return the six places, empty where no card was drawn."""
    found = dict.fromkeys(PLACES, "")
    for hand, cards in (("p", coup.player.cards), ("b", coup.banker.cards)):
        found |= {f"{hand}{at}": spell(card) for at, card in enumerate(cards, 1)}
    return found


def drawn(coup: Coup, spell: Callable[[Card], str]) -> list[str]:
    """Return the cards in the order drawn."""
    return [card for card in places(coup, spell).values() if card]


def letter(coup: Coup) -> str:
    return coup.outcome.value[0].upper()


def frames(coups: Iterable[Coup]) -> bytes:
    """Write coups as the frames of an electronic shoe, some of them twice."""
    written, sequence = bytearray(), 0

    def send(kind: bytes, *data: int, times: int = 1) -> None:
        nonlocal sequence
        body = str(sequence).encode() + kind + bytes(data) + b"\x03"
        check = f"{reduce(xor, body):02X}".encode()
        written.extend((b"\x05" + body + check) * times)
        sequence = sequence % 9 + 1

    for number, coup in enumerate(coups):
        send(b"S", times=1 + (number == 1))
        for name, card in places(coup, str).items():
            if card:
                suit, rank = FRAME_SUITS[card[1]], int(NUMBERS[card[0]])
                send(b"D", PLACES[name], 0x80)
                send(b"I", PLACES[name], 0x80 + 16 * suit + rank)
        if number == 2:
            send(b"E", 0x80)
        send(b"G", RESULTS[coup.outcome.value])
        send(b"P")
    return bytes(written)


def tracker() -> str:
    """Write results of three shoes, one on each line, with marks, gaps and remarks."""
    shoes = [dealt(seed, 24) for seed in (1, 2, 3)]
    first = ",".join(
        letter(coup)
        + "n" * coup.natural
        + "p" * (coup.player.cards[0].rank == coup.player.cards[1].rank)
        for coup in shoes[0]
    )
    second = [*map(letter, shoes[1])]
    second[4:6] = ["", ""]
    third = " ".join(map(letter, shoes[2]))
    return f"# evenings at table 7\n{first}\n\n{','.join(second)}\n{third}\n"


def log(coups: Sequence[Coup]) -> str:
    """Write a coup on each line in another alphabet, with a header, and with CRLF."""
    words = {"player": "闲", "banker": "庄", "tie": "和"}
    rows = [
        f"2026-11-0{1 + at // 20} 20:{at % 60:02};5号桌;{at + 1};{words[coup.outcome.value]}"
        for at, coup in enumerate(coups)
    ]
    return "\ufeff" + "\r\n".join(["时间;桌;局;结果", *rows, ""])


def data_set(shoes: Sequence[Sequence[Coup]]) -> str:
    """Write values of cards in columns; in every seventh line a third card is left from before."""
    rows, before = ["shoe_id,hand_no,P1,P2,P3,B1,B2,B3,Winner"], "5"
    for number, coups in enumerate(shoes, 1):
        for at, coup in enumerate(coups, 1):
            found = places(coup, SPELLINGS["0"])
            if at % 7 == 0 and not found["p3"]:
                found["p3"] = before
            cards = ",".join(found[name] for name in ("p1", "p2", "p3", "b1", "b2", "b3"))
            rows.append(f"{number},{at},{cards},{coup.outcome.value.capitalize()}")
    return "\n".join([*rows, ""])


def feed(coups: Sequence[Coup]) -> str:
    """Write a message for each coup, and one without cards between two."""
    lines = []
    for at, coup in enumerate(coups):
        found = places(coup, SPELLINGS["d.13"])
        hands = {
            name: [found[f"{name[0]}{place}"] for place in (1, 2, 3)]
            for name in ("playerCards", "bankerCards")
        }
        code = {"banker": 0, "player": 1, "tie": 2}[coup.outcome.value]
        lines.append(json.dumps({"table": "b7", "data": {**hands, "result": code}}))
        if at % 10 == 9:
            lines.append(json.dumps({"table": "b7", "bets": "open", "seconds": 15}))
    return "\n".join([*lines, ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "tracker.txt").write_text(tracker(), "utf-8")
    (FOLDER / "log.csv").write_bytes(log(dealt(4, 60)).encode())
    (FOLDER / "data-set.csv").write_text(data_set([dealt(seed, 30) for seed in (5, 6, 7)]), "utf-8")
    (FOLDER / "feed.jsonl").write_text(feed(dealt(8, 40)), "utf-8")
    (FOLDER / "device.bin").write_bytes(frames(dealt(9, 16)))


if __name__ == "__main__":
    main()
