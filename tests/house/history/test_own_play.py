"""A player's own play: its sums are those of the ledger, and its values those of the odds."""

import csv
import io
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from baccarat.house.history.played_shoes import LONGEST_PAUSE, count_seconds_played
from baccarat.lab.analysis.full_shoe import full_shoe_values
from baccarat.lab.analysis.played_bets import played_bets
from baccarat.lab.analysis.record_coups import recorded_coups
from baccarat.notation import read
from baccarat.rules import preset
from support.server.guest import Guest, Message, stake
from support.server.process import Server

GOLDEN = Path(__file__).parents[2] / "golden"
COUPS = 12


def _open(coup: int) -> Callable[[Message], bool]:
    return lambda now: now["coup"] == coup and now["view"]["phase"] == "staking"


def _chips(ada: Guest) -> int:
    """Return a player's units, in the account and at the table, from the room's own message."""
    [seat] = [each for each in ada.now["view"]["seats"] if each["seat"] == 1]
    laid = sum(bet["amount"] for bet in seat["stakes"])
    return int(ada.now["me"]["account"] + seat["purse"] + laid)


def test_the_sums_of_own_play_are_those_of_the_ledger(server: Server) -> None:
    with Guest(server.address, "Ada") as ada:
        room = ada.http.post("/api/rooms", json={"pace": "instant", "bots": 1}).json()["id"]
        ada.enter(room)
        ada.ask({"type": "sit", "seat": 1, "amount": 500_000})
        for coup in range(1, COUPS + 1):
            ada.until(_open(coup))
            ada.ask(stake(player=2_500 * coup, tie=2_500))
            ada.ask({"type": "deal"})
        ada.until(_open(COUPS + 1))
        play = ada.http.get("/api/me/play?zone=Europe/Paris").json()
        data = ada.http.get("/api/me/data").json()
        issued = sum(each["amount"] for each in data["transfers"] if each["source"] == "issue")
        [shoe] = play["shoes"]
        assert (shoe["room"], shoe["shoe"], shoe["coups"]) == (room, 1, COUPS)
        assert shoe["won"] == _chips(ada) - issued
        bets = {bet["name"]: bet for bet in shoe["bets"]}
        assert set(bets) == {"player", "tie"}
        assert sum(bet["won"] for bet in bets.values()) == shoe["won"]
        assert bets["tie"]["staked"] >= COUPS * 2_500
        assert bets["tie"]["squares"] >= COUPS * 2_500**2
        assert play["values"][shoe["rules"]]["player"]["mean"] == pytest.approx(-0.012351, abs=1e-6)
        assert (play["more"], play["zone"]) == (None, "Europe/Paris")
        gains = [own["won"] for own in play["biggest"]]
        assert {max(gains), min(gains)} <= {
            own["won"] for own in ada.http.get("/api/me/coups").json()["coups"]
        }
        answer = ada.http.get("/api/me/play.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        rows = list(csv.DictReader(io.StringIO(answer.text)))
        sheet = ada.http.get("/api/me/play.csv?spreadsheet=comma").content.decode("utf-8-sig")
        assert [
            {name: row[name].replace(",", ".") for name in ("staked", "won")}
            for row in csv.DictReader(io.StringIO(sheet), delimiter=";")
        ] == [{name: row[name] for name in ("staked", "won")} for row in rows]
        assert ada.http.get("/api/me/play.csv?spreadsheet=colon").json()["code"] == "malformed"
        assert [int(row["coup"]) for row in rows] == list(range(1, COUPS + 1))
        assert sum(round(float(row["won"]) * 100) for row in rows) == shoe["won"]
        whole = ada.http.get("/api/me/play.json").json()
        assert [own["won"] for own in whole] == [round(float(row["won"]) * 100) for row in rows]
        after = ada.http.get(f"/api/me/play?after={whole[-1]['id']}").json()
        assert (after["shoes"], after["biggest"]) == ([], [])
    with Guest(server.address, "Bea") as bea:
        empty = bea.http.get("/api/me/play").json()
        assert (empty["shoes"], empty["more"], empty["biggest"]) == ([], None, [])
        assert bea.http.get("/api/me/play.json").json() == []
        assert bea.http.get("/api/me/play.csv").text.count("\n") == 1


@pytest.mark.parametrize("name", ["midi", "chemin-de-fer", "banque-limitee"])
def test_bets_add_up_to_what_each_seat_won_in_the_coup(name: str) -> None:
    record = read((GOLDEN / f"{name}.bhh").read_text(encoding="utf-8"))
    kinds = Counter[str]()
    for played in recorded_coups(record):
        summary = played.coup.summary
        bets = played_bets(played.coup.transitions, summary)
        won = Counter[int]()
        for bet in bets:
            won[bet.seat] += bet.result
            kinds[bet.name] += bet.stake
        assert {seat: won[seat] for seat in won} == {seat: summary.won.get(seat, 0) for seat in won}
    expected = {"ponte", "bank"} if name != "midi" else {"player", "banker"}
    assert expected <= {kind for kind, stake in kinds.items() if stake}
    if name != "midi":
        assert kinds["ponte"] >= kinds["bank"] > 0


@pytest.mark.parametrize(
    ("name", "bet", "mean", "deviation"),
    [
        ("punto-banco", "player", -0.012351, 0.95),
        ("punto-banco", "banker", -0.010579, 0.93),
        ("punto-banco", "tie", -0.143596, 2.64),
        ("chemin-de-fer", "ponte", -0.012374, 0.95),
    ],
)
def test_values_are_those_that_are_published(
    name: str, bet: str, mean: float, deviation: float
) -> None:
    found = full_shoe_values(preset(name))[bet]
    assert found.mean == pytest.approx(mean, abs=5e-6)
    assert found.variance**0.5 == pytest.approx(deviation, abs=0.01)


def test_a_long_pause_is_no_time_played() -> None:
    def at(*seconds: float) -> list[str]:
        start = datetime(2027, 1, 15, tzinfo=UTC)
        return [(start + timedelta(seconds=each)).isoformat() for each in seconds]

    moments: Any = (0, 30, 75.5, 75.5 + LONGEST_PAUSE + 1, 75.5 + LONGEST_PAUSE + 21)
    assert all(later > earlier for earlier, later in pairwise(moments))
    assert count_seconds_played(at(*moments)) == 96
    assert count_seconds_played([]) == 0
