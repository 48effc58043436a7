"""A browser's notes on the shoe that test_verify.py plays, in the form saved by the page."""

import json
from typing import Any

import msgspec

from baccarat.notation import verify
from baccarat.notation.sealed import sealed_shoe
from baccarat.rules import back_of
from notation.test_verify import record

Saw = dict[str, Any]
OTHER = "5e" * 32


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def saw() -> Saw:
    """Return the notes of a browser in seat 2 on the whole shoe."""
    whole, found, sealed = sealed_shoe(record()), verify(record()), record().sealed
    assert sealed
    given_up = sealed.abandoned[0]
    own = sealed.attempt.openings[0]
    mine = {"opening": own, "commitment": own.commitment, "taken": True, "opened": True}
    places: dict[int, str] = {}
    at, coups = 0, {}
    for number, coup in enumerate(found.replay.coups, 1):
        assert coup
        sides = {str(side): list(hand.cards) for side, hand in coup.hands.items()}
        order = ["player", "banker"] * 2 + ["player"] * (len(sides["player"]) > 2)
        order += ["banker"] * (len(sides["banker"]) > 2)
        for side in order:
            nth = 1 + len([each for each in places.values() if f"{number} {side} " in each])
            places[at] = f"{number} {side} {nth}"
            at += 1
        hands = {side: {"cards": sides[side], "total": coup.hand(side).total} for side in sides}
        coups[number] = {"coup": number, "hands": hands, "outcomes": coup.outcomes}
    first = {"mine": [], "secret": given_up.secret, "missing": given_up.missing}
    last = {"mine": [mine], "secret": None, "missing": []}
    shoe = {
        "shoe": 4, "overruled": [], "roots": [sealed.root], "secret": record().secret,
        "attempts": [plain(given_up.attempt) | first, plain(sealed.attempt) | last],
        "out": at, "burnt": 0, "places": places, "coups": coups, "proved": at,
        "cards": dict(enumerate(whole.cards[:at])),
        "backs": {n: back_of(pack) for n, pack in enumerate(whole.packs[:at])},
    }  # fmt: skip
    head = {"format": "baccarat witness", "version": 1, "room": "blue", "seq": 9}
    return dict(plain(head | {"faults": [], "used": {OTHER: "4.1"}, "shoes": [shoe]}))
