"""The summary of a finished shoe, for players who return to it."""

from collections.abc import Callable

from support.server.guest import Guest, Message, stake
from support.server.process import Server


def _open(coup: int) -> Callable[[Message], bool]:
    """Whether a coup of the first shoe is open for bets, or the shoe is over."""
    return lambda now: (
        now["shoe"] == 2 or (now["coup"] == coup and now["view"]["phase"] == "staking")
    )


def test_a_finished_shoe_has_a_summary(server: Server) -> None:
    with Guest(server.address, "Ada") as ada, Guest(server.address, "Bea") as bea:
        order = {"pace": "instant", "fields": {"packs": 4}}
        door = f"/api/rooms/{ada.http.post('/api/rooms', json=order).json()['id']}"
        ada.enter(door.rsplit("/", 1)[-1])
        ada.ask({"type": "sit", "seat": 1, "amount": 500_000})
        for coup in range(1, 80):
            ada.until(_open(coup))
            if ada.now["shoe"] == 2:
                break
            if coup == 2:
                dealt = ada.http.get(f"{door}/shoes/1/summary")
                assert dealt.json()["code"] == "unknown-shoe"
            ada.ask(stake(banker=2_500))
            ada.ask({"type": "deal"})
        told = ada.http.get(f"{door}/shoes/1/summary").json()
        finished = [m["finished"] for m in ada.heard if m.get("finished")]
        drawn = [m["scorecards"] for m in ada.heard if m.get("finished")]
        assert (told["shoe"], told["coups"]) == (1, len(finished))
        assert told["coups"] > 25, "more than a page of one's coups"
        assert told["scorecards"] == drawn[-1]
        [own] = ada.http.get("/api/me/coups").json()["shoes"]
        assert own == told["own"] | {"room": door.rsplit("/", 1)[-1], "shoe": 1}
        assert own["coups"] == len(finished)
        assert bea.http.get(f"{door}/shoes/1/summary").json() == told | {"own": None}
        for shoe in (0, 2, 3, 2**70):
            assert "code" in bea.http.get(f"{door}/shoes/{shoe}/summary").json()
