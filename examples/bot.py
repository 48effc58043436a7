"""Play some coups at a new table of a running house: `bot.py http://127.0.0.1:8000/ chemin-de-fer`.

It needs httpx and websockets, and nothing of this package; docs/clients.md explains it.
"""

import itertools
import json
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Object = dict[str, Any]
KEEP = {"hold": "hold-bank", "pass_on": "pass-bank", "give_up": "give-up-bank"}


def answer(may: Object) -> Object:
    """Choose the command for one of `view.choices`: the least stakes, and the custom of drawing."""
    match may["type"]:
        case "stake":
            spots = [each for each in may["spots"] if each["low"] <= may["total"]]
            bets = [{"wager": each["wager"], "amount": each["low"]} for each in spots[:1]]
            return {"type": "stake", "bets": bets}
        case "may-stake-on":
            return {"type": "stake-on", "amount": may["low"], "side": may["sides"][0]}
        case "name" | "may-bid" if may["what"] != "bid":
            return {"type": may["what"], "amount": may["low"]}
        case "choose":
            return {"type": next(command for field, command in KEEP.items() if may[field])}
        case "speak":
            draws = may["draw"] and (may["custom"] == "draw" or not may["stand"])
            return {"type": "show" if may["show"] else "draw" if draws else "stand"}
        case "hold":
            return {"type": "deal-coup"}
        case "name-cutter":
            return {"type": "name-cutter", "cutter": may["seats"][0]}
        case _:
            return {"type": "pass"}


def play(socket: ClientConnection, coups: int) -> int:
    """Sit down, answer each question once, get up, and return the chips then, in units."""
    ids, answered, now = itertools.count(1), set[str](), Object()
    while not now or now["coup"] <= coups or now["me"]["seat"]:
        message = json.loads(socket.recv())
        if message["type"] == "refused":
            print(f"refused: {message}")
        now = message.get("now") or now
        may, place = now["me"]["may"], {key: now[key] for key in ("shoe", "coup", "decision")}
        commands = [(answer(each), each.get("what")) for each in now["view"]["choices"]]
        if now["coup"] <= coups and may["sit"]:
            commands.append(({"type": "sit", "amount": may["sit"]["high"]}, "seat"))
        if now["coup"] > coups and may["leave"]:
            commands.append(({"type": "leave"}, "seat"))
        if may["deal"]:
            commands.append(({"type": "deal"}, "coup"))
        for do, what in commands:
            question = do["type"] if what == "seat" else f"{place} {what} {do['type']}"
            if question not in answered:
                answered.add(question)
                socket.send(json.dumps({"id": f"{next(ids)}", **place, "do": do}))
    return int(now["me"]["account"])


def main(house: str, preset: str = "punto-banco", coups: str = "3") -> None:
    with httpx.Client(base_url=house) as http:
        guest = http.post("api/guests", json={"name": "Robot"}).raise_for_status().json()
        order = {"preset": preset, "pace": "instant", "bots": 3}
        room = http.post("api/rooms", json=order).raise_for_status().json()["id"]
        address = f"{house.replace('http', 'ws', 1)}api/rooms/{room}/socket?wire=1"
        cookie = {"Cookie": f"baccarat={http.cookies['baccarat']}"}
        with connect(address, additional_headers=cookie, max_size=None) as socket:
            won = play(socket, int(coups)) - guest["account"]
    print(f"{preset}: {won:+} units in {coups} coups")


if __name__ == "__main__":
    main(*sys.argv[1:])
